import { lazy, Suspense, type ReactNode } from 'react';
import { useUnreadCount } from '../features/chat/chat-provider.tsx';
import { Footer } from '../features/site/footer.tsx';
import { Navbar } from '../features/site/navbar.tsx';
import { useSession } from '../platform/session.ts';
import { Skeleton } from '../ui/skeleton.tsx';

const year = new Date().getFullYear();

const UserMenu = lazy(() => import('../features/account/user-menu.tsx'));

/** Navbar above, footer below; the user menu is fetched only for those who have one. */
export function SiteFrame({ children }: { readonly children: ReactNode }): ReactNode {
  const { user } = useSession();
  const unreadCount = useUnreadCount();
  return (
    <>
      <Navbar
        unreadCount={unreadCount}
        userMenu={
          user !== null && (
            <Suspense fallback={<Skeleton className="size-11 rounded-full" />}>
              <UserMenu user={user} />
            </Suspense>
          )
        }
      />
      {children}
      <Footer year={year} />
    </>
  );
}
