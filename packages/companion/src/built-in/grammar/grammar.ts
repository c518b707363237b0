/** The rules by which a language's own words are told back to the person. */
export interface Grammar {
  /** Words before which a clause ends. */
  conjunctions: ReadonlySet<string>;
  /** Of these, those after which the word order is not that of a main clause, so that nothing can be told back. */
  subordinating: ReadonlySet<string>;
  /** Those that also join two words, or two verbs of one subject. */
  joining: ReadonlySet<string>;
  /** What comes before those is not the point without what follows. */
  contrasting: ReadonlySet<string>;
  /** After those a clause of its own begins like this. */
  ownStart: RegExp;
  /** Without these a clause would say something else, or stand in a wrong order. */
  dependent: ReadonlySet<string>;
  /** Of the conjunctions, those that only begin a clause where it has a subject of its own: 'so empty' goes on. */
  beforeOwnStart?: ReadonlySet<string>;
  /** Of the dependent ones, those whose clause is told back with the one before it, where both are short enough. */
  toldTogether?: ReadonlySet<string>;
  /** Words at the beginning or the end of a clause that add nothing to it: 'well', 'lol'. */
  fillers?: RegExp;
  /** A hard word of the person about themselves, over lower-case text: it is never said to them. */
  harshOnSelf?: RegExp;
  /** A clause of more words is too much to tell back. */
  mostWords: number;
  /** A told-back clause that is about the person has one of these words. */
  ofPerson?: RegExp;
  /** The last touch on a clause in the second person. */
  smooth?(told: string): string;
  /** A whole clause of lower-case words that can be told back safely starts like this. */
  safeStart: RegExp;
  /** And does not contain this. */
  unsafe: RegExp;
  /** A word in the second person; null where that is not sure. */
  shift(word: string, at: number, words: readonly string[]): string | null;
  /** Words that open a thing: articles and possessives; possessives as the person would hear them. */
  determiners: ReadonlyMap<string, string>;
  /** Words that go on with a thing: 'di', 'con la'. */
  linkers: ReadonlySet<string>;
  /** Words that may stand between the article and the thing. */
  adjectives: ReadonlySet<string>;
  /** Words without content. */
  stopwords: ReadonlySet<string>;
  /** How a prefix with an apostrophe is told: Italian "l'amica". */
  elided: RegExp | null;
  /** A possessive stands with an article, except before these relatives. */
  needsArticle: boolean;
  kin: ReadonlySet<string>;
  /** Describing words stand before the thing: what follows a word may be what it describes. */
  describesFirst: boolean;
  /** The word for oneself is written large. */
  capitalI: boolean;
}

/** 'ho=hai sono=sei' as a table. */
export function readTable(list: string): ReadonlyMap<string, string> {
  return new Map(
    list
      .split(/\s+/u)
      .filter((pair) => pair !== '')
      .map((pair) => {
        const [from = '', to = ''] = pair.split('=');
        return [from, to.replaceAll('_', ' ')];
      }),
  );
}

/** Words separated by spaces, as a set. */
export function readWords(list: string): ReadonlySet<string> {
  return new Set(list.split(/\s+/u).filter((word) => word !== ''));
}
