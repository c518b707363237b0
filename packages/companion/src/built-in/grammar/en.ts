import { wholeClause } from './en-clause.ts';
import { bareStart } from './en-spelling.ts';
import { auxiliary, past, presentStem } from './en-verbs.ts';
import { type Grammar, never, readTable, readWords } from './grammar.ts';

const words =
  readTable(`i=you i'm=you're im=you're i've=you've ive=you've i'd=you'd i'll=you'll me=you my=your mine=yours myself=yourself
  we=you we're=you're we've=you've we'd=you'd we'll=you'll us=you our=your ours=yours ourselves=yourselves`);
/** What is mostly typed without its apostrophe. */
const apostrophes =
  readTable(`im=i'm ive=i've dont=don't cant=can't wont=won't didnt=didn't doesnt=doesn't isnt=isn't arent=aren't wasnt=wasn't werent=weren't
  havent=haven't hasnt=hasn't hadnt=hadn't couldnt=couldn't wouldnt=wouldn't theres=there's thats=that's hes=he's shes=she's theyre=they're
  shouldnt=shouldn't mustnt=mustn't aint=ain't whats=what's whos=who's wheres=where's heres=here's itll=it'll thatll=that'll theyll=they'll
  nothings=nothing's nobodys=nobody's everyones=everyone's someones=someone's everythings=everything's theyd=they'd hed=he'd weve=we've theyve=they've youre=you're youve=you've youll=you'll couldve=could've wouldve=would've mightve=might've woulda=would've coulda=could've shoulda=should've`);
