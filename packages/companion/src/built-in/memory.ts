import type { Language } from '@accanto/contract';
import { limits } from '@accanto/contract';
import type { PastMessage } from '../turn.ts';
import { contentWords, sharesContent } from './tell-back.ts';

interface FactRule {
  pattern: RegExp;
  /** The fact, told to the person. */
  fact: (match: RegExpMatchArray) => string;
}

const capitalised = '(\\p{Lu}[\\p{L}-]{1,30})';

/** Only what the person says plainly of themselves is remembered; nothing is concluded. */
const rules: Record<Language, readonly FactRule[]> = {
  it: [
    {
      pattern: new RegExp(`\\b[Mm]i chiamo ${capitalised}`, 'u'),
      fact: ([, name = '']) => `ti chiami ${name}.`,
    },
    {
      pattern: new RegExp(
        `\\b([Mm]ia|[Mm]io) (figlia|figlio|sorella|fratello|moglie|marito) ${capitalised}`,
        'u',
      ),
      fact: ([, own = '', who = '', name = '']) =>
        `${own.toLowerCase() === 'mia' ? 'tua' : 'tuo'} ${who} si chiama ${name}.`,
    },
    { pattern: /\b[Ll]avoro come ([\p{L}]{3,30})/u, fact: ([, job = '']) => `lavori come ${job}.` },
  ],
  en: [
    {
      pattern: new RegExp(`\\b[Mm]y name(?: is|’s|'s) ${capitalised}`, 'u'),
      fact: ([, name = '']) => `your name is ${name}.`,
    },
    {
      pattern: new RegExp(
        `\\b[Mm]y (daughter|son|sister|brother|wife|husband) ${capitalised}`,
        'u',
      ),
      fact: ([, who = '', name = '']) => `your ${who} is called ${name}.`,
    },
    {
      pattern: /\b[Ii] work as (an? [\p{L}]{3,30})/u,
      fact: ([, job = '']) => `you work as ${job}.`,
    },
  ],
  es: [
    {
      pattern: new RegExp(`\\b[Mm]e llamo ${capitalised}`, 'u'),
      fact: ([, name = '']) => `te llamas ${name}.`,
    },
    {
      pattern: new RegExp(
        `\\b[Mm]i (hija|hijo|hermana|hermano|mujer|marido|esposa|esposo) ${capitalised}`,
        'u',
      ),
      fact: ([, who = '', name = '']) => `tu ${who} se llama ${name}.`,
    },
    {
      pattern: /\b[Tt]rabajo (?:como|de) ([\p{L}]{3,30})/u,
      fact: ([, job = '']) => `trabajas de ${job}.`,
    },
  ],
  nl: [
    {
      pattern: new RegExp(`\\b[Ii]k heet ${capitalised}`, 'u'),
      fact: ([, name = '']) => `je heet ${name}.`,
    },
    {
      pattern: new RegExp(`\\b[Mm]ijn (dochter|zoon|zus|broer|vrouw|man) ${capitalised}`, 'u'),
      fact: ([, who = '', name = '']) => `je ${who} heet ${name}.`,
    },
    {
      pattern: /\b[Ii]k werk als ([\p{L}]{3,30})/u,
      fact: ([, job = '']) => `je werkt als ${job}.`,
    },
  ],
};

/** Facts worth keeping from a message, for those who consented. */
export function factsIn(
  text: string,
  language: Language,
  known: readonly { fact: string }[],
): string[] {
  return rules[language]
    .flatMap((rule) => {
      const match = rule.pattern.exec(text);
      return match === null ? [] : [rule.fact(match).slice(0, limits.memoryMaxLength)];
    })
    .filter((fact) => !known.some((memory) => memory.fact === fact));
}

const longestQuote = 120;
/** Words of the asking itself, which say nothing of what is asked for. */
const asking =
  /(?<!\p{L})(ricord\w*|remember\w*|recuerd\w*|acuerd\w*|herinner\w*|weet|detto|scritto|told|said|wrote|dije|dicho|conté|verteld|zei|nome|name|nombre|naam|chiam\w*|called|llam\w*|heet)(?!\p{L})/giu;

/** The last sentence of this conversation about what somebody asks whether it is remembered; null: none. */
export function toldBefore(
  question: string,
  history: readonly PastMessage[],
  language: Language,
): string | null {
  const about = question.replaceAll(asking, ' ');
  const sentences = history
    .filter((message) => message.role === 'user')
    .flatMap((message) => message.content.split(/(?<=[.!?…])\s+|\n+/u))
    .map((sentence) => sentence.trim().replace(/[.…]+$/u, ''));
  const found = sentences.findLast(
    (sentence) =>
      sentence.length <= longestQuote &&
      !sentence.endsWith('?') &&
      sharesContent(about, sentence, language),
  );
  return found ?? null;
}

/** A remembered fact that the message touches and the conversation has not heard; null: none. */
export function memoryToUse(
  text: string,
  context: {
    memories: readonly { id: string; fact: string }[];
    history: readonly PastMessage[];
    language: Language;
  },
): { id: string; fact: string } | null {
  const words = new Set(contentWords(text, context.language));
  const isNew = (fact: string): boolean =>
    !context.history.some((message) => message.content.includes(fact));
  const touched = context.memories.find(
    (memory) =>
      isNew(memory.fact) &&
      contentWords(memory.fact, context.language).some((word) => words.has(word)),
  );
  return touched ?? null;
}
