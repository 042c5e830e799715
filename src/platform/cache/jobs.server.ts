import { sql } from 'kysely';
import { retentionMinutes } from './newly-visible.server.ts';
import { defineWork, scheduledJob, type Work } from '#src/platform/jobs.server.ts';

/** Every five minutes, the changes that every process has read. */
const forgetChanges = scheduledJob('forget-changes', '*/5 * * * *', {
  limitSeconds: 60,
  retries: { limit: 3, delay: 60, longest: 600 },
});

export const changeWork: Work[] = [
  defineWork(forgetChanges, async ({ app }) => {
    // By when they could be seen, not by when they were written: a transaction may have been open for long. What has
    // numbers that are still to come was restored from another database.
    await sql`with here as (select pg_current_snapshot() as now)
      delete from changes using here where xid >= pg_snapshot_xmax(here.now) or xid < (
        select max(ended_before) from changes
        where at < now() - make_interval(mins => ${sql.lit(retentionMinutes)}) and ended_before <= pg_snapshot_xmin(here.now)
      )`.execute(app.db);
  }),
];
