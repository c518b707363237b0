/** The four languages of site, letters and companion, in the order in which the switcher lists them (SPEC 1, 3). */
export const languages = [
  { code: 'it', name: 'Italian', nativeName: 'Italiano', locale: 'it-IT' },
  { code: 'en', name: 'English', nativeName: 'English', locale: 'en-US' },
  { code: 'es', name: 'Spanish', nativeName: 'Español', locale: 'es-ES' },
  { code: 'nl', name: 'Dutch', nativeName: 'Nederlands', locale: 'nl-NL' },
] as const;

export type Language = (typeof languages)[number]['code'];

export const defaultLanguage: Language = 'it';

/** Whether something is the code of one of our languages. */
export function isLanguage(value: unknown): value is Language {
  return languages.some(({ code }) => code === value);
}

/** A stored or requested language if it is one of ours, otherwise Italian (SPEC 5). */
export function toLanguage(value: unknown): Language {
  return isLanguage(value) ? value : defaultLanguage;
}

/** The locale in which dates and prices are formatted: it-IT, es-ES, nl-NL, otherwise en-US (SPEC 2). */
export function localeOf(language: Language): string {
  return languages.find((option) => option.code === language)?.locale ?? 'en-US';
}
