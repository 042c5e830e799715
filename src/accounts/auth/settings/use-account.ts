import { useQuery, useQueryClient } from '@tanstack/react-query';
import { accountActions } from '#src/accounts/auth/client.ts';

export function useAccountState() {
  return useQuery({ queryKey: ['account', 'state'], queryFn: async () => (await accountActions()).state() });
}

export function useSessions() {
  return useQuery({
    queryKey: ['account', 'sessions'],
    queryFn: async () => (await (await accountActions()).listSessions?.()) ?? null,
  });
}

export function useRenewAccount(): () => Promise<void> {
  const queries = useQueryClient();
  return async () => queries.invalidateQueries({ queryKey: ['account'] });
}
