import { sql, type Updateable } from 'kysely';
import type { Identity } from '#src/platform/caller.ts';
import type { Role } from '#src/platform/db/columns.ts';
import type { DbOrTrx, Trx } from '#src/platform/db/connect.server.ts';
import { alphabetical, onPage, type Sorts, type KeysetPage } from '#src/platform/db/keyset-page.server.ts';
import { countRows, contains } from '#src/platform/db/query-parts.server.ts';
import type { Users } from '#src/platform/db/tables.ts';
import type { UsersQuery } from './schemas.ts';

const columns = [
  'users.id',
  'name',
  'email',
  'role',
  'photo_url',
  'phone',
  'town',
  'about',
  'created_at',
] as const;

const ownColumns = [...columns, 'email_verified', 'zone', 'profile_version'] as const;

/** Inserts the record of an identity. Returns undefined if the identity already has one. */
export async function insertUser(db: DbOrTrx, id: string, identity: Identity, name: string, role: Role) {
  return db
    .insertInto('users')
    .values({
      id,
      issuer: identity.issuer,
      subject: identity.subject,
      email: identity.email,
      email_verified: identity.emailVerified ?? false,
      name,
      role,
    })
    .onConflict((conflict) => conflict.columns(['issuer', 'subject']).doNothing())
    .returning(ownColumns)
    .executeTakeFirst();
}

export async function findByIdentity(db: DbOrTrx, { issuer, subject }: Identity) {
  return db
    .selectFrom('users')
    .select([...ownColumns, 'deleted_at'])
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .executeTakeFirst();
}

export async function findByEmail(db: DbOrTrx, email: string) {
  return db
    .selectFrom('users')
    .select(columns)
    .where(sql<string>`lower(email)`, '=', email.toLowerCase())
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
}

const isVerified = sql<boolean>`exists (select from verified_users where verified_users.id = users.id)`;

/**
 * Each user has exactly one of the first three statuses, so a suspended user does not count as unverified. `asked` is for
 * those who wait to be verified.
 */
const inStatus = {
  varified: isVerified,
  verify: sql<boolean>`suspended_at is null and not ${isVerified}`,
  suspended: sql<boolean>`suspended_at is not null`,
  asked: sql<boolean>`exists (
    select from verification_requests where user_id = users.id and closed_at is null)`,
};

const hasUnsoldItem = sql<boolean>`exists (
  select from listings where seller_id = users.id and listings.deleted_at is null and sold_at is null)`;

export const userSorts = {
  id: sql.ref<string>('users.id'),
  columns: {
    created: { by: sql.ref('created_at'), type: 'time' },
    name: { by: alphabetical(sql.ref('name')), type: 'text' },
    email: { by: sql`lower(email)`, type: 'text' },
    role: { by: sql.ref('role'), type: 'text' },
    status: { by: sql`case when ${isVerified} then 'varified' else 'verify' end`, type: 'text' },
  },
} as const satisfies Sorts<string>;

export type UserFilter = Pick<UsersQuery, 'role' | 'sells' | 'status' | 'q'>;

function filtered(db: DbOrTrx, { role, sells, status, q }: UserFilter) {
  let query = db.selectFrom('users').where('users.deleted_at', 'is', null);
  if (role) query = query.where('role', '=', role);
  if (sells) query = query.where((eb) => eb.or([eb('role', '=', 'Seller'), hasUnsoldItem]));
  if (status) query = query.where(inStatus[status]);
  return q ? query.where(contains(sql.ref('search'), q)) : query;
}

function listed(query: ReturnType<typeof filtered>) {
  return query
    .leftJoin('verifications as current', (join) =>
      join.onRef('current.user_id', '=', 'users.id').on('current.taken_back_at', 'is', null),
    )
    .leftJoin('verification_requests as request', (join) =>
      join.onRef('request.user_id', '=', 'users.id').on('request.closed_at', 'is', null),
    )
    .select([...columns, 'suspended_at', 'suspended_for'])
    .select(['request.asked_at', 'request.note as asked_note'])
    .select(['current.given_at as since', 'current.checked', isVerified.as('is_verified')]);
}

