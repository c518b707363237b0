import type { Language } from '@accanto/contract';
import { describe, expect, test } from 'vitest';
import { actFor, converse, hear, testCompanion, turnOf } from '../testing/turns.ts';
import { textsOf } from './texts/by-language.ts';
import { understand } from './understand.ts';

const companion = testCompanion();

type Cases = readonly (readonly [Language, string])[];

const asked: Record<'how_it_works' | 'correction' | 'reassurance', Cases> = {
  how_it_works: [
    ['it', 'ma tu cosa sai fare?'],
    ['it', 'Buonasera, non so bene come funziona'],
    ['en', 'What can you do for me?'],
    ['en', 'Hello. I’ve never done anything like this.'],
    ['es', '¿Qué puedes hacer por mí?'],
    ['nl', 'Wat kun je voor me doen?'],
    ['nl', 'wat kan je allemaal?'],
  ],
  correction: [
    ['it', 'no, non è quello che intendevo'],
    ['it', 'hai capito male'],
    ['it', 'ma non mi capisci'],
    ['en', 'You misunderstood me'],
    ['en', 'you’ve got me wrong'],
    ['es', 'no es lo que quería decir'],
    ['es', 'me has entendido mal'],
    ['es', 'es que no me entiendes'],
    ['nl', 'dat is niet wat ik bedoel'],
    ['nl', 'je snapt me niet'],
  ],
  reassurance: [
    ['it', 'è normale?'],
    ['it', 'ma ha senso?'],
    ['en', 'Is that weird?'],
    ['en', 'does this make any sense?'],
    ['en', 'am I overreacting?'],
    ['es', '¿es normal?'],
    ['es', '¿tiene sentido?'],
    ['nl', 'is dat normaal?'],
    ['nl', 'ben ik raar?'],
    ['nl', 'ik heb hem weggestuurd, was dat fout?'],
  ],
};
const told: typeof asked = {
  how_it_works: [
    ['it', 'Non so cosa fare con mia sorella'],
    ['en', 'I don’t know how my mother does it'],
    ['es', 'No sé qué hacer con mi hijo'],
    ['nl', 'Ik weet niet wat mijn zoon doet'],
  ],
  correction: [
    ['it', 'Mi ha detto che non intendeva ferirmi'],
    ['en', 'He got it wrong again and everyone laughed at me'],
    ['es', 'Mi jefe entendió mal el correo'],
    ['es', 'Mi madre no me entiende'],
    ['nl', 'Mijn baas had het verkeerd begrepen en werd boos op mij'],
  ],
  reassurance: [
    ['it', 'La visita era normale'],
    ['en', 'The scan was normal'],
    ['es', 'El análisis salió normal'],
    ['nl', 'De uitslag was normaal'],
  ],
};

for (const act of ['how_it_works', 'correction', 'reassurance'] as const) {
  describe(`a question that is ${act}`, () => {
    test.each(asked[act])('gets its answer (%s): %s', async (language, text) => {
      expect(actFor(language, text)).toBe(act);
      const { text: reply } = await hear(companion, turnOf(text, { language }));
      const { replies } = textsOf(language).acts[act];
      expect(replies.some((one) => reply.includes(one))).toBe(true);
    });

    test.each(told[act])('is not what is told of something else (%s): %s', (language, text) => {
      expect(actFor(language, text)).not.toBe(act);
    });
  });
}

describe('an English question for a decision or a view is not passed over', () => {
  test.each([
    'Should I ring her back?',
    'do i tell my mum?',
    'Was I too harsh?',
    'will she ever talk to me again?',
    'why do i always do this',
  ])('%s', (text) => {
    expect(actFor('en', text)).toBe('opinion');
  });

  test.each(['What do I say to him?', 'how do I talk to my boss', 'what can I do'])(
    'nor one for advice: %s',
    (text) => {
      expect(actFor('en', text)).toBe('advice');
    },
  );
});

describe('a message that only sounds like leaving or like a doubt', () => {
  test.each([
    'My husband starts work again on Monday',
    'I have to sit with them at lunch',
    'I think I’m still in love with her',
    'Great, another Tuesday',
    'I’ll try that',
    'good idea, I’ll do that',
    'the twins are finally asleep',
    'everyone’s in bed',
  ])('is no farewell: %s', (text) => {
    expect(actFor('en', text)).not.toBe('farewell');
  });

  test.each(['No, there’s nobody.', 'so there’s this boy'])(
    'is no question who answers: %s',
    (text) => {
      expect(actFor('en', text)).not.toBe('human');
    },
  );

  test.each(['the baby won’t shut up', 'my head just wont shut up at night', 'ffs', 'omfg'])(
    'is no anger at the companion: %s',
    (text) => {
      expect(actFor('en', text)).not.toBe('hostile');
    },
  );
});

