import { z } from 'zod';
import type { Trx } from '#src/platform/db/connect.server.ts';
import type { App } from '#src/platform/app.server.ts';
import { defineDeadline } from '#src/platform/jobs/deadline.server.ts';
import { notifyShown } from './notifications.server.ts';
import { publishDue } from './queries.server.ts';

/** Shows reviews at the end of the time that both sides have for them. */
export const reviewDeadline = defineDeadline({
  atMoment: { name: 'review-window', data: z.object({}), run: (app, trx) => showDue(app, trx, 100) },
  eachMinute: { name: 'show-due-reviews', steps: [showDue] },
});

async function showDue(app: App, trx: Trx, limit: number): Promise<number> {
  const orders = await publishDue(trx, limit);
  await notifyShown(app, trx, orders);
  return orders.length;
}
