import { sql } from 'kysely';
import { recordAction } from '#src/accounts/audit/service.server.ts';
import { admit } from '#src/accounts/auth/admission-service.server.ts';
import {
  lockActor,
  lockIdentity,
  lockActorAndTarget,
  updateAccount,
} from '#src/accounts/auth/service.server.ts';
import { ownOrOutside } from '#src/media/photos/service.server.ts';
import { inTransaction, type App } from '#src/platform/app.server.ts';
import type { Auth, Caller } from '#src/platform/caller.ts';
import type { Role } from '#src/platform/db/columns.ts';
import type { DbOrTrx, Trx } from '#src/platform/db/connect.server.ts';
import { toPage, parsePage, type Page } from '#src/platform/db/keyset-page.server.ts';
import { AppError } from '#src/platform/errors.ts';
import { newUserId } from '#src/platform/ids.server.ts';
import { violates } from '#src/platform/outage.server.ts';
import { requireVersion } from '#src/platform/require-version.server.ts';
import { cleanText, withoutInvisible } from '#src/platform/user-text/clean.ts';
import { accountFields, accountProblems } from '#src/texts/problems-accounts.server.ts';
import { sharedProblems } from '#src/texts/problems.ts';
import { userRenamed } from './events.server.ts';
import {
  countUsers,
  countUsersByRole,
  findByEmail,
  findByIdentity,
  findOwn,
  findZones,
  insertUser,
  listUserRows,
  userSorts,
  promoteUser,
  setRole,
  setZone,
  updateUser,
} from './queries.server.ts';
import type { NewUser, Profile, User, ProfileChanges, UsersQuery } from './schemas.ts';
import { toListedUser, toProfile } from './serialize.server.ts';
import { findVerified } from './verifying/queries.server.ts';

declare module '#src/platform/cache/collect-tags.server.ts' {
  interface CacheTags {
    /** Tags responses that show a seller's name, suspension, verification, stats or reviews. */
    user: `user:${string}`;
  }
}

export async function showProfile({ db }: App, { id, needsSecondFactor }: Caller): Promise<Profile> {
  return { ...(await readProfile(db, id)), ...(needsSecondFactor && { needsSecondFactor }) };
}

async function readProfile(db: DbOrTrx, id: string): Promise<Profile> {
  const own = await findOwn(db, id);
  return toProfile(own, own);
}

/**
 * @throws AppError `forbidden`, `unauthenticated` for a former address of the account, `conflict` for a taken one,
 * `invitation-needed`
 */
export async function createUser(app: App, { identity }: Auth, input: NewUser) {
  if (input.email !== identity.email.toLowerCase())
    throw new AppError('forbidden', sharedProblems.notOwnEmail);
  return app.db
    .transaction()
    .execute(async (trx) => {
      // Locks the account, so that it is neither deleted nor given a new address before the record exists.
      const current = await lockIdentity(trx, identity);
      const known = await findByIdentity(trx, identity);
      const made = known ? null : await insertUser(trx, newUserId(), current, input.name, input.role);
      if (made) {
        // After the record, so that of two concurrent calls only the one that creates it uses up an invitation.
        await admit(app, trx, input.invitation);
        return { user: toProfile(made, undefined), created: true };
      }
      // Accounts of outside providers cannot be locked, so a concurrent call may have created the record first.
      const existing = known ?? (await findByIdentity(trx, identity));
      if (!existing) throw new AppError('conflict', accountProblems.tryAgain);
      if (existing.deleted_at) throw new AppError('forbidden', accountProblems.closed);
      return { user: toProfile(existing, await findVerified(trx, existing.id)), created: false };
    })
    .catch(async (error: unknown) => {
      if (!violates(error, 'users_email')) throw error;
      // A concurrent call for the same account may have created the record, and PostgreSQL names either unique index.
      const made = await findByIdentity(app.db, identity);
      if (made && !made.deleted_at)
        return { user: toProfile(made, await findVerified(app.db, made.id)), created: false };
      throw new AppError('conflict', accountProblems.emailTaken, [
        { path: 'email', message: accountFields.emailTaken },
      ]);
    });
}

/** Returns all matching users for an admin, and only their own record for anyone else. */
export async function listUsers(app: App, caller: Caller, query: UsersQuery): Promise<Page<User>> {
  if (caller.role !== 'admin') {
    const { emailVerified: _, zone: __, version: ___, ...own } = await showProfile(app, caller);
    return { items: [own], first: 1, next: null, total: 1, capped: false };
  }
  const { role, sells, status, q } = query;
  const filter = { role, sells, status, q };
  const keyset = parsePage('users', userSorts, query, filter);
  const [rows, count] = await Promise.all([listUserRows(app.db, filter, keyset), countUsers(app.db, filter)]);
  return toPage(rows, keyset, { count }, toListedUser);
}

