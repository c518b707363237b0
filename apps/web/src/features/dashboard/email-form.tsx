import { emailSchema, periods, type User } from '@accanto/contract';
import { useMutation } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { call, needsFreshSignIn, sentenceOf } from '../../platform/api.ts';
import { toast } from '../../ui/toast.tsx';
import { OneFieldForm } from './one-field-form.tsx';

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
    onError: (error) =>
      toast.error(
        needsFreshSignIn(error)
          ? t('email.fresh', { minutes: periods.freshSignInMs / 60_000 })
          : sentenceOf(error, t('email.failed')),
      ),
  });

  const submit = (): void => {
    const address = emailSchema.safeParse(email);
    setProblem(address.success ? undefined : t('email.invalid'));
    if (address.success) ask.mutate(address.data);
  };

  return (
    <OneFieldForm
      title={t('email.title')}
      text={t('email.text', { address: user.email })}
      field={{
        label: t('email.label'),
        problem,
        type: 'email',
        name: 'email',
        autoComplete: 'email',
        value: email,
        onChange: (event) => setEmail(event.target.value),
      }}
      button={t('email.button')}
      busy={ask.isPending}
      onSubmit={submit}
    />
  );
}
