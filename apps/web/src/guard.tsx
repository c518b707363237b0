import { hasRole } from '@accanto/contract';
import type { ReactNode } from 'react';
import { Navigate } from 'react-router';
import { useLanguage } from './i18n/language.tsx';
import { ForbiddenPage } from './page-forbidden.tsx';
import { UnreachablePage } from './page-problem.tsx';
import { PageWait } from './page-wait.tsx';
import { useSession } from './platform/session.ts';
import { erasedPage, type PageAccess } from './routes.tsx';

/** Lets people in (SPEC 6): anonymous ones go to the login, a missing role gets the 403 screen, guests only see the login. */
export function Guard({
  access,
  children,
}: {
  readonly access: PageAccess;
  readonly children: ReactNode;
}): ReactNode {
  const session = useSession();
  const { to } = useLanguage();
  if (access === 'public') return children;
  if (access === 'guests')
    return session.state === 'signed-in' ? <Navigate to="/dashboard" replace /> : children;
  if (session.state === 'loading') return <PageWait />;
  if (session.state === 'unreachable') return <UnreachablePage onRetry={session.retry} />;
  if (session.state === 'erased') return <erasedPage.Page />;
  if (session.state === 'signed-out')
    return <Navigate to={to(session.next === 'home' ? '/' : '/login')} replace />;
  return access === 'signed-in' || hasRole(session.user, access.role) ? (
    children
  ) : (
    <ForbiddenPage />
  );
}
