import type { Language } from '@accanto/contract';
import { expect, test } from 'vitest';
import { nameAskedLoosely } from './name-asked.ts';
import { factsTold } from './names-told.ts';

const told: readonly (readonly [Language, readonly string[], string])[] = [
  [
    'it',
    ['Mio figlio è partito ieri', 'si chiama Matteo. A Lione è andato'],
    'tuo figlio si chiama Matteo.',
  ],
  ['it', ['abbiamo preso un cane', 'si chiama argo'], 'il tuo cane si chiama Argo.'],
  ['it', ['mia sorella mi evita. Si chiama Paola'], 'tua sorella si chiama Paola.'],
  ['en', ['My dog died yesterday. Biscuit. He was 14.'], 'your dog is called Biscuit.'],
  [
    'en',
    ['my best friend is getting married', 'shes called hannah btw'],
    'your friend is called Hannah.',
  ],
  ['en', ['my nan has dementia', 'her names dot. everyone says dot'], 'your nan is called Dot.'],
  ['en', ['tom my flatmate is having his gf over'], 'your flatmate is called Tom.'],
  ['en', ['my 4 year old daughter flinched', 'her name is Lily'], 'your daughter is called Lily.'],
  ['es', ['tengo un bebe de 5 semanas', 'se llama Mateo. es precioso'], 'tu bebe se llama Mateo.'],
  ['es', ['mi perra está malita, se llama Luna'], 'tu perra se llama Luna.'],
  [
    'nl',
    ['mn opa mocht het niet meemaken', 'hij heette cor. hij lachte altijd'],
    'je opa heet Cor.',
  ],
  ['nl', ['mijn zus is boos', 'ze heet Noor'], 'je zus heet Noor.'],
  ['nl', ['mama heet ria trouwens'], 'je mama heet Ria.'],
];

test.each(told)(
  'a name is known of whom was spoken of before it (%s): %j',
  (language, texts, fact) => {
    expect(factsTold(texts, language)).toContain(fact);
  },
);

const noName: readonly (readonly [Language, readonly string[]])[] = [
  ['it', ['Mio fratello non risponde. Si chiama fuori sempre lui']],
  ['it', ['si chiama Matteo']],
  ['en', ['My dog died. Yesterday. I miss him']],
  ['en', ['my boss shouted at me. Typical.']],
  ['en', ['my brother is called a liar by everyone']],
  ['en', ['because my flatmate is loud']],
  ['es', ['mi jefe se llama a sí mismo un genio']],
  ['nl', ['mijn broer belt nooit. Sorry.']],
];

test.each(noName)('what is no name is not taken for one (%s): %j', (language, texts) => {
  expect(factsTold(texts, language)).toEqual([]);
});

const asked: readonly (readonly [Language, string, 'own' | { of: string }])[] = [
  ['it', 'come si chiama mio figlio? te lo ricordi?', { of: 'figlio' }],
  ['it', 'e come si chiama?', { of: '' }],
  ['en', 'what did i say my friend was called', { of: 'friend' }],
  ['en', 'what did i say her name was', { of: '' }],
  ['es', 'como se llama mi hijo, te acuerdas?', { of: 'hijo' }],
  ['es', 'y yo, como me llamo?', 'own'],
  ['nl', 'weet je nog hoe mn opa heette', { of: 'opa' }],
  ['nl', 'weet ge nog hoe ik heet', 'own'],
];

test.each(asked)('a name is asked for in many ways (%s): %s', (language, plain, of) => {
  expect(nameAskedLoosely(plain, language)).toEqual(of);
});

test.each([
  ['it', 'come si chiama questa cosa che ho?'],
  ['en', 'what did i do to my friend'],
  ['es', 'como se llama lo que siento?'],
  ['nl', 'hoe heet dat gevoel'],
] as const)('other questions ask for no name (%s): %s', (language, plain) => {
  expect(nameAskedLoosely(plain, language)).toBeNull();
});
