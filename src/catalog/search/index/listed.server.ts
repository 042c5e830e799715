import { sql } from 'kysely';
import type { ModelFacts } from '#src/catalog/search/terms/item-terms.ts';
import type { DbOrTrx } from '#src/platform/db/connect.server.ts';
import { componentsOf, type Listed } from './finds.ts';
import { items, toItem, type ItemRow } from './rows.server.ts';

// Not in `rows.server.ts`, because the thread of the index would load Kysely.

/** Reads items in a transaction, with what is known of their sellers. Those that are not listed are left out. */
export async function readListed(db: DbOrTrx, models: ModelFacts, ids: readonly string[]): Promise<Listed[]> {
  const { rows } = await sql<Record<string, unknown> & Pick<Listed, 'isSuspended' | 'isVerified'>>`
    select users.suspended_at is not null as "isSuspended",
      users.id in (select verified_users.id from verified_users) as "isVerified", item.*
    from (${sql.raw(items)} and listings.id = any(${[...ids]}::text[])) item join users on users.id = item.seller_id`.execute(
    db,
  );
  return rows.map(({ isSuspended, isVerified, ...columns }) => {
    const item = toItem(Object.values(columns) as ItemRow, models);
    return { item, components: componentsOf(item), isSuspended, isVerified };
  });
}
