import assert from 'node:assert/strict';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { Case } from '#lab/cases.ts';
import { waitUntil, type Ground } from '#lab/helpers/ground.ts';
import { startTcpPostgres, type Query } from '#lab/helpers/postgres.ts';
import { authSecret } from '#lab/helpers/shop.ts';
import { connectWithoutTimeouts } from '#src/platform/db/connect.server.ts';
import { choosePath, migrate, readMigrations, type Migration } from '#src/platform/db/migrate.server.ts';
import { createLog } from '#src/platform/observability/log.server.ts';
import { root } from '#src/server/start-up/environment.ts';
import { installPostgres, postgresVersions } from '#test/postgres-versions.ts';
import { describeSchema } from '#tools/tables/schema.ts';
import type { Installation } from './installation.ts';
import {
  runNpm,
  start,
  succeed,
  terminate,
  waitFor,
  whileRunning,
  type Settings,
  type Shop,
} from './shop.ts';

const fixture = join(import.meta.dirname, 'shop-of-1.0');
const kills = 10;
/** The items and the orders of the shop that is killed. */
const manyRows = 20_000;

async function open(ground: Ground, name: string, version: string) {
  const { url, query } = await startTcpPostgres(ground, `${name}-${version}`, installPostgres(version));
  const STATE_DIR = join(ground.folder, `state-${name}-${version}`);
  const settings: Settings = { DATABASE_URL: url, STATE_DIR, AUTH_SECRET: authSecret };
  return { query, settings };
}

/** Empty and full databases on each version of PostgreSQL, and an upgrade that is killed again and again. */
export function databaseCases(at: () => Installation): Case[] {
  const restore = (settings: Settings) => succeed(runNpm(at(), ['run', 'restore', '--', fixture], settings));
  const whileServing = (settings: Settings, use: (shop: Shop) => Promise<void>) =>
    whileRunning(start(at(), settings), use, terminate);

  return [
    ...postgresVersions.map((version): Case => ({
      name: `a shop starts on an empty database of PostgreSQL ${version}`,
      async run(ground) {
        const { settings } = await open(ground, 'empty', version);
        await whileServing(settings, async ({ url }) =>
          assert.equal((await fetch(`${url}/cameras`)).status, 200),
        );
      },
    })),
    ...[postgresVersions[0]!, postgresVersions.at(-1)!].flatMap((version) =>
      ['1.0', '1.1'].map((from): Case => ({
        name: `a demo shop of ${from} with ${manyRows} items gets the schema of a new one on PostgreSQL ${version}`,
        async run(ground) {
          const { settings, query } = await open(ground, `full-${from}`, version);
          await restore(settings);
          if (from === '1.1') await migrateTo11(settings);
          await multiply(query);
          const before = await query(counts('people'));
          return whileRunning(
            start(at(), settings),
            async ({ url }, { seconds }) => {
              assert.deepEqual(await query(counts('users')), before);
              // 'Film' is in no title: this finds items by what the models of today's reference say.
              const found = await fetch(`${url}/api/search?q=${encodeURIComponent('nikon film camera')}`);
              const items = (await found.json()) as unknown[];
              assert.ok(items.length > 0, 'the search finds items by their models');
              await waitUntilFilled(query);
              await query('create database fresh');
              const fresh = new URL(settings['DATABASE_URL']!);
              fresh.pathname = '/fresh';
              await migrateWith(fresh.href, await readMigrations(join(root, 'db/migrations')));
              assert.equal(await schemaAt(settings['DATABASE_URL']!), await schemaAt(fresh.href));
              return `ready in ${seconds} s`;
            },
            terminate,
          );
        },
      })),
    ),
    {
      name: `an upgrade of ${manyRows} items from 1.0 that is killed ${kills} times loses nothing and always says what it does`,
      async run(ground) {
        const { settings, query } = await open(ground, 'killed', postgresVersions[0]!);
        await restore(settings);
        await multiply(query);
        const before = await query(counts('people'));
        for (let round = 0; round < kills; round++) {
          const shop = await start(at(), settings);
          const says = () =>
            /is being migrated|another process migrates|Rangefinder is at/.test(shop.output());
          await waitFor(shop, 'it said what it does', says);
          await delay(Math.random() * 3_000);
          process.kill(-shop.npm.pid!, 'SIGKILL');
          await shop.exited;
        }
        await whileServing(settings, async () => {
          await waitUntilFilled(query);
          assert.deepEqual(await query(counts('users')), before);
        });
      },
    },
  ];
}

