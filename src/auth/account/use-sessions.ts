import { useQuery, useQueryClient } from '@tanstack/react-query';
import { accountActs } from '#src/auth/client.ts';

const queryKey = ['account', 'sessions'];

/** Where the account is signed in; null where its provider does not tell. */
export function useSessions() {
  return useQuery({ queryKey, queryFn: async () => (await (await accountActs()).listSessions?.()) ?? null });
}

/** Has the list asked for again, after an act that changed it. */
export function useRenewSessions(): () => Promise<void> {
  const queries = useQueryClient();
  return async () => queries.invalidateQueries({ queryKey });
}
