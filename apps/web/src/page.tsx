import type { Language } from '@accanto/contract';
import { use, type ComponentType, type ReactNode } from 'react';
import { useLanguage } from './i18n/language.tsx';
import { loadWords, type Namespace } from './i18n/words.ts';

export interface LazyPage {
  /** Fetches the page and its words; shares one attempt, and a failed one can be made again. */
  readonly load: (language: Language) => Promise<void>;
  readonly Page: () => ReactNode;
  readonly namespaces: readonly Namespace[];
}

/** A page whose code and words are fetched when it is first shown. */
export function lazyPage(
  fetchPage: () => Promise<{ readonly default: ComponentType }>,
  namespaces: readonly Namespace[],
): LazyPage {
  let Loaded: ComponentType | null = null;
  const attempts = new Map<Language, Promise<void>>();

  const fetchAll = async (language: Language): Promise<void> => {
    const [module] = await Promise.all([fetchPage(), loadWords(language, namespaces)]);
    Loaded = module.default;
  };

  const load = (language: Language): Promise<void> => {
    const known = attempts.get(language);
    if (known !== undefined) return known;
    const attempt = fetchAll(language);
    attempts.set(language, attempt);
    attempt.then(
      // React reads this mark, so that a page which is there already is shown without waiting for a moment.
      () => Object.assign(attempt, { status: 'fulfilled', value: undefined }),
      () => attempts.delete(language),
    );
    return attempt;
  };

  const Page = (): ReactNode => {
    const { language } = useLanguage();
    use(load(language));
    return Loaded === null ? null : <Loaded />;
  };
  return { load, Page, namespaces };
}
