import type { Language } from '@accanto/contract';
import { createCompanion } from './companion.ts';

/** A calm message and one in danger for each language: between them they come by everything that is read and judged. */
const samples: Readonly<Record<Language, readonly [string, string]>> = {
  it: [
    'Oggi al lavoro è andata così così, il mio capo non mi ha detto niente e stasera sono stanca.',
    'Non voglio più vivere, stanotte la faccio finita.',
  ],
  en: [
    'Work was all right today, my boss said nothing at all and now I am tired.',
    'I do not want to live any more, I am ending it tonight.',
  ],
  es: [
    'Hoy en el trabajo ha ido regular, mi jefe no me ha dicho nada y ahora estoy cansada.',
    'Ya no quiero vivir, esta noche acabo con todo.',
  ],
  nl: [
    'Op het werk ging het vandaag wel, mijn baas zei helemaal niets en nu ben ik moe.',
    'Ik wil niet meer leven, vannacht maak ik er een eind aan.',
  ],
};
const rounds = 30;

/**
 * Answers sample messages, for nobody, until the files of the companion are read (half a second in which nothing else
 * happens) and its code is compiled: before anybody writes, instead of while the first person waits for an answer.
 */
export async function warmUp(): Promise<void> {
  const companion = createCompanion({
    model: { kind: 'built-in' },
    limits: { silenceMs: 1_000, totalMs: 1_000, maxChars: 2_000, maxParallel: 1 },
    now: Date.now,
    sleep: async () => undefined,
  });
  const { signal } = new AbortController();
  for (let round = 0; round < rounds; round += 1)
    for (const [language, texts] of Object.entries(samples))
      for (const text of texts) {
        const turn = {
          input: { kind: 'message', text },
          history: [],
          language: language as Language,
          nickname: null,
          settings: { country: null, listening: 'ask', replyLength: 'medium' },
          memories: [],
          mayRemember: false,
          risk: null,
          useModel: false,
        } as const;
        for await (const piece of companion.reply(turn, signal)) void piece;
      }
  await companion.close();
}
