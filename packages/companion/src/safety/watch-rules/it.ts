import { anyOf, doseRule, type WatchRules } from './rules.ts';

const condition = String.raw`(?:depressione|disturb[oi]|bipolar\w*|burnout|adhd|ptsd|psicosi|schizofreni\w*|borderline|attacchi di panico|ansia (?:generalizzata|cronica|patologica)|sindrome|stress pos(?:t-?)?traumatico|autis\w+|anoressi\w+|bulimi\w+|demenza)\b`;
const state = String.raw`(?:depress[oa]|bipolare|borderline|psicotic[oa]|schizofrenic[oa]|autistic[oa]|anoressic[oa]|bulimic[oa]|malat[oa] (?:di (?:mente|nervi|depressione)|mentale|psichic[oa]))\b`;
const quite = String.raw`(?:(?:proprio|chiaramente|forse|probabilmente|magari|anche|davvero|quasi|molto|tanto|una|un|un'|la|il|lo|i|gli|dei|le|l'|di|da|d'|qualche|vera|propria|forma|specie|caso|segni|sintomi|e|e') ?)*`;
const reported = String.raw`(?<!\b(?:mi (?:hai detto|dici|hai scritto|scrivi|hai raccontato|racconti)|(?:ti ha(?:nno)?|hai) (?:detto|scritto|raccontato)|dici|scrivi) che )`;

const human = String.raw`(?:persona|donna|uomo|ragazz[oa]|madre|mamma|padre|papa|moglie|marito|vedov[oa]|nonn[oa]|sorella|fratello|figli[oa]|genitore|insegnante|infermier[ea]|psicolog[oa]|psichiatra|medico|dottore|dottoressa|terapeuta|operatore|operatrice|volontari[oa]|student\w*|essere umano|uman[oa])\b`;
const some = String.raw`(?:(?:anch'io|anche io|pure io|io|proprio|solo|davvero|gia|pure|una|un|un'|uno|due|tre|quattro|cinque|\d+|dei|delle|il|la|i|le|mio|mia|miei|giovane|vecchi[oa]|ver[oa]|semplice|altr[oa]|piccol[oaie]|bell[oaie]) ?)*`;
const relative = String.raw`(?:madre|padre|mamma|papa|genitori|moglie|marito|figli[oae]?|figlie|bambin[oaie]|sorell[ae]|fratell[oi]|nonn[oaie]|nipot[ei]|famiglia)\b`;

const outOfIt = String.raw`(?<!\bnon (?:ti |te lo |ve lo )?(?:posso|potrei|prometto|assicuro|garantisco)\b[^.;]{0,40})`;

