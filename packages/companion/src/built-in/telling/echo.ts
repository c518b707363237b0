import type { Language } from '@accanto/contract';
import { foldCharacters } from '../../safety/normalise.ts';
import { watchRules } from '../../safety/watch-rules.ts';
import { isContent, withoutLead, wordsOf } from '../clauses.ts';
import type { Grammar } from '../grammar/grammar.ts';
import { isSayable, partedLeftOut } from './sayable.ts';

const mostEchoWords = 12;
const mostOfAnswer = 3;

/** What opens a fragment and cannot be what the person does: 'catorce años …', 'school'. */
const noVerb: Readonly<Record<Language, RegExp>> = {
  it: /[aei]$/u,
  en: /(?!)/u,
  es: /[aens]$/u,
  nl: /(?:oo|aa|ee|uu|ie|ou|eu|ui|ij)\p{L}{1,2}$|(?:st|ing|er|s|e)$/u,
};

/** 'Zes eieren', 'derde poging'. */
export const dutchNumber =
  /^(?:(?:twee|drie|vier|vijf|zes|zeven|acht|negen|tien|elf|twaalf|\p{L}+tien|\p{L}+tig)(?:honderd|duizend)?|honderd|duizend|eerste|tweede|derde|vierde|vijfde|zesde)$/u;

/** One word that answers and says something: 'Biscuit', 'six'. Neither a remark, nor a call, nor a curse, nor a word of danger. */
const ofOneWord: Readonly<Partial<Record<Language, RegExp>>> = {
  en: /^(?:one|two|three|four|five|six|seven|eight|nine|ten|(?!(?:\p{L}+ly|again|still|always|never|ever|often|sometimes|maybe|perhaps|please|pretty|stop|what|when|where|which|whose|whom|that|this|these|those|then|than|there|here|just|only|even|also|both|none|some|many|much|most|more|less|very|quite|rather|else|well|anyway|though|jokes?|joking|kidding|hello|heya|hiya|thanks|cheers|sorry|okay|yeah|yess+|nope|nahh+|lmf?ao+|rofl|(?:ha|he|ho)+h?|hmm+|ugh+|argh+|aargh|meh+|sigh|blah|wow+|whoa|yikes|oops|ouch|nothing|something|anything|everything|nobody|someone|anyone|everyone|whatever|whenever|interesting|lucky|nice|great|good|better|best|worse|worst|weird|strange|funny|cool|sure|fine|true|wrong|right|awesome|amazing|brilliant|perfect|lovely|fair|hard|tough|enough|same|ditto|indeed|agreed|correct|listen|talk|speak|continue|next|repeat|explain|answer|reply|wait|skip|menu|test|testing|reset|start|help|yours?|mine|them|they|with|without|about|because|fuck\p{L}*|shit\p{L}*|bollocks|bugger|crap|bloody|hell|damn|jesus|christ|wank\p{L}*|twat|cunt|dick\p{L}*|bitch\p{L}*|bastard|idiot|moron|loser|stupid|useless|dumb|ugly|worthless|pathetic|rubbish|boring|lame|liar|robot|computer|machine|sluts?|whores?|slag|fatty|freak|weirdo|failure|burden|coward|waste|trash|garbage|scum|creep|psycho|spastic|disgusting|disgrace|monster|retard\p{L}*|fag\p{L}*|dyke|tranny|nigg\p{L}*|paki|raped?|rapist|raping|abus\p{L}*|molest\p{L}*|assault\p{L}*|stabb\p{L}*|beaten|strangl\p{L}*|dying|dead|death|dies|died|kill\p{L}*|suicid\p{L}*|murder|hang\p{L}*|jump\p{L}*|drown\p{L}*|pills?|tablets?|meds|paracetamol|knife|knives|blades?|razors?|guns?|rope|bridge|poison|overdos\p{L}*|bleach|blood|cutt\p{L}*)$)\p{L}{4,})$/u,
};

/** '£180 a month', '8 weeks'. */
const isAmount = /^(?:[€$£]\d.*|\d+ (?:minutes|hours|days|weeks|months))$/u;

