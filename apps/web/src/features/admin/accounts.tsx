import { adminUserQuerySchema, type AdminUser } from '@accanto/contract';
import { useMutation } from '@tanstack/react-query';
import { Search } from 'lucide-react';
import { useState, type FormEvent, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { call, sentenceOf } from '../../platform/api.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { toast } from '../../ui/toast.tsx';
import { AccountCard } from './account-card.tsx';
import { Section } from './section.tsx';

/** Finds an account by its exact address (D2). The address goes into no query of this page, so that no history keeps it. */
export function Accounts(): ReactNode {
  const { t } = useTranslation('admin');
  const [problem, setProblem] = useState<string | undefined>(undefined);
  const [found, setFound] = useState<readonly AdminUser[] | null>(null);
  const search = useMutation({
    mutationFn: (email: string) => call('adminUsers', { query: { email } }),
    onSuccess: ({ items }) => setFound(items),
    onError: (error) => toast.error(sentenceOf(error, t('failed'))),
  });
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const query = adminUserQuerySchema.safeParse(
      Object.fromEntries(new FormData(event.currentTarget)),
    );
    setProblem(query.success ? undefined : t('accounts.emailInvalid'));
    if (query.success) search.mutate(query.data.email);
  };
  return (
    <Section title={t('accounts.title')} text={t('accounts.text')}>
      <search>
        <form noValidate onSubmit={submit} className="flex flex-wrap items-end gap-3">
          <div className="min-w-0 flex-1 basis-64">
            <TextField
              label={t('accounts.email')}
              problem={problem}
              name="email"
              type="email"
              required
              autoComplete="off"
            />
          </div>
          <Button type="submit" className="min-h-[3.325rem]" busy={search.isPending}>
            {!search.isPending && (
              <Search strokeWidth={1.75} className="size-5" aria-hidden="true" />
            )}
            {t('accounts.search')}
          </Button>
        </form>
      </search>
      <div aria-live="polite">
        {found?.length === 0 && <p className="card p-6 text-muted">{t('accounts.none')}</p>}
        {found?.map((account) => (
          <AccountCard
            key={account.id}
            account={account}
            onChanged={(changed) => setFound([changed])}
            onErased={() => setFound(null)}
          />
        ))}
      </div>
    </Section>
  );
}
