import { periods, type AdminUser } from '@accanto/contract';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { call, needsFreshSignIn, sentenceOf } from '../../platform/api.ts';
import { signOut } from '../../platform/session-work.ts';
import { EraseQuestion, type ErasureAnswer } from '../../ui/erase-question.tsx';
import { toast } from '../../ui/toast.tsx';

interface EraseAccountProps {
  readonly account: AdminUser;
  readonly onErased: () => void;
}

/** Erases somebody else's account after its address was typed again, with a fresh sign-in of the administrator (C9). */
export function EraseAccount({ account, onErased }: EraseAccountProps): ReactNode {
  const { t } = useTranslation(['admin', 'common']);
  const erase = async (email: string): Promise<ErasureAnswer> => {
    try {
      const { ledgerId } = await call('adminEraseUser', {
        params: { id: account.id },
        body: { email },
      });
      toast.success(t('accounts.erased', { receipt: ledgerId }), { durationMs: 20_000 });
      onErased();
      return 'erased';
    } catch (error) {
      if (needsFreshSignIn(error)) return 'fresh-sign-in-needed';
      toast.error(sentenceOf(error, t('failed')));
      return 'refused';
    }
  };
  return (
    <EraseQuestion
      words={{
        button: t('accounts.erase'),
        title: t('accounts.eraseTitle'),
        text: t('accounts.eraseText', { address: account.email }),
        typed: t('accounts.eraseTyped'),
        confirm: t('accounts.erase'),
        cancel: t('common:actions.cancel'),
        freshTitle: t('accounts.freshTitle'),
        freshText: t('accounts.freshText', { minutes: periods.freshSignInMs / 60_000 }),
        signInAgain: t('accounts.signInAgain'),
      }}
      field={{ type: 'email' }}
      confirms={(typed) => typed.toLowerCase() === account.email.toLowerCase()}
      erase={erase}
      signInAgain={() => signOut('login')}
    />
  );
}