export async function countByRole(app: App): Promise<Record<Role, number>> {
  const counts = { Buyer: 0, Seller: 0, admin: 0 };
  for (const { role, count } of await countUsersByRole(app.db)) counts[role] = count;
  return counts;
}

/** Returns the role of the user with this email, or null. Users can look up only themselves, and admins anyone. */
export async function roleOf(db: DbOrTrx, caller: Caller, email: string): Promise<Role | null> {
  if (caller.email.toLowerCase() === email.toLowerCase()) return caller.role;
  if (caller.role !== 'admin') throw new AppError('forbidden');
  if (email.includes('\0')) return null;
  return (await findByEmail(db, email))?.role ?? null;
}

export async function makeAdmin(app: App, caller: Caller, id: string): Promise<number> {
  return inTransaction(app, async (trx) => {
    await lockActorAndTarget(trx, caller.id, id, { roles: ['admin'] });
    const count = await promoteUser(trx, id);
    if (count > 0) await recordAction(trx, { act: 'made-admin', actor: caller.id, target: ['person', id] });
    return count;
  });
}

/**
 * Locks an admin and the user they decide on.
 * @throws AppError `forbidden` if the caller is not an admin, or decides on themselves or on the other party of an open
 * order; `not-found`
 */
export async function lockAdminAndTarget(trx: Trx, adminId: string, userId: string) {
  const locked = await lockActorAndTarget(trx, adminId, userId, { roles: ['admin'] });
  if (await hasConflictOfInterest(trx, adminId, userId)) throw conflictOfInterest();
  return locked;
}

export const conflictOfInterest = () => new AppError('forbidden', accountProblems.ownConcern);

/** @throws AppError `forbidden` if an admin would decide about what they have a part in */
export function refuseConflictOfInterest(adminId: string, parties: readonly (string | null)[]): void {
  if (parties.includes(adminId)) throw conflictOfInterest();
}

export async function hasConflictOfInterest(db: DbOrTrx, adminId: string, userId: string): Promise<boolean> {
  if (adminId === userId) return true;
  const { isOpen } = await db
    .selectNoFrom(sql<boolean>`have_open_order(${adminId}, ${userId})`.as('isOpen'))
    .executeTakeFirstOrThrow();
  return isOpen;
}

/**
 * Converts the error of the constraint that requires at least one admin. The constraint is checked at commit, so that
 * two admins cannot remove each other.
 */
export async function protectLastAdmin<T>(run: () => Promise<T>): Promise<T> {
  try {
    return await run();
  } catch (error) {
    throw violates(error, 'users_keep_an_admin') ? new AppError('last-admin') : error;
  }
}

/** Leaves out what is not given. @throws AppError `changed` */
export async function updateProfile(
  app: App,
  caller: Caller,
  { version, ...changes }: ProfileChanges,
): Promise<Profile> {
  return inTransaction(app, async (trx) => {
    const { target } = await lockActorAndTarget(trx, caller.id, caller.id);
    const { profile_version: current } = await findOwn(trx, target.id);
    requireVersion(current, version);
    const { displayName: name = target.name, photoURL = target.photo_url, ...others } = changes;
    const isNew = photoURL !== null && photoURL !== target.photo_url;
    const photo_url = isNew ? await ownOrOutside(trx, target.id, 'photoURL', photoURL) : photoURL;
    await updateUser(trx, target.id, { ...others, name, photo_url });
    await updateAccount(trx, target, { name, photo_url });
    if (plainName(name) !== plainName(target.name))
      await userRenamed.publish(app, trx, { id: target.id, from: target.name, to: name });
    return readProfile(trx, target.id);
  });
}

/** Two names are the same if only their spaces and capitals differ. */
const plainName = (name: string): string =>
  cleanText(withoutInvisible(name.normalize('NFKC')))
    .toLowerCase()
    .replaceAll(/\s+/gu, ' ');

/** Returns the zones that the browsers of these users reported last, in no particular order; null if unknown. */
export const zonesOf = findZones;

/** Stores the zone of the user's browser. Returns whether it has changed. @throws AppError `too-many-requests` */
export async function updateZone(app: App, caller: Caller, zone: string): Promise<boolean> {
  await app.rateLimits.consume('zone', caller.id);
  return inTransaction(app, async (trx) => {
    const { id } = await lockActor(trx, caller.id, { exclusive: true });
    return setZone(trx, id, zone);
  });
}

/** @throws AppError `forbidden` for admins */
export async function switchMode(app: App, caller: Caller, role: 'Buyer' | 'Seller'): Promise<Profile> {
  return inTransaction(app, async (trx) => {
    const { target } = await lockActorAndTarget(trx, caller.id, caller.id);
    if (target.role === 'admin') throw new AppError('forbidden');
    if (target.role !== role) await setRole(trx, target.id, role);
    return readProfile(trx, target.id);
  });
}
