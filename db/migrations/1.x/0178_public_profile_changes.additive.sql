-- The public page of a seller shows their photo, town and text, which did not make cached pages stale.
create or replace function log_people() returns trigger language plpgsql as $$
begin
  perform log_change(
    array(select 'person:' || id from old_rows was join new_rows now_is using (id)
      where (was.name, was.photo_url, was.town, was.about, was.suspended_at, was.deleted_at)
        is distinct from (now_is.name, now_is.photo_url, now_is.town, now_is.about, now_is.suspended_at, now_is.deleted_at)
      limit 401)
    || array(select distinct 'list:' || kind from old_rows was join new_rows now_is using (id)
      cross join unnest('{cameras,lens,accessories}'::text[]) kind
      where was.suspended_at is distinct from now_is.suspended_at));
  return null;
end $$;
