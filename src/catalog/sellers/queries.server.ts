import { sql } from 'kysely';
import type { DbOrTrx } from '#src/platform/db/connect.server.ts';
import { everyNthId } from '#src/platform/db/keyset-page.server.ts';

export async function findSeller(db: DbOrTrx, id: string) {
  const [seller] = await findSellers(db, [id]);
  return seller;
}

export async function findSellers(db: DbOrTrx, ids: readonly string[]) {
  return db
    .selectFrom('users')
    .leftJoin('seller_facts as facts', 'facts.user_id', 'users.id')
    .leftJoin('verified_users as verified', 'verified.id', 'users.id')
    .select([
      'users.id',
      'users.name',
      'users.photo_url',
      'users.town',
      'users.about',
      'users.created_at',
      'users.suspended_at',
      'users.deleted_at',
      'verified.id as verified_id',
      'facts.completed',
      'facts.reviews',
      'facts.stars',
      'facts.answered_within',
    ])
    .where(sql<boolean>`users.id = any(${[...ids]}::text[])`)
    .where(
      sql<boolean>`(users.role = 'Seller' or facts.completed > 0
        or exists (select from listings where seller_id = users.id and deleted_at is null))`,
    )
    .execute();
}
export type SellerRow = Awaited<ReturnType<typeof findSeller>> & object;

const sellers = (db: DbOrTrx) =>
  db
    .selectFrom('users')
    .where('users.deleted_at', 'is', null)
    .where('users.suspended_at', 'is', null)
    .where(
      sql<boolean>`exists (select from listings where seller_id = users.id
        and deleted_at is null and paused_at is null and sold_at is null)`,
    );

export async function listSellersFrom(db: DbOrTrx, from: string, limit: number) {
  return sellers(db)
    .select('users.id')
    .select(
      sql<Date>`(select max(updated_at) from listings where seller_id = users.id and deleted_at is null
        and paused_at is null and sold_at is null)`.as('changed'),
    )
    .where('users.id', '>=', from)
    .orderBy('users.id')
    .limit(limit)
    .execute();
}

export async function everyNthSeller(db: DbOrTrx, n: number): Promise<string[]> {
  return everyNthId(db, sellers(db).select('users.id'), n);
}
