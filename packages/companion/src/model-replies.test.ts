import { languages, type Language } from '@accanto/contract';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Companion, PastMessage, Turn } from './index.ts';
import { watchRules } from './safety/watch-rules.ts';
import {
  chunk,
  startModelServer,
  startStream,
  streams,
  type Behaviour,
  type ModelServer,
} from './testing/model-server.ts';
import { endpointCompanion, hear, testLimits, turnOf, type Heard } from './testing/turns.ts';

const text = 'Ho discusso con la mia collega e ci sto male.';
const inDanger = 'vorrei non svegliarmi domani mattina';
const patient = { silenceMs: 20_000, totalMs: 60_000 };
let server: ModelServer;
let companion: Companion;

beforeEach(async () => {
  server = await startModelServer();
  companion = endpointCompanion(server.baseUrl, patient);
});

afterEach(async () => {
  await companion.close();
  await server.close();
});

const answered = (changes: Partial<Turn> = {}): Promise<Heard> =>
  hear(companion, turnOf(text, changes));

/** The first reply, the second, and so on; the last one again and again. */
function replies(...all: readonly string[]): Behaviour {
  let asked = 0;
  return (...received) => {
    streams(all[asked] ?? all.at(-1) ?? '')(...received);
    asked += 1;
  };
}

function systemOf(at: number): string {
  const { messages } = JSON.parse(server.requests[at]?.body ?? '{}') as {
    messages: { content: string }[];
  };
  return messages[0]?.content ?? '';
}

describe('a model that repeats itself', () => {
  const said = 'Quando torni a casa la sera trovi sempre quella luce accesa.';
  const history: PastMessage[] = [
    { role: 'user', content: 'La casa è vuota.' },
    { role: 'assistant', content: said },
  ];

  test('is asked once more, and told why', async () => {
    server.behave(replies(said, 'Quella discussione ti ha lasciato un peso.'));
    const heard = await answered({ history });
    expect(heard.text.trim()).toBe('Quella discussione ti ha lasciato un peso.');
    expect(heard.notices).toEqual([]);
    expect(server.requests).toHaveLength(2);
    expect(systemOf(0)).not.toMatch(/Answer differently/u);
    expect(systemOf(1)).toMatch(/Answer differently/u);
  });

  test('is not asked a third time: the built-in companion answers', async () => {
    server.behave(replies(said));
    const heard = await answered({ history });
    expect(server.requests).toHaveLength(2);
    expect(heard.notices).toEqual(['fell-back']);
    expect(heard.end).toMatchObject({ outcome: 'complete', origin: 'built-in' });
    expect(heard.text).not.toContain(said);
  });

  test('is not asked again once something was released: the repetition is left out', async () => {
    server.behave(replies(`Quella discussione pesa. ${said} Resto qui a leggerti.`));
    const heard = await answered({ history });
    expect(server.requests).toHaveLength(1);
    expect(heard.text.trim()).toBe('Quella discussione pesa. Resto qui a leggerti.');
    expect(heard.end).toMatchObject({ outcome: 'complete', origin: 'model' });
  });

  test('and then names a dose ends with the sentence that people wrote for that', async () => {
    server.behave(replies(said, 'Prendi sei pastiglie e dormi. Domani va meglio.'));
    const heard = await answered({ history });
    expect(server.requests).toHaveLength(2);
    expect(heard.notices).toEqual(['ended-by-watch']);
    expect(heard.text.trim()).toBe(watchRules.it.instead.dose);
    expect(heard.end).toMatchObject({ outcome: 'complete', origin: 'model' });
  });
});

test('a model that writes another language twice leaves the answer to the built-in companion', async () => {
  server.behave(replies('That argument has left you with something heavy to carry around.'));
  const heard = await answered();
  expect(server.requests).toHaveLength(2);
  expect(heard.notices).toEqual(['fell-back']);
  expect(heard.text).not.toMatch(/argument/u);
});

