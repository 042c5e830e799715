import type pg from 'pg';
import type { Kind } from '#src/platform/db/tables.ts';
import { IndexBuilder } from './builder.ts';
import type { Item, Standing } from './item.ts';
import type { ItemIndex } from './item-index.ts';

/** What the index knows of an item. */
const items = `
  select listings.id, hashtextextended(concat_ws(E'\\n', said.*), 0)::text,
    not exists (select from booked_listings where booked_listings.id = listings.id), said.*
  from listings cross join lateral (select
    seller_id, kind, condition, brand, lower(brand), location, lower(location),
    array_to_json(mounts)::text, array_to_json(lower_each(mounts))::text, lower(title),
    date_part('epoch', listed_at) * 1000, sale_cents, saving_cents, age_months, search_model_id,
    array_to_json(tsvector_to_array(terms))::text
  ) said
  where deleted_at is null and paused_at is null and sold_at is null`;

type Row = [
  ...[id: string, version: string, isAvailable: boolean],
  ...[seller: string, kind: Kind, condition: string, brand: string, foldedBrand: string],
  ...[place: string, foldedPlace: string, mounts: string, foldedMounts: string, title: string],
  ...[listedAt: number, saleCents: number, savingCents: number, months: number | string],
  ...[model: string | null, terms: string],
];

function toItem(row: Row): Item {
  const [id, version, isAvailable, seller, kind, condition, brand, foldedBrand, place, foldedPlace] = row;
  const [, , , , , , , , , , labels, values, title, listedAt, saleCents, savingCents, months, model, terms] =
    row;
  return {
    id,
    version: BigInt(version),
    isAvailable,
    seller,
    kind,
    condition,
    brand: { label: brand, value: foldedBrand },
    place: { label: place, value: foldedPlace },
    mounts: { labels, values },
    title,
    // To the millisecond, and with one decimal: what floats make of these is rounded.
    listedAt: Math.round(listedAt),
    saleCents,
    savingCents,
    tenthsOfMonths: Math.round(Number(months) * 10),
    model,
    terms: JSON.parse(terms) as string[],
  };
}

const idsOf = (standings: readonly Standing[]) => new Set(standings.map(({ id }) => id));

const atOnce = 10_000;

/** Reads all items on the shelf as they were at one moment. */
export async function readIndex(client: pg.Client): Promise<ItemIndex> {
  await client.query('begin isolation level repeatable read, read only');
  try {
    const standings = await readStandings(client, null);
    const builder = new IndexBuilder({
      suspended: idsOf(standings.filter(({ isSuspended }) => isSuspended)),
      verified: idsOf(standings.filter(({ isVerified }) => isVerified)),
    });
    await client.query(`declare items no scroll cursor for ${items}`);
    for (;;) {
      const { rows } = await client.query<Row>({ text: `fetch ${atOnce} from items`, rowMode: 'array' });
      for (const row of rows) builder.add(toItem(row));
      if (rows.length < atOnce) return builder.build();
    }
  } finally {
    await client.query('rollback');
  }
}

/** Those of these items that are on the shelf. */
export async function readItems(client: pg.Client, ids: readonly string[]): Promise<Item[]> {
  if (ids.length === 0) return [];
  const text = `${items} and listings.id = any($1::text[])`;
  const { rows } = await client.query<Row>({ name: 'items', text, values: [ids], rowMode: 'array' });
  return rows.map(toItem);
}

/** How these sellers stand, or all who stand otherwise than most. */
export async function readStandings(client: pg.Client, ids: readonly string[] | null): Promise<Standing[]> {
  const text = `
    select people.id, people.suspended_at is not null as "isSuspended",
      exists (select from verified_people where verified_people.id = people.id) as "isVerified"
    from people where case when $1::text[] is null
      then people.suspended_at is not null or people.id in (select id from verified_people)
      else people.id = any($1::text[]) end`;
  const { rows } = await client.query<Standing>(text, [ids]);
  return rows;
}
