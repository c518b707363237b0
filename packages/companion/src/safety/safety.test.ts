import { languages, type Language } from '@accanto/contract';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { converse, hear, noon, testCompanion, turnOf } from '../testing/turns.ts';
import { assessMessage } from './assess.ts';
import { normalise } from './normalise.ts';
import { findFamilies } from './phrases/find-families.ts';
import { findConcepts } from './phrases/matcher.ts';
import { countryOf, resourceEntries, resourcesFor, isOpenAt } from './resources.ts';
import { isAtLeast, readRiskState, type RiskState } from './risk.ts';
import { watchSentence } from './watch.ts';

const companion = testCompanion();
const hour = 3_600_000;

function familiesIn(text: string, language: Language): string[] {
  const { words } = normalise(text, language);
  return findFamilies(findConcepts(words, language)).map((family) => family.id);
}

test('how something is written does not hide what it says', () => {
  const spellings: [Language, string][] = [
    ['it', 'voglio ammazzarmi'],
    ['it', 'VOGLIO AMMAZZARMI!!!'],
    ['it', 'voglio proprio tanto ammazzarmi'],
    ['it', 'ammazzarmi, ecco cosa voglio'],
    ['it', 'voglioooo ammazzarmiiii'],
    ['it', 'voglio a m m a z z a r m i'],
    ['it', 'vojo amm*zzarmi'],
    ['it', 'v0glio amm4zz4rmi'],
    ['it', 'voglio amma\u200Bzzarmi'],
    ['en', 'I wanna kms'],
    ['en', 'i want to k!ll myself'],
    ['en', 'I want to ｋｉｌｌ myself'],
    ['es', 'kiero matarme'],
    ['es', 'quiero m a t a r m e'],
    ['nl', 'kwil er een eind aan maken'],
    ['nl', 'ik wil mezelf dóden'],
  ];
  for (const [language, text] of spellings) {
    expect(isAtLeast(assessMessage(text, { language }).level, 'R3'), text).toBe(true);
  }
});

test('a curly apostrophe, a straight one and none give the same words', () => {
  fc.assert(
    fc.property(fc.constantFrom('’', 'ʼ', '‘', '`', '´', "'"), (mark) => {
      expect(normalise(`l${mark}ho detto`, 'it').words).toEqual(['l', 'ho', 'detto']);
      expect(normalise(`I don${mark}t know`, 'en').words).toEqual(['i', 'do', 'not', 'know']);
    }),
  );
});

test('a "not" just before turns wish and deed into their opposite', () => {
  const harmless: [Language, string][] = [
    ['it', 'non voglio morire, voglio le ferie'],
    ['it', 'tranquillo, non mi ammazzo mica per un esame'],
    ['es', 'no quiero morirme, quiero vacaciones'],
    ['nl', 'ik wil niet dood, ik wil vakantie'],
    ['nl', 'mijn broer heeft me nooit geslagen'],
  ];
  for (const [language, text] of harmless) expect(familiesIn(text, language), text).toEqual([]);
  const meant: [Language, string][] = [
    ['it', 'non ce la faccio, voglio morire'],
    ['es', 'no aguanto más, me quiero matar'],
    ['nl', 'ik kan niet meer, ik wil dood'],
  ];
  for (const [language, text] of meant) expect(familiesIn(text, language), text).not.toEqual([]);
});

test('figures of speech are no danger', () => {
  const harmless: [Language, string][] = [
    ['it', 'muoio dal ridere, mio cognato è un fenomeno'],
    ['it', 'sono stanca morta, mi ammazzo di lavoro da una settimana'],
    ['it', 'mi butto sul divano e guardo un film'],
    ['en', 'this deadline is killing me but the end is near'],
    ['en', 'I was dying laughing at the pub quiz'],
    ['es', 'me muero de vergüenza cada vez que canto'],
    ['es', 'me mata el calor de agosto'],
    ['nl', 'ik lach me dood om die kat van jou'],
    ['nl', 'ik ben doodmoe van het klussen'],
  ];
  for (const [language, text] of harmless) {
    expect(familiesIn(text, language), text).toEqual([]);
  }
});