/** Of such answers, those that can be said back as they are: 'with him, okay'; none with a word of danger. */
const ofAnswer: Readonly<Partial<Record<Language, RegExp>>> = {
  en: /^(?:with|without|at|by|about|over|on|in)\b(?!.*\b(?:pills?|tablets?|meds|kni\p{L}+|blades?|razors?|ropes?|bridges?|roofs?|guns?|tracks|cliffs?|belts?|hang\p{L}*|poison|edge|ledge|platform|balcon\p{L}+|rivers?|sea|lake|canal|bath|garage|rails|railway|it|that|this|first|least|last|all|once)\b)/u,
};

function isNoVerb(word: string, language: Language): boolean {
  if (language === 'nl' && dutchNumber.test(word)) return true;
  return word.length > 4 && noVerb[language].test(word);
}

/** Said back, 'con Davide' is a sentence; in other languages it would hang in the air. */
const answersWhole: ReadonlySet<Language> = new Set(['it']);

/** 'SUSPIRÓ' is given back without the shouting; 'UCI' is no shout. */
function unshouted(word: string): string {
  return word.length > 3 && word === word.toUpperCase() ? word.toLowerCase() : word;
}

/** 'To Sonia', 'with him' answer a question, and mean nothing without it. */
export function isMereAnswer(lower: readonly string[], grammar: Grammar): boolean {
  return grammar.linkers.has(lower[0] ?? '') && lower.length <= mostOfAnswer;
}

/** The whole of what stands between two marks, where no word of it would have to change but a possessive. */
export function echoOf(piece: string, grammar: Grammar, language: Language): string | null {
  const { rest, but } = partedLeftOut(
    withoutLead(wordsOf(piece, grammar), grammar).join(' '),
    language,
  );
  const words = rest
    .split(' ')
    .filter((word) => word !== '')
    .map(unshouted);
  const lower = words.map((word) => word.toLowerCase());
  if (words.length === 0 || words.length > mostEchoWords) return null;
  const joined = lower.join(' ');
  const isWhole = answersWhole.has(language) || ofAnswer[language]?.test(joined) === true;
  if (isMereAnswer(lower, grammar) && !isWhole) return null;
  const first = lower[0] ?? '';
  const last = lower.at(-1) ?? '';
  // 'Die ligt nog op zolder': nothing that it depends on.
  const isThat =
    language === 'nl' &&
    first === 'die' &&
    /^(?:is|was|had|kan|wil|\p{L}+t)$/u.test(lower[1] ?? '');
  if (
    (grammar.dependent.has(first) && !isThat) ||
    grammar.dangling.has(last) ||
    !isSayable(joined, language)
  )
    return null;
  if (
    grammar.unsafe.test(joined) ||
    grammar.harshOnSelf.test(joined) ||
    watchRules[language].diagnosis.test(foldCharacters(joined))
  )
    return null;
  // 'With her'.
  const isOfPerson = language === 'en' && joined.endsWith(' her');
  if (!lower.some((word) => isContent(word, grammar)) && !isAmount.test(joined) && !isOfPerson)
    return null;
  const opensThing =
    grammar.determiners.has(first) || grammar.linkers.has(first) || /^\d/u.test(first);
  const told = lower.map((word, at) => {
    const shifted = grammar.shift(word, at, lower);
    if (words.length === 1 && ofOneWord[language]?.test(word) === true) return words[at] ?? word;
    if (shifted === word || (at === 0 && shifted === null && isNoVerb(word, language)))
      return words[at] ?? word;
    // 'Payday is Friday'.
    if (shifted?.toLowerCase() === word) return shifted;
    const isPossessive = shifted !== null && grammar.determiners.get(word) === shifted;
    // 'Tore my ligament': without its subject only English leaves open who did it.
    return isPossessive && (opensThing || language !== 'en') ? shifted : null;
  });
  const whole = told.filter((word) => word !== null);
  const small = (word: string): string =>
    word === 'I' || word !== words[0] || (ofOneWord[language] && words.length === 1)
      ? word
      : word.charAt(0).toLowerCase() + word.slice(1);
  return whole.length === words.length ? `${whole.map(small).join(' ')}${but}` : null;
}
