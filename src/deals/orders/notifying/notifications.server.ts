import type { Trx } from '#src/platform/db/connect.server.ts';
import { notify } from '#src/messaging/notifications/notify-service.server.ts';
import type { App } from '#src/platform/app.server.ts';
import type { OrderMover, OrderStage } from '#src/platform/db/columns.ts';
import { orderSides } from '#src/platform/shared/order-sides.ts';

type Parties = { id: string; title: string; buyer_id: string; seller_id: string };

/** Notifies the sides that did not cause it; mails say more. */
export async function notifyTransition(
  app: App,
  trx: Trx,
  { id, title, ...ids }: Parties,
  event: OrderStage | 'proposed' | 'agreed',
  by: OrderMover,
): Promise<void> {
  const readers = orderSides.filter((side) => side !== by);
  await notify(
    app,
    trx,
    ...readers.map((side) => ({
      person: ids[`${side}_id`],
      kind: 'order' as const,
      subject: id,
      data: { title, step: event },
      mail: 'off' as const,
    })),
  );
}
