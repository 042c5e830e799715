import { recordAct } from '#src/audit/service.server.ts';
import { showVerified } from '#src/listings/service.server.ts';
import type { Role } from '#src/db/columns.ts';
import { change, type App } from '#src/platform/app.server.ts';
import type { Caller } from '#src/platform/caller.ts';
import { AppError } from '#src/platform/errors.ts';
import { isId, newId } from '#src/platform/ids.server.ts';
import { decidingOn, isOwnAffair } from './decide.server.ts';
import type { NewVerification, Person, VerificationRecord } from './contract.ts';
import { mailTakenBack, mailVerified } from './mails.server.ts';
import { endVerification, findVerifications, insertVerification } from './verification-queries.server.ts';

type Roles = { role: Role; earlier_role: Role | null };

/** Whether a user is a seller, or was one before becoming an admin. */
const isSeller = ({ role, earlier_role }: Roles) => role === 'Seller' || earlier_role === 'Seller';

type Known = Roles & { id: string; deleted_at: Date | null; is_verified: boolean };

/** Whether an admin may verify a user, or withdraw the verification. */
export async function verificationActs({ db }: App, adminId: string, person: Known): Promise<Person['acts']> {
  if (await isOwnAffair(db, adminId, person.id)) return [];
  if (person.is_verified) return ['unverify'];
  return isSeller(person) && !person.deleted_at ? ['verify'] : [];
}

/**
 * Verifies a seller, also one who was made an admin: 1, or 0 when they were. What was checked is shown with the badge.
 * @throws AppError `conflict` for anyone else: what is verified is who sells.
 */
export async function verifySeller(
  app: App,
  caller: Caller,
  id: string,
  { checked = [], note }: NewVerification = {},
): Promise<number> {
  if (!isId(id)) throw new AppError('not-found');
  return change(app, async (trx) => {
    const { actor, target } = await decidingOn(trx, caller.id, id);
    if (target.deleted_at) return 0;
    if (!isSeller(target)) throw new AppError('conflict', 'Only sellers are verified.');
    const values = { id: newId(), person_id: id, given_by: actor.id, checked, note: note ?? null };
    if ((await insertVerification(trx, values)) === 0) return 0;
    await showVerified(app, trx, id);
    await mailVerified(app, trx, target, checked);
    const what = checked.join(', ') || undefined;
    await recordAct(trx, { act: 'verified', actor: actor.id, target: ['person', id], note: what });
    return 1;
  });
}

/** Takes a person's verification back, whatever they are by now: 1, or 0 when there is none. */
export async function takeBackVerification(
  app: App,
  caller: Caller,
  id: string,
  reason: string,
): Promise<number> {
  if (!isId(id)) throw new AppError('not-found');
  return change(app, async (trx) => {
    const { actor, target } = await decidingOn(trx, caller.id, id);
    if ((await endVerification(trx, id, actor.id, reason)) === 0) return 0;
    if (!target.deleted_at) await mailTakenBack(app, trx, target, reason);
    await recordAct(trx, { act: 'unverified', actor: actor.id, target: ['person', id], note: reason });
    return 1;
  });
}

/** The last 50 times that a person was verified, the one that stands first. */
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
