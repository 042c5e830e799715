import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { sql, type RawBuilder } from 'kysely';
import type { Shop } from './shop.ts';

// A session is written when it is read; no call writes the reference of models; what people did is in all others.
const unwatched = ['identity_session', 'migrations', 'gear_models', 'gear_reference'];

type Tables = { names: string[]; query: RawBuilder<Record<string, string>> };
const known = new WeakMap<Shop, Tables>();

/** One query of every table: how many rows there are, and a sum of their hashes, which needs no order. */
async function tablesOf(shop: Shop): Promise<Tables> {
  const found = known.get(shop);
  if (found) return found;
  const { rows } = await sql<{ name: string }>`
    select case schemaname when 'public' then tablename else schemaname || '.' || tablename end as name
    from pg_tables where schemaname = 'public' or (schemaname = 'jobs' and tablename = 'job')
    order by 1
  `.execute(shop.app.db);
  const names = rows.map(({ name }) => name).filter((name) => !unwatched.includes(name));
  const parts = names.map(
    (name) => sql`(select count(*) || ':' || coalesce(sum(hashtextextended(t::text, 0)), 0)
      from ${sql.table(name)} t) as ${sql.ref(name.replace('.', '_'))}`,
  );
  const tables = { names, query: sql<Record<string, string>>`select ${sql.join(parts)}` };
  known.set(shop, tables);
  return tables;
}

/** Every row of every table, jobs too, as text by the name of its table. */
export async function everyRow({ app: { db } }: Shop): Promise<[name: string, text: string][]> {
  const { rows } = await sql<{ name: string }>`
    select schemaname || '.' || tablename as name from pg_tables where schemaname in ('public', 'jobs')`.execute(
    db,
  );
  const all: [string, string][] = [];
  for (const { name } of rows) {
    const kept = await sql<{ text: string }>`select t::text as text from ${sql.table(name)} t`.execute(db);
    all.push([name, kept.rows.map(({ text }) => text).join('\n')]);
  }
  return all;
}

type Row = { name: string; stored: string };

/**
 * A fingerprint of all that the shop keeps, rows, mails to be sent and pictures: the same after a call that stored nothing,
 * another after one that did.
 */
export async function fingerprint(shop: Shop): Promise<string> {
  const { app } = shop;
  const { names, query } = await tablesOf(shop);
  const { rows } = await query.execute(app.db);
  const stored = Object.values(rows[0]!);
  const pictures = await readdir(join(app.config.STATE_DIR, 'images')).catch(() => []);
  return JSON.stringify([names.map((name, at): Row => ({ name, stored: stored[at]! })), pictures.toSorted()]);
}

/** Which tables have changed between two fingerprints, and `pictures`. */
export function changedBetween(before: string, after: string): string[] {
  const [rows, pictures] = JSON.parse(before) as [Row[], string[]];
  const [laterRows, laterPictures] = JSON.parse(after) as [Row[], string[]];
  const tables = rows
    .filter((row, at) => JSON.stringify(row) !== JSON.stringify(laterRows[at]))
    .map(({ name }) => name);
  return String(pictures) === String(laterPictures) ? tables : [...tables, 'pictures'];
}
