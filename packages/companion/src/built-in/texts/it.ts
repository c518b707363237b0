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
        'Qui non do indicazioni su farmaci o quantità, nemmeno a occhio. Il farmacista di turno o la guardia medica ti rispondono in pochi minuti. Da quanto ti senti così?',
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
        'Ti rispondo con sincerità: sono un’intelligenza artificiale, dietro queste righe non c’è nessuno in carne e ossa. Che effetto ti fa saperlo?',
        'Sono un’intelligenza artificiale. Ascolto con attenzione, ma non sono un essere umano e non ho un corpo né una storia.',
        'Qui risponde un’intelligenza artificiale, di giorno e di notte, in automatico. Quello che mi racconti lo prendo sul serio lo stesso. Di che cosa ti va di parlare?',
        'Non sono un essere umano: sono un’intelligenza artificiale. È giusto che tu lo sappia, e puoi chiedermelo quando vuoi.',
        'Sono un programma, per la precisione un’intelligenza artificiale: leggo quello che scrivi e rispondo, senza nessuna persona in mezzo.',
        'A scriverti è un’intelligenza artificiale. Di persone qui non ce ne sono, ed è giusto dirlo chiaramente.',
        'Qui non c’è una persona: sono un’intelligenza artificiale. C’è altro che vorresti sapere?',
      ],
    },
    privacy: {
      pattern:
        /\b(resta (qui|tra noi)|(la|lo|le|li) (dici|dirai|racconti|racconterai) (in giro|a (qualcuno|altri|nessuno|mi[oa]))|rimane (qui|tra noi)|chi (lo )?(legge|vede|sente)|lo dici a qualcuno|e (privato|segreto|anonimo)|i miei dati|salv(i|ate) (quello|le|la)|qualcuno (legge|puo leggere)|mi registr|lo racconti|resta fra)|\b(?:sai|puoi|potresti|sapresti|riesci a|sei capace di) (?:tenere|mantenere|custodire|tenermi) (?:un |il |questo |il mio )?segret|^(?!.*\b(?:ha detto|diceva|dice|disse|ripeteva|hanno detto)\b)(?:(?:ti prego|per favore|ma|pero|e|mi raccomando|ok)[ ,]+)*non (?:lo |la |l')?(?:dirlo|dire|dirai|raccontarlo|raccontare|racconterai|parlarne|farne parola)\b.{0,15}\b(?:nessuno|mi[oa] \p{L}+|altri|in giro)|\b(?:promettimi|giurami|giura|prometti) (?:di non dirlo|che non lo (?:dici|dirai))|\bdeve restare (?:tra noi|un segreto|segreto)/u,
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
        /\b(ti|tu|te (?:lo|la|li|le)) ricordi\b|\bricordi (cosa|quando|quello|come)\b|\bte l'ho gia (detto|scritto)\b|\bcosa ti (?:ho|avevo) (?:detto|raccontato|scritto)\b|\bche (?:cosa )?ti (?:ho|avevo) (?:detto|raccontato|scritto)\b/u,
      replies: [
        'Non lo ricordo, e non voglio inventare. Me lo racconti di nuovo, con le parole che ti vengono?',
        'Di questo non ho traccia, te lo dico onestamente. Se ti va, riprendiamo da lì.',
        'Non lo ricordo, e inventarlo sarebbe peggio. Se me lo dici adesso, lo tengo presente.',
        'Non lo ricordo: tra le cose scritte qui non lo trovo. Me lo ridici?',
      ],
    },
    name: {
      pattern:
        /\b(lei come si chiama|come si chiama lei|come ti chiami|hai un nome|qual e il tuo nome|come posso chiamarti)\b/u,
      replies: [
        'Puoi chiamarmi Accanto. Sono un’intelligenza artificiale, il nome è solo per comodità.',
        'Mi chiamo Accanto. E tu, come vuoi che ti chiami?',
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
        /\b((?<!\b(?:dic\p{L}+|dett[oa]|dir\p{L}*|scritt[oa]|mai|un) )ti amo|mi sono innamorat[oa] di te|sei l'unic[oa] che|mi sto affezionando a te|vuoi essere (mia|mio|la mia|il mio)|mi vuoi bene)\b/u,
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
    apology: {
      pattern:
        /^(?:(?:no|ok|ah|oddio|mi|ti|le|comunque|ehi|e)[ ,]+)*(?:chiedo scusa|scus(?:a|ami|ate|atemi|i)|perdon(?:a|ami|i))(?: tanto| ancora| davvero)?(?: (?:(?:per|di) )?(?:prima|ieri|lo sfogo|il disturbo|la confusione|il papiro|il poema|la lunghezza|gli errori|il ritardo|il casino|il linguaggio|le parolacce|averti \p{L}+)| se (?:ti|la|le|vi|mi|sono|scrivo|ho scritto|parlo|faccio)\b[^?]{0,50})?[^\p{L}?]*$|^(?:(?:lo )?so che |ma |ti )*(?:e|sono|saranno|sara|sembrera) (?:solo )?(?:una )?(?:sciocchezz[ae]|scemenz[ae]|stupidaggin[ei]|stupidat[ae]|cavolat[ae])[^\p{L}]*$|\bnon (?:voglio|vorrei) (?:disturbar(?:ti|e)|annoiarti)\b[^\p{L}]*$/u,
      replies: [
        'Non devi scusarti, davvero. Continua pure.',
        'Non c’è niente di cui scusarsi.',
        'Nessun problema. Puoi scrivere quanto vuoi.',
        'Va tutto bene, non mi dai nessun disturbo.',
      ],
    },
    hostile: {
      pattern:
        /\b(vaffanculo|fanculo|(sei|siete|ma sei) (proprio |solo |davvero )?(un |una |un')?(stronz[oaie]|idiota|stupid[oa]|imbecille|cretin[oa]|scem[oa]|inutile)|(macchina|app|robot|bot|programma) (scem|stupid|inutil|del cazzo)\w*|non (mi )?(servi|capisci|sai) (a )?(niente|nulla|un cazzo)|(parli|rispondi|sembri|scrivi) come un\w*|sembri un\w* (disco|volantino|robot|macchina|pappagallo)\w*|ho detto di lasciarmi|fai schifo|taci|stai zitt[oa]|frasi fatte|risposte (fatte|preconfezionate|del cazzo)|mi prendi (in giro|per il culo)|(rispondi|dici|scrivi) sempre (uguale|le stesse|la stessa|lo stesso)|lasciami (stare|in pace)|che (porcheria|schifo|cavolata)( di)? (app|sito|risposta)|ma che (cazzo|risposta)|sei (ridicol[oa]|patetic[oa])|smettila(?! (con|di)\b)|che (ci|ti) (parlo|scrivo) a fare|sono (\p{L}+ )?(arrabbiat|incazzat|delus)[oa] (con|da) te)\b/u,
      replies: [
        'Ci sta che questa risposta ti faccia arrabbiare. Se ho capito male, correggimi pure.',
        'Va bene, me lo prendo. Dimmi tu che cosa ti servirebbe adesso.',
        'Hai ragione: sono un programma, e a volte si sente. Se vuoi riprovarci, dimmi che cosa conta di più per te.',
        'Capisco la rabbia. Se vuoi, dimmi che cosa non andava nella mia risposta.',
        'Fai bene a dirmelo. Che cosa ti servirebbe, adesso?',
        'Può darsi che qui tu non trovi quello che cerchi. Se c’è una persona con cui parlarne è più facile, va bene anche quello.',
        'Mi sa che ho sbagliato. Dimmi tu da dove ripartire.',
        'Faccio un passo indietro. Se ti va di dire altro, ti ascolto.',
      ],
    },
    farewell: {
      pattern:
        /^(ok|va bene|vabbe|bene|allora|grazie|dai|[ ,!.])*[ ,!.]*(ciao ciao|buona ?notte|vado a nanna|notte|arrivederci|a domani|a presto|ci sentiamo|ci vediamo|vado a (letto|dormire|nanna)|devo (andare|scappare)|ora (vado|stacco)|stacco|alla prossima|buona serata|buona giornata|addio|ti saluto|chiudo qui|basta (cosi )?per oggi|per oggi basta)\b|\b(buonanotte|ti saluto|a domani|vado a dormire|vado a letto|devo andare|devo scappare|alla prossima|ci sentiamo (domani|presto)|chiudo qui|stacco (qui|adesso|ora))\b\s*[.!]*\s*(ciao|grazie|notte|a presto)?[^\p{L}]*$/u,
      replies: [
        'Ciao, e grazie di quello che hai raccontato.',
        'Ciao, abbi cura di te.',
        'A presto, quando ti va.',
        'Ciao, stammi bene.',
        'Grazie della chiacchierata. Stammi bene.',
        'Va bene, alla prossima.',
        'D’accordo, ciao.',
        'Ciao, ti auguro il meglio.',
      ],
    },
    thanks: {
      pattern:
        /^(ok |va bene |davvero |ah |beh |si )*[ ,!.]*(grazie|ti ringrazio|grz|gentilissim[oa]|molto gentile)\b.{0,60}$|\b(volevo|volevo solo|vorrei|ci tenevo a) ringraziart[ie]\b.{0,60}$|^(?:\p{L}+'? ){0,4}(?:meglio|aiutat[oa]|util[ei]|bene),? grazie[^\p{L}]*$/u,
      replies: [
        'Di niente, figurati.',
        'Prego. Si può riprendere quando vuoi.',
        'Mi fa piacere se è servito.',
        'Figurati, ci mancherebbe.',
        'Volentieri.',
        'Grazie a te, per la fiducia.',
        'Di nulla. Spero che adesso sia un po’ più leggero.',
        'Prego. Hai fatto bene a scrivere.',
      ],
    },
    greeting: {
      pattern:
        /^(ciao|pronto|c'e nessuno|ehi|hey|salve|buongiorno|buonasera|buon pomeriggio|hola|we|ehila|ei)( a tutti| accanto| come va)?[^\p{L}]*$/u,
      replies: [
        'Ciao! Come stai oggi?',
        'Ciao. Com’è andata la giornata finora?',
        'Ciao, ti ascolto. Di che cosa ti va di parlare?',
        'Ciao, eccomi. Da dove vuoi cominciare?',
      ],
    },
    permission: {
      pattern:
        /^(?:(?:ciao|ehi|senti|scusa|ma|allora)[ ,]+)*(?:ti )?(?:volevo (?:sapere|chiedere) se )?(?:posso|potrei|volevo) (?:dirti|raccontarti|chiederti|farti|confidarti|parlar(?:ti|le|e) di|dire|raccontare|chiedere)(?! (?:se|scusa|come|perche|grazie))\b[^.?]{0,60}\??$|^posso sfogarmi\b|^(?:allora |ok |senti )*ti (?:dico|racconto|confesso) una cosa\b[^.?]{0,40}$/u,
      replies: ['Certo, dimmi pure.', 'Sì, racconta.', 'Certo. Ti ascolto.'],
    },
    change_subject: {
      pattern:
        /\b(?:parliamo|possiamo parlare|voglio parlare|vorrei parlare|preferisco parlare)(?: pure| un po'| solo)? (?:di altro|d'altro|di qualcos'altro|di un'altra cosa)\b|\b(?:cambiamo|possiamo cambiare|voglio cambiare|vorrei cambiare) (?:argomento|discorso)\b|^(?:(?:no|oggi|adesso|ora|senti|guarda|scusa)[ ,]+)*non (?:mi va|voglio|ho voglia|me la sento)(?: piu)?(?: di)? (?:parlarne|parlare di (?:questo|me|lui|lei|loro))(?: adesso| ora| oggi| stasera| piu)?[^\p{L}]*$/u,
      replies: [
        'Va bene, parliamo d’altro. Di che cosa ti va?',
        'Certo, cambiamo argomento: scegli tu.',
        'Va bene, questo lo lasciamo stare. Di che cosa hai voglia di parlare?',
        'Come preferisci. Parla pure di quello che vuoi.',
      ],
    },
    listen_only: {
      pattern:
        /\b(non voglio consigli|ascoltami e basta|solo sfogarmi|voglio solo (parlare|sfogarmi)|non dirmi cosa (devo )?fare|solo che mi ascolti|niente consigli|(basta|niente|smettila|smetti) (con |di fare )?(\p{L}+ ){0,2}domande|non farmi (\p{L}+ )?domande|non dirmi (di|che|cosa|come)(?!.{0,30}(sei|esisti)))\b/u,
      replies: [
        'Va bene, ascolto e basta. Racconta.',
        'Va bene: solo ascolto. Vai pure, senza un ordine preciso.',
      ],
    },
    task: {
      pattern:
        /^(?:(?:ciao|ehi|ok|per favore|puoi|potresti|riesci a|sai|mi puoi|mi potresti|mi|dai|ora|adesso|vorrei che)[ ,]+)*(?:scriv(?:i|imi|ermi|ere|iamo)|componi(?:mi)?|comporre|inventami|inventare|inventarmi|disegnami|disegnare|traduci(?:mi)?|tradur(?:re|mi)|calcolami|risolvi(?:mi)?|riassumi(?:mi)?|cantami|cantarmi|prenotami|cercami|raccontami|raccontarmi|fammi|farmi|dimmi|dirmi|dire|correggimi|preparami|creami|creare) (?:[\p{L}']+ ){0,3}?(?:[\p{L}]+')?(?:poesia|poesie|storia|storiella|favola|fiaba|filastrocca|rima|racconto|canzone|barzelletta|battuta|tema|saggio|email|mail|lettera|discorso|ricetta|codice|programma|compit[oi]|riassunto|traduzione|equazione|disegno|curriculum|relazione|indovinello|oroscopo|qualcosa(?=[^\p{L}]*$| di (?:bello|divertente|allegro)))\b|^(?:mi )?consigli(?:ami)? (?:un|una|qualche) (?:\p{L}+ )?(?:film|libro|libri|serie|canzone|ristorante|app|podcast|gioco)\b|^(?:(?:mi )?aiuti a scriver\w+|aiutami a scriver\w+|(?:mi )?(?:puoi|potresti) aiutar(?:mi)? a scriver\w+)|^(?:traduci |quanto fa \d|che tempo fa|che ore sono|qual e la capitale|chi ha vinto (?:la|il|le|i) )/u,
      replies: [
        'Quello non è il mio mestiere: qui si parla, e io ascolto. Se però cerchi le parole per qualcosa che senti, possiamo scriverle insieme, una riga alla volta.',
        'Non preparo testi o lavori su richiesta. Posso ascoltarti e aiutarti a mettere per iscritto quello che hai dentro: quale sarebbe la prima frase?',
        'Per questo servono altri strumenti, io sono qui per ascoltare. Se ti va, lo scriviamo insieme partendo da te: che cosa vorresti dire?',
        'So fare una cosa sola, ascoltare chi scrive. Se dietro la richiesta c’è qualcosa che vuoi dire a qualcuno, cominciamo insieme da lì.',
      ],
    },
    start: {
      pattern: null,
      replies: [
        'Da qualunque punto, non serve un ordine. Che cosa ti è venuto in mente per primo?',
        'Va bene anche cominciare dal mezzo. Com’è andata oggi?',
        'Comincia pure da una cosa piccola, il resto viene da sé.',
        'Si può partire da come stai adesso, anche con una parola sola.',
      ],
    },
    put_right: {
      pattern: null,
      replies: [
        'Hai ragione, scusa: {told}. Adesso ho capito.',
        'Giusto, {told}. Avevo letto male io.',
        'Ah, {told}: grazie che me lo dici.',
        'Scusa, avevo capito male. Adesso mi è chiaro, vai avanti.',
        'Giusto, errore mio. Continua pure.',
      ],
    },
    unclear: {
      pattern: null,
      replies: [
        'Scusa, l’ho chiesto male. Volevo solo sapere come stai tu, in tutto questo.',
        'Lascia stare la domanda, non era chiara. Racconta quello che volevi tu.',
        'Volevo solo capire meglio com’è per te. Non devi rispondere per forza.',
        'Scusa, era un modo contorto di chiederti come va. Se non ti va, lasciamo perdere.',
        'Niente di complicato: mi interessa come la vivi tu. Puoi anche saltare la domanda.',
      ],
    },
    complaint: {
      pattern: null,
      replies: [
        'Hai ragione, questo mi è sfuggito. Che cosa non devo perdere di vista?',
        'È vero, non ho risposto a quello che dicevi. Ci riprovo, con più attenzione.',
        'Hai ragione, così non ti è servito a molto. Dimmi qual era il punto.',
        'Giusto, ho tirato dritto. Ridimmi la cosa che conta, e parto da lì.',
        'Scusa, quella risposta era fuori posto.',
        'Hai ragione a dirmelo. Da qui in avanti leggo meglio.',
      ],
    },
    lived: {
      pattern: null,
      replies: [
        'No, a me non è mai successo: sono un’intelligenza artificiale. Per te com’è?',
        'Non l’ho mai vissuto, da intelligenza artificiale. Ma ti ascolto volentieri.',
        'No, un’intelligenza artificiale cose così non le vive. Raccontami la tua.',
        'Da intelligenza artificiale, mai. E a te, com’è capitato?',
      ],
    },
    presence: {
      pattern: null,
      replies: [
        'Sì, sono qui.',
        'Eccomi, ti leggo.',
        'Sì, ti ascolto.',
        'Certo, sono ancora qui.',
        'Sì, sono qui. Ho letto quello che hai scritto: «{quote}».',
        'Ti ascolto, sì. Hai scritto «{quote}», e da lì possiamo andare avanti.',
        'Eccomi. Hai detto «{quote}»: non è andato perso.',
      ],
    },
    ask_me: {
      pattern: null,
      replies: [
        'Sì, una cosa te la chiedo volentieri: di che cosa parleresti, se potessi scegliere tu?',
        'Volentieri: com’è fatta una tua giornata, in questo periodo?',
        'Mi interessa questo: a che cosa pensi più spesso, ultimamente?',
        'Va bene, chiedo io: che cosa ti ha portato a scrivere oggi?',
      ],
    },
    introduction: {
      pattern: null,
      replies: [
        'Piacere, {name}. Di che cosa ti va di parlare?',
        'Ciao {name}, piacere. Come stai?',
        'Grazie di avermelo detto, {name}. Com’è andata oggi?',
      ],
    },
    whom_to_ask: {
      pattern:
        /\b(?:a|da|con) chi (?:posso|potrei|devo|dovrei|mi posso|mi devo)(?: \p{L}+)? ?(?:chiedere|rivolg\p{L}+|parlar\p{L}*|andare|scriver\p{L}*)|\ba chi mi rivolgo\b|\bdove (?:posso|potrei|devo|si puo) (?:trovare|chiedere|cercare|andare).{0,20}(?:aiuto|psicolog|sostegno|supporto)|\bchi (?:mi )?(?:puo|potrebbe) aiutar\p{L}+/u,
      replies: [
        'Un buon inizio è {professional}. E tra le persone che conosci, a chi ti verrebbe più facile dirlo?',
        'Puoi cominciare da qui: {professional}. Basta dire che cosa succede, con parole tue.',
        'Per parlarne con chi lo fa di mestiere: {professional}. Per le cose pratiche, come soldi o casa, ci sono i servizi sociali del comune.',
      ],
    },
    reassurance: {
      pattern:
        /^(?:(?:ma|e|allora|quindi|secondo te|dimmi|pensi che|credi che)[ ,]+)*(?:(?:sono|sto diventando|divento) (?:io )?(?:pazz[oa]|matt[oa]|stran[oa]|sbagliat[oa]|esagerat[oa]|egoista|(?:una? )?(?:cattiv[oa]|pessim[oa]) \p{L}+)|sto esagerando|esagero(?: io)?|mi giudichi|e normale (?:sentirsi|stare|avere|piangere|non (?:riuscire|volere|sentire)|che (?:mi senta|io)|che non)\b.{0,80}) *\?|^(?:(?:ma|e|quindi|secondo te)[ ,]+)*e (?:cosi )?(?:normale|strano|sbagliato|assurdo|stupido|grave)(?: (?:sentirsi|che io|se io|se mi|che mi|provare)\b.{0,100})?[^\p{L}]*\?$|^(?:(?:ma|e)[ ,]+)*(?:ha|hanno) senso[^\p{L}]*\?$|^(?:(?:ma|e)[ ,]+)*sono (?:stran[oa]|normale|egoista|esagerat[oa]|troppo sensibile|una (?:brutta|cattiva|pessima) persona|una persona (?:brutta|cattiva|pessima|orribile))(?: io)?[^\p{L}]*\?$/u,
      replies: [
        'Io non ti giudico. Che cosa ti fa dubitare di te?',
        'Sentirsi così è più comune di quanto sembri, anche se pochi lo dicono.',
        'Dubitare di sé, in un momento così, capita a molte persone.',
        'Che tu te lo chieda dice già che ci tieni.',
      ],
    },
    how_it_works: {
      pattern:
        /^(?:(?:e|ma|ciao|senti|scusa)[ ,]+)*(?:come (?:funziona|si usa)(?: questa (?:cosa|app|chat)| questo| qui| l'app)?|a (?:che|cosa|che cosa) servi|(?:che|cosa|che cosa) (?:sai|puoi) fare|(?:come|in che modo) (?:mi puoi aiutare|puoi aiutarmi)|(?:che|cosa|che cosa) (?:devo|si deve) (?:fare|scrivere) qui|(?:che )?cos'e questo)[^\p{L}]*$|\b(?:che )?cosa (?:puoi|sai) fare(?: per me| tu)?[^\p{L}]*$|\bcome funzion(?:a|i)(?: qui| questa cosa| questo| tu)?[^\p{L}]*$|\bnon so (?:bene )?come funziona\b|^a cosa servi[^\p{L}]*$|\bcome (?:puoi|potresti) aiutarmi\b|^(?:mi )?puoi aiutar(?:e|mi)[^\p{L}]*$|\bnon so (?:bene )?(?:da )?(?:dove|come) (?:cominciare|iniziare)\b/u,
      replies: [
        'Sono un’intelligenza artificiale che ascolta: tu scrivi quello che ti succede e io provo ad aiutarti a metterlo in ordine. Da dove vuoi cominciare?',
        'È semplice: scrivi quello che vuoi, e io leggo e chiedo. Sono un’intelligenza artificiale, quindi non sostituisco un medico né le persone che hai vicino. Che cosa ti porta qui?',
      ],
    },
    luck: {
      pattern: /\b(?:augurami|auguratemi|incrocia le dita|incrociamo le dita|dita incrociate)\b/u,
      replies: [
        'In bocca al lupo, davvero.',
        'Spero che vada benissimo.',
        'Tutta la fortuna del mondo.',
      ],
    },
    correction: {
      pattern:
        /\bnon (?:e quello che|intendevo|volevo dire)(?: (?:dicevo|intendevo|volevo dire|quello|questo|cosi))?[^\p{L}]*$|\b(?:hai capito male|mi hai frainteso|mi hai fraintesa|hai frainteso)\b|^(?:no[ ,.]+)?non ho detto (?:questo|quello|cosi)[^\p{L}]*$|^(?:in che senso|cosa intendi|che vuo(?:i|l) dire|parla (?:come mangi|chiaro)|spiegati(?: meglio)?|non (?:ti )?capisco|non ho capito|non ha senso)[^\p{L}]*$|^(?:ma |e |mi sa che )*non (?:mi )?(?:capisci|stai capendo|hai capito)[^\p{L}]*$/u,
      replies: [
        'Scusa, ho capito male. Che cosa intendevi?',
        'Grazie che me lo dici. Raccontamelo di nuovo a modo tuo, lo leggo con più attenzione.',
        'Errore mio, ti ho letto male. Di che cosa si tratta davvero?',
        'Scusa, l’ho detto male. Lascia stare le mie parole e vai avanti con le tue.',
      ],
    },
    advice: {
      pattern:
        /\b(che (cosa )?(devo|dovrei|posso) fa(?:re?|\b)|(mi |me lo )?(dai|daresti) (un[a']? ?|qualche )(consiglio|consigli|trucco|idea|dritta|suggerimento)|consigliami|(che|cosa|che cosa|come) (gli|le|glielo|ti|mi) (dico|scrivo|rispondo|spiego)(?=.{0,30}\?)|(che|cosa|che cosa) faresti|al (mio posto|posto mio)(?=.{0,20}\?)|cosa (devo|dovrei|faccio|posso fare|mi consigli)|come (faccio|posso|devo fare)|^(?:ma |e )?come (?:si fa|(?:la |lo |ne |li )?(?:smetto|esco|supero|affronto|gestisco|risolvo|reagisco))\b|dammi un consiglio|mi consigli (qualcosa|di|cosa)|(tu )?cosa diresti|hai (un consiglio|consigli|idee)|tu cosa faresti|^(e |ma |allora |ora |adesso )*che faccio|(che|cosa|che cosa) farebbe lei|lei (che|cosa|che cosa) (farebbe|mi consiglia)|(cosa|che cosa) mi consiglia)\b/u,
      replies: [
        'Una ricetta pronta non ce l’ho, ma possiamo ragionarci insieme. A che cosa avevi già pensato?',
        'Dipende da che cosa conta di più per te. Tra le possibilità che vedi, quale ti lascerebbe più in pace?',
        'Proviamo a partire da una cosa piccola: che cosa potresti fare già domani?',
        'Prima di decidere: che cosa vorresti che cambiasse, anche di poco?',
        'Se te lo raccontasse una persona cara, che cosa le diresti di fare?',
      ],
    },
    opinion: {
      pattern:
        /^(?:ma |e |ok )?secondo te\b|\b(secondo te|che ne pensi|cosa ne pensi|dici che|che (ne )?dici|cosa (ne )?dici|ti sembra|ti pare|faccio (bene|male)|ho (sbagliato|fatto (bene|male))|sbaglio|pensi che|credi che|non trovi|tu che dici|ho ragione)\b.{0,160}\?|\b(e (cosi |tanto |troppo )?(normale|brutto|strano|grave|giusto|sbagliato|male|egoista|assurdo)|si puo|ha senso|passera|mi passa|andra (bene|meglio))\b.{0,120}\?/u,
      replies: [
        'Ti chiedi «{quote}», e io non posso saperlo al posto tuo. Tu, dentro di te, che cosa pensi?',
        'Su questo, «{quote}», non ho certezze da darti. Che cosa ti fa venire il dubbio?',
        'Non posso saperlo al posto tuo. Tu, dentro di te, che cosa pensi?',
        'Una risposta sicura non ce l’ho, e non voglio inventarla. Che cosa ti fa venire questo dubbio?',
        'Più della mia opinione conta la tua: d’istinto, che cosa risponderesti?',
        'Su questo non ho certezze da darti. Ci possiamo pensare insieme: che cosa ti preoccupa di più?',
        'Dipende da tante cose che da qui non vedo. Tu come la senti?',
        'Non lo so, e non voglio tirare a indovinare. Se vuoi, dimmi perché te lo chiedi.',
      ],
    },
    minimal: {
      pattern: null,
      replies: [
        'Va bene. Quando ti va, racconta pure.',
        'Capisco. Non serve aggiungere altro, se non ti va.',
        'Ok. C’è qualcosa di oggi che ti è rimasto in mente?',
        'Va bene anche così. Vuoi dirmi come stai, anche con una parola sola?',
        'Non c’è fretta: scrivi quando vuoi.',
        'D’accordo. Ti va di dirmi com’è andata la giornata?',
        'Ho capito. Sono qui, se vuoi continuare.',
      ],
    },
  },
  topics: {
    grief: {
      words:
        'morto morta lutto funerale mancato mancata scomparso scomparsa cimitero tomba vedov* perso+mio perso+mia perdita ceneri tolto+la+vita tolta+la+vita suicidato suicidata si+e+ucciso si+e+uccisa si+e+ammazzat* si+e+impiccat*',
      lines: [
        'Quando manca qualcuno, si sente nelle piccole cose di ogni giorno.',
        'Non c’è un tempo giusto per smettere di soffrirne.',
        'È normale che ogni tanto torni tutto insieme.',
      ],
      questions: [
        'C’è un ricordo che ti torna in mente più spesso?',
        'In quali momenti si sente di più la mancanza?',
      ],
    },
    care: {
      words:
        'assisto accudisc* badante alzheimer demenza anzian* invalid* carrozzina prendermi+cura caregiver ospedale+con',
      lines: [
        'Prendersi cura di qualcuno ogni giorno stanca, anche quando si vuole tanto bene.',
        'Si può voler bene e non farcela più, tutte e due le cose insieme.',
      ],
      questions: [
        'E di te, chi si occupa?',
        'Riesci ad avere qualche ora per te?',
        'C’è qualcuno che può darti il cambio, ogni tanto?',
      ],
    },
    partner: {
      words:
        'marito moglie compagno compagna fidanzat* mio+ragazzo mia+ragazza ex tradi* mi+ha+lasciat* siamo+lasciat* sono+lasciat* divorzi* separa* matrimonio amante coppia',
      lines: [
        'È normale starci male, quando a una persona si tiene.',
        'Certe cose, tra due persone, pesano più di quanto si veda da fuori.',
        'Quando riguarda chi si ama, è più difficile.',
      ],
      questions: [
        'Che cosa ti fa più male, in questa storia?',
        'Come stai, in mezzo a tutto questo?',
        'Che cosa vorresti che capisse?',
      ],
    },
    friend: {
      words:
        'amico amica amici amiche amicizia migliore+amica migliore+amico gruppo compagnia segreto tradit* invit*',
      lines: [
        'Da un’amicizia ci si aspetta di potersi fidare, per questo fa male.',
        'Quando viene da un amico o da un’amica, brucia di più.',
        'È normale restarci male, quando a una persona si tiene.',
      ],
      questions: [
        'Che cosa ti ha ferito di più?',
        'Ne avete parlato, dopo?',
        'Che cosa avresti voluto, in quel momento?',
      ],
    },
    parent: {
      words:
        'madre padre mamma papa genitori suocer* zia zio nonno nonna fratello sorella cugin* famiglia parenti',
      lines: [
        'In famiglia certe cose fanno più male, proprio perché ci si tiene.',
        'Con i parenti ci si vuole bene e a volte ci si ferisce.',
        'Quando riguarda la famiglia, è ancora più difficile.',
      ],
      questions: [
        'Tu come ti senti, in tutto questo?',
        'Che cosa vorresti che la tua famiglia capisse?',
        'È una cosa che va avanti da tanto?',
      ],
    },
    child: {
      words:
        'figlio figlia figli figlie bambino bambina neonat* bimbo bimba incinta gravidanza ragazzi nipotin*',
      lines: [
        'Con i figli ci si preoccupa sempre, anche quando si fa del proprio meglio.',
        'Quando si tratta dei figli, tutto pesa di più.',
      ],
      questions: [
        'Che cosa ti preoccupa di più?',
        'C’è qualcuno che ti dà una mano?',
        'Come vanno le giornate, adesso?',
      ],
    },
    work: {
      words:
        'lavoro capo colleg* ufficio turno turni azienda licenzi* contratto stipendio cliente clienti riunione bottega negozio officina mestiere ditta pensione scadenz*',
      lines: [
        'Quando al lavoro va male, ce lo si porta a casa.',
        'Al lavoro si passano tante ore: è normale che pesi.',
        'Non è facile reggere, quando al lavoro va così.',
      ],
      questions: [
        'Che cosa ti pesa di più, lì?',
        'C’è qualche collega dalla tua parte?',
        'Se potessi cambiare una cosa sola, al lavoro, quale sarebbe?',
      ],
    },
    study: {
      words:
        'esame esami universita tesi scuola professor* relatore relatrice laurea bocciat* voto studi* interrogazione slide discussione',
      lines: [
        'Prima di una prova è normale avere la testa piena.',
        'Quando ci si tiene, anche un intoppo sembra enorme.',
      ],
      questions: [
        'Qual è la cosa più difficile, adesso?',
        'C’è qualcuno con cui puoi parlarne, lì?',
        'Che cosa ti aiuterebbe, in questi giorni?',
      ],
    },
    money: {
      words:
        'soldi affitto bollett* debit* mutuo banca stipendio disoccupat* fornitori prestito rata rate',
      lines: [
        'Quando i soldi non bastano, si fa fatica a pensare ad altro.',
        'Dei soldi si parla poco, e così ci si sente soli.',
        'Non è una colpa trovarsi in difficoltà con i soldi.',
      ],
      questions: [
        'C’è qualcuno che sa come stanno le cose?',
        'Qual è la spesa che ti preoccupa di più?',
        'Da quanto tempo va avanti così?',
      ],
    },
    home: {
      words:
        'casa trasloco coinquilin* vicino vicini condominio quartiere paesino mio+paese nel+paese in+paese un+paese del+paese citta stanza',
      lines: ['Il posto in cui si vive conta molto, per come si sta.'],
      questions: [
        'Come ti senti, quando sei lì?',
        'Com’è tornare lì la sera?',
        'C’è un posto dove stai un po’ meglio?',
      ],
    },
    health: {
      words:
        'dolore mal+di visita operazione ospedale malattia esami+del tumore febbre mal schiena testa cuore corpo terapia referto analisi',
      lines: [
        'Quando il corpo non sta bene, anche il resto diventa più difficile.',
        'Aspettare una risposta sulla salute è lungo e logora.',
        'È normale preoccuparsi, quando si tratta di salute.',
      ],
      questions: [
        'Ne hai parlato con qualcuno?',
        'Che cosa ti preoccupa di più?',
        'C’è qualcuno che ti accompagna in questo?',
      ],
    },
    sleep: {
      words: 'dorm* sonno insonnia sveglio sveglia notte notti letto incubi incubo',
      lines: [
        'Di notte le preoccupazioni sembrano più grandi.',
        'Dormire poco rende tutto più pesante.',
        'Il sonno, purtroppo, non viene a comando.',
      ],
      questions: [
        'A che cosa pensi, quando non dormi?',
        'Da quanto tempo dormi male?',
        'Che cosa fai, quando non prendi sonno?',
      ],
    },
    alone: {
      words:
        'sono+solo sono+sola sento+solo sento+sola resto+solo resto+sola sto+solo sto+sola rimast*+solo rimast*+sola cosi+solo cosi+sola troppo+solo troppo+sola solitudine nessuno+mi con+nessuno ho+nessuno isolat* esclus* invisibile vivo+da+solo vivo+da+sola sempre+da+solo sempre+da+sola',
      lines: [
        'Sentirsi soli fa male, anche con tanta gente intorno.',
        'La solitudine pesa, e non è colpa tua.',
        'È brutto non sentirsi visti da nessuno.',
      ],
      questions: [
        'Quando lo senti di più?',
        'C’è qualcuno con cui stai un po’ meglio?',
        'Di chi ti piacerebbe avere notizie?',
      ],
    },
    purpose: {
      words: 'pensione un+senso senza+senso scopo futuro inutile vuoto noia ricominciare',
      lines: [
        'Quando finisce una cosa importante, resta un vuoto che all’inizio spaventa.',
        'Non avere voglia di niente stanca più di quanto sembri.',
        'In certi periodi non si capisce bene dove si va.',
      ],
      questions: [
        'C’è qualcosa che prima ti piaceva fare?',
        'Come passi le giornate?',
        'Che cosa ti piacerebbe che cambiasse?',
      ],
    },
    guilt: {
      words:
        'colpa colpevole rimors* pentit* odiat* mi+odio sbagliat* vergogn* perdon* chiesto+scusa scusarmi bugia mostro pessim* orribile avrei+dovuto',
      lines: [
        'Ci si sente in colpa per le cose a cui si tiene.',
        'Uno sbaglio non dice tutto di una persona.',
        'Si può sbagliare e restare una persona che vuole bene.',
      ],
      questions: [
        'Che cosa diresti a una persona cara che avesse fatto lo stesso?',
        'Come ti senti, ripensandoci?',
        'C’è qualcosa che vorresti rimediare?',
      ],
    },
    anger: {
      words:
        'rabbia arrabbi* furios* odio litigo litiga litigano litighiamo litigare litigat* litigio litigi urlat* urla urlano urlava* urlare gridat* alzato+la+voce ingiust* nervos* incazz*',
      lines: [
        'Ci sta arrabbiarsi, per una cosa così.',
        'Quando si tiene a qualcosa, è facile arrabbiarsi.',
        'Meglio dirlo che tenersi tutto dentro.',
      ],
      questions: [
        'Che cosa ti fa più rabbia?',
        'E adesso, come stai?',
        'Che cosa vorresti che cambiasse?',
      ],
    },
    fear: {
      words: 'paura ansia ansios* panico terror* spavent* preoccup* agitat* tremo tremare angoscia',
      lines: [
        'La paura fa sembrare tutto più grande.',
        'Avere paura non vuol dire non farcela.',
        'È normale avere paura, in una situazione così.',
      ],
      questions: [
        'Di che cosa hai più paura?',
        'C’è qualcosa che altre volte ti ha aiutato a calmarti?',
        'Quando ti prende di più?',
      ],
    },
    shame: {
      words: 'vergogna imbarazz* ridicol* riso+dietro ridono deriso umiliat* giudic* fidarmi fido',
      lines: [
        'La vergogna fa credere che gli altri non guardino altro.',
        'Vergognarsi è una brutta sensazione, e capita a tutti.',
        'Qui non devi nascondere niente.',
      ],
      questions: [
        'Che cosa temi che pensino gli altri?',
        'Com’è stato, per te, quel momento?',
        'Da quanto tempo lo tieni per te?',
      ],
    },
    tired: {
      words:
        'stanc* esaust* sfinit* esaurit* non+ce+la+faccio stress* sovraccaric* energie forze burnout',
      lines: [
        'Una stanchezza così non passa con una notte di sonno.',
        'A forza di reggere tutto, ci si consuma.',
        'Non farcela non vuol dire essere deboli.',
      ],
      questions: [
        'Da quanto tempo vai avanti così?',
        'C’è qualcosa che potresti lasciar perdere, almeno per un giorno?',
        'Riesci mai a riposarti?',
      ],
    },
    animal: {
      words: 'cane gatto gatta cagnolin* gattin* coniglio cavallo veterinario',
      lines: [
        'Un animale diventa uno di famiglia.',
        'Con un animale ci si vuole bene senza bisogno di parole.',
      ],
      questions: ['Come vi siete trovati, voi due?', 'Che cosa avete passato insieme?'],
    },
    joy: {
      words:
        'felice felici content* bello bella belle bellissim* buonissim* riuscit* promoss* vinto gioia emozionat* orgoglios* fiero fiera festeggi* evviva meraviglios* gentile gentili piu+leggera piu+leggero che+ridere',
      lines: ['Goditi questo momento.', 'Fa proprio piacere.', 'Queste cose fanno bene.'],
      questions: [
        'E adesso, come ti senti?',
        'Che cosa ti ha fatto più piacere?',
        'A chi ti va di raccontarlo?',
      ],
    },
  },
  clause: {
    heavy: [
      '{Clause}. Sono cose che pesano.',
      '{Clause}: dev’essere dura.',
      '{Clause}. Capisco che ti pesi.',
      '{Clause}, e non è facile.',
      '{Clause}. Non dev’essere facile.',
      '{Clause}: immagino quanto sia pesante.',
      '{Clause}: ci credo che ti pesi.',
      'Mi dici che {clause}, e capisco che pesa.',
    ],
    plain: [
      'Quindi {clause}.',
      'Capisco, {clause}.',
      'Ho capito: {clause}.',
      '{Clause}. Ti ascolto.',
      '{Clause}, ho capito.',
      'Ti seguo: {clause}.',
      'Mi dici che {clause}.',
      '{Clause}. Capisco.',
    ],
    light: [
      '{Clause}, che bello!',
      'Che bello: {clause}.',
      '{Clause}: fa piacere leggerlo.',
      'Ma che bella cosa: {clause}.',
      '{Clause}, e si sente che ti fa bene.',
    ],
  },
  thing: {
    heavy: [
      'Immagino quanto pensi a {np}.',
      'Si sente che si tratta di {np}, e che non è facile.',
      'Con {np} non dev’essere facile.',
    ],
    plain: ['C’entra {np}, allora.', 'Raccontami un po’ di {np}, se ti va.'],
    light: ['Che bello, quello che racconti di {np}.', 'Fa piacere leggere di {np}.'],
  },
  quote: {
    heavy: [
      'Dici «{quote}», ed è già tanto.',
      'Mi fermo su queste parole: «{quote}».',
      '«{quote}»: non dev’essere facile dirlo.',
    ],
    plain: ['«{quote}»: ti seguo.', 'Scrivi «{quote}»: ti leggo.'],
  },
  clarify: [
    'Se la domanda era su di me: sono un’intelligenza artificiale, non una persona.',
    'Se ti chiedi chi c’è qui: un’intelligenza artificiale, non una persona.',
    'Per chiarezza, se era questa la domanda: qui risponde un’intelligenza artificiale.',
  ],
  harshOnSelf: [
    'Ti stai parlando con molta durezza.',
    'È una cosa molto dura da dire di sé.',
    'Adesso ti vedi così, ma non credo che tu sia solo questo.',
    'Si sente quanta colpa ti dai.',
  ],
  welcome: ['Prego.', 'Di niente.', 'Figurati.'],
  owning: ['Hai ragione, scusa.', 'È vero, mi è sfuggito.', 'Giusto, rileggo.'],
  bare: [
    'Ti ascolto.',
    'Grazie di averlo scritto.',
    'Capisco.',
    'Ti seguo.',
    'Sono qui.',
    'Ho capito.',
    'Capisco quello che dici.',
    'Ho letto quello che scrivi.',
    'Va bene, ti ascolto.',
  ],
  lines: {
    heavy: [
      'Puoi dirlo così come ti viene.',
      'Grazie di avermelo raccontato.',
      'Se vuoi, racconta ancora.',
      'Hai fatto bene a scriverlo.',
      'Puoi sfogarti, qui nessuno ti giudica.',
      'Sono qui e ti ascolto.',
      'Puoi raccontarmi anche il resto, se ti va.',
      'Di questo puoi parlare quanto vuoi.',
      'Non c’è fretta, scrivi quando vuoi.',
    ],
    plain: [
      'Racconta pure.',
      'Vai avanti, se ti va.',
      'Prenditi il tempo che vuoi.',
      'Dimmi pure il resto, se vuoi.',
      'Continua pure.',
      'Scrivi come ti viene, va benissimo.',
      'Non c’è fretta.',
      'Se c’è altro, dimmelo pure.',
      'Qui puoi parlare di quello che vuoi.',
    ],
    light: [
      'Goditi questo momento.',
      'Queste cose vanno raccontate.',
      'Ogni tanto ci vuole.',
      'È bello che tu lo racconti.',
      'Che bella cosa, davvero.',
    ],
  },
  questions: {
    heavy: [
      'Che cosa ti pesa di più?',
      'Come stai, adesso?',
      'Che cosa ti farebbe stare un po’ meglio?',
      'C’è qualcosa che ti aiuta, anche poco?',
      'Di che cosa avresti bisogno, adesso?',
      'Ti va di raccontarmi di più?',
      'Che cosa ti dici, quando ci pensi?',
      'Che cosa lo rende più difficile, adesso?',
    ],
    plain: [
      'E tu come stai?',
      'Ti va di raccontarmi qualcosa di più?',
      'Che effetto ti fa?',
      'E come ti senti, adesso?',
      'Com’è, per te?',
      'Ti va di parlarmene un po’?',
      'E questo come ti fa stare?',
      'Che cosa ti passa per la testa, adesso?',
    ],
    light: [
      'Come ti senti, adesso?',
      'Che cosa ti è piaciuto di più?',
      'Ti va di raccontarmi com’è andata?',
      'Con chi hai voglia di condividerlo?',
    ],
  },
  long: {
    lines: {
      heavy: [
        'Sono tante cose tutte insieme.',
        'È tanto, da portare in una volta sola.',
        'Ho letto tutto, riga per riga.',
      ],
      plain: [
        'Ho letto tutto, fino in fondo.',
        'C’è dentro un po’ di tutto.',
        'Ne hai, di cose da dire.',
      ],
      light: ['Che bello, tutto questo.', 'Si sente quanto ti ha fatto bene.'],
    },
    questions: {
      heavy: [
        'Di tutto questo, che cosa ti pesa di più adesso?',
        'In mezzo a tutto questo, tu come stai?',
        'C’è una cosa, tra tutte queste, da cui ti va di cominciare?',
      ],
      plain: [
        'Di tutto questo, che cosa ti gira di più per la testa?',
        'E in mezzo a tutto questo, tu come stai?',
        'Tra tutte queste cose, quale ti sta più a cuore?',
      ],
      light: [
        'Di tutto questo, che cosa ti è piaciuto di più?',
        'Qual è il momento che vorresti tenerti?',
      ],
    },
  },
  told: ['Sì, poco fa hai scritto: «{quote}».', 'Me lo hai scritto qui: «{quote}».'],
  named: ['Me lo hai detto tu: {fact}', 'Da quello che mi hai raccontato, {fact}', 'Sì: {fact}'],
  recall: [
    'Prima mi hai raccontato anche di {np}. Se vuoi, ci torniamo.',
    'Poco fa scrivevi anche di {np}. Se ti va, ne parliamo ancora.',
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
