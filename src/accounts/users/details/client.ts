import { useQuery } from '@tanstack/react-query';
import { api } from '#src/accounts/auth/client.ts';
import type { User, UserDetails } from '#src/accounts/users/schemas.ts';
import { CallError } from '#src/ui/client/call.ts';

/** For admins. The key starts with 'people', so that the user is refetched together with their items and notes. */
export function useUserDetails(id: string) {
  return useQuery({
    queryKey: ['people', id],
    queryFn: async () => (await api('GET /people/{id}', { params: { id } })).body,
    retry: (count, failure) => count < 1 && !(failure instanceof CallError && failure.status < 500),
  });
}

/** Returns the user as long as the account is open. */
export function openAccount<T extends UserDetails>(user: T): (T & User) | null {
  const { name, email, closed } = user;
  return closed === null && name !== null && email !== null ? { ...user, name, email } : null;
}
