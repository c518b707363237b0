import { toast as siteToast } from '../../ui/toast.tsx';
import { texts } from './texts.ts';

type Extras = Omit<NonNullable<Parameters<typeof siteToast.success>[1]>, 'lang'>;

/** The site's toasts for the chat, whose own words are Italian on a page in any language. */
export const toast = {
  success: (text: string, extras?: Extras): void =>
    siteToast.success(text, { ...extras, lang: 'it' }),
  error: (text: string, extras?: Extras): void => siteToast.error(text, { ...extras, lang: 'it' }),
  /** The server's sentence where it gave one, in the language of the page; else ours. */
  refusal(sentence: string | null, otherwise: string): void {
    if (sentence === null) toast.error(otherwise, { title: texts.problems.title });
    else siteToast.error(sentence, { title: texts.problems.title });
  },
};
