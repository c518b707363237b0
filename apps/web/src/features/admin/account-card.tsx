import { adminRole, hasRole, type AdminUser } from '@accanto/contract';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDate, formatDateTime } from '../../i18n/format.ts';
import { useLanguage } from '../../i18n/language.tsx';
import { call } from '../../platform/api.ts';
import { useSession } from '../../platform/session.ts';
import { AccountAction } from './account-action.tsx';
import { Badge } from './badge.tsx';
import { EraseAccount } from './erase-account.tsx';

interface AccountCardProps {
  readonly account: AdminUser;
  readonly onChanged: (account: AdminUser) => void;
  readonly onErased: () => void;
}

/** One account as administrators see it, and what they may do with it: never with their own. */
export function AccountCard({ account, onChanged, onErased }: AccountCardProps): ReactNode {
  const { t } = useTranslation('admin');
  const { language } = useLanguage();
  const isOwn = useSession().user?.id === account.id;
  const isAdmin = hasRole(account, adminRole);
  const params = { id: account.id };
  const { email } = account;
  const facts = [
    t('accounts.registered', { date: formatDate(account.createdAt, language) }),
    t('accounts.lastLogin', {
      date:
        account.lastLoginAt === null
          ? t('accounts.never')
          : formatDateTime(account.lastLoginAt, language),
    }),
    t('accounts.openSessions', { count: account.activeSessions }),
  ];
  return (
    <article className="card flex flex-col gap-4 p-5 md:p-6">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <h3 className="min-w-0 font-sans text-base font-semibold break-all">{email}</h3>
        <div className="flex flex-wrap gap-2">
          {account.isBlocked && <Badge look="danger">{t('accounts.blocked')}</Badge>}
          {account.roles.map((role) => (
            <Badge key={role} look={role === adminRole ? 'strong' : 'plain'}>
              {role}
            </Badge>
          ))}
        </div>
      </div>
      <p className="text-sm text-muted">{facts.join(' · ')}</p>
      {account.isConfiguredAdmin && <p className="text-sm">{t('accounts.configured')}</p>}
      <div className="flex flex-wrap gap-2 border-t border-line pt-4">
        {account.activeSessions > 0 && (
          <AccountAction
            label={t('accounts.end')}
            title={t('accounts.endTitle')}
            text={t('accounts.endText')}
            run={() => call('adminEndSessions', { params })}
            told={({ ended }) => t('accounts.ended', { count: ended })}
            onDone={() => onChanged({ ...account, activeSessions: 0 })}
          />
        )}
        {!isAdmin && (
          <AccountAction
            label={t('accounts.grant')}
            title={t('accounts.grantTitle')}
            text={t('accounts.grantText', { address: email })}
            run={() => call('adminChangeRoles', { params, body: { roles: [adminRole] } })}
            told={() => t('accounts.granted')}
            onDone={onChanged}
          />
        )}
        {isAdmin && !account.isConfiguredAdmin && !isOwn && (
          <AccountAction
            label={t('accounts.revoke')}
            title={t('accounts.revokeTitle')}
            text={t('accounts.revokeText', { address: email })}
            run={() => call('adminChangeRoles', { params, body: { roles: [] } })}
            told={() => t('accounts.revoked')}
            onDone={onChanged}
          />
        )}
        {!isOwn && (
          <>
            {account.isBlocked ? (
              <AccountAction
                label={t('accounts.unblock')}
                title={t('accounts.unblockTitle')}
                text={t('accounts.unblockText')}
                run={() => call('adminBlock', { params, body: { isBlocked: false } })}
                told={() => t('accounts.isUnblocked')}
                onDone={onChanged}
              />
            ) : (
              <AccountAction
                label={t('accounts.block')}
                title={t('accounts.blockTitle')}
                text={t('accounts.blockText')}
                run={() => call('adminBlock', { params, body: { isBlocked: true } })}
                told={() => t('accounts.isBlocked')}
                onDone={onChanged}
              />
            )}
            <EraseAccount account={account} onErased={onErased} />
          </>
        )}
      </div>
    </article>
  );
}
