import type { Language } from '@accanto/contract';
import { createContext } from 'react';

/**
 * The language of a part of the page that has another than the whole, for dialogs: they stand at the end of the page,
 * where the `lang` around the place that opened them does not reach.
 */
export const PortalLanguage = createContext<Language | undefined>(undefined);
