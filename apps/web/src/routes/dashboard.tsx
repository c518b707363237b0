import type { User } from '@accanto/contract';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import {
  AdminCard,
  ProfileCard,
  QuickActionsCard,
  StatsCard,
} from '../features/dashboard/dashboard-cards.tsx';
import { Settings } from '../features/dashboard/settings.tsx';
import { Queries } from '../platform/queries.tsx';
import { useSession } from '../platform/session.ts';
import { SiteFrame } from './site-frame.tsx';

function showSettings(): void {
  const settings = document.querySelector<HTMLElement>('#settings');
  settings?.scrollIntoView({ block: 'start' });
  settings?.focus({ preventScroll: true });
}

function Dashboard({ user }: { readonly user: User }): ReactNode {
  const { t } = useTranslation('dashboard');
  return (
    <main id="main" tabIndex={-1} className="page flex flex-col gap-10 py-10 outline-none md:py-14">
      <div className="flex flex-col gap-2">
        <h1 className="text-3xl md:text-4xl">
          {user.fullName === null ? t('greetingNoName') : t('greeting', { name: user.fullName })}
        </h1>
        <p className="text-lg text-muted">{t('subtitle')}</p>
      </div>
      <div className="grid items-start gap-6 lg:grid-cols-[3fr_2fr]">
        <div className="flex flex-col gap-6">
          <ProfileCard user={user} />
          <AdminCard user={user} />
        </div>
        <div className="flex flex-col gap-6 max-lg:-order-1">
          <QuickActionsCard onEditProfile={showSettings} />
          <StatsCard user={user} />
        </div>
      </div>
      <Settings user={user} />
    </main>
  );
}

/** The dashboard (SPEC 2). Renders nothing without a user. */
export default function DashboardPage(): ReactNode {
  const { user } = useSession();
  return user === null ? null : (
    <Queries>
      <SiteFrame>
        <Dashboard user={user} />
      </SiteFrame>
    </Queries>
  );
}
