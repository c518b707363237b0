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
    ['I’m 71', 'you’re 71'],
    ['im gay', 'you’re gay'],
    ['im bored', 'you’re bored'],
    ['I think I like her', 'you think you like her'],
    ['the dark terrifies me', 'the dark terrifies you'],
    ['he said yesss to me', 'he said yes to you'],
    ['got my GCSE results', 'you got your GCSE results'],
  ])('in few words, if they say enough: %s', (text, clause) => {
    expect(toldBack(text)).toBe(clause);
  });

  test.each(['nobody to tell', 'I drink too much', 'I’m fat', 'im done', 'I’m nothing', 'I’m off'])(
    'but no verdict and no half of a sentence: %s',
    (text) => {
      expect(toldBack(text)).toBeUndefined();
    },
  );

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
    ['no one asked my opinion', 'no one asked your opinion'],
    ['I rang mum about it', 'you rang your mum about it'],
    ['They call it ‘a restructure’', 'they call it a restructure'],
    ['My wife and I are not talking', 'you and your wife are not talking'],
  ])('whoever it is about: %s', (text, clause) => {
    expect(toldBack(text)).toBe(clause);
  });

  test.each([
    ['failed my driving test again', 'you failed your driving test again'],
    ['watched the match without my dad', 'you watched the match without your dad'],
    ['nothing’s been right since mums stroke', 'nothing’s been right since your mum’s stroke'],
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

describe('two English sentences without a mark between them', () => {
  test.each([
    ['i love my husband hes my best friend', 'you love your husband'],
    ['she didnt even tell me herself i saw it on insta', 'she didn’t even tell you herself'],
    ['im just tired shes going through a phase', 'you’re just tired'],
    ['I am so tired today I have a meeting at nine', 'you are so tired today'],
    ['i cant text her at this time shed think im drunk', 'you can’t text her at this time'],
    ['im 14 btw dont tell my teacher', 'you’re 14'],
    ['i cant sleep properly my heart is racing', 'you can’t sleep properly'],
    ['i hate my room my brother keeps it so messy', 'you hate your room'],
    ['the flat is too quiet now hes moved out', 'the flat is too quiet now'],
  ])('are told back up to where the second begins: %s', (text, clause) => {
    expect(toldBack(text)).toBe(clause);
  });

  test.each([
    ['im so happy i cant sleep', 'you’re so happy you can’t sleep'],
    ['i think she hates my guts', 'you think she hates your guts'],
    ['i told my sister im leaving', 'you told your sister you’re leaving'],
    ['every time the post comes i panic', 'every time the post comes you panic'],
    ['last night i cried for an hour', 'last night you cried for an hour'],
    ['everyone i know is married', 'everyone you know is married'],
    ['i miss the house we grew up in', 'you miss the house you grew up in'],
    ['on Sundays he cleaned my shoes', 'on Sundays he cleaned your shoes'],
    ['im glad he rang me', 'you’re glad he rang you'],
    ['and now she wont text me', 'now she won’t text you'],
  ])('are one where the one needs the other: %s', (text, clause) => {
    expect(toldBack(text)).toBe(clause);
  });

  test.each([
    'they wont kill me kill me',
    'she texted ‘next week then!’ with a football emoji',
    'that she couldnt even call me',
    'my boss just said',
    'my kids are better off without me i think',
    'no she isnt gonna',
    'it me the clown',
    'im 61 when do they think ill retire',
  ])('or not at all: %s', (text) => {
    expect(ownWordsOf(text, 'en').clauses).toEqual([]);
  });
});

describe('English words are told back as they are written with care', () => {
  test.each([
    ['he lands at 6 so ill call him from work', 'you’ll call him from work'],
    ['hell be angry if i tell him', 'he’ll be angry if you tell him'],
    ['id rather stay in my room', 'you’d rather stay in your room'],
    ['hes visiting and were going to see her', 'he’s visiting and you’re going to see her'],
    ['were moving to the coast in march', 'you’re moving to the coast in March'],
    ['my mate says its my turn', 'your mate says it’s your turn'],
    ['i know its stupid', 'you know it’s stupid'],
    ['i said theyd let me know', 'you said they’d let you know'],
    ['my boyfriend liked his exs pic', 'your boyfriend liked his ex’s pic'],
    ['my gran died on tuesday', 'your gran died on Tuesday'],
    ['my friend dave let me down', 'your friend Dave let you down'],
    ['I i hate that job', 'you hate that job'],
    ['I work in A&E at night', 'you work in A&E at night'],
    ['my cousin lives in spain', 'your cousin lives in Spain'],
    ['we hate eachother alot', 'you hate each other a lot'],
    ['used to sing in a choir', 'you used to sing in a choir'],
    ['I am 58', 'you are 58'],
    ['shed have loved my garden', 'she’d have loved your garden'],
    ['my boss announced theyre moving us', 'your boss announced they’re moving you'],
    ['My cousin owes me an answer', 'your cousin owes you an answer'],
    ['im gonna talk to her tmrw', 'you’re gonna talk to her tomorrow'],
    ['Mum’s been ill since june', 'your mum’s been ill since June'],
    ['he lives with a friend of mine', 'he lives with a friend of yours'],
  ])('%s', (text, clause) => {
    expect(toldBack(text)).toBe(clause);
  });

  test.each([
    ['I was ill and stayed at home', 'you were ill and stayed at home'],
    ['I bought a shed for the garden', 'you bought a shed for the garden'],
    ['I feel like hell this morning', 'you feel like hell this morning'],
    ['they were tired and were going home', 'they were tired and were going home'],
    ['my cat lost its collar', 'your cat lost its collar'],
    ['she may leave me in spring', 'she may leave you in spring'],
  ])('and what is right already stays: %s', (text, clause) => {
    expect(toldBack(text)).toBe(clause);
  });

  test.each([
    ['my mum’s coming tomorrow thank god', 'your mum’s coming tomorrow'],
    ['I am quite all right dear', 'you are quite all right'],
    ['i wont joke like that again jeez', 'you won’t joke like that again'],
    ['she was mean to me mate', 'she was mean to you'],
    ['he was rude to my best mate', 'he was rude to your best mate'],
    ['hes a bully isnt he', 'he’s a bully'],
    ['my uncle is a right wind-up innit', 'your uncle is a right wind-up'],
  ])('without what is said along: %s', (text, clause) => {
    expect(toldBack(text)).toBe(clause);
  });
});

test('who is only counted is no thing', () => {
  expect(ownWordsOf('every idiot in town has got a rocket', 'en').things).not.toContain(
    'every idiot in town',
  );
});

describe('what is asked in another’s words is told back in English', () => {
  test.each([
    ['the nurse asked who I lived with', 'the nurse asked who you lived with'],
    ['my parents keep asking how it’s going', 'your parents keep asking how it’s going'],
    ['nobody knows who took my bike', 'nobody knows who took your bike'],
    ['finally cleaned the garage with my niece', 'you finally cleaned the garage with your niece'],
  ])('%s', (text, clause) => {
    expect(ownWordsOf(text, 'en').clauses[0]).toBe(clause);
  });
});
