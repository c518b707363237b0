import type { Language } from '@accanto/contract';

interface Signs {
  /** A message that is one question and nothing else. */
  question: RegExp;
  /** Such a question, put to who answers here. */
  toYou: RegExp;
  /** Says what somebody has, as a thing that is known. */
  known: RegExp;
  /** But perhaps it only guesses, or asks. */
  guessed: RegExp;
}

/** Over lower-case text without accents; null: the language has no such rules. */
const signs: Readonly<Record<Language, Signs | null>> = {
  it: {
    question:
      /^(?!(?:ma |e |quindi |allora )*(?:sono|faccio|hai presente)\b)(?!.*\b(?:stupid|scem|idiota|incapac|debol|egoist|patetic|fallit|inutil|sbagliat)\p{L}*)(?!.*\b(?:capisci|capito|sai|no|vero|giusto|ti rendi conto)\?)[^.!?…\n]+\?[^\p{L}]*$/u,
    toYou: /\b(?:tu|te|ti (?:piac|stuf|stanc|annoi|pesa|fid|senti)\p{L}*)(?!\p{L})/u,
    known:
      /^(?:io |da anni |purtroppo |anch'io )*(?:soffr\p{L}+|mi hanno diagnosticato|sono in cura|prendo|ho (?:sempre |spesso |ancora |avuto |gia )?(?:l'|la |il |un |gli |degli |attacchi|avuto))(?!\p{L})/u,
    guessed: /\?|\b(?:forse|magari|secondo|credo|penso|mi sa|dimmi|se )/u,
  },
  en: null,
  es: null,
  nl: null,
};

/** Whether a message, in plain lower case, is a question that has no reply of its own. */
export function asksOnly(plain: string, language: Language): boolean {
  return signs[language]?.question.test(plain) ?? false;
}

/** Whether such a question is about who answers here. */
export function asksYou(plain: string, language: Language): boolean {
  return signs[language]?.toYou.test(plain) ?? false;
}

/** Whether a message, in plain lower case, tells of an illness that is known: no diagnosis is asked for. */
export function saysItIsKnown(plain: string, language: Language): boolean {
  const known = signs[language];
  return known !== null && known.known.test(plain) && !known.guessed.test(plain);
}
