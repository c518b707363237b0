import { Component, useEffect, useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { CenteredPage } from './page-centered.tsx';
import { Button, buttonClasses } from './ui/button.tsx';

interface ProblemState {
  readonly hasFailed: boolean;
}

/** Catches what a page could not handle, its own code not arriving included, and offers to try again. */
export class PageProblem extends Component<{ readonly children: ReactNode }, ProblemState> {
  override state: ProblemState = { hasFailed: false };

  static getDerivedStateFromError(): ProblemState {
    return { hasFailed: true };
  }

  override render(): ReactNode {
    return this.state.hasFailed ? (
      <BrokenPage onLeave={() => this.setState({ hasFailed: false })} />
    ) : (
      this.props.children
    );
  }
}

/** The same page in another language may be whole: whoever goes there or back is not kept here. */
function BrokenPage({ onLeave }: { readonly onLeave: () => void }): ReactNode {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const failedAt = useRef(pathname);
  useEffect(() => {
    if (failedAt.current !== pathname) onLeave();
  }, [pathname, onLeave]);
  return (
    <CenteredPage title={t('state.brokenTitle')} text={t('state.brokenText')}>
      <Button onClick={() => window.location.reload()}>{t('actions.retry')}</Button>
    </CenteredPage>
  );
}

/** The profile could not be loaded for a while: what happened, what to do, and the way to the login. */
export function UnreachablePage({ onRetry }: { readonly onRetry: () => void }): ReactNode {
  const { t } = useTranslation();
  return (
    <CenteredPage title={t('auth.profileFailed')} text={t('state.unreachableText')}>
      <Button onClick={onRetry}>{t('actions.retry')}</Button>
      <a href="/login" className={buttonClasses('secondary')}>
        {t('nav.signIn')}
      </a>
    </CenteredPage>
  );
}
