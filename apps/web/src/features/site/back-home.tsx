import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useLanguage } from '../../i18n/language.tsx';

/** The way back from a long text (SPEC 2). */
export function BackHome(): ReactNode {
  const { t } = useTranslation();
  const { to } = useLanguage();
  return (
    <Link
      to={to('/')}
      className="link -ms-1 inline-flex min-h-11 items-center gap-2 font-semibold no-underline"
    >
      <ArrowLeft strokeWidth={1.75} className="size-5" aria-hidden="true" />
      {t('actions.backHome')}
    </Link>
  );
}
