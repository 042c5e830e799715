import type { Trx } from '#src/db/connect.server.ts';
import { notify } from '#src/notifications/service.server.ts';
import type { App } from '#src/platform/app.server.ts';
import type { OrderSide, Stage } from './contract.ts';
import type { Mover } from './stages.ts';

type Told = { id: string; title: string; buyer_id: string; seller_id: string };
const sides: readonly OrderSide[] = ['buyer', 'seller'];

/** Tells the sides of an order of a step that they did not take themselves; mails say more of it. */
export async function notifyStep(
  app: App,
  trx: Trx,
  { id, title, ...people }: Told,
  step: Stage | 'proposed' | 'agreed',
  by: Mover,
): Promise<void> {
  const told = sides.filter((side) => side !== by);
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