test('any text can be assessed', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'binary', maxLength: 2000 }),
      fc.constantFrom(...languages),
      (text, { code }) => {
        expect(assessMessage(text, { language: code }).level).toMatch(/^R[0-5]$/u);
      },
    ),
    { numRuns: 150 },
  );
}, 60_000);

const intents: Record<Language, string> = {
  it: 'ho deciso, stanotte mi ammazzo',
  en: 'I have decided, I am going to kill myself tonight',
  es: 'lo tengo decidido, esta noche me mato',
  nl: 'ik heb besloten, vannacht maak ik er een eind aan',
};

for (const { code } of languages) {
  test(`intent brings the urgent card first, then the emergency number, and never a model (${code})`, async () => {
    const heard = await hear(companion, turnOf(intents[code], { language: code }));
    expect(heard.assessment.level).toBe('R5');
    expect(heard.assessment.card).toMatchObject({ form: 'urgent', pinned: true, language: code });
    expect(heard.assessment.card?.resources[0]?.kind).toBe('emergency');
    expect(heard.text.split(/(?<=[.!])\s/u)[0]).toMatch(/112/u);
    expect(heard.end?.origin).toBe('prepared');
  });
}

test('one denial lowers the level by one step at most and does not close the path', async () => {
  const [first, denied, again] = await converse(companion, [
    'ho deciso, stanotte mi ammazzo',
    'scherzavo, lascia stare',
    'davvero, era una battuta',
  ]);
  expect(first?.assessment.level).toBe('R5');
  expect(denied?.assessment.level).toBe('R4');
  expect(again?.assessment.level).toBe('R4');
});

test('a level sinks one step after six calm messages or twelve calm hours, and is forgotten after seventy-two', async () => {
  const [first] = await converse(companion, ['ho deciso, stanotte mi ammazzo']);
  const risk = first?.assessment.state ?? null;
  const calm = Array.from(
    { length: 6 },
    (_, i) => `Ho mangiato la minestra numero ${i + 1} di mia zia.`,
  );
  const after = await converse(companion, calm, { risk });
  expect(after.at(-1)?.assessment.level).toBe('R4');
  const levelAfter = async (hours: number): Promise<string> => {
    const later = testCompanion({ now: () => noon + hours * hour });
    return (await hear(later, turnOf('Ho mangiato la minestra di mia zia.', { risk }))).assessment
      .level;
  };
  expect(await levelAfter(11)).toBe('R5');
  expect(await levelAfter(13)).toBe('R4');
  expect(await levelAfter(25)).toBe('R3');
  expect(await levelAfter(73)).toMatch(/R[01]/u);
});

test('the card is shown once, again when it gets more urgent, and its items are said once each', async () => {
  const heard = await converse(companion, [
    'vorrei non svegliarmi domani mattina',
    'è una vita che va così',
    'voglio ammazzarmi',
    'voglio proprio ammazzarmi',
    'penso di ammazzarmi',
  ]);
  expect(heard.map(({ assessment }) => assessment.card?.form ?? null)).toEqual([
    'small',
    null,
    'full',
    null,
    null,
  ]);
  const texts = heard.map(({ text }) => text);
  expect(new Set(texts).size).toBe(texts.length);
});

test('a question about places after worrying messages is not taken for a question about places', async () => {
  const alone = await hear(companion, turnOf('quanto è alto il ponte nuovo?'));
  expect(isAtLeast(alone.assessment.level, 'R3')).toBe(false);
  const [, , , later] = await converse(companion, [
    'vorrei non svegliarmi domani mattina',
    'oggi ha piovuto tutto il giorno',
    'ho mangiato da mia zia',
    'quanto è alto il ponte nuovo?',
  ]);
  expect(later?.assessment.level).toBe('R3');
  expect(later?.assessment.ruleIds).toContain('person.means-in-context');
});

test('what is kept of a person is plain JSON without a word of theirs', async () => {
  const [heard] = await converse(companion, ['voglio ammazzarmi nella casa di Torino']);
  const kept = JSON.stringify(heard?.assessment.state);
  expect(kept).not.toMatch(/Torino|ammazz/u);
  expect(readRiskState(JSON.parse(kept))).toEqual(
    heard?.assessment.state satisfies RiskState | undefined,
  );
  expect(JSON.stringify(heard?.assessment.ruleIds)).not.toMatch(/Torino|ammazz/u);
});

