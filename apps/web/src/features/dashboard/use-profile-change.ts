import type { ProfileChange, User } from '@accanto/contract';
import { useMutation, type UseMutationResult } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { call, sentenceOf } from '../../platform/api.ts';
import { updateUser } from '../../platform/session-work.ts';
import { toast } from '../../ui/toast.tsx';

/** Saves a part of the profile as soon as it is chosen; changes made quickly are saved one after the other. */
export function useProfileChange(): UseMutationResult<User, Error, ProfileChange> {
  const { t } = useTranslation('settings');
  return useMutation({
    mutationFn: (change: ProfileChange) => call('changeProfile', { body: change }),
    scope: { id: 'profile' },
    onSuccess: updateUser,
    onError: (error) => toast.error(sentenceOf(error, t('saving.failedText'))),
  });
}
