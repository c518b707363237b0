import type { ReactNode } from 'react';
import { useLanguage } from '../../i18n/language.tsx';

/** Says, where a form is posted without script, in which language its answer is to be. */
export function PageLanguage(): ReactNode {
  return <input type="hidden" name="language" value={useLanguage().language} />;
}
