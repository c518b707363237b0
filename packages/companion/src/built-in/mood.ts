import type { Language } from '@accanto/contract';
import { textsOf } from './texts/by-language.ts';
import type { Mood, Topic } from './texts/texts.ts';

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
  /** What was hoped for and did not come about. */
  failing: RegExp;
  /** Told something to others, who laughed; a joke is told for that. */
  laughedOff: RegExp;
  joke: RegExp;
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

const signs: Readonly<Record<Language, Signs>> = {
  it: {
    hurting:
      /\b(piang|pianto|pianse|trist|delus|ferit|soffr|umili|licenzi|perso il|perso la|mi manca|lasciat[oa]|bloccat[oa]|tremav|da sol[oa]|vergogn|male|fatica|non riesco|non ce la|non mi (ama|vuole|amano)\b|odi[oa]|cattiv|brutt|pesante|difficil|inutil|rid\w* dietro|ris[oaie] in faccia|ris[oaie] di me|davanti (a|agli) (tutti|altri))/u,
    failing:
      /\bnon (ci |lo |la |gli |le )?(sono|siamo|ero|e) (mai |piu |ancora )?riuscit|\bnon (l'ho|lo|la|ho|abbiamo|ha) (mai |piu )?(potuto|fatto in tempo|superat|passat[oa] l)|\bnon mi hanno (pres|assunt|volut)/u,
    laughedOff:
      /\b(dett[oa]|scritt[oa]|dissi|raccontat[oa]|confessat[oa]|mostrat[oa]|chiest[oa]|confidat[oa])\b.{0,80}\b(e|ma) (lui |lei |loro |tutti |quell[oaie] )?((ha|hanno) (solo |pure |anche )?riso|(si (e|sono) mess[oaie]|e scoppiat[oa]|sono scoppiat[ie]) a ridere|rideva(no)?)\b/u,
    joke: /\b(barzellett|battut|scherz|buff)/u,
    sure: /\b(mi hanno (pres[oa]|assunt[oa])|assunt[oa]|ce l'ho fatta|ho (vinto|adottato|preso un (cane|gatto))|abbiamo vinto|stat[oa] bene|mi sono divertit[oa]|promoss[oaie]|laureat[oaie]|(ho|abbiamo) riso|fatt[oa] ridere|fatt[oa] sorridere|e nat[oa] (mi[oa]|il|la|nostr|l'))\b|\bevviva/u,
    idiom:
      /\bnon vedo l'ora(?!.{0,25}(finisc|finit|passi))|\bnon ci credera?i|\bnon potrei essere piu (felice|content|fier|orgoglios)|\bmai stat[oa] (cosi|tanto) (felice|content|bene|orgoglios|fier)|\bnon sto (piu )?nella pelle|\b(pian\w+|lacrime) (di|per la) (gioia|felicita)|\bnon riesco a smettere di (sorridere|ridere)/u,
    denying: /\b(non|mai|nessun\w*|niente|nulla|senza|nemmeno|neanche|ne|smess[oa])\b/u,
    unreal:
      /\b(vorrei|vorrebbe|avrei|avrebbe|dovrei|dovrebbe|sarei|sarebbe|sarebbe stato|fingo|finto|fingere|finta|se|prima|una volta|da piccol[oa]|ero|eravamo|desidero|sogno di|invidio|sembr\w+)\b/u,
    own: /\b(sono|siamo|sto|mi|mio|mia|miei|mie|ho|abbiamo|ci|nostr[oaie]|che)\b/u,
    but: /\b(ma|pero|peccato|tranne|invece|eppure)\b/u,
    bitter:
      /^(?:oh |ah |ma )?(?:che (?:bello|gioia|bellezza|meraviglia)|bello|ottimo|fantastico|perfetto)[, .]+(?:un'altr|un altr|ancora|di nuovo|anche oggi|adesso anche|ci mancava)/u,
  },
  en: {
    hurting:
      /\b(feel(s|ing)? ((so|really|very|just|a bit|pretty|quite|completely) )*(empty|numb|low|down|flat|small|bad|sick|rubbish|rough|stuck|weird|like (a|an|nobody|i'm))|(had|having|got into) (a |another |an )?([\w]+ )?(fight|argument|row)\b|argued with|could (just )?(scream|cry|punch)|gutted|devastated|heartbroken|miserable|(rubbish|shit|crap|bad|rough|long) (day|week|night|time|place)|(aren't|not|don't|doesn't|isn't) (talking|speaking|talk|speak)|dread\w*|froze|cry|crying|cried|tears|sad|upset|hurt|hurts|suffer|humiliat|fired|sacked|lost\b|miss(ed|ing)?\b|died|dead|left me|let me go|laid off|redundant|dumped|broke up|split up|separating|shouted at|yelled at|ignore[sd]? me|without (me|asking me)|(had|have|having) to (put|have) (?!the (phone|book|kids|baby|little))(\w+ ){1,3}?(put )?(down|to sleep)|towed|alone|(can't|cannot)(?! (believe it|believe how (good|lovely|lucky|nice)|complain|wait))|(doesn't|don't|didn't) (love|want) me|hate|awful|terrible|horrible|(?<!(work|works|worked|working|try|tried|trying|rock|laugh|laughed|laughing|laughed so) )hard|difficult|useless|behind my back|told me off|laughed at|laugh(s|ing)? at me|in my face)/u,
    failing:
      /\b(did(n't| not)|could(n't| not)|never|haven't|hasn't) (even |ever )?(got to|get to|manage|pass(ed)?\b|win\b|won\b|make it|made it|get (it|the|in\b)|say goodbye)|\bnot able to\b|\b(wasn't|weren't) able to\b|\bfailed\b|\bturned (me|us) down\b/u,
    laughedOff:
      /\b(told|wrote|said|asked|showed|confessed|admitted|opened up|came out)\b.{0,80}\b(and|but) (he|she|they|everyone|everybody|all|(my|the) \w+) (just |all |only |even )?(laughed|were laughing|was laughing|started laughing|burst out laughing|snorted)\b/u,
    joke: /\b(jok(e|es|ing|ed)|funny|pun|riddle|hilarious)\b/u,
    sure: /\b(i got it|(i|we|she|he) got in\b(?! (a|an|the|trouble|late|from|at|my|his|her|touch))|got (a|an|the) (offer|promotion|raise|pay rise|distinction|first|keys|all clear)|smiled at (me|you)|proposed( to (me|you))?(?=[.!]|$)|(gonna|going to) be (a|an) (dad|mum|mom|father|mother|parent|grand\w+|gran|nan|uncle|aunt\w*)|sober (for )?\d+|\d+ (days|weeks|months|years) (sober|clean)|(found (him|her|it|them)|(he|she|it)'s back)(?=!)|got (a|an) (2:1|a\*?|b\+?)(?=[.! ]|$)|got promoted|had (a|such a|the) ((really|so|very) )?(good|great|lovely|brilliant|nice|amazing|perfect|best) (day|time|night|evening|weekend|week|morning|chat|laugh)|passed (my|the|his|her)(?! (out|away))|had (kittens|puppies)|(my|our) first (tip|wage|pay\w*|customer|goal|win|sale)|(was|went) (so |really |actually )?(good|great|brilliant|amazing)( today| actually| in the end)?(?=[.!]|$)|grinning|(our|my) first (house|home|flat)|proud of (myself|him|her|them|us|it)|(got|have|given me|offered me) the job|i did it|(we|i) won(?!')|(i|we|she|he|my \w+) passed(?! (out|away|by|on|the time|away))( (the|my|her|his|our|it|first|with)\b|$|[.!,])|so happy|just happy|(feel(ing)?|felt) (?:so |really |much )?(great|good|amazing|better|alright|[\w ]{0,14}lighter)|i (love|loved) (it|this|how)|made me (laugh|smile)|made my (day|week)|(i|we) laughed(?! (it off|nervously|to hide|too|along|with them|and (said|nodded|pretended|agreed)))|good news|got engaged|graduated|(?<!i )was born)\b/u,
    idiom:
      /\b(can't|cannot|can not) wait(?!.{0,20}(over|end|done|behind))|\b(could(n't| not)|can't) be (any )?(happier|prouder|more (happy|proud|pleased|excited))|\bnever been (so|this|more) (happy|proud|excited|relieved)|\bhaven't (been|felt) (that|this|so|as) (happy|good|well|free|calm|relaxed|alive)|\b(can't|couldn't) stop (smiling|laughing|grinning)|\blaugh\w* (so|that) (hard|much)( that)? (i|we) ((nearly|almost) )?(cried|died|wept|peed)|\b(cried|crying) (with )?laugh\w+|\bso (happy|relieved|proud)( that)? (i|we) ((nearly|almost|could have|could) )?cr(y|ied)|\bnot cancer\b|\bbenign\b|\ball clear\b|\bcame back (clear|negative|fine|normal)|\bcan't believe (my luck|how lucky)|\b(cr(y|ied|ying)|tears|wept|weeping) (of|with|from|for) (joy|happiness)|\b(cr(y|ied|ying) )?happy tears/u,
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
      /\b(llor(o|e|a|ar|aba|ando|amos|aron)\b|trist|dolid|duele|dolio|herid|sufr|humill|despid|perdi|echo de menos|extran[oa]|mal\b|murio|echaron|me dejo (mi|el|por|plantad)|sola\b|no puedo|no me (quiere|ama|quieren)\b|odi[oa]|horrible|dificil|duro|inutil|se (rieron|rio|rien) (de mi|en mi cara)|regan|delante de (todos|los clientes|los demas))/u,
    failing:
      /\bno (me |le |lo |la |les |nos )?(pude|pudimos|dio tiempo|alcance|consegui|conseguimos|logre|aprobe|aprobamos|ganamos|gane|llegue a|cogieron|aceptaron|contrataron|seleccionaron)/u,
    laughedOff:
      /\b(dije|escribi|conte|confese|ensene|pedi|pregunte|explique)\b.{0,80}\b(y|pero) (el |ella |ellos |ellas |todos |mi \w+ )?(solo )?(se (rio|rieron|echo a reir|echaron a reir|partio|partieron|moria|morian) ?|solto una (risa|carcajada))|\bse rieron\b/u,
    joke: /\b(chiste|broma|gracia|chist)/u,
    sure: /\b((he|ha|hemos|han) (aprobado|ganado|conseguido|logrado)|ganamos|gane|aprobe|(aprobo|saco) (el|la|su)|me (cogieron|aceptaron|contrataron|dieron el)|lo logre|lo consegui|mi primer (gol|sueldo|dia)|meti mi|que alegria|me encanta|me rei|nos reimos|me hizo (reir|sonreir)|me alegro el dia|florecio|nacio (mi|nuestr|el|la)|me gradue)\b/u,
    idiom:
      /\bno veo la hora(?!.{0,25}(acab|termin|pase))|\bno (puedo|podria) (estar|ser) mas (feliz|content|orgullos)|\bnunca (habia|he) (estado|sido) tan (feliz|content|orgullos)|\bno puedo (parar|dejar) de (sonreir|reir)|\b(llor\w+|lagrimas) de (alegria|felicidad|gusto)/u,
    denying: /\b(no|ni|nunca|jamas|nada|nadie|ningun\w*|sin|tampoco)\b/u,
    unreal:
      /\b(ojala|quisiera|querria|me gustaria|quiero (ser|estar|sentirme)|seria|estaria|deberia|finjo|fingi\w*|fingir|si|antes|cuando era|era|eramos|estaba|sonaba con|parec\w+|envidia|envidio)\b/u,
    own: /\b(soy|somos|estoy|estamos|me|mi|mis|he|hemos|nos|nuestr[oa]s?|que)\b/u,
    but: /\b(pero|aunque|lastima|menos|salvo|sin embargo)\b/u,
    bitter:
      /^[¡¿ ]*(?:oh |ah )?(?:que (?:bien|bonito|alegria|maravilla)|genial|perfecto|estupendo|maravilloso)[, .!]+(?:otr[oa]|de nuevo|otra vez|ahora|encima)/u,
  },
  nl: {
    hurting:
      /\b(huil|gehuild|tranen|verdriet|pijn|gekwetst|lijd|vernederd|ontslag|verlor|verloren|mis\b|gemist|dood|alleen gelaten|verlaten|lukt niet|kan niet|(houdt|hield) niet (meer )?van m|haat|vreselijk|verschrikkelijk|moeilijk|zwaar|nutteloos|uitgelachen|lach\w* me (gewoon |altijd )?uit|in mijn gezicht|uitgescholden)/u,
    failing:
      /\b(niet|nooit|niks) (meer |eens )?(gelukt|gehaald|geslaagd|gewonnen|aangenomen|kunnen|mogen|gered)\b|\blukte (me |het |ons )?niet\b|\bkon (ik )?(er |hem |haar |het |ze )?(niet|geen)\b|\bgezakt\b|\bafgewezen\b/u,
    laughedOff:
      /\b(vertel\w*|schreef|geschreven|zei|gezegd|vroeg|gevraagd|liet zien|opgebiecht|biechtte)\b.{0,80}\b(en|maar) (toen )?(hij|zij|ze|iedereen|allemaal|mijn \w+|moest\w*|begon\w*|lacht\w*)( \w+){0,2} ?(lach\w*|gelach\w*|grinnik\w*|proest\w*|hij|ze|zij)\b/u,
    joke: /\b(mop|moppen|grap\w*|grappig)\b/u,
    sure: /\b(aangenomen|gewonnen|geslaagd|gelukt|ik heb het gehaald|zo blij|ben blij|lekker gewandeld|(ik|we) (moest|moesten) (zo |erg |hard )?lachen|moest ik (zo )?lachen|goed gegaan|goed nieuws|afgestudeerd|is geboren|laten lachen|aan het lachen)\b/u,
    idiom:
      /\bkan niet wachten(?!.{0,25}(voorbij|klaar|over is|afgelopen))|\b(kan|kon) niet (blijer|gelukkiger|trotser)|\bnog nooit zo (blij|gelukkig|trots)|\bkan niet stoppen met (lachen|glimlachen)|\b(ge)?huil\w* van (geluk|blijdschap|vreugde)|\btranen van (geluk|blijdschap|vreugde)/u,
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
 * for is nothing, and a word that may be good or polite says nothing just after something heavy.
 */
export function moodOf(
  plain: string,
  found: readonly Topic[],
  language: Language,
  isAfterWeight: boolean,
): Mood {
  const { hurting, failing, laughedOff, joke, idiom, sure, bitter } = signs[language];
  const rest = plain.replace(new RegExp(idiom, 'gu'), ' ');
  const isLaughedOff = laughedOff.test(rest) && !joke.test(rest);
  if (hurting.test(rest) || failing.test(rest) || isLaughedOff) return 'heavy';
  if (found.some((topic) => heavyTopics.has(topic))) return 'heavy';
  if (rest !== plain) return 'light';
  if (bitter.test(plain)) return 'plain';
  const surely = goodnessOf(rest, sure, language);
  const perhaps = goodnessOf(rest, mildJoy(language), language);
  if (surely === 'denied' || perhaps === 'denied') return 'heavy';
  if (surely === 'good') return 'light';
  return perhaps === 'good' && !isAfterWeight && isOwn(rest, language) ? 'light' : 'plain';
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
