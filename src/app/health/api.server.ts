import { deleted } from '#src/platform/schemas.ts';
import { routesOf, type Route } from '#src/platform/http/route.server.ts';
import { health, maintenance, newMaintenance, testMail, testMailResult } from './schemas.ts';
import { beginMaintenance, endMaintenance } from './maintenance-service.server.ts';
import { readHealth, sendTestMail, showTestMail } from './service.server.ts';

const route = routesOf('health');
const access = ['admin'] as const;

export const healthRoutes: Route[] = [
  route.get('/health', {
    access,
    summary: 'The state of the shop: mails, backups, disks, versions, processes, errors',
    answers: { 200: health },
    run: ({ app }) => readHealth(app),
  }),
  route.post('/health/test-mail', {
    access,
    summary: 'Mail a test to the address of the caller',
    description: 'By the same queue and mail server as all mails, five an hour. It is tried once.',
    answers: { 202: testMail },
    run: ({ app, caller }) => sendTestMail(app, caller),
  }),
  route.get('/health/test-mail/{id}', {
    access,
    summary: 'The outcome of a test mail, for an hour',
    answers: { 200: testMailResult },
    run: ({ app, params }) => showTestMail(app, params.id),
  }),
  route.put('/maintenance', {
    access,
    summary: 'Stop all changes, and say why on every page',
    description:
      'Until it is ended, every call that changes something is refused with 503 `maintenance`, its text and `Retry-After`; background jobs wait. Only admins can log in.',
    body: newMaintenance,
    duringMaintenance: true,
    answers: { 200: maintenance },
    run: ({ app, caller, body }) => beginMaintenance(app, caller, body.text),
  }),
  route.delete('/maintenance', {
    access,
    summary: 'Take changes again',
    duringMaintenance: true,
    answers: { 200: deleted },
    run: async ({ app, caller }) => ({ deletedCount: Number(await endMaintenance(app, caller)) }),
  }),
];
