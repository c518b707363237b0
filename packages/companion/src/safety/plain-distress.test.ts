import { describe, expect, test } from 'vitest';
import { assessMessage } from './assess.ts';
import { isAtLeast } from './risk.ts';

describe('said outright, however calmly', () => {
  test.each([
    ['it', 'mi sento un peso per tutti', 'R2', 'self_harm'],
    ['it', 'sono solo un peso per la mia famiglia', 'R2', 'self_harm'],
    ['en', "I'm a burden to everyone", 'R2', 'self_harm'],
    ['en', 'i feel like a burden', 'R2', 'self_harm'],
    ['es', 'me siento un estorbo para mis hijos', 'R2', 'self_harm'],
    ['es', 'soy una carga para todos', 'R2', 'self_harm'],
    ['nl', 'ik ben iedereen tot last', 'R2', 'self_harm'],
    ['nl', 'ik ben alleen maar een last voor mijn kinderen', 'R2', 'self_harm'],
    ['it', 'sento una voce che mi dice che faccio schifo', 'R2', 'psychosis'],
    ['it', 'sento delle voci, mi insultano', 'R2', 'psychosis'],
    ['en', 'i hear voices, they say im worthless', 'R2', 'psychosis'],
    ['en', 'i hear a voice in my head that keeps saying you are disgusting', 'R2', 'psychosis'],
    ['es', 'oigo voces, dicen que soy basura', 'R2', 'psychosis'],
    ['es', 'escucho una voz que me dice que no valgo', 'R2', 'psychosis'],
    ['nl', 'ik hoor stemmen, ze zeggen dat ik niks waard ben', 'R2', 'psychosis'],
    ['nl', 'ik hoor een stem die zegt dat ik waardeloos ben', 'R2', 'psychosis'],
    ['it', 'mi faccio vomitare dopo cena', 'R2', 'eating_disorder'],
    ['en', 'i made myself throw up after dinner', 'R2', 'eating_disorder'],
    [
      'en',
      'ate a whole pizza and now im in the bathroom, getting rid of it',
      'R2',
      'eating_disorder',
    ],
    ['es', 'me provoco el vómito después de comer', 'R2', 'eating_disorder'],
    ['nl', 'ik moet steeds overgeven na het eten, expres', 'R2', 'eating_disorder'],
    ['it', 'mi sono tagliata di nuovo, non succedeva da mesi', 'R4', 'self_harm'],
    ['it', 'ieri notte, con la lametta', 'R4', 'self_harm'],
    ['en', 'i cut again last night', 'R4', 'self_harm'],
    ['en', 'relapsed last night, cut my thighs', 'R4', 'self_harm'],
    ['es', 'me corté de nuevo, hacía un año que no', 'R4', 'self_harm'],
    ['es', 'fue ayer a la noche, con la gillette', 'R4', 'self_harm'],
    ['nl', 'ik heb weer gesneden', 'R4', 'self_harm'],
    ['nl', 'gisteravond, met een scheermesje', 'R4', 'self_harm'],
    ['it', 'ieri ho preso delle pastiglie e mi hanno fatto la lavanda gastrica', 'R4', 'self_harm'],
    ['it', 'la settimana scorsa ho tentato il suicidio', 'R4', 'self_harm'],
    ['en', 'i took pills yesterday and they pumped my stomach', 'R4', 'self_harm'],
    ['es', 'ayer me tomé pastillas y me hicieron un lavado de estómago', 'R4', 'self_harm'],
    ['nl', 'gisteren pillen genomen, ze hebben mijn maag leeggepompt', 'R4', 'self_harm'],
    ['nl', 'vorige week heb ik een poging gedaan', 'R4', 'self_harm'],
  ] as const)('is heard (%s): %s', (language, text, least, lane) => {
    const { level, lanes, isWeak } = assessMessage(text, { language });
    expect(isAtLeast(level, least), level).toBe(true);
    expect(lanes).toContain(lane);
    expect(isWeak).toBe(false);
  });

  test.each([
    ['it', 'mi sento un peso sullo stomaco'],
    ['it', 'sono un peso piuma, corro leggero'],
    ['it', 'mi sento un peso per la squadra, oggi ho sbagliato due rigori'],
    ['it', 'sento voci in corridoio, dicono che chiudono il reparto'],
    ['it', 'stanotte mi sono tagliata aprendo una scatoletta'],
    ['it', 'mi sono tagliata di nuovo la frangia'],
    ['it', 'anni fa mi hanno fatto la lavanda gastrica per i funghi'],
    ['en', "I'm a burden on my mum's wifi"],
    ['en', 'feel like a burden on my phone battery'],
    ['en', "I don't feel like a burden, they bring me tea in bed"],
    ['en', 'i hear voices next door, they say the lift is broken'],
    ['en', 'i cut the grass again last night'],
    ['en', 'i cut my hair again'],
    ['en', "I've never made myself sick, the ferry did that"],
    ['en', 'they pumped my stomach years ago'],
    ['es', 'me corté el pelo de nuevo'],
    ['es', 'me he cortado otra vez con el cuchillo del jamón'],
    ['es', 'soy un lastre en el pádel'],
    ['es', 'oigo voces en el pasillo, hablan de mí creo que por la fiesta'],
    ['es', 'no vomito a propósito, es el primer trimestre'],
    ['nl', 'ik heb weer groente gesneden'],
    ['nl', 'ik heb me gesneden aan een blikje tonijn'],
    ['nl', 'ik ben een last voor mn keeper, twee eigen goals'],
    ['nl', 'ik hoor stemmen van de buren, ze zeggen dat ik te hard zing'],
  ] as const)('is told from what sounds like it (%s): %s', (language, text) => {
    expect(assessMessage(text, { language }).ruleIds.join(' ')).not.toMatch(/plain\./u);
  });
});
