import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { isPassing } from './api.ts';
import { onSessionEnd } from './session.ts';

/** What pages behind the sign-in know of the server. Forgotten as soon as the person is gone (C5). */
export const queryClient = new QueryClient({
  defaultOptions: {
    // Without a network they fail at once, and what was typed stays: nobody waits for a button that never comes back.
    mutations: { networkMode: 'always' },
    queries: { staleTime: 30_000, retry: (failures, error) => failures < 2 && isPassing(error) },
  },
});
onSessionEnd(() => queryClient.clear());

/** For pages that ask the server for data; the public ones do not carry its weight. */
export function Queries({ children }: { readonly children: ReactNode }): ReactNode {
  return <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>;
}
