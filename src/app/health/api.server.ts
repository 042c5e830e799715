import { routesOf } from '#src/platform/http/route.server.ts';
import { deleted } from '#src/platform/schemas.ts';
import { beginMaintenance, endMaintenance } from './maintenance-service.server.ts';
import { health, maintenance, newMaintenance, testMail, testMailResult } from './schemas.ts';
import { readHealth, sendTestMail, showTestMail } from './service.server.ts';

const route = routesOf('health');
const access = ['admin'] as const;

export const healthRoutes = [
  route.get('/health', {
    access,
    scope: 'admin:read',
    summary: 'Health of the shop: mail, backups, disks, versions, processes and errors',
    responses: { 200: health },
    run: ({ app }) => readHealth(app),
  }),
  route.post('/health/test-mail', {
    access,
    summary: 'Send a test email to the caller',
    description:
      'Uses the same queue and mail server as all emails. At most five an hour; each is attempted once.',
    responses: { 202: testMail },
    run: ({ app, caller }) => sendTestMail(app, caller),
  }),
  route.get('/health/test-mail/{id}', {
    access,
    summary: 'The result of a test email; stored for an hour',
    responses: { 200: testMailResult },
    run: ({ app, params }) => showTestMail(app, params.id),
  }),
  route.put('/maintenance', {
    access,
    summary: 'Start maintenance mode and show its text on every page',
    description:
      'Until maintenance ends, every call that changes data is rejected with 503 `maintenance`, the text and `Retry-After`; background jobs wait. Only admins can log in.',
    body: newMaintenance,
    duringMaintenance: true,
    responses: { 200: maintenance },
    run: ({ app, caller, body }) => beginMaintenance(app, caller, body.text),
  }),
  route.delete('/maintenance', {
    access,
    summary: 'End maintenance mode',
    duringMaintenance: true,
    responses: { 200: deleted },
    run: async ({ app, caller }) => ({ deletedCount: Number(await endMaintenance(app, caller)) }),
  }),
] as const;
