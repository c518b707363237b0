import { describe, expect, test } from 'vitest';
import { converse, testCompanion } from '../testing/turns.ts';
import { assessMessage } from './assess.ts';
import { afterNoAir, easedRule, panicRule } from './breath.ts';
import { noRisk, type RiskState } from './risk.ts';

const calm = assessMessage('ok', { language: 'en' });
const urgent: RiskState = { ...noRisk(0), level: 'R5', peak: 'R5', lanes: ['medical'] };

describe('no air', () => {
  test.each([
    ['it', 'non riesco più a respirare', 'va già meglio, grazie'],
    ['it', 'mi manca l’aria', 'respiro di nuovo'],
    ['en', 'I can’t get any air', 'ok, breathing again, thank you'],
    ['en', 'cant breathe', 'I’m calming down'],
    ['es', 'me ahogo', 'ya se me ha pasado, gracias'],
    ['nl', 'ik kan niet ademhalen', 'het trekt weg, dank je'],
  ] as const)('that passes is heard (%s): %s; %s', (language, first, then) => {
    const eased = afterNoAir(calm, then, [first], language, urgent);
    expect(eased).toMatchObject({ ruleIds: [easedRule], isNo: true });
  });

  test.each([
    ['it', 'non respiro', 'è solo ansia, mi capita spesso'],
    ['en', 'i cant breathe', 'just a panic attack, i get them a lot'],
    ['es', 'no respiro', 'es ansiedad, me pasa mucho'],
    ['nl', 'ik krijg geen adem', 'het is paniek, dat heb ik vaker'],
  ] as const)('that is known as panic is believed (%s): %s; %s', (language, first, then) => {
    expect(afterNoAir(calm, then, [first], language, urgent).ruleIds).toEqual([panicRule]);
  });

  test.each([
    ['it', ['ho preso venti pastiglie', 'non respiro'], 'ora va meglio'],
    ['it', ['mio padre non respira, non respiro io dalla paura'], 'ora va meglio'],
    ['en', ['I took the whole box', 'i cant breathe'], 'better now thanks'],
    ['en', ['my chest hurts', 'i cant breathe'], 'its passing'],
    ['en', ['i cant breathe'], 'better now but my arm is numb'],
    ['en', ['bad headache'], 'better now'],
    ['es', ['tomé pastillas', 'no puedo respirar'], 'ya estoy mejor'],
    ['nl', ['pillen geslikt', 'ik kan niet ademen'], 'het gaat beter'],
  ] as const)(
    'is not over by a word after something grave (%s): %s; %s',
    (language, earlier, then) => {
      expect(afterNoAir(calm, then, earlier, language, urgent)).toBe(calm);
    },
  );

  test('and not where thoughts of dying or violence stand beside it', () => {
    for (const lane of ['self_harm', 'violence'] as const) {
      const both: RiskState = { ...urgent, lanes: ['medical', lane] };
      expect(afterNoAir(calm, 'better now', ['i cant breathe'], 'en', both)).toBe(calm);
    }
  });

  test('known as panic is no call at every reply, and whether a doctor is needed stays open', async () => {
    const said = ['non riesco a respirare', 'è un attacco di panico', 'sto meglio, grazie'];
    const heard = await converse(testCompanion(), said, { language: 'it' });
    expect(heard.map((one) => one.assessment.level)).toEqual(['R5', 'R4', 'R3']);
    expect(heard[1]?.text).toMatch(/112/u);
    expect(heard[1]?.text).not.toMatch(/ti impedisce|prima di rispondermi/u);
  });

  test.each([
    ['it', 'è panico', 'no, sta peggiorando'],
    ['en', 'its a panic attack', 'no its not passing'],
    ['es', 'es ansiedad', 'no, va a peor'],
    ['nl', 'het is paniek', 'nee het wordt erger'],
  ] as const)(
    'that gets worse is an emergency, whatever it was called (%s): %s; %s',
    async (language, panic, then) => {
      const none = {
        it: 'non respiro',
        en: 'i cant breathe',
        es: 'no respiro',
        nl: 'ik krijg geen lucht',
      };
      const heard = await converse(testCompanion(), [none[language], panic, then], { language });
      expect(heard[2]?.assessment.level).toBe('R5');
      expect(heard[2]?.text).toMatch(/112/u);
    },
  );

  test.each([
    ['it', 'è panico', 'sì un po’', 'no'],
    ['en', 'its just panic', 'yes', 'no'],
    ['es', 'es panico', 'sí un poco', 'no'],
    ['nl', 'het is paniek', 'ja', 'nee'],
  ] as const)(
    'known as panic: a yes to the chest is a doctor’s, a no takes it back (%s)',
    async (language, panic, yes, no) => {
      const none = {
        it: 'non respiro',
        en: 'i cant breathe',
        es: 'no respiro',
        nl: 'ik krijg geen lucht',
      };
      const hurts = await converse(testCompanion(), [none[language], panic, yes], { language });
      expect((hurts[2]?.assessment.level ?? 'R0') >= 'R4').toBe(true);
      expect(hurts[2]?.text).not.toMatch(/distan|afstand|suicid/u);
      const well = await converse(testCompanion(), [none[language], panic, no], { language });
      expect(['R2', 'R3']).toContain(well[2]?.assessment.level);
    },
  );

  test('ends with gladness, the number for its return and no more calls to make', async () => {
    const said = [
      'I can’t breathe and my heart is pounding',
      'it’s passing now, thanks',
      'I made tea',
    ];
    const heard = await converse(testCompanion(), said, { language: 'en' });
    expect(heard[1]?.text).toMatch(/glad|good/iu);
    expect(heard[1]?.text).not.toMatch(/right now, before|stopping you|another time/u);
    expect(heard[2]?.text).not.toMatch(/112/u);
  });
});
