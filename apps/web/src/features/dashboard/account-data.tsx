import { periods, retentionDays, type User } from '@accanto/contract';
import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDate } from '../../i18n/format.ts';
import { useLanguage } from '../../i18n/language.tsx';
import { call, download, RefusedError, sentenceOf } from '../../platform/api.ts';
import { forgetPerson, signOut } from '../../platform/session-work.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { ConfirmDialog } from '../../ui/dialog.tsx';
import { toast } from '../../ui/toast.tsx';

/** Everything that concerns the person, as one archive (G4). */
export function ExportCard(): ReactNode {
  const { t } = useTranslation('dashboard');
  const save = useMutation({
    mutationFn: () => download('exportAccount', 'accanto-export.zip'),
    onError: (error) => toast.error(sentenceOf(error, t('export.failed'))),
  });
  return (
    <Card title={t('export.title')} text={t('export.text')}>
      <Button look="secondary" busy={save.isPending} className="mt-1" onClick={() => save.mutate()}>
        {!save.isPending && <Download strokeWidth={1.75} className="size-5" aria-hidden="true" />}
        {t(save.isPending ? 'export.working' : 'export.button')}
      </Button>
    </Card>
  );
}

type Asking = 'nothing' | 'confirmation' | 'fresh-sign-in';

/** Erases the account after a confirmation and, where the sign-in is too old, a fresh one (C9, G3). */
export function DeletionCard({ user }: { readonly user: User }): ReactNode {
  const { t } = useTranslation(['dashboard', 'common']);
  const { language } = useLanguage();
  const [asking, setAsking] = useState<Asking>('nothing');

  const erase = useMutation({
    mutationFn: () => call('deleteAccount', { body: { confirm: true } }),
    onSuccess: ({ backupsExpireAt }) => {
      forgetPerson(user.id);
      toast.success(t('deletion.doneText', { date: formatDate(backupsExpireAt, language) }), {
        title: t('deletion.done'),
        durationMs: 20_000,
      });
    },
    onError: (error) => {
      const needsFreshSignIn =
        error instanceof RefusedError && error.code === 'FRESH_SIGN_IN_REQUIRED';
      setAsking(needsFreshSignIn ? 'fresh-sign-in' : 'nothing');
      if (!needsFreshSignIn) toast.error(sentenceOf(error, t('deletion.failed')));
    },
  });

  const signInAgain = async (): Promise<void> => {
    setAsking('nothing');
    await signOut('login');
  };

  return (
    <Card title={t('deletion.title')} text={t('deletion.text')} className="border-clay/40">
      <Button look="danger-quiet" className="-ms-5 mt-1" onClick={() => setAsking('confirmation')}>
        {t('deletion.button')}
      </Button>
      <ConfirmDialog
        open={asking === 'confirmation'}
        title={t('deletion.confirmTitle')}
        description={t('deletion.confirmText', { days: retentionDays.backups })}
        confirmLabel={t('deletion.confirm')}
        cancelLabel={t('common:actions.cancel')}
        busy={erase.isPending}
        onConfirm={() => erase.mutate()}
        onCancel={() => setAsking('nothing')}
      />
      <ConfirmDialog
        open={asking === 'fresh-sign-in'}
        title={t('deletion.freshTitle')}
        description={t('deletion.freshText', { minutes: periods.freshSignInMs / 60_000 })}
        confirmLabel={t('deletion.signInAgain')}
        cancelLabel={t('common:actions.cancel')}
        onConfirm={() => void signInAgain()}
        onCancel={() => setAsking('nothing')}
      />
    </Card>
  );
}