/** @param users the name of their table, which 2.0 has changed */
const counts = (users: 'people' | 'users'): string => `
  select (select count(*)::int from ${users}) as users, (select count(*)::int from listings) as items,
    (select count(*)::int from orders) as orders, (select count(*)::int from offers) as offers,
    (select count(*)::int from messages) as messages, (select count(*)::int from reviews) as reviews,
    (select sum(sale_cents)::text from listings) as prices`;

const schemaAt = async (connectionString: string): Promise<string> => describeSchema({ connectionString });

async function migrateWith(connectionString: string, migrations: Migration[]): Promise<void> {
  const db = connectWithoutTimeouts({ connectionString }, createLog('error'));
  await migrate(db, migrations).finally(() => db.destroy());
}

/** Runs the migrations of 1.1 on a database of 1.0. */
async function migrateTo11(settings: Settings): Promise<void> {
  const all = choosePath(await readMigrations(join(root, 'db/migrations')), ['0101_people.sql']);
  await migrateWith(
    settings['DATABASE_URL']!,
    all.filter(({ name }) => name <= '0173_reports_of_copies.additive.sql'),
  );
}

/**
 * Waits until the batches that follow a start have ended, the terms of all descriptions are
 * stored, and all items follow the reference.
 */
async function waitUntilFilled(query: Query): Promise<void> {
  const isFilled = async () =>
    (
      await query(`select from backfills union all select from listing_descriptions where rules = 0
        union all select from gear_reference where follow_after is not null`)
    ).length === 0;
  await waitUntil('stored rows are updated', isFilled, 600_000);
}

/** Returns the statement that inserts copies of the rows of `source` with changed values. */
function copy(table: string, names: string[], source: string, changed: string): string {
  const values = names.map((name) => `copied.${name}`).join(', ');
  return `insert into ${table} (${names.join(', ')}) select ${values} from ${source}
    cross join lateral jsonb_populate_record(null::${table}, to_jsonb(source) || ${changed}) copied`;
}

/** Copies the items and the completed orders of the demo, without what triggers would do. */
async function multiply(query: Query): Promise<void> {
  const columns = async (table: string) => {
    const rows = await query<{ name: string }>(
      `select quote_ident(column_name) as name from information_schema.columns
      where table_name = '${table}' and is_generated = 'NEVER'`,
    );
    return rows.map(({ name }) => name);
  };
  const listings = copy(
    'listings',
    await columns('listings'),
    `generate_series(1, ${manyRows}) n, lateral (select * from listings order by md5(n || id) limit 1) source`,
    `jsonb_build_object('id', 'copy-' || n)`,
  );
  const orders = copy(
    'orders',
    await columns('orders'),
    `(select orders.*, row_number() over () as n from orders, generate_series(1, ${manyRows})
      where stage = 'completed' limit ${manyRows}) source`,
    `jsonb_build_object('id', 'copy-' || n, 'listing_id', 'copy-' || n,
      'seller_id', (select seller_id from listings where id = 'copy-' || n))`,
  );
  await query('alter table listings disable trigger user');
  await query('alter table orders disable trigger user');
  await query(listings);
  await query(orders);
  await query('alter table listings enable trigger user');
  await query('alter table orders enable trigger user');
  await query('analyze');
}
