import { sql } from 'kysely';
import type { DbOrTrx, Trx } from '#src/platform/db/connect.server.ts';

const columns = ['id', 'kind', 'maker', 'name', 'mounts', 'crop'] as const;

export async function findModel(db: DbOrTrx, id: string) {
  return db.selectFrom('gear_models').select(columns).where('id', '=', id).executeTakeFirst();
}

type GearRow = NonNullable<Awaited<ReturnType<typeof findModel>>>;

export async function loadedChecksum(db: DbOrTrx): Promise<string | undefined> {
  const known = await db.selectFrom('gear_reference').select('checksum').executeTakeFirst();
  return known?.checksum;
}

type ModelRow = GearRow & { search: string };
export type Renamed = { was: string; is: string };

/**
 * Replaces the models. Listings and kits follow a renamed model, and forget one that has no new id; any other removed
 * model is kept while a listing or kit links to it.
 */
export async function replaceModels(
  trx: Trx,
  models: ModelRow[],
  renamed: readonly Renamed[],
): Promise<void> {
  const rows = JSON.stringify(models);
  await sql`
    insert into gear_models (id, kind, maker, name, mounts, crop, search)
    select * from json_to_recordset(${rows}::json) as new (
      id text, kind text, maker text, name text, mounts text[], crop numeric, search text)
    on conflict (id) do update set (kind, maker, name, mounts, crop, search)
      = (excluded.kind, excluded.maker, excluded.name, excluded.mounts, excluded.crop, excluded.search)
  `.execute(trx);
  for (const [set, column] of [
    [sql`listings set model_id = gear_models.id, model = gear_models.name`, 'listings.model_id'],
    [sql`listings set named_model_id = gear_models.id`, 'listings.named_model_id'],
    [sql`listing_parts set model_id = gear_models.id, model = gear_models.name`, 'listing_parts.model_id'],
    [sql`listing_parts set named_model_id = gear_models.id`, 'listing_parts.named_model_id'],
    [sql`kit set model_id = gear_models.id`, 'kit.model_id'],
  ] as const)
    await sql`
      update ${set} from json_to_recordset(${JSON.stringify(renamed)}::json) as pair (was text, "is" text)
      join gear_models on gear_models.id = pair."is"
      where ${sql.ref(column)} = pair.was`.execute(trx);
  const gone = renamed.flatMap(({ was, is }) => (is === '' ? was : []));
  for (const column of ['model_id', 'named_model_id'] as const) {
    const isGone = sql<boolean>`${sql.ref(column)} = any(${gone})`;
    await trx
      .updateTable('listings')
      .set({ [column]: null })
      .where(isGone)
      .execute();
    await trx
      .updateTable('listing_parts')
      .set({ [column]: null })
      .where(isGone)
      .execute();
  }
  await trx
    .deleteFrom('kit')
    .where(sql<boolean>`model_id = any(${gone})`)
    .execute();
  await sql`
    delete from gear_models where id <> all(${models.map(({ id }) => id)})
      and not exists (select from listings where listings.search_model_id = gear_models.id)
      and not exists (select from listing_parts where listing_parts.search_model_id = gear_models.id)
      and not exists (select from kit where kit.model_id = gear_models.id)
  `.execute(trx);
}

export async function saveChecksum(trx: Trx, checksum: string): Promise<void> {
  await trx
    .insertInto('gear_reference')
    .values({ checksum })
    .onConflict((conflict) => conflict.column('only_one').doUpdateSet({ checksum, loaded_at: new Date() }))
    .execute();
}
