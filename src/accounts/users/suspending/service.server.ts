import { recordAction } from '#src/accounts/audit/service.server.ts';
import { endAccess } from '#src/accounts/auth/service.server.ts';
import { suspensionLifted, userSuspended } from '#src/accounts/users/events.server.ts';
import { mailUser, userMails } from '#src/accounts/users/mails.server.ts';
import { clearSuspension, markSuspended } from '#src/accounts/users/queries.server.ts';
import { lockAdminAndTarget, protectLastAdmin } from '#src/accounts/users/service.server.ts';
import { isApproved } from '#src/accounts/users/verifying/asking/service.server.ts';
import { inTransaction, type App } from '#src/platform/app.server.ts';
import type { Caller } from '#src/platform/caller.ts';

/**
 * Suspends a user and cancels their open orders, because nobody should travel to meet them.
 * @throws AppError `last-admin`, and whatever `lockAdminAndTarget` throws
 */
export async function suspendUser(app: App, caller: Caller, id: string, reason: string): Promise<number> {
  return protectLastAdmin(() =>
    inTransaction(app, async (trx) => {
      const { actor, target } = await lockAdminAndTarget(trx, caller.id, id);
      if ((await markSuspended(trx, id, actor.id, reason)) === 0) return 0;
      await endAccess(trx, target);
      await userSuspended.publish(app, trx, { id, by: actor.id });
      await mailUser(app, trx, target, userMails.suspended(app, reason));
      await recordAction(trx, { act: 'suspended', actor: actor.id, target: ['person', id], note: reason });
      return 1;
    }),
  );
}

export async function liftSuspension(app: App, caller: Caller, id: string): Promise<number> {
  return inTransaction(app, async (trx) => {
    const { actor, target } = await lockAdminAndTarget(trx, caller.id, id);
    if (!target.suspended_at || (await clearSuspension(trx, id)) === 0) return 0;
    await suspensionLifted.publish(app, trx, { id, since: target.suspended_at });
    await mailUser(
      app,
      trx,
      target,
      userMails.lifted(app.config, { areItemsPaused: !(await isApproved(app, trx, id)) }),
    );
    await recordAction(trx, { act: 'unsuspended', actor: actor.id, target: ['person', id] });
    return 1;
  });
}
