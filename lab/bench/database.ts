import { join } from 'node:path';
import pg from 'pg';
import { startEmbeddedPostgres } from '#embedded-postgres/start.ts';
import { authSecret } from '#lab/helpers/shop.ts';
import { signAccessToken } from '#src/accounts/auth/tokens/access-token.server.ts';
import { drive, summarize, type Sent, type Stats } from './drive.ts';
import { seed } from './seed.ts';

/** Increase this when the seeded rows change. */
const version = 8;

/** A seeded database. `client` is connected to it. */
export type Database = { url: string; client: pg.Client; close(): Promise<void> };

/**
 * Opens a database with `size` items on the server of DATABASE_URL, or on an embedded one in `folder`. It is seeded
 * unless an earlier run has left it there.
 */
export async function openDatabase(folder: string, size: number): Promise<Database> {
  const given = process.env['DATABASE_URL'];
  const embedded = given ? null : await startEmbeddedPostgres({ stateDir: join(folder, 'server') });
  try {
    const { user, password, host, port, database } = embedded?.address ?? {};
    const main =
      given ??
      `postgres://${user}:${password}@localhost:${port}/${database}?host=${encodeURIComponent(host!)}`;
    const url = await seedOnce(main, size);
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    const close = async () => {
      await client.end();
      await embedded?.stop();
    };
    return { url, client, close };
  } catch (error) {
    await embedded?.stop();
    throw error;
  }
}

async function seedOnce(main: string, size: number): Promise<string> {
  const name = `bench_size_${size}`;
  const url = new URL(main);
  url.pathname = `/${name}`;
  const client = new pg.Client({ connectionString: main });
  await client.connect();
  try {
    // The comment is missing in a database that is incomplete.
    const { rows } = await client.query<{ description: string | null }>(
      "select shobj_description(oid, 'pg_database') as description from pg_database where datname = $1",
      [name],
    );
    if (rows[0]?.description === `seeded ${version}`) return url.href;
    await client.query(`drop database if exists ${name}`);
    await client.query(`create database ${name}`);
    const startMs = performance.now();
    await seed({ connectionString: url.href }, size);
    await client.query(`comment on database ${name} is 'seeded ${version}'`);
    const seconds = ((performance.now() - startMs) / 1000).toFixed(0);
    console.log(`Seeded ${size.toLocaleString('en-US')} items in ${seconds} s.`);
    return url.href;
  } finally {
    await client.end();
  }
}

/** A seeded user with an access token. */
export type SeededUser = { id: string; token: string };

/** Returns users of a role, the first seller being the one with a fifth of all items. */
export async function usersOf(
  client: pg.Client,
  role: 'Buyer' | 'Seller' | 'admin',
  limit: number,
): Promise<SeededUser[]> {
  const { rows } = await client.query<{ id: string; subject: string; name: string; email: string }>(
    `select id, subject, name, email from users where issuer = $1 and role = $2 order by id limit $3`,
    [issuer, role, limit],
  );
  return Promise.all(
    rows.map(async ({ id, ...identity }) => ({
      id,
      token: await signAccessToken(authSecret, { issuer, ...identity }),
    })),
  );
}

const issuer = 'https://seed.invalid';

/** The SQL condition for seeded items without a booking. */
export const isBookable = `deleted_at is null and sold_at is null and img like '/demo/bench-%'
  and id not in (table booked_listings)`;

export const phone = '+43 316 0100';

/** Returns a function that books another item with each call. @param maxItems how many there are at most */
export async function bookingsOf(
  { client }: Database,
  buyers: readonly SeededUser[],
  maxItems: number,
): Promise<() => Sent> {
  const { rows } = await client.query<{ id: string }>(
    `select id from listings where ${isBookable} order by hashtext(id) limit $1`,
    [maxItems],
  );
  let booked = 0;
  return () => {
    const listing = rows[booked]?.id;
    if (!listing) throw new Error('all items are booked: measure a larger shop, or for a shorter time');
    const { token } = buyers[booked++ % buyers.length]!;
    const body = { listing, phone, location: 'Graz' };
    return { kind: 'booking', method: 'POST', path: '/api/orders', token, body };
  };
}

/** Measures bookings per second, with a caller for each buyer. Each booking waits for the disk. */
export async function measureBookings(
  database: Database,
  url: string,
  buyers: readonly SeededUser[],
  seconds: number,
): Promise<Stats> {
  const next = await bookingsOf(database, buyers, 60_000);
  const pace = { callers: buyers.length };
  await drive(url, next, { seconds: 1, pace });
  const driven = await drive(url, next, { seconds, pace });
  const bad = driven.samples.find(({ status }) => status !== 201);
  // Without the orders, the items can be booked again.
  await database.client.query('delete from orders where phone = $1', [phone]);
  await database.client.query('vacuum analyze listings, orders');
  if (bad) throw new Error(`a booking got ${bad.status}`);
  return summarize(driven);
}
