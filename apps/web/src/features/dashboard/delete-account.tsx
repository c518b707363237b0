import { periods, retentionDays, type User } from '@accanto/contract';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { call, needsFreshSignIn, sentenceOf } from '../../platform/api.ts';
import { forgetErased, signOut } from '../../platform/session-work.ts';
import { EraseQuestion, type ErasureAnswer } from '../../ui/erase-question.tsx';
import { toast } from '../../ui/toast.tsx';

/** Erases the account after a word was typed and, where the sign-in is too old, after a fresh one (C9, G3). */
export function DeleteAccount({ user }: { readonly user: User }): ReactNode {
  const { t } = useTranslation(['settings', 'common']);
  const word = t('deletion.word');
  const erase = async (): Promise<ErasureAnswer> => {
    try {
      forgetErased(user.id, await call('deleteAccount', { body: { confirm: true } }));
      return 'erased';
    } catch (error) {
      if (needsFreshSignIn(error)) return 'fresh-sign-in-needed';
      toast.error(sentenceOf(error, t('deletion.failed')));
      return 'refused';
    }
  };
  return (
    <div className="flex flex-col gap-3">
      <div>
        <p className="font-semibold">{t('deletion.title')}</p>
        <p className="text-sm text-muted">{t('deletion.text')}</p>
      </div>
      <EraseQuestion
        words={{
          button: t('deletion.button'),
          title: t('deletion.confirmTitle'),
          text: t('deletion.confirmText', { days: retentionDays.backups }),
          typed: t('deletion.typed', { word }),
          confirm: t('deletion.confirm'),
          cancel: t('common:actions.cancel'),
          freshTitle: t('deletion.freshTitle'),
          freshText: t('deletion.freshText', { minutes: periods.freshSignInMs / 60_000 }),
          signInAgain: t('deletion.signInAgain'),
        }}
        buttonClassName="-ms-4 self-start"
        field={{ autoCapitalize: 'characters', spellCheck: false }}
        // In no language's way: a Turkish 'i' would become another letter.
        confirms={(typed) => typed.toUpperCase() === word}
        erase={erase}
        signInAgain={() => signOut('login')}
      />
    </div>
  );
}
