import { linkMarkerHeader, type SignedIn } from '@accanto/contract';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useLanguage } from '../../i18n/language.tsx';
import { createMarker } from '../../platform/pkce.ts';
import { signIn } from '../../platform/session-work.ts';
import { currentSession } from '../../platform/session.ts';
import { stored } from '../../platform/storage.ts';
import { toast } from '../../ui/toast.tsx';

/** The random value that ties links to this browser; made when the first one is asked for. */
export function linkMarker(): string {
  const known = stored.get('link_marker');
  if (known !== null) return known;
  const marker = createMarker();
  stored.set('link_marker', marker);
  return marker;
}

/** The header with which this browser shows that it asked for a link, if it did. */
export function markerHeaders(): Record<string, string> {
  const marker = stored.get('link_marker');
  return marker === null ? {} : { [linkMarkerHeader]: marker };
}

/** Ends every kind of sign-in: keeps the tokens, loads the profile, says welcome and opens the dashboard (SPEC 4). */
export function useCompleteSignIn(): (
  tokens: Pick<SignedIn, 'accessToken' | 'refreshToken'>,
) => Promise<void> {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { to } = useLanguage();
  return useCallback(
    async ({ accessToken, refreshToken }) => {
      await signIn(accessToken, refreshToken);
      const { user } = currentSession();
      if (user === null) {
        toast.error(t('auth.profileFailed'), { title: t('auth.errorTitle') });
        await navigate(to('/login'), { replace: true });
        return;
      }
      toast.success(t('auth.welcome', { name: user.fullName ?? user.email }));
      await navigate('/dashboard', { replace: true });
    },
    [navigate, t, to],
  );
}
