import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { sql, type RawBuilder } from 'kysely';
import type { Shop } from './shop.ts';

// A session is written when it is read; no call writes the reference of models; what people did is in all others.
const unwatched = ['identity_session', 'migrations', 'gear_models', 'gear_reference'];

const queries = new WeakMap<Shop, RawBuilder<Row>>();
type Row = { name: string; rows: string; latest: string | null };

/** One query of every table: how many rows there are, and which transaction was the last to write one that is left. */
async function queryOf(shop: Shop): Promise<RawBuilder<Row>> {
  const known = queries.get(shop);
  if (known) return known;
  const { rows } = await sql<{ name: string }>`
    select case schemaname when 'public' then tablename else schemaname || '.' || tablename end as name
    from pg_tables where schemaname = 'public' or (schemaname = 'jobs' and tablename = 'job')
    order by 1
  `.execute(shop.app.db);
  const parts = rows
    .filter(({ name }) => !unwatched.includes(name))
    .map(
      ({ name }) => sql`select ${name}::text as name, md5(string_agg(t::text, '|' order by t::text)) as hash
        from ${sql.table(name)} t`,
    );
  // Sorted: where the tables have grown, PostgreSQL reads several at once, and answers with whichever it has first.
  const query = sql<Row>`${sql.join(parts, sql` union all `)} order by name`;
  queries.set(shop, query);
  return query;
}

/**
 * A fingerprint of all that the shop keeps, rows, mails to be sent and pictures: the same after a call that stored nothing,
 * another after one that wrote a row, if only with what it had.
 */
export async function fingerprint(shop: Shop): Promise<string> {
  const { app } = shop;
  const { rows } = await (await queryOf(shop)).execute(app.db);
  const pictures = await readdir(join(app.config.STATE_DIR, 'images')).catch(() => []);
  return JSON.stringify([rows, pictures.toSorted()]);
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
