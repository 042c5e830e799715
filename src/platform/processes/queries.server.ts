import { sql } from 'kysely';
import type { Db } from '#src/platform/db/connect.server.ts';

const aliveSeconds = 60;

/** Returns the processes that sent a heartbeat within the last minute. */
export async function listProcesses(db: Db) {
  return db
    .selectFrom('processes')
    .selectAll()
    .where('seen_at', '>', sql<Date>`now() - make_interval(secs => ${aliveSeconds})`)
    .orderBy('started_at')
    .orderBy('id')
    .limit(100)
    .execute();
}

/** Half of the round trip is the possible error, which must be small compared to `maxClockSeconds`. */
const maxRoundTripMs = 2_000;

/**
 * Returns by how many seconds the clock of this process is ahead of the database's, or null if the response took too
 * long to tell.
 */
export async function measureClock(db: Db): Promise<number | null> {
  // Waiting for a free connection would count as part of the round trip, so a connection is taken first.
  return db.connection().execute(async (connection) => {
    const [sentMs, began] = [Date.now(), performance.now()];
    const { rows } = await sql<{ seconds: number }>`
      select extract(epoch from clock_timestamp())::float8 as seconds`.execute(connection);
    const roundTripMs = performance.now() - began;
    if (roundTripMs > maxRoundTripMs) return null;
    return Math.round(sentMs + roundTripMs / 2 - rows[0]!.seconds * 1_000) / 1_000;
  });
}
