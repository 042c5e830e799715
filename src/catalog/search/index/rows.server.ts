import type pg from 'pg';
import { saysBroken } from '#src/catalog/search/terms/broken.ts';
import { addGear, addPlace, type Gear, type ModelFacts } from '#src/catalog/search/terms/item-terms.ts';
import { brokenToken } from '#src/catalog/search/terms/item-tokens.ts';
import { decidingFacts } from '#src/gear/models/title-facts-service.server.ts';
import type { Kind } from '#src/platform/db/columns.ts';
import { put } from './bits.ts';
import type { Component } from './components.ts';
import { Documents, type Item, type Kit } from './documents.ts';
import { ItemIndex, toSellerGroups, wordsOf, type SellerStatus, type SellerGroups } from './item-index.ts';
import { PostingsBuilder } from './postings.ts';

/** Changes with each write of the row, which contains everything in the index except bookings. */
const rowVersion = `hashtextextended(concat_ws(' ', listings.id, listings.xmin), 0)`;
const isActive = 'deleted_at is null and paused_at is null and sold_at is null';

/** The values for `Kit`; null for most items. */
const rowKit = `case when part_brands is not null or conversion = 'ai' then json_build_object(
      'brands', (select json_agg(json_build_object('label', label, 'value', lower(label)) order by place)
        from unnest(with_parts(array[brand], part_brands)) with ordinality as spelled (label, place)),
      'models', part_models, 'mounts', lower_each(mounts), 'isAi', conversion is not distinct from 'ai',
      'parts', (select coalesce(json_agg(json_build_object('kind', part.kind, 'name', part_name(part.brand, part.model),
          'title', part.model, 'mounts', lower_each(part.mounts), 'model', part.search_model_id,
          'isAi', part.conversion is not distinct from 'ai', 'facts', ${decidingFacts}) order by position), '[]')
        from listing_parts part where part.listing_id = listings.id))::text end`;

export const items = `
  select listings.id, ${rowVersion}::text as version,
    not exists (select from booked_listings where booked_listings.id = listings.id) as is_available, facts.*
  from listings left join places on places.id = listings.place_id cross join lateral (select
    seller_id, kind, condition, brand, lower(brand) as folded_brand, location, lower(location) as folded_location,
    array_to_json(with_parts(mounts, part_mounts))::text as mounts,
    array_to_json(lower_each(with_parts(mounts, part_mounts)))::text as folded_mounts,
    title, lower(title) as folded_title, model as model_text,
    date_part('epoch', listed_at) * 1000 as listed_at, sale_cents, saving_cents, age_months, search_model_id, is_graded,
    coalesce(shots, 0) as shots,
    exists (select from inspections where listing_id = listings.id and superseded_at is null and not working) as is_broken, ${decidingFacts} as lens_facts, ${rowKit} as kit, place_id, places.lat, places.lon
  ) facts
  where ${isActive}`;

/** The columns of `items`, in their order. */
export type ItemRow = [
  ...[id: string, version: string, isAvailable: boolean],
  ...[seller: string, kind: Kind, condition: string, brand: string, foldedBrand: string],
  ...[place: string, foldedPlace: string, mounts: string, foldedMounts: string],
  ...[title: string, foldedTitle: string, modelText: string | null],
  ...[listedAt: number, saleCents: number, savingCents: number, months: number | string],
  ...[
    model: string | null,
    isGraded: boolean,
    shots: number,
    isBroken: boolean,
    lensFacts: string | null,
    kit: string | null,
  ],
  ...[placeId: number | null, lat: number | null, lon: number | null],
];

/** The index has the mounts in lower case. */
type Part = Gear & { isAi: boolean; facts: string | null };
type RowKit = Pick<Kit, 'brands' | 'models'> & { mounts: string[]; isAi: boolean; parts: Part[] };

