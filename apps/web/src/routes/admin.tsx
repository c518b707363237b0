import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { AdminPanel } from '../features/admin/admin-panel.tsx';
import { Queries } from '../platform/queries.tsx';
import { SiteFrame } from './site-frame.tsx';

/** For those who run the service: what needs them, never a conversation (D2). */
export default function AdminPage(): ReactNode {
  const { t } = useTranslation('admin');
  return (
    <Queries>
      <SiteFrame>
        <main
          id="main"
          tabIndex={-1}
          className="page flex min-h-[60dvh] flex-col gap-8 py-10 outline-none md:py-14"
        >
          <div className="prose-width flex flex-col gap-2">
            <h1 className="text-3xl md:text-4xl">{t('title')}</h1>
            <p className="text-lg text-muted">{t('text')}</p>
          </div>
          <AdminPanel />
        </main>
      </SiteFrame>
    </Queries>
  );
}
