import { sql } from 'kysely';
import type { Trx } from '#src/platform/db/connect.server.ts';
import type { StoredShop } from '#src/platform/shop/schemas.ts';

export async function saveShop(
  trx: Trx,
  { settings, version, userId }: { settings: StoredShop; version: number; userId: string | null },
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
