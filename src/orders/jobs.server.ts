import { z } from 'zod';
import { defineWork, type Job } from '#src/platform/jobs.server.ts';
import { endDueOrders, lookAfterOrder, orderDue } from './deal-clock.server.ts';

export const orderDueWork = defineWork(orderDue, ({ app, data }) => lookAfterOrder(app, data.order));

/** Each minute, the orders whose time is up and that no job has ended. Who acts on one meanwhile ends it themselves. */
const endDue: Job = {
  name: 'end-due-orders',
  data: z.object({}),
  retries: { limit: 2, delay: 20, longest: 60 },
  limitSeconds: 300,
  schedule: '* * * * *',
};

export const dueOrderWork = defineWork(endDue, ({ app }) => endDueOrders(app));
