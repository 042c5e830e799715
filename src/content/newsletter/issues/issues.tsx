import { useQuery } from '@tanstack/react-query';
import { api } from '#src/accounts/auth/client.ts';
import { CallError } from '#src/ui/client/call.ts';
import type { Letter } from '#src/content/newsletter/schemas.ts';

const isRefused = (error: unknown) => error instanceof CallError && error.status < 500;
const renewMs = 2_000;

export function useSubscribers(): number | undefined {
  const { data } = useQuery({
    queryKey: ['newsletter', 'subscribers'],
    queryFn: async () => (await api<{ confirmed: number }>('GET', '/newsletter/subscribers')).body.confirmed,
  });
  return data;
}

/** A letter that is stored, renewed while it is being sent. A draft is asked for once: an answer must not meet what was typed. */
export function useLetter(id: string) {
  return useQuery({
    queryKey: ['newsletter', 'letter', id],
    queryFn: async () => (await api<Letter>('GET', `/newsletter/letters/${id}`)).body,
    gcTime: 0,
    staleTime: ({ state }) => (state.data?.state === 'draft' ? Infinity : 0),
    refetchInterval: ({ state }) => state.data?.state === 'sending' && renewMs,
    retry: (count, error) => count < 1 && !isRefused(error),
  });
}
