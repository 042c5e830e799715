import { sql } from 'kysely';
import { eraseQuietly } from '#src/accounts/users/closing/service.server.ts';
import type { DbOrTrx, Trx } from '#src/platform/db/connect.server.ts';
import { errorCode } from '#src/platform/errors.ts';
import { addDependents, deleteRows, listRows, withoutProtection, type Rows } from './closure.server.ts';

/** How many accounts and items are named. */
const maxNamed = 50;

export async function hasDemoPeople(db: DbOrTrx): Promise<boolean> {
  return (await db.selectFrom('demo_users').select('id').limit(1).executeTakeFirst()) !== undefined;
}

export async function listDemoAccounts(db: DbOrTrx) {
  return db
    .selectFrom('demo_users')
    .innerJoin('users', 'users.id', 'demo_users.id')
    .select(['users.id', 'issuer', 'subject'])
    .orderBy('users.id')
    .execute();
}

type Count = { people: number; items: number; orders: number; posts: number };

/** Counts what belongs to the demo. */
export async function countDemo(db: DbOrTrx): Promise<Count> {
  const { rows } = await sql<Count>`
    with demo as (select id from demo_users)
    select (select count(*)::int from demo) as people,
      (select count(*)::int from listings where seller_id in (select id from demo) and deleted_at is null) as items,
      (select count(*)::int from orders where seller_id in (select id from demo) or buyer_id in (select id from demo))
        as orders,
      (select count(*)::int from posts where author_id in (select id from demo) and deleted_at is null) as posts
  `.execute(db);
  return rows[0]!;
}

/** Returns the accounts that people have signed up for, the oldest first. */
export async function listOwnPeople(db: DbOrTrx) {
  return db
    .selectFrom('users')
    .select((eb) => ['name', 'email', eb.fn.countAll<number>().over().as('total')])
    .where('deleted_at', 'is', null)
    .where('id', 'not in', (eb) => eb.selectFrom('demo_users').select('demo_users.id'))
    .orderBy('created_at')
    .orderBy('id')
    .limit(maxNamed)
    .execute();
}

export async function listOwnItems(db: DbOrTrx) {
  return db
    .selectFrom('listings')
    .innerJoin('users', 'users.id', 'seller_id')
    .select((eb) => ['title', 'users.name as seller', eb.fn.countAll<number>().over().as('total')])
    .where('listings.deleted_at', 'is', null)
    .where('seller_id', 'not in', (eb) => eb.selectFrom('demo_users').select('demo_users.id'))
    .orderBy('listings.id')
    .limit(maxNamed)
    .execute();
}

/**
 * Deletes the accounts of the demo and everything that belongs to them. If something that stays still names one of them,
 * such as the settings that an admin of the demo has changed, the account stays without personal data.
 */
export async function deleteDemo(trx: Trx, ids: readonly string[]): Promise<void> {
  await withoutProtection(trx, async () => {
    const partners = await listPartners(trx);
    const all = await addDependents(trx, await findSeeds(trx));
    all.delete('users');
    await deleteRows(trx, all);
    // Some of the demo's sales belong to nobody.
    await trx.deleteFrom('sales').where('source', '=', 'demo').execute();
    for (const id of ids) await deletePerson(trx, id);
    await sql`select refresh_seller_facts(${partners})`.execute(trx);
  });
  await sql`insert into demo_removal default values on conflict (id) do update set at = excluded.at`.execute(
    trx,
  );
  await sql`select log_change('{everything}')`.execute(trx);
}

/** Returns the sellers who stay and whose sales to the demo's buyers no longer count. */
async function listPartners(trx: Trx): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select distinct seller_id as id from orders
    where buyer_id in (select id from demo_users) and seller_id not in (select id from demo_users)`.execute(
    trx,
  );
  return rows.map(({ id }) => id);
}

async function findSeeds(trx: Trx): Promise<Rows> {
  const seeds: Rows = new Map();
  for (const [table, column] of [
    ['users', 'id'],
    ['posts', 'author_id'],
    ['issues', 'author_id'],
    ['audit_log', 'actor_id'],
    ['audit_log', 'target_id'],
  ] as const) {
    const found = await listRows(trx, table, sql`where ${sql.ref(column)} in (select id from demo_users)`);
    const both = new Set([...(seeds.get(table) ?? []), ...found]);
    if (both.size > 0) seeds.set(table, [...both]);
  }
  return seeds;
}

async function deletePerson(trx: Trx, id: string): Promise<void> {
  await sql`savepoint person`.execute(trx);
  try {
    await trx.deleteFrom('users').where('id', '=', id).execute();
  } catch (error) {
    // Another code than that of a foreign key is a bug.
    if (errorCode(error) !== '23503') throw error;
    await sql`rollback to savepoint person`.execute(trx);
    await eraseQuietly(trx, id);
    await trx.deleteFrom('demo_users').where('id', '=', id).execute();
  }
  await sql`release savepoint person`.execute(trx);
}
