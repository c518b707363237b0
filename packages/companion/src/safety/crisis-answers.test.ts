import type { Language } from '@accanto/contract';
import { describe, expect, test } from 'vitest';
import { answersIn, asksForLine, wasMeantOtherwise } from './crisis-answers.ts';
import type { CareAnswer } from './risk.ts';

type Table = Readonly<Record<Language, readonly [text: string, answer: CareAnswer][]>>;

const said: Table = {
  it: [
    ['adesso è qui', 'somebody'],
    ['va bene chiamo mia cugina che abita sotto', 'calling'],
    ['stanno salendo', 'called'],
    ['mia madre mi ha tolto le lamette', 'away'],
    ['le pastiglie sono dalla vicina', 'away'],
    ['ok ho chiamato', 'called'],
    ['Ho appena telefonato al medico', 'called'],
    ['mia madre ha chiamato il 112', 'called'],
    ['sta arrivando l’ambulanza', 'called'],
    ['è arrivata mia sorella', 'somebody'],
    ['c’è qui il mio ragazzo', 'somebody'],
    ['adesso sono da un’amica', 'somebody'],
    ['sono dai miei genitori', 'somebody'],
    ['mio fratello è qui con me', 'somebody'],
    ['ho messo via le pastiglie', 'away'],
    ['le gocce le ho date a mio padre', 'away'],
    ['ho buttato le lamette', 'away'],
    ['sono al sicuro', 'safe'],
    ['ora mi sento al sicuro', 'safe'],
    ['non posso telefonare, mi sente', 'cannot_call'],
    ['non riesco a parlare al telefono', 'cannot_call'],
    ['ho paura di chiamare', 'cannot_call'],
    ['non ho nessuno', 'nobody'],
    ['qui non c’è nessuno', 'nobody'],
    ['sono sola', 'nobody'],
  ],
  en: [
    ['my mate’s come round', 'somebody'],
    ['he took the pills off me', 'away'],
    ['I can’t do phones', 'cannot_call'],
    ['ok I called', 'called'],
    ['we’ve just rung the doctor', 'called'],
    ['my mum called an ambulance', 'called'],
    ['the police are on their way', 'called'],
    ['my sister is here now', 'somebody'],
    ['I’m at my friend’s', 'somebody'],
    ['my flatmate came over', 'somebody'],
    ['someone’s with me', 'somebody'],
    ['I put the pills away', 'away'],
    ['gave my meds to my dad', 'away'],
    ['I’ve flushed them', 'away'],
    ['I’m safe now', 'safe'],
    ['i feel safe again', 'safe'],
    ['I can’t call, he’ll hear me', 'cannot_call'],
    ['no credit on my phone', 'cannot_call'],
    ['too scared to ring', 'cannot_call'],
    ['I have no one', 'nobody'],
    ['there’s nobody here', 'nobody'],
    ['I’m all alone', 'nobody'],
    ['noone really', 'nobody'],
    ['ive alerted the warden', 'called'],
    ['the drivers phoning an ambulance', 'called'],
    ['I handed it to my brother', 'away'],
    ['threw it in the garage', 'away'],
    ['weve rung the doctor', 'called'],
    ['theyre sending a car', 'called'],
    ['my cousin’s staying with me tonight', 'somebody'],
    ['i do not want another helpline', 'cannot_call'],
  ],
  es: [
    ['ya está aquí', 'somebody'],
    ['me han quitado las pastillas', 'away'],
    ['ya lo guardé', 'away'],
    ['vale, los escondo fuera', 'away'],
    ['está sentada conmigo', 'somebody'],
    ['ya he llamado', 'called'],
    ['acabo de llamar al médico', 'called'],
    ['mi madre ha llamado a la ambulancia', 'called'],
    ['la policía está en camino', 'called'],
    ['mi hermana está aquí conmigo', 'somebody'],
    ['ha venido mi vecina', 'somebody'],
    ['estoy en casa de un amigo', 'somebody'],
    ['mi novio acaba de llegar', 'somebody'],
    ['he tirado las pastillas', 'away'],
    ['las he tirado', 'away'],
    ['he dado las cuchillas a mi padre', 'away'],
    ['ahora estoy a salvo', 'safe'],
    ['ya me siento segura', 'safe'],
    ['estamos todos a salvo', 'safe'],
    ['no puedo llamar, me oye', 'cannot_call'],
    ['no tengo saldo', 'cannot_call'],
    ['me da miedo llamar', 'cannot_call'],
    ['no tengo a nadie', 'nobody'],
    ['no tengo con quién hablarlo', 'nobody'],
    ['aquí no hay nadie', 'nobody'],
    ['estoy sola', 'nobody'],
  ],
  nl: [
    ['ze is er nu', 'somebody'],
    ['mijn moeder is thuis', 'somebody'],
    ['oké 112 gebeld', 'called'],
    ['we hebben de dokter aan de lijn', 'called'],
    ['ja mijn zus belt nu', 'called'],
    ['ja ik bel meteen', 'calling'],
    ['oké ik bel haar nu', 'calling'],
    ['heb de huisarts gebeld', 'called'],
    ['de pillen liggen nu bij de buren', 'away'],
    ['ik heb gebeld', 'called'],
    ['ik heb net de huisarts gebeld', 'called'],
    ['mijn moeder heeft 112 gebeld', 'called'],
    ['de ambulance komt eraan', 'called'],
    ['mijn zus is er nu', 'somebody'],
    ['mijn buurman zit naast me', 'somebody'],
    ['ik ben bij een vriendin', 'somebody'],
    ['er is iemand bij me', 'somebody'],
    ['ik heb de pillen weggelegd', 'away'],
    ['ik heb mijn medicijnen aan mijn vader gegeven', 'away'],
    ['ik heb ze weggegooid', 'away'],
    ['ik ben nu veilig', 'safe'],
    ['ik voel me weer veilig', 'safe'],
    ['ik kan niet bellen, hij hoort me', 'cannot_call'],
    ['geen beltegoed', 'cannot_call'],
    ['ik durf niet te bellen', 'cannot_call'],
    ['nu bellen lukt me niet', 'cannot_call'],
    ['ik heb niemand', 'nobody'],
    ['er is hier niemand', 'nobody'],
    ['ik ben helemaal alleen', 'nobody'],
  ],
};

