import assert from 'node:assert/strict';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { installPostgres, postgresVersions } from '#test/postgres-versions.ts';
import type { Case, Installation } from './installation.ts';
import { runNpm, start, waitFor, waitForResponse, type Settings, type Shop } from './shop.ts';
import { openTestDatabase } from './test-database.ts';

const fixture = join(import.meta.dirname, 'shop-of-1.0');
const authSecret = 'kP4dnB0wqUcsS5f3MZ1jI7v8yTgRxEoLhVaX2mQzC6k=';
const kills = 10;
/** The items and the orders of the shop that is killed. */
const manyRows = 20_000;

/** Empty and full databases on each version of PostgreSQL, and an upgrade that is killed again and again. */
export function databaseCases(at: () => Installation, base: string): Case[] {
  const open = async (name: string, version: string) => {
    const folder = join(base, name);
    mkdirSync(folder);
    const database = await openTestDatabase(join(folder, 'database'), installPostgres(version));
    const settings: Settings = {
      DATABASE_URL: database.url,
      STATE_DIR: join(folder, 'state'),
      AUTH_SECRET: authSecret,
    };
    return { ...database, settings };
  };
  const restore = async (settings: Settings): Promise<void> => {
    const run = runNpm(at(), ['run', 'restore', '--', fixture], settings);
    assert.equal(await run.exited, 0, run.errors());
  };
  return [
    ...postgresVersions.flatMap((version) => [
      {
        name: `a shop starts on an empty database of PostgreSQL ${version}`,
        async run() {
          const { settings, close } = await open(`empty ${version}`, version);
          try {
            const shop = await start(at(), settings);
            await waitForResponse(`${shop.url}/readyz`);
            assert.equal((await fetch(`${shop.url}/cameras`)).status, 200);
            await stop(shop);
          } finally {
            await close();
          }
        },
      },
      {
        name: `the demo shop of 1.0 is upgraded on PostgreSQL ${version}`,
        async run() {
          const { settings, url, close } = await open(`full ${version}`, version);
          try {
            await restore(settings);
            const before = await countRows(url);
            const shop = await start(at(), settings);
            await waitForResponse(`${shop.url}/readyz`);
            assert.deepEqual(await countRows(url), before);
            await waitUntilFilled(url);
            // 'Film' is in no title: this finds items by what the models of today's reference say.
            const found = await fetch(`${shop.url}/api/search?q=${encodeURIComponent('nikon film camera')}`);
            assert.ok(
              ((await found.json()) as unknown[]).length > 0,
              'the search finds items by their models',
            );
            await stop(shop);
          } finally {
            await close();
          }
        },
      },
    ]),
    {
      name: `an upgrade of ${manyRows} items from 1.0 that is killed ${kills} times loses nothing and always says what it does`,
      async run() {
        const { settings, url, close } = await open('killed', postgresVersions[0]!);
        try {
          await restore(settings);
          await multiply(url);
          const before = await countRows(url);
          for (let round = 0; round < kills; round++) {
            const shop = await start(at(), settings);
            const says = () =>
              /is being migrated|another process migrates|Rangefinder is at/.test(shop.output());
            await waitFor(shop, 'it said what it does', says);
            await delay(Math.random() * 3_000);
            process.kill(-shop.npm.pid!, 'SIGKILL');
            await shop.exited;
          }
          const shop = await start(at(), settings);
          await waitForResponse(`${shop.url}/readyz`);
          await waitUntilFilled(url);
          assert.deepEqual(await countRows(url), before);
          await stop(shop);
        } finally {
          await close();
        }
      },
    },
  ];
}

async function stop(shop: Shop): Promise<void> {
  shop.npm.kill('SIGTERM');
  assert.equal(await shop.exited, 0, shop.errors());
}

async function query<T extends pg.QueryResultRow>(url: string, ...statements: string[]): Promise<T[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    let rows: T[] = [];
    for (const statement of statements) ({ rows } = await client.query<T>(statement));
    return rows;
  } finally {
    await client.end();
  }
}

const countRows = async (url: string) =>
  query(
    url,
    `select (select count(*)::int from people) as people, (select count(*)::int from listings) as items,
      (select count(*)::int from orders) as orders, (select count(*)::int from offers) as offers,
      (select count(*)::int from messages) as messages, (select count(*)::int from reviews) as reviews,
      (select sum(sale_cents)::text from listings) as prices`,
  );

/** Waits until the batches that follow a start have ended. */
async function waitUntilFilled(url: string): Promise<void> {
  const deadline = performance.now() + 600_000;
  while ((await query(url, 'select from backfills')).length > 0) {
    assert.ok(performance.now() < deadline, 'stored rows are updated in time');
    await delay(500);
  }
}

/** Returns the statement that inserts copies of the rows of `source` with changed values. */
function copy(table: string, names: string[], source: string, changed: string): string {
  const values = names.map((name) => `copied.${name}`).join(', ');
  return `insert into ${table} (${names.join(', ')}) select ${values} from ${source}
    cross join lateral jsonb_populate_record(null::${table}, to_jsonb(source) || ${changed}) copied`;
}

/** Copies the items and the completed orders of the demo, without what triggers would do. */
async function multiply(url: string): Promise<void> {
  const columns = async (table: string) => {
    const rows = await query<{ names: string }>(
      url,
      `select string_agg(quote_ident(column_name), ', ') as names from information_schema.columns
      where table_name = '${table}' and is_generated = 'NEVER'`,
    );
    return rows[0]!.names.split(', ');
  };
  const [ofListings, ofOrders] = [await columns('listings'), await columns('orders')];
  await query(
    url,
    'alter table listings disable trigger user',
    'alter table orders disable trigger user',
    copy(
      'listings',
      ofListings,
      `generate_series(1, ${manyRows}) n, lateral (select * from listings order by md5(n || id) limit 1) source`,
      `jsonb_build_object('id', 'copy-' || n)`,
    ),
    copy(
      'orders',
      ofOrders,
      `(select orders.*, row_number() over () as n from orders, generate_series(1, ${manyRows})
        where stage = 'completed' limit ${manyRows}) source`,
      `jsonb_build_object('id', 'copy-' || n, 'listing_id', 'copy-' || n,
        'seller_id', (select seller_id from listings where id = 'copy-' || n))`,
    ),
    'alter table listings enable trigger user',
    'alter table orders enable trigger user',
    'analyze',
  );
}
