import { UserRound } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useUnreadCount } from '../features/chat/chat-provider.tsx';
import { Footer } from '../features/site/footer.tsx';
import { Navbar } from '../features/site/navbar.tsx';
import { useSession } from '../platform/session.ts';
import { IconButton } from '../ui/button.tsx';
import { lazyPart } from '../ui/lazy-part.tsx';
import { Skeleton } from '../ui/skeleton.tsx';

const year = new Date().getFullYear();

/** Stands where the menu would, and fetches it once more when it is pressed. */
function MenuMissing({ onRetry }: { readonly onRetry: () => void }): ReactNode {
  const { t } = useTranslation();
  return (
    <IconButton label={t('userMenu.open')} onClick={onRetry}>
      <UserRound strokeWidth={1.75} />
    </IconButton>
  );
}

const userMenu = lazyPart(
  () => import('../features/account/user-menu.tsx'),
  MenuMissing,
  <Skeleton className="size-11 rounded-full" />,
);

/** Navbar above, footer below; the user menu is fetched only for those who have one. */
export function SiteFrame({ children }: { readonly children: ReactNode }): ReactNode {
  const { user } = useSession();
  const unreadCount = useUnreadCount();
  return (
    <>
      <Navbar unreadCount={unreadCount} userMenu={user !== null && <userMenu.Part user={user} />} />
      {children}
      <Footer year={year} />
    </>
  );
}