/** The same words without the deed, the person or the obstacle. */
const twins: Table = {
  it: [
    ['ho chiamato ma non risponde nessuno', 'called'],
    ['non ho chiamato', 'called'],
    ['dovrei chiamare il medico', 'called'],
    ['ieri ho chiamato mia zia', 'called'],
    ['ho chiamato?', 'called'],
    ['mia sorella non è qui', 'somebody'],
    ['vorrei che mia madre fosse qui con me', 'somebody'],
    ['mia sorella è a Torino', 'somebody'],
    ['non ho messo via le pastiglie', 'away'],
    ['ho messo via i piatti', 'away'],
    ['ho dato via tutto', 'away'],
    ['non sono al sicuro', 'safe'],
    ['se fossi al sicuro', 'safe'],
    ['ho le gocce di mio padre qui con me', 'somebody'],
    ['il rasoio di mia sorella qui', 'somebody'],
    ['chiamo sempre io per prima', 'calling'],
    ['non posso parlare di lavoro con il capo', 'cannot_call'],
    ['nessuno ha capito la battuta', 'nobody'],
    ['sono sola che torno dal mercato', 'nobody'],
  ],
  en: [
    ['I rang them yesterday and it was useless', 'called'],
    ['I called, nobody picked up', 'called'],
    ['my friend took the pills', 'away'],
    ['I haven’t called', 'called'],
    ['I should have called', 'called'],
    ['she called me a liar', 'called'],
    ['I called in sick', 'called'],
    ['my sister is not here', 'somebody'],
    ['I wish my mum was here', 'somebody'],
    ['my brother is in Leeds', 'somebody'],
    ['I didn’t put the pills away', 'away'],
    ['I put the washing away', 'away'],
    ['I gave it all away', 'away'],
    ['I’m not safe', 'safe'],
    ['everyone is safe once I’m gone', 'safe'],
    ['am I safe?', 'safe'],
    ['I can’t talk to my boss about money', 'cannot_call'],
    ['I have nobody to blame but me', 'nobody'],
    ['no one likes the new rota', 'nobody'],
    ['I haven’t given it to my brother', 'away'],
    ['he was told by security to leave', 'called'],
    ['i didnt put the knife away', 'away'],
    ['i dont want a phone contract', 'cannot_call'],
  ],
  es: [
    ['he llamado y no contestan', 'called'],
    ['no he llamado', 'called'],
    ['debería haber llamado', 'called'],
    ['ayer he llamado a mi tía', 'called'],
    ['¿he llamado ya?', 'called'],
    ['mi hermana no está aquí', 'somebody'],
    ['ojalá mi madre esté aquí conmigo', 'somebody'],
    ['mi hermano está en Bilbao', 'somebody'],
    ['no he tirado las pastillas', 'away'],
    ['he guardado los platos', 'away'],
    ['lo he regalado todo', 'away'],
    ['no estoy a salvo', 'safe'],
    ['estoy segura de que me odia', 'safe'],
    ['no puedo hablar con mi jefe de dinero', 'cannot_call'],
    ['no tengo a nadie más que a mi perro', 'nobody'],
  ],
  nl: [
    ['ik heb gebeld maar niemand neemt op', 'called'],
    ['ik heb niet gebeld', 'called'],
    ['hij belt me steeds', 'called'],
    ['ik zou hebben gebeld', 'called'],
    ['gisteren heb ik mijn tante gebeld', 'called'],
    ['heb ik gebeld?', 'called'],
    ['mijn zus is er niet', 'somebody'],
    ['ik wou dat mijn moeder hier was', 'somebody'],
    ['mijn broer is in Gent', 'somebody'],
    ['ik heb de pillen niet weggelegd', 'away'],
    ['ik heb de vaat opgeborgen', 'away'],
    ['ik heb alles weggegeven', 'away'],
    ['ik ben niet veilig', 'safe'],
    ['als ik veilig ben', 'safe'],
    ['ik kan niet met mijn baas praten over geld', 'cannot_call'],
    ['ik heb niemand iets gezegd', 'nobody'],
  ],
};

