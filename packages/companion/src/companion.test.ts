import { languages, type Language } from '@accanto/contract';
import { describe, expect, test } from 'vitest';
import { textsOf } from './built-in/texts/by-language.ts';
import { crisisWordsOf } from './safety/crisis-words/by-language.ts';
import { noRisk, type RiskLevel, type RiskState } from './safety/risk.ts';
import { hear, noon, testCompanion, turnOf } from './testing/turns.ts';

const every = languages.map(({ code }) => code);

/** In the middle of an episode, the question having been asked. */
function inDanger(level: RiskLevel): RiskState {
  return {
    ...noRisk(noon),
    level,
    peak: level,
    lanes: ['self_harm'],
    lastSignalAt: noon,
    care: { done: ['ask'], answered: [], card: 'urgent', cardLanes: [] },
  };
}

const goOn = { it: 'ok', en: 'ok', es: 'vale', nl: 'oké' };
const somethingElse = {
  it: 'non ci riesco, penso ancora a lui',
  en: 'I can’t, I keep thinking of him',
  es: 'no me sale, sigo pensando en él',
  nl: 'het lukt niet, ik denk steeds aan hem',
};

describe.each(every)('an exercise of somebody at risk (%s)', (language) => {
  const companion = testCompanion();
  const [first = '', second = ''] = textsOf(language).steps.breathe;
  const history = [{ role: 'assistant' as const, content: first }];

  async function reply(text: string, level: RiskLevel): Promise<string> {
    const turn = turnOf(text, { language, history, risk: inDanger(level) });
    return (await hear(companion, turn)).text;
  }

  test.each(['R2', 'R3'] as const)('goes on at a word that says so: %s', async (level) => {
    expect(await reply(goOn[language], level)).toBe(second);
  });

  test('gives way to whatever else is said, and at R4 to the path', async () => {
    expect(await reply(somethingElse[language], 'R3')).not.toContain(second);
    expect(await reply(goOn[language], 'R4')).not.toContain(second);
  });
});

const night = Date.parse('2026-11-21T02:00:00Z');
const nothingMore: Record<Language, string> = { it: 'non so', en: 'dunno', es: 'no sé', nl: 'tja' };

/** What is said where a line is due, at a given hour and with a country that the person chose. */
async function lineAt(now: number, language: Language, country: string | null): Promise<string> {
  const risk = { ...inDanger('R3'), lastSignalAt: now, calmSince: now };
  const settings = { country, listening: 'ask', replyLength: 'short' } as const;
  const turn = turnOf(nothingMore[language], { language, risk, settings });
  return (await hear(testCompanion({ now: () => now }), turn)).text;
}

test('a line that is closed is named with the hour at which it opens, and what there is until then', async () => {
  const text = await lineAt(night, 'it', null);
  expect(text).toContain('Telefono Amico Italia, 02 2327 2327, apre alle 9');
  expect(text).toContain('112');
  const open = crisisWordsOf('it').openLine.map((say) => say('Telefono Amico Italia'));
  expect(open.some((line) => text.includes(line))).toBe(false);
  expect(await lineAt(noon, 'it', null)).not.toContain('apre alle');
});

test.each([
  ['it', 'ES', /024/u],
  ['en', 'GB', /116 123/u],
  ['en', 'US', /988/u],
  ['es', 'NL', /0800-0113/u],
  ['nl', null, /0800-0113/u],
] as const)('the line is that of the chosen country: %s in %s', async (language, country, line) => {
  expect(await lineAt(noon, language, country)).toMatch(line);
});

test('where no country is chosen and the language leaves it open, the line of no country is named', async () => {
  const text = await lineAt(noon, 'en', null);
  expect(text).toContain('112 (999 in the UK, 911 in the US)');
  expect(text).not.toMatch(/116 123|1800|988/u);
});
