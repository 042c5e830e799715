import { join } from 'node:path';
import pg from 'pg';
import { followAll } from '#src/gear/models/follow-service.server.ts';
import { namedInTitle } from '#src/gear/models/names-service.server.ts';
import { loadReference } from '#src/gear/models/reference.server.ts';
import { loadRegions } from '#src/media/places/load-regions.server.ts';
import { loadPlaces } from '#src/media/places/load.server.ts';
import { connectWithoutTimeouts, type Db } from '#src/platform/db/connect.server.ts';
import { migrate, readMigrations } from '#src/platform/db/migrate.server.ts';
import { createLog } from '#src/platform/observability/log.server.ts';
import { root } from '#src/server/start-up/environment.ts';
import {
  insertUsers,
  listingPhotos,
  listings,
  orderHistory,
  orders,
  photos,
  popularity,
  sellers,
  towns,
  verifications,
} from './seed-sql.ts';

const tables = ['users', 'verifications', 'listings', 'orders', 'listing_photos'] as const;
// Triggers that only check rows are disabled, because the seeded rows are valid.
const checks = [
  ['users', 'users_changed'],
  ['listings', 'listings_added'],
  ['listings', 'listings_changed'],
  ['listings', 'listings_follow_mounts'],
  ['listing_photos', 'listing_photos_added'],
  ['orders', 'orders_added'],
  ['orders', 'orders_of_what_is_on_show'],
  ['orders', 'orders_name_customer'],
  ['orders', 'orders_log_first'],
  ['orders', 'orders_from_offer'],
] as const;
/** The number of rows per statement, which limits its memory. */
const step = 100_000;

/** A statement that drops an index or a constraint, and one that creates it again. */
type Spare = { drop: string; create: string };

/** Migrates an empty database, loads what a start loads, and adds `size` items and the rows that belong to them. */
export async function seed(connection: pg.ClientConfig, size: number): Promise<void> {
  const db = connectWithoutTimeouts(connection, createLog('error'));
  try {
    await migrate(db, await readMigrations(join(root, 'db/migrations')));
    await loadReference(db, root);
    await loadPlaces(db, root);
    await loadRegions(db, root);
    await addRows(db, connection, size);
  } finally {
    await db.destroy();
  }
}

/** Adds `size` items and the rows that belong to them to a migrated database. */
export async function addRows(db: Db, connection: pg.ClientConfig, size: number): Promise<void> {
  const clients = [new pg.Client(connection), new pg.Client(connection)];
  await Promise.all(clients.map((client) => client.connect()));
  try {
    for (const client of clients)
      await client.query(
        "set synchronous_commit = off; set maintenance_work_mem = '512MB'; set work_mem = '128MB'; set max_parallel_maintenance_workers = 0",
      );
    const main = clients[0]!;
    const indexes = await take(main, spareIndexes);
    const keys = await take(main, foreignKeys);
    await fill(main, db, size);
    await restore(clients, indexes);
    await restore([main], keys);
    await main.query(`vacuum (analyze, freeze) ${tables.join(', ')}`);
  } finally {
    await Promise.all(clients.map((client) => client.end()));
  }
}

async function fill(client: pg.Client, db: Db, size: number): Promise<void> {
  for (const [table, trigger] of checks)
    await client.query(`alter table ${table} disable trigger ${trigger}`);
  await client.query(insertUsers, [Math.max(200, Math.round(size / 10))]);
  await client.query(verifications);
  await client.query(popularity);
  await client.query(sellers);
  await client.query(towns);
  await client.query('analyze ranked, sellers, towns');
  await client.query(photos);
  for (let from = 1; from <= size; from += step)
    await client.query(listings, [size, from, Math.min(size, from + step - 1)]);
  // Without statistics, the next statement would compare each item with each title.
  await client.query('analyze listings');
  await nameModels(client);
  await followAll(db, root);
  await client.query(listingPhotos);
  await client.query('analyze users, verifications, listings');
  await client.query(orders);
  await client.query(orderHistory);
  for (const [table, trigger] of checks) await client.query(`alter table ${table} enable trigger ${trigger}`);
}

/** All indexes except unique ones: updating them row by row would take most of the time. */
const spareIndexes = `
  select format('drop index %s', indexrelid::regclass) as drop, pg_get_indexdef(indexrelid) as create
  from pg_index where indrelid = any($1::regclass[]) and not indisunique
  order by pg_get_indexdef(indexrelid) like '%gin%' desc`;
const foreignKeys = `
  select format('alter table %s drop constraint %I', conrelid::regclass, conname) as drop,
    format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) as create
  from pg_constraint where contype = 'f' and conrelid = any($1::regclass[])`;

async function take(client: pg.Client, text: string): Promise<Spare[]> {
  const { rows } = await client.query<Spare>(text, [tables]);
  for (const { drop } of rows) await client.query(drop);
  return rows;
}

/** Recreates the indexes, using several connections at the same time. */
async function restore(clients: pg.Client[], spares: Spare[]): Promise<void> {
  const waiting = [...spares];
  const work = async (client: pg.Client): Promise<void> => {
    for (let next = waiting.shift(); next; next = waiting.shift()) await client.query(next.create);
  };
  await Promise.all(clients.map(work));
}

type Written = { kind: string; brand: string; title: string };

/** Links items without a model to the model in their title, as the app does on each write. */
async function nameModels(client: pg.Client): Promise<void> {
  const { rows } = await client.query<Written>(
    "select distinct kind, brand, title from listings where model_id is null and kind <> 'accessories'",
  );
  const named: (Written & { id: string })[] = [];
  for (const written of rows) {
    const id = await namedInTitle(root, written.kind, written.brand, written.title);
    if (id) named.push({ ...written, id });
  }
  await client.query(
    `update listings set named_model_id = named.id,
      mounts = case when mount is null then gear_models.mounts else listings.mounts end
    from json_to_recordset($1) as named (kind text, brand text, title text, id text) join gear_models using (id)
    where listings.model_id is null and listings.kind = named.kind and listings.brand = named.brand
      and listings.title = named.title`,
    [JSON.stringify(named)],
  );
}
