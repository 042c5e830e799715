import { join } from 'node:path';
import pg from 'pg';
import { startEmbeddedPostgres } from '#embedded-postgres/start.ts';
import { seedSize } from './seed.ts';

/** Increase this when the seeded rows change. */
const version = 7;

export type Databases = {
  /** Returns the URL of the database with `size` items, and seeds it first if necessary. */
  open(size: number): Promise<string>;
  close(): Promise<void>;
};

/** Opens the server of DATABASE_URL, or an embedded one in `folder`, with a database for each size. */
export async function openDatabases(folder: string): Promise<Databases> {
  const given = process.env['DATABASE_URL'];
  const embedded = given ? null : await startEmbeddedPostgres({ stateDir: join(folder, 'server') });
  const { user, password, host, port, database } = embedded?.address ?? {};
  const main =
    given ?? `postgres://${user}:${password}@localhost:${port}/${database}?host=${encodeURIComponent(host!)}`;
  return {
    open: async (size) => openSize(main, size),
    close: async () => embedded?.stop(),
  };
}

async function openSize(main: string, size: number): Promise<string> {
  const name = `bench_size_${size}`;
  const url = new URL(main);
  url.pathname = `/${name}`;
  if (await isSeeded(url.href)) return url.href;
  await within(main, async (client) => {
    await client.query(`drop database if exists ${name}`);
    await client.query(`create database ${name}`);
  });
  const began = performance.now();
  await seedSize({ connectionString: url.href }, size);
  await within(url.href, async (client) => {
    await client.query(`comment on database ${name} is 'seeded ${version}'`);
  });
  console.log(
    `Seeded ${size.toLocaleString('en-US')} items in ${((performance.now() - began) / 1000).toFixed(0)} s.`,
  );
  return url.href;
}

/** Returns false for a database that is incomplete or of an older version. */
async function isSeeded(url: string): Promise<boolean> {
  try {
    return await within(url, async (client) => {
      const { rows } = await client.query<{ description: string | null }>(
        "select shobj_description(oid, 'pg_database') as description from pg_database where datname = current_database()",
      );
      return rows[0]!.description === `seeded ${version}`;
    });
  } catch (error) {
    if ((error as { code?: string }).code === '3D000') return false;
    throw error;
  }
}

export async function within<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