describe('a reply that does not end', () => {
  /** A sentence after the other, none like another. */
  const sentence = (at: number): string =>
    `La stanza ${'abcdefghijklmnopqrstuvwxyz'[at % 26]}${'aeiou'[Math.floor(at / 26) % 5]} guarda il cortile ${'abcdefghijklmnopqrstuvwxyz'[(at * 7) % 26]}o. `;
  const sentences = Array.from({ length: 60 }, (_, at) => sentence(at));
  const wordsIn = (said: string): number => said.match(/\S+/gu)?.length ?? 0;

  test('is ended at its longest length in characters', async () => {
    const narrow = endpointCompanion(server.baseUrl, { ...patient, maxChars: 120 });
    server.behave(streams(...sentences));
    const heard = await hear(narrow, turnOf(text));
    expect(heard.text.length).toBeLessThanOrEqual(120);
    expect(heard.text.length).toBeGreaterThan(60);
    expect(heard.text.trim()).toMatch(/\.$/u);
    expect(heard.end).toMatchObject({ outcome: 'complete', origin: 'model' });
    await narrow.close();
  });

  test.each([
    ['short', 80],
    ['medium', 160],
  ] as const)('is ended when it has many words for a %s one', async (replyLength, most) => {
    server.behave(streams(...sentences));
    const settings = { country: null, listening: 'ask' as const, replyLength };
    const heard = await answered({ settings });
    expect(wordsIn(heard.text)).toBeGreaterThanOrEqual(most);
    expect(wordsIn(heard.text)).toBeLessThan(most + 10);
    expect(heard.end).toMatchObject({ outcome: 'complete' });
  });

  test('has two sentences when somebody may be in danger, and then what people prepared', async () => {
    server.behave(
      streams('Quello che scrivi pesa. ', 'Ti leggo piano. ', 'E poi la terza frase. '),
    );
    const heard = await hear(companion, turnOf(inDanger));
    expect(heard.text).toMatch(/^Quello che scrivi pesa\. Ti leggo piano\. /u);
    expect(heard.text).not.toMatch(/terza frase/u);
    expect(heard.text.trim()).toMatch(/\?$/u);
  });

  test.each([
    ['it', inDanger, 'Mi dispiace tanto che tu debba'],
    ['en', 'I want to die, I cannot do this anymore', 'I am so sorry that you'],
  ] as const)(
    'that stalls in its first sentence, in danger (%s), leaves nothing of it before what people prepared',
    async (language, said, part) => {
      server.behave((response) => {
        startStream(response);
        response.write(chunk(part));
      });
      const heard = await hear(companion, turnOf(said, { language }));
      expect(heard.text).not.toContain(part);
      expect(heard.text.trim()).toMatch(/^\p{Lu}.*[.?!]$/u);
      expect(heard.notices).toEqual(['fell-back']);
      expect(heard.end).toMatchObject({ outcome: 'complete', origin: 'prepared' });
    },
  );

  test('that stalls after its first sentence, in danger, holds up the words that people prepared by seconds only', async () => {
    server.behave((response) => {
      startStream(response);
      response.write(chunk('Quello che scrivi pesa. '));
      response.write(chunk('E poi'));
    });
    const began = performance.now();
    const heard = await hear(companion, turnOf(inDanger));
    expect(performance.now() - began).toBeLessThan(patient.silenceMs / 2);
    expect(heard.text).toMatch(/^Quello che scrivi pesa\. \p{Lu}/u);
    expect(heard.text).not.toContain('E poi');
    expect(heard.end).toMatchObject({ outcome: 'complete' });
  });

  test('is ended at its longest time when it comes slowly, and what was said stays', async () => {
    const brief = endpointCompanion(server.baseUrl, { silenceMs: 20_000, totalMs: 700 });
    let isClosed = false;
    server.behave((response) => {
      startStream(response);
      response.write(chunk('Quella discussione pesa. E '));
      const more = setInterval(() => response.write(chunk('ancora ')), 50);
      response.on('close', () => {
        clearInterval(more);
        isClosed = true;
      });
    });
    const began = performance.now();
    const heard = await hear(brief, turnOf(text));
    expect(performance.now() - began).toBeLessThan(testLimits.totalMs);
    expect(heard.text.trim()).toBe('Quella discussione pesa.');
    expect(heard.end).toMatchObject({ outcome: 'interrupted', origin: 'model' });
    await expect.poll(() => isClosed).toBe(true);
    await brief.close();
  });
});

describe('a reply of a model is marked as using a remembered fact', () => {
  const memories = [
    { id: 'marta', fact: 'tua figlia si chiama Marta.' },
    { id: 'cook', fact: 'lavori come cuoca.' },
  ];

  test('when it does', async () => {
    server.behave(streams('Una discussione così pesa, anche quando torni da Marta.'));
    expect((await answered({ memories })).end?.usedMemoryIds).toEqual(['marta']);
  });

  test('not when it speaks of something else', async () => {
    server.behave(streams('Quella discussione ti ha lasciato un peso.'));
    expect((await answered({ memories })).end?.usedMemoryIds).toEqual([]);
  });

  test('not when the person has just said it', async () => {
    server.behave(streams('Marta ti ha vista stanca.'));
    const heard = await hear(companion, turnOf('Marta mi ha vista stanca.', { memories }));
    expect(heard.end?.usedMemoryIds).toEqual([]);
  });
});

const said: Record<Language, { message: string; worried: string; heard: string; fresh: string }> = {
  it: {
    message: text,
    worried: inDanger,
    heard: 'Quella luce accesa la sera ti fa compagnia da molti anni.',
    fresh: 'Quello che scrivi pesa.',
  },
  en: {
    message: 'I had an argument with my colleague and I feel bad about it.',
    worried: 'I wish I would not wake up tomorrow morning',
    heard: 'That light in the evening has kept you company for many years.',
    fresh: 'What you write is heavy.',
  },
  es: {
    message: 'He discutido con mi compañera y me siento mal por ello.',
    worried: 'ojalá no despertara mañana por la mañana',
    heard: 'Esa luz encendida por la noche te acompaña desde hace muchos años.',
    fresh: 'Lo que escribes pesa.',
  },
  nl: {
    message: 'Ik heb ruzie gehad met mijn collega en ik voel me rot.',
    worried: 'ik wou dat ik morgen niet meer wakker werd',
    heard: 'Dat licht in de avond houdt je al heel veel jaren gezelschap.',
    fresh: 'Wat je schrijft weegt zwaar.',
  },
};

describe.each(languages)('what a model has said is not said again ($code)', ({ code }) => {
  test.each(['message', 'worried'] as const)('after a %s one', async (kind) => {
    const { heard: earlier, fresh } = said[code];
    server.behave(streams(`${fresh} ${earlier}`));
    const reply = await hear(
      companion,
      turnOf(said[code][kind], {
        language: code,
        history: [
          { role: 'user', content: said[code].message },
          { role: 'assistant', content: earlier },
        ],
      }),
    );
    expect(reply.assessment.level).toMatch(kind === 'worried' ? /R[2-5]/u : /R[01]/u);
    expect(reply.text).toContain(fresh);
    expect(reply.text).not.toContain(earlier);
    expect(server.requests).toHaveLength(1);
  });
});
