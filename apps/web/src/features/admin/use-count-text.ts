import { limits } from '@accanto/contract';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../i18n/format.ts';
import { useLanguage } from '../../i18n/language.tsx';

/** How a count is written: the number, or that it is too few to tell. */
export function useCountText(): (count: number | null) => string {
  const { t } = useTranslation('admin');
  const { language } = useLanguage();
  return (count) =>
    count === null
      ? t('figures.few', { few: limits.smallestShownCount })
      : formatNumber(count, language);
}
