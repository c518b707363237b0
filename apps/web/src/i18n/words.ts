import type { Language } from '@accanto/contract';
import { createInstance, type i18n as I18n } from 'i18next';
import type { Catalogue } from '../locales/catalogue.ts';

export type Namespace = keyof Catalogue;

type Loader = () => Promise<{ readonly words: object }>;
const loaders = import.meta.glob<{ readonly words: object }>('../locales/*/*.ts') as Record<
  string,
  Loader | undefined
>;

const instances = new Map<Language, I18n>();

/** The words of one language; only the namespaces loaded so far are in it. One instance for each language, never a global one. */
export function wordsOf(language: Language): I18n {
  const known = instances.get(language);
  if (known !== undefined) return known;
  const instance = createInstance({
    lng: language,
    fallbackLng: false,
    ns: [],
    defaultNS: 'common',
    resources: {},
    initAsync: false,
    interpolation: { escapeValue: false },
    react: { useSuspense: false },
  });
  void instance.init();
  instances.set(language, instance);
  return instance;
}

/** Fetches what is missing. Throws when a file cannot be fetched, for instance without a network. */
export async function loadWords(
  language: Language,
  namespaces: readonly Namespace[],
): Promise<void> {
  const instance = wordsOf(language);
  await Promise.all(
    namespaces.map(async (namespace) => {
      if (instance.hasResourceBundle(language, namespace)) return;
      const load = loaders[`../locales/${language}/${namespace}.ts`];
      if (load === undefined) throw new Error(`No words for ${namespace} in ${language}`);
      instance.addResourceBundle(language, namespace, (await load()).words);
    }),
  );
}
