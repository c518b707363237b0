import type { Language } from '@accanto/contract';
import { never } from './grammar/grammar.ts';
import { plainText, withoutDrawl } from './plain-text.ts';
import {
  cheers,
  isBurdened,
  isDoubted,
  isGlad,
  tellsGoodNews,
  withoutLifted,
} from './mixed-mood.ts';
import { textsOf } from './texts/by-language.ts';
import type { Mood, Topic } from './texts/texts.ts';
import { topicsOf, withoutFigures } from './topics.ts';

const heavyTopics: ReadonlySet<Topic> = new Set([
  'grief',
  'guilt',
  'anger',
  'fear',
  'shame',
  'tired',
  'alone',
]);

/** Over lower-case text without accents. */
interface Signs {
  /** What hurts without being a topic of its own. */
  hurting: RegExp;
  /** Of joy as well as of sorrow. */
  tears: RegExp;
  /** What was hoped for and did not come about. */
  failing: RegExp;
  /** Told something to others, who laughed; a joke is told for that. */
  laughedOff: RegExp;
  joke: RegExp;
  /** A hard word with a "not" before it is none. */
  eased: RegExp;
  /** Good beyond doubt, unless it is denied. */
  sure: RegExp;
  /** Good although it has a "not" in it. */
  idiom: RegExp;
  /** Just before a good word it says that there was nothing good. */
  denying: RegExp;
  /** Just before a good word it says that the good is only wished for, gone, or played. */
  unreal: RegExp;
  /** The good word is about the person or theirs. */
  own: RegExp;
  /** 'Great, another night without sleep'. */
  bitter: RegExp;
  /** What comes before it is taken back by what follows. */
  but: RegExp;
}

/** 'Doesnt love me': the apostrophe is often left out. */
function typedInHaste(expression: RegExp): RegExp {
  return new RegExp(expression.source.replaceAll("'", "'?"), 'u');
}

