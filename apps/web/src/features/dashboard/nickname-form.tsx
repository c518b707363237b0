import { limits, profileChangeSchema, type User } from '@accanto/contract';
import { useMutation } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { call, sentenceOf } from '../../platform/api.ts';
import { updateUser } from '../../platform/session-work.ts';
import { toast } from '../../ui/toast.tsx';
import { OneFieldForm } from './one-field-form.tsx';

/** The pseudonym, which may also be empty. */
export function NicknameForm({ user }: { readonly user: User }): ReactNode {
  const { t } = useTranslation(['settings', 'common']);
  const [nickname, setNickname] = useState(user.fullName ?? '');
  const [problem, setProblem] = useState<string | undefined>(undefined);
  const save = useMutation({
    mutationFn: (fullName: string | null) => call('changeProfile', { body: { fullName } }),
    onSuccess: (changed) => {
      updateUser(changed);
      setNickname(changed.fullName ?? '');
      toast.success(t('nickname.saved'));
    },
    onError: (error) => toast.error(sentenceOf(error, t('nickname.failed'))),
  });

  const submit = (): void => {
    const fullName = nickname.trim() === '' ? null : nickname;
    const isValid = profileChangeSchema.safeParse({ fullName }).success;
    setProblem(isValid ? undefined : t('nickname.invalid', { max: limits.nicknameMaxLength }));
    if (isValid) save.mutate(fullName);
  };

  return (
    <OneFieldForm
      title={t('nickname.title')}
      text={t('nickname.text')}
      field={{
        label: t('nickname.label'),
        problem,
        name: 'nickname',
        autoComplete: 'nickname',
        value: nickname,
        onChange: (event) => setNickname(event.target.value),
      }}
      button={t('common:actions.save')}
      busy={save.isPending}
      onSubmit={submit}
    />
  );
}
