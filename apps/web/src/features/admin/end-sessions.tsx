import { adminUserQuerySchema, type AdminUser } from '@accanto/contract';
import { useMutation } from '@tanstack/react-query';
import { Search } from 'lucide-react';
import { useState, type FormEvent, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDate } from '../../i18n/format.ts';
import { useLanguage } from '../../i18n/language.tsx';
import { call, sentenceOf } from '../../platform/api.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/dialog.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { toast } from '../../ui/toast.tsx';

interface FoundAccountProps {
  readonly account: AdminUser;
  readonly onEnded: () => void;
}

function FoundAccount({ account, onEnded }: FoundAccountProps): ReactNode {
  const { t } = useTranslation(['admin', 'common']);
  const { language } = useLanguage();
  const [isAsking, setAsking] = useState(false);
  const end = useMutation({
    mutationFn: () => call('adminEndSessions', { params: { id: account.id } }),
    onSuccess: ({ ended }) => {
      toast.success(t('ended', { count: ended }));
      onEnded();
    },
    onError: (error) => toast.error(sentenceOf(error, t('failed'))),
    onSettled: () => setAsking(false),
  });
  return (
    <li className="card flex flex-wrap items-center gap-4 p-5">
      <div className="min-w-0 flex-1 basis-60">
        <p className="font-semibold break-all">{account.email}</p>
        <p className="text-sm text-muted">
          {t('registered', { date: formatDate(account.createdAt, language) })} ·{' '}
          {t('openSessions', { count: account.activeSessions })}
        </p>
      </div>
      <Button
        look="danger-quiet"
        size="small"
        disabled={account.activeSessions === 0}
        onClick={() => setAsking(true)}
      >
        {t('end')}
      </Button>
      <ConfirmDialog
        open={isAsking}
        title={t('confirmTitle')}
        description={t('confirmText')}
        confirmLabel={t('end')}
        cancelLabel={t('common:actions.cancel')}
        busy={end.isPending}
        onConfirm={() => end.mutate()}
        onCancel={() => setAsking(false)}
      />
    </li>
  );
}

/** Finds an account by its exact address and ends its sessions (C6). */
export function EndSessions(): ReactNode {
  const { t } = useTranslation(['admin', 'common']);
  const [problem, setProblem] = useState<string | undefined>(undefined);
  const search = useMutation({
    mutationFn: (email: string) => call('adminUsers', { query: { email } }),
    onError: (error) => toast.error(sentenceOf(error, t('failed'))),
  });
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const query = adminUserQuerySchema.safeParse(
      Object.fromEntries(new FormData(event.currentTarget)),
    );
    setProblem(query.success ? undefined : t('failed'));
    if (query.success) search.mutate(query.data.email);
  };
  return (
    <div className="flex flex-col gap-6">
      <form noValidate onSubmit={submit} className="flex flex-wrap items-end gap-3">
        <div className="min-w-0 flex-1 basis-64">
          <TextField
            label={t('email')}
            problem={problem}
            name="email"
            type="email"
            required
            autoComplete="off"
          />
        </div>
        <Button type="submit" busy={search.isPending}>
          {!search.isPending && <Search strokeWidth={1.75} className="size-5" aria-hidden="true" />}
          {t('search')}
        </Button>
      </form>
      {search.isSuccess && (
        <div aria-live="polite">
          {search.data.items.length === 0 ? (
            <p className="text-muted">{t('none')}</p>
          ) : (
            <ul className="flex flex-col gap-3">
              {search.data.items.map((account) => (
                <FoundAccount
                  key={account.id}
                  account={account}
                  onEnded={() => search.mutate(account.email)}
                />
              ))}
            </ul>
          )}
        </div>
      )}
    </div>
  );
}
