import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { onEvent } from './client.ts';
import type { LiveEvent } from './contract.ts';

const ofOrders = ['order', 'orders', 'handover', 'disputes', 'conversations', 'offers', 'my', 'figures'];
/** What is asked for anew, by the first part of its key, once something is said to have happened. */
const concerned = new Map<LiveEvent['name'], readonly string[]>([
  ['message', ['conversations']],
  ['read', ['conversations']],
  ['order', ofOrders],
  ['offer', ['offers', 'my', 'figures']],
  ['notification', ['notifications', 'offers']],
  ['sync', [...ofOrders, 'notifications']],
]);

/** Has all that is shown read anew from the API when the shop tells that it has changed. */
export function RenewalCard() {
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
