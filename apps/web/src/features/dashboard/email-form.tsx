import { emailSchema, periods, type User } from '@accanto/contract';
import { useMutation } from '@tanstack/react-query';
import { useState, type FormEvent, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { call, RefusedError, sentenceOf } from '../../platform/api.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { toast } from '../../ui/toast.tsx';

/** Another address for the account: it counts once the link sent to it was opened (C9: a fresh sign-in is needed). */
export function EmailForm({ user }: { readonly user: User }): ReactNode {
  const { t } = useTranslation('settings');
  const [email, setEmail] = useState('');
  const [problem, setProblem] = useState<string | undefined>(undefined);
  const ask = useMutation({
    mutationFn: (address: string) => call('changeEmail', { body: { email: address } }),
    onSuccess: (_answer, address) => {
      setEmail('');
      toast.success(t('email.sent', { address }));
    },
    onError: (error) => {
      const needsFreshSignIn =
        error instanceof RefusedError && error.code === 'FRESH_SIGN_IN_REQUIRED';
      toast.error(
        needsFreshSignIn
          ? t('email.fresh', { minutes: periods.freshSignInMs / 60_000 })
          : sentenceOf(error, t('email.failed')),
      );
    },
  });

  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const address = emailSchema.safeParse(email);
    setProblem(address.success ? undefined : t('email.invalid'));
    if (address.success) ask.mutate(address.data);
  };

  return (
    <div className="flex flex-col gap-4">
      <div>
        <p className="font-semibold">{t('email.title')}</p>
        <p className="text-sm text-muted">{t('email.text', { address: user.email })}</p>
      </div>
      <form noValidate onSubmit={submit} className="flex flex-col gap-4">
        <TextField
          label={t('email.label')}
          problem={problem}
          type="email"
          name="email"
          autoComplete="email"
          value={email}
          disabled={ask.isPending}
          onChange={(event) => setEmail(event.target.value)}
        />
        <Button type="submit" look="secondary" busy={ask.isPending} className="self-start">
          {t('email.button')}
        </Button>
      </form>
    </div>
  );
}