test('at night Italy is told when its line opens, and no closed line is shown as open', () => {
  const night = Date.parse('2026-11-21T02:00:00Z');
  const lines = resourcesFor({
    country: 'IT',
    language: 'it',
    lanes: ['self_harm'],
    isUrgent: false,
    now: night,
  });
  const amico = lines.find((line) => line.id === 'it-telefono-amico');
  expect(amico).toMatchObject({ isOpen: false, opens: 'apre alle 9', hours: 'ogni giorno 9–24' });
  const summer = Date.parse('2026-07-01T07:30:00Z');
  const entry = resourceEntries.find((one) => one.id === 'it-telefono-amico');
  expect(entry !== undefined && isOpenAt(entry, summer)).toBe(true);
});

test('only lines that were verified twice are shown, in the country of the person, and never without the emergency number', () => {
  for (const country of ['IT', 'ES', 'NL', 'GB', 'IE', 'US', 'BE', 'CH', 'FR', null]) {
    const shown = resourcesFor({
      country,
      language: 'en',
      lanes: ['self_harm', 'violence', 'minor'],
      isUrgent: true,
      now: noon,
    });
    expect(shown[0]?.kind).toBe('emergency');
    for (const { id } of shown) {
      const entry = resourceEntries.find((one) => one.id === id);
      expect(entry?.status, id).toBe('V2');
    }
  }
  expect(countryOf(null, 'nl')).toBe('NL');
  expect(countryOf('UK', 'it')).toBe('GB');
  expect(countryOf(null, 'en')).toBeNull();
});

test('lines not verified for a year are no longer shown, the emergency number is', () => {
  const later = Date.parse('2027-12-01T12:00:00Z');
  const shown = resourcesFor({
    country: 'ES',
    language: 'es',
    lanes: [],
    isUrgent: false,
    now: later,
  });
  expect(shown.map(({ kind }) => kind)).toEqual(['emergency']);
});

test('violence brings its own line and words', async () => {
  const heard = await hear(
    companion,
    turnOf('mio marito mi picchia, adesso è dietro la porta e urla'),
  );
  expect(heard.assessment.card?.resources.some((line) => line.phone === '1522')).toBe(true);
});

test('a model’s sentence that must not be said is replaced, left out, or ends the reply', () => {
  const context = {
    language: 'it' as const,
    level: 'R0' as const,
    said: ['Quando torni a casa la sera trovi sempre quella luce accesa.'],
  };
  const kinds = (sentence: string): string => {
    const verdict = watchSentence(sentence, context);
    return verdict.kind === 'pass' ? 'pass' : `${verdict.kind} ${verdict.reason}`;
  };
  expect(kinds('Mi sembra una giornata lunga.')).toBe('pass');
  expect(kinds('Secondo me soffri di depressione.')).toBe('replace diagnosis');
  expect(kinds('Anch’io sono una persona come te.')).toBe('replace human');
  expect(kinds('Tranquilla, resta tra noi.')).toBe('replace secrecy');
  expect(kinds('Promettimi di non farlo.')).toBe('replace contract');
  expect(kinds('Chiama il numero 06 1234 5678.')).toBe('replace number');
  expect(kinds('Se serve chiama il 112.')).toBe('pass');
  expect(kinds('Era il 1998 ed erano in 12.')).toBe('pass');
  expect(kinds('Prendi 20 gocce prima di dormire.')).toBe('end dose');
  expect(kinds('This is a long sentence written in another language.')).toBe('again language');
  expect(kinds('Quando torni a casa la sera trovi sempre quella luce accesa.')).toBe(
    'again repetition',
  );
  expect(kinds('Guarda qui: https://example.org')).toBe('replace link');
  expect(kinds('Guarda [qui](https&#58;//example.org)')).toBe('replace link');
  expect(kinds('Scrivi a mailto:io%40example.org')).toBe('replace link');
});
