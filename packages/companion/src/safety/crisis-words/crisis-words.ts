import type { CareAnswer, CareItem, Lane } from '../risk.ts';

type OfEmergency = readonly ((number: string) => string)[];
/** `line` is its name and number, each once. */
type OfLine = readonly ((line: string) => string)[];
type PathItem = Exclude<CareItem, 'check_in' | 'confirm' | 'ask' | 'resource'>;

/**
 * What is said when someone may be in danger, in one language: written by people, never by a model. Several wordings
 * of each, so that nobody reads the same sentence twice; each at most two sentences.
 */
export interface CrisisWords {
  /** R2: names what was heard and asks directly; R3: stays with it and asks for what comes next; R4: takes it seriously. */
  acknowledge: Readonly<Record<'R2' | 'R3' | 'R4', readonly string[]>>;
  /** When it is not clear what a message is about, or who is in danger. */
  open: Readonly<Record<'heard' | 'question', readonly string[]>>;
  /** R5: first sentence; the number is that of the country. For whoever cannot speak: somebody else calls. */
  emergency: OfEmergency;
  emergencyByOthers: OfEmergency;
  /** R4, after the first words: the number before anything is done, then distance from what could hurt. */
  beforeActing: OfEmergency;
  distance: readonly string[];
  /** R5, with the first call for help: to where somebody is, away from what could hurt. */
  toPeople: readonly string[];
  /** R5: items of the care path in words without probing. */
  now: Readonly<Record<'people' | 'obstacle', readonly string[]>>;
  /** R4 and R5: short sentences of presence. */
  stay: readonly string[];
  /** More of them for whoever may not want to live on. */
  stayAlive: readonly string[];
  /** The same where only somebody else is in danger. */
  stayForOther: readonly string[];
  /** The same path where somebody is violent. */
  violence: Readonly<Record<Exclude<PathItem, 'disclose_ai'> | 'stay', readonly string[]>>;
  /** What is said first to what somebody did or cannot do, and how it goes on from there. */
  answers: Readonly<Record<CareAnswer, { heard: readonly string[]; next: OfEmergency }>>;
  /** To whoever names somebody who could know of it. */
  named: readonly string[];
  /** For whoever cannot call: a line that is written to. */
  writtenLine: OfLine;
  /** A goodbye in danger: one concrete thing, no question; `leaveHeld` where somebody else already knows. */
  leave: OfEmergency;
  leaveHeld: readonly string[];
  /** What a lane needs first, at R3 and above, and at R2 where it has words of its own. */
  lanes: Readonly<Partial<Record<Lane, readonly string[]>>>;
  laneConcern: Readonly<Partial<Record<Lane, readonly string[]>>>;
  items: Readonly<Record<Exclude<CareItem, 'confirm' | 'ask' | 'resource'>, readonly string[]>>;
  openLine: OfLine;
  /** One line for each of two troubles. */
  openLines: readonly ((one: string, other: string) => string)[];
  closedLine: readonly ((line: string, opens: string, emergency: string) => string)[];
  noLine: OfEmergency;
  /** Two other emergency numbers, named where the country is not known. */
  elsewhere: (unitedKingdom: string, unitedStates: string) => string;
  /** To whoever takes back what they said. */
  denial: readonly string[];
  /** After an ordinary message of somebody whom we still worry about; before the listening reply. */
  withYou: readonly string[];
}
