import { deleted, idParams } from '#src/platform/contract.ts';
import { defineRoute, type Route } from '#src/platform/http/route.server.ts';
import { health, maintenance, newMaintenance, testMail, testMailResult } from './contract.ts';
import { beginMaintenance, endMaintenance } from './maintenance-service.server.ts';
import { readHealth, sendTestMail, showTestMail } from './service.server.ts';

const tag = 'health';
const access = ['admin'] as const;

export const healthRoutes: Route[] = [
  defineRoute({
    method: 'GET',
    path: '/health',
    access,
    summary: 'The state of the shop: mails, backups, disks, versions, processes, errors',
    tag,
    answers: { 200: health },
    handle: async ({ app }) => Response.json(await readHealth(app)),
  }),
  defineRoute({
    method: 'POST',
    path: '/health/test-mail',
    access,
    summary: 'Mail a test to the address of the caller',
    description: 'By the same queue and mail server as all mails, five an hour. It is tried once.',
    tag,
    answers: { 202: testMail },
    handle: async ({ app, caller }) => Response.json(await sendTestMail(app, caller), { status: 202 }),
  }),
  defineRoute({
    method: 'GET',
    path: '/health/test-mail/{id}',
    access,
    summary: 'The outcome of a test mail, for an hour',
    tag,
    params: idParams,
    answers: { 200: testMailResult },
    handle: async ({ app, params }) => Response.json(await showTestMail(app, params.id)),
  }),
  defineRoute({
    method: 'PUT',
    path: '/maintenance',
    access,
    summary: 'Stop all changes, and say why on every page',
    description:
      'Until it is ended, every call that changes something is refused with 503 `maintenance`, its text and `Retry-After`; background jobs wait. Only admins can log in.',
    tag,
    body: newMaintenance,
    answers: { 200: maintenance },
    handle: async ({ app, caller, body }) => Response.json(await beginMaintenance(app, caller, body.text)),
  }),
  defineRoute({
    method: 'DELETE',
    path: '/maintenance',
    access,
    summary: 'Take changes again',
    tag,
    answers: { 200: deleted },
    handle: async ({ app, caller }) =>
      Response.json({ deletedCount: Number(await endMaintenance(app, caller)) }),
  }),
];
