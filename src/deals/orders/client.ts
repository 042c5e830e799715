import { queryOptions } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { api } from '#src/accounts/auth/client.ts';
import type { OrderSide } from '#src/platform/db/columns.ts';
import { minuteMs } from '#src/platform/shared/dates.ts';
import { CallError } from '#src/ui/client/call.ts';
import { useRenew } from '#src/ui/client/hooks.ts';
import type { OrderDetails } from './schemas.ts';

/** The `Date` header has whole seconds. It is rounded up, so that a page never promises more time than is left. */
const headerStepMs = 1000;

/** An order, with the server's time when it was sent. */
export type ShownOrder = OrderDetails & { now: number };
/** An order as one of its sides sees it. */
export type OwnOrder = ShownOrder & { side: OrderSide };
export const isOwn = (order: ShownOrder): order is OwnOrder => order.side !== 'admin';

export const orderQuery = (id: string) =>
  queryOptions({
    queryKey: ['order', id],
    queryFn: async (): Promise<ShownOrder> => {
      const { body, headers } = await api('GET /orders/{id}', { params: { id } });
      const date = Date.parse(headers.get('date') ?? '');
      return { ...body, now: date + headerStepMs || Date.now() };
    },
    retry: (count, failure) => count < 1 && !(failure instanceof CallError && failure.status < 500),
  });

/** Continues the server's time each minute, because the device's clock may be wrong. */
export function useNow({ now }: ShownOrder): number {
  const [passed, setPassed] = useState({ since: now, ms: 0 });
  useEffect(() => {
    const begun = performance.now();
    const timer = setInterval(() => setPassed({ since: now, ms: performance.now() - begun }), minuteMs);
    return () => clearInterval(timer);
  }, [now]);
  return passed.since === now ? now + passed.ms : now;
}

export function useRefreshOrders(): () => Promise<void> {
  const renew = useRenew();
  return () =>
    renew('order', 'orders', 'conversations', 'offers', 'disputes', 'my', 'figures', 'todo', 'audit');
}
