-- What goes while it is unread is counted no more, on the pages that are open, too.
create function log_notifications_deleted() returns trigger language plpgsql as $$
begin
  perform log_change(array_agg(tag)) from (
    select tag, (row_number() over (order by tag) - 1) / 400 as part
    from (select distinct format('live:%s:notification', person_id) as tag from old_rows where read_at is null) tags) parts
  group by part;
  return null;
end $$;
create trigger notifications_deleted after delete on notifications
  referencing old table as old_rows for each statement execute function log_notifications_deleted();
