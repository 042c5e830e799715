import { sql } from 'kysely';
import { defineWork, scheduledJob, type Work } from '#src/platform/jobs/queue.server.ts';

/** How long changes are retained. A process that has not read the log for half of this time may have missed changes. */
const retentionMinutes = 10;

/**
 * Selects the changes that became visible after a snapshot. An open transaction does not hide changes that were written
 * after it. Changes with transaction ids that this server has not assigned yet come from a dump of another database,
 * and are ignored.
 *
 * `xids` lists the transactions whose changes were read. A standby does not report which transactions are open, so
 * there all transactions from the lowest open one on count as open, and `at` is the time of the last replayed
 * transaction. `server` changes with the server, with the database, and after a crash, because a crash may lose visible
 * rows. Snapshots of another server mean nothing here, so `withdrawals` lists all withdrawals that are retained if the
 * server is not `$4`.
 */
export const newlyVisible = `
  with newly as materialized (
    select xid, tags from changes
    where xid >= pg_snapshot_xmin($1::pg_snapshot) and xid < pg_snapshot_xmax(pg_current_snapshot())
      and not pg_visible_in_snapshot(xid, $1::pg_snapshot) and xid <> all($3::xid8[])
  ), now_visible as (
    select pg_current_snapshot() as snapshot, pg_is_in_recovery() as standby,
      case when pg_is_in_recovery() then coalesce(pg_last_xact_replay_timestamp(), now()) else now() end as at,
      concat_ws(' ', pg_is_in_recovery(), (select oid from pg_database where datname = current_database()),
        extract(epoch from pg_postmaster_start_time()), extract(epoch from pg_stat_get_bgwriter_stat_reset_time())) as server
  )
  select standby, at::text, pg_snapshot_xmax(snapshot)::text as next, server,
    case when standby then format('%1$s:%1$s:', pg_snapshot_xmin(snapshot)) else snapshot::text end as snapshot,
    coalesce(at - $2::timestamptz > interval '${retentionMinutes / 2} minutes', true) as gap,
    array(select distinct unnest(tags) from newly) as tags, array(select distinct xid::text from newly) as xids,
    case when $4 = server then '{}' when split_part($4, ' ', 2) <> split_part(server, ' ', 2) then '{withdrawn:everything}'
      else array(select distinct tag from changes, unnest(tags) tag where tag like 'withdrawn:%') end as withdrawals
  from now_visible`;

export type Reading = {
  standby: boolean;
  at: string;
  next: string;
  server: string;
  snapshot: string;
  gap: boolean;
  tags: string[];
  xids: string[];
  withdrawals: string[];
};

export type Snapshot = { sees(xid: bigint): boolean; lowestOpen: bigint };

/** Parses a `pg_snapshot`: `xmin:xmax:xid,xid`, where the transactions after the second colon are still open. */
export function parseSnapshot(text: string): Snapshot {
  const [xmin = '', xmax = '', open = ''] = text.split(':');
  const [lowest, next] = [BigInt(xmin), BigInt(xmax)];
  const stillOpen = new Set(open.split(',').filter(Boolean).map(BigInt));
  return { lowestOpen: lowest, sees: (xid) => xid < lowest || (xid < next && !stillOpen.has(xid)) };
}

const deleteChanges = scheduledJob('forget-changes', '*/5 * * * *', {
  limitSeconds: 60,
  retries: { limit: 3, delay: 60, longest: 600 },
});

export const changeWork: Work[] = [
  defineWork(deleteChanges, async ({ app }) => {
    // The age of a row is measured from when it became visible, because its transaction may have been open for a long
    // time.
    await sql`with here as (select pg_current_snapshot() as now)
      delete from changes using here where xid >= pg_snapshot_xmax(here.now) or xid < (
        select max(ended_before) from changes
        where at < now() - make_interval(mins => ${sql.lit(retentionMinutes)}) and ended_before <= pg_snapshot_xmin(here.now)
      )`.execute(app.db);
  }),
];
