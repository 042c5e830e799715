import { queryOptions } from '@tanstack/react-query';
import { api } from '#src/accounts/auth/client.ts';
import { CallError } from '#src/ui/client/call.ts';

export const conversationQuery = (id: string) =>
  queryOptions({
    queryKey: ['conversations', id],
    queryFn: async () => (await api('GET /conversations/{id}', { params: { id } })).body,
    retry: (count, failure) => count < 1 && !(failure instanceof CallError && failure.status < 500),
  });
