import { periods, type AdminUser } from '@accanto/contract';
import { useMutation } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { call, RefusedError, sentenceOf } from '../../platform/api.ts';
import { signOut } from '../../platform/session-work.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/dialog.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { toast } from '../../ui/toast.tsx';

interface EraseAccountProps {
  readonly account: AdminUser;
  readonly onErased: () => void;
}

type Asking = 'nothing' | 'confirmation' | 'fresh-sign-in';

/** Erases somebody else's account after its address was typed again, with a fresh sign-in of the administrator (C9). */
export function EraseAccount({ account, onErased }: EraseAccountProps): ReactNode {
  const { t } = useTranslation(['admin', 'common']);
  const [asking, setAsking] = useState<Asking>('nothing');
  const [typed, setTyped] = useState('');
  const erase = useMutation({
    mutationFn: () =>
      call('adminEraseUser', { params: { id: account.id }, body: { email: typed.trim() } }),
    onSuccess: ({ ledgerId }) => {
      toast.success(t('accounts.erased', { receipt: ledgerId }), { durationMs: 20_000 });
      onErased();
    },
    onError: (error) => {
      if (error instanceof RefusedError && error.code === 'FRESH_SIGN_IN_REQUIRED')
        return setAsking('fresh-sign-in');
      toast.error(sentenceOf(error, t('failed')));
    },
  });
  const ask = (): void => {
    setTyped('');
    setAsking('confirmation');
  };
  const signInAgain = (): void => {
    setAsking('nothing');
    signOut('login');
  };
  return (
    <>
      <Button look="danger-quiet" size="small" onClick={ask}>
        {t('accounts.erase')}
      </Button>
      <ConfirmDialog
        open={asking === 'confirmation'}
        title={t('accounts.eraseTitle')}
        description={t('accounts.eraseText', { address: account.email })}
        confirmLabel={t('accounts.erase')}
        cancelLabel={t('common:actions.cancel')}
        busy={erase.isPending}
        canConfirm={typed.trim().toLowerCase() === account.email.toLowerCase()}
        onConfirm={() => erase.mutate()}
        onCancel={() => setAsking('nothing')}
      >
        <TextField
          label={t('accounts.eraseTyped')}
          type="email"
          value={typed}
          autoComplete="off"
          disabled={erase.isPending}
          onChange={(event) => setTyped(event.target.value)}
        />
      </ConfirmDialog>
      <ConfirmDialog
        open={asking === 'fresh-sign-in'}
        title={t('accounts.freshTitle')}
        description={t('accounts.freshText', { minutes: periods.freshSignInMs / 60_000 })}
        confirmLabel={t('accounts.signInAgain')}
        cancelLabel={t('common:actions.cancel')}
        onConfirm={signInAgain}
        onCancel={() => setAsking('nothing')}
      />
    </>
  );
}
