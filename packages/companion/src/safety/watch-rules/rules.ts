/** What may never stand in a sentence of a model, over lower-case text without accents. */
export interface WatchRules {
  /** A condition said of the person, also as a guess. */
  diagnosis: RegExp;
  /** A body, a past, a family, a profession, love or need of its own. */
  human: RegExp;
  secrecy: RegExp;
  /** A promise asked of the person. */
  contract: RegExp;
  /** An amount of something one takes, or how often. */
  dose: RegExp;
  /** Ways, things and places of harming oneself: from R3 on nothing needs them, whoever they are said of. */
  ways: RegExp;
  /** Somebody's own deed against themselves, or the easiest way to it: from R2 on. */
  deed: RegExp;
  /** What is written in its place. */
  instead: Readonly<
    Record<'diagnosis' | 'human' | 'secrecy' | 'contract' | 'dose' | 'method', string>
  >;
}

/** One expression out of several, any of which may be found. */
export function anyOf(...sources: readonly string[]): RegExp {
  return new RegExp(sources.join('|'), 'u');
}

/** Well-known names and endings of substances, alike in the four languages. */
const medicine = [
  String.raw`\w*(?:profen[eo]?|cetamolo?|azepam|zolam|talopram|oxetin[ea]?|tralin[ea]|tiapin[ea]|zapin[ea]|zodon[ea]?|barbital)`,
  'aspirin[ae]?|zolpidem|melatonin[ae]?|lithium|litio|codein[ea]|morfin[ae]|morphine|tramadolo?',
  'xanax|valium|prozac|zoloft|lexotan|tavor|rivotril|trankimazin|orfidal|nolotil|tachipirina|nurofen|advil|tylenol|panadol',
].join('|');

/** The words of one language that make a dose; each a list for a regular expression. */
export interface DoseWords {
  /** Two and more, halves, handfuls. */
  numbers: string;
  /** What may stand between the number and the thing: "ten of those tablets". */
  between: string;
  /** Units and forms of medicine. */
  forms: string;
  /** What else comes in drops and tablets: "two drops of water". */
  harmless: string;
  /** Told to take something that was named before. */
  takeIt: string;
  /** Told to take a single one. */
  takeOne: string;
  /** How often. */
  every: string;
  /** Hours, weeks: a number of them beside a medicine is no dose. */
  times: string;
  /** Told to take more or less. */
  change: string;
}

/** Whatever says how much of a medicine, or how often. */
export function doseRule(words: DoseWords): RegExp {
  const { numbers, forms, harmless, times, every } = words;
  const amount = String.raw`(?:\d+(?:[.,/]\d+)?|(?:${numbers})\b)`;
  const between = String.raw`(?:(?:${words.between})\s+){0,3}`;
  return anyOf(
    String.raw`\b${amount}\s?(?:x\s?\d+\s?)?${between}(?:${forms})\b(?!-\w|\s+(?:${harmless})\b)`,
    String.raw`\b${amount}\s+${between}(?:${medicine})\b`,
    String.raw`\b(?:${medicine})[\s,:]+\d{1,4}(?![\d:]|\s?(?:${times})\b)`,
    String.raw`\b(?:${medicine}|${forms})\b[^.!?]{0,40}\b(?:${every})\b`,
    String.raw`\b(?:${words.takeIt})(?:\s+${amount})?\s+(?:${every})\b`,
    String.raw`\b(?:${words.takeOne})\s+(?:\w+\s+)?(?:${forms}|${medicine})\b`,
    String.raw`\b(?:${words.change})\b`,
  );
}
