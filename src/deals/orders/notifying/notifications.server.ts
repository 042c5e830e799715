import type { Trx } from '#src/platform/db/connect.server.ts';
import { notify } from '#src/messaging/notifications/notify-service.server.ts';
import type { App } from '#src/platform/app.server.ts';
import type { Stage } from '#src/deals/orders/schemas.ts';
import { orderSides, type Mover } from '#src/deals/orders/stages.ts';

type Told = { id: string; title: string; buyer_id: string; seller_id: string };

/** Notifies the sides that did not take the step; mails say more. */
export async function notifyStep(
  app: App,
  trx: Trx,
  { id, title, ...people }: Told,
  step: Stage | 'proposed' | 'agreed',
  by: Mover,
): Promise<void> {
  const told = orderSides.filter((side) => side !== by);
  await notify(
    app,
    trx,
    ...told.map((side) => ({
      person: people[`${side}_id`],
      kind: 'order' as const,
      subject: id,
      data: { title, step },
      mail: 'off' as const,
    })),
  );
}
