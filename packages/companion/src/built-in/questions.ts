import type { Language } from '@accanto/contract';
import { never } from './grammar/grammar.ts';

interface Signs {
  /** A message that is one question and nothing else; 'you know?' after something told is none. */
  question: RegExp;
  /** Such a question, put to who answers here. */
  toYou: RegExp;
}

/** Over lower-case text without accents. Of languages that are not here it is not known. */
const signs: Readonly<Partial<Record<Language, Signs>>> = {
  it: {
    question:
      /^(?!(?:ma |e |quindi |allora )*(?:sono|faccio|hai presente)\b)(?!.*\b(?:stupid|scem|idiota|incapac|debol|egoist|patetic|fallit|inutil|sbagliat)\p{L}*)(?!.*\b(?:capisci|capito|sai|no|vero|giusto|ti rendi conto)\?)(?!.*\bperche (?:(?:proprio |sempre )?a me|nessuno|tutti|sempre|sono|non riesco)\b)[^.!?…\n]+\?[^\p{L}]*$/u,
    toYou:
      /\b(?:tu|te|lei (?:che lavoro|quanti anni|di dove|ha figli|ha famiglia|e sposat)|ti (?:piac|stuf|stanc|annoi|pesa|fid|senti)\p{L}*)(?!\p{L})/u,
  },
  es: {
    question:
      /^(?!.*(?:^|[¿ ,])(?:sabes|no|eh|ves|verdad|entiendes|vale)\?+$)(?![¿ ]*(?:y |pero )*(?:que (?:es|son|significa)|(?:eso )?se cura|tiene cura)\b)[^?.!]{3,80}\?+$/u,
    toYou: never,
  },
};

/** Whether a message, in plain lower case, is a question that has no reply of its own. */
export function asksOnly(plain: string, language: Language): boolean {
  return signs[language]?.question.test(plain) ?? false;
}

/** Whether such a question is about who answers here. */
export function asksYou(plain: string, language: Language): boolean {
  return signs[language]?.toYou.test(plain) ?? false;
}
