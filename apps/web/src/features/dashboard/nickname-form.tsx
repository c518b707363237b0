import { limits, profileChangeSchema, type User } from '@accanto/contract';
import { useMutation } from '@tanstack/react-query';
import { useState, type FormEvent, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { call, sentenceOf } from '../../platform/api.ts';
import { updateUser } from '../../platform/session-work.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { toast } from '../../ui/toast.tsx';

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

  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const fullName = nickname.trim() === '' ? null : nickname;
    const isValid = profileChangeSchema.safeParse({ fullName }).success;
    setProblem(isValid ? undefined : t('nickname.invalid', { max: limits.nicknameMaxLength }));
    if (isValid) save.mutate(fullName);
  };

  return (
    <div className="flex flex-col gap-4">
      <div>
        <p className="font-semibold">{t('nickname.title')}</p>
        <p className="text-sm text-muted">{t('nickname.text')}</p>
      </div>
      <form noValidate onSubmit={submit} className="flex flex-col gap-4">
        <TextField
          label={t('nickname.label')}
          problem={problem}
          name="nickname"
          autoComplete="nickname"
          value={nickname}
          disabled={save.isPending}
          onChange={(event) => setNickname(event.target.value)}
        />
        <Button type="submit" look="secondary" busy={save.isPending} className="self-start">
          {t('common:actions.save')}
        </Button>
      </form>
    </div>
  );
}
