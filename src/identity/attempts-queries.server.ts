import { sql } from 'kysely';
import type { DbOrTrx } from '#src/platform/db/connect.server.ts';

/** Notes a try unless `most` were made within the last `seconds`; answers what it is called, or null. */
export async function takeHit(
  db: DbOrTrx,
  key: string,
  most: number,
  seconds: number,
): Promise<string | null> {
  const since = sql`clock_timestamp() - make_interval(secs => ${seconds})`;
  // The row's lock makes tries of one key come one after the other.
  const { rows } = await sql<{ hit: string }>`
    insert into attempts as known (key, hits, forget_at)
    values (${key}, array[clock_timestamp()], clock_timestamp() + make_interval(secs => ${seconds}))
    on conflict (key) do update set
      hits = array(select hit from unnest(known.hits) hit where hit > ${since}) || clock_timestamp(),
      forget_at = excluded.forget_at
    where (select count(*) from unnest(known.hits) hit where hit > ${since}) < ${most}
    returning hits[cardinality(hits)]::text as hit
  `.execute(db);
  return rows[0]?.hit ?? null;
}

/** Makes a try not count. */
export async function giveBackHit(db: DbOrTrx, key: string, hit: string): Promise<void> {
  await sql`update attempts set hits = array_remove(hits, ${hit}::timestamptz) where key = ${key}`.execute(
    db,
  );
}

/** Seconds until the oldest try that counts does not any more; 1 at least. */
export async function secondsUntilFree(db: DbOrTrx, key: string, seconds: number): Promise<number> {
  const { rows } = await sql<{ wait: number }>`
    select ceil(extract(epoch from min(hit) + make_interval(secs => ${seconds}) - clock_timestamp()))::int as wait
    from attempts, unnest(hits) hit
    where key = ${key} and hit > clock_timestamp() - make_interval(secs => ${seconds})
  `.execute(db);
  return Math.max(1, rows[0]?.wait ?? 1);
}

/** Makes all tries of these keys not count. */
export async function forgetHits(db: DbOrTrx, keys: string[]): Promise<void> {
  await db.deleteFrom('attempts').where('key', 'in', keys).execute();
}

/** Deletes what limits nothing any more. */
export async function forgetOldHits(db: DbOrTrx): Promise<void> {
  await db
    .deleteFrom('attempts')
    .where('forget_at', '<', sql<Date>`now()`)
    .execute();
}
