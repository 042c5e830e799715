import { sql, type Selectable } from 'kysely';
import { chooseGear, nameGear } from '#src/gear/models/service.server.ts';
import type { DbOrTrx, Trx } from '#src/platform/db/connect.server.ts';
import type { Tables } from '#src/platform/db/tables.ts';
import { AppError } from '#src/platform/errors.ts';
import { fieldProblems } from '#src/texts/problems-fields.ts';
import type { ListingPart, NewPart } from './part-schemas.ts';

const columns = [
  'kind',
  'brand',
  'model',
  'model_id',
  'named_model_id',
  'mount',
  'named_mount',
  'conversion',
  'lens_facts',
] as const;

export type PartRow = Pick<Selectable<Tables['listing_parts']>, (typeof columns)[number]>;

/** Most items have no parts, and `part_names` says so without a look at the other table. */
export const partsOfListing = sql<ListingPart[]>`case when listings.part_names is null then '[]' else (
  select coalesce(json_agg(json_build_object('kind', part.kind, 'brand', part.brand, 'model', part.model,
    'modelId', part.model_id, 'mount', part.mount, 'conversion', part.conversion) order by position), '[]')
  from listing_parts part where part.listing_id = listings.id
) end`.as('parts');

/** The models, mounts and conversions of the parts, for compatibility. */
export const gearOfParts = sql<
  (Pick<PartRow, 'kind' | 'model_id' | 'named_model_id' | 'mount' | 'conversion' | 'lens_facts'> & {
    name: string;
  })[]
>`case when listings.part_names is null then '[]' else (
  select coalesce(json_agg(json_build_object('kind', part.kind, 'name', part_name(part.brand, part.model),
    'model_id', part.model_id, 'named_model_id', part.named_model_id,
    'mount', case when part.mount = any(part.mounts) then part.mount else part.named_mount end,
    'conversion', part.conversion, 'lens_facts', part.lens_facts) order by position), '[]')
  from listing_parts part where part.listing_id = listings.id
) end`.as('parts');

async function findParts(db: DbOrTrx, listingId: string) {
  return db
    .selectFrom('listing_parts')
    .select(columns)
    .where('listing_id', '=', listingId)
    .orderBy('position')
    .execute();
}

/** Writes only changed rows: a row that keeps its name does not raise the version of the item. A new item has none yet. */
export async function placeParts(
  trx: Trx,
  listingId: string,
  parts: readonly PartRow[],
  { isNew = false }: { isNew?: boolean } = {},
): Promise<void> {
  const placed = isNew ? [] : await findParts(trx, listingId);
  const isSame = (part: PartRow, at: number) => columns.every((name) => part[name] === placed[at]?.[name]);
  const rows = parts
    .map((part, position) => ({ ...part, listing_id: listingId, position }))
    .filter((part) => !isSame(part, part.position));
  if (rows.length > 0)
    await trx
      .insertInto('listing_parts')
      .values(rows)
      .onConflict((conflict) =>
        conflict
          .columns(['listing_id', 'position'])
          .doUpdateSet(({ ref }) =>
            Object.fromEntries(columns.map((name) => [name, ref(`excluded.${name}`)])),
          ),
      )
      .execute();
  if (placed.length > parts.length)
    await trx
      .deleteFrom('listing_parts')
      .where('listing_id', '=', listingId)
      .where('position', '>=', parts.length)
      .execute();
}

/** @throws AppError `invalid` naming a field of a part, such as `parts.0.modelId` */
export async function chooseParts(trx: Trx, root: string, parts: readonly NewPart[]): Promise<PartRow[]> {
  const rows: PartRow[] = [];
  for (const [at, { kind, brand, ...fields }] of parts.entries()) {
    const { model, ...gear } = await choosePart(trx, root, kind, fields, `parts.${at}.`);
    if (model === null) throw new AppError('invalid', undefined, [required(`parts.${at}.model`)]);
    const texts = { kind, brand, title: model, des: '', ...gear };
    rows.push({ kind, brand, model, ...gear, ...(await nameGear(trx, root, texts)) });
  }
  return rows;
}

const required = (path: string) => ({ path, message: fieldProblems.required });

async function choosePart(
  trx: Trx,
  root: string,
  kind: string,
  fields: Omit<NewPart, 'kind' | 'brand'>,
  at: string,
) {
  try {
    return await chooseGear(trx, root, kind, fields);
  } catch (error) {
    if (!(error instanceof AppError) || !error.errors) throw error;
    const errors = error.errors.map(({ path, message }) => ({ path: at + path, message }));
    throw new AppError(error.code, undefined, errors);
  }
}
