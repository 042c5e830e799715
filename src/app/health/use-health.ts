import { useMutation, useQuery, type QueryClient } from '@tanstack/react-query';
import { api } from '#src/accounts/auth/client.ts';
import { CallError } from '#src/ui/client/call.ts';
import type { TestMailResult } from './schemas.ts';

const renewMs = 30_000;
const pollMs = 1_000;
/** If the email queue works, a test email is delivered before this many polls. */
const maxPolls = 45;

export const renewHealth = async (queries: QueryClient): Promise<void> =>
  queries.invalidateQueries({ queryKey: ['health'] });

export function useHealth() {
  return useQuery({
    queryKey: ['health'],
    queryFn: async () => (await api('GET /health')).body,
    refetchInterval: renewMs,
  });
}

type PolledResult = TestMailResult & { polls: number };

export const isPolling = ({ state, polls }: PolledResult): boolean => state === 'waiting' && polls < maxPolls;

export function useTestMail() {
  const sending = useMutation({
    mutationFn: async () => (await api('POST /health/test-mail')).body,
  });
  const id = sending.data?._id;
  const result = useQuery({
    enabled: id !== undefined,
    queryKey: ['test-mail', id],
    queryFn: async ({ client, queryKey }): Promise<PolledResult> => {
      const { body } = await api('GET /health/test-mail/{id}', { params: { id: id ?? '' } });
      // Sending the email has changed the queue, which the page shows, too.
      if (body.state !== 'waiting') void renewHealth(client);
      return { ...body, polls: (client.getQueryData<PolledResult>(queryKey)?.polls ?? 0) + 1 };
    },
    retry: (_, error) => !(error instanceof CallError && error.status === 404),
    refetchInterval: ({ state }) => state.data !== undefined && isPolling(state.data) && pollMs,
  });
  return { sending, result };
}
