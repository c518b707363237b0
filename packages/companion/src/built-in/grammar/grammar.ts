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
  /** Where one of those joins no clauses, over a lower-case clause with the conjunction in angle brackets: 'doe <maar> wat'. */
  joinsNothing: RegExp;
  /** Of these, those whose clause is told back together with what it depends on, where both are short. */
  binding: ReadonlySet<string>;
  /** Words at the beginning or the end of a clause that add nothing to it: 'well', 'lol'. */
  fillers: RegExp;
  /** How words are shortened when typing, and what they are: 'nn', 'non'. */
  shortened: ReadonlyMap<string, string>;
  /** Of fewer words or of more a clause is not told back. */
  fewestWords: number;
  mostWords: number;
  /** Of fewer words, lower-case, what says enough: 'I'm 71', 'ben zwanger'. */
  shortEnough?: RegExp;
  /** Words that no clause ends with. */
  dangling: ReadonlySet<string>;
  /** A hard word of the person about themselves, over lower-case text: it is never said to them. */
  harshOnSelf: RegExp;
  /** A whole clause of lower-case words that can be told back safely starts like this. */
  safeStart: RegExp;
  /** And does not contain this. */
  unsafe: RegExp;
  /** A word in the second person; empty where it falls away, null where it is not sure. */
  shift(word: string, at: number, words: readonly string[]): string | null;
  /** The last touch on a clause in the second person. */
  smooth: ((told: string) => string) | null;
  /** Looks like a thing, but the article is a pronoun, or the rest a verb: 'le vogliono'. */
  notThing: RegExp;
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

/** For what a language does not have. */
export const never = /(?!)/u;
