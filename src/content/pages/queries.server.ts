import { sql } from 'kysely';
import type { DbOrTrx, Trx } from '#src/platform/db/connect.server.ts';
import type { PageName } from './schemas.ts';

const columns = ['name', 'text', 'version', 'changed_at'] as const;

export async function listPageRows(db: DbOrTrx) {
  return db.selectFrom('shop_pages').select(columns).execute();
}

export async function findPageRow(db: DbOrTrx, name: PageName) {
  return db.selectFrom('shop_pages').select(columns).where('name', '=', name).executeTakeFirst();
}
export type PageRow = NonNullable<Awaited<ReturnType<typeof findPageRow>>>;

/** Locks the pages, because one that nobody has changed has no row. */
export async function lockPage(trx: Trx, name: PageName): Promise<PageRow | undefined> {
  await sql`lock table shop_pages in share row exclusive mode`.execute(trx);
  return findPageRow(trx, name);
}

export async function savePageRow(
  trx: Trx,
  name: PageName,
  values: { text: string | null; version: number; changed_by: string },
): Promise<PageRow> {
  const changed = { ...values, changed_at: sql<Date>`shop_now()` };
  return trx
    .insertInto('shop_pages')
    .values({ name, ...changed })
    .onConflict((conflict) => conflict.column('name').doUpdateSet(changed))
    .returning(columns)
    .executeTakeFirstOrThrow();
}
