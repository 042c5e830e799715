import { lockActor } from '#src/accounts/auth/service.server.ts';
import { inTransaction } from '#src/platform/app.server.ts';
import { AppError } from '#src/platform/errors.ts';
import { routesOf } from '#src/platform/http/route.server.ts';
import { deleted, modified } from '#src/platform/schemas.ts';
import { dealProblems } from '#src/texts/problems-deals.server.ts';
import { addPush, removePush } from './queries.server.ts';
import { endedPush, newPush, pushKey } from './schemas.ts';
import { isPushOn } from './service.server.ts';

const route = routesOf('notifications');

export const pushRoutes = [
  route.get('/push', {
    access: 'user',
    summary: 'The public key that a browser needs to receive pushes',
    responses: { 200: pushKey },
    run: ({ app }) => ({ key: app.config.VAPID_PUBLIC_KEY ?? null }),
  }),
  route.post('/push', {
    access: 'user',
    summary: 'Subscribe a browser of the caller to pushes',
    description:
      'Each account can have at most ten browsers; another one replaces the oldest. A browser belongs to the user who subscribed it last. It is removed when the session in which it was subscribed ends.',
    problems: ['not-found'],
    body: newPush,
    responses: { 200: modified },
    async handle({ app, caller, body }) {
      if (!isPushOn(app.config)) throw new AppError('not-found', dealProblems.noPush);
      const isNew = await inTransaction(app, async (trx) => {
        await lockActor(trx, caller.id, { session: caller.sessionId });
        return addPush(trx, caller, body);
      });
      return Response.json({ modifiedCount: isNew ? 1 : 0 });
    },
  }),
  route.delete('/push', {
    access: 'user',
    summary: 'Unsubscribe a browser of the caller from pushes',
    body: endedPush,
    responses: { 200: deleted },
    async handle({ app, caller, body }) {
      const isGone = await inTransaction(app, async (trx) =>
        removePush(trx, (await lockActor(trx, caller.id)).id, body.endpoint),
      );
      return Response.json({ deletedCount: isGone ? 1 : 0 });
    },
  }),
] as const;
