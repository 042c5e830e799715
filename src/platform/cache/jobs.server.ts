import { sql } from 'kysely';
import { defineWork, scheduledJob, type Work } from '#src/platform/jobs/queue.server.ts';
import { retentionMinutes } from './newly-visible.server.ts';

/** Deletes changes that every process has read. */
const forgetChanges = scheduledJob('forget-changes', '*/5 * * * *', {
  limitSeconds: 60,
  retries: { limit: 3, delay: 60, longest: 600 },
});

export const changeWork: Work[] = [
  defineWork(forgetChanges, async ({ app }) => {
    // The age counts from when a row became visible, because its transaction may have been open for long. Ids that this
    // server has not assigned yet come from a dump of another database.
    await sql`with here as (select pg_current_snapshot() as now)
      delete from changes using here where xid >= pg_snapshot_xmax(here.now) or xid < (
        select max(ended_before) from changes
        where at < now() - make_interval(mins => ${sql.lit(retentionMinutes)}) and ended_before <= pg_snapshot_xmin(here.now)
      )`.execute(app.db);
  }),
];
