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
