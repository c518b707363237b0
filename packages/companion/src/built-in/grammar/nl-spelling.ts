import { readTable, readWords } from './grammar.ts';
import { asName, isFirstName } from './proper-names.ts';

/** How words are shortened or written as they are spoken. */
const shortened = readTable(
  `t=het 't=het ff=even effe=even effies=even n=een ne=een nen=een mn=mijn m'n=mijn zn=zijn z'n=zijn k=ik 'k=ik idd=inderdaad w8=wacht d8=dacht
  gwn=gewoon gwoon=gewoon egt=echt wrm=waarom ni=niet nie=niet nx=niks nix=niks mss=misschien sws=sowieso vandg=vandaag
  vndg=vandaag gister=gisteren tis=het_is 'tis=het_is kben=ik_ben kheb=ik_heb kweet=ik_weet kzit=ik_zit kga=ik_ga kwil=ik_wil
  das=dat_is da's=dat_is da=dat wa=wat vd=van_de wnr=wanneer eigk=eigenlijk eig=eigenlijk tog=toch iig=in_ieder_geval
  bn=ben hb=heb snachts='s_nachts savonds='s_avonds smorgens='s_morgens sochtends='s_ochtends smiddags='s_middags omda=omdat hoev=hoef
  bday=verjaardag`,
);

/** 'Ben zo moe', 'heb niks gegeten': verbs that without a subject are said of oneself. */
const ownVerbs = 'ben heb durf lig voel weet snap begrijp mis vind haat schaam erger sta woon word';
const opensWithoutIk = readWords(ownVerbs);

/** Where a clause begins with one of those, as a pattern. */
export const bareStart =
  `${ownVerbs.replaceAll(' ', '|')}|me|mijne|mijnen|ons|` +
  "t|k|'k|tis|'tis|kben|kheb|kweet|kzit|kga|kwil|das|da's|da|mss|gister|vndg|zn|z'n|n|idd";

/** Relatives that stand without "mijn", at the beginning, are the person's own. */
const ownKin = /^(?:mama|papa|mams|paps|mam|pap|oma|opa|bomma|bompa)$/u;

/** Said to whoever listens, or to fill a gap: they add nothing wherever they stand. */
const tag =
  /^(?:hoor|joh|zenne|he|hé|hè|ofzo|ofz|enzo|trouwens|haha|lol|xd|amai|allez|jwz|verdomme|godverdomme|idd|kut)$/u;

/** 'Ik val denk ik op meisjes'. */
const comment = /^(?:denk|geloof|vind|vrees|hoop|gok|vermoed|dacht)$/u;

export interface Token {
  word: string;
  /** Which of the typed words it comes from. */
  at: number;
  /** A tag stood before it. */
  isAfterTag: boolean;
}

/** The words of a clause as they are written with care, without what is only said along. */
export function spelledOut(typed: readonly string[]): Token[] {
  const tokens: Token[] = [];
  let isAfterTag = false;
  for (let at = 0; at < typed.length; at += 1) {
    const word = typed[at] ?? '';
    if (isComment(at, typed)) {
      at += 1;
      continue;
    }
    const isTold = word === 'kut' && /^(?:is|was|voelt|zo|echt|gewoon)$/u.test(typed[at - 1] ?? '');
    if (tag.test(word) && !isTold && !isHearing(at, typed)) {
      isAfterTag = tokens.length > 0;
      continue;
    }
    for (const spelled of spelledWord(word, at, typed).split(' ')) {
      tokens.push({ word: spelled, at, isAfterTag });
      isAfterTag = false;
    }
  }
  return tokens;
}

function spelledWord(word: string, at: number, words: readonly string[]): string {
  if (isFirstName(word) || isCalled(at, words)) return asName(word);
  if (at === 0 && ownKin.test(word)) return `mijn ${word}`;
  // 'Me vriendin heeft het uitgemaakt', 'mijne zoon is ziek'.
  if (at === 0 && /^(?:me|mijnen?)$/u.test(word)) return 'mijn';
  if (at === 0 && opensWithoutIk.has(word) && !/^(?:ik|je|jij|u|ge|gij)$/u.test(words[1] ?? ''))
    return `ik ${word}`;
  // 'Ik schaam mij' is 'je schaamt je'.
  const before = words[at - 1] ?? '';
  if (
    word === 'mij' &&
    (/^(?:'?k|ik|k(?:heb|ben|zit|ga|wil))$/u.test(before) ||
      (at === 2 && /^(?:'?k|ik)$/u.test(words[0] ?? '')))
  )
    return 'me';
  if (word === "z'n" && /^(?:allen|tweeën|drieën|vieren|vijven|zessen)$/u.test(words[at + 1] ?? ''))
    return word;
  // 'T-shirt' in two words.
  if (word === 't' && /^shirts?$/u.test(words[at + 1] ?? '')) return word;
  return shortened.get(word) ?? word;
}

/** 'Ze heette poes': whatever it is, it is a name. */
function isCalled(at: number, words: readonly string[]): boolean {
  const isLast = at === words.length - 1 || tag.test(words[at + 1] ?? '');
  return (
    isLast &&
    /^(?:heet|heette|genaamd)$/u.test(words[at - 1] ?? '') &&
    // 'De koffie is heet water'.
    !/^(?:is|was|te|heel|erg|een|het|met)$/u.test(words[at - 2] ?? '') &&
    !/^(?:ik|zo|dat|het|ook|anders|niet|ze|hij)$/u.test(words[at] ?? '')
  );
}

/** 'Als ik de bel hoor': a verb, not a tag. */
function isHearing(at: number, words: readonly string[]): boolean {
  if (words[at] !== 'hoor') return false;
  if (words[at - 1] === 'ik' || words[at + 1] === 'ik') return true;
  const text = words.slice(0, at).join(' ');
  return /(?:^| )(?:als|dat|wat|die|wanneer|toen|omdat|hoe|of|waar|zodra) ik (?:(?!ben|heb|ga|kan|moet|wil|zit|voel|word|was|had|doe|weet|vind|hou|mag|zal|zou|deed|ging)\S+ ?)*$/u.test(
    text,
  );
}

function isComment(at: number, words: readonly string[]): boolean {
  if (!comment.test(words[at] ?? '') || words[at + 1] !== 'ik') return false;
  const hasSubject = /^(?:ik|hij|ze|zij|we|wij|het|t|'t|dat|dit|er|niemand|iedereen)$/u.test(
    words[0] ?? '',
  );
  const isOwned = /^(?:mijn|mn|m'n|de|onze|haar|zijn|zn)$/u.test(words[0] ?? '');
  return (hasSubject && at >= 2) || (isOwned && at >= 3);
}
