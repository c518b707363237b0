import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useLanguage } from '../../i18n/language.tsx';
import { signOut } from '../../platform/session-work.ts';
import { toast } from '../../ui/toast.tsx';

/** Logs out on purpose and goes to the home page (SPEC 2, 4). */
export function useLogout(): () => Promise<void> {
  const { t } = useTranslation();
  const { to } = useLanguage();
  const navigate = useNavigate();
  return async () => {
    signOut();
    await navigate(to('/'));
    toast.success(t('auth.loggedOut'));
  };
}
