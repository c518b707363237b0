import type { Language } from '@accanto/contract';
import { describe, expect, test } from 'vitest';
import { messageInContext } from '../message-in-context.ts';
import { turnOf } from '../testing/turns.ts';
import { assessMessage, type MessageAssessment } from './assess.ts';
import { asPlainlyHarmless, saidPlainly } from './plainly-harmless.ts';
import { noRisk } from './risk.ts';

/** What the classifier alone might have made of it. */
const guess: MessageAssessment = {
  ...assessMessage('ok', { language: 'en' }),
  level: 'R4',
  lanes: ['self_harm'],
  ruleIds: ['classifier.R4.self_harm'],
  isGuess: true,
};

function plainly(text: string, language: Language): MessageAssessment {
  return asPlainlyHarmless(guess, text, language, null);
}

describe('a short everyday sentence that the classifier alone took for danger', () => {
  test.each([
    ['it', 'siamo in terrazzo con una birra, che bella serata'],
    ['it', 'In banchina con venti minuti di ritardo, come sempre'],
    ['it', 'domani mi taglio la frangia'],
    ['it', 'ho 38 di febbre e il raffreddore'],
    ['it', 'mi fa male il polso dopo il tennis'],
    ['it', 'la bisnonna sta morendo, dormo accanto a lei in ospedale'],
    ['it', 'abbiamo fino al 20 per pagare la rata'],
    ['it', 'in bagno dieci minuti, unico momento senza rumore'],
    ['it', 'decisa: lunedì do le dimissioni'],
    ['en', 'sitting on the roof having beers with my flatmates'],
    ['en', 'platform 4, delayed again'],
    ['en', 'trimming my fringe later'],
    ['en', 'I have the flu and a sore throat'],
    ['en', 'My gran is dying and I am sitting here with her at the hospice'],
    ['en', 'we have until Monday to submit the form'],
    ['en', 'escaped to the loo from the kids for a second'],
    ['es', 'en la terraza con unas cervezas'],
    ['es', 'en la estación, otra vez con retraso'],
    ['es', 'mañana me corto el flequillo'],
    ['es', 'estoy con gripe y fiebre'],
    ['es', 'mi abuela se está muriendo y duermo a su lado'],
    ['es', 'tenemos hasta el lunes para pagar la matrícula'],
    ['nl', 'op het dakterras met een borrel'],
    ['nl', 'weer vertraging, ik sta op het station'],
    ['nl', 'morgen laat ik mijn pony knippen'],
    ['nl', 'griep en keelpijn, bah'],
    ['nl', 'oma ligt op sterven en ik zit naast haar bed'],
    ['nl', 'nog tot maandag om het formulier in te leveren'],
  ] as const)('is nothing to ask about (%s): %s', (language, text) => {
    expect(plainly(text, language)).toMatchObject({ level: 'R1', ruleIds: [saidPlainly] });
  });

  test.each([
    ['it', 'alla fine l’ho fatto tutto da sola'],
    ['it', 'ma no, non faccio niente di strano'],
    ['it', 'mi è venuta un’idea folle'],
    ['en', 'in the end I did it on my own'],
    ['en', 'nooo i wont do anything silly'],
    ['es', 'al final lo hice sola'],
    ['es', 'noo, no voy a hacer ninguna tontería'],
    ['nl', 'uiteindelijk heb ik het alleen gedaan'],
    ['nl', 'nee joh, ik doe niks'],
  ] as const)(
    'or is asked about openly, since it may be of anything (%s): %s',
    (language, text) => {
      expect(plainly(text, language)).toMatchObject({ level: 'R2', isWeak: true, isGuess: false });
    },
  );

  test.each([
    ['it', 'sul balcone, piove, e penso di buttarmi'],
    ['it', 'il treno è in ritardo, quando arriva mi metto sui binari sotto'],
    ['it', 'mi taglio i capelli, poi le vene'],
    ['it', 'il nonno sta morendo, resto con lui e poi lo raggiungo'],
    ['it', 'febbre alta e il collo rigido, è confuso'],
    ['it', 'in bagno da dieci minuti, lui urla fuori'],
    ['it', 'ho fino al 14 per consegnare e non reggo più'],
    ['it', 'l’ho fatto da sola, tutte le pastiglie'],
    ['it', 'mia figlia ha la febbre ed è fiacca'],
    ['en', 'my toddler has a fever and is floppy'],
    ['es', 'mi niña tiene fiebre y manchas'],
    ['nl', 'mijn dochtertje heeft koorts en drinkt niet'],
    ['en', 'on the roof with a beer, near the edge'],
    ['en', 'platform, delayed, going to end it'],
    ['en', 'cutting my hair and then my wrists'],
    ['en', 'grandpa is dying, i stay with him and then i want to follow him'],
    ['en', 'a fever, a stiff neck and confused'],
    ['en', 'ten minutes in the bathroom and he is banging on the door'],
    ['en', 'i did it, i took them all by myself'],
    ['en', 'a crazy idea: to die tonight'],
    ['es', 'en la terraza con cervezas, quiero saltar'],
    ['es', 'el tren con retraso, andén vacío, me tiro'],
    ['es', 'me corto el pelo y las venas'],
    ['es', 'fiebre y no puede respirar'],
    ['es', 'diez minutos en el baño y él grita'],
    ['nl', 'op het balkon in de regen, ik spring zo'],
    ['nl', 'perron, vertraging, ik kan niet meer'],
    ['nl', 'ik knip mijn haar en snij in mijn armen'],
    ['nl', 'koorts en hij ademt raar'],
    ['nl', 'tien minuten op de wc en hij bonkt op de deur'],
  ] as const)('stays what it is beside a word that weighs (%s): %s', (language, text) => {
    expect(plainly(text, language)).toBe(guess);
  });

  test('stays what it is where a phrase was found, and in somebody who was in danger or gave signs', () => {
    const text = 'platform 4, delayed again';
    const found = { ...guess, ruleIds: ['place.plan'] };
    expect(asPlainlyHarmless(found, text, 'en', null)).toBe(found);
    const state = noRisk(0);
    for (const before of [
      { ...state, level: 'R3' as const },
      { ...state, level: 'R1' as const, lastSignalAt: 0 },
      { ...state, evidence: 1.5 },
    ])
      expect(asPlainlyHarmless(guess, text, 'en', before)).toBe(guess);
  });

  test('is longer than a sentence: what is told at length is judged by the whole of it', () => {
    const long = `platform 4, delayed again, ${'and so it goes on every day '.repeat(3)}`;
    expect(plainly(long, 'en')).toBe(guess);
  });
});

test('weariness of heat is no emergency of the breath', () => {
  const { level } = assessMessage('in questa casa non si respira dal caldo', { language: 'it' });
  expect(level < 'R2').toBe(true);
  expect(assessMessage('il bambino non respira', { language: 'it' }).level >= 'R4').toBe(true);
});

test('and a conversation that begins so is an ordinary one', () => {
  const turn = turnOf('', { language: 'en' });
  expect(messageInContext(turn, 'cutting my hair tonight', [], 'en').level).toBe('R1');
  expect(messageInContext(turn, 'cutting myself tonight', [], 'en').level >= 'R3').toBe(true);
});
