import { hostname } from 'node:os';
import { sql } from 'kysely';
import type { App } from '#src/platform/app.server.ts';
import { newId } from '#src/platform/ids.server.ts';

const everyMs = 15_000;
/** A process without a heartbeat for this time counts as ended, although it did not delete its row. */
const forgottenHours = 1;

export function startHeartbeat(app: App): { beat(): Promise<void>; stop(): Promise<void> } {
  const { db, build, log } = app;
  const id = newId();
  const started_at = new Date(Date.now() - Math.round(process.uptime() * 1_000));
  const row = { id, host: hostname(), pid: process.pid, ...build, started_at };
  const beat = async (): Promise<void> => {
    try {
      await db
        .insertInto('processes')
        .values({ ...row, seen_at: sql<Date>`now()` })
        .onConflict((conflict) => conflict.column('id').doUpdateSet({ seen_at: sql`now()` }))
        .execute();
      await db
        .deleteFrom('processes')
        .where('seen_at', '<', sql<Date>`now() - make_interval(hours => ${forgottenHours})`)
        .execute();
      await app.errors.flush(db);
    } catch (error) {
      log.debug({ error }, 'the heartbeat could not be stored');
    }
  };
  let beating = beat();
  const timer = setInterval(() => (beating = beat()), everyMs).unref();
  return {
    beat,
    async stop() {
      clearInterval(timer);
      await beating;
      try {
        await app.errors.flush(db);
        await db.deleteFrom('processes').where('id', '=', id).execute();
      } catch (error) {
        log.debug({ error }, 'the shutdown of the process could not be stored');
      }
    },
  };
}
