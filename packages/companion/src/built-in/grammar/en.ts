import { type Grammar, never, readTable, readWords } from './grammar.ts';

const words =
  readTable(`i=you i'm=you're im=you're i've=you've ive=you've i'd=you'd i'll=you'll me=you my=your mine=yours myself=yourself
  we=you we're=you're we've=you've us=you our=your ours=yours ourselves=yourselves`);

export const englishGrammar: Grammar = {
  conjunctions: readWords(
    'and but because when while if so then though although since until unless whereas before after which who or cause cos',
  ),
  subordinating: readWords('which who if whereas'),
  joining: readWords('and or'),
  contrasting: readWords('but though although'),
  ownStart:
    /^(then |now |so |today |yesterday |still |maybe |even |yet )*(i|i'm|im|i've|i'd|i'll|we|we're|we've|he|he's|she|she's|they|they're|it|it's|there|there's|nobody|everyone|everybody|someone|that|this)(?!\p{L})/u,
  dependent: readWords(
    'which who if whereas because while until unless when although though since before after cause cos',
  ),
  joinsNothing: null,
  binding: new Set(),
  fillers: never,
  shortened: new Map(),
  fewestWords: 3,
  mostWords: 10,
  dangling: readWords('like as than that to of the a an about for with just is are was'),
  harshOnSelf: never,
  safeStart:
    /^(today |yesterday |now |this morning |last night |tonight |still |maybe |these days |lately )?(i|i'm|im|i've|ive|i'd|i'll|my|we|we've|we're|our|he|she|they|nobody|everyone|everybody|someone) /u,
  unsafe: /\b(you|your|yours|you're|u|ur|let's|please)\b|\?/u,
  shift(word, at, all) {
    const before = all[at - 1] ?? '';
    const beforeThat = all[at - 2] ?? '';
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
    return words.get(word) ?? word;
  },
  notThing: never,
  determiners:
    readTable(`the=the a=a an=an my=your his=his her=her their=their our=your that=that this=this those=those these=these every=every
    some=some`),
  linkers: readWords('of with for in at on from about to by without'),
  adjectives: readWords(
    'first second new old best big little small last same next own good bad whole long only real younger older late favourite favorite new-born',
  ),
  stopwords:
    readWords(`the a an of to in on at by for with from as is are was were be been am i i'm you he she it we they me my your his her our their
    this that these those and or but if so not no don't can't do does did have has had will would can could should just very really too also
    than then there here what when where who how why all any some one ones thing things way lot bit get got go going went know think said
    say says tell told make made want like much more most day days time times still even only out up down over back now today yesterday
    tomorrow year years week weeks month months about into again it's that's because`),
  elided: null,
  needsArticle: false,
  kin: new Set(),
  describesFirst: true,
  capitalI: true,
};
