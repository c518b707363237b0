import type { ProfileChange, User } from '@accanto/contract';
import { useMutation, type MutationStatus, type UseMutationResult } from '@tanstack/react-query';
import { useState } from 'react';
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

interface SavedChoice<Value> {
  readonly value: Value;
  readonly choose: (value: Value) => void;
  readonly status: MutationStatus;
}

/** One choice of the profile: shown as chosen at once, saved, and back to what the server knows when that fails. */
export function useSavedChoice<Value>(
  saved: Value,
  changeOf: (value: Value) => ProfileChange,
): SavedChoice<Value> {
  const save = useProfileChange();
  const [chosen, setChosen] = useState<{ readonly value: Value } | null>(null);
  const choose = (value: Value): void => {
    setChosen({ value });
    save.mutate(changeOf(value), { onSettled: () => setChosen(null) });
  };
  return { value: chosen === null ? saved : chosen.value, choose, status: save.status };
}
