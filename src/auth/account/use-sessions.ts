import { useQuery, useQueryClient } from '@tanstack/react-query';
import { accountActs } from '#src/auth/client.ts';

const queryKey = ['account', 'sessions'];

export function useSessions() {
  return useQuery({ queryKey, queryFn: async () => (await (await accountActs()).listSessions?.()) ?? null });
}

export function useRenewSessions(): () => Promise<void> {
  const queries = useQueryClient();
  return async () => queries.invalidateQueries({ queryKey });
}
