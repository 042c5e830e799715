import { recordAction } from '#src/accounts/audit/service.server.ts';
import { sellerVerified, verificationEnded } from '#src/accounts/users/events.server.ts';
import { mailUser, userMails } from '#src/accounts/users/mails.server.ts';
import { sellsItems } from '#src/accounts/users/queries.server.ts';
import type { NewVerification, UserDetails, VerificationRecord } from '#src/accounts/users/schemas.ts';
import { lockAdminAndTarget, hasConflictOfInterest } from '#src/accounts/users/service.server.ts';
import { inTransaction, type App } from '#src/platform/app.server.ts';
import type { Caller } from '#src/platform/caller.ts';
import type { Role } from '#src/platform/db/columns.ts';
import type { DbOrTrx } from '#src/platform/db/connect.server.ts';
import { AppError } from '#src/platform/errors.ts';
import { isId, newId } from '#src/platform/ids.server.ts';
import { accountProblems } from '#src/texts/problems-accounts.server.ts';
import { closeRequest } from './asking/queries.server.ts';
import { endVerification, findVerifications, insertVerification } from './queries.server.ts';

type Roles = { id: string; role: Role; earlier_role: Role | null };

/** Users who switched to buying are still sellers while they have an item to sell. */
export const isSeller = async (db: DbOrTrx, { id, role, earlier_role }: Roles): Promise<boolean> =>
  role === 'Seller' || earlier_role === 'Seller' || sellsItems(db, id);

type Known = Roles & { deleted_at: Date | null; is_verified: boolean };

export async function allowedVerificationActions(
  { db }: App,
  adminId: string,
  user: Known,
): Promise<UserDetails['acts']> {
  if (await hasConflictOfInterest(db, adminId, user.id)) return [];
  if (user.is_verified) return ['unverify'];
  return !user.deleted_at && (await isSeller(db, user)) ? ['verify'] : [];
}

/** @throws AppError `conflict` for a user who has nothing to sell and is no seller, or whose name is another now */
export async function verifySeller(
  app: App,
  caller: Caller,
  id: string,
  { name, checked = [], note }: NewVerification = {},
): Promise<number> {
  return inTransaction(app, async (trx) => {
    const { actor, target } = await lockAdminAndTarget(trx, caller.id, id);
    if (target.deleted_at) return 0;
    if (!(await isSeller(trx, target))) throw new AppError('conflict', accountProblems.onlySellersVerified);
    if (name !== undefined && name !== target.name)
      throw new AppError('conflict', accountProblems.nameChanged(target.name));
    const values = { id: newId(), user_id: id, given_by: actor.id, checked, note: note ?? null };
    if ((await insertVerification(trx, values)) === 0) return 0;
    await closeRequest(trx, id, { by: actor.id, outcome: 'approved' });
    await sellerVerified.publish(app, trx, { id });
    const mail = userMails.verified(app.config, target.suspended_at !== null, checked);
    await mailUser(app, trx, target, mail);
    const what = checked.join(', ') || undefined;
    await recordAction(trx, { act: 'verified', actor: actor.id, target: ['person', id], note: what });
    return 1;
  });
}

export async function takeBackVerification(
  app: App,
  caller: Caller,
  id: string,
  reason: string,
): Promise<number> {
  return inTransaction(app, async (trx) => {
    const { actor, target } = await lockAdminAndTarget(trx, caller.id, id);
    if ((await endVerification(trx, id, actor.id, reason)) === 0) return 0;
    await verificationEnded.publish(app, trx, { id });
    const paused = { areItemsPaused: app.shop.current.approveSellers };
    if (!target.deleted_at) await mailUser(app, trx, target, userMails.unverified(app, reason, paused));
    await recordAction(trx, { act: 'unverified', actor: actor.id, target: ['person', id], note: reason });
    return 1;
  });
}

export async function listVerifications({ db }: App, id: string): Promise<VerificationRecord[]> {
  const rows = isId(id) ? await findVerifications(db, id) : null;
  if (!rows) throw new AppError('not-found');
  return rows.map(
    ({ id: _id, given_at, checked, giver: by, note, taken_back_at: at, taken_back_for, taker }) => ({
      _id,
      since: given_at?.toISOString() ?? null,
      checked,
      by,
      note,
      takenBack: at && { at: at.toISOString(), by: taker, reason: taken_back_for },
    }),
  );
}
