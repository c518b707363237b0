import { initialsOf, type User } from '@accanto/contract';
import { LayoutDashboard, LogOut, Settings, UserRound } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Avatar } from '../../ui/avatar.tsx';
import { Menu, MenuItem, MenuSeparator } from '../../ui/menu.tsx';
import { useLogout } from './logout.ts';

const entries = [
  { key: 'dashboard', Icon: LayoutDashboard },
  { key: 'profile', Icon: UserRound },
  { key: 'settings', Icon: Settings },
] as const;

/** Who is signed in, and where to from here (SPEC 2). */
export default function UserMenu({ user }: { readonly user: User }): ReactNode {
  const { t } = useTranslation();
  const logout = useLogout();
  const name = user.fullName ?? t('userMenu.user');
  return (
    <Menu
      trigger={
        <button type="button" className="rounded-full p-0.5 hover:bg-sage">
          <Avatar
            imageUrl={user.avatarUrl}
            initials={initialsOf(user)}
            className="size-11 text-sm"
          />
          <span className="sr-only">{`${t('userMenu.open')}: ${name}`}</span>
        </button>
      }
    >
      <div className="max-w-64 px-3 py-2">
        <p className="truncate font-semibold">{name}</p>
        <p className="truncate text-sm text-muted">{user.email}</p>
      </div>
      <MenuSeparator />
      {entries.map(({ key, Icon }) => (
        <MenuItem key={key} link={<Link to="/dashboard" />}>
          <Icon strokeWidth={1.75} className="size-5 text-muted" aria-hidden="true" />
          {t(`userMenu.${key}`)}
        </MenuItem>
      ))}
      <MenuSeparator />
      <MenuItem onSelect={() => void logout()}>
        <LogOut strokeWidth={1.75} className="size-5 text-muted" aria-hidden="true" />
        {t('userMenu.logout')}
      </MenuItem>
    </Menu>
  );
}
