import * as z from 'zod/mini';

/** A count as administrators see it; null: fewer than ten, which is never told more exactly and never broken down. */
export const countSchema = z.nullable(z.number());

export const figureNames = [
  'visits',
  'signIns',
  'newAccounts',
  'conversations',
  'messages',
  'replies',
  'interruptedReplies',
  'modelFaults',
  'cardsShown',
  'helpLineTaps',
  'waitlistSignups',
  'contactMessages',
  'reports',
] as const;

/** A count by parts, for example replies by who wrote them. Parts under ten are together in `other`, or left out. */
const partsSchema = z.array(z.object({ label: z.string(), count: z.number() }));

export const figurePeriodsDays = [7, 30, 90, 365] as const;
export const adminFiguresQuerySchema = z.object({
  days: z.optional(
    z.coerce
      .number<number>()
      .check(z.refine((days) => figurePeriodsDays.some((period) => period === days))),
  ),
});

/** Counters of a period that know nobody: how many, never who. */
export const adminFiguresSchema = z.object({
  /** The days of the period, oldest first, YYYY-MM-DD in UTC; `byDay` has one count for each. */
  days: z.array(z.iso.date()),
  series: z.array(
    z.object({
      name: z.enum(figureNames),
      /** Rounded down to tens where a day under ten could be told from it. */
      total: countSchema,
      byDay: z.array(countSchema),
      parts: partsSchema,
    }),
  ),
  /** The specified events, with their properties as parts (SPEC 7). */
  events: z.array(z.object({ name: z.string(), total: countSchema, parts: partsSchema })),
  funnels: z.array(
    z.object({
      name: z.enum(['waitlist', 'contact', 'plans', 'chat', 'reading']),
      steps: z.array(z.object({ name: z.string(), count: countSchema })),
    }),
  ),
  /** From the stored message to the first word of its reply; null: fewer than ten replies. */
  firstWord: z.nullable(z.object({ p50Ms: z.number(), p95Ms: z.number() })),
});
export type AdminFigures = z.infer<typeof adminFiguresSchema>;
export type FigureName = (typeof figureNames)[number];
