import { isDeepStrictEqual } from 'node:util';
import * as z from 'zod';

/** The six levels, from none to now (safety-and-law.md section 2). */
export const riskLevels = ['R0', 'R1', 'R2', 'R3', 'R4', 'R5'] as const;
export const riskLevelSchema = z.enum(riskLevels);
export type RiskLevel = z.infer<typeof riskLevelSchema>;

/** What a level is about; lanes run beside the levels (safety-and-law.md section 2). */
export const lanes = [
  'self_harm',
  'violence',
  'harm_others',
  'medical',
  'third_party',
  'eating_disorder',
  'psychosis',
  'minor',
] as const;
export const laneSchema = z.enum(lanes);
export type Lane = z.infer<typeof laneSchema>;

/**
 * The seven items of the care path, each said once in an episode (safety-and-law.md section 3), and what goes before them:
 * an open question as long as there was only one weak sign, and whether it is so where danger is only guessed.
 */
export const careItems = [
  'check_in',
  'confirm',
  'ask',
  'resource',
  'people',
  'obstacle',
  'ordinary_help',
  'coping',
  'disclose_ai',
] as const;
export const careItemSchema = z.enum(careItems);
export type CareItem = z.infer<typeof careItemSchema>;

/** What somebody in danger may say of help, the most telling first: what was done before what is in the way. */
export const careAnswers = [
  'called',
  'no_answer',
  'calling',
  'somebody',
  'away',
  'safe',
  'cannot_call',
  'nobody',
] as const;
export const careAnswerSchema = z.enum(careAnswers);
export type CareAnswer = z.infer<typeof careAnswerSchema>;

/** The cards, each graver than the one before: at R2, where a crisis is only guessed, at R3, and from R4. */
export const cardSteps = ['small', 'guessed', 'full', 'urgent'] as const;
export type CardStep = (typeof cardSteps)[number];

/** What is kept of a person's risk: no text, plain JSON, sticky over 72 hours. */
export const riskStateSchema = z.object({
  level: riskLevelSchema,
  /** The highest level since the episode began. */
  peak: riskLevelSchema,
  lanes: z.array(laneSchema),
  /** Milliseconds since epoch of the last message with a sign of R2 or more; null: none in this episode. */
  lastSignalAt: z.nullable(z.number()),
  /** Where the calm stretch that counts towards the next step down began, and its messages so far. */
  calmSince: z.number(),
  calmMessages: z.number(),
  /** A denial lowers the level at most one step; it counts once until the next sign. */
  denied: z.boolean(),
  /** Sum of weak signs over recent messages, fading: evidence that no single message carries. */
  evidence: z.number(),
  /** The violence that was told is done to somebody else, none of one's own being told; to a child; or it is long past. */
  victimIsOther: z._default(z.boolean(), false),
  victimIsChild: z._default(z.boolean(), false),
  violenceIsPast: z._default(z.boolean(), false),
  /** A crisis that was guessed and asked about, with hardly a sign since then. */
  isUnconfirmed: z._default(z.boolean(), false),
  care: z.object({
    done: z.array(careItemSchema),
    answered: z._default(z.array(careAnswerSchema), []),
    card: z.nullable(z.enum(cardSteps)),
    /** Keys of the lanes whose resources were already on a card. */
    cardLanes: z.array(laneSchema),
  }),
});
export type RiskState = z.infer<typeof riskStateSchema>;

/** The level as a number from 0 to 5. */
export function rankOf(level: RiskLevel): number {
  return riskLevels.indexOf(level);
}

/** The level with this rank; numbers outside 0–5 are taken to the nearest end. */
export function levelOfRank(rank: number): RiskLevel {
  return riskLevels[Math.max(0, Math.min(5, Math.round(rank)))] ?? 'R0';
}

/** Whether a level is as high as another, or higher. */
export function isAtLeast(level: RiskLevel, other: RiskLevel): boolean {
  return rankOf(level) >= rankOf(other);
}

/** The higher of two levels. */
export function higherOf(one: RiskLevel, other: RiskLevel): RiskLevel {
  return isAtLeast(one, other) ? one : other;
}

/** One weak sign so far and nothing else: it is asked about openly, and no line of help is pushed. */
export function isUnsure(state: RiskState): boolean {
  return state.level === 'R2' && state.care.done.includes('check_in');
}

/** Reads a kept state, for example from storage; null when it is absent or unreadable. */
export function readRiskState(value: unknown): RiskState | null {
  const parsed = riskStateSchema.safeParse(value);
  return parsed.success ? parsed.data : null;
}

/** The state of somebody of whom nothing is known. */
export function noRisk(now: number): RiskState {
  return {
    level: 'R0',
    peak: 'R0',
    lanes: [],
    lastSignalAt: null,
    calmSince: now,
    calmMessages: 0,
    denied: false,
    evidence: 0,
    victimIsOther: false,
    victimIsChild: false,
    violenceIsPast: false,
    isUnconfirmed: false,
    care: { done: [], answered: [], card: null, cardLanes: [] },
  };
}

/** Whether below R2 a state holds what the one before held, apart from the moment of the last calm message. */
export function holdsNothingNew(before: RiskState | null, after: RiskState): boolean {
  if (isAtLeast(after.level, 'R2')) return false;
  const known = before ?? noRisk(after.calmSince);
  return isDeepStrictEqual({ ...known, calmSince: after.calmSince }, after);
}

/** Whether danger was only guessed, and all that was done is to ask. */
export function isGuessed({ level, care }: RiskState): boolean {
  return isAtLeast(level, 'R2') && care.done.includes('confirm');
}