export function toItem(row: ItemRow, models: ModelFacts): Item {
  const [id, version, isAvailable, seller, kind, condition, brand, foldedBrand, ...rest] = row;
  const [place, foldedPlace, labels, values, title, foldedTitle, modelText, ...numbers] = rest;
  const [listedAt, saleCents, savingCents, months, model, isGraded, shots, isBroken, ...last] = numbers;
  const [lensFacts, kitJson, placeId, lat, lon] = last;
  const read: RowKit | null = kitJson === null ? null : JSON.parse(kitJson);
  const terms = new Set<string>();
  const componentOf = ({ isAi, facts, ...gear }: Part): Component => {
    const traits = addGear(terms, gear, models);
    const { kind: ofKind, mounts, model: ofModel } = gear;
    return { kind: ofKind, mounts, model: ofModel, isAi, facts, traits: traits && JSON.stringify(traits) };
  };
  const own = componentOf({
    kind,
    name: modelText === null ? `${brand} ${title}` : `${brand} ${title} ${modelText}`,
    title,
    mounts: read?.mounts ?? JSON.parse(values),
    model,
    isAi: read?.isAi ?? false,
    facts: lensFacts,
  });
  const kit: Kit | null = read && {
    brands: read.brands,
    models: read.models,
    components: [own, ...read.parts.map(componentOf)],
  };
  addPlace(terms, place);
  if (isBroken || saysBroken(title)) terms.add(brokenToken);
  return {
    id,
    version: BigInt(version),
    isAvailable,
    isOn: { graded: isGraded },
    seller,
    kind,
    condition,
    brand: { label: brand, value: foldedBrand },
    place: { label: place, value: foldedPlace },
    // The index keeps single precision, as the database does.
    town:
      placeId === null || lat === null || lon === null
        ? null
        : { id: placeId, lat: Math.fround(lat), lon: Math.fround(lon) },
    mounts: { labels, values },
    title: foldedTitle,
    // PostgreSQL returns floats, which are rounded to milliseconds and to one decimal.
    listedAt: Math.round(listedAt),
    saleCents,
    savingCents,
    tenthsOfMonths: Math.round(Number(months) * 10),
    shots,
    traits: own.traits,
    model,
    lensFacts,
    terms: [...terms],
    kit,
  };
}

class IndexBuilder {
  readonly #documents = new Documents();
  readonly #postings = new PostingsBuilder();
  readonly #sellers: SellerGroups;

  constructor(sellers: SellerGroups) {
    this.#sellers = sellers;
  }

  add(item: Item): void {
    const document = this.#documents.push(item);
    this.#postings.add(wordsOf(item));
    const { suspended, verified } = this.#sellers;
    put(this.#documents.active, document, true);
    put(this.#documents.switches.verified, document, verified.has(item.seller));
    put(this.#documents.shown, document, !suspended.has(item.seller));
  }

  build(): ItemIndex {
    return new ItemIndex(this.#documents, this.#postings.build(), this.#sellers);
  }
}

const batchSize = 10_000;
/** Takes about 10 ms. */
const stepSize = 500;

/** @param pause is called between steps */
export async function readAll(
  client: pg.Client,
  models: ModelFacts,
  sellerStatuses: readonly SellerStatus[],
  pause?: () => Promise<void>,
): Promise<ItemIndex> {
  const builder = new IndexBuilder(toSellerGroups(sellerStatuses));
  await client.query(`declare items no scroll cursor for ${items}`);
  const fetch = () => client.query<ItemRow>({ text: `fetch ${batchSize} from items`, rowMode: 'array' });
  // The database reads the next rows meanwhile.
  for (let next = fetch(); ;) {
    const { rows } = await next;
    if (rows.length === 0) break;
    next = fetch();
    for (let at = 0; at < rows.length; at += stepSize) {
      for (const row of rows.slice(at, at + stepSize)) builder.add(toItem(row, models));
      await pause?.();
    }
  }
  await client.query('close items');
  return builder.build();
}

export async function readVersions(client: pg.Client): Promise<BigInt64Array<ArrayBuffer>> {
  const text = `select coalesce(string_agg(int8send(${rowVersion}), ''), '') as versions from listings where ${isActive}`;
  const { rows } = await client.query<{ versions: Buffer }>(text);
  // PostgreSQL sends the numbers in network byte order.
  const [{ versions } = { versions: Buffer.alloc(0) }] = rows;
  const bytes = Buffer.from(versions).swap64();
  return new BigInt64Array(new Uint8Array(bytes).buffer);
}

export async function readHaving(
  client: pg.Client,
  models: ModelFacts,
  versions: readonly bigint[],
): Promise<Item[]> {
  if (versions.length === 0) return [];
  const text = `${items} and ${rowVersion} = any($1::int8[])`;
  const { rows } = await client.query<ItemRow>({ text, values: [versions.map(String)], rowMode: 'array' });
  return rows.map((row) => toItem(row, models));
}

export async function readBooked(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ id: string }>('select id from booked_listings');
  return rows.map(({ id }) => id);
}

export async function readItems(
  client: pg.Client,
  models: ModelFacts,
  ids: readonly string[],
): Promise<Item[]> {
  if (ids.length === 0) return [];
  const text = `${items} and listings.id = any($1::text[])`;
  const { rows } = await client.query<ItemRow>({ name: 'items', text, values: [ids], rowMode: 'array' });
  return rows.map((row) => toItem(row, models));
}

export async function readSellerStatuses(
  client: pg.Client,
  ids: readonly string[] | null,
): Promise<SellerStatus[]> {
  const text = `
    select users.id, users.suspended_at is not null as "isSuspended",
      exists (select from verified_users where verified_users.id = users.id) as "isVerified"
    from users where case when $1::text[] is null
      then users.suspended_at is not null or users.id in (select id from verified_users)
      else users.id = any($1::text[]) end`;
  const { rows } = await client.query<SellerStatus>(text, [ids]);
  return rows;
}
