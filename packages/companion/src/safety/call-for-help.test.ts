import { languages, type Language } from '@accanto/contract';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { converse, hear, testCompanion, turnOf } from '../testing/turns.ts';
import { assessMessage } from './assess.ts';
import { normalise } from './normalise.ts';
import { callForHelp } from './phrases/call-for-help.ts';

const heardAs = (text: string, language: Language) =>
  callForHelp(normalise(text, language).words, language);

const calls: Record<Language, readonly string[]> = {
  it: ['aiuto', 'AIUTO!!!', 'aiutatemi, vi prego', 'sto male, aiuto 😭', "chiamate un'ambulanza"],
  en: ['help', 'please someone help me', 'Call an ambulance', 'oh god im dying', 'HELP HELP'],
  es: ['socorro', '¡Ayúdame, por favor!', 'me estoy muriendo', 'llama a la policía ya'],
  nl: ['help', 'help me alsjeblieft', 'bel 112', 'noodgeval!'],
};

const needs: Record<Language, readonly string[]> = {
  it: ['Ho bisogno di aiuto', 'ciao, avrei bisogno di un aiuto'],
  en: ['i need help', 'I really need some help please'],
  es: ['necesito ayuda', 'Hola, necesito ayuda urgente'],
  nl: ['ik heb hulp nodig', 'ik zoek dringend hulp', 'wil gewoon niet meer'],
};

const others: Record<Language, readonly string[]> = {
  it: ['aiutami a scegliere un regalo', 'aiuto che ridere', 'sto morendo di caldo', 'ciao'],
  en: ['help me choose a present', 'i need help with my essay', 'im dying laughing', 'please'],
  es: ['ayúdame a elegir', 'me estoy muriendo de risa', 'necesito ayuda con los deberes'],
  nl: [
    'help me kiezen',
    'ik ga dood van het lachen',
    'ik heb hulp nodig met mijn fiets',
    'ik wil niet meer naar dansen',
  ],
};

describe.each(languages)('a message in $code', ({ code }) => {
  test.each(calls[code])('that is nothing but a call for help is heard as one: %s', (text) => {
    expect(heardAs(text, code)).toBe('call');
    expect(assessMessage(text, { language: code })).toMatchObject({ level: 'R3', isGuess: true });
  });

  test.each(needs[code])('that only says help is needed is a sign to ask about: %s', (text) => {
    expect(heardAs(text, code)).toBe('need');
    expect(assessMessage(text, { language: code })).toMatchObject({ level: 'R2', isWeak: true });
  });

  test.each(others[code])('that says with what, or laughs, means that: %s', (text) => {
    expect(heardAs(text, code)).toBeNull();
  });

  test('that calls for help is asked directly what is the matter, with the emergency number and help lines', async () => {
    const [call = ''] = calls[code];
    const { text, assessment } = await hear(testCompanion(), turnOf(call, { language: code }));
    expect(text).toContain('112');
    expect(text.match(/[?]/gu)).toHaveLength(1);
    expect(assessment.card).toMatchObject({ form: 'full' });
  });
});

test('a call for help in danger, or a second one, is no everyday talk', async () => {
  const [, inDanger] = await converse(testCompanion(), ['voglio morire', 'aiuto']);
  expect(inDanger?.assessment.state).toMatchObject({ level: 'R3' });
  expect(inDanger?.text).toMatch(/\d/u);
  const [, again] = await converse(testCompanion(), ['aiuto', 'aiuto!']);
  expect(again?.assessment.state).toMatchObject({ level: 'R4' });
  expect(again?.text).toContain('112');
});

test('who says after all that it was nothing is listened to', async () => {
  const [, next] = await converse(testCompanion(), ['aiuto', 'ho solo litigato con mia sorella']);
  expect(next?.text).not.toContain('112');
});

test('whatever is repeated however often, a message is read at once', () => {
  fc.assert(
    fc.property(
      fc.constantFrom<Language>('it', 'en', 'es', 'nl'),
      fc.array(fc.constantFrom('aiuto', 'mi', 'help', 'ik', 'hulp', 'nodig', 'me', 'x', '.'), {
        maxLength: 200,
      }),
      (language, words) => {
        if (words.includes('x')) expect(callForHelp(words, language)).toBeNull();
        else expect(['call', 'need', null]).toContain(callForHelp(words, language));
      },
    ),
  );
});
