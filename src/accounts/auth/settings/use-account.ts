import { useQuery, useQueryClient } from '@tanstack/react-query';
import { refreshSession } from '#src/accounts/auth/client.ts';
import { loadProvider } from '#src/accounts/auth/load-provider.ts';

export function useAccountState() {
  return useQuery({ queryKey: ['account', 'state'], queryFn: async () => (await loadProvider()).state() });
}

export function useRenewAccount(): () => Promise<void> {
  const queries = useQueryClient();
  return async () => queries.invalidateQueries({ queryKey: ['account'] });
}

/** Reads the account and the session again, whose access tokens may have ended. */
export function useReloadAccount(): () => Promise<void> {
  const renew = useRenewAccount();
  return async () => {
    await refreshSession();
    await renew();
  };
}
