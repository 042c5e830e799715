import { join } from 'node:path';
import pg from 'pg';
import { startEmbeddedPostgres } from '#embedded-postgres/start.ts';
import { signAccessToken } from '#src/accounts/auth/tokens/access-token.server.ts';
import { seed } from './seed.ts';
import { authSecret } from './shop.ts';

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
    `select id, subject, name, email from people where issuer = $1 and role = $2 order by id limit $3`,
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
