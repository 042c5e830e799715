import { useQuery, useQueryClient } from '@tanstack/react-query';
import { accountActs } from '#src/auth/client.ts';

const queryKey = ['account', 'state'];

/** What the provider knows of the account that is signed in. */
export function useAccountState() {
  return useQuery({ queryKey, queryFn: async () => (await accountActs()).state() });
}

/** Has it asked again, after an act that changed it. */
export function useRenewAccountState(): () => Promise<void> {
  const queries = useQueryClient();
  return async () => queries.invalidateQueries({ queryKey });
}
