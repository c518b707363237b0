import { expect, test } from 'vitest';
import { converse, testCompanion } from '../../testing/turns.ts';
import { actOf } from '../act-of-message.ts';
import { wordsFor } from './words.ts';

test.each([
  'een klant zei flikker op tegen me',
  'iemand riep fuck you naar mij in de tram',
  'mijn vader zei: je bent een idioot',
  'hij schreef "fuck you" op mijn kluisje',
  'ze zeiden je snapt er niks van',
])('an insult of others is told, not answered: %s', (text) => {
  expect(actOf(text, [], 'nl')).toBeNull();
});

test.each([
  'flikker op',
  'je bent een idioot',
  '"fuck you"',
  'jij zegt niks, je snapt er niks van',
])('an insult is one: %s', (text) => {
  expect(actOf(text, [], 'nl')).toBe('hostile');
});

test.each([
  'hij riep "sukkel" en hing op',
  'en hij zei vorige keer tegen mij dat ik mijn bakkes moest houden',
  'op mijn kluisje stond "hoer"',
])('who was insulted is not told that this is clear: %s', async (text) => {
  const [reply] = await converse(testCompanion(), [text], { language: 'nl' });
  expect(wordsFor('nl').insulted.some((line) => reply?.text.includes(line))).toBe(true);
});

test('what somebody called another is no insult of theirs', async () => {
  const [reply] = await converse(testCompanion(), ['hij noemde zijn baas een idioot'], {
    language: 'nl',
  });
  expect(reply?.text.toLowerCase()).toContain('hij noemde zijn baas een idioot');
});
