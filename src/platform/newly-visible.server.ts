/** How long rows can be seen; what was not read for half as long may have missed some. */
export const retentionMinutes = 10;

/**
 * What became visible after a snapshot, in whatever order it was written; a transaction that is still open hides nothing.
 * Numbers that no transaction here can have had yet are of a database that was restored from a dump of another.
 * A standby does not say which transactions are open: there all that are not below the lowest of them count as open, and
 * those that were read are named. Its time is that of what it has replayed: rows can come and go there within a moment.
 * What was read before says nothing of another server or database, nor of a server that came back from a crash, which may have
 * lost what was visible: it has begun its statistics anew.
 */
export const newlyVisible = `
  with newly as materialized (
    select xid, tags from changes
    where xid >= pg_snapshot_xmin($1::pg_snapshot) and xid < pg_snapshot_xmax(pg_current_snapshot())
      and not pg_visible_in_snapshot(xid, $1::pg_snapshot) and xid <> all($3::xid8[])
  ), now_visible as (
    select pg_current_snapshot() as snapshot, pg_is_in_recovery() as standby,
      case when pg_is_in_recovery() then coalesce(pg_last_xact_replay_timestamp(), now()) else now() end as at
  )
  select standby, at::text, pg_snapshot_xmax(snapshot)::text as next,
    concat_ws(' ', standby, (select oid from pg_database where datname = current_database()),
      extract(epoch from pg_postmaster_start_time()), extract(epoch from pg_stat_get_bgwriter_stat_reset_time())) as server,
    case when standby then format('%1$s:%1$s:', pg_snapshot_xmin(snapshot)) else snapshot::text end as snapshot,
    coalesce(at - $2::timestamptz > interval '${retentionMinutes / 2} minutes', true) as gap,
    array(select distinct unnest(tags) from newly) as tags, array(select distinct xid::text from newly) as xids
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
};
