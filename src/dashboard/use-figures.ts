import { useQuery } from '@tanstack/react-query';
import { api } from '#src/identity/client.ts';
import type { Figures } from './contract.ts';

/** What the signed-in person's dashboard counts; renewed with the key `figures`. */
export function useFigures() {
  return useQuery({
    queryKey: ['figures'],
    queryFn: async () => (await api<Figures>('GET', '/figures')).body,
  });
}