/** Returns whether a user has an item that is not sold yet, in whichever mode they are now. */
export async function sellsItems(db: DbOrTrx, id: string): Promise<boolean> {
  const row = await db
    .selectFrom('users')
    .select('id')
    .where('id', '=', id)
    .where(hasUnsoldItem)
    .executeTakeFirst();
  return row !== undefined;
}

export async function listUserRows(db: DbOrTrx, filter: UserFilter, keyset: KeysetPage) {
  return onPage(listed(filtered(db, filter)), keyset).execute();
}

export async function findUser(db: DbOrTrx, id: string) {
  return listed(db.selectFrom('users').where('users.id', '=', id))
    .select(['email_verified', 'earlier_role', 'deleted_at', 'erased_at'])
    .executeTakeFirst();
}

/** Counts exactly, because dashboards show the number. */
export async function countUsers(db: DbOrTrx, filter: UserFilter): Promise<number> {
  return countRows(filtered(db, filter));
}

export async function countUsersByRole(db: DbOrTrx) {
  return db
    .selectFrom('users')
    .select((eb) => ['role', eb.fn.countAll<number>().as('count')])
    .where('deleted_at', 'is', null)
    .groupBy('role')
    .execute();
}

export async function listAdmins(db: DbOrTrx) {
  return db
    .selectFrom('users')
    .select(['id', 'name', 'email', 'suspended_at'])
    .where('deleted_at', 'is', null)
    .where('role', '=', 'admin')
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

export async function promoteUser(db: DbOrTrx, id: string): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('users')
    .set((eb) => ({ earlier_role: sql<'Buyer' | 'Seller'>`${eb.ref('role')}`, role: 'admin' }))
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .where('role', '<>', 'admin')
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

export async function findOwn(db: DbOrTrx, id: string) {
  return db
    .selectFrom('users')
    .leftJoin('verified_users as verified', 'verified.id', 'users.id')
    .select([...ownColumns, 'verified.since', 'verified.checked'])
    .where('users.id', '=', id)
    .executeTakeFirstOrThrow();
}

type OwnValues = Pick<Updateable<Users>, 'name' | 'photo_url' | 'phone' | 'town' | 'about'>;

export async function updateUser(trx: Trx, id: string, values: OwnValues): Promise<void> {
  await trx.updateTable('users').set(values).where('id', '=', id).execute();
}

export async function findZones(db: DbOrTrx, ids: readonly string[]): Promise<(string | null)[]> {
  const rows = await db
    .selectFrom('users')
    .select('zone')
    .where(sql<boolean>`id = any(${ids}::text[])`)
    .execute();
  return rows.map(({ zone }) => zone);
}

export async function setZone(trx: Trx, id: string, zone: string): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('users')
    .set({ zone })
    .where('id', '=', id)
    .where('zone', 'is distinct from', zone)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function setRole(trx: Trx, id: string, role: 'Buyer' | 'Seller'): Promise<void> {
  await trx.updateTable('users').set({ role }).where('id', '=', id).execute();
}

export async function exportUser(db: DbOrTrx, id: string) {
  return db
    .selectFrom('users')
    .select([...ownColumns, 'earlier_role', 'suspended_at', 'suspended_for'])
    .where('id', '=', id)
    .executeTakeFirst();
}

export async function markSuspended(trx: Trx, id: string, by: string, reason: string): Promise<number> {
  const { numUpdatedRows } = await trx
    .updateTable('users')
    .set({ suspended_at: sql`now()`, suspended_by: by, suspended_for: reason })
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .where('suspended_at', 'is', null)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

export async function clearSuspension(trx: Trx, id: string): Promise<number> {
  const { numUpdatedRows } = await trx
    .updateTable('users')
    .set({ suspended_at: null, suspended_by: null, suspended_for: null })
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .where('suspended_at', 'is not', null)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}
