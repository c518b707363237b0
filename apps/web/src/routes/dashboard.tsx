import type { User } from '@accanto/contract';
import { useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { DeletionCard, ExportCard } from '../features/dashboard/account-data.tsx';
import {
  AdminCard,
  ProfileCard,
  QuickActionsCard,
  StatsCard,
} from '../features/dashboard/dashboard-cards.tsx';
import { EmailForm } from '../features/dashboard/email-form.tsx';
import { NicknameForm } from '../features/dashboard/nickname-form.tsx';
import { SessionList } from '../features/dashboard/session-list.tsx';
import { Queries } from '../platform/queries.tsx';
import { useSession } from '../platform/session.ts';
import { SiteFrame } from './site-frame.tsx';

function Dashboard({ user }: { readonly user: User }): ReactNode {
  const { t } = useTranslation('dashboard');
  const settings = useRef<HTMLHeadingElement>(null);
  const showSettings = (): void => {
    settings.current?.scrollIntoView({ block: 'start' });
    settings.current?.focus({ preventScroll: true });
  };
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
      <section
        className="flex flex-col gap-6 border-t border-line pt-10"
        aria-labelledby="settings"
      >
        <div>
          <h2 id="settings" ref={settings} tabIndex={-1} className="text-2xl outline-none">
            {t('settings.title')}
          </h2>
          <p className="text-muted">{t('settings.subtitle')}</p>
        </div>
        <div className="grid items-start gap-6 lg:grid-cols-2">
          <NicknameForm user={user} />
          <EmailForm user={user} />
          <SessionList />
          <ExportCard />
          <DeletionCard user={user} />
        </div>
      </section>
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
