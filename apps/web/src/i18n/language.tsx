import { isLanguage, toLanguage, type Language } from '@accanto/contract';
import {
  createContext,
  useCallback,
  useContext,
  useLayoutEffect,
  useMemo,
  useSyncExternalStore,
  type ReactNode,
} from 'react';
import { I18nextProvider } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router';
import { track } from '../platform/analytics.ts';
import { onStoredChange, stored } from '../platform/storage.ts';
import { addressIn, readAddress } from './addresses.ts';
import { wordsOf } from './words.ts';

interface LanguageChoice {
  readonly language: Language;
  /** Remembers the choice, and shows the present page in it. */
  readonly choose: (language: Language) => void;
  /** The address of a page in the present language. */
  readonly to: (path: string) => string;
}

const LanguageContext = createContext<LanguageChoice | null>(null);

/** The remembered language if it is one of ours, otherwise Italian (SPEC 5). */
export const storedLanguage = (): Language => toLanguage(stored.get('language'));

/** Remembers the language of a page on which somebody acted, unless they chose one before. */
export function rememberLanguage(language: Language): void {
  if (!isLanguage(stored.get('language'))) stored.set('language', language);
}

/** The language of the page: the address decides where it names one, elsewhere the remembered one. */
export function LanguageProvider({ children }: { readonly children: ReactNode }): ReactNode {
  const { pathname, search, hash, state } = useLocation();
  const navigate = useNavigate();
  const remembered = useSyncExternalStore(onStoredChange, storedLanguage, () => 'it' as const);
  const address = readAddress(pathname);
  const language = address.language ?? remembered;

  // Together with the words, since a voice reads them in this language.
  useLayoutEffect(() => {
    document.documentElement.lang = language;
  }, [language]);

  const choose = useCallback(
    (next: Language): void => {
      if (next !== language)
        track({ name: 'Language Changed', language: next, previous: language });
      stored.set('language', next);
      if (address.language !== null)
        void navigate(addressIn(next, address.path) + search + hash, {
          preventScrollReset: true,
          state,
        });
    },
    [address.language, address.path, hash, language, navigate, search, state],
  );
  const choice = useMemo(
    () => ({ language, choose, to: (path: string) => addressIn(language, path) }),
    [choose, language],
  );

  return (
    <LanguageContext value={choice}>
      <I18nextProvider i18n={wordsOf(language)}>{children}</I18nextProvider>
    </LanguageContext>
  );
}

/** The language of the page, how to change it, and how to stay in it. */
export function useLanguage(): LanguageChoice {
  const choice = useContext(LanguageContext);
  if (choice === null) throw new Error('useLanguage belongs inside LanguageProvider');
  return choice;
}
