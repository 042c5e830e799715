import { join } from 'node:path';
import type { LoadStats } from '#lab/bench/load.ts';
import type { TestUser } from '#lab/bench/users.ts';
import { within } from './databases.ts';
import { drive, type Sent } from './drive.ts';
import { runPgbench } from './pgbench.ts';

type Settings = { seconds: number; connections: number };
/**
 * Bookings per second: through the shop (`ours`), with pgbench in two bare tables (`pgbench`), and with pgbench in the
 * shop's own tables (`pgbenchOwn`).
 */
export type Bookings = { ours: LoadStats; pgbench: number; pgbenchOwn: number };

const isBookable = 'deleted_at is null and sold_at is null and id not in (table booked_listings)';

/**
 * Compares bookings through the shop with pgbench, which updates one row and inserts one row. Both wait for the disk.
 */
export async function measureBookings(
  folder: string,
  shop: string,
  database: string,
  buyers: readonly TestUser[],
  settings: Settings,
): Promise<Bookings> {
  const ids = await within(database, async (client) => {
    const { rows } = await client.query<{ id: string; durable: boolean }>(
      `select id, current_setting('synchronous_commit') = 'on' and current_setting('fsync') = 'on' as durable from listings
      where ${isBookable} and img like '/demo/bench-%' order by hashtext(id) limit 40000`,
    );
    if (!rows[0]?.durable) throw new Error('this database server does not wait for the disk on commit');
    return rows.map(({ id }) => id);
  });
  const sent = ids.map((listing, index): Sent => ({
    method: 'POST',
    path: '/api/orders',
    token: buyers[index % buyers.length]!.token,
    body: JSON.stringify({ listing, phone: '+43 316 0100', location: 'Graz' }),
  }));
  const { seconds, connections } = settings;
  const warm = await drive(folder, shop, sent, { seconds: 1, connections, once: { skip: 0 } });
  // Requests that were in flight when the warm-up ended may have been processed, so they are skipped, too.
  const skip = warm.requests + connections;
  const ours = await drive(folder, shop, sent, { seconds, connections, once: { skip } });
  await forget(database);
  const bare = await updateAndInsert(database, 'update-insert.sql', settings);
  await prepareOwn(database);
  const own = await updateAndInsert(database, 'update-insert-own.sql', settings);
  await forget(database);
  return { ours, pgbench: bare, pgbenchOwn: own };
}

/** Deletes the orders, so that the items can be booked again. */
export async function forget(database: string): Promise<void> {
  await within(database, async (client) => {
    await client.query("delete from orders where phone = '+43 316 0100'");
    // The minimum for a booking: no rules, no other indexes, no notifications.
    await client.query(
      `create table if not exists bench_items (id integer primary key, state text, at timestamptz)`,
    );
    await client.query(
      'create table if not exists bench_orders (id bigint generated always as identity primary key, item integer, at timestamptz)',
    );
    await client.query('truncate bench_items, bench_orders');
    await client.query(
      `insert into bench_items select n, 'available', now() from generate_series(1, 100000) n`,
    );
    await client.query('vacuum analyze bench_items, bench_orders, listings, orders');
  });
}

/** Selects the items that pgbench books one by one in the shop's own tables. */
async function prepareOwn(database: string): Promise<void> {
  await within(database, async (client) => {
    await client.query('drop table if exists bench_free; drop sequence if exists bench_next');
    await client.query('create sequence bench_next cache 1');
    await client.query(`create table bench_free as
      select (row_number() over (order by hashtext(listings.id)))::int as n, listings.id, listings.seller_id,
        (select min(id) from people where role = 'Buyer') as buyer_id
      from listings where ${isBookable} and img like '/demo/bench-%' limit 60000`);
    await client.query('alter table bench_free add primary key (n)');
    await client.query('vacuum analyze bench_free');
  });
}

async function updateAndInsert(database: string, script: string, settings: Settings): Promise<number> {
  return runPgbench(database, ['-M', 'prepared', '-f', join(import.meta.dirname, script)], settings);
}