describe.each(['it', 'en', 'es', 'nl'] as const)(
  'what somebody did or cannot do (%s)',
  (language) => {
    test.each(said[language])('"%s" is heard: %s', (text, answer) => {
      expect(answersIn(text, language, ['self_harm'])).toContain(answer);
    });

    test.each(twins[language])('"%s" is not: %s', (text, answer) => {
      expect(answersIn(text, language, ['self_harm'])).not.toContain(answer);
    });
  },
);

const pronoun = {
  it: 'adesso è qui',
  en: 'he is here now',
  es: 'ya está aquí',
  nl: 'hij is er nu',
};

test.each([
  ['it', 'mio marito è qui', 'la mia vicina è qui con me'],
  ['en', 'my husband is here now', 'a neighbour is here with me'],
  ['es', 'mi marido está aquí', 'mi vecina está aquí conmigo'],
  ['nl', 'mijn man is er nu', 'mijn buurvrouw is er nu'],
] as const)(
  'where somebody is violent, who shares the home is no company (%s)',
  (language, home, outsider) => {
    expect(answersIn(home, language, ['violence'])).toEqual([]);
    expect(answersIn(pronoun[language], language, ['violence'])).toEqual([]);
    expect(answersIn(outsider, language, ['violence'])).toEqual(['somebody']);
  },
);

test('in Dutch a friend of one’s own is the one who lives there, and a friend is not', () => {
  expect(answersIn('mijn vriend is thuis', 'nl', ['violence'])).toEqual([]);
  expect(answersIn('een vriendin is nu bij me', 'nl', ['violence'])).toEqual(['somebody']);
});

test('who is found is safe, what is found is not, nor who only says so', () => {
  expect(answersIn('they found him', 'en', ['third_party'])).toContain('safe');
  expect(answersIn('i found him', 'en', ['self_harm'])).toEqual([]);
  expect(answersIn('i found his letters', 'en', ['third_party'])).toEqual([]);
  expect(answersIn('he says hes fine', 'en', ['third_party'])).toEqual([]);
});

test('of several the most telling comes first', () => {
  expect(answersIn('non posso chiamare ma mia sorella è qui', 'it', [])).toEqual([
    'somebody',
    'cannot_call',
  ]);
});

test.each([
  ['it', 'no no, intendevo il turno'],
  ['it', 'hai capito male'],
  ['it', 'di questo trasloco intendo'],
  ['it', 'la dieta intendo ahahah'],
  ['en', 'I meant the night shift'],
  ['en', 'that’s not what I meant'],
  ['es', 'me refería al examen'],
  ['es', 'en este trabajo digo'],
  ['es', 'era una forma de hablar'],
  ['nl', 'ik bedoelde het werk'],
  ['nl', 'zo bedoelde ik het niet'],
  ['nl', 'op mijn werk bedoel ik'],
] as const)('what was meant otherwise is understood (%s): %s', (language, text) => {
  expect(wasMeantOtherwise(text, language)).toBe(true);
});

test.each([
  ['it', 'volevo dormire'],
  ['it', 'hai capito bene'],
  ['it', 'non intendo tornare a casa'],
  ['en', 'I meant it'],
  ['en', 'it was mean of him'],
  ['es', 'quería dormir'],
  ['es', 'en el puente digo'],
  ['nl', 'ik meende het'],
] as const)('what was meant is not taken back (%s): %s', (language, text) => {
  expect(wasMeantOtherwise(text, language)).toBe(false);
});

test.each([
  ['it', 'chi posso chiamare?'],
  ['it', 'mi ridai il numero?'],
  ['en', 'who can I call?'],
  ['en', 'what was that number again'],
  ['es', '¿a quién puedo llamar?'],
  ['es', '¿cuál era el número?'],
  ['nl', 'wie kan ik bellen?'],
  ['nl', 'wat was dat nummer ook alweer'],
] as const)('whoever comes back to the line is understood (%s): %s', (language, text) => {
  expect(asksForLine(text, language)).toBe(true);
});

test.each([
  ['it', 'non so chi chiamerebbe a quest’ora'],
  ['en', 'a number of people called'],
  ['es', 'tengo un número de lotería'],
  ['nl', 'dat nummer van Spinvis is mooi'],
] as const)('what only speaks of numbers is not (%s): %s', (language, text) => {
  expect(asksForLine(text, language)).toBe(false);
});
