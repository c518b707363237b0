import { languages, toLanguage } from '@accanto/contract';
import { ChevronDown, Globe } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from './language.tsx';

/** The four languages by their own names (SPEC 2). */
export function LanguageSwitcher(): ReactNode {
  const { t } = useTranslation();
  const { language, choose } = useLanguage();
  return (
    <label className="relative inline-flex min-w-0 items-center text-sm">
      <span className="sr-only">{t('language.label')}</span>
      <Globe
        strokeWidth={1.75}
        className="pointer-events-none absolute start-3 size-4.5 text-muted"
        aria-hidden="true"
      />
      <select
        value={language}
        onChange={(event) => choose(toLanguage(event.target.value))}
        className="min-h-11 max-w-full min-w-0 field-sizing-content appearance-none text-ellipsis rounded-control bg-transparent py-2 ps-9 pe-8 font-semibold text-ink hover:bg-sage"
      >
        {languages.map(({ code, nativeName }) => (
          <option key={code} value={code} lang={code} className="bg-surface text-ink">
            {nativeName}
          </option>
        ))}
      </select>
      <ChevronDown
        strokeWidth={1.75}
        className="pointer-events-none absolute end-2.5 size-4 text-muted"
        aria-hidden="true"
      />
    </label>
  );
}
