import type { User } from '@accanto/contract';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { AppearanceSettings } from './appearance-settings.tsx';
import { ConsentSettings } from './consent-settings.tsx';
import { DeleteAccount } from './delete-account.tsx';
import { EmailForm } from './email-form.tsx';
import { ExportData } from './export-data.tsx';
import { ListeningSettings } from './listening-settings.tsx';
import { MemorySettings } from './memory-settings.tsx';
import { NicknameForm } from './nickname-form.tsx';
import { SessionList } from './session-list.tsx';
import { SettingsGroup } from './settings-group.tsx';
import { SettingsNav } from './settings-nav.tsx';

/** Everything a person decides, in groups that each have an anchor. */
export function Settings({ user }: { readonly user: User }): ReactNode {
  const { t } = useTranslation('settings');
  return (
    <section
      id="settings"
      tabIndex={-1}
      className="flex flex-col gap-6 border-t border-line pt-10 outline-none"
      aria-labelledby="settings-title"
    >
      <div>
        <h2 id="settings-title" className="text-2xl">
          {t('page.title')}
        </h2>
        <p className="text-muted">{t('page.subtitle')}</p>
      </div>
      <div className="grid items-start gap-x-12 gap-y-6 lg:grid-cols-[13rem_minmax(0,1fr)]">
        <SettingsNav />
        <div className="flex min-w-0 flex-col gap-12">
          <SettingsGroup id="profile" title={t('profile.title')} text={t('profile.text')}>
            <NicknameForm user={user} />
            <EmailForm user={user} />
          </SettingsGroup>
          <AppearanceSettings user={user} />
          <ListeningSettings user={user} />
          <ConsentSettings />
          <MemorySettings />
          <SessionList />
          <SettingsGroup id="data" title={t('data.title')} text={t('data.text')}>
            <ExportData />
            <DeleteAccount user={user} />
          </SettingsGroup>
        </div>
      </div>
    </section>
  );
}
