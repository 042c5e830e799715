import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import type { Shop } from './shop.ts';

// Ignored: reading a session updates its row, and no call writes migrations or the references.
const unwatched = [
  'identity_session',
  'migrations',
  'gear_models',
  'gear_reference',
  'places',
  'place_names',
  'regions',
  'place_reference',
];

const known = new WeakMap<Shop, Promise<string[]>>();

/**
 * Creates a database function that hashes the rows of each table, and returns the names of the tables. PostgreSQL plans
 * a function only once per session, and planning takes ten times as long as running.
 */
async function createHashes({ app: { db } }: Shop): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select case schemaname when 'public' then tablename else schemaname || '.' || tablename end as name
    from pg_tables where schemaname = 'public' or (schemaname = 'jobs' and tablename = 'job')
    order by 1
  `.execute(db);
  const names = rows.map(({ name }) => name).filter((name) => !unwatched.includes(name));
  const parts = names.map(
    (name) => sql`(select count(*) || ':' || coalesce(sum(hashtextextended(t::text, 0)), 0)
      from ${sql.table(name)} t)`,
  );
  await sql`create function table_hashes() returns text[] language plpgsql as $$
    begin return array[${sql.join(parts)}]; end $$`.execute(db);
  return names;
}

function tablesOf(shop: Shop): Promise<string[]> {
  const names = known.get(shop) ?? createHashes(shop);
  known.set(shop, names);
  return names;
}

/** Returns the rows of every table, including jobs, as text by table name. */
export async function everyRow({ app: { db } }: Shop): Promise<[name: string, text: string][]> {
  const { rows } = await sql<{ name: string }>`
    select schemaname || '.' || tablename as name from pg_tables where schemaname in ('public', 'jobs')`.execute(
    db,
  );
  const all: [string, string][] = [];
  for (const { name } of rows) {
    const stored = await sql<{ text: string }>`select t::text as text from ${sql.table(name)} t`.execute(db);
    all.push([name, stored.rows.map(({ text }) => text).join('\n')]);
  }
  return all;
}

type Row = { name: string; stored: string };

/**
 * Returns hashes of all tables and the names of all stored photos. Two fingerprints are equal if nothing was stored in
 * between.
 */
export async function fingerprint(shop: Shop): Promise<string> {
  const { app } = shop;
  const names = await tablesOf(shop);
  const { rows } = await sql<{ hashes: string[] }>`select table_hashes() as hashes`.execute(app.db);
  const { hashes } = rows[0]!;
  const photos = await readdir(join(app.config.STATE_DIR, 'images')).catch(() => []);
  return JSON.stringify([names.map((name, at): Row => ({ name, stored: hashes[at]! })), photos.toSorted()]);
}

/** Returns the tables that differ between two fingerprints, and `pictures` if stored photos differ. */
export function changedBetween(before: string, after: string): string[] {
  const [rows, images] = JSON.parse(before) as [Row[], string[]];
  const [laterRows, laterImages] = JSON.parse(after) as [Row[], string[]];
  const tables = rows
    .filter((row, at) => JSON.stringify(row) !== JSON.stringify(laterRows[at]))
    .map(({ name }) => name);
  return String(images) === String(laterImages) ? tables : [...tables, 'pictures'];
}

/** Returns the cache tags that this process invalidates while `act` is running, without those of what was withdrawn. */
export async function changedBy({ app }: Shop, act: () => Promise<unknown>): Promise<string[]> {
  const changed = new Set<string>();
  const stop = app.changes.onChange((tags) => {
    for (const tag of tags) if (!/^(job|live|withdrawn):/.test(tag)) changed.add(tag);
  });
  try {
    await act();
    return [...changed].toSorted();
  } finally {
    stop();
  }
}
