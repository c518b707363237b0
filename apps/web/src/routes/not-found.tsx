import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useLanguage } from '../i18n/language.tsx';
import { CenteredPage } from '../page-centered.tsx';
import { buttonClasses } from '../ui/button.tsx';

/** Any unknown address (SPEC 2). */
export default function NotFoundPage(): ReactNode {
  const { t } = useTranslation();
  const { to } = useLanguage();
  return (
    <CenteredPage kicker="404" title={t('notFound.title')} text={t('notFound.text')}>
      <Link to={to('/')} className={buttonClasses()}>
        {t('actions.backHome')}
      </Link>
    </CenteredPage>
  );
}