/** Relatives that stand without "my" are the person's own. */
const ownKin = /^(mum|mom|mam|dad|gran|grandma|nan|nana|grandad|grandpa)('s)?$/u;
/** After those 'mum' is the person's own; after 'foster' or 'a divorced' it is not. */
const beforeOwnKin = readWords(
  'and or but because when if so that to with at for from about of like as than since after before until while today yesterday then now told tell asked ask called call rang ring texted miss love hate see saw visit visited lost said says say think thinks hope wish gave make made help helped let hear heard know left on in',
);

const finite = `(?:${auxiliary}|${past}|${presentStem}s|goes|does|tries|cries|worries|watches|teaches|misses|touches)`;
const pronoun =
  "(?:i|i'm|im|i've|ive|i'd|i'll|we|we've|we're|we'd|we'll|he|she|they|it|he's|she's|they're|they've|it's|he'd|she'd|they'd|it'd|he'll|she'll|they'll|it'll|hes|shes|theyre|there's|theres|that's|thats|there|nobody|no one|nothing's|everything's|everyone|everybody|someone|somebody|its|ill|id|were|wed|shed|hell|shell|itll|it'll|that'll|they'd)";
/** A noun with what describes it, then its verb. */
const subject = `(?:(?!a (?:bit|lot|little) )(?:my|our|the|a|an|his|her|their|this|that|these|those|some|one of my|both my|all my|me and my) (?:[\\w'-]+ ){1,4}?|(?:mum|mom|mam|dad|gran|grandma|nan|nana|grandad|grandpa|people|that|this|work|school|uni|college|life) )(?:just |still |only |always |never |even |also )?`;
const plural = `(?:(?:both |all )?(?:(?:my|our|the|his|her|their|some|these|those) )?(?:\\w+ )?(?:\\w+[^s\\W]s|people|children|men|women) (?:(?:at|in|from|on) (?:\\w+ ){1,2})?(?:all |just |still |only |always |never |even |also )?)`;
const when =
  '(?:today|yesterday|now|this morning|this week|this year|last night|last week|last month|last year|last time|tonight|still|maybe|these days|lately|sometimes|recently|every (?:day|night|morning|evening|week|time)|in (?:january|february|march|april|may|june|july|august|september|october|november|december|spring|summer|autumn|winter)|on (?:mon|tues|wednes|thurs|fri|satur|sun)days?|at (?:home|work|night|school|uni|first)) ';
/** What is typed without its subject and can only have been done by the writer. */
const withoutSubject =
  "(?:finally |just |already )?(?:(?:failed|passed|lost|cleaned|missed|dropped|broke|quit|left|burnt|started|finished|forgot|found|bought|met|saw|told|called|made|ran|did|baked|cooked|wrote|sent|paid|watched|fixed|built|painted) (?:my|the|a|an|another|some|him|her|them|mum|dad|it|probation|everything)\\b|got (?!him|her|them|it|to|me )|(?:used to|went|woke|cried|slept|spent|argued|fell|walked|moved|applied|tried|retired|just got|just had) |had (?:a|an|my|another|the|to) |(?:can't|cant|couldn't|haven't|havent|didn't|didnt) \\w+|(?:don't|dont) (?:know|want|feel|think|care|understand|get|like|even)|feel (?!better|free))";
const feltWords =
  'scared|tired|exhausted|sad|nervous|worried|anxious|angry|upset|lonely|happy|proud|jealous|ashamed|bored|gutted|knackered|excited|relieved';
/** Said in two words of oneself, as a fact or a feeling and no verdict. */
const saidInTwoWords = new RegExp(
  `^(?:i'm|we're) (?:\\d{1,3}|(?:(?:twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)(?:-\\w+)?|\\w+teen|eleven|twelve)|${feltWords}|gay|lesbian|bi|bisexual|trans|pregnant|adopted|retired|married|divorced|single|engaged|widowed|unemployed|homeless|broke|skint|homesick|cold|freezing|hungry|starving|shattered|stressed|terrified|frightened|furious|heartbroken|devastated|confused|overwhelmed|disappointed|embarrassed|moving|crying|shaking|sweating|struggling|panicking|revising|working|waiting|trying|worrying|grieving|spiralling)$`,
  'u',
);
const withoutBe = `(?:(?:(?:a bit|so|too|really|very|pretty|quite|just) )?(?:${feltWords})(?= (?:of|about|that|for|at|with|to|and|but|today|tonight|now|again|because|when|all)(?![\\w']))|feeling|going to|gonna|thinking about|thinking of|trying to|sitting|lying in|stuck|dreading)`;
const startsWithoutSubject = new RegExp(`^${withoutSubject}`, 'u');
const startsWithoutBe = new RegExp(`^${withoutBe} `, 'u');

/** Said of everybody or of all time, it is how it feels, not how it is. */
const sweeping =
  /^(?:(?:nobody|no one|everyone|everybody|they all) (?:(?:really|ever|always|just|even|actually) )?(?:hates?|likes?|loves?|wants?|cares?|needs?|notices?|understands?|gets?|listens?|believes?|sees?|thinks|judges|looks|would|will|is (?:better|against|laughing|tired))\b|you(?:'ll| will|'re) (?:never|always)\b|you're going to (?:fail|lose|mess|end up)\b|nothing (?:ever|will|you)\b|everything (?:you|is|goes)\b)/u;

const roles =
  'mother|mum|mom|father|dad|parent|person|friend|wife|husband|partner|son|daughter|sister|brother|teacher|nurse|human|girlfriend|boyfriend';

const ownStart = String.raw`(then |now |so |today |yesterday |still |maybe |even |yet )*(i|i'm|im|i've|ive|i'd|i'll|we|we're|we've|he|he's|hes|she|she's|shes|they|they're|theyre|it|it's|there|there's|theres|nobody|everyone|everybody|someone|that|that's|this|${bareStart})(?![\p{L}'])`;
/** Told back with what comes before them. */
const together = 'because while until unless when since before after if cos cuz';

/** 'Dear' and 'mate' at the end are said to the companion, unless they are somebody's: 'my best mate'. */
const vocative =
  "(?<!(?:my|his|her|our|their|your|the|a|an|very|so|too|old|best|good|school|room|flat|class|soul|no|this|that|one|'s|is|was|are|be|new|real|called|oh|and|call(?:ed|s|ing)? (?:me|him|her|us)) )(?:dear|mate|pal|hun|hon|babe|bro|bruh|dude|luv)";
/** What adds nothing at the beginning of a clause, and at its end. */
const leadIns = `well|so|(?:of )?course(?= (?:i|i'm|im|he|she|it|they|we)(?!\\p{L}))|ffs|omg|jeez|ugh|lol|haha|hmm|um|erm|wow|right|ok|okay|anyway|honestly|basically|oh|yeah|yes|no(?= (?:i|i'm|im|i've|ive|he|he's|hes|she|she's|shes|it|it's|its|they|we|my|just|not|really|honestly|that's|thats|there|theres|nobody|nothing)(?!\\p{L}))|nah|then|actually|apparently|i mean|tbh|(?:i (?:just )?(?:want|wanted|have|need) to|i must|let me|i'll|can i) (?:tell|say)(?: (?:to )?you)?(?: that|(?= (?:i|i'm|i've|my|he|she|we|they|nobody)(?!\\p{L})))`;
const tags = `lol|lmao|lmfao|(?:ha)+h?|hehe|xd|x+|tbh|ngl|btw|by the way|though|tho|anyway|actually|obviously|honestly|i suppose|i guess|i mean|to be honest|to be fair|(?<!\b(?:says?|said|think|thinks|hope|guess|told me|too) )so|and|but|innit|or something|or whatever|mind you|(?<!not |n't |so |that )really|gtg|g2g|ttyl|brb|bye(?: bye| for now| now)?|(?<!\b(?:say|says|said|saying|a|an|his|her|their|my|no|even) )thank (?:god|goodness|heavens|you)|thanks|cheers|jeez|jesus|christ|ffs|omg|wtf|smh|fml|idk|ugh|yeah|you know|(?:is|are|was|were|do|does|did|has|have|had|ca|wo|could|would|should)n't (?:i|he|she|it|they|we)|i think|i reckon|if that makes sense|please|pls|plz|${vocative}`;
/** 'She asked who I was': what is asked is no clause of its own. */
const asksWho =
  '\\b(?:asks?|asked|asking|knows?|knew|wonders?|wondered|wondering|forgets?|forgot|remembers?|remembered|told|tell|guess|guessed|see|saw|say|said)(?: (?:me|him|her|them|us|everyone))?';
const isKept = (word: string): boolean => word !== '';

export const englishGrammar: Grammar = {
  conjunctions: readWords(
    'and but because when while if so then though although since until unless whereas before after which who or cause cos cuz',
  ),
  subordinating: readWords(`which who whereas ${together}`),
  joining: readWords('and or'),
  contrasting: readWords('but though although'),
  ownStart: new RegExp(`^${ownStart}`, 'u'),
  dependent: readWords(
    'which who if whereas because while until unless when although though since before after cause cos cuz',
  ),
  joinsNothing: new RegExp(
    `<(?:so|then|though|before|after|since|until|cause)> (?!${ownStart})|${asksWho} <who> `,
    'u',
  ),
  binding: readWords(together),
  fillers: new RegExp(`^(?:(?:${leadIns})(?: |$))+|(?: (?:${tags}))+$`, 'giu'),
  harshOnSelf: new RegExp(
    `(?<!(?:says|said|say|thinks|(?<!\\bi (?:really |just |honestly |do )?)think|told me|tells me)(?: that)? )\\b(?:i'm|im|i am|i was|i've been|ive been|i feel like|i must be|makes? me|makes? me feel like|i'm just|call myself) (?:(?!not|never|a bit|with|from|at|about|of|who)[\\w'-]+ ){0,3}?(?:idiot|failure|failing|loser|moron|fool|monster|burden|waste|disgrace|disappointment|coward|fraud|worthless|useless|stupid|dumb|pathetic|ugly|selfish|lazy|boring|disgusting|unlovable|rubbish|crap|shit|(?:terrible|awful|horrible|bad|shit|rubbish|crap|useless|worst) (?:${roles})|to blame)\\b|\\b(?:is|was|it's|all|be|entirely) (?:all )?my (?:own )?fault\\b|\\bi (?:blame|hate|despise|loathe) myself\\b|\\bi (?:always |just )?(?:ruin|ruined|mess up|messed up|screw up) everything\\b|\\bi(?:'ve| have)? (?:really )?let (?:him|her|them|everyone|everybody|my \\w+|people) down\\b|\\bi (?:don't|dont|do not) deserve\\b|\\bi (?:really )?(?:should have|should've|should of|shouldn't have|shouldnt have|could have done|could've done)\\b(?! (?:it out|an?|the|some|more|another|kids|children)\\b)|\\bnot (?:a )?good enough\\b|\\b(?:i'm not|im not|i am not|i wasn't|i was not|i've not been|i've never been|never been|i wasnt) (?:a |much of a |the best )?(?:very |really )?(?:good )?(?:${roles})\\b|\\bi(?:'m| am) not (?:enough|clever|smart|pretty|strong|brave|lovable|worth (?:it|anything|much))\\b|\\b(?:i'm|im|i am) (?:just |always |probably |simply )?(?:too (?:much|needy|sensitive|stupid|slow|weak)|the problem|not enough)\\b|\\bi can't (?:even )?do anything right\\b|\\bwhat(?:'s| is) wrong with me\\b`,
    'u',
  ),
  shortened: apostrophes,
  fewestWords: 3,
  mostWords: 14,
  shortEnough: saidInTwoWords,
  dangling: readWords(
    'like as than that to of the a an about for with just is are was gonna wanna gotta going because cos who',
  ),
  smooth(told) {
    const turned = told
      .replace(/^(your [\w-]+) and you (?=\w)/u, 'you and $1 ')
      .replace(/^you and your /u, 'you and your ');
    if (sweeping.test(turned)) return `it feels as if ${turned}`;
    if (startsWithoutSubject.test(turned.replaceAll(/\byour\b/gu, 'my'))) return `you ${turned}`;
    return startsWithoutBe.test(turned) ? `you’re ${turned}` : turned;
  },
  safeStart: new RegExp(
    `^(?:${when})?(?:${pronoun} |${subject}(?:[\\w'-]+ )?${finite}(?![\\w'])|(?:(?:my|the|his|her|our|their) [\\w-]+|mum|mom|dad|gran|nan|grandad)'s (?:an?|the|my|in|at|on|back|off|away|ill|dying|dead|here|been|got|not|gone|just|so|too|very|still|always|getting|\\w+ing|\\w+ed) |${plural}${presentStem}(?![\\w'])|${withoutSubject}|${withoutBe} )`,
    'u',
  ),
  unsafe:
    /\b(you|your|yours|you're|u|ur|let's|please|i promise|i swear)\b|\?|^now that\b|\bi (?:still |just )?(?:drink|drank|eat|ate|smoke|gamble|spend|spent) (?:way |far )?too much\b|^(?:nobody|no one|someone|somebody) to \w+|^(?!every|they ).*\bbetter off without (me|us)\b|\bcould (of|have|'ve) died\b|\bi (really |just )?(should|shouldn't|ought|must|(have|need) to (be|become|stop|try|do better))\b|^(he|she|they) and i\b|^it (me|us|you)\b/u,
  shift(typedWord, at, typed) {
    const all = wholeClause(typed);
    if (all === null) return at === 0 ? null : typedWord;
    const word = all[at] ?? '';
    const [beforeThat = '', before = ''] = ['', '', ...all.slice(0, at).filter(isKept)].slice(-2);
    const isFirstPerson =
      before === 'i' ||
      (beforeThat === 'i' &&
        /^(just|still|only|really|also|never|always|already|honestly)$/u.test(before));
    // 'I was ill and was sent home': whose verb is it?
    if (/^(am|was|wasn't)$/u.test(word) && /^(and|or)$/u.test(before)) return null;
    if (word === 'am' && isFirstPerson) return 'are';
    if (word === 'was' && isFirstPerson) return 'were';
    if (word === "wasn't" && isFirstPerson) return "weren't";
    if (word === 'i' && before === 'am') return null;
    if (word === 'i' && before === 'was') return null;
    if (
      ownKin.test(word) &&
      (before === '' || beforeOwnKin.has(before) || /(?<!th)ing$/u.test(before))
    )
      return `your ${word}`;
    return words.get(word) ?? word;
  },
  determiners:
    readTable(`the=the a=a an=an my=your his=his her=her their=their our=your that=that this=this those=those these=these
    some=some`),
  linkers: readWords('of with for in at on from about by without'),
  adjectives: readWords(
    'first second new old best big little small last same next own good bad whole long only real younger older late favourite favorite new-born',
  ),
  stopwords:
    readWords(`the a an of to in on at by for with from as is are was were be been am i i'm you he she it we they me my your his her our their
    this that these those and or but if so not no don't can't do does did have has had will would can could should just very really too also
    than then there here what when where who how why all any some one ones thing things way lot bit get got go going went know think said
    say says tell told make made want like much more most day days time times still even only out up down over back now today yesterday
    tomorrow year years week weeks month months about into again it's that's because mine yours hers`),
  elided: null,
  needsArticle: false,
  kin: new Set(),
  notThing: never,
  describesFirst: true,
  capitalI: true,
};
