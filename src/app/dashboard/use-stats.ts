import { useQuery } from '@tanstack/react-query';
import { api } from '#src/accounts/auth/client.ts';
import type { Figures } from './schemas.ts';

/** What the signed-in person's dashboard counts; renewed with the key `figures`, and asked for once it `isKnown` who that is. */
export function useFigures(isKnown = true) {
  return useQuery({
    enabled: isKnown,
    queryKey: ['figures'],
    queryFn: async () => (await api<Figures>('GET', '/figures')).body,
  });
}
