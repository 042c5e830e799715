import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { api } from '#src/accounts/auth/client.ts';
import type { ConversationDetails } from '#src/messaging/conversations/schemas.ts';
import { tryCall } from '#src/ui/client/call.ts';

/** Marks the notifications about the deal as read while its conversation is in view. */
export function useSeenNotices({ _id, read, notices }: ConversationDetails): void {
  const queries = useQueryClient();
  useEffect(() => {
    if (notices === 0) return;
    const mark = async () => {
      if (document.visibilityState !== 'visible') return;
      await tryCall(api('PUT /conversations/{id}/read', { params: { id: _id }, body: { seq: read } }));
      await queries.invalidateQueries({ queryKey: ['conversations', _id] });
    };
    void mark();
    document.addEventListener('visibilitychange', mark);
    return () => document.removeEventListener('visibilitychange', mark);
  }, [_id, notices, queries, read]);
}
