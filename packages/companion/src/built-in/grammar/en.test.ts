import { describe, expect, test } from 'vitest';
import { isHarshOnSelf, ownWordsOf } from '../tell-back.ts';

function toldBack(text: string): string | undefined {
  return ownWordsOf(text, 'en').clauses[0];
}

describe('an English clause is told back whole', () => {
  test.each([
    ['I just feel so lost', 'you just feel so lost'],
    ['My Dutch is still not so good', 'your Dutch is still not so good'],
    ['I was so cold I went back inside', 'you were so cold you went back inside'],
  ])('with a describing "so": %s', (text, clause) => {
    expect(toldBack(text)).toBe(clause);
  });

  test.each([
    ['My wife was asleep when I came in', 'your wife was asleep when you came in'],
    ['I feel nothing when I hold him', 'you feel nothing when you hold him'],
    ['I still shake when the phone rings', 'you still shake when the phone rings'],
    ['I only met her once before', 'you only met her once before'],
  ])('with what depends on it: %s', (text, clause) => {
    expect(toldBack(text)).toBe(clause);
  });

  test.each([
    ['I just wanted to tell you that I passed my test', 'you passed your test'],
    ['I wanted to say I miss my brother', 'you miss your brother'],
    ['I have to say goodbye to my dog', 'you have to say goodbye to your dog'],
    ['my son is called Callum btw', 'your son is called Callum'],
  ])('without what announces it: %s', (text, clause) => {
    expect(toldBack(text)).toBe(clause);
  });

  test.each([
    ['The kids drew a picture for me', 'the kids drew a picture for you'],
    ['people stare at my scar', 'people stare at your scar'],
    ['The chef laughs at my accent', 'the chef laughs at your accent'],
    ['Last week they moved my desk', 'last week they moved your desk'],
    ['dad’s in hospital again', 'your dad’s in hospital again'],
    ['Mum hugged me at the station', 'your mum hugged you at the station'],
    ['I live like a divorced dad these days', 'you live like a divorced dad these days'],
    ['I am the foster mum of two boys', 'you are the foster mum of two boys'],
    ['I rang mum about it', 'you rang your mum about it'],
    ['They call it ‘a restructure’', 'they call it a restructure'],
    ['My wife and I are not talking', 'you and your wife are not talking'],
  ])('whoever it is about: %s', (text, clause) => {
    expect(toldBack(text)).toBe(clause);
  });

  test.each([
    ['failed my driving test again', 'you failed your driving test again'],
    ['cant stop crying', 'you can’t stop crying'],
    ['feeling really flat today', 'you’re feeling really flat today'],
    ['i dont want to see him lol', 'you don’t want to see him'],
    ['Well I never got an answer to be honest', 'you never got an answer'],
    ['and I shouted at my boss', 'you shouted at your boss'],
    ['I missed the 7:45 train', 'you missed the 7:45 train'],
    ['I’m a bit sorry', 'you’re a bit sorry'],
  ])('as it is typed in haste: %s', (text, clause) => {
    expect(toldBack(text)).toBe(clause);
  });
});

describe('what would be no sentence, or hurt, is not told back', () => {
  test.each([
    'The smell of rain on the road',
    'the meeting at work about redundancies',
    'don’t tell anyone at home',
    'broke again until payday',
    'I should be grateful for it',
    'I have to be stronger than this',
    'now that I have the time',
    'because I never sleep',
  ])('%s', (text) => {
    expect(toldBack(text)).toBeUndefined();
  });

  test.each([
    'I’m such a coward',
    'maybe im just stupid',
    'it was all my fault',
    'I should have answered her call',
    'I was a terrible father to them',
    'I’m not good enough for this job',
    'I wasn’t a good father',
    'does that make me a bad person',
  ])('a hard word about oneself: %s', (text) => {
    expect(isHarshOnSelf(text, 'en')).toBe(true);
    expect(toldBack(text)).toBeUndefined();
  });

  test.each(['My boss says I’m useless', 'I’m not stupid', 'I’m with that idiot from sales'])(
    'and what is none may be: %s',
    (text) => {
      expect(isHarshOnSelf(text, 'en')).toBe(false);
    },
  );

  test.each([
    ['Nobody cares about me', 'it feels as if nobody cares about you'],
    ['I’ll never meet anyone', 'it feels as if you’ll never meet anyone'],
  ])('what is said of everybody or for ever is told as a feeling: %s', (text, clause) => {
    expect(toldBack(text)).toBe(clause);
  });
});
