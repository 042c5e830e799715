import { useQuery } from '@tanstack/react-query';
import { api } from '#src/accounts/auth/client.ts';
import type { Issue } from '#src/content/newsletter/schemas.ts';
import { mailingsTexts } from '#src/texts/mailings.ts';
import { StateTag } from '#src/ui/badge.tsx';
import { CallError } from '#src/ui/client/call.ts';

const isRefused = (error: unknown) => error instanceof CallError && error.status < 500;
const renewMs = 2_000;

export function useSubscribers(): number | undefined {
  const { data } = useQuery({
    queryKey: ['newsletter', 'subscribers'],
    queryFn: async () => (await api('GET /newsletter/subscribers')).body.confirmed,
  });
  return data;
}

/**
 * Reloads an issue while it is being sent. A draft is requested only once, because a response must not replace typed
 * text.
 */
export function useIssue(id: string) {
  return useQuery({
    queryKey: ['newsletter', 'letter', id],
    queryFn: async () => (await api('GET /newsletter/letters/{id}', { params: { id } })).body,
    gcTime: 0,
    staleTime: ({ state }) => (state.data?.state === 'draft' ? Infinity : 0),
    refetchInterval: ({ state }) => state.data?.state === 'sending' && renewMs,
    retry: (count, error) => count < 1 && !isRefused(error),
  });
}

const tags = { draft: 'plain', sending: 'booked', stopped: 'available', sent: 'sold' } as const;

export function IssueTag({ state }: Pick<Issue, 'state'>) {
  return <StateTag state={tags[state]} label={mailingsTexts.mailings.states[state]} />;
}