const signs: Readonly<Record<Language, Signs>> = {
  it: {
    hurting:
      /\b(piang|(?:dett[oa]|dice|dicono|diceva|dato|da|danno|chiamat[oa]) ?(?:che (?:sono|ero) |d(?:el|ella) |dell')?(?:una? |un')?(?:poco di buono|somar[oa]|asin[oa]\b|incapac|cretin|idiot|imbecill|fallit|bugiard|ladr[oa]|puttan|troia|zoccol|ignorant|buon[oa] a nulla|fannullon|ritardat|vigliacc|parassit|poveracci|ingrat|terron|negr[oa]\b|froci|zingar|handicappat|mongoloid|cess[oa]\b|balen[ae]\b|maial)|(?:mi|ci) (?:mett\w+|fa|fanno|da|danno|viene|prende) (?:addosso )?(?:una? |un'|tanta |troppa )?(?:\w+ )?(?:ansia|paura|rabbia|agitazione|angoscia|tristezza|nervoso|malinconia)\b|pianto|pianse|trist|delus|ferit|soffr|umili|licenzi|perso il|perso la|abbiamo perso|(mi|ti) manca(no)?(?! (solo|ancora|soltanto|poco|un esame|l'ultim))|(mi|ci|l'|lo|la) ha lasciat[oa](?! (un|una|il|la|lo|i|gli|le|dei|delle|del|detto|scritto|andare|fare|in pace)\b)|lasciat[oaie] (sol[oa]|indietro)|(sono|ero|stat[oa]) lasciat|(ci siamo|si sono) lasciat|mi s(?:ono|n) lasciat[oa]\b(?! (?:andare|convinc|prend|tent|alle))|rotto (con|col)\b|bloccat[oa]|trem(av|o\b|ano|ando)|sveni(re|vo)|(?<!\bmi )stuf[oai]|durissim|disoccupat|(sto|sta|resto|sono|vivo|mangio|ceno|dormo|lasciat[oa]|rimast[oa]|sempre|tutt[oa]|cosi|sent\w+) (qui |a casa |tutt[oa] |sempre |molto |tanto )?da sol[oa](?!.{0,20}\b(mi va bene|sto bene|mi piace|in pace))|vergogn|male(?! male)\b|fatica|non riesc[oi]|non ce la|non (mi|ti) (ama|vuole|amano|parla|parlano|difende|saluta|salutano|chiama|chiamano|ascolta|ascoltano|capisce|capiscono|crede|credono|cerca|cercano|risponde|rispondono|vede|vedono|considera|considerano|calcola|aiuta|aiutano|invita|invitano|guarda|sopporta|sopportano|ha (mai |piu )?(riconosciut|invitat|chiamat|cercat|difes|credut|salutat))|nessuno (mi|ti)|odi[oa]|cattiv|brutt|pesante|difficil|inutil|fallit[oaie]?|schifo|nausea|(mi|ti) sent[oi] (un |una )?(peso|verme|fallimento|mostro|merda|niente|nullita|zero|vuot|pers|brutt|grass|stupid|idiota|sbagliat|invisibil|a terra|giu|uno straccio)|come uno straccio|non (dormo|dormi|dormiamo|mangio|vivo|ho (piu )?voglia)|non ved[oi] (mai|piu) (mi|il mi|la mi|i mi|le mi)|tradi(to|ta|va|mento|sce)|(se n'e|se ne e) andat|nodulo|biopsia|tumore|cancro|metastasi|chemio|terapia intensiva|malat[oaie]|alzheimer|demenza|parkinson|ictus|infarto|leucemia|sclerosi|in coma|(padre|madre|marito|moglie|fratello|sorella|figli[oa]|compagn[oa]|mamma|papa) (beve|si droga|gioca d'azzardo)|ricoverat|debit|arretrat|non ho soldi|sfratt|bevuto|(mi|ci|lo|la) prend\w+ in giro|pres[oa] in giro|(sta|stanno|stava) morendo|(?<!da )morire(?! (dal|di (risate|sonno|fame|caldo|freddo|noia)))|fin di vita|al fronte|in guerra|cassa integrazione|diabete|peggiore|magone|(?<!far )(?<!fa )impazzire|non ci sto (piu )?dentro|incubo|ossession|(sono|sei|e) (\w+ ){0,2}(stupid|scem|idiota|incapac|debol|egoist|brutt|patetic)\w*|abort|diagnosticat|sparit[oa]|bocciat|bocciano|schiaff|spezzat|malissimo|orribil|terribil|tremend|pessim|mostro|mi brucia|(casa|letto|stanza) (e |cosi )*vuot|lasciarmi|spaccare tutto|scoppi(o|are) a pian|rid\w* dietro|ris[oaie] in faccia|ris[oaie] di me|(urlato|gridato|sgridat\w*|rimproverat\w*|criticat\w*).{0,20}davanti|davanti (a|agli) (tutti|altri))/u,
    tears: /\b(pian\w+|lacrim\w+|trem(o|av\w+|ano|ando)|url(?:at[oa]|ava\w*)|strillat[oa])\b/gu,
    failing:
      /\bnon (ci |lo |la |gli |le )?(sono|siamo|ero|e) (mai |piu |ancora )?riuscit|\bnon (l'ho|lo|la|ho|abbiamo|ha) (mai |piu )?(potuto|fatto in tempo|superat|passat[oa] l)|\bnon mi hanno (pres|assunt|volut)/u,
    laughedOff:
      /\b(dett[oa]|scritt[oa]|dissi|raccontat[oa]|confessat[oa]|mostrat[oa]|chiest[oa]|confidat[oa])\b.{0,80}\b(e|ma) (lui |lei |loro |tutti |quell[oaie] )?((ha|hanno) (solo |pure |anche )?riso|(si (e|sono) mess[oaie]|e scoppiat[oa]|sono scoppiat[ie]) a ridere|rideva(no)?)\b/u,
    joke: /\b(barzellett|battut|scherz|buff)/u,
    eased: never,
    sure: /\b(^di (?:gioia|felicita|contentezza)|mi hanno (pres[oa]|assunt[oa]|promoss[oa])|assunt[oa]|ce l'(ho|abbiamo|ha) fatta|ho (vinto|adottato|preso un (cane|gatto))|abbiamo vinto|stat[oa] bene|mi sono divertit[oa]|promoss[oaie]|(mi sono|si e|ci siamo|appena) laureat[oaie]|mi laureo|trovato (casa|lavoro|un lavoro|il lavoro)|(mi|ci) (ha|hanno) (applaudit|fatto i complimenti|ringraziat)\w*|per la prima volta (ha|hanno|mi ha)|(detto|fatto|preso|mosso)\b.{0,25} per la prima volta|e guarit[oa]|fatto pace|benign[oi]|andat[oa] (bene|benissimo|alla grande)|brind(iamo|iamo|ato|are)|adottat[oa]|partorit[oa]|(sto|mi sento|mi sono sentit[oa]) (benissimo|una favola|da dio|rinat[oa])|mi (mette|da|ha messo) (pace|in pace|allegria)|(ho|abbiamo) riso|fatt[oa] ridere|fatt[oa] sorridere|(mi|ci) ha sorriso|messo un cuore|con (lui|lei|loro) sto (davvero |proprio |molto |tanto )?bene|e nat[oa] (mi[oa]|il|la|nostr|l')|(mi|ci) (e nat[oa]|sono nat[ie])|(ho|abbiamo) (passato|superato) (l'|il |la |gli |lo |un )?(esam\w*|test|prova|concorso|orale|scritto|patente|matematica|analisi|chimica|fisica|anatomia|diritto|statistica)|preso (la patente|la lode|un bel voto|30|28|29|27|10|9)|(mi sposo|ci sposiamo)(?! con un altr)|mi ha chiesto di sposar\w*|aspett(o|iamo) un (bambino|figlio)|(sono|siamo) diventat[oaie] (papa|mamma|genitori|nonn[oaie]|zi[oa]|mamme)|diventer[oe]\w* (papa|mamma|nonn[oa]|zi[oa])|festegg\w+|ho smesso di (fumare|bere)|non sto piu nella pelle)\b|\bevviva/u,
    idiom:
      /\bnon vedo l'ora(?!.{0,25}(finisc|finit|passi))|\bnon ci credera?i|\bnon potrei essere piu (felice|content|fier|orgoglios)|\bmai stat[oa] (cosi|tanto) (felice|content|bene|orgoglios|fier)|\bnon (ero|stavo|mi sentivo|ridevo|dormivo) (cosi|tanto) (felice|content\w|bene|benissimo|seren\w|legger\w) da\b|\bnon ridevo (cosi|tanto) da\b|\berano (anni|mesi|secoli) che non (ridevo|mi divertivo|stavo cosi bene|dormivo cosi bene)|\bnon sto (piu )?nella pelle|\b(pian\w+|lacrim\w+|commoss[oa])\b.{0,25}\b(di|per la|dalla|dalle|dal|di una) (gioia|felicita|contentezza|risate|ridere|commozione|emozione)|\bnon riesco a smettere di (sorridere|ridere)|\b(niente|mica|non e|non era|non va|non sta andando) male\b|\bmale male\b|\b(riso e pianto|pianto e riso)\b/u,
    denying: /\b(non|mai|nessun\w*|niente|nulla|senza|nemmeno|neanche|ne|smess[oa])\b/u,
    unreal:
      /\b(vorrei|vorrebbe|avrei|avrebbe|dovrei|dovrebbe|sarei|sarebbe|sarebbe stato|fingo|finto|fingere|finta|se|prima|una volta|da piccol[oa]|ero|eravamo|desidero|sogno di|invidio|sembr\w+|(le|gli) altr[ie] (sono|erano|hanno|fanno)|loro|quelle|quelli|lei e|lui e)\b/u,
    own: /\b(sono|sei|siamo|sto|stai|mi|ti|tuo|tua|hai|mio|mia|miei|mie|ho|abbiamo|ci|nostr[oaie]|che|(e|era) stat[oa])\b/u,
    but: /\b(ma|pero|peccato|tranne|invece|eppure)\b/u,
    bitter:
      /^(?:oh |ah |ma )?(?:che (?:bello|gioia|bellezza|meraviglia)|bello|ottimo|fantastico|perfetto)[, .]+(?:un'altr|un altr|ancora|di nuovo|anche oggi|adesso anche|ci mancava)/u,
  },
  en: {
    hurting: typedInHaste(
      /\b(feel(s|ing)? ((so|really|very|just|a bit|pretty|quite|completely) )*(empty|numb|low|down|flat|small|bad|sick|rubbish|rough|stuck|weird|like (nobody|i'm|an? (?!(god|king|queen|million|boss|star|hero|winner|new)\b)))|(had|having|got into) (a |another |an )?([\w]+ )?(fight|argument|row)\b|argued with|could (just )?(scream|cry|punch)|gutted|devastated|heartbroken|miserable|(rubbish|shit|crap|bad|rough|long) (day|week|night|time|place)|(aren't|not|don't|doesn't|isn't|won't|hasn't|haven't) (talking|speaking|talk|speak|spoken|spoke|talked)\b|dread\w*|froze|cry|crying|cried|tears|sad|upset|hurt|hurts|suffer|humiliat|fired|sacked|lost\b|(?<!\bcall(ed|s)? (me|her|us) )miss(ed|ing)?\b|died|dead|first \w+ without|left me|let me go|laid off|redundant|dumped|broke up|split up|separating|shouted at|yelled at|ignore[sd]? me|without (me|asking me)|(drink|drinks|drinking|drank) (too much|every (day|night)|alone|again)|(terrif(y|ies|ied)|petrif(y|ies|ied)|freak(s|ed|ing)?|creep(s|ed|ing)?|stress(es|ed|ing)?) (me|us)\b|(give|gives|giving|gave) me the (creeps|fear|willies)|(doing|does|did) my (head|nut) in|(drives?|driving|drove) me (mad|crazy|insane|nuts|up the wall|round the bend)|(gets?|getting|got) (on my (nerves|wick|tits)|under my skin)|(winds?|winding|wound) me up|(told|tells?|telling) (me|us) to (just )?(go )?((fuck|piss|bugger|sod) off|shut up|get lost|go to hell)|(?<!\bi )(said|shouted|screamed|yelled) (fuck|piss) off|(had|have|having) to (put|have) (?!the (phone|book|kids|baby|little))(\w+ ){1,3}?(put )?(down|to sleep)|towed|alone|(can't|cannot)(?! (believe it|believe how (good|lovely|lucky|nice)|complain|wait))|(doesn't|don't|didn't) (love|want) me|hate|awful|terrible|horrible|(?<!(work|works|worked|working|try|tried|trying|rock|laugh|laughed|laughing|laughed so) )hard|difficult|useless|behind my back|told me off|laughed at(?! (?:my|our|his|her|a|the|that) (?:\w+ ){0,2}?(?:jokes?|puns?|impressions?)\b)|laugh(s|ing)? at me|in my face|cancer|tumou?r|leuk(a?e)mia|dementia|alzheimer|parkinson|chemo|hospice|terminal|palliative|intensive care|(had|having|another) a stroke|miscarr|bull(y|ied)|mugged|robbed|betray|evict|bailiff|debts?\b|in prison|(is|are|am|i'm|he's|she's|was|been|so|really|very|seriously) ill\b|(fell|fallen) (down|over)|passed out|collapsed|unconscious)/u,
    ),
    tears: /\b(cry\w*|cried|tears?|weep\w*|wept|shaking)\b/gu,
    failing:
      /\b(did(n't| not)|could(n't| not)|never|haven't|hasn't) (even |ever )?(got to|get to|manage|pass(ed)?\b|win\b|won\b|make it|made it|get (it|the|in\b)|say goodbye)|\bnot able to\b|\b(wasn't|weren't) able to\b|\bfailed\b|\bturned (me|us) down\b/u,
    laughedOff:
      /\b(told|wrote|said|asked|showed|confessed|admitted|opened up|came out)\b.{0,80}\b(and|but) (he|she|they|everyone|everybody|all|(my|the) \w+) (just |all |only |even )?(laughed|were laughing|was laughing|started laughing|burst out laughing|snorted)\b/u,
    joke: /\b(jok(e|es|ing|ed)|funny|pun|riddle|hilarious)\b/u,
    eased: /\b(cr(y|ied|ying)|tears)\b(?=.*\b(lol|haha\w*|lmao)\b)/gu,
    sure: /\b(i got it|(i|we|she|he) got in\b(?! (a|an|the|trouble|late|from|at|my|his|her|touch))|got (a|an|the) (offer|promotion|raise|pay rise|distinction|first|keys|all clear)|smiled at (me|you)|proposed( to (me|you))?(?=[.!]|$)|(gonna|going to) be (a|an) (dad|mum|mom|father|mother|parent|grand\w+|gran|nan|uncle|aunt\w*)|sober (for )?\d+|(?<!\b(was|had) )\d+ (days|weeks|months|years) (sober|clean)|(found (him|her|it|them)|(he|she|it)'s back)(?=!)|got (a|an) (2:1|a\*?|b\+?)(?=[.! ]|$)|got promoted|had (a|such a|the) ((really|so|very) )?(good|great|lovely|brilliant|nice|amazing|perfect|best) (day|time|night|evening|weekend|week|morning|chat|laugh)|passed ((my|the|his|her)(?! (out|away))|probation\b|everything\b|all of (it|them)\b|(?:it )?first time\b)|had (kittens|puppies)|(my|our) first (tip|wage|pay\w*|customer|goal|win|sale|\d+k|marathon|race|gig)|(was|went) (so |really |actually |kinda |kind of |pretty )?(good|great|brilliant|amazing)( today| actually| in the end)?(?=[.!]|$)|grinning|(our|my) first (house|home|flat)|proud of (myself|him|her|them|us|it)|(got|have|given me|offered me) the job|i did it(?! again)|(we|i) won(?!')|(i|we|she|he|my \w+) passed(?! (out|away|by|on|the time|away))( (the|my|her|his|our|it|first|with)\b|$|[.!,])|so happy|just happy|(feel(ing)?|felt) (?:so |really |much )?(great|good|amazing|better|alright|[\w ]{0,14}lighter)|i (love|loved) (it|this|how)|made me (laugh|smile)|made my (day|week)|(i|we) laughed(?! (it off|nervously|to hide|too|as well|along|with them|and (said|nodded|pretended|agreed)))|good news|^(just |finally |i )?passed(?=[^\p{L}]*!)|with (distinction|merit|flying colou?rs)|first[- ]class honours|got (my|our) (visa|licen[cs]e|keys|degree|citizenship|grant|mortgage|offer)|sold the (house|flat|car)(?=[^\p{L}]*!)|offer from [\p{L} ]{2,25}(?=!)|(best|nicest|loveliest) (part|bit|thing|day|night|feeling|present) (of|in) (my|the|a|ages|years|months|weeks)|got engaged|graduated|(?<!i )was born)\b/u,
    idiom:
      /\b(can't|cannot|can not) wait(?!.{0,20}(over|end|done|behind))|\b(could(n't| not)|can't) be (any )?(happier|prouder|more (happy|proud|pleased|excited))|\bnever been (so|this|more) (happy|proud|excited|relieved)|\b(haven't|have not|hadn't|had not) (been|felt) (that|this|so|as) (happy|good|well|free|calm|relaxed|alive|excited|proud|hopeful)|\b(haven't|have not|hadn't|had not) (laughed|danced|slept) (that|this|so) (much|hard|well) (in|for)\b|\b(can't|couldn't) stop (smiling|laughing|grinning)|\blaugh\w* (so|that) (hard|much)( that)? (i|we) ((nearly|almost) )?(cried|died|wept|peed)|\b(cried|crying) (with )?laugh\w+|\bso (happy|relieved|proud|excited)( that)? (i|we) (((nearly|almost|could have|could) )?cr(y|ied)|(can'?t|couldn'?t) (sleep|eat|speak|sit still))|\bnot cancer\b|\bbenign\b|\ball clear\b|\bcame back (clear|negative|fine|normal)|\bcan't believe (my luck|how lucky)|\b(cr(y|ied|ying)|tears|wept|weeping) (of|with|from|for) (joy|happiness)|\b(cr(y|ied|ying)\b.{0,20})?\bhappy (tears|cry(ing)?)\b/u,
    denying:
      /\b(not|no|never|nothing|nobody|none|without|hardly|barely|neither|nor|stopped|\w+n't|cant|dont|wont)\b/u,
    unreal:
      /\b(wish\w*|used to|would|should|could|want(ed)? to (be|feel)|pretend\w*|fake\w*|faking|if|once|looks?|looked|seems?|seemed|try(ing)? to (be|look|seem)|supposed to|before|envy|jealous|when i was)\b/u,
    own: /\b(i|i'm|im|i've|we|we're|me|my|our|us)\b|^(so|what|how)\b/u,
    but: /\b(i suppose|i guess|supposedly|but|though|although|however|except|yet|shame|too bad)\b/u,
    bitter:
      /^(?:oh |well |just |ah )*(?:great|lovely|brilliant|wonderful|perfect|fantastic)[, .]+(?:another|yet another|again|now|one more|more)\b/u,
  },
  es: {
    hurting:
      /\b(llor(o|e|a|ar|aba|ando|ado|amos|aron)\b|quiero (desaparecer|morir\w*)\b(?! de)|no despertar\b|(muero|muriendo|rompo|hundo|hundid[oa]|rot[oa]|destrozad[oa]|vaci[oa]) por dentro|me parte el alma|me (toca|toco|tocaba|soba|sobo) (el culo|las tetas|la pierna|el pecho)|manose\w+|acos(a|o|an|aba|ando|ado)\b|trist|dolid|duele|dolio|herid|sufr|humill|despid|despedid|perdi|perdo|echo (mucho |tanto )?de menos|extran[oa]|(?<!menos )mal\b|peor\b|fatal\b|mierda\b|asco\b|murio|echaron|(han|ha) echado|plantad|(me|nos) (ha|han) dejado(?! (el|un|una|las|los|la|usar|salir|entrar|dormir|ver|dinero))|me dejo (mi|el|por|plantad)|(me|nos) (ha|han) (bloquead|escupid|pegad|empujad|amenazad|tirad[oa] (?:un|una|el|la|algo)\b)|de (?:la )?(?:gran )?puta\b(?! madre)|(pedido|pidio|pide|pidieron) el divorcio|(me|nos) (ha|han) dicho de todo|reprob(e|aron|ado)\b|(me|nos) (acaba|acaban) de (dejar|despedir|echar)|lo hemos dejado(?=[^\p{L}]*$| (?:mi |ayer|anoche|hoy|hace|despues de|con ))|lo dejamos (?:en (?:enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre|verano|navidad)|hace|ayer|anoche)|(hemos|habeis|han) roto[^\p{L}]*$|rompimos[^\p{L}]*$|hemos cortado[^\p{L}]*$|nos (separamos|divorciamos|hemos separado)|se (?:me )?(?:separan|divorcian|han separado|han divorciado)|me separe|me he separado|se suspendio la boda|me dejan (de lado|fuera|sol[oa])|sola\b|no puedo(?! (creer|parar de (sonr|re)|dejar de (sonr|re)|estar mas|ser mas|pedir mas))|no me (quiere|ama|quieren|habla|hablan|contesta|contestan|coge|responde|escucha|escuchan|entiende|entienden|cree|creen|reconoce|mira|llama|llaman|hace caso|hacen caso)\b|(ni|ya no|tampoco) me (habla|hablan|contesta|contestan|mira|miran|llama|llaman|reconoce)\b|no (conozco|tengo) a nadie|no tengo (con quien|ganas|fuerzas|amig)|no (encuentro|duermo|como|valgo|sirvo)\b|odi[oa]\b|horrible|terrible|dificil|duro|dura\b|inutil|se (rieron|rio|rien|burl\w+) (de (mi|el|ella|nosotros)\b|en mi cara)|(ha|han) (reido|burlado) de (mi|el|ella)\b|regan|delante de (todos|los clientes|los demas)|suspend(i|ido|en|ieron)\b|suspenso|fracas|(he|has|ha|me) (enganado|engana|mentido|traicion\w*)|(me|le) (engana|miente|mintio|traiciono|grita|gritan|insult\w+|ignora|ignoran|desprec\w+|rechaz\w+)|infiel|cuernos|me (ha |han )?(llam(o|ado|aron|an?)|dicho|dijo|dijeron|dice|dicen) .{0,14}(inutil|gord|tont|fe[ao]\b|loc[oa]\b|egoist|vag[oa]\b|mentiros|idiota|lent[oa]\b|put[ao]\b|maric|pesad[oa])|insoportable|se me parte|(me|nos) (han|ha) robado|robaron|met(i|ido) la pata|la (cago|he cagado|cague)\b|hasta (el mono|el gorro|los (huevos|cojones|ovarios|mismisimos)|las (pelotas|bolas)|las narices|la coronilla)|hech[oa] polvo|se ha caido|estropead|lo peor|no (lo |la |le |los )?(soporto|aguanto)\b|cancelad|un infierno|(me|nos) (ha|han) quitado|revient|agobi|deprim|hundid|rot[oa]\b|desesper|impotencia|amarg|angusti|desbordad|sin (trabajo|papeles|dinero|dormir|fuerzas|ganas|casa|respirar|nadie)\b|se (han |ha )?apart|enferm(?!er)|cancer\b|tumor\b|alzheimer|la uci\b|me da (igual todo|pena|lastima)|todo me da igual|se me (hace|hacen) (largo|larga|eterno|cuesta|muy)\w*|no me deja(n)?\b)/u,
    tears: /\b(llor\w+|lagrimas?|temblando)\b/gu,
    failing:
      /\bno (me |le |lo |la |les |nos )?(pude|pudimos|dio tiempo|alcance|consegui|conseguimos|logre|aprobe|aprobamos|ganamos|gane|llegue a|cogieron|aceptaron|contrataron|seleccionaron)/u,
    laughedOff:
      /\b(dije|escribi|conte|confese|ensene|pedi|pregunte|explique)\b.{0,80}\b(y|pero) (el |ella |ellos |ellas |todos |mi \w+ )?(solo )?(se (rio|rieron|echo a reir|echaron a reir|partio|partieron|moria|morian) ?|solto una (risa|carcajada))|\bse rieron\b/u,
    joke: /\b(chiste|broma|gracia|chist)/u,
    eased:
      /\bnada triste|\bno (estoy|estamos|estan|me siento|me encuentro|es|fue|esta|estuvo|ha sido) (tan |muy |nada |demasiado )?(triste\w*|mal|horrible|terrible|dificil|duro|dura|enferm\w+|deprimid\w+|agobiad\w+|hundid\w+|sol[oa])\b/gu,
    sure: /\b((he|ha|hemos|han) (aprobado|ganado|conseguido|logrado|nacido)|ganamos|gane|aprobe|(aprobo|saco) (el|la|su)|me (cogieron|aceptaron|contrataron|admitieron|ascendieron|dieron (el|la))|me (han|ha) (cogido|aceptado|contratado|admitido|ascendido|felicitado|regalado|sonreido|abrazado|besado|subido el sueldo|dicho que si|dado (la|el|una) (plaza|beca|alta|trabajo|puesto|beso|abrazo|contrato|enhorabuena|oportunidad))|(ha|han|hizo|hecho) .{0,20}sorpresa|lo logre|lo consegui|lo he conseguido|mi primer (gol|sueldo|dia)|meti mi|que (alegria|alivio|ilusion|gusto|bien)|aliviad[oa]|benign[oa]|(ha|han) (ido|salido|sido) (todo )?(muy |super |tan )?(bien|genial|perfect\w+|buenisim\w+|estupend\w+)|(salio|fue|sali|fueron|salieron) (todo )?(muy |super |tan )?(bien|genial|estupend\w+)|todo (salio|fue|ha salido|ha ido) bien|me he sentido (muy |tan )?(bien|libre|fuerte|orgullos\w+)|me (siento|encuentro) (mucho )?mejor|me va (muy |bastante |super )?(bien|genial)\b|estoy (mucho mejor|genial|encantad[oa]|enamorad[oa](?!.*\bcasad[oa]\b)|en una nube)|me he enamorado|(tengo|me hace|con) (mucha |tanta |muchisima )?ilusion|tengo muchas ganas|me (encanta|encanto|ha encantado)|me rei|me he reido|nos reimos|nos hemos reido|me hizo (reir|sonreir)|me ha hecho (reir|sonreir)|me alegro el dia|florecio|(?<!desde que )nacio (mi|nuestr|el|la)|acaba de nacer|(ha|han) tenido (un bebe|gatitos|cachorr\w+|una nina|un nino)|orgullos[oa]s? de (mi|nosotr[oa]s)|subidon|me (han|ha) (preparado|organizado|hecho|traido) una? (fiesta|regalo|tarta|cena)|por fin (he|me han|lo|tengo|hemos)|por primera vez en (meses|anos|semanas|mucho tiempo)|lo mejor (es|de todo|fue)|(?:me|nos) (?:ha |han )?toca(?:do|ron)? la loteria|(?:me|nos) toco la loteria|no par(?:o|aba|abamos|amos|e) de reir\p{L}*|(?<!\bhij[oa]s? )de puta madre|(?:dicho|dijo|dice) que (?:soy|he sido|fui) (?:la|el) mejor|nos casamos|me caso (?:en|con|el|este|la semana|manana|hoy|por fin)|me (?:ha |han )?(?:pidio|pedido) (?:matrimonio|que me case)|me gradue)\b/u,
    idiom:
      /\bno (esta|estuvo|ha estado|va|fue) (nada )?mal\b|\bno (podria|puedo|se puede) pedir mas\b|\bno lo cambiaria por nada|\bno me lo (creo|puedo creer)(?=.*!)|\bno veo la hora(?!.{0,25}(acab|termin|pase))|\bno (puedo|podria) (estar|ser) mas (feliz|content|orgullos)|\bnunca (habia|he) (estado|sido) tan (feliz|content|orgullos)|\bhacia (anos|meses|tiempo|mucho|siglos)( tiempo)? que no (me reia|me sentia tan bien|estaba tan (feliz|content\w|a gusto|bien)|dormia tan bien|lo pasaba tan bien)|\bno puedo (parar|dejar) de (sonreir|reir)|\b(llor\w+|lagrimas) de (alegria|felicidad|gusto)/u,
    denying: /\b(no|ni|nunca|jamas|nada|nadie|ningun\w*|sin|tampoco)\b/u,
    unreal:
      /\b(ojala|quisiera|querria|me gustaria|quiero (ser|estar|sentirme)|seria|estaria|deberia|finjo|fingi\w*|fingir|si|antes|cuando era|era|eramos|estaba|sonaba con|parec\w+|envidia|envidio|llam(?:o|a|an|aron|aba|ado)(?=[ "'«“]*$))\b/u,
    own: /\b(soy|somos|estoy|estamos|me|mi|mis|he|hemos|nos|nuestr[oa]s?|que)\b/u,
    but: /\b(pero|aunque|lastima|menos|salvo|sin embargo)\b/u,
    bitter:
      /^[¡¿ ]*(?:oh |ah )?(?:que (?:bien|bonito|alegria|maravilla)|genial|perfecto|estupendo|maravilloso)[, .!]+(?:otr[oa]|de nuevo|otra vez|ahora|encima)/u,
  },
  nl: {
    hurting:
      /\b(huil\w*|gehuild|gejankt|tranen|verdriet\w*|pijn|gekwetst|lijd|vernederd|ontslagen|verlor|verloren|mis|gemist|(?<!\b(?:me|je|ons|schrok me|doe) )dood|overleden|gestorven|sterft|sterven|doodging|doodgegaan|verongelukt|alleen gelaten|verlaten|lukt niet|kan niet|kan het niet|niet meer aan|(houdt|hield) niet (meer )?van m|haat|vreselijk|verschrikkelijk|afschuwelijk|moeilijk|zwaar|nutteloos|waardeloos|uitgelachen|lach\w* me (gewoon |altijd )?uit|in mijn gezicht|uitgescholden|afgebrand|gepest|pesten|klote\w*|kut\w*|rot|rottig\w*|rotdag|shit|ellend\w*|naar gevoel|slecht|slechter|ziek|zieke|kanker|borstkanker|tumor|jaloers|walg|monster|is er niet meer|er niet meer is|ben (echt |helemaal |gewoon |zo )?op(?=[^\p{L}]*$)|herkent me (\w+ )?niet|niks meer voel|voelt? (gewoon |helemaal |echt )*(niks|niets|me (zo |gewoon |echt |helemaal |heel |best |nogal |erg |een beetje )*(leeg|klein|slecht|stom|dom|down|somber|verloren|verdrietig|ellendig|beroerd|onzeker|onbegrepen))|(?<!\b(?:telefoon|batterij|accu|koelkast|tank|fles|glas|bord)\b.{0,15})leeg|somber|depri|(?<!van )down|kapot|gebroken|in de war|het uitgemaakt|maakte het uit|gedumpt|bedrogen|vreemdga\w*|in de steek|afgewezen|afwijzing|teleurgesteld|wanhop\w*|radeloos|zie het niet meer|trek het niet|red het niet|stress|gespannen|geen zin meer|onbegrepen|niet (?:gezien|gehoord|serieus genomen)|buitengesloten|zonder mij|niemand (?:belt|vraagt|ziet|begrijpt|snapt|luistert|reageert|komt|weet|om|noemt|meer|heeft|wil)|heb (?:gewoon |verder |echt |ook )*niemand|oneerlijk|opgebrand|uitgeput|kan niet slapen|onzeker|jammer|heimwee|zorgen (om|over)|maak me zorgen|schulden|durf(?:de)? (?:\p{L}+ ){0,4}niet te (?:zeggen|vertellen|vragen))\b/u,
    tears: /\b(huil\w*|gehuild|tranen|tril\w*)\b/gu,
    failing:
      /\b(niet|nooit|niks) (meer |eens )?(gelukt|gehaald|geslaagd|gewonnen|aangenomen|kunnen|mogen|gered)\b|\blukte (me |het |ons )?niet\b|\bkon (ik )?(er |hem |haar |het |ze )?(niet|geen)\b|\bgezakt\b|\bafgewezen\b|\bdie ik (?:zelf |ook |zo graag )*(?:wilde|wou|had gewild)\b/u,
    laughedOff:
      /\b(vertel\w*|schreef|geschreven|zei|gezegd|vroeg|gevraagd|liet zien|opgebiecht|biechtte)\b.{0,80}\b(en|maar) (toen )?(hij|zij|ze|iedereen|allemaal|mijn \w+|moest\w*|begon\w*|lacht\w*)( \w+){0,2} ?(lach\w*|gelach\w*|grinnik\w*|proest\w*|hij|ze|zij)\b/u,
    joke: /\b(mop|moppen|grap\w*|grappig)\b/u,
    eased: never,
    sure: /\b(aangenomen+|gewonnen+|geslaagd+|gelukt+|uitslag (?:is|was) (?:\p{L}+ )?(?:goed|schoon)|(?:beste|mooiste|leukste|fijnste) dag (?:van|ooit|sinds)|(?:gehaald|bevallen|ik ben (?:nu )?(?:tante|oom|oma|opa|papa|mama))(?=[^\p{L}]*!)|joepie|jippie|hoera|ik heb het gehaald|zo blij|ben blij|lekker ge\w+|zwanger(?= ?!)|dee?d me (zo |echt |heel )?goed|doet me (zo |echt |heel )?goed|(ik|we) (moest|moesten) (zo |erg |hard )?lachen|moest ik (zo )?lachen|goed gegaan|ging (het |heel |super ?|best |echt )*goed|gaat (het )?(nu |eigenlijk |weer |echt |heel |best |een stuk |steeds )*(goed|beter)|voel me (nu |weer |echt |heel |best |een stuk |al )*(goed|beter|lichter|opgelucht|sterk)|voor het eerst (gelachen|gelopen|geslapen|gezegd)|(weer|zo|heel|echt|best) (goed|fijn|blij|gelukkig|vrolijk) gevoeld|(jaar|maanden|weken|dagen|nu|weer) (al |nu )?(nuchter|clean)|schuldenvrij|genezen verklaard|schone uitslag|rijbewijs gehaald|diploma gehaald|promotie gekregen|vast contract|(oma|opa|vader|moeder|tante|oom) geworden|eerste huis|\d+ (jaar )?geworden|ten huwelijk|(ze|hij) zei ja|opgelucht|trots op (mezelf|mijn|mn|m'n|hem|haar|ze|ons)|heb (zo'n |heel veel |veel |echt |weer |er )*zin in|zo'n zin in|heel veel zin in|verloofd|gaan trouwen|baan gekregen|(?:een|mijn) nieuwe baan(?=[^\p{L}]*!)|goed nieuws|afgestudeerd|is geboren|laten lachen|aan het lachen)\b/u,
    idiom:
      /\bkan niet wachten(?!.{0,25}(voorbij|klaar|over is|afgelopen))|\b(kan|kon) niet (blijer|gelukkiger|trotser)|\bnog nooit zo (blij|gelukkig|trots)|\b(in|al|sinds) (jaren|tijden|maanden|lang) niet (meer )?zo (blij|gelukkig|goed|hard gelachen|gelachen|ontspannen|lekker geslapen)|\bkan niet stoppen met (lachen|glimlachen)|\bkan niet meer van het lachen|\b(ge)?huil\w* van (geluk|blijdschap|vreugde)|\btranen van (geluk|blijdschap|vreugde)/u,
    denying: /\b(niet|nooit|geen|niks|niets|niemand|zonder|nauwelijks|amper|nergens|noch)\b/u,
    unreal:
      /\b(wou|wilde|wil|zou|zouden|moest|hoor|deed alsof|doe alsof|alsof|vroeger|als|ooit|was ik maar|leek|lijkt|jaloers|toen ik)\b/u,
    own: /\b(ik|we|wij|me|mij|mijn|ons|onze|wat)\b/u,
    but: /\b(maar|hoewel|behalve|jammer|toch niet|helaas)\b/u,
    bitter:
      /^(?:oh |nou |ja )*(?:fijn|leuk|lekker|heerlijk|geweldig|mooi|super|fantastisch)[, .]+(?:weer|nog een|alweer|nu ook|opnieuw)/u,
  },
};

/**
 * How a message in plain lower case feels. Good needs a sure sign: one that is denied is a weight, one that is wished
 * for is nothing, tears just after something good are its own, and a word that may be good or polite says nothing just
 * after something heavy.
 */
export function moodOf(
  typed: string,
  found: readonly Topic[],
  language: Language,
  isAfterWeight: boolean,
  isAfterJoy = false,
): Mood {
  const { hurting, tears, failing, laughedOff, joke, eased, idiom, sure, bitter } = signs[language];
  const plain = withoutDrawl(typed, '!');
  if (isAfterJoy && cheers(plain, language)) return 'light';
  if (isBurdened(plain, language)) return 'heavy';
  const read = language === 'nl' ? plain.replaceAll(spokenNot, 'niet') : plain;
  const unlifted = withoutLifted(withoutFigures(read), language);
  const rest = unlifted.replace(new RegExp(idiom, 'gu'), ' ');
  const sorrow = isAfterJoy ? rest.replace(tears, ' ') : rest;
  const isLaughedOff = laughedOff.test(rest) && !joke.test(rest);
  if (hurting.test(sorrow.replace(eased, ' ')) || failing.test(rest) || isLaughedOff)
    return isGlad(rest, language) ? 'plain' : 'heavy';
  // 'Promossaaa'.
  const calm = rest.replace(/(\p{L})\1{2,}/gu, '$1');
  const isNews = tellsGoodNews(rest, language) || tellsGoodNews(calm, language);
  const surely = bitter.test(plain) ? 'none' : goodnessOf(calm, sure, language);
  const felt = isAfterJoy ? unlifted.replace(tears, ' ') : unlifted;
  const about = felt === read ? found : topicsOf(felt, language);
  const weights = about.filter((topic) => heavyTopics.has(topic));
  // One may be tired and glad.
  const isTiredOnly = weights.length === 1 && weights[0] === 'tired';
  if (weights.length > 0 && !(isTiredOnly && surely === 'good'))
    return isNews || isGlad(rest, language) ? 'plain' : 'heavy';
  if (isDoubted(plain, language)) return 'plain';
  if (isNews || rest !== unlifted) return 'light';
  if (bitter.test(plain)) return 'plain';
  const perhaps = goodnessOf(rest, mildJoy(language), language);
  if (surely === 'denied' || perhaps === 'denied') return 'heavy';
  if (surely === 'good') return 'light';
  return perhaps === 'good' && !isAfterWeight && isOwn(rest, language) ? 'light' : 'plain';
}

/** 'Kan nie slapen'. */
const spokenNot = /\bnie?\b/gu;

/** How a part of a message feels by itself. */
export function moodOfPart(text: string, language: Language): Mood {
  const plain = plainText(text);
  return moodOf(plain, topicsOf(plain, language), language, false);
}

function goodnessOf(
  plain: string,
  word: RegExp,
  language: Language,
): 'none' | 'good' | 'denied' | 'unreal' {
  const { denying, unreal, but } = signs[language];
  const found = word.exec(plain);
  if (found === null) return 'none';
  const before =
    plain
      .slice(0, found.index)
      .split(/[.,;:!?…]/u)
      .at(-1) ?? '';
  // The sign itself may begin with what denies it: "I didn't get the job".
  const near = before.split(' ').slice(-nearWords).join(' ');
  if (denying.test(near)) return 'denied';
  if (unreal.test(near) || but.test(plain.slice(found.index))) return 'unreal';
  return 'good';
}
/** How far before a good word a "not" or "I wish" still speaks of it. */
const nearWords = 5;
const fewWords = 4;

/** The clause has the person in it, or there is little else. */
function isOwn(plain: string, language: Language): boolean {
  return plain.split(' ').length <= fewWords || signs[language].own.test(plain);
}

const mildJoys = new Map<Language, RegExp>();

/** The words of the topic of joy. */
function mildJoy(language: Language): RegExp {
  const known = mildJoys.get(language);
  if (known !== undefined) return known;
  const words = textsOf(language)
    .topics.joy.words.split(' ')
    .map((word) => word.replaceAll('+', ' ').replace(/\*$/u, '\\w*'));
  // 'won', not 'won't'.
  const read = new RegExp(`\\b(${words.join('|')})\\b(?!')`, 'u');
  mildJoys.set(language, read);
  return read;
}
