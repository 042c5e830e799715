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

export async function saveModels(trx: Trx, models: readonly ModelRow[]): Promise<void> {
  await sql`
    insert into gear_models (id, kind, maker, name, mounts, crop, search)
    select * from json_to_recordset(${JSON.stringify(models)}::json) as new (
      id text, kind text, maker text, name text, mounts text[], crop numeric, search text)
    on conflict (id) do update set (kind, maker, name, mounts, crop, search)
      = (excluded.kind, excluded.maker, excluded.name, excluded.mounts, excluded.crop, excluded.search)
  `.execute(trx);
}

export async function saveMounts(trx: Trx, names: readonly string[]): Promise<void> {
  await sql`delete from gear_mounts where name <> all(${[...names]})`.execute(trx);
  await sql`insert into gear_mounts select unnest(${[...names]}::text[]) on conflict do nothing`.execute(trx);
}

/** No item follows the models with this checksum yet. */
export async function saveChecksum(trx: Trx, checksum: string): Promise<void> {
  const state = { checksum, follow_after: '' };
  await trx
    .insertInto('gear_reference')
    .values(state)
    .onConflict((conflict) => conflict.column('only_one').doUpdateSet({ ...state, loaded_at: new Date() }))
    .execute();
}
