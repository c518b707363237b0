import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { CenteredPage } from './page-centered.tsx';
import { buttonClasses } from './ui/button.tsx';

/** The 403 screen (SPEC 2). */
export function ForbiddenPage(): ReactNode {
  const { t } = useTranslation();
  return (
    <CenteredPage kicker="403" title={t('forbidden.title')} text={t('forbidden.text')}>
      <Link to="/dashboard" className={buttonClasses()}>
        {t('forbidden.back')}
      </Link>
    </CenteredPage>
  );
}