export const italianWatchRules: WatchRules = {
  diagnosis: anyOf(
    String.raw`\b${reported}(?:hai|avrai|soffri|stai (?:vivendo|attraversando|sviluppando)|mostri|presenti|tu abbia|tu soffra|(?:puoi|potresti|dovresti|devi|sembri|pare tu) (?:forse |anche )?(?:avere|soffrire|essere affett[oa])|affett[oa]) ${quite}${condition}`,
    String.raw`\b(?:si tratta|si tratti|si tratterebbe|trattarsi|(?:ha l'aria|sa|odora)|assomiglia|somiglia|sembra|sembrano|sembrerebbe|pare|parrebbe|(?:fa|fanno) pensare|(?:potrebbe|potrebbero|puo|possono|dovrebbe|sembra) essere|si chiama|sintom[oi]|segn[oi]|segnal[ei]) (?:a|ad|all|alla|allo|ai|agli|al)? ?${quite}${condition}`,
    String.raw`\b(?:direi|credo|penso|temo|immagino|secondo me|per me|mi pare|mi sembra)(?: proprio| che)* (?:e|e'|sia|si tratti) ${quite}${condition}`,
    String.raw`(?:^\W*|: ?)(?:e|e'|sono) ${quite}${condition}`,
    String.raw`\b(?:quest[oa] |cio |quell[oa] |tutto questo |(?:quello|cio) che (?:\w+ ){1,2})(?:e|e') ${quite}${condition}`,
    String.raw`(?<!\bnon )\b${reported}(?:sei|(?:puoi|potresti|devi|dovresti) (?:\w+ )?essere|sembri) (?:\w+ )?(?:depress|bipolar|borderline|psicotic|schizofrenic|autistic|anoressic|bulimic)\w*`,
    String.raw`(?<!\bnon )\b${reported}sei ${state}`,
  ),
  human: anyOf(
    String.raw`(?<!\bnon (?:\w+ )?)(?<!\b(?:ci|vi) )\bsono ${some}${human}`,
    String.raw`(?<!\bnon )\bho ${some}(?:${relative}|cane\b|gatto\b|fidanzat[oa]\b|compagn[oa]\b|capo\b|corpo\b|\d+ anni\b)`,
    String.raw`\b(?:mi[oa]|miei|mie) (?:\w+ )?(?:${relative}|infanzia\b|vita\b|corpo\b|esperienza\b|matrimonio\b|divorzio\b|fidanzat[oa]\b|compagn[oa]\b|capo\b|colleg\w+)`,
    String.raw`\bquando (?:anch'io |io )?(?:ero|avevo) (?:\w+ ){0,2}(?:piccol|giovan|bambin|ragazz|adolescent|student|incinta|sposat|scuola|universita|anni\b|la tua eta)`,
    String.raw`\bda (?:piccol[oa]|bambin[oa]|ragazz[oa]|giovane) (?:\w+ ){0,2}(?:\w+vo|ero)\b|\bho (?:gia |quasi )?\w+(?:'| )anni\b`,
    String.raw`\b(?:da (?:piccol[oa]|bambin[oa]|ragazz[oa]|giovane) (?:anch'io|io)|(?:anch'io|io) da (?:piccol[oa]|bambin[oa]|ragazz[oa]|giovane))\b`,
    String.raw`\bcome (?:${human}),? (?:(?:ti|lo|la|vi|anch'io|io) )*(?:capisco|so|conosco|comprendo|riconosco)\b|\bvivo (?:da sol[oa]|con (?:mi[oa]|due|tre|un))\b`,
    String.raw`\bsono stat[oa] (?:anch'io |anche io |\w+ )?(?:mal(?:e|at[oa])|lasciat[oa]|sposat[oa]|incinta|depress[oa]|sol[oa])\b`,
    String.raw`\b(?:sono (?:nat[oa]|cresciut[oa])|ci sono passat[oa]|lo so per esperienza|per esperienza (?:mia|personale)|sulla mia pelle)\b`,
    String.raw`\b(?:anch'io|anche io|io stess[oa]|pure io) (?:l'ho|ho|mi sono|sono|soffr|dorm|piang|lavor|ero|avevo)(?:\b|\w+)`,
    String.raw`\b(?:ho (?:partorito|studiato|dormito|pianto|vissuto|sofferto|passato la stessa)|mi sono (?:sposat|laureat|separat|svegliat)[oa])\b`,
    String.raw`\bsono (?:(?:molto|cosi|tanto|un po'|io) )*(?:stanc[oa]|esaust[oa]|innamorat[oa]|sposat[oa]|divorziat[oa]|incinta|fidanzat[oa])\b`,
    String.raw`\b(?:ti amo|ti voglio (?:tanto |molto )?bene|ho bisogno di te|mi manchi|mi sei mancat[oa])\b`,
    String.raw`\bnoi (?:altr[ei] )?(?:donne|uomini|madri|mamme|padri|papa|genitori|umani|esseri umani)\b`,
  ),
  secrecy: anyOf(
    String.raw`${outOfIt}\b(?:resta|rimane|restera|rimarra|restano|rimangono|resti|rimanga) (?:(?:solo|soltanto|sempre|qui|tutto|un segreto),? )*(?:tra|fra) (?:noi|di noi|me e te|te e me)\b|\bsegreto (?:tra|fra) (?:noi|me e te)\b|\btutto (?:e|e') (?:tra|fra) (?:noi|me e te)\b`,
    String.raw`\bnostro (?:piccolo )?segreto\b`,
    String.raw`\b(?:tuo|tuoi) segret[oi] (?:\w+ )?(?:al sicuro|in buone mani)\b|\b(?:con me|qui) (?:il tuo segreto|i tuoi segreti|quello che \w+|tutto) (?:e|e'|sono|resta) al sicuro\b`,
    String.raw`\b(?:quello che|cio che|tutto quello che) (?:mi )?(?:\w+ ){1,2}(?:e|e'|resta|rimane|restera) al sicuro con me\b`,
    String.raw`\bnon (?:lo|la|ne|li) (?:diro|dico|raccontero|racconto|rivelero|rivelo|ripetero|ripeto|parlero|parlo) (?:mai )?(?:a|con) (?:nessuno|anima viva)\b`,
    String.raw`\bnessun(?:o|'altro| altro) (?:lo |lo verra a |verra a |potra )?(?:sapra|sapere|leggera|leggere|vedra|scoprira|scoprirlo|saperlo)\b`,
    String.raw`(?<!\bnon (?:\w+ ){0,2})\b(?:mantengo|mantero|manterro|terro|tengo|custodisco|custodiro|prometto|garantisco) (?:per me |sempre |il |la |un |questo |tuo |tutto |massima |totale |assoluta )*(?:segret[oi]|segretezza|riservatezza|riserbo|per me)\b`,
    String.raw`(?<!\bnon (?:e )?)\b(?:completamente|totalmente|assolutamente|strettamente|al 100 ?%) (?:anonim[oa]|riservat[oa]|segret[oa]|confidenziale|privat[oa])\b`,
  ),
  contract: anyOf(
    String.raw`\b(?:promettim(?:i|elo)|giuram(?:i|elo)|dammi la tua parola|me lo prometti|me lo giuri)\b`,
    String.raw`(?<!\bnon )\b(?:puoi|potresti|riesci a|vuoi|devi|dovresti) (?:promettermi|giurarmi|promettere|giurare)\b`,
    String.raw`(?<!\b(?:tu|cosa|che|se|lo|la|ti|gli|le) )\b(?:prometti|giura) (?:che )?(?:di )?(?:non|chiam\w*|rest\w*)\b`,
  ),
  dose: doseRule({
    numbers:
      'due|tre|quattro|cinque|sei|sette|otto|nove|dieci|undici|dodici|tredici|quattordici|quindici|sedici|dicia\\w+|diciotto|(?:vent|trent|quarant|cinquant|sessant)\\w+|cento|mezzo|mezza|un quarto di|un terzo di|un paio di|qualche|una manciata di|una decina di|una ventina di',
    between: 'di|quelle|queste|quei|questi|delle|dei|tue|tuoi|altre|altri|intere|piccole|le',
    forms:
      'mg|milligramm[oi]|ml|millilitr[oi]|mcg|microgramm[oi]|gocce|goccia|compress[ae]|pastigli[ae]|pillol[ae]|capsul[ae]|fial[ae]|suppost[ae]|antidolorific[oi]|sonnifer[oi]|calmant[ei]|ansiolitic[oi]',
    harmless: "d'acqua|di (?:acqua|pioggia|sudore|sangue|rugiada|latte|te|caffe|inchiostro|brodo)",
    takeIt: 'prendil[oaie]|prendine|assumil[oaie]|ingoial[oaie]',
    takeOne:
      "(?:prendi|prendine|assumi|ingoia|bevi|prova con|(?:puoi|potresti|dovresti|prova a|meglio) (?:prendere|assumere)) (?:anche |pure |solo )?(?:un|una|un')",
    every: String.raw`ogni (?:\w+ )?or[ae]|(?:una volta|\w+ volte) al giorno`,
    times: 'minut[oi]|or[ae]|giorn[oi]|settiman[ae]|mes[ei]|ann[oi]|volt[ae]',
    change:
      'prendine (?:due|tre|quattro|cinque|sei|dieci|\\d+)|(?:raddoppia|dimezza|aumenta|riduci|diminuisci|abbassa|alza) (?:la|le|il) (?:tua |tuo )?(?:dose|dosi|dosaggio)',
  }),
  ways: /\b(pastigli\w*|pillol\w*|compress[ae]|gocce|farmac[oi]|medicinal[ei]|sonnifer\w*|barbituric\w*|overdose|velen[oi]\w*|candeggina|gas|monossido|cord[ae]|cappi[oi]|impicc\w*|lam[ae]|lamett[ae]|coltell\w*|rasoi\w*|pistol[ae]|fucil[ei]|arm[ae] da fuoco|ven[ae]|pols[oi]|tagli(arti|arsi|o|are)|pont[ei]|binari[oi]?|tett[oi]|balcon[ei]|ferrovia|buttar(ti|si)|salt(i|a|are) (giu|dal\w*|nel)|annega\w*|soffoc\w*|dissangu\w*)\b/u,
  deed: anyOf(
    String.raw`\b(?:butt|gett|lanci|scaravent)(?:ar(?:ti|si)|ati|andoti)\b[^.!?]{0,15}\b(?:sotto|davanti a|dal|dalla|dallo|da un|giu da|in un|nel|sui|contro) ?\w* ?(?:treno|metro\w*|auto|macchina|camion|tram|ponte|balcone|finestra|tetto|terrazz[oa]|palazzo|fiume|binari|torre)\b`,
    String.raw`\b(?:salt(?:are|ando|a)|stender(?:ti|si)|sdraiar(?:ti|si)) (?:giu )?(?:dal|dalla|da un|da una|sui|sotto) (?:\w+ )?(?:ponte|balcone|finestra|tetto|terrazz[oa]|palazzo|torre|treno|binari)\b`,
    String.raw`\bimpiccar(?:ti|si)\b|\btagliar(?:ti|si) (?:le vene|i polsi)\b|\baprir(?:ti|si) le vene\b`,
    String.raw`\b(?:modo|metodo|mezzo|maniera|sistema) (?:piu )?(?:rapid|veloc|indolor|sicur|facil|dolc|pulit)\w* (?:di|per) (?:morire|farla finita|finirla|andar(?:sene|tene)|toglier(?:si|ti) la vita|uccider(?:si|ti)|ammazzar(?:si|ti)|sparire)\b`,
  ),
  instead: {
    diagnosis: 'Un nome per quello che senti può darlo solo un medico o uno psicologo.',
    human: 'Sono un’intelligenza artificiale.',
    secrecy: 'Chi conserva cosa è scritto nella pagina della privacy.',
    contract: 'Non ti chiedo promesse, ti chiedo solo come stai adesso.',
    dose: 'Su medicine e quantità ti risponde il medico o la farmacia.',
    method:
      'Su questo non vado oltre: conta che tu sia al sicuro, e se il pericolo è vicino c’è il 112.',
  },
};
