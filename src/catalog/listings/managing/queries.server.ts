import { sql, type UpdateObject } from 'kysely';
import type { Trx } from '#src/platform/db/connect.server.ts';
import type { Tables } from '#src/platform/db/tables.ts';

export async function updateListing(
  trx: Trx,
  id: string,
  values: UpdateObject<Tables, 'listings'>,
): Promise<void> {
  await trx
    .updateTable('listings')
    .set({ ...values, updated_at: sql`now()` })
    .where('id', '=', id)
    .execute();
}

export async function whenPriceChanged(trx: Trx, id: string): Promise<Date> {
  const { until } = await trx
    .selectFrom('listing_prices')
    .select('until')
    .where('listing_id', '=', id)
    .orderBy('until', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  return until;
}
