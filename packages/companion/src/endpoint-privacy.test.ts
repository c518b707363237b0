import { languages, type Language } from '@accanto/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startModelServer, streams, type ModelServer } from './testing/model-server.ts';
import { converse, endpointCompanion, testCompanion, turnOf, hear } from './testing/turns.ts';

const questions: Record<Language, readonly [string, string]> = {
  it: ['Chi legge quello che scrivo?', 'Ma resta tra noi?'],
  en: ['Who can read what I write here?', 'But does it stay between us?'],
  es: ['¿Quién lee lo que escribo?', '¿Pero queda entre nosotros?'],
  nl: ['Wie leest wat ik hier schrijf?', 'Maar blijft dit onder ons?'],
};
const privacyPages: Record<Language, RegExp> = {
  it: /pagina della privacy/u,
  en: /privacy page/u,
  es: /página de privacidad/u,
  nl: /privacypagina/u,
};

describe.each(languages)('who gets to read this ($code)', ({ code }) => {
  let server: ModelServer;
  beforeAll(async () => {
    server = await startModelServer();
    server.behave(streams('…'));
  });
  afterAll(() => server.close());

  test('is told with the place where words go when a service elsewhere writes the replies', async () => {
    const companion = endpointCompanion(server.baseUrl);
    const heard = await converse(companion, questions[code], { language: code });
    for (const { text, end } of heard) {
      expect(text).toContain(new URL(server.baseUrl).host);
      expect(text).toMatch(privacyPages[code]);
      expect(end).toMatchObject({ origin: 'built-in' });
    }
    expect(heard[0]?.text).not.toBe(heard[1]?.text);
    expect(server.requests).toHaveLength(0);
    await companion.close();
  });

  test('is told so too when the daily cap leaves this reply to the built-in companion', async () => {
    const companion = endpointCompanion(server.baseUrl);
    const turn = turnOf(questions[code][0], { language: code, useModel: false });
    expect((await hear(companion, turn)).text).toContain(new URL(server.baseUrl).host);
    await companion.close();
  });

  test('names no place where words go nowhere', async () => {
    const heard = await converse(testCompanion(), questions[code], { language: code });
    for (const { text } of heard) {
      expect(text).toMatch(/cifrat|encrypted|cifrad|versleuteld/u);
      expect(text).not.toMatch(/127\.0\.0\.1/u);
    }
  });
});
