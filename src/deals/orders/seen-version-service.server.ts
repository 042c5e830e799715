import { sql } from 'kysely';
import type { Trx } from '#src/platform/db/connect.server.ts';
import type { ItemChanges } from '#src/platform/schemas.ts';
import { AppError } from '#src/platform/errors.ts';
import { toCents, toDollars } from '#src/platform/shared/money.ts';

export type SeenItem = { version?: number | undefined; sale?: number | undefined };

/** The caller has locked the item. @throws AppError `changed` with the differences */
export async function requireSeen(trx: Trx, listingId: string, { version, sale }: SeenItem): Promise<void> {
  if (version === undefined && sale === undefined) return;
  const item = await trx
    .selectFrom('listings')
    .select(['version', 'sale_cents'])
    .select(sql<ItemChanges>`item_changes(listings, ${version ?? null}::int)`.as('changes'))
    .where('id', '=', listingId)
    .executeTakeFirstOrThrow();
  const changes = version === undefined ? [] : item.changes;
  const isOtherPrice = sale !== undefined && toCents(sale) !== item.sale_cents;
  if (isOtherPrice && !changes.some(({ path }) => path === 'sale'))
    changes.push({ path: 'sale', was: sale, is: toDollars(item.sale_cents) });
  if (changes.length === 0) return;
  throw new AppError('changed', undefined, undefined, { version: item.version, changes });
}
