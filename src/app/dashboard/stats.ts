import { useQueryClient, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { api } from '#src/accounts/auth/client.ts';
import { useSession } from '#src/accounts/auth/session.ts';
import { onEvent } from '#src/messaging/live/client.ts';
import type { LiveEvent } from '#src/messaging/live/schemas.ts';

/** Fetches the stats of the dashboard once the user is known, and again when they switch modes. */
export function useStats() {
  const session = useSession();
  const role = session.state === 'signed-in' ? session.user.role : null;
  return useQuery({
    enabled: role !== null,
    queryKey: ['figures', role],
    queryFn: async () => (await api('GET /figures')).body,
  });
}

const orderKeys = [
  'order',
  'orders',
  'handover',
  'disputes',
  'conversations',
  'offers',
  'my',
  'figures',
  'todo',
];
/** The first parts of the query keys that each event invalidates. */
const keysByEvent = new Map<LiveEvent['name'], readonly string[]>([
  ['message', ['conversations', 'todo']],
  ['read', ['conversations', 'todo']],
  ['order', orderKeys],
  ['offer', ['offers', 'conversations', 'my', 'figures', 'todo']],
  ['notification', ['notifications', 'offers', 'conversations']],
  ['todo', ['todo', 'users', 'figures', 'order', 'conversations', 'reports', 'disputes']],
  ['sync', [...orderKeys, 'notifications', 'reports']],
]);

export function RefreshOnEvent() {
  const queries = useQueryClient();
  useEffect(
    () =>
      onEvent(({ name }) => {
        const keys = keysByEvent.get(name) ?? [];
        void queries.invalidateQueries({ predicate: ({ queryKey }) => keys.includes(String(queryKey[0])) });
      }),
    [queries],
  );
  return null;
}
