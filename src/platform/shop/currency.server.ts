import { sql } from 'kysely';
import type { App } from '#src/platform/app.server.ts';
import { ConfigError, type Config } from '#src/platform/config/config.server.ts';
import type { Db, DbOrTrx, Trx } from '#src/platform/db/connect.server.ts';
import { AppError } from '#src/platform/errors.ts';
import { requestProblems } from '#src/texts/problems-requests.server.ts';

const defaultCurrency = 'USD';
/** A saved search without a highest price has this one. */
const maxInteger = 2 ** 31 - 1;

/** Numbers of rows with amounts in the currency of the shop. */
type HeldAmounts = { items: number; drafts: number; searches: number };

const count = sql<number>`count(*)::int`.as('count');

export async function findHeldAmounts(db: DbOrTrx): Promise<HeldAmounts | null> {
  const { count: items } = await db.selectFrom('listings').select(count).executeTakeFirstOrThrow();
  const { count: drafts } = await db
    .selectFrom('drafts')
    .select(count)
    .where(sql<boolean>`concat(fields ->> 'sale', fields ->> 'buy', fields ->> 'floor') <> ''`)
    .executeTakeFirstOrThrow();
  const { count: searches } = await db
    .selectFrom('saved_searches')
    .innerJoin('search_definitions', 'search_definitions.id', 'definition_id')
    .select(count)
    .where(sql<boolean>`min_cents > 0 or max_cents < ${sql.lit(maxInteger)}`)
    .executeTakeFirstOrThrow();
  return items + drafts + searches > 0 ? { items, drafts, searches } : null;
}

/** Locks the settings, which have no row before the first change. */
export async function lockShop(trx: Trx): Promise<{ settings: unknown; version: number } | undefined> {
  await sql`lock table shop_settings in share row exclusive mode`.execute(trx);
  return trx.selectFrom('shop_settings').select(['settings', 'version']).executeTakeFirst();
}

/** Returns the currency of the stored prices, whatever the environment says. */
async function readCurrency(db: DbOrTrx): Promise<string> {
  const code = sql<string | null>`settings ->> 'currency'`.as('code');
  return (await db.selectFrom('shop_settings').select(code).executeTakeFirst())?.code ?? defaultCurrency;
}

/**
 * Stores the currency of the environment, so that it stays when the variable is removed.
 * @throws ConfigError if there are amounts in another currency
 */
export async function settleCurrency(db: Db, { CURRENCY: wanted }: Config): Promise<void> {
  if (wanted === undefined || wanted === (await readCurrency(db))) return;
  await db.transaction().execute(async (trx) => {
    await lockShop(trx);
    const stored = await readCurrency(trx);
    if (wanted === stored) return;
    const held = await findHeldAmounts(trx);
    if (held)
      throw new ConfigError(
        `CURRENCY: is ${wanted}, but there are amounts in ${stored}, which are not converted (items: ${held.items}, drafts: ${held.drafts}, saved searches: ${held.searches}); set it to ${stored}, or leave it unset`,
      );
    const changed = { changed_by: null, changed_at: sql<Date>`shop_now()` };
    await trx
      .insertInto('shop_settings')
      .values({ id: true, settings: JSON.stringify({ currency: wanted }), version: 1, ...changed })
      .onConflict((conflict) =>
        conflict.column('id').doUpdateSet({
          settings: sql`shop_settings.settings || excluded.settings`,
          version: sql`shop_settings.version + 1`,
          ...changed,
        }),
      )
      .execute();
  });
}

/**
 * Prevents a change of the currency until the transaction ends.
 * @throws AppError `conflict` if the currency has changed since this process read its amounts
 */
export async function holdCurrency({ shop }: App, trx: Trx): Promise<void> {
  await sql`lock table shop_settings in row exclusive mode`.execute(trx);
  if ((await readCurrency(trx)) !== shop.current.currency)
    throw new AppError('conflict', requestProblems.currencyChanged);
}
