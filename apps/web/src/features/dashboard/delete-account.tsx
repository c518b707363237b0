import { periods, retentionDays, type User } from '@accanto/contract';
import { useMutation } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { call, RefusedError, sentenceOf } from '../../platform/api.ts';
import { forgetErased, signOut } from '../../platform/session-work.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/dialog.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { toast } from '../../ui/toast.tsx';

type Asking = 'nothing' | 'confirmation' | 'fresh-sign-in';

/** Erases the account after a word was typed and, where the sign-in is too old, after a fresh one (C9, G3). */
export function DeleteAccount({ user }: { readonly user: User }): ReactNode {
  const { t } = useTranslation(['settings', 'common']);
  const [asking, setAsking] = useState<Asking>('nothing');
  const [typed, setTyped] = useState('');
  const word = t('deletion.word');

  const erase = useMutation({
    mutationFn: () => call('deleteAccount', { body: { confirm: true } }),
    onSuccess: (proof) => forgetErased(user.id, proof),
    onError: (error) => {
      if (error instanceof RefusedError && error.code === 'FRESH_SIGN_IN_REQUIRED')
        return setAsking('fresh-sign-in');
      toast.error(sentenceOf(error, t('deletion.failed')));
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
    <div className="flex flex-col gap-3">
      <div>
        <p className="font-semibold">{t('deletion.title')}</p>
        <p className="text-sm text-muted">{t('deletion.text')}</p>
      </div>
      <Button look="danger-quiet" size="small" className="-ms-4 self-start" onClick={ask}>
        {t('deletion.button')}
      </Button>
      <ConfirmDialog
        open={asking === 'confirmation'}
        title={t('deletion.confirmTitle')}
        description={t('deletion.confirmText', { days: retentionDays.backups })}
        confirmLabel={t('deletion.confirm')}
        cancelLabel={t('common:actions.cancel')}
        busy={erase.isPending}
        canConfirm={typed.trim().toLocaleUpperCase() === word}
        onConfirm={() => erase.mutate()}
        onCancel={() => setAsking('nothing')}
      >
        <TextField
          label={t('deletion.typed', { word })}
          value={typed}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          disabled={erase.isPending}
          onChange={(event) => setTyped(event.target.value)}
        />
      </ConfirmDialog>
      <ConfirmDialog
        open={asking === 'fresh-sign-in'}
        title={t('deletion.freshTitle')}
        description={t('deletion.freshText', { minutes: periods.freshSignInMs / 60_000 })}
        confirmLabel={t('deletion.signInAgain')}
        cancelLabel={t('common:actions.cancel')}
        onConfirm={signInAgain}
        onCancel={() => setAsking('nothing')}
      />
    </div>
  );
}