test.each(['she left me', 'I’m pregnant', 'He was 19.', 'my dad', 'is it?'] as const)(
  'a few words may tell something: %s',
  (text) => {
    expect(actFor('en', text)).not.toBe('minimal');
  },
);

test.each(['meh', 'i guess so', 'not really', 'I’m fine. Everything’s fine.', 'same'])(
  'and a few words may only answer: %s',
  (text) => {
    expect(actFor('en', text)).toBe('minimal');
  },
);

test('only who goes to bed is wished a good night', async () => {
  const night = /night|sleep|rest\b/iu;
  for (const text of ['bye for now', 'got to go', 'cheerio', 'see you later']) {
    const { text: reply } = await hear(companion, turnOf(text, { language: 'en' }));
    expect(reply.replace('the rest of the day', ''), text).not.toMatch(night);
  }
  const { text: reply } = await hear(companion, turnOf('off to bed, night', { language: 'en' }));
  expect(reply).toMatch(night);
});

describe('a request to calm down', () => {
  test.each([
    ['it', 'come faccio a calmarmi?'],
    ['en', 'how do I stop shaking'],
    ['en', 'Can you help me calm down?'],
    ['es', '¿cómo puedo calmarme?'],
    ['nl', 'hoe word ik weer rustig?'],
  ] satisfies [Language, string][])('is answered with an exercise (%s): %s', async (...given) => {
    const [language, text] = given;
    const { text: reply } = await hear(companion, turnOf(text, { language }));
    expect(reply).toBe(textsOf(language).steps.breathe[0]);
  });

  test('is not what tells of somebody calm', async () => {
    const text = 'My brother can never calm down at dinner.';
    const { text: reply } = await hear(companion, turnOf(text, { language: 'en' }));
    expect(reply).not.toBe(textsOf('en').steps.breathe[0]);
  });
});

test('a few words in the middle of a conversation answer rather than take leave', () => {
  const before = 'We had a row about the holidays';
  for (const text of [
    'about the money',
    'at midnight',
    'so here i am',
    'second time',
    'next month',
  ])
    expect(actFor('en', text, before), text).not.toBe('farewell');
  for (const text of ['got to go now', 'night night', 'i’m off to bed', 'bye'])
    expect(actFor('en', text, before), text).toBe('farewell');
});

test('asked whether something may be told, it says yes', () => {
  expect(actFor('en', 'can I tell you something?')).toBe('permission');
});

test.each([
  ['My boyfriend said I love you', 'love'],
  ['I only said thank you', 'thanks'],
  ['the card said you are not alone', 'human'],
  ['My knees, you see.', 'human'],
] as const)('what is only reported is not said to the companion: %s', (text, act) => {
  expect(understand(text, [], 'en')).toMatchObject({ act: null, mayAskWhoAnswers: false });
  expect(actFor('en', text)).not.toBe(act);
});

test.each(['you don’t help at all', 'you always say the same thing', 'I want a real answer'])(
  'discontent with the companion is heard: %s',
  (text) => {
    expect(actFor('en', text)).toBe('hostile');
  },
);

test('a hard word about oneself is answered, not given back', async () => {
  const [reply] = await converse(companion, ['I’m such a coward'], { language: 'en' });
  expect(reply?.text).not.toMatch(/coward/u);
  const { harshOnSelf } = textsOf('en');
  expect(harshOnSelf.some((one) => reply?.text.includes(one))).toBe(true);
});

test('of a long message the question is about what was given back', async () => {
  const text =
    'My brother moved into the new flat with his dog and the neighbours helped him, and I argued with my boss.';
  const { text: reply } = await hear(companion, turnOf(text, { language: 'en' }));
  const { home, animal } = textsOf('en').topics;
  const others = [...home.questions, ...animal.questions, ...home.lines, ...animal.lines];
  expect(
    others.some((one) => reply.includes(one)),
    reply,
  ).toBe(false);
});

test('and where somebody died, about that', async () => {
  const text =
    'We moved into the new flat with the dog in May, the landlord is kind, and then in June my father passed away.';
  const { text: reply } = await hear(companion, turnOf(text, { language: 'en' }));
  const { lines, questions } = textsOf('en').topics.grief;
  expect(
    [...lines, ...questions, 'your father'].some((one) => reply.includes(one)),
    reply,
  ).toBe(true);
});

test('what is not sad in a sad message is not answered as if it were', async () => {
  const text = 'The garden is green, the neighbours are friendly, and I cried all weekend.';
  const { text: reply } = await hear(companion, turnOf(text, { language: 'en' }));
  expect(reply).toMatch(/you cried all weekend/iu);
});
