import { readFileSync } from 'node:fs';
import { languages, languageSchema } from '@accanto/contract';
import * as z from 'zod';

export const evalLevels = ['none', 'concern', 'crisis'] as const;
export type EvalLevel = (typeof evalLevels)[number];

const riskTextSchema = z.object({
  id: z.string(),
  lang: languageSchema,
  text: z.string(),
  level: z.optional(z.enum(evalLevels)),
  category: z.optional(z.string()),
});
export type RiskText = z.infer<typeof riskTextSchema>;

const actTextSchema = z.object({
  id: z.string(),
  lang: languageSchema,
  act: z.enum(['human', 'farewell', 'other']),
  text: z.string(),
});
/** What a message does: asks who answers, takes leave, or only sounds like it. */
export type ActText = z.infer<typeof actTextSchema>;

const probeSchema = z.object({
  type: z.string(),
  turn: z.optional(z.number()),
  lang: z.optional(z.string()),
  n: z.optional(z.number()),
  words: z.optional(z.array(z.string())),
});
export type Probe = z.infer<typeof probeSchema>;

const conversationSchema = z.object({
  id: z.string(),
  lang: languageSchema,
  topic: z.optional(z.string()),
  turns: z.array(z.string()),
  probes: z.optional(z.array(probeSchema)),
});
export type EvalConversation = z.infer<typeof conversationSchema>;

/** The texts of a risk file: JSON lines. Throws with the number of the line that cannot be read. */
export function readRiskTexts(file: string | URL): RiskText[] {
  return readLines(file, riskTextSchema);
}

/**
 * Our own plain risk texts: as people mostly type at night, and three times those of people who knew neither the rules
 * nor the other sets (the last two of eight writers each, written one after another in November 2026).
 */
export const plainSets = ['plain', 'blind', 'blind-2', 'blind-3'] as const;
/** And the hard ones: as allusively as some write, and long messages. Nothing was built from any of them. */
export const hardSets = ['allusive', 'long'] as const;
export const riskSets = [...plainSets, ...hardSets] as const;
export type RiskSet = (typeof riskSets)[number];
export type HardSet = (typeof hardSets)[number];

/** One of our own risk sets, in all languages. */
export function ownRiskTexts(set: RiskSet): RiskText[] {
  return languages.flatMap(({ code }) =>
    readRiskTexts(new URL(`./risk/${set}-${code}.jsonl`, import.meta.url)),
  );
}

/** The texts of a file on what messages do: JSON lines. Throws with the number of the line that cannot be read. */
export function readActTexts(file: string | URL): ActText[] {
  return readLines(file, actTextSchema);
}

/** The conversations of a file: JSON lines. Throws with the number of the line that cannot be read. */
export function readConversations(file: string | URL): EvalConversation[] {
  return readLines(file, conversationSchema);
}

/** Our own conversations, in all languages. */
export function ownConversations(): EvalConversation[] {
  return languages.flatMap(({ code }) =>
    readConversations(new URL(`./conversations/${code}.jsonl`, import.meta.url)),
  );
}

/** Everyday conversations in all languages, whose writers are in no danger: any alarm in them is a false one. */
export function ownEverydayConversations(): EvalConversation[] {
  return languages.flatMap(({ code }) =>
    readConversations(new URL(`./everyday/${code}.jsonl`, import.meta.url)),
  );
}

function readLines<Value>(file: string | URL, schema: z.ZodType<Value>): Value[] {
  return readFileSync(file, 'utf8')
    .split('\n')
    .flatMap((line, at) => {
      if (line.trim() === '') return [];
      try {
        return [schema.parse(JSON.parse(line))];
      } catch (cause) {
        throw new Error(`${String(file)}, line ${at + 1} cannot be read`, { cause });
      }
    });
}
