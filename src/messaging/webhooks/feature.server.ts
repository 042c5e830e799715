import { z } from 'zod';
import { reportOpened } from '#src/moderation/reports/events.server.ts';
import { listParties } from '#src/moderation/reports/service.server.ts';
import type { Feature } from '#src/platform/feature.server.ts';
import { routesOf } from '#src/platform/http/route.server.ts';
import { defineWork, scheduledJob } from '#src/platform/jobs/queue.server.ts';
import { deleted, modified } from '#src/platform/schemas.ts';
import { deliverDue } from './delivery.server.ts';
import { deleteOldDeliveries, listWebhookRows } from './queries.server.ts';
import { createdWebhook, delivery, newWebhook, webhook } from './schemas.ts';
import {
  createWebhook,
  deliverWebhooks,
  listDeliveries,
  listWebhooks,
  publishEvents,
  removeWebhook,
  restartWebhook,
  sendAgain,
} from './service.server.ts';

const route = routesOf('webhooks');

const webhookRoutes = [
  route.get('/my/webhooks', {
    access: 'user',
    summary: "The caller's webhooks, the newest first",
    responses: { 200: z.array(webhook) },
    run: ({ app, caller }) => listWebhooks(app.db, caller.id),
  }),
  route.post('/my/webhooks', {
    access: ['Seller', 'admin'],
    confirm: true,
    summary: 'Create a webhook; a user can have 5',
    description:
      'Requests are signed as in [Standard Webhooks](https://www.standardwebhooks.com). Admins get the events of all sellers.',
    problems: ['conflict', 'too-many-requests'],
    body: newWebhook,
    responses: { 201: createdWebhook },
    run: ({ app, caller, body }) => createWebhook(app, caller, body),
  }),
  route.delete('/my/webhooks/{id}', {
    access: 'user',
    summary: 'Delete a webhook with its deliveries',
    responses: { 200: deleted },
    async run({ app, caller, params }) {
      await removeWebhook(app, caller, params.id);
      return { deletedCount: 1 };
    },
  }),
  route.put('/my/webhooks/{id}/enabled', {
    access: 'user',
    confirm: true,
    summary: 'Enable a webhook that was disabled',
    problems: ['too-many-requests'],
    responses: { 200: modified },
    async run({ app, caller, params }) {
      await restartWebhook(app, caller, params.id);
      return { modifiedCount: 1 };
    },
  }),
  route.get('/my/webhooks/{id}/deliveries', {
    access: 'user',
    summary: 'The last hundred deliveries of a webhook in 30 days, the newest first',
    responses: { 200: z.array(delivery) },
    run: ({ app, caller, params }) => listDeliveries(app, caller, params.id),
  }),
  route.put('/my/deliveries/{id}/again', {
    access: 'user',
    summary: 'Send a delivery of a webhook again',
    description: 'It has the same `webhook-id`.',
    problems: ['too-many-requests'],
    responses: { 200: modified },
    async run({ app, caller, params }) {
      await sendAgain(app, caller, params.id);
      return { modifiedCount: 1 };
    },
  }),
] as const;

const forgetDeliveries = scheduledJob('forget-webhook-deliveries', '43 3 * * *', { limitSeconds: 600 });

export const webhookFeature = {
  routes: webhookRoutes,
  jobs: [
    defineWork(deliverWebhooks, ({ app }) => deliverDue(app)),
    defineWork(forgetDeliveries, ({ app }) => deleteOldDeliveries(app.db)),
  ],
  eventHandlers: [
    reportOpened.handledBy(async (app, trx, data) => {
      const except = await listParties(trx, data.report);
      await publishEvents(app, trx, { except }, { event: 'report.opened', data });
    }),
  ],
  personalData: { webhooks: { read: listWebhookRows } },
} satisfies Feature;
