import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDate } from '../../i18n/format.ts';
import { useLanguage } from '../../i18n/language.tsx';
import { Badge } from './badge.tsx';

/** Whether something is dealt with, and since when. */
export function DoneMark({ doneAt }: { readonly doneAt: string | null }): ReactNode {
  const { t } = useTranslation('admin');
  const { language } = useLanguage();
  return doneAt === null ? (
    <Badge look="attention">{t('entry.isOpen')}</Badge>
  ) : (
    <Badge>{t('entry.isDone', { date: formatDate(doneAt, language) })}</Badge>
  );
}
