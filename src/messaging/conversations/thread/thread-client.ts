import { queryOptions } from '@tanstack/react-query';
import { api } from '#src/accounts/auth/client.ts';
import { CallError } from '#src/ui/client/call.ts';
import type { ConversationDetails } from '#src/messaging/conversations/schemas.ts';

export const conversationQuery = (id: string) =>
  queryOptions({
    queryKey: ['conversations', id],
    queryFn: async () => (await api<ConversationDetails>('GET', `/conversations/${id}`)).body,
    retry: (count, failure) => count < 1 && !(failure instanceof CallError && failure.status < 500),
  });
