import { sql } from 'kysely';
import type { DbOrTrx, Trx } from '#src/platform/db/connect.server.ts';
import type { LensTexts, Named } from './name-lens.server.ts';

const stateOf = (db: DbOrTrx) => db.selectFrom('gear_reference').select(['checksum', 'follow_after']);

/** Returns the id of the last item that follows the reference, or null if all do. */
export const followState = async (db: DbOrTrx) => stateOf(db).executeTakeFirst();

/** Returns nothing while another process writes the state. */
export const lockFollowState = async (trx: Trx) => stateOf(trx).forUpdate().skipLocked().executeTakeFirst();

export async function saveFollowed(trx: Trx, lastId: string | null): Promise<void> {
  await trx.updateTable('gear_reference').set({ follow_after: lastId }).execute();
}

/** Locks the next items, in the order in which other transactions lock several. */
export async function lockNextItems(trx: Trx, after: string, limit: number): Promise<string[]> {
  const rows = await trx
    .selectFrom('listings')
    .select('id')
    .where('id', '>', after)
    .orderBy('id')
    .limit(limit)
    .forNoKeyUpdate()
    .execute();
  return rows.map(({ id }) => id);
}

/** An item or a part of one: the columns that follow the reference, and those from which they are computed. */
export type StoredGear = LensTexts &
  Named & {
    id: string;
    /** Null for the item itself. */
    position: number | null;
    kind: string;
    model_id: string | null;
    model: string | null;
    adapts_from: string | null;
    adapts_to: string | null;
    is_listed: boolean;
  };

export async function listGear(trx: Trx, ids: readonly string[]): Promise<StoredGear[]> {
  const { rows } = await sql<StoredGear>`
    select id, null::smallint as position, kind, brand, title, case when kind = 'lens' then des else '' end as des,
      conversion, mount, model_id, model, named_model_id, named_mount, lens_facts, adapts_from, adapts_to,
      deleted_at is null and sold_at is null as is_listed
    from listings where id = any(${ids})
    union all
    select listing_id, position, kind, brand, coalesce(model, ''), '', conversion, mount, model_id, model, named_model_id,
      named_mount, lens_facts, null, null, true
    from listing_parts where listing_id = any(${ids})`.execute(trx);
  return rows;
}

export async function saveGear(trx: Trx, changed: readonly StoredGear[]): Promise<void> {
  const rows = sql`json_to_recordset(${JSON.stringify(changed)}::json) as new (id text, position smallint,
    mount text, model_id text, model text, named_model_id text, named_mount text, lens_facts text,
    adapts_from text, adapts_to text)`;
  const columns = sql`mount, model_id, model, named_model_id, named_mount, lens_facts`;
  const values = sql`new.mount, new.model_id, new.model, new.named_model_id, new.named_mount, new.lens_facts`;
  await sql`
    update listings set (${columns}, adapts_from, adapts_to) = (${values}, new.adapts_from, new.adapts_to)
    from ${rows} where listings.id = new.id and new.position is null`.execute(trx);
  await sql`
    update listing_parts set (${columns}) = (${values})
    from ${rows} where listing_id = new.id and listing_parts.position = new.position`.execute(trx);
}

/** Items and their parts follow the mounts of their models, and lose a mount that is free text. */
export async function followMounts(trx: Trx, ids: readonly string[]): Promise<void> {
  await sql`
    with fresh as materialized (
      select id, mounts_of(mount, named_mount, search_model_id) as mounts from listings
      where id = any(${ids}) and adapts_from is null and (kind <> 'accessories' or mount is not null)
    )
    update listings set mounts = fresh.mounts from fresh
    where listings.id = fresh.id and listings.mounts <> fresh.mounts`.execute(trx);
  // The trigger of the table computes the mounts.
  await sql`
    update listing_parts set mount = mount
    where listing_id = any(${ids}) and mounts <> mounts_of(mount, named_mount, search_model_id)`.execute(trx);
}

/** Locks items that were linked to renamed models after their batch: by an open form, or by an old process. */
export async function lockItemsOf(trx: Trx, models: readonly string[], limit: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from listings
    where search_model_id = any(${models})
      or id in (select listing_id from listing_parts where search_model_id = any(${models}))
    order by id limit ${limit} for no key update`.execute(trx);
  return rows.map(({ id }) => id);
}

/** Renames models in kits, and in the notes that admins have changed. */
export async function renameElsewhere(trx: Trx, renamed: ReadonlyMap<string, string>): Promise<void> {
  const pairs = JSON.stringify([...renamed].map(([was, is]) => ({ was, is })));
  const isRenamed = sql`json_to_recordset(${pairs}::json) as pair (was text, "is" text)`;
  await sql`
    update kit set model_id = gear_models.id from ${isRenamed} join gear_models on gear_models.id = pair."is"
    where kit.model_id = pair.was`.execute(trx);
  await sql`delete from kit using ${isRenamed} where kit.model_id = pair.was and pair."is" = ''`.execute(trx);
  await sql`
    update model_notes set model_id = pair."is" from ${isRenamed}
    where model_id = pair.was and pair."is" <> ''
      and not exists (select from model_notes own where own.model_id = pair."is" and own.note = model_notes.note)
  `.execute(trx);
}

type TypedMount = { place: 'kit' | 'drafts'; kind: string; mount: string; model_id: string | null };

/** Lists each mount in a kit or a draft, once for each model. */
export async function listTypedMounts(trx: Trx): Promise<TypedMount[]> {
  const { rows } = await sql<TypedMount>`
    select distinct 'kit' as place, gear_models.kind, mount, model_id
      from kit join gear_models on gear_models.id = model_id where mount is not null
    union all
    select distinct 'drafts', kind, fields ->> 'mount', fields ->> 'modelId'
      from drafts where fields ->> 'mount' is not null`.execute(trx);
  return rows;
}

export async function spellTypedMounts(
  trx: Trx,
  spelled: readonly (TypedMount & { canonical: string })[],
): Promise<void> {
  const rows = (place: TypedMount['place']) => sql`
    json_to_recordset(${JSON.stringify(spelled.filter((row) => row.place === place))}::json)
      as new (kind text, mount text, model_id text, canonical text)`;
  await sql`update kit set mount = new.canonical from ${rows('kit')}
    where kit.mount = new.mount and kit.model_id = new.model_id`.execute(trx);
  await sql`update drafts set fields = jsonb_set(fields, '{mount}', to_jsonb(new.canonical)) from ${rows('drafts')}
    where drafts.kind = new.kind and fields ->> 'mount' = new.mount
      and fields ->> 'modelId' is not distinct from new.model_id`.execute(trx);
}

/** A removed model is kept while an item or a kit links to it, or while a transaction is adding one that does. */
export async function deleteUnusedModels(trx: Trx, ids: readonly string[]): Promise<void> {
  await sql`
    delete from gear_models where id in (
      select id from gear_models where id <> all(${ids})
        and not exists (select from listings where listings.search_model_id = gear_models.id)
        and not exists (select from listing_parts where listing_parts.search_model_id = gear_models.id)
        and not exists (select from kit where kit.model_id = gear_models.id)
      for update skip locked)`.execute(trx);
}
