import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';

const folder = import.meta.dirname;
const languages = ['it', 'en', 'es', 'nl'];
const namespaces = readdirSync(join(folder, 'it')).map((file) => file.replace('.ts', ''));
const all = new Map<string, Map<string, string>>();

function flatten(words: object, path: string, into: Map<string, string>): void {
  for (const [key, value] of Object.entries(words)) {
    if (typeof value === 'string') into.set(`${path}.${key}`, value);
    else flatten(value, `${path}.${key}`, into);
  }
}

beforeAll(async () => {
  for (const language of languages) {
    const sentences = new Map<string, string>();
    for (const namespace of namespaces) {
      const module: { words: object } = await import(`./${language}/${namespace}.ts`);
      flatten(module.words, namespace, sentences);
    }
    all.set(language, sentences);
  }
});

const placeholders = (sentence: string): string[] =>
  [...sentence.matchAll(/\{\{\w+\}\}|<\/?\w+>/g)].map(([found]) => found).toSorted();

describe.each(languages)('the words in %s', (language) => {
  test('have the same keys and the same placeholders as the Italian ones', () => {
    const sentences = all.get(language);
    const italian = all.get('it');
    expect([...(sentences?.keys() ?? [])].toSorted()).toEqual(
      [...(italian?.keys() ?? [])].toSorted(),
    );
    for (const [key, sentence] of sentences ?? []) {
      expect(placeholders(sentence), key).toEqual(placeholders(italian?.get(key) ?? ''));
    }
  });

  test('promise nothing that only a medical device may promise (safety-and-law.md 1)', () => {
    const claims =
      /terapi|therap|\bcur[ae]\b|\bcure[sd]?\b|trattament|\btreat(?:s|ed|ment)\b|behandel|tratamiento|pazient|pacient|patiënt|\bpatient|sintom|symptom|diagnos|diagnós/gi;
    // What is denied, or asked, may be named; the lists of what it is not deny everything in them.
    const denials = /\b(?:non|not?|ni|geen)\b[^.:]*$/i;
    for (const [key, sentence] of all.get(language) ?? []) {
      for (const claim of sentence.matchAll(claims)) {
        const before = sentence.slice(0, claim.index);
        const isDenied = denials.test(before) || sentence.endsWith('?') || key.includes('.isNot.');
        expect(isDenied, `${key}: ${sentence}`).toBe(true);
      }
    }
  });

  test('have no exclamation marks and no empty sentence', () => {
    for (const [key, sentence] of all.get(language) ?? []) {
      if (!key.startsWith('common.notFound')) expect(sentence.includes('!'), key).toBe(false);
      if (!key.endsWith('.description')) expect(sentence, key).not.toBe('');
    }
  });
});

test('the Italian sentences of the specification stand word for word', () => {
  const sentences = new Set(all.get('it')?.values());
  for (const sentence of [
    'Impossibile caricare il profilo utente',
    "Impossibile avviare l'autenticazione",
    "Errore durante l'autenticazione",
    'Impossibile verificare il link',
    "Parametri di sicurezza mancanti. Riprova l'autenticazione",
    "Impossibile completare l'autenticazione",
    'Parametri di autenticazione mancanti',
    'Non hai i permessi per accedere a questa pagina',
    'Accesso Negato',
    'Impossibile inviare il Magic Link. Riprova più tardi.',
    'Si è verificato un errore. Riprova più tardi.',
    'Inserisci un indirizzo email valido',
    'Il nome è obbligatorio',
    'Autenticazione in corso...',
    'Attendere prego',
    'oppure continua con',
    'Oops! Page not found',
    'Continua come {{address}}',
  ]) {
    expect(sentences.has(sentence), sentence).toBe(true);
  }
});
