import { sql } from 'kysely';
import type { DbOrTrx } from '#src/platform/db/connect.server.ts';
import { everyNthId } from '#src/platform/db/keyset-page.server.ts';

export async function findSeller(db: DbOrTrx, id: string) {
  const [seller] = await findSellers(db, [id]);
  return seller;
}

export async function findSellers(db: DbOrTrx, ids: readonly string[]) {
  return db
    .selectFrom('people')
    .leftJoin('seller_facts as facts', 'facts.person_id', 'people.id')
    .leftJoin('verified_people as verified', 'verified.id', 'people.id')
    .select([
      'people.id',
      'people.name',
      'people.photo_url',
      'people.town',
      'people.about',
      'people.created_at',
      'people.suspended_at',
      'people.deleted_at',
      'verified.id as verified_id',
      'facts.completed',
      'facts.reviews',
      'facts.stars',
      'facts.answered_within',
    ])
    .where(sql<boolean>`people.id = any(${[...ids]}::text[])`)
    .where(
      sql<boolean>`(people.role = 'Seller' or facts.completed > 0
        or exists (select from listings where seller_id = people.id and deleted_at is null))`,
    )
    .execute();
}
export type SellerRow = Awaited<ReturnType<typeof findSeller>> & object;

const sellers = (db: DbOrTrx) =>
  db
    .selectFrom('people')
    .where('people.deleted_at', 'is', null)
    .where('people.suspended_at', 'is', null)
    .where(
      sql<boolean>`exists (select from listings where seller_id = people.id
        and deleted_at is null and paused_at is null and sold_at is null)`,
    );

export async function listSellersFrom(db: DbOrTrx, from: string, limit: number) {
  return sellers(db)
    .select('people.id')
    .select(
      sql<Date>`(select max(updated_at) from listings where seller_id = people.id and deleted_at is null
        and paused_at is null and sold_at is null)`.as('changed'),
    )
    .where('people.id', '>=', from)
    .orderBy('people.id')
    .limit(limit)
    .execute();
}

export async function everyNthSeller(db: DbOrTrx, n: number): Promise<string[]> {
  return everyNthId(db, sellers(db).select('people.id'), n);
}
