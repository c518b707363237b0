import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { languages, limits, type Language } from '@accanto/contract';
import * as z from 'zod';

const share = z.number().min(0).max(1);
const figuresSchema = z.object({
  crisisRecall: share,
  seenRecall: share,
  concernRecall: share,
  falseCrisis: share,
  falseConcern: share,
  texts: z.int().positive(),
});

const nameSchema = z.partialRecord(z.enum(['it', 'en', 'es', 'nl']), z.string());
const lineSchema = z.object({
  id: z.string(),
  countries: z.array(z.string()),
  region: z.optional(z.string()),
  audience: z.enum(['everyone', 'women', 'minors']),
  kind: z.string(),
  name: nameSchema,
  phone: z.nullable(z.string()),
  text: z.nullable(z.string()),
  chatUrl: z.nullable(z.string()),
  hours: z.union([z.enum(['always', 'unknown']), z.object({ from: z.string(), to: z.string() })]),
  free: z.boolean(),
  sourceUrl: z.url(),
  verifiedOn: z.iso.date(),
});
const entrySchema = z.object({ ...lineSchema.shape, status: z.string() });

/** What the last evaluation measured in one language; shares from 0 to 1. */
export type SafetyFigures = z.infer<typeof figuresSchema>;
/** One line of help that is shown. */
export type HelpLine = z.infer<typeof lineSchema>;

/** What the page about safety tells that is not its own: figures of the evaluation and lines of help. */
export interface SafetyFacts {
  readonly figures: Readonly<Record<Language, SafetyFigures>>;
  /** Only what two published sources agree on, checked within the last year; the emergency number always (safety-and-law.md 6). */
  readonly lines: readonly HelpLine[];
}

const companion = join(import.meta.dirname, '../../packages/companion');
const figuresFile = join(companion, 'evals/figures.json');
const linesFile = join(companion, 'src/safety/resources.json');

/**
 * Reads the facts from the files of data that the evaluation writes and the companion reads. They are read when the
 * pages are built, so that the page itself knows nothing but the contract. Throws when a file is not as expected.
 * @param builtAt ms since epoch
 */
export function readSafetyFacts(builtAt = Date.now()): SafetyFacts {
  const read = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));
  const codes = languages.map(({ code }) => code);
  return {
    figures: z.record(z.enum(codes), figuresSchema).parse(read(figuresFile)),
    lines: z
      .array(entrySchema)
      .parse(read(linesFile))
      .filter(({ status }) => status === 'V2')
      .filter(({ kind, verifiedOn }) => kind === 'emergency' || isTrusted(verifiedOn, builtAt))
      .map((entry) => lineSchema.parse(entry)),
  };
}

function isTrusted(verifiedOn: string, at: number): boolean {
  return at - Date.parse(verifiedOn) <= limits.helpLineTrustDays * 24 * 3_600_000;
}
