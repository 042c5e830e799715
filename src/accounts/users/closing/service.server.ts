import { recordAction } from '#src/accounts/audit/service.server.ts';
import {
  lockIdentity,
  lockActorAndTarget,
  endAccess,
  removeAccount,
} from '#src/accounts/auth/service.server.ts';
import { userClosed, userErased } from '#src/accounts/users/events.server.ts';
import { mailUser, userMails } from '#src/accounts/users/mails.server.ts';
import { findByIdentity } from '#src/accounts/users/queries.server.ts';
import { lockAdminAndTarget, protectLastAdmin } from '#src/accounts/users/service.server.ts';
import { removePhotos } from '#src/media/photos/removal/service.server.ts';
import { inTransaction, type App } from '#src/platform/app.server.ts';
import type { Auth, Caller } from '#src/platform/caller.ts';
import type { Trx } from '#src/platform/db/connect.server.ts';
import { AppError } from '#src/platform/errors.ts';
import { scheduledJob } from '#src/platform/jobs/queue.server.ts';
import { dropHeldQuotes } from '#src/platform/mail/budget.server.ts';
import { accountProblems } from '#src/texts/problems-accounts.server.ts';
import { closeUser, demoteUser, eraseUser, lockUsersToErase } from './queries.server.ts';

const retentionDays = 30;
const batchSize = 100;

/** @throws AppError `last-admin`, and for another user's account whatever `lockAdminAndTarget` throws */
export async function deleteUser(app: App, caller: Caller, id: string): Promise<number> {
  return protectLastAdmin(() =>
    inTransaction(app, async (trx) => {
      const isOwn = caller.id === id;
      const { actor, target } = await (isOwn
        ? lockActorAndTarget(trx, id, id, { roles: ['admin'] })
        : lockAdminAndTarget(trx, caller.id, id));
      if (target.deleted_at) return 0;
      await closeAccount(app, trx, target, actor.id);
      await recordAction(trx, { act: 'closed-account', actor: actor.id, target: ['person', id] });
      // Erased immediately, because nobody needs to review an account that its owner closed.
      if (isOwn) await erase(app, trx, target);
      return 1;
    }),
  );
}

type Closed = Erased & { name: string };

/** `by` is the id of the admin or user who closes the account; null for the operator. */
export async function closeAccount(app: App, trx: Trx, target: Closed, by: string | null): Promise<void> {
  await closeUser(trx, target.id, by);
  await endAccess(trx, target);
  // Orders and items need the id of a user, so the account's own id is used for the operator.
  await userClosed.publish(app, trx, { id: target.id, by: by ?? target.id });
  await mailUser(app, trx, target, userMails.closed(app, target.id, by === target.id));
}

/**
 * Closes and erases the caller's account.
 * @throws AppError `last-admin`, `conflict` if a record is created at the same time
 */
export async function deleteOwnAccount(app: App, { identity, user }: Auth): Promise<void> {
  await protectLastAdmin(() =>
    inTransaction(app, async (trx) => {
      if (!user) {
        const { emailVerified } = await lockIdentity(trx, identity);
        if (await findByIdentity(trx, identity)) throw new AppError('conflict', accountProblems.tryAgain);
        await userErased.publish(app, trx, { provedEmail: emailVerified ? identity.email : null });
        // Without a record, nothing else invalidates earlier access tokens.
        await endAccess(trx, identity);
        return removeAccount(trx, identity);
      }
      const { target } = await lockActorAndTarget(trx, user.id, user.id);
      await closeUser(trx, target.id, target.id);
      await userClosed.publish(app, trx, { id: target.id, by: target.id });
      await mailUser(app, trx, target, userMails.closed(app, target.id, true));
      await erase(app, trx, target);
    }),
  );
}

/** Gives an admin their earlier role back. Returns the number of changed rows. @throws AppError `last-admin` */
export async function stepDown(app: App, caller: Caller, id: string): Promise<number> {
  return protectLastAdmin(() =>
    inTransaction(app, async (trx) => {
      await lockActorAndTarget(trx, caller.id, id, { roles: ['admin'] });
      const count = await demoteUser(trx, id);
      if (count > 0)
        await recordAction(trx, { act: 'stepped-down', actor: caller.id, target: ['person', id] });
      return count;
    }),
  );
}

export const eraseAccounts = scheduledJob('erase-accounts', '11 3 * * *', { limitSeconds: 600 });

export async function eraseClosedAccounts(app: App): Promise<void> {
  let count: number;
  do {
    count = await inTransaction(app, async (trx) => {
      const users = await lockUsersToErase(trx, retentionDays, batchSize);
      for (const user of users) await erase(app, trx, user);
      return users.length;
    });
  } while (count === batchSize);
}

/** Takes the role of an account, closes and erases it, without an email. Its items and orders must be gone. */
export async function eraseQuietly(trx: Trx, id: string): Promise<void> {
  await demoteUser(trx, id);
  await closeUser(trx, id, null);
  await eraseUser(trx, id);
}

type Erased = { id: string; issuer: string; subject: string; email: string; email_verified: boolean };

async function erase(app: App, trx: Trx, user: Erased): Promise<void> {
  await userErased.publish(app, trx, { provedEmail: user.email_verified ? user.email : null });
  await eraseUser(trx, user.id);
  await dropHeldQuotes(trx, user.id);
  // The photos in the user's messages are still served until this job has run.
  await app.jobs.enqueue(trx, removePhotos, {});
  await removeAccount(trx, user);
}
