import type { TellingWords } from './words.ts';

export const italianTelling: TellingWords = {
  shortly: {
    heavy: [
      'Mi dispiace, è tanto.',
      'Dev’essere dura.',
      'Capisco che ti pesi.',
      'Immagino che faccia male.',
      'Non è poco, quello che porti.',
      'Si sente quanto pesa.',
    ],
    plain: ['Capisco.', 'Ah, ecco.', 'Sì, ti seguo.', 'Ti leggo.', 'Ho capito.', 'Ti ascolto.'],
    light: ['Che bello.', 'Fa piacere leggerlo.', 'Ma dai, bello!', 'Che bella cosa.'],
  },
  echo: {
    heavy: [
      '{Clause}… non dev’essere facile.',
      '{Clause}. Si sente che pesa.',
      '{Clause}. È dura.',
    ],
    plain: [
      '{Clause}, ecco.',
      'Ah, {clause}.',
      '{Clause}… capisco.',
      '{Clause}: ti seguo.',
      'Ecco, {clause}.',
      '{Clause}, già.',
    ],
    light: ['{Clause}, che bello.', '{Clause}! Bello.', '{Clause}: fa piacere.'],
  },
  spoken: ['«{quote}»: parole così restano.', '«{quote}»… me le immagino, quelle parole.'],
  insulted: [
    'È una cosa crudele da sentirsi dire.',
    'Nessuno dovrebbe sentirsi dire una cosa così.',
    'Parole così fanno male, chiunque le dica.',
  ],
  asked: {
    taken: [
      'Una risposta pronta non ce l’ho.',
      'È una domanda giusta.',
      'Capisco perché lo chiedi.',
    ],
    questions: ['Tu che cosa speri?', 'Da dove ti viene?', 'Tu che cosa diresti?'],
  },
  answered: {
    heavy: [
      'Adesso vedo dove fa male.',
      'Sì, capisco perché.',
      'Questo dice molto.',
      'Adesso mi è più chiaro.',
      'Capisco, e non è poco.',
      'Ecco che cosa c’era sotto.',
    ],
    plain: [
      'Ah, ecco.',
      'Adesso mi è più chiaro.',
      'Così me lo immagino meglio.',
      'Ora ti seguo.',
      'Così capisco meglio.',
    ],
    light: ['Bene così.', 'Fa piacere.', 'Buon segno.'],
  },
  noted: ['Vai avanti, se vuoi.', 'Anche questo conta.', 'Me lo immagino.', 'Continua, se ti va.'],
  unquotable:
    /^(?:che|perche|se|quando|come|e|ma|o|a|di|da|con|per|no|si|boh|mah|cioe|tipo|anche|poi|non so)\b|\b(?:chiam\w+|nome|mi (?:dici|fai|dai|chiedi|ripeti|ascolti|capisci|rispondi|stressi)|tu|ti|te|tuo|tua|ahah\w*|hai|sei|scusa|lascia|speriamo)\b/u,
  days: {
    lunedi: 'lunedì',
    martedi: 'martedì',
    mercoledi: 'mercoledì',
    giovedi: 'giovedì',
    venerdi: 'venerdì',
  },
  things: [
    {
      sign: /\b(?:abort\w* (?!volontar)|aborto|ho perso (?:il|un) (?:bambino|bimbo|figlio)|perso la (?:bambina|bimba|gravidanza)|nat[oa] mort[oa])\b/u,
      questions: ['Come lo stai portando, in questi giorni?', 'Chi sa quanto ti fa male?'],
      remarks: [
        'Per quanto poco sia durata, l’attesa era vera.',
        'È una perdita vera, a qualunque settimana.',
      ],
    },
    {
      sign: /./u,
      of: 'gone',
      questions: ['Com’era {who}?', 'Se pensi a {who}, che cosa ti torna in mente per primo?'],
      remarks: ['{who} lascia un grande vuoto, immagino.'],
    },
    {
      sign: /\b(?:non lo sa nessuno|nessuno lo sa|nessuno sa|non l'ho (?:mai )?detto|(?<!\b(?:ha|aveva|hanno|avevano) )mai detto|non lo sa\b|non (?:gliel'|l')ho (?:mai )?(?:detto|raccontato)|di nascosto|segreto)\b/u,
      questions: [
        'Com’è essere l’unica persona a saperlo?',
        'Che cosa succederebbe se qualcuno lo sapesse?',
      ],
      remarks: ['Allora finora te lo sei portato dietro senza nessuno.'],
    },
    {
      sign: /\b(?:mi|ci|m'|me l') ?(?:ha|hanno) (?:detto|urlato|gridato|risposto|riso|dato d(?:el|ella|ell))|\bhanno riso\b/u,
      mood: 'heavy',
      questions: [
        'Che effetto ti ha fatto sentirlo?',
        'Hai potuto rispondere qualcosa, o ti è rimasto dentro?',
      ],
      remarks: [],
    },
    {
      sign: /\b(?:(?:gliel'ho|glielo ho|le ho|gli ho) (?:gia |finalmente |appena )?(?:detto|chiesto|confessato|scritto|raccontato)|l'ho (?:finalmente |appena )?(?:chiamat[oa]|fatto|raccontato)|ho (?:finalmente |appena )?(?:chiamato|parlato con|detto a|scritto a|chiesto a|raccontato a|confessato))\b/u,
      questions: ['Com’è stato dirlo?', 'E dopo, com’è stato?'],
      remarks: ['Non è poco, averlo fatto.'],
    },
    {
      sign: /\b(?:non (?:mi|ci) (?:ha|hanno) (?:mai |nemmeno |neanche )?(?:invitat\w*|chiamat\w*|considerat\w*|cercat\w*)|senza di me|mi ignora\w*|mi escludono|smettono di parlare|non (?:mi )?risponde)\b/u,
      questions: ['Che cosa ti ha fatto, dentro?', 'Che cosa avresti voluto, invece?'],
      remarks: ['Restare fuori così brucia.'],
    },
    {
      sign: /\b(?:forse (?:vado|ci vado|glielo|chiamo|faccio|l[oa] (?!sono\b)\p{L}{3,}o|mi (?:iscrivo|trasferisco|licenzio))|ho deciso|(?<!se )(?<!se domani )(?<!se stasera )ci vado(?! (?:da|ogni|sempre|tutt|spesso|il|la))|penso che (?:andro|faro|glielo)|(?:stasera|domani) (?:(?:gli|le|lo|la) \p{L}+o|chiamo|vado|provo|parlo)|mi iscrivo|ho un piano)\b/u,
      questions: [
        'Che effetto fa, avere un’idea di che cosa fare?',
        'Che cosa speri che ne venga?',
      ],
      remarks: ['Allora qualcosa che vuoi fare c’è.', 'È un passo.'],
    },
    {
      sign: /\b(?<day>domani|dopodomani)\b/u,
      questions: ['Come ti senti, se pensi a {day}?', 'Che cosa renderebbe più facile {day}?'],
      remarks: [],
    },
    {
      sign: /\b(?:aspett(?:o|iamo|ando) (?:il|la|i|gli|le|l'|un|che|risposta|una|ancora)|in attesa|i risultati|l'esito|il referto)\b/u,
      questions: ['Come passi il tempo dell’attesa?'],
      remarks: ['Aspettare così stanca.'],
    },
    {
      sign: /\b(?:piango|piangevo|(?:viene|venuto|venga|voglia|messa?o?|metto|scoppi\w+|finit[oa]|smetto) (?:da|di|a) piangere|ho pianto|sono in lacrime|le lacrime)\b/u,
      mood: 'heavy',
      questions: ['Quando arrivano, le lacrime?', 'Che cosa fa partire le lacrime?'],
      remarks: ['C’è tanto, in quelle lacrime.'],
    },
    {
      sign: /\b(?:visto|letto|scoperto|saputo) .{0,30}\b(?:instagram|insta|facebook|whatsapp|foto|storia|messaggi\w*|telefono|cellulare)\b|\bcon un messaggio\b|\bmi ha (?:risposto|scritto)\b/u,
      questions: ['Che cosa hai provato, leggendolo?', 'E poi, che cosa hai fatto?'],
      remarks: ['Vederlo scritto è un’altra cosa.'],
    },
    {
      sign: /\b(?:(?:non|nn) (?:riesco a )?dorm\w+|svegli[oa] (?:da|alle|fino)|mi sveglio alle|insonnia|dormo (?:poco|male|\d|tre|due|quattro)\b)/u,
      questions: ['Che cosa ti toglie di più il sonno?', 'Come sono le notti, quando va peggio?'],
      remarks: ['Le notti così sono lunghe.'],
    },
    {
      sign: /\b(?:una volta (?:si|era\w*|c'era\w*|andav\w+)|da (?:piccol|bambin|ragazz)[oa]|(?:mi|ci) (?!dic|url|grid|picchi|critic|insult|sgrid|prend|umili|ignor|rimprover)\p{L}+(?:ava|eva|iva) sempre|(?:lo|la|li) \p{L}+(?:avo|evo|ivo) sempre|ogni (?:estate|domenica|natale)|ai tempi|prima (?:andav|facev|uscv|giocav)\p{L}+|giocavo|facevamo)\b/u,
      questions: ['Che cosa ti manca di più di quel tempo?', 'Che altro ti ricordi?'],
      remarks: ['Me lo immagino.', 'È un ricordo da tenere.'],
    },
    {
      sign: /\b(?:vorrei (?!morire|sparire|farla|non)|mi (?:basterebbe|piacerebbe)|voglio solo|volevo solo|mi servirebbe|avrei bisogno)/u,
      questions: ['Che cosa cambierebbe, allora?', 'Che cosa c’è di mezzo?'],
      remarks: ['Non è chiedere troppo.', 'Capisco perché lo vorresti.'],
    },
    {
      sign: /(?<!\b(?:ho|ha|hai|avevo|aveva|hanno|avevamo|compiuto|compio|di|a|da vent\w*) )\b(?<years>(?:\d{1,2}|due|tre|quattro|cinque|sei|sette|otto|nove|dieci|venti|trenta|quaranta) anni)\b(?! fa| eh| e mezzo)/u,
      questions: ['Che cosa è cambiato di più, in questi anni?'],
      remarks: ['{years} sono tanti.'],
    },
    {
      sign: /\b(?:trasferit[oaie]|traslocat[oaie]|mi sono spostat|nuov[oa] (?:citta|casa|scuola|lavoro|reparto|classe)|cambiato (?:reparto|citta|casa|scuola))\b/u,
      questions: ['Che cosa ti manca di più di prima?', 'Come sono le sere, lì?'],
      remarks: ['È tutto nuovo in una volta, allora.'],
    },
    {
      sign: /\b(?:malat[oa]|ictus|parkinson|alzheimer|demenza|tumore|cancro|diagnos\w+|operazione|ospedale|ricoverat[oa]|cadut[oa]|infarto)\b/u,
      of: 'alive',
      questions: ['Come sta adesso {who}?', 'Che cosa è cambiato tra te e {who}, da allora?'],
      remarks: [],
    },
    {
      sign: /./u,
      of: 'alive',
      questions: ['Come va, tra te e {who}?', 'Che cosa vorresti far capire a {who}?'],
      remarks: [],
    },
  ],
};
