import { sql } from 'kysely';
import type { Identity } from '#src/platform/caller.ts';
import type { DbOrTrx } from '#src/platform/db/connect.server.ts';
import type { Cursor } from '#src/platform/db/cursor.server.ts';
import type { Role } from '#src/platform/db/tables.ts';

const columns = ['id', 'name', 'email', 'role', 'status', 'photo_url', 'created_at'] as const;

/** Makes the record of an identity; null when it has one already. */
export async function insertPerson(db: DbOrTrx, id: string, identity: Identity, name: string, role: Role) {
  return db
    .insertInto('people')
    .values({ id, issuer: identity.issuer, subject: identity.subject, email: identity.email, name, role })
    .onConflict((conflict) => conflict.columns(['issuer', 'subject']).doNothing())
    .returning(columns)
    .executeTakeFirst();
}

export async function findByIdentity(db: DbOrTrx, { issuer, subject }: Identity) {
  return db
    .selectFrom('people')
    .select([...columns, 'deleted_at'])
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .executeTakeFirst();
}

export async function findByEmail(db: DbOrTrx, email: string) {
  return db
    .selectFrom('people')
    .select(columns)
    .where(sql<string>`lower(email)`, '=', email.toLowerCase())
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
}

export type PeopleFilter = { role?: Role | undefined; q?: string | undefined };

function filtered(db: DbOrTrx, { role, q }: PeopleFilter) {
  let query = db.selectFrom('people').where('deleted_at', 'is', null);
  if (role) query = query.where('role', '=', role);
  if (!q) return query;
  const pattern = `%${q.replaceAll(/[\\%_]/g, '\\$&')}%`;
  return query.where((eb) => eb.or([eb('name', 'ilike', pattern), eb('email', 'ilike', pattern)]));
}

/** Newest first, one row more than `limit` where there is a next page. */
export async function listPeople(db: DbOrTrx, filter: PeopleFilter, limit: number, after: Cursor | null) {
  let query = filtered(db, filter).select(columns);
  if (after) query = query.where(sql<boolean>`(created_at, id) < (${after.at}, ${after.id})`);
  return query
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit + 1)
    .execute();
}

/** How many people a filter finds, exact up to `cap`. */
export async function countPeople(db: DbOrTrx, filter: PeopleFilter, cap: number): Promise<number> {
  const some = filtered(db, filter)
    .select(sql`1`.as('one'))
    .limit(cap + 1);
  const { count } = await db
    .selectFrom(some.as('some'))
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** Sets a column of a living person; answers how many rows changed. */
export async function verifyPerson(db: DbOrTrx, id: string): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('people')
    .set({ status: 'varified' })
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .where('status', '<>', 'varified')
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

/** Makes a living person an admin, remembering what they were; answers how many rows changed. */
export async function promotePerson(db: DbOrTrx, id: string): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('people')
    .set((eb) => ({ earlier_role: sql<'Buyer' | 'Seller'>`${eb.ref('role')}`, role: 'admin' }))
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .where('role', '<>', 'admin')
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

export async function personExists(db: DbOrTrx, id: string): Promise<boolean> {
  const row = await db.selectFrom('people').select('id').where('id', '=', id).executeTakeFirst();
  return row !== undefined;
}
