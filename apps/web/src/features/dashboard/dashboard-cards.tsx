import { adminRole, hasRole, initialsOf, type User } from '@accanto/contract';
import { MessageCircle, Pencil, ShieldCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { formatDate, formatDateTime } from '../../i18n/format.ts';
import { useLanguage } from '../../i18n/language.tsx';
import { Avatar } from '../../ui/avatar.tsx';
import { buttonClasses } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { classes } from '../../ui/classes.ts';

function Fact({
  label,
  children,
}: {
  readonly label: string;
  readonly children: ReactNode;
}): ReactNode {
  return (
    <div className="flex flex-col gap-0.5 py-3 sm:flex-row sm:gap-6">
      <dt className="text-sm text-muted sm:w-44 sm:shrink-0 sm:pt-0.5">{label}</dt>
      <dd className="min-w-0 font-medium break-words">{children}</dd>
    </div>
  );
}

function RoleBadge({ role }: { readonly role: string }): ReactNode {
  const look = role === adminRole ? 'bg-pine text-on-pine' : 'bg-sage text-ink';
  return <li className={classes('rounded-full px-3 py-1 text-sm font-semibold', look)}>{role}</li>;
}

/** Who the person is to us (SPEC 2). */
export function ProfileCard({ user }: { readonly user: User }): ReactNode {
  const { t } = useTranslation('dashboard');
  const { language } = useLanguage();
  return (
    <Card
      title={t('profile.title')}
      aside={
        <Avatar imageUrl={user.avatarUrl} initials={initialsOf(user)} className="size-14 text-lg" />
      }
    >
      <dl className="divide-y divide-line">
        <Fact label={t('profile.name')}>{user.fullName ?? t('profile.noName')}</Fact>
        <Fact label={t('profile.email')}>{user.email}</Fact>
        <Fact label={t('profile.emailVerified')}>
          {t(user.emailVerified ? 'profile.yes' : 'profile.no')}
        </Fact>
        <Fact label={t('profile.registeredOn')}>{formatDate(user.createdAt, language)}</Fact>
        <Fact label={t('profile.lastLogin')}>
          {user.lastLoginAt === null
            ? t('stats.notAvailable')
            : formatDateTime(user.lastLoginAt, language)}
        </Fact>
        <Fact label={t('profile.provider')}>{user.authProvider.replaceAll('_', ' ')}</Fact>
        <Fact label={t('profile.roles')}>
          {user.roles.length === 0 ? (
            t('profile.noRoles')
          ) : (
            <ul className="flex flex-wrap gap-2">
              {user.roles.map((role) => (
                <RoleBadge key={role} role={role} />
              ))}
            </ul>
          )}
        </Fact>
      </dl>
    </Card>
  );
}

/** Where to from here (SPEC 2). */
export function QuickActionsCard({
  onEditProfile,
}: {
  readonly onEditProfile: () => void;
}): ReactNode {
  const { t } = useTranslation('dashboard');
  return (
    <section className="flex flex-col gap-4 rounded-card bg-pine p-7 text-on-pine">
      <h2 className="text-2xl">{t('actions.title')}</h2>
      <p className="opacity-90">{t('actions.tryChatHint')}</p>
      <div className="mt-1 flex flex-col gap-3">
        <Link to="/chat-demo" className={buttonClasses('accent', 'large')}>
          <MessageCircle strokeWidth={1.75} aria-hidden="true" />
          {t('actions.tryChat')}
        </Link>
        <Link
          to="/dashboard"
          onClick={onEditProfile}
          className={buttonClasses(
            'quiet',
            'medium',
            'border border-current !text-on-pine hover:!bg-pine-strong',
          )}
        >
          <Pencil strokeWidth={1.75} className="size-5" aria-hidden="true" />
          {t('actions.editProfile')}
        </Link>
      </div>
    </section>
  );
}

/** The sign-in before this one, and that the account is active (SPEC 2). */
export function StatsCard({ user }: { readonly user: User }): ReactNode {
  const { t } = useTranslation('dashboard');
  const { language } = useLanguage();
  return (
    <Card title={t('stats.title')}>
      <dl className="divide-y divide-line">
        <Fact label={t('stats.lastLogin')}>
          {user.lastLoginAt === null
            ? t('stats.notAvailable')
            : formatDateTime(user.lastLoginAt, language)}
        </Fact>
        <Fact label={t('stats.account')}>
          <span className="inline-flex items-center gap-2">
            <span className="size-2.5 rounded-full bg-pine" aria-hidden="true" />
            {t('stats.active')}
          </span>
        </Fact>
      </dl>
    </Card>
  );
}

/** Shown only to administrators (SPEC 2, 6). */
export function AdminCard({ user }: { readonly user: User }): ReactNode {
  const { t } = useTranslation('dashboard');
  if (!hasRole(user, adminRole)) return null;
  return (
    <Card
      title={t('admin.title')}
      aside={<ShieldCheck strokeWidth={1.75} className="size-7 text-pine" aria-hidden="true" />}
    >
      <p className="text-muted">{t('admin.text')}</p>
      <Link to="/admin" className={buttonClasses('secondary', 'medium', 'mt-4')}>
        {t('admin.open')}
      </Link>
    </Card>
  );
}
