import type { ConsentChange, Consents } from '@accanto/contract';
import {
  useMutation,
  useQuery,
  useQueryClient,
  type UseMutationResult,
  type UseQueryResult,
} from '@tanstack/react-query';
import { call } from '../../platform/api.ts';

export const consentsKey = ['consents'] as const;

/** What the person has agreed to. */
export function useConsents(): UseQueryResult<Consents> {
  return useQuery({ queryKey: consentsKey, queryFn: ({ signal }) => call('consents', { signal }) });
}

/** Saves what the person agrees to. */
export function useChangeConsents(): UseMutationResult<Consents, Error, ConsentChange> {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (change: ConsentChange) => call('changeConsents', { body: change }),
    onSuccess: (consents) => queryClient.setQueryData(consentsKey, consents),
  });
}
