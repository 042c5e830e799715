import { useQuery, useQueryClient } from '@tanstack/react-query';
import { accountActs } from '#src/accounts/auth/client.ts';

export function useAccountState() {
  return useQuery({ queryKey: ['account', 'state'], queryFn: async () => (await accountActs()).state() });
}

export function useSessions() {
  return useQuery({
    queryKey: ['account', 'sessions'],
    queryFn: async () => (await (await accountActs()).listSessions?.()) ?? null,
  });
}

export function useRenewAccount(): () => Promise<void> {
  const queries = useQueryClient();
  return async () => queries.invalidateQueries({ queryKey: ['account'] });
}
