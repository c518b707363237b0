import type { Language } from '@accanto/contract';
import { describe, expect, test } from 'vitest';
import { actFor, hear, testCompanion, turnOf } from '../testing/turns.ts';
import type { Act } from './texts/texts.ts';

type Cases = readonly (readonly [Language, string, Act])[];

describe('a small request or courtesy in other words', () => {
  test.each([
    ['en', 'anyway whats ur name', 'name'],
    ['it', 'non ti ho chiesto se sei una persona, come ti chiami', 'name'],
    ['es', 'oye y tú cómo te llamas', 'name'],
    ['nl', 'hoe heet je eigenlijk', 'name'],
    ['en', 'nothing really, forget it. how are you', 'how_are_you'],
    ['it', 'niente di che. e tu come stai?', 'how_are_you'],
    ['es', 'nada, déjalo. ¿y tú cómo estás?', 'how_are_you'],
    ['nl', 'ach niks. hoe gaat het met jou', 'how_are_you'],
    ['it', 'ciao, non so bene da dove cominciare', 'start'],
    ['en', 'I don’t know where to start', 'start'],
    ['es', 'no sé por dónde empezar', 'start'],
    ['nl', 'ik weet niet waar ik moet beginnen', 'start'],
    ['it', 'conosci una barzelletta?', 'task'],
    ['en', 'do you know any jokes', 'task'],
    ['es', 'te sabes algún chiste?', 'task'],
    ['nl', 'ken je een mop?', 'task'],
    ['it', 'in bocca al lupo me lo dici?', 'luck'],
    ['es', 'me deseas suerte?', 'luck'],
    ['en', 'sorry that was rude', 'apology'],
    ['es', 'perdon, volvi', 'apology'],
    ['en', 'hey wassup', 'how_are_you'],
    ['en', 'not much, you?', 'how_are_you'],
    ['en', 'so guess what', 'permission'],
    ['en', 'can you help me write a text to my landlord', 'task'],
    ['en', 'hey, I’m back', 'greeting'],
    ['en', 'sorry, that’s harsh', 'apology'],
    ['en', 'silly, right?', 'reassurance'],
    ['en', 'wanna hear something weird', 'permission'],
    ['it', 'scusa, sono tornata', 'apology'],
    ['nl', 'sorry, dat was bot', 'apology'],
    ['es', 'necesito desahogarme un rato, puedo?', 'permission'],
    ['it', 'ho bisogno di sfogarmi, posso?', 'permission'],
    ['en', 'no i mean the other chat. do you keep it', 'privacy'],
    ['en', 'will you tell my parents', 'privacy'],
    ['en', 'what happens if I write something bad', 'privacy'],
    ['en', 'how can i tell if its burnout', 'diagnosis'],
    ['it', 'conservi le chat?', 'privacy'],
    ['es', '¿guardas la conversación?', 'privacy'],
    ['nl', 'bewaar je dit gesprek?', 'privacy'],
    ['it', 'mi chiamo Giulia', 'introduction'],
    ['en', 'my name is Sarah', 'introduction'],
    ['es', 'me llamo Carmen', 'introduction'],
    ['nl', 'ik heet Joris', 'introduction'],
  ] satisfies Cases)('is recognised (%s): %s', (language, text, act) => {
    expect(actFor(language, text)).toBe(act);
  });

  test.each([
    ['en', 'he asked me how are you', 'how_are_you'],
    ['it', 'non so da dove cominciare con mio padre', 'start'],
    ['it', 'mi chiamo fuori', 'introduction'],
    ['it', 'mi chiamo Giulia e mio marito mi ha lasciata ieri', 'introduction'],
    ['en', 'he told jokes about me', 'task'],
    ['en', 'how can I tell if he likes me', 'diagnosis'],
    ['en', 'I’m back in hospital', 'greeting'],
    ['en', 'I don’t know what’s up with him', 'how_are_you'],
    ['en', 'I had to guess what she meant', 'permission'],
    ['es', 'mi jefe se sabe todos los chistes', 'task'],
    ['nl', 'hij kent geen grapje', 'task'],
    ['it', 'conservi la calma', 'privacy'],
    ['es', 'mi hermano va a parar a la policía cada dos por tres', 'privacy'],
    ['en', 'do you keep your distance from him', 'privacy'],
  ] satisfies Cases)('is not what tells of something else (%s): %s', (language, text, act) => {
    expect(actFor(language, text)).not.toBe(act);
  });
});

test('whoever says their name is greeted by it', async () => {
  for (const [language, text] of [
    ['it', 'mi chiamo giulia'],
    ['en', 'my name is giulia'],
    ['es', 'me llamo giulia'],
    ['nl', 'ik heet giulia'],
  ] as const)
    expect((await hear(testCompanion(), turnOf(text, { language }))).text).toContain('Giulia');
});

test.each([
  'o sea que si yo te cuento algo va a parar a un servidor',
  'lo que escribo aquí acaba en internet',
])('who wonders where their words end up asks what is kept: %s', (text) => {
  expect(actFor('es', text)).toBe('privacy');
});
