import { queryOptions } from '@tanstack/react-query';
import { api } from '#src/auth/client.ts';
import { CallError } from '#src/browser/call.ts';
import type { OrderDetails } from './contract.ts';

/** An order, and what time it was at the server when it said so. */
export type ShownOrder = OrderDetails & { now: number };

export const orderQuery = (id: string) =>
  queryOptions({
    queryKey: ['order', id],
    queryFn: async (): Promise<ShownOrder> => {
      const { body, headers } = await api<OrderDetails>('GET', `/orders/${id}`);
      return { ...body, now: Date.parse(headers.get('date') ?? '') || Date.now() };
    },
    retry: (count, failure) => count < 1 && !(failure instanceof CallError && failure.status < 500),
  });
