import { sql } from 'kysely';
import type { DbOrTrx, Trx } from '#src/platform/db/connect.server.ts';
import type { StoredShop } from '#src/platform/shop/schemas.ts';

/** Locks the settings, which have no row before the first change. */
export async function lockShop(trx: Trx): Promise<{ settings: unknown; version: number } | undefined> {
  await sql`lock table shop_settings in share row exclusive mode`.execute(trx);
  return trx.selectFrom('shop_settings').select(['settings', 'version']).executeTakeFirst();
}

export async function saveShop(
  trx: Trx,
  { settings, version, userId }: { settings: StoredShop; version: number; userId: string },
): Promise<void> {
  const values = {
    settings: JSON.stringify(settings),
    version,
    changed_by: userId,
    changed_at: sql<Date>`shop_now()`,
  };
  await trx
    .insertInto('shop_settings')
    .values({ id: true, ...values })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(values))
    .execute();
}

export async function hasItems(db: DbOrTrx): Promise<boolean> {
  return (await db.selectFrom('listings').select('id').limit(1).executeTakeFirst()) !== undefined;
}
