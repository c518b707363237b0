import type { CardForm, CareItem, Lane } from '../risk.ts';

/** A line of help that is named in a sentence. */
export interface NamedLine {
  name: string;
  number: string;
}

/**
 * What is said when someone may be in danger, in one language: written by people, never by a model. Several wordings
 * of each, so that nobody reads the same sentence twice; each at most two sentences.
 */
export interface CrisisWords {
  /** R2: names what was heard and asks directly; R3 and R4: stays with it and asks for what comes next. */
  acknowledge: Readonly<Record<'R2' | 'R3' | 'R4', readonly string[]>>;
  /** R5: first sentence; the number is that of the country. */
  emergency: readonly ((number: string) => string)[];
  /** R4 and R5: short sentences of presence, without probing. */
  stay: readonly string[];
  /** What a lane needs first, at R3 and above, and at R2 where it has words of its own. */
  lanes: Readonly<Partial<Record<Lane, readonly string[]>>>;
  laneConcern: Readonly<Partial<Record<Lane, readonly string[]>>>;
  items: Readonly<Record<Exclude<CareItem, 'ask' | 'resource'>, readonly string[]>>;
  openLine: readonly ((line: NamedLine) => string)[];
  closedLine: readonly ((line: NamedLine & { opens: string }, emergency: string) => string)[];
  noLine: readonly ((emergency: string) => string)[];
  denial: readonly string[];
  /** After an ordinary message of somebody whom we still worry about; before the listening reply. */
  withYou: readonly string[];
  card: Readonly<Record<CardForm, { title: string; text: string }>>;
  cardAskCountry: string;
}
