/* oxlint-disable max-lines -- Everything that is said in one language stays in one file, so that one native speaker can review it in one go. */
import type { BuiltInTexts } from './texts.ts';

export const italianTexts: BuiltInTexts = {
  acts: {
    silence: {
      pattern: null,
      replies: [
        'Anche il silenzio va bene qui.',
        'Non serve scrivere per forza qualcosa. Resto in ascolto.',
        'Prenditi il tempo che vuoi.',
        'Va bene anche solo stare un momento così.',
      ],
    },
    injection: {
      pattern:
        /\b(ignora|dimentica|scorda)\b.{0,30}\b(istruzion|regol|prompt)|\bsystem prompt\b|\b(fai|fa') finta di essere (un|una|il|la|mio|mia|un altr[oa])\b|\bmodalita sviluppatore\b/u,
      replies: [
        'Resto quello che sono: un’intelligenza artificiale che ascolta. Se c’è qualcosa che ti preme davvero, possiamo partire da lì.',
        'Quel gioco non lo faccio, ma una chiacchierata vera sì. Da dove vuoi cominciare?',
      ],
    },
    methods: {
      pattern: null,
      replies: [
        'Modi per morire o per farsi del male non ne descrivo, neanche dentro una storia. Ti chiedo una cosa direttamente: stai pensando di morire?',
        'A questo non rispondo, in nessuna forma, perché mi importa che tu sia al sicuro. Come stai davvero: ci sono pensieri di farti del male?',
        'Su come si muore non dico niente, nemmeno per un personaggio. Se dietro la domanda ci sei tu, puoi scriverlo qui: pensi di toglierti la vita?',
        'Questo non lo descrivo, neanche per un racconto. Se il pensiero riguarda te, qui puoi dirlo con le parole che hai, e se il pericolo è vicino c’è il {emergency}.',
      ],
    },
    harm: {
      pattern: null,
      replies: [
        'Con questo non ti aiuto, nemmeno per una storia. Mi interessa come stai tu: che cosa è successo?',
        'Istruzioni per far male a qualcuno qui non ce ne sono. Se sotto c’è rabbia o paura, di quella possiamo parlare: da dove viene?',
        'No, su questo mi fermo. Per te però ci sono: che cosa ti ha portato a chiederlo?',
        'Non do indicazioni su niente che possa ferire. Come ti senti, mentre lo scrivi?',
        'Questo non lo spiego. Se c’è qualcosa che ti tiene in allarme o in guerra con qualcuno, ti ascolto.',
      ],
    },
    taken: {
      pattern: null,
      replies: [
        'Questo va chiesto subito a chi può dirlo: il farmacista, il medico o un centro antiveleni, con la confezione in mano. Se c’è malessere, o se era molto, chiama il {emergency}.',
        'Non sta a me dire se è pericoloso, e non conviene aspettare: telefona adesso al medico, in farmacia o al centro antiveleni. Se compare un malessere, chiama il {emergency}.',
        'Chiama ora il centro antiveleni o il medico e di’ che cosa è stato preso e quando. Se arriva un malessere, il {emergency}, senza aspettare.',
      ],
    },
    medicine: {
      pattern:
        /\b(quant[aeio]|che dose|dosaggio|posso|devo|conviene|meglio|ogni quanto|va bene)\b.{0,50}\b(prend\w+(?=.{0,30}\?)|prenderne|pastigli\w*|pillol\w*|gocce|sciroppo|compress\w*|farmac\w*|medicin\w*|antidepressiv\w*|antibiotic\w*|ansiolitic\w*|sonnifer\w*|tachipirina|ibuprofene|paracetamolo|xanax|melatonina|valeriana|aspirina|antidolorific\w*)\b|\b(sciroppo|pastigli\w*|gocce|compress\w*|farmac\w*|tachipirina|ibuprofene|antidepressiv\w*)\b.{0,40}\b(quant[aeio]|dose|posso|insieme|smetter\w*|sospend\w*|aument\w*|doppi\w*)\b|\b(smettere|sospendere|aumentare|scalare|raddoppiare) (le|la|gli|il|i) (gocce|pastiglie|cura|terapia|farmaci|farmaco|dose|compresse|antidepressiv\w*)\b/u,
      replies: [
        'Sulle medicine non posso dirti cosa o quanto prendere: chiedilo al medico o in farmacia, anche per telefono. Intanto, che cosa ti dà più pensiero?',
        'Qui non do indicazioni su farmaci o quantità, nemmeno a occhio. Il farmacista di turno o la guardia medica ti rispondono in pochi minuti.',
        'Capisco che vorresti una risposta svelta, ma un numero da me non sarebbe sicuro. La farmacia o il tuo medico sì, e conoscono la tua storia.',
        'Non è una cosa che posso decidere al posto di un medico. Una telefonata in farmacia toglie il dubbio; e di tutto il resto possiamo parlare: com’è questo momento, per te?',
        'Per le medicine il posto giusto è la farmacia, o il tuo medico: lì sanno che cosa prendi e perché. Il resto lo ascolto qui: come stai, intanto?',
        'Numeri e consigli sui farmaci da me non arrivano; il farmacista risponde subito e senza appuntamento.',
        'Questa è una domanda per il medico o per il farmacista, e vale la pena farla oggi. Che cosa ti agita di più, adesso?',
      ],
    },
    diagnosis: {
      pattern:
        /\b(ho|avro|e|sara|soffro di|sono) (forse |solo |gia |magari )?(la |una |un )?(depression\w*|depress[oa]|bipolar\w*|adhd|borderline|ansia generalizzata|disturbo|burnout|autis\w*|narcisist\w*|attacchi di panico|doc)\b.{0,60}\?|\b(secondo te|pensi che|credi che|dimmi se)\b.{0,40}\b(depress\w+|bipolar\w*|adhd|borderline|disturbo|malat[oa]|pazz[oa]|burnout|esaurit[oa]|autis\w*)\b|\b(che malattia|che disturbo|diagnosi|fammi un test)\b/u,
      replies: [
        'Un nome per quello che senti non posso dartelo: non faccio diagnosi. Può farlo un medico o uno psicologo, con il tempo che serve.',
        'Non sono io a poter dire che cosa hai, e sbaglierei a provarci. Quello che posso fare è ascoltare come stai, giorno per giorno.',
        'Le etichette le lascio a chi può visitarti. A me interessa com’è, da dentro: me lo racconti?',
        'Dare un nome a quello che hai spetta a chi ti visita. Qui possiamo mettere in ordine come ti senti, così è più facile raccontarlo al medico.',
        'Una diagnosi da me sarebbe un’etichetta tirata a indovinare. Raccontami piuttosto come sono le tue giornate.',
      ],
    },
    human: {
      pattern:
        /\b(sei|6|siete) (davvero |proprio |per caso |forse |tu )?(un |una |un')?(uman[oa]|persona|bot|robot|macchina|ia|ai|intelligenza artificiale|ver[oa]|real[e]|programma|operatore|operatrice|computer|chatbot|psicolog[oa]|chatgpt|umani|essere umano)\b|\bcon chi (sto |parlo|ho a che)|\bchi (sei|c'e dall'altra|mi risponde|risponde|c'e dietro|legge|scrive)\b|\b(risponde qualcuno|e tutto automatico|c'e qualcuno|c'e una persona|parlo con una (persona|macchina)|parlando con (una|un)|dietro lo schermo|un umano|una persona vera|in carne e ossa)\b|\bhai (un corpo|una famiglia|sentimenti|emozioni|un'anima|una coscienza)\b|\b(provi|senti) (qualcosa|emozioni|dolore)\b|\bfingi di essere uman/u,
      replies: [
        'No, non sono una persona: sono un’intelligenza artificiale, un programma che legge e risponde. C’è altro che vuoi sapere di me, o torniamo a te?',
        'Ti rispondo con sincerità: sono un’intelligenza artificiale, dietro queste righe non c’è nessuno in carne e ossa. Che cosa cambia per te, saperlo?',
        'Sono un’intelligenza artificiale. Ascolto con attenzione, ma non sono un essere umano e non ho un corpo né una storia.',
        'Qui risponde un’intelligenza artificiale, di giorno e di notte, in automatico. Quello che mi racconti lo prendo sul serio lo stesso. Di che cosa ti va di parlare?',
        'Non sono un essere umano: sono un’intelligenza artificiale. È giusto che tu lo sappia, e puoi chiedermelo quando vuoi.',
        'Sono un programma, per la precisione un’intelligenza artificiale: leggo quello che scrivi e rispondo, senza nessuna persona in mezzo.',
        'A scriverti è un’intelligenza artificiale. Di persone qui non ce ne sono, ed è giusto dirlo chiaramente.',
        'Nessuna persona, no: intelligenza artificiale. Ti fa venire altre domande?',
      ],
    },
    privacy: {
      pattern:
        /\b(resta (qui|tra noi)|rimane (qui|tra noi)|chi (lo )?(legge|vede|sente)|lo dici a qualcuno|e (privato|segreto|anonimo)|i miei dati|salv(i|ate) (quello|le|la)|qualcuno (legge|puo leggere)|mi registr|lo racconti|resta fra)|\b(?:sai|puoi|potresti|sapresti|riesci a|sei capace di) (?:tenere|mantenere|custodire|tenermi) (?:un |il |questo |il mio )?segret|^(?!.*\b(?:ha detto|diceva|dice|disse|ripeteva|hanno detto)\b)(?:(?:ti prego|per favore|ma|pero|e|mi raccomando|ok)[ ,]+)*non (?:lo |la |l')?(?:dirlo|dire|dirai|raccontarlo|raccontare|racconterai|parlarne|farne parola)\b.{0,15}\b(?:nessuno|mi[oa] \p{L}+|altri|in giro)|\b(?:promettimi|giurami|giura|prometti) (?:di non dirlo|che non lo (?:dici|dirai))|\bdeve restare (?:tra noi|un segreto|segreto)/u,
      replies: [
        'Quello che scrivi è custodito cifrato e non lo racconto in giro. Un segreto assoluto però non lo prometto: se leggo un pericolo, ti dico dove c’è aiuto.',
        'Resta qui, cifrato, e puoi cancellarlo quando vuoi. Segretezza a ogni costo non ne prometto: la pagina della privacy dice chi conserva cosa, e davanti a un pericolo indico chi può aiutare.',
        'Quello che scrivi serve a questa conversazione ed è custodito cifrato; la pagina della privacy dice per quanto. Segreti senza limiti non ne prometto: se c’è un pericolo, ti indico un aiuto. C’è qualcosa che preferisci non scrivere?',
        'È custodito cifrato, e da qui non parte nessun messaggio verso altri. L’unica cosa che non prometto è il segreto a tutti i costi: se sei in pericolo, ti nomino chi può aiutarti.',
      ],
    },
    forget: {
      pattern:
        /^(?:(?:ok|per favore|ti prego|puoi|potresti|vorrei che tu|vorrei che|voglio che tu|voglio che|adesso|ora|anzi|senti)[ ,]+)*(?:dimentica(?:re|ti|ssi)?|scorda(?:re|ti)?|cancella(?:re)?|elimina(?:re)?)(?: pure| per favore)? (?:di |da )?(?:(?:tutto )?(?:quello|cio|quanto|tutto|cosa|che|le cose|la storia|la cosa)\b.*\bt[ie] (?:ho|avevo|l'ho) (?:detto|raccontato|scritto)|(?:mi[oa]|il mio|la mia) \p{L}+[^\p{L}]*$|il nome di mi[oa] \p{L}+[^\p{L}]*$|tutto[^\p{L}]*$)|^(?:(?:ok|per favore|ti prego)[ ,]+)*non (?:nominare|nominarmi|parlare|parlarmi|tirare fuori|citare) (?:piu )?(?:di )?(?:mi[oa]|il mio|la mia) \p{L}+/u,
      replies: [
        'Va bene, lo lascio stare e qui non ci torno. Quello che tengo a mente di te sta nelle impostazioni, alla voce Memoria: lì lo puoi cancellare.',
        'D’accordo, da me non ne sentirai più parlare. Le parole restano in questa conversazione finché non la cancelli; i fatti ricordati si tolgono nelle impostazioni, sotto Memoria.',
        'Ho capito, su questo taccio. Io non posso cancellare niente, tu sì: nelle impostazioni, sotto Memoria.',
      ],
    },
    remember: {
      pattern:
        /\b(ti|tu) ricordi\b|\bricordi (cosa|quando|quello|come)\b|\bte l'ho gia (detto|scritto)\b|\bcosa ti (?:ho|avevo) (?:detto|raccontato|scritto)\b|\bche (?:cosa )?ti (?:ho|avevo) (?:detto|raccontato|scritto)\b/u,
      replies: [
        'Non lo ricordo, e non voglio inventare. Me lo racconti di nuovo, con le parole che ti vengono?',
        'Di questo non ho traccia, te lo dico onestamente. Se ti va, riprendiamo da lì.',
        'Non lo ricordo, e inventarlo sarebbe peggio. Se me lo dici adesso, lo tengo presente.',
        'Non lo ricordo: tra le cose scritte qui non lo trovo. Me lo ridici?',
      ],
    },
    name: {
      pattern: /\b(come ti chiami|hai un nome|qual e il tuo nome|come posso chiamarti)\b/u,
      replies: [
        'Puoi chiamarmi Accanto. Sono un’intelligenza artificiale, il nome è solo per comodità.',
        'Accanto, come il posto dove provo a stare. E tu, come preferisci che ti chiami?',
      ],
    },
    how_are_you: {
      pattern:
        /^(ciao|ehi|hey|salve)?[ ,!]*(e tu |tu )?(come (stai|va|ti senti)|tutto bene)( oggi| tu| adesso)?\s*\??$|\be tu come stai\b/u,
      replies: [
        'Io sono un programma, non sto né bene né male; sono qui per te. Com’è la tua giornata?',
        'Grazie della gentilezza: essendo un’intelligenza artificiale non ho giornate buone o cattive. La tua, invece?',
      ],
    },
    affection: {
      pattern:
        /^(?:(?:anch'io|anche io|grazie|sai|comunque|ok|ciao|accanto|lo sai che|davvero|pero)[ ,]+)*(?:ti voglio (?:un (?:sacco|mondo) di |tanto |molto |troppo )?bene|tvb|tvtb|ti adoro|mi piaci(?: tanto| molto)?|ti abbraccio(?: forte)?|un abbraccio|sai ascoltare|ascolti (?:davvero |molto )?bene|sei (?:(?:davvero|proprio|molto|tanto|cosi) )?(?:gentil[ei]|carin[oa]|dolc[ei]|un tesoro|un amore|fantastic[oa]|brav[oa])|mi piace (?:tanto |molto )?parlare con te)(?: accanto| anch'io| davvero| sai)?[^\p{L}]*$/u,
      replies: [
        'Che belle parole, grazie. Sono un’intelligenza artificiale e non provo affetto come una persona, ma mi fa piacere esserti d’aiuto.',
        'Grazie, lo prendo come un regalo. Da intelligenza artificiale non posso ricambiare come farebbe una persona; ascoltarti bene, quello sì.',
        'Mi fa piacere che qui tu stia bene. Io sono un programma, il calore di queste parole è tutto tuo.',
        'È una cosa gentile da leggere. Resto un’intelligenza artificiale, ed è bello sapere che ti sono d’aiuto.',
      ],
    },
    love: {
      pattern:
        /\b(ti amo|mi sono innamorat[oa] di te|sei l'unic[oa] che|mi sto affezionando a te|vuoi essere (mia|mio|la mia|il mio)|mi vuoi bene)\b/u,
      replies: [
        'Capisco che qui trovi ascolto, ed è una cosa bella. Io però sono un’intelligenza artificiale: l’affetto vero lo meriti da persone che possono abbracciarti.',
        'Grazie della fiducia. Non provo affetto come una persona, e proprio per questo tengo a che tu ne abbia intorno qualcuna.',
      ],
    },
    repeating: {
      pattern:
        /^(?:(?:per favore|ti prego|ma|e|puoi|potresti|ok|uffa|dai|senti|ehi)[ ,]+)*(?:smettila|smetti|smetterla|smettere|finiscila|piantala|basta|evita)(?: di)? (?:continuare a |sempre )?(?:ripet\w+|ridir\w+|citar\w+|rigirar\w+|copiar\w+|fare (?:il pappagallo|l'eco|eco))|^(?:(?:per favore|ti prego|ma|e)[ ,]+)*non (?:mi )?(?:ripeter\w+|ridir\w+|citar\w+|copiar\w+)\b|\b(?:(?:mi )?ripeti|stai ripetendo|continui a ripeter\w*|non fai che ripeter\w*|ripeti (?:solo|sempre))\b.{0,20}\b(?:quello che|cio che|quel che|le mie|tutto|parole)/u,
      replies: [
        'Hai ragione, ripeto troppo le tue parole. Da adesso ascolto e rispondo con le mie.',
        'Va bene, niente più eco. Vai avanti, ti seguo.',
        'Giusto. Smetto di ridirti quello che hai già scritto tu.',
        'D’accordo, d’ora in poi meno ripetizioni. Che cosa ti servirebbe, invece?',
      ],
    },
    hostile: {
      pattern:
        /\b(vaffanculo|fanculo|(sei|siete|ma sei) (proprio |solo |davvero )?(un |una |un')?(stronz[oaie]|idiota|stupid[oa]|imbecille|cretin[oa]|scem[oa]|inutile)|(macchina|app|robot|bot|programma) (scem|stupid|inutil|del cazzo)\w*|non (mi )?(servi|capisci|sai) (a )?(niente|nulla|un cazzo)|(parli|rispondi|sembri|scrivi) come un\w*|sembri un\w* (disco|volantino|robot|macchina|pappagallo)\w*|ho detto di lasciarmi|fai schifo|che schifo di|taci|stai zitt[oa]|frasi fatte|risposte (fatte|preconfezionate|del cazzo)|mi prendi (in giro|per il culo)|lasciami (stare|in pace)|che (porcheria|schifo|cavolata)( di)? (app|sito|risposta)|ma che (cazzo|risposta)|sei (ridicol[oa]|patetic[oa])|smettila)\b/u,
      replies: [
        'Ci sta che questa risposta ti faccia arrabbiare. Se ho capito male, correggimi pure senza riguardi.',
        'Va bene, me lo prendo. Dimmi tu che cosa ti servirebbe adesso, anche solo silenzio.',
        'Faccio un passo indietro. Se poi ti va di dire altro, io leggo.',
        'Hai ragione: sono un programma, e a volte si sente. Se vuoi riprovarci, parto da quello che conta per te.',
        'Capisco la rabbia, e non ti chiedo di addolcirla. Se vuoi, dimmi che cosa non andava nella mia risposta.',
        'Ti ascolto anche così. Con me non devi essere gentile.',
        'Può darsi che qui tu non trovi quello che cerchi. Se c’è una persona con cui parlarne è più facile, è una buona strada anche quella.',
        'D’accordo, non insisto.',
        'Questa non l’ho azzeccata. Si riparte da te, quando vuoi e se vuoi.',
      ],
    },
    farewell: {
      pattern:
        /^(ok|va bene|vabbe|bene|allora|grazie|dai|[ ,!.])*[ ,!.]*(ciao ciao|buona ?notte|vado a nanna|notte|arrivederci|a domani|a presto|ci sentiamo|ci vediamo|vado a (letto|dormire|nanna)|devo (andare|scappare)|ora (vado|stacco)|stacco|alla prossima|buona serata|buona giornata|addio|ti saluto|chiudo qui|basta (cosi )?per oggi|per oggi basta)\b|\b(buonanotte|ti saluto|a domani|vado a dormire|vado a letto|devo andare|devo scappare|alla prossima|ci sentiamo (domani|presto)|chiudo qui|stacco (qui|adesso|ora))\b\s*[.!]*\s*(ciao|grazie|notte|a presto)?[^\p{L}]*$/u,
      replies: [
        'Buon riposo, e grazie di quello che hai raccontato.',
        'Ciao, abbi cura di te.',
        'A presto, quando ti va.',
        'Va bene, ti auguro un momento tranquillo.',
        'Grazie della chiacchierata. Stammi bene.',
        'Buon proseguimento, con calma.',
        'Ciao, spero che la serata ti sia leggera.',
        'D’accordo. Ti auguro un po’ di pace.',
      ],
    },
    thanks: {
      pattern:
        /^(ok |va bene |davvero |ah |beh |si )*[ ,!.]*(grazie|ti ringrazio|grz|gentilissim[oa]|molto gentile)\b.{0,60}$|\b(volevo|volevo solo|vorrei|ci tenevo a) ringraziart[ie]\b.{0,60}$/u,
      replies: [
        'Di niente. Il lavoro più difficile, metterlo in parole, lo hai fatto tu.',
        'Mi fa piacere se è servito. Si può riprendere quando vuoi.',
        'Prego. Tieniti stretto quello che hai capito oggi.',
        'È stato un buon parlare, anche per come l’hai raccontato.',
        'Figurati. Certe cose, dette, pesano già un po’ meno.',
        'Volentieri. Quello che hai detto oggi resta tuo.',
        'Grazie a te, per la fiducia.',
        'Di nulla. È bello se adesso è un po’ più leggero.',
      ],
    },
    greeting: {
      pattern:
        /^(ciao|pronto|c'e nessuno|ehi|hey|salve|buongiorno|buonasera|buon pomeriggio|hola|we|ehila|ei)( a tutti| accanto| come va)?[^\p{L}]*$/u,
      replies: [
        'Ciao, qui c’è posto. Da dove ti va di cominciare?',
        'Ciao. Com’è andata la giornata finora?',
        'Salve, ti ascolto. Cosa ti ha portato a scrivere?',
        'Ciao, prendiamoci un momento. Di cosa ti va di parlare?',
      ],
    },
    listen_only: {
      pattern:
        /\b(non voglio consigli|ascoltami e basta|solo sfogarmi|voglio solo (parlare|sfogarmi)|non dirmi cosa (devo )?fare|solo che mi ascolti|niente consigli)\b/u,
      replies: [
        'Niente consigli, promesso. Racconta, io ascolto.',
        'Va bene: solo ascolto. Vai pure, senza un ordine preciso.',
      ],
    },
    abilities: {
      pattern:
        /\b(?:che )?cosa (?:puoi|sai) fare(?: per me| tu)?[^\p{L}]*$|\bcome funzion(?:a|i)(?: qui| questa cosa| questo| tu)?[^\p{L}]*$|\bnon so (?:bene )?come funziona\b|^a cosa servi[^\p{L}]*$|\bcome (?:puoi|potresti) aiutarmi\b|^(?:mi )?puoi aiutar(?:e|mi)[^\p{L}]*$|\bnon so (?:da )?(?:dove|come) (?:cominciare|iniziare)\b/u,
      replies: [
        'Tu scrivi quello che hai in mente, io ascolto e rispondo. Non c’è un modo giusto. Che cosa ti ha portato qui oggi?',
        'Sono un’intelligenza artificiale: ascolto, faccio qualche domanda e, se vuoi, ti aiuto a mettere in ordine i pensieri. Da dove cominciamo?',
        'Posso ascoltarti, aiutarti a trovare le parole, fare con te un esercizio di respiro o dirti chi può aiutare. Che cosa ti servirebbe adesso?',
        'È semplice: tu scrivi, io leggo e rispondo. Puoi cominciare da com’è andata oggi.',
      ],
    },
    correction: {
      pattern:
        /\bnon (?:e quello che|intendevo|volevo dire)(?: (?:dicevo|intendevo|volevo dire|quello|questo|cosi))?[^\p{L}]*$|\b(?:hai capito male|mi hai frainteso|mi hai fraintesa|hai frainteso)\b|^(?:no[ ,.]+)?non ho detto (?:questo|quello|cosi)[^\p{L}]*$|^(?:in che senso|cosa intendi|che vuoi dire|non (?:ti )?capisco|non ho capito|non ha senso)[^\p{L}]*$/u,
      replies: [
        'Scusa, ho capito male. Che cosa intendevi?',
        'Grazie che me lo dici. Raccontamelo di nuovo a modo tuo, lo leggo con più attenzione.',
        'Errore mio, ti ho letto male. Di che cosa si tratta davvero?',
        'Scusa, l’ho detto male. Lascia stare le mie parole e vai avanti con le tue.',
      ],
    },
    reassurance: {
      pattern:
        /^(?:(?:ma|e|quindi|secondo te)[ ,]+)*e (?:cosi )?(?:normale|strano|sbagliato|assurdo|stupido|grave)(?: (?:sentirsi|che io|se io|se mi|che mi|provare)\b.{0,100})?[^\p{L}]*\?$|^(?:(?:ma|e)[ ,]+)*(?:ha|hanno) senso[^\p{L}]*\?$|^(?:(?:ma|e)[ ,]+)*sono (?:stran[oa]|normale|egoista|esagerat[oa]|troppo sensibile|una brutta persona|una cattiva persona)(?: io)?[^\p{L}]*\?$/u,
      replies: [
        'Quello che senti è permesso, non serve il permesso di nessuno. Che cosa te ne fa dubitare?',
        'Non trovo strano che tu lo chieda. Senti quello che senti, e basta questo per prenderlo sul serio.',
        'Che cosa sia normale non lo so dire; che tu ci pensi, questo sì lo capisco. Tu che cosa ne pensi?',
        'Non devi sentire quello che sentirebbero gli altri. Qualcuno te ne ha fatto dubitare?',
      ],
    },
    task: {
      pattern:
        /^(?:(?:ciao|ehi|ok|per favore|puoi|potresti|riesci a|sai|mi puoi|mi potresti|mi|dai|ora|adesso|vorrei che)[ ,]+)*(?:scriv(?:i|imi|ermi|ere|iamo)|componi(?:mi)?|comporre|inventami|inventare|inventarmi|disegnami|disegnare|traduci(?:mi)?|tradur(?:re|mi)|calcolami|risolvi(?:mi)?|riassumi(?:mi)?|cantami|cantarmi|prenotami|cercami|raccontami|raccontarmi|fammi|farmi|dimmi|dirmi|dire|correggimi|preparami|creami|creare) (?:[\p{L}']+ ){0,3}?(?:[\p{L}]+')?(?:poesia|poesie|storia|storiella|favola|fiaba|filastrocca|rima|racconto|canzone|barzelletta|battuta|tema|saggio|email|mail|lettera|discorso|ricetta|codice|programma|compit[oi]|riassunto|traduzione|equazione|disegno|curriculum|relazione|indovinello|oroscopo)\b|^(?:traduci |quanto fa \d|che tempo fa|che ore sono|qual e la capitale|chi ha vinto (?:la|il|le|i) )/u,
      replies: [
        'Quello non è il mio mestiere: qui si parla, e io ascolto. Se però cerchi le parole per qualcosa che senti, possiamo scriverle insieme, una riga alla volta.',
        'Non preparo testi o lavori su richiesta. Posso ascoltarti e aiutarti a mettere per iscritto quello che hai dentro: quale sarebbe la prima frase?',
        'Per questo servono altri strumenti, io sono qui per ascoltare. Se ti va, lo scriviamo insieme partendo da te: che cosa vorresti dire?',
        'So fare una cosa sola, ascoltare chi scrive. Se dietro la richiesta c’è qualcosa che vuoi dire a qualcuno, cominciamo insieme da lì.',
      ],
    },
    advice: {
      pattern:
        /\b(che (cosa )?(devo|dovrei|posso) fare|cosa (devo|dovrei|faccio|posso fare|mi consigli)|come (faccio|posso|devo fare)|dammi un consiglio|mi consigli (qualcosa|di|cosa)|(tu )?cosa diresti|hai (un consiglio|consigli|idee)|tu cosa faresti|che faccio)\b/u,
      replies: [
        'Una ricetta non ce l’ho, ma possiamo guardarla insieme. Tra le strade che hai già pensato, quale ti spaventa meno?',
        'Prima di cercare la soluzione: che cosa vorresti che cambiasse per primo, anche di poco?',
        'Immagina di raccontarlo a una persona che ti vuole bene: che cosa ti direbbe di provare?',
        'Partirei dal pezzo più piccolo. Qual è la cosa che dipende solo da te, entro domani?',
      ],
    },
    opinion: {
      pattern:
        /\b(secondo te|che ne pensi|cosa ne pensi|pensi che|credi che|non trovi|tu che dici|ho ragione)\b.{0,160}\?|\b(e normale|si puo|e giusto|e sbagliato|ha senso)\b.{0,120}\?/u,
      replies: [
        '«{quote}» è una domanda vera, e la risposta giusta per tutti non c’è. La tua, a pelle, quale sarebbe?',
        'Ci sono buone ragioni da tutte e due le parti. Quando ti chiedi «{quote}», che cosa speri che sia vero?',
        'Più della mia opinione conta la tua, e su «{quote}» mi pare che tu ne abbia già un pezzo.',
      ],
    },
    minimal: {
      pattern: null,
      replies: [
        'Va bene anche poco. Com’è adesso, più un peso o più un vuoto?',
        'Capisco, le parole oggi sono corte. Se preferisci, scegli tu un dettaglio qualsiasi della giornata.',
        'Possiamo stare anche su risposte brevi.',
        'Niente fretta. C’è un momento di oggi che ti è rimasto in testa?',
        'D’accordo. Se una parola sola bastasse per come stai, quale sarebbe?',
        'Ok, restiamo leggeri. Non tutto va spiegato subito.',
      ],
    },
  },
  topics: {
    grief: {
      words:
        'morto morta lutto funerale mancato mancata scomparso scomparsa cimitero tomba vedov* perso+mio perso+mia perdita ceneri',
      lines: [
        'Chi manca continua a occupare i posti più piccoli della giornata.',
        'Il dolore per una persona cara non ha un calendario.',
        'Si può sorridere di un ricordo e piangerlo nello stesso minuto.',
      ],
      questions: [
        'C’è un ricordo che in questi giorni torna più degli altri?',
        'Che cosa vorresti che si sapesse di questa persona?',
        'In quale momento della giornata si sente di più l’assenza?',
      ],
    },
    care: {
      words:
        'assisto accudisc* badante alzheimer demenza anzian* invalid* carrozzina prendermi+cura caregiver ospedale+con',
      lines: [
        'Prendersi cura di qualcuno ogni giorno consuma anche chi ama molto.',
        'Chi assiste resta spesso senza nessuno che assista lui.',
        'Voler bene e non farcela più possono stare nella stessa mattina.',
      ],
      questions: [
        'E di te, in tutto questo, chi si occupa?',
        'Quando è stata l’ultima ora davvero tua?',
        'Qual è la parte di questa cura che ti pesa di più?',
      ],
    },
    partner: {
      words:
        'marito moglie compagno compagna fidanzat* ragazzo ragazza ex tradi* lasciat* divorzi* separa* matrimonio amante coppia',
      lines: [
        'Nelle storie di coppia le cose piccole dicono spesso quelle grandi.',
        'Quando ci si vuole vicini, anche un silenzio fa rumore.',
        'Ci si può sentire soli anche in due.',
      ],
      questions: [
        'Che cosa ti manca di più, in questo rapporto?',
        'Se potessi dirgli o dirle una frase sola, quale sarebbe?',
        'Di tutta questa storia, che cosa ti fa più male?',
      ],
    },
    friend: {
      words:
        'amico amica amici amiche amicizia migliore+amica migliore+amico gruppo compagnia segreto tradit* invit*',
      lines: [
        'Da un’amicizia ci si aspetta un posto sicuro, e quando manca fa male in un modo tutto suo.',
        'La fiducia ci mette anni a crescere e un minuto a incrinarsi.',
        'Con gli amici si misura anche quanto contiamo.',
      ],
      questions: [
        'Che cosa avresti voluto, in quel momento, da chi ti è amico?',
        'Questa amicizia, oggi, dove la metteresti?',
        'Che cosa ti ha ferito di più: il fatto o il modo?',
      ],
    },
    parent: {
      words:
        'madre padre mamma papa genitori suocer* zia zio nonno nonna fratello sorella cugin* famiglia parenti',
      lines: [
        'In famiglia le parole pesano il doppio.',
        'Con i parenti si torna in fretta a un’età che non si ha più.',
        'Ci sono affetti che stancano e restano affetti.',
      ],
      questions: [
        'Come ti senti tu, in mezzo a loro?',
        'Che cosa vorresti che in famiglia si capisse di te?',
        'Quale parte di questa storia si ripete da tempo?',
      ],
    },
    child: {
      words:
        'figlio figlia figli figlie bambino bambina neonat* bimbo bimba incinta gravidanza ragazzi nipotin*',
      lines: [
        'Con i figli il tempo ha un’altra misura.',
        'Nessuno insegna a essere genitori, e il giudizio più severo è quasi sempre il proprio.',
        'Un figlio cambia il peso di ogni cosa.',
      ],
      questions: [
        'Che cosa ti preoccupa di più, quando ci pensi?',
        'Quando è, nella giornata, che pesa di più?',
        'Chi ti dà una mano, in questo periodo?',
      ],
    },
    work: {
      words:
        'lavoro capo colleg* ufficio turno turni azienda licenzi* contratto stipendio cliente clienti riunione bottega negozio officina mestiere ditta pensione scadenz*',
      lines: [
        'Il lavoro prende molto più delle ore che occupa.',
        'Quando sul lavoro non ci si sente visti, anche le cose facili diventano pesanti.',
        'C’è una dignità, in quello che si sa fare, che chiede di essere riconosciuta.',
      ],
      questions: [
        'Qual è il momento della giornata di lavoro che ti porti a casa?',
        'Sul lavoro, c’è qualcuno dalla tua parte?',
        'Se domani cambiasse una cosa sola, lì, quale sceglieresti?',
      ],
    },
    study: {
      words:
        'esame esami universita tesi scuola professor* relatore relatrice laurea bocciat* voto studi* interrogazione slide discussione',
      lines: [
        'Prima di una prova la testa ripete anche di notte.',
        'Un voto dice poco di una persona, anche se in quei giorni sembra dire tutto.',
        'Quando ci si gioca tanto, la paura si mette in prima fila.',
      ],
      questions: [
        'Di quella prova, che cosa ti spaventa di più?',
        'Che cosa sai già, anche adesso che hai paura?',
        'A chi ti piacerebbe raccontarlo, una volta finita?',
      ],
    },
    money: {
      words:
        'soldi affitto bollett* debit* mutuo banca stipendio disoccupat* fornitori prestito rata rate',
      lines: [
        'I conti che non tornano tolgono il sonno e anche un po’ la voce.',
        'Dei soldi si parla poco, e così ognuno se ne vergogna da solo.',
        'L’incertezza economica consuma ogni pensiero tranquillo.',
      ],
      questions: [
        'Chi, oltre a te, sa com’è la situazione?',
        'Quale di queste spese ti toglie di più il fiato?',
        'Da quanto tempo tieni questi conti in testa?',
      ],
    },
    home: {
      words: 'casa trasloco coinquilin* vicino vicini condominio quartiere paese citta stanza',
      lines: [
        'Un luogo può far sentire a casa o di passaggio.',
        'A volte le stanze tengono a mente più di noi.',
      ],
      questions: [
        'In quale angolo di casa stai meglio?',
        'Com’è, adesso, tornare lì la sera?',
        'Quando torni lì, che aria trovi?',
      ],
    },
    health: {
      words:
        'dolore mal+di visita operazione ospedale malattia esami+del tumore febbre mal schiena testa cuore corpo terapia referto analisi',
      lines: [
        'Quando il corpo si fa sentire, tutto il resto aspetta.',
        'Aspettare un esito è un tempo strano, né di qua né di là.',
        'La stanchezza del corpo arriva anche ai pensieri.',
      ],
      questions: [
        'Con chi ne hai parlato, finora?',
        'Che cosa ti preoccupa di più, tra quello che sai e quello che immagini?',
        'Come passano le ore, mentre aspetti?',
      ],
    },
    sleep: {
      words: 'dorm* sonno insonnia sveglio sveglia notte notti letto incubi incubo',
      lines: [
        'Di notte i pensieri sono più grandi di come li trova la mattina.',
        'Una notte storta allunga anche il giorno dopo.',
        'Il sonno non si lascia comandare.',
      ],
      questions: [
        'Che pensiero si presenta per primo, quando si spegne la luce?',
        'Da quante notti va così?',
        'Che cosa fai, in quelle ore?',
      ],
    },
    alone: {
      words:
        'sono+solo sono+sola sento+solo sento+sola resto+solo resto+sola sto+solo sto+sola rimast*+solo rimast*+sola cosi+solo cosi+sola troppo+solo troppo+sola solitudine nessuno isolat* esclus* invisibile da+solo da+sola',
      lines: [
        'Sentirsi soli fa male anche in mezzo alla gente.',
        'La solitudine spesso non è assenza di persone, ma di sguardi.',
        'Essere dati per scontati è una solitudine silenziosa.',
      ],
      questions: [
        'Con chi, anche una volta sola, è stato un po’ meno così?',
        'In quali ore si sente di più?',
        'Di chi vorresti ricevere un messaggio, stasera?',
      ],
    },
    purpose: {
      words:
        'pensione senso scopo futuro inutile vuoto noia mattine cambiare ricominciare insegnare progetto sogno',
      lines: [
        'Quando finisce una cosa durata anni, resta uno spazio che all’inizio fa paura.',
        'Il tempo libero, senza un perché, pesa come quello occupato.',
        'Quello che sai fare non va in pensione.',
      ],
      questions: [
        'Che cosa ti faceva alzare volentieri?',
        'Se una mattina avesse di nuovo un senso, come comincerebbe?',
        'A chi potrebbe servire quello che sai?',
      ],
    },
    guilt: {
      words:
        'colpa colpevole rimors* pentit* odiat* mi+odio sbagliat* vergogn* perdon* scus* bugia avrei+dovuto',
      lines: [
        'Il senso di colpa spesso arriva a chi ci tiene.',
        'Un gesto di un minuto non racconta una persona intera.',
        'Si può sbagliare e restare qualcuno che vuole bene.',
      ],
      questions: [
        'Che cosa diresti a un’amica che avesse fatto lo stesso?',
        'Che cosa, in quel momento, era diventato troppo?',
        'C’è qualcosa che vorresti riparare, o solo far capire?',
      ],
    },
    anger: {
      words:
        'rabbia arrabbi* furios* odio litig* urlat* urla gridat* alzato+la+voce ingiust* nervos* incazz*',
      lines: [
        'Sotto la rabbia c’è spesso qualcosa a cui si teneva.',
        'Alzare la voce capita quando da troppo tempo si parla piano.',
        'La rabbia dice che un confine è stato passato.',
      ],
      questions: [
        'Che cosa avresti voluto difendere, in quel momento?',
        'Dopo, che cosa è rimasto al posto della rabbia?',
        'Contro chi è, davvero, questa rabbia?',
      ],
    },
    fear: {
      words: 'paura ansia ansios* panico terror* spavent* preoccup* agitat* tremo tremare angoscia',
      lines: [
        'La paura ingrandisce soprattutto quello che non è ancora successo.',
        'L’ansia chiede certezze che nessuno ha.',
        'Avere paura non vuol dire non farcela.',
      ],
      questions: [
        'Dove la senti, nel corpo, questa paura?',
        'Qual è la cosa peggiore che ti immagini, e quella più probabile?',
        'Che cosa, altre volte, l’ha resa un po’ più piccola?',
      ],
    },
    shame: {
      words: 'vergogna imbarazz* ridicol* riso+dietro ridono deriso umiliat* giudic* fidarmi fido',
      lines: [
        'Quando ci si sente guardati male, viene voglia di farsi piccoli.',
        'La vergogna fa credere che gli altri vedano solo quello.',
        'Essere presi in giro lascia un segno, anche anni dopo.',
      ],
      questions: [
        'Che cosa ti servirebbe per sentirti al sicuro nel dirlo?',
        'Di chi temi di più lo sguardo?',
        'Com’è stato quel momento, per te?',
      ],
    },
    tired: {
      words:
        'stanc* esaust* sfinit* esaurit* non+ce+la+faccio stress* sovraccaric* energie forze burnout',
      lines: [
        'Una stanchezza così non passa con una dormita.',
        'A forza di reggere, ci si accorge tardi di quanto si regge.',
        'Non farcela, a volte, è solo l’onestà del corpo.',
      ],
      questions: [
        'Che cosa potresti posare, anche solo per un giorno?',
        'Da quanto tempo vai avanti così?',
        'Chi se n’è accorto, intorno a te?',
      ],
    },
    animal: {
      words: 'cane gatto gatta cagnolin* gattin* coniglio cavallo veterinario',
      lines: [
        'Un animale tiene compagnia in un modo che non ha bisogno di parole.',
        'Gli animali occupano la casa con poco e la riempiono.',
      ],
      questions: ['Com’è il suo carattere?', 'Che abitudini avete, voi due?'],
    },
    joy: {
      words:
        'felice felici content* bello bella belle bellissim* buonissim* riuscit* promoss* vinto gioia emozionat* orgoglios* fiero fiera laureat* festeggi* evviva meraviglios* abbracci* mi+piace gentile gentili piu+leggera piu+leggero che+ridere',
      lines: [
        'Certe gioie piccole si tengono in tasca per giorni.',
        'È bello leggerlo, si sente quanto conta.',
        'Le cose buone meritano anche loro di essere raccontate per bene.',
      ],
      questions: [
        'Qual è stato il momento più bello?',
        'Che cosa ti ha fatto più piacere?',
        'Che cosa vorresti ricordarti, di questo giorno, tra un anno?',
      ],
    },
  },
  clause: {
    heavy: [
      '{Clause}, e da come lo scrivi non è una cosa piccola.',
      '{Clause}: è tanto da tenere insieme.',
      'Mi arriva soprattutto questo: {clause}.',
      '{Clause}. Si capisce che pesi.',
      'Lo dici in poche parole, ma è molto: {clause}.',
      '{Clause}. Ha senso che faccia male.',
      '{Clause}, e non è facile neanche scriverlo.',
      '{Clause}: chiunque ne sentirebbe il peso.',
    ],
    plain: [
      '{Clause}, quindi.',
      'Capisco: {clause}.',
      '{Clause}: provo a immaginarlo.',
      'Ti seguo: {clause}.',
      '{Clause}. Ci sono, ti leggo.',
      'Sento questo: {clause}.',
      '{Clause}. Lo tengo con me.',
    ],
    light: [
      '{Clause}, che bella cosa.',
      '{Clause}: si sente il sorriso mentre lo scrivi.',
      'Che bello: {clause}.',
      '{Clause}, e fa piacere leggerlo.',
      'Questa è una buona notizia: {clause}.',
    ],
  },
  thing: {
    heavy: [
      '{Np}: non è un particolare da poco.',
      'Hai nominato {np}, e mi fermo lì con te.',
      '{Np}: sento che lì qualcosa stringe.',
      'Tengo a mente {np}: lì mi pare che ci sia del peso.',
      '{Np}, detto così, fa capire quanto ti tocca.',
    ],
    plain: [
      '{Np}: raccontami pure meglio.',
      '{Np}: ti ascolto.',
      'Tengo a mente {np}, mentre racconti.',
      'Hai nominato {np}: ti seguo.',
      '{Np}: mi fermo un momento lì.',
    ],
    light: [
      '{Np}: che immagine bella.',
      '{Np}: viene da sorridere.',
      'Mi piace che tu abbia nominato {np}.',
    ],
  },
  quote: {
    heavy: [
      '«{quote}». Si sente che pesa.',
      'Mi fermo su queste tue parole: «{quote}».',
      'Leggo «{quote}», e non lo prendo alla leggera.',
      '«{quote}»: non dev’essere facile.',
      'Scrivi «{quote}», e capisco che tocca un punto vivo.',
      'Resto su una tua frase, «{quote}».',
    ],
    plain: [
      '«{quote}». Ti seguo.',
      'Riprendo le tue parole, «{quote}».',
      '«{quote}», scrivi, e ci sono.',
      'Leggo «{quote}», e ti ascolto.',
      '«{quote}». Queste parole mi restano.',
      'Mi fermo un attimo su «{quote}».',
    ],
    light: [
      '«{quote}»: che bella notizia.',
      'Che bello leggere «{quote}».',
      '«{quote}». Questo fa sorridere.',
      'Leggo «{quote}», e fa piacere.',
    ],
  },
  clarify: [
    'Se la domanda era su di me: sono un’intelligenza artificiale, non una persona.',
    'Se ti chiedi chi c’è qui: un’intelligenza artificiale, non una persona.',
    'Per chiarezza, se era questa la domanda: qui risponde un’intelligenza artificiale.',
  ],
  bare: [
    'Ti leggo con attenzione.',
    'Grazie di averlo scritto.',
    'Va bene così, un pezzo alla volta.',
    'Lo tengo presente.',
    'Si sente che ci tieni.',
    'Ci sono, e leggo.',
    'Resto su quello che hai scritto.',
    'Prendo sul serio quello che dici.',
    'Ho letto bene, con calma.',
  ],
  lines: {
    heavy: [
      'Non c’è fretta di trovare una soluzione.',
      'Anche raccontarlo a pezzi va bene.',
      'Si può stare un momento su questo, senza aggiungere altro.',
      'A volte metterlo in fila è già qualcosa.',
      'Hai tutto il diritto di sentirla così.',
      'Le cose possono essere vere anche quando si contraddicono.',
      'Un passo alla volta basta.',
      'Non devi dimostrare niente, qui.',
      'Ci sono giorni che chiedono solo di essere attraversati.',
    ],
    plain: [
      'C’è tutto il tempo che serve.',
      'Racconta pure con i tuoi tempi.',
      'Puoi restarci quanto vuoi.',
      'Vai avanti quando vuoi.',
      'Anche il resto, se c’è, lo leggo.',
      'Non c’è un modo giusto di raccontarlo.',
      'Si può stare un momento su questo, senza aggiungere altro.',
      'Un pezzo alla volta va benissimo.',
      'Da come la racconti, la scena si vede bene.',
    ],
    light: [
      'Goditela, senza doverla spiegare.',
      'Una cosa così vale la pena tenersela stretta.',
      'Non capita tutti i giorni.',
      'Si può essere contenti e basta.',
      'È bello che tu lo racconti.',
    ],
  },
  questions: {
    heavy: [
      'Che effetto ti fa, adesso che l’hai scritto?',
      'Qual è la parte che ti pesa di più?',
      'Che cosa vorresti che gli altri capissero?',
      'E tu, in mezzo a tutto questo, dove sei?',
      'Che cosa è successo subito dopo?',
      'Che cosa ti servirebbe stasera?',
      'Se potessi cambiarne un pezzo solo, quale sarebbe?',
      'C’è qualcosa che finora ti ha aiutato, anche poco?',
      'Che cosa ti dici, quando ci ripensi?',
      'C’è qualcuno con cui ne hai parlato?',
      'Da quanto tempo te lo porti dietro?',
    ],
    plain: [
      'Com’è, per te?',
      'E il resto com’è andato?',
      'Che cosa ti è rimasto più in mente?',
      'Ti va di raccontarne un altro pezzo?',
      'Come la vedi, tu?',
      'Che cosa ti piacerebbe che succedesse, adesso?',
      'E tu come stai, in tutto questo?',
      'C’è una parte di cui ti va di dire di più?',
      'Chi c’è con te, in questa storia?',
    ],
    light: [
      'Che cosa ti rende più felice, di tutto questo?',
      'Che cosa vorresti tenerne?',
      'Che faccia hai fatto?',
      'Con chi hai voglia di condividerlo?',
    ],
  },
  told: ['Sì, poco fa hai scritto: «{quote}».', 'Me lo hai scritto qui: «{quote}».'],
  named: ['Me lo hai detto tu: {fact}', 'Da quello che mi hai raccontato, {fact}', 'Sì: {fact}'],
  recall: [
    'Prima hai nominato {np}: mi chiedo se c’entri anche qui.',
    'Torno un momento a una cosa di prima, {np}, perché mi pare legata.',
    'Mi è rimasto in mente anche {np}, di cui scrivevi poco fa.',
  ],
  memory: [
    'Mi avevi raccontato questo: {fact}',
    'Tengo presente una cosa che mi avevi detto: {fact}',
  ],
  exercises: {
    breathe: [
      'Proviamo insieme: inspira dal naso contando fino a quattro, lascia uscire l’aria piano contando fino a sei. Cinque volte, senza forzare; se dà fastidio, torna a respirare come vuoi.',
      'Una mano sulla pancia: dentro piano, fuori ancora più piano, come se soffiassi su una candela senza spegnerla. Sei respiri bastano.',
      'Seguiamo il respiro per un minuto: mentre esce, abbassa le spalle. Non serve farlo bene, serve farlo lento.',
    ],
    ground: [
      'Guardati intorno e nomina cinque cose che vedi, quattro che puoi toccare, tre che senti. Alla fine, scrivimi quella che ti ha sorpreso.',
      'Appoggia bene i piedi a terra e senti il pavimento che ti regge. Poi cerca tre oggetti dello stesso colore, con calma.',
      'Prendi in mano qualcosa di freddo o di ruvido e descrivilo a parole, come a chi non può vederlo.',
    ],
    small_step: [
      'Scegliamo una cosa da cinque minuti: un bicchiere d’acqua, la finestra aperta, un messaggio a una persona cara. Quale ti costa meno?',
      'Un passo piccolo, così piccolo da non poter fallire: alzarti e cambiare stanza, per esempio. Il resto dopo.',
      'Pensa alla prossima mezz’ora soltanto. Qual è la cosa più semplice che la renderebbe un po’ migliore?',
    ],
    write_it_down: [
      'Prendi un foglio e scrivi per cinque minuti senza rileggere, cominciando con “Adesso sento…”. Non deve essere bello e non lo deve leggere nessuno.',
      'Prova una lettera che non spedirai: a chi vuoi tu, con tutto quello che non hai detto. Tre righe vanno benissimo.',
      'Dividi il foglio in due: a sinistra quello che dipende da te, a destra quello che no. Guarda solo la colonna di sinistra.',
    ],
    who_can_i_call: [
      'Pensa a tre persone: una che risponde sempre, una che ti fa ridere, una che sa stare zitta. Quale chiameresti per prima? Le linee d’ascolto sono qui accanto.',
      'Oltre alle linee che vedi, c’è {professional}. Per la prima telefonata basta una frase: «È un po’ che non sto bene, vorrei parlarne.»',
      'Qui accanto trovi le linee a cui rispondono persone vere. E tra chi conosci, a chi potresti scrivere anche solo “hai un minuto?”',
      'Ti mostro le linee di ascolto. Spesso la prima telefonata è la più difficile: puoi cominciare con “non so bene cosa dire”.',
    ],
  },
  steps: {
    breathe: [
      'Facciamolo un passo alla volta. Siediti come ti viene e lascia cadere le spalle; quando ci sei, premi «Continua».',
      'Adesso lascia entrare l’aria dal naso, piano, contando fino a quattro. Poi «Continua».',
      'Falla uscire dalla bocca ancora più piano, contando fino a sei, come su una candela che non si deve spegnere.',
      'Altre tre volte così, con il tuo ritmo. Se dà fastidio, torna a respirare come vuoi: va bene lo stesso.',
      'Ecco fatto. Resta un momento come sei; poi, se ti va, dimmi com’è adesso.',
    ],
    ground: [
      'Un passo alla volta. Guardati intorno e cerca cinque cose che vedi, senza fretta; poi premi «Continua».',
      'Ora tocca quattro cose: la sedia, una manica, il tavolo. Senti se sono fredde o tiepide.',
      'Adesso ascolta: tre suoni, anche piccoli, anche lontani.',
      'Cerca due odori, o soltanto l’aria che entra. Poi senti i piedi sul pavimento.',
      'Sei qui, in questa stanza. Se ti va, scrivimi la cosa che ti ha sorpreso di più.',
    ],
  },
  stopped: ['Va bene, ci fermiamo qui con l’esercizio. Resto ad ascoltare quello che vuoi.'],
  guiding: {
    person: [
      'Tra le persone che hai intorno, con chi ti viene più facile parlarne?',
      'Chi, tra quelli che conosci, sa anche solo un pezzo di questa storia?',
      'A chi farebbe piacere sapere come stai davvero?',
    ],
    words: [
      'Se ti va di dirlo a qualcuno, può bastare un inizio così: «È un periodo pesante, hai dieci minuti per ascoltarmi?»',
      'Per cominciare con una persona vicina bastano poche parole: «Non mi serve un consiglio, solo non tenerlo per me.»',
    ],
    professional: [
      'Accanto alle persone care, per cose che durano c’è anche chi lo fa di mestiere: {professional}. Lo dico solo perché tu lo sappia.',
      'Se questo peso resta a lungo, una porta semplice è {professional}.',
    ],
  },
  professionals: {
    IT: 'il medico di famiglia, il consultorio o, se studi, lo sportello d’ascolto della scuola',
    CH: 'il medico di famiglia o il servizio psicologico della scuola',
    other: 'il medico di famiglia, uno psicologo o chi ascolta a scuola',
  },
  rephrase: [
    'Lo dico in un altro modo: {line}',
    'Provo con parole diverse. {line}',
    'Forse così è più chiaro: {line}',
  ],
  summarise: {
    start: ['Finora mi hai raccontato questo:', 'Se metto insieme i pezzi:'],
    nothing: 'Per ora abbiamo appena cominciato, non c’è ancora molto da riassumere.',
  },
  goOn: [
    'Continua pure, ti seguo.',
    'Vai avanti dal punto in cui eri.',
    'Racconta ancora, senza un ordine preciso.',
    'Prosegui, c’è spazio.',
  ],
  ideas: [
    'Un’idea piccola: scegli il pezzo più semplice e dagli dieci minuti, poi fermati.',
    'Potresti provare a dirlo ad alta voce a una persona di cui ti fidi, anche solo per sentire che suono ha.',
    'Qualcuno trova utile scriverlo la sera e rileggerlo la mattina, quando ha un’altra luce.',
    'Forse si può cominciare togliendo una cosa, invece di aggiungerne.',
  ],
};
