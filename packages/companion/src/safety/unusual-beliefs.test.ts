import { describe, expect, test } from 'vitest';
import { converse, testCompanion } from '../testing/turns.ts';
import { assessMessage } from './assess.ts';
import { unusualBelief } from './phrases/unusual-beliefs.ts';

describe('a world that changed its meaning, and nights without sleep', () => {
  test.each([
    ['it', 'Vedo messaggi dappertutto'],
    ['it', 'il telegiornale mi manda messaggi'],
    ['it', 'cinque notti che non dormo e sono pieno di energia'],
    ['en', 'I see signs everywhere'],
    ['en', 'The news is talking about me again'],
    ['en', 'five days without sleep and I never felt so alive'],
    ['es', 'veo señales en todas partes'],
    ['es', 'tengo una misión secreta'],
    ['es', 'cinco noches sin dormir y estoy llena de energía'],
    ['nl', 'ik zie overal tekens'],
    ['nl', 'mijn vrouw is vervangen door een dubbelganger'],
    ['nl', 'vijf nachten wakker en nog nooit zo helder'],
  ] as const)('are a concern of their own (%s): %s', (language, text) => {
    expect(assessMessage(text, { language })).toMatchObject({
      level: 'R2',
      lanes: ['psychosis'],
      isWeak: true,
    });
  });

  test.each([
    ['it', 'il telegiornale parla di me, ho salvato un cane e mi hanno intervistata'],
    ['it', 'sono il prescelto per il discorso al matrimonio'],
    ['it', 'cinque notti che non dormo, la neonata strilla'],
    ['it', 'mille idee per la cucina nuova'],
    ['en', 'I see my ex everywhere'],
    ['en', 'i was chosen for the jury, what a bore'],
    ['en', 'four nights without sleep because of the noise next door'],
    ['en', 'a thousand ideas for the garden'],
    ['es', 'veo anuncios de coches por todas partes'],
    ['es', 'cuatro noches sin dormir por el calor'],
    ['nl', 'ik zie overal kerstbomen'],
    ['nl', 'vier nachten wakker van de kramp'],
  ] as const)('are told from what is only a manner of speaking (%s): %s', (language, text) => {
    expect(unusualBelief(text, language)).toBeNull();
  });

  test('are neither agreed with nor argued about: sleep is asked about, and a human named', async () => {
    const said = {
      it: 'la radio parla con me',
      en: 'the radio is talking to me',
      es: 'la radio habla conmigo',
      nl: 'de nummerborden zijn boodschappen',
    };
    for (const language of ['it', 'en', 'es', 'nl'] as const) {
      const [heard] = await converse(testCompanion(), [said[language]], { language });
      expect(heard?.text).toMatch(/dorm|sle[ep]|slaap|geslapen/u);
      expect(heard?.text).not.toMatch(/radio|nummerbord|suicid|morir|dying/u);
      expect(heard?.text.match(/\?/gu)).toHaveLength(1);
    }
  });
});

describe('something in a drink', () => {
  test.each([
    ['it', 'qualcuno mi ha drogata'],
    ['it', 'secondo me hanno sciolto qualcosa nel mio drink'],
    ['en', 'he slipped something into my drink'],
    ['en', 'I think I got spiked'],
    ['es', 'me pusieron algo en la bebida'],
    ['nl', 'hij deed iets in mijn drankje'],
  ] as const)(
    'is asked about as a matter of the body, with the number (%s): %s',
    (language, text) => {
      const { level, lanes } = assessMessage(text, { language });
      expect(level >= 'R3').toBe(true);
      expect(lanes).toContain('medical');
    },
  );

  test.each([
    ['it', 'mi hanno drogato e mi sento svenire'],
    ['en', 'my drink was spiked and my legs won’t move'],
    ['es', 'me han drogado, estoy mareado'],
    ['nl', 'ik ben gedrogeerd en duizelig'],
  ] as const)('that is felt now is urgent (%s): %s', (language, text) => {
    expect(assessMessage(text, { language }).level >= 'R4').toBe(true);
  });

  test.each([
    ['it', 'ho messo qualcosa nel bicchiere per addolcirlo'],
    ['en', 'I put something in my drink to sweeten it'],
    ['es', 'he puesto algo en la bebida para darle sabor'],
    ['nl', 'ik heb iets in mijn glas gedaan voor de smaak'],
    ['en', 'years ago somebody spiked my drink'],
  ] as const)('is not what one puts there, or what is long past (%s): %s', (language, text) => {
    expect(unusualBelief(text, language)).toBeNull();
  });
});
