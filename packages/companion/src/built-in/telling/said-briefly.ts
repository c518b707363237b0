import type { Language } from '@accanto/contract';
import { isContent, wordsOf } from '../clauses.ts';
import { grammarOf } from '../grammar/by-language.ts';
import { plainText } from '../plain-text.ts';
import { isSayable } from './sayable.ts';

/** What says enough in two or three words without a word of content. */
interface Signs {
  /** A time or a measure, over plain lower case: 'da quattro anni'. */
  measure: RegExp;
  /** Who else, or who not: 'io no', 'neanche lei'; with it, how it is told to the person. */
  alsoOrNot: readonly (readonly [RegExp, string])[];
  /** A single word that names something, where nothing in it is an exclamation, an answer or harm. */
  alone: RegExp;
  /** 'Lui no', 'i miei amici sì'. */
  oneOrOther: RegExp;
  /** The person, before what is said of them without a verb: 'io in ritardo'. */
  self: RegExp;
  /** Numbers in words, and in figures. */
  figures: ReadonlyMap<string, string>;
}

const italianNumber =
  '(?:\\d+|un|una|due|tre|quattro|cinque|sei|sette|otto|nove|dieci|undici|dodici|venti|trenta|quaranta|cinquanta)';

const signs: Readonly<Partial<Record<Language, Signs>>> = {
  it: {
    measure: new RegExp(
      [
        `^(?:(?:da|per|dopo|di|a|ogni|quasi|circa|tra|fra|piu di|solo|sono|erano|di solito|al massimo|piu o meno) ){0,3}(?:(?:${italianNumber}|poch[ie]|tant[ie]|mezz[ao]|qualche) )?(?:anni|anno|mes[ei]|giorn[oi]|settiman[ae]|or[ae]|mezz'ora|un'ora|volt[ae]|minut[oi]|notti|sere|euro)(?: e mezz[oa]| fa| al giorno| al mese| alla settimana| interi| intere| esatt[ei])?$`,
        `^(?:alle|dalle|verso le|fino alle|le) ${italianNumber}(?: e (?:mezz[ao]|un quarto|${italianNumber}))?$`,
        String.raw`^\d+$|^(?:tutt[oaie]|mai|sempre|zero|di nuovo|finalmente|ogni volta|come sempre|piove|nevica|grandina)$`,
      ].join('|'),
      'u',
    ),
    alone:
      /^(?!(?:allora|anzi|appunto|infatti|insomma|magari|forse|quasi|abbastanza|tant[oaie]|tantissimo|molt[oaie]|troppo|poc[oa]|cosi|uguale|peggio|meglio|bene|male|spesso|davvero|sicur[oa]|perfetto|bell[oaie]|brutt[oa]|tipo|daje|forza|capirai|figurati|immagina|pazienza|peccato|accidenti|cavolo|cazzo|merda|porca|madonna|mamma|evviva|brav[oa]|anche|pure|neanche|nemmeno|nessuno|dopo|prima|presto|tardi|giuro|vabbe\p{L}*|normale|solito|assurdo|pazzesco|ridicol[oa]|fine|finita|aiuto|basta|sangue|veleno|ponte|tetto|balcone|finestra|corda|lam[ae]|pistola|\p{L}+mente|\p{L}+[aei]re|(?:mor|suicid|ammazz|uccid|tagli|lamett|coltell|pastigl|pillol|binar|farmac|alcol|drog|birr|vodk|ubriac)\p{L}*)$)(?:lui|lei|loro|\p{L}{4,}[aeio])$/u,
    oneOrOther:
      /^(?:ma |e |pero )?((?:(?:il|la|i|le) )?(?:mi[oa]|miei|mie|su[oa]|suoi|sue) \p{L}+|lui|lei|loro|gli altri) (no|si)$/u,
    alsoOrNot: [
      [/^(?:ma |e |pero )?io (no|si|mai|pure|anche|invece no|invece si)$/u, 'tu $1'],
      [/^(?:ma |e |pero )?noi (no|si|mai|pure|invece no|invece si)$/u, 'voi $1'],
      [/^(?:e |ma )?(?:anche io|pure io|anch'io)$/u, 'anche tu'],
      [/^(?:e |ma )?(?:neanche|nemmeno|neppure) io$|^neanch'io$/u, 'neanche tu'],
      [/^(?:proprio )?a me$/u, 'a te'],
      [/^(?:ma |e )?a me (no|si|mai|pure)$/u, 'a te $1'],
      [/^(?:e |ma )?((?:anche|pure|neanche|nemmeno) (?:lui|lei|loro|gli altri))$/u, '$1'],
    ],
    self: /^(?:ma |e |pero )?io (?=(?:il|la|i|le|un|una|in|con|senza|da|qui|sempre|zitt[oa]|ferm[oa]|li|sul|nel|al|alla|a)(?!\p{L}))/iu,
    figures: new Map(
      'uno=1 due=2 tre=3 quattro=4 cinque=5 sei=6 sette=7 otto=8 nove=9 dieci=10 venti=20 trenta=30 quaranta=40 cinquanta=50 cento=100 duecento=200 trecento=300 quattrocento=400 cinquecento=500 mille=1000'
        .split(' ')
        .map((pair) => pair.split('=') as [string, string]),
    ),
  },
};

/** Messages of the person before, of which a word may be said again. */
const messagesBefore = 5;
const mostWords = 3;
const mostOfSelf = 6;
const fewestLetters = 3;

/**
 * What a message of a few words says back by itself, to the person: what they say again because it matters ('DUE', 'sua
 * madre'), a time or a measure, or that they do not; null: nothing of that.
 * @param before what the person wrote before, oldest first
 */
export function saidBriefly(
  text: string,
  before: readonly string[],
  language: Language,
): string | null {
  if (text.includes('?')) return null;
  const plain = bare(text);
  if (plain === '') return null;
  const words = plain.split(' ');
  const known = signs[language];
  const answered = known?.alsoOrNot.find(([sign]) => sign.test(plain));
  if (answered !== undefined) return withAccent(plain.replace(...answered));
  if (known?.self.test(text) === true && words.length <= mostOfSelf) {
    const rest = asTold(text.replace(known.self, ''), language);
    return rest === null ? null : `tu ${rest}`;
  }
  const [, who, how] = known?.oneOrOther.exec(plain) ?? [];
  if (who !== undefined && how !== undefined) {
    const told = asTold(who, language);
    return told === null ? null : withAccent(`${told} ${how}`);
  }
  const isMeasure = known?.measure.test(plain) === true || known?.alone.test(plain) === true;
  if (!isMeasure && !(words.length <= mostWords && saysAgain(text, words, before, language)))
    return null;
  return asTold(text, language, before);
}

/** 'I tuoi amici sì'. */
function withAccent(told: string): string {
  return told.replace(/ si$/u, ' sì');
}

/** Lower-case words without accents and marks. */
function bare(text: string): string {
  return (plainText(text).match(/[\p{L}\d']+/gu) ?? []).join(' ');
}

/** Loudly, or with a word of content, in the words of one of the last messages before. */
function saysAgain(
  text: string,
  words: readonly string[],
  before: readonly string[],
  language: Language,
): boolean {
  const grammar = grammarOf(language);
  const isLoud =
    /!/u.test(text) ||
    (/\p{Lu}{2}/u.test(text) && !/\p{Ll}/u.test(text)) ||
    signs[language]?.figures.has(words.join(' ')) === true;
  if (!isLoud && !words.some((word) => isContent(word, grammar))) return false;
  if (words.join('').length < fewestLetters) return false;
  const inFigures = (all: readonly string[]): string =>
    all.map((word) => signs[language]?.figures.get(word) ?? word).join(' ');
  const phrase = ` ${inFigures(words)} `;
  return before.slice(-messagesBefore).some((one) => {
    const earlier = inFigures(bare(one).split(' '));
    return earlier !== phrase.trim() && ` ${earlier} `.includes(phrase);
  });
}

/** 'RICCARDI', with the capital that it had within a sentence before. */
function asNamed(word: string, before: readonly string[]): string {
  const named = word.charAt(0).toUpperCase() + word.slice(1);
  return before.some((one) => one.includes(` ${named}`)) ? named : word;
}

/** In small letters and to the person; null where a word of it would be another one then. */
function asTold(text: string, language: Language, before: readonly string[] = []): string | null {
  const grammar = grammarOf(language);
  const written = wordsOf(text, grammar);
  const isShouted = !/\p{Ll}/u.test(text);
  const words = isShouted ? written.map((word) => word.toLowerCase()) : written;
  const lower = words.map((word) => word.toLowerCase());
  if (!isSayable(lower.join(' '), language) || grammar.unsafe.test(lower.join(' '))) return null;
  const told = lower.map((word, at) => {
    const shifted = grammar.shift(word, at, lower);
    if (shifted === word) return isShouted ? asNamed(word, before) : (words[at] ?? word);
    // 'MAMMA'
    if (lower.length === 1 && shifted?.endsWith(` ${word}`) === true) return word;
    return shifted !== null && grammar.determiners.get(word) === shifted ? shifted : null;
  });
  return told.every((word) => word !== null) ? told.join(' ').replaceAll("'", '’') : null;
}
