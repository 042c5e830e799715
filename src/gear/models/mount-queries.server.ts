import { sql, type RawBuilder } from 'kysely';
import type { Trx } from '#src/platform/db/connect.server.ts';
import type { LensTexts, Named } from './name-lens.server.ts';

/** The text is not the name of a mount. Before the reference is loaded, no text is. */
const isUnspelled = (mount: RawBuilder<unknown>) =>
  sql`${mount} is not null and ${mount} not in (select name from gear_mounts)`;

export async function replaceMounts(trx: Trx, names: readonly string[]): Promise<void> {
  await sql`delete from gear_mounts where name <> all(${[...names]})`.execute(trx);
  await sql`insert into gear_mounts select unnest(${[...names]}::text[]) on conflict do nothing`.execute(trx);
}

type StoredMount = {
  place: 'listings' | 'listing_parts' | 'adapts_from' | 'adapts_to' | 'kit' | 'drafts';
  kind: string;
  mount: string;
  model_id: string | null;
};

/** Lists each text that is not the name of a mount, once for each model. */
export async function listUnspelled(trx: Trx): Promise<StoredMount[]> {
  const { rows } = await sql<StoredMount>`
    select distinct 'listings' as place, kind, mount, search_model_id as model_id from listings
      where ${isUnspelled(sql`mount`)}
    union all
    select distinct 'listing_parts', kind, mount, search_model_id from listing_parts
      where ${isUnspelled(sql`mount`)}
    union all
    select distinct 'adapts_from', 'lens', adapts_from, null from listings where ${isUnspelled(sql`adapts_from`)}
    union all
    select distinct 'adapts_to', 'cameras', adapts_to, null from listings where ${isUnspelled(sql`adapts_to`)}
    union all
    select distinct 'kit', gear_models.kind, mount, model_id
      from kit join gear_models on gear_models.id = model_id where ${isUnspelled(sql`mount`)}
    union all
    select distinct 'drafts', kind, fields ->> 'mount', fields ->> 'modelId'
      from drafts where ${isUnspelled(sql`fields ->> 'mount'`)}`.execute(trx);
  return rows;
}

export async function spellMounts(
  trx: Trx,
  spelled: readonly (StoredMount & { canonical: string })[],
): Promise<void> {
  for (const [place, set, isSame] of [
    [
      'listings',
      sql`listings set mount = new.canonical`,
      sql`listings.kind = new.kind and listings.mount = new.mount
        and listings.search_model_id is not distinct from new.model_id`,
    ],
    [
      'listing_parts',
      sql`listing_parts set mount = new.canonical`,
      sql`listing_parts.kind = new.kind and listing_parts.mount = new.mount
        and listing_parts.search_model_id is not distinct from new.model_id`,
    ],
    // An adapter keeps its text if both of its mounts now have the same name.
    [
      'adapts_from',
      sql`listings set adapts_from = new.canonical`,
      sql`adapts_from = new.mount and adapts_to <> new.canonical`,
    ],
    [
      'adapts_to',
      sql`listings set adapts_to = new.canonical`,
      sql`adapts_to = new.mount and adapts_from <> new.canonical`,
    ],
    ['kit', sql`kit set mount = new.canonical`, sql`kit.mount = new.mount and kit.model_id = new.model_id`],
    [
      'drafts',
      sql`drafts set fields = jsonb_set(fields, '{mount}', to_jsonb(new.canonical))`,
      sql`drafts.kind = new.kind and fields ->> 'mount' = new.mount
        and fields ->> 'modelId' is not distinct from new.model_id`,
    ],
  ] as const) {
    const rows = JSON.stringify(spelled.filter((row) => row.place === place));
    await sql`update ${set} from json_to_recordset(${rows}::json)
      as new (kind text, mount text, model_id text, canonical text) where ${isSame}`.execute(trx);
  }
}

export type LensRow = LensTexts &
  Named & {
    id: string;
    /** Null for the item itself. */
    position: number | null;
    model_id: string | null;
  };

/** A model is only chosen together with a mount that it has, unless the lens was converted. */
const isUnchosen = sql<boolean>`kind = 'lens'
  and (model_id is null or mount is null or conversion is not null or ${isUnspelled(sql`mount`)})`;
const columns = [
  'brand',
  'mount',
  'conversion',
  'model_id',
  'named_model_id',
  'named_mount',
  'lens_facts',
] as const;

/** Lists lenses whose sellers have not chosen model and mount, in the order of their ids. */
export async function listUnchosen(trx: Trx, after: string, limit: number): Promise<LensRow[]> {
  return trx
    .selectFrom('listings')
    .select([...columns, 'id', 'title', 'des', sql<null>`null`.as('position')])
    .where(isUnchosen)
    .where('deleted_at', 'is', null)
    .where('sold_at', 'is', null)
    .where('id', '>', after)
    .orderBy('id')
    .limit(limit)
    .execute();
}

export async function listUnchosenParts(trx: Trx): Promise<LensRow[]> {
  return trx
    .selectFrom('listing_parts')
    .select([...columns, 'listing_id as id', 'position', 'model as title', sql<string>`''`.as('des')])
    .where(isUnchosen)
    .execute();
}

export async function saveNamed(
  trx: Trx,
  rows: readonly (Named & Pick<LensRow, 'id' | 'position'>)[],
): Promise<void> {
  const set = sql`(named_model_id, named_mount, lens_facts) = (new.named_model_id, new.named_mount, new.lens_facts)
    from json_to_recordset(${JSON.stringify(rows)}::json)
      as new (id text, position smallint, named_model_id text, named_mount text, lens_facts text)`;
  await sql`update listings set ${set} where listings.id = new.id and new.position is null`.execute(trx);
  await sql`update listing_parts set ${set}
    where listing_parts.listing_id = new.id and listing_parts.position = new.position`.execute(trx);
}

/** Listings and their parts follow the mounts of their models, and lose a mount that is free text. */
export async function followMounts(trx: Trx): Promise<void> {
  await sql`
    with changed as materialized (
      select id, mounts_of(mount, named_mount, search_model_id) as now from listings
      where adapts_from is null and ((kind <> 'accessories' and mount is null) or ${isUnspelled(sql`mount`)})
    )
    update listings set mounts = changed.now from changed
    where listings.id = changed.id and listings.mounts <> changed.now`.execute(trx);
  // The trigger of the table computes the mounts.
  await sql`
    update listing_parts set mount = mount where mounts <> mounts_of(mount, named_mount, search_model_id)`.execute(
    trx,
  );
}
