import { auxiliary, past, presentStem } from './en-verbs.ts';
import { readTable, readWords } from './grammar.ts';
import { asName, isFirstName } from './proper-names.ts';

/** How words are shortened in chats. */
const shortened = readTable(
  `tmrw=tomorrow tmr=tomorrow tmro=tomorrow rn=right_now ppl=people bf=boyfriend gf=girlfriend abt=about thru=through w=with n=and
  im=i'm ive=i've alot=a_lot eachother=each_other infront=in_front aswell=as_well tho=though cos=because cuz=because bc=because bcs=because sth=something smth=something msg=message tonite=tonight nite=night yrs=years parkinsons=Parkinson's alzheimers=Alzheimer's gettin=getting
  bday=birthday hrs=hours mins=minutes`,
);

const capitals = readWords(
  `monday tuesday wednesday thursday friday saturday sunday january february april june july august september october november december
  christmas xmas easter english french german dutch spanish italian portuguese greek turkish arabic russian chinese japanese british american
  irish scottish welsh europe england ireland scotland wales britain london america canada australia france germany italy spain india china
  africa asia`,
);
/** 'I may march': months only where a time is told. */
const beforeMonth = readWords('in last next this since until till by early late mid of from');

/** What follows 'I'll' and 'she'd'. */
const base = `(?:be|have|not|never|always|just|probably|only|still|even|definitely|also|see|let|try|bring|buy|meet|pick|find|lose|die|manage|check|finish|sort|message|book|fail|pass|cry|regret|marry|kill|rather|prefer|bet|${presentStem})`;

/** 'Its a joke', 'its fine', 'its getting late', 'its my birthday'. */
const afterItIs = String.raw`(?:a|an|the|not|never|so|too|very|really|just|been|all|like|my|his|her|their|our|about|only|still|always|over|me|him|them|us|gone|because|what|how|why|no|nothing|quite|pretty|now|even|for|in|at|on|off|more|less|much|hard|fine|ok|okay|good|bad|great|nice|weird|normal|stupid|silly|mad|sad|awful|horrible|lovely|true|different|easy|difficult|worse|better|worth|funny|unfair|too|always|raining|round|under|from|bloody|cold|hot|late|early|that|this|\d+|[\w-]+ing|[\w-]{2,}ed)`;

/** Words that are others without their apostrophe, and begin a clause, as a pattern: 'ill call', 'its fine'. */
export const bareStart = `(?:(?:ill|id)(?= ${base}(?![\\w']))|its(?= (?:${afterItIs}(?![\\w'])|\\S+(?: \\d+)?$)))`;

const isBase = new RegExp(`^${base}$`, 'u');
const isVerb = new RegExp(`^(?:${auxiliary}|${past})$`, 'u');
const isAfterItIs = new RegExp(`^${afterItIs}$`, 'u');
const heard: ReadonlyMap<string, string> = readTable(
  "ill=i'll id=i'd wed=we'd shed=she'd hell=he'll shell=she'll",
);
const beforeSubject = readWords(
  `and but so because cos when if that then think thinks thought know knew say says said hope guess reckon feel wish maybe now today
  tomorrow tonight later though although until till once before after whenever what where how why as than sure bet like swear thinking
  saying knowing hoping pretending`,
);
/** 'I was ill with it': no verb follows. */
const afterIll = readWords(
  'and or with from in on at again today now for since because but so too of i he she it we they last this all',
);
/** Of these one has mostly one: 'my mums birthday'. */
const onlyOnes = /^(mum|mom|dad|nan|gran|grandma|grandad|husband|boyfriend|girlfriend|ex)s$/u;
const possessive = /^(?:my|his|her|our|their|your)$/u;

/** The words of a clause as they are written with care; empty where one falls away. */
export function spelledOut(typed: readonly string[]): readonly string[] {
  return typed.map((word, at) => spelledWord(word, at, typed));
}

function spelledWord(word: string, at: number, words: readonly string[]): string {
  const before = words[at - 1] ?? '';
  const after = words[at + 1] ?? '';
  // 'I i hate him'.
  if (word === before && /^(?:i|he|she|we|they|the|my|a|to|and|it)$/u.test(word)) return '';
  if (word === 'a' && after === 'e') return 'A&E';
  if (word === 'e' && before === 'a') return '';
  if (word === 'its') return isItIs(at, words) ? "it's" : word;
  if (word === 'were') return isWeAre(at, words) ? "we're" : word;
  const pronoun = heard.get(word);
  if (pronoun !== undefined) return isPronoun(word, before, after) ? pronoun : word;
  const isOwn =
    at === 0 ||
    possessive.test(before) ||
    beforeSubject.has(before) ||
    /ing$|^(?:at|in|of|on|since|after|before|for|from|to|with|about|by|until)$/u.test(before);
  if (
    onlyOnes.test(word) &&
    isOwn &&
    !/^(?:are|were|have|who)$/u.test(after) &&
    (after !== '' || /^(?:at|to|his|her)$/u.test(before))
  )
    return word.replace(/s$/u, "'s");
  if (/^(?:march|may)$/u.test(word)) return beforeMonth.has(before) ? asName(word) : word;
  const isName = capitals.has(word.replace(/'?s$/u, '')) || capitals.has(word);
  // 'The cats name is', 'his name was biscuit'.
  const isOneOf = after === 'name' || (after === 'called' && at === words.length - 3);
  if (isOneOf && /[^s']s$/u.test(word) && /^(?:the|my|his|her|our|their)$/u.test(before))
    return word.replace(/s$/u, "'s");
  const isNamed = after === '' && /(?:^| )name(?:'s| is| was)$/u.test(words.slice(0, at).join(' '));
  if (isName || isNamed || isFirstName(word)) return asName(word);
  return shortened.get(word) ?? word;
}

function isPronoun(word: string, before: string, after: string): boolean {
  const opens = before === '' || beforeSubject.has(before);
  if (word === 'ill') return opens && after !== '' && !afterIll.has(after);
  if (word === 'id') return !/^(?:lost|new|student|photo)$/u.test(before) && !isNounAfter(before);
  if (isVerb.test(after) && after !== 'have' && word.endsWith('d'))
    return beforeSubject.has(before);
  return isBase.test(after) && !isNounAfter(before) && !/^(?:to|of|in|like)$/u.test(before);
}

function isNounAfter(before: string): boolean {
  return /^(?:my|your|his|her|their|our|the|a|an|this|that|\w+'s)$/u.test(before);
}

/** 'Its fence' is no "it is". */
function isItIs(at: number, words: readonly string[]): boolean {
  const after = words[at + 1] ?? '';
  if (isAfterItIs.test(after)) return true;
  const opens = at === 0 || beforeSubject.has(words[at - 1] ?? '');
  return opens && !isVerb.test(words[at + 2] ?? '');
}

/** 'Were going to see her', 'he's coming over and were going out'. */
function isWeAre(at: number, words: readonly string[]): boolean {
  const after = words[at + 1] ?? '';
  if (!/^(?:gonna|not|all|both|still|just|always|never|[\w-]+ing)$/u.test(after)) return false;
  const before = words[at - 1] ?? '';
  if (before === '' || /^(?:think|thinks|know|says|said|hope|because|so|but|if)$/u.test(before))
    return true;
  return before === 'and' && /^(?:i|i'm|he|he's|she|she's|it|it's)$/u.test(words[0] ?? '');
}
