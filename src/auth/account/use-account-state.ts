import { useQuery, useQueryClient } from '@tanstack/react-query';
import { accountActs } from '#src/auth/client.ts';

const queryKey = ['account', 'state'];

export function useAccountState() {
  return useQuery({ queryKey, queryFn: async () => (await accountActs()).state() });
}

export function useRenewAccountState(): () => Promise<void> {
  const queries = useQueryClient();
  return async () => queries.invalidateQueries({ queryKey });
}
