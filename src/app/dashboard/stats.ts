import { useQueryClient, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { onEvent } from '#src/messaging/live/client.ts';
import type { LiveEvent } from '#src/messaging/live/schemas.ts';
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

const ofOrders = ['order', 'orders', 'handover', 'disputes', 'conversations', 'offers', 'my', 'figures'];
/** The first parts of the query keys that an event invalidates. */
const concerned = new Map<LiveEvent['name'], readonly string[]>([
  ['message', ['conversations']],
  ['read', ['conversations']],
  ['order', ofOrders],
  ['offer', ['offers', 'my', 'figures']],
  ['notification', ['notifications', 'offers']],
  ['sync', [...ofOrders, 'notifications']],
]);

/** Reloads what the dashboard shows when a live event concerns it. */
export function RefreshOnEvent() {
  const queries = useQueryClient();
  useEffect(
    () =>
      onEvent(({ name }) => {
        const keys = concerned.get(name) ?? [];
        void queries.invalidateQueries({ predicate: ({ queryKey }) => keys.includes(String(queryKey[0])) });
      }),
    [queries],
  );
  return null;
}
