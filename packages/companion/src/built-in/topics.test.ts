import { expect, test } from 'vitest';
import { plainText } from './plain-text.ts';
import { topicsOf } from './topics.ts';

test.each([
  ['it', 'sono stanca morta'],
  ['it', 'Siamo morti dal ridere'],
  ['es', 'estoy muerta de sueño'],
  ['en', 'the club was so dead last night'],
  ['en', 'my laptop is dead'],
] as const)('nobody died (%s): %s', (language, text) => {
  expect(topicsOf(plainText(text), language)).not.toContain('grief');
});

test('a village is somewhere, where somebody is sent to is not', () => {
  expect(topicsOf('nel mio paese mi conoscono tutti', 'it')).toContain('home');
  expect(topicsOf('l’ho mandato a quel paese', 'it')).not.toContain('home');
});

test('a child is not what somebody is like', () => {
  expect(topicsOf('he sulks like a little kid', 'en')).not.toContain('child');
  expect(topicsOf('my little kid sulks', 'en')).toContain('child');
});

test.each([
  ['it', 'mia nonna è morta'],
  ['it', 'sono stanca, è morta la nonna'],
  ['es', 'mi padre ha muerto de cáncer'],
  ['it', 'mio fratello si è tolto la vita due anni fa'],
  ['en', 'my cousin took his own life in May'],
  ['en', 'my teacher is dead'],
  ['es', 'mi tío se quitó la vida'],
  ['nl', 'mijn broer heeft zich van het leven beroofd'],
] as const)('somebody died (%s): %s', (language, text) => {
  expect(topicsOf(plainText(text), language)[0]).toBe('grief');
});
