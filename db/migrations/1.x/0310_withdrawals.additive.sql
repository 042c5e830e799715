-- During an outage of the database, processes serve cached pages that are out of date, but none that shows what was
-- withdrawn. So the log of changes names what may no longer be shown, in addition to what changed. An argument is a tag, or
-- the prefix of one and the column with its id. For each row and not for each statement, because only few rows match.
create function log_withdrawn() returns trigger language plpgsql as $$
declare
  was constant jsonb := to_jsonb(old);
begin
  insert into changes (tags) select array_agg(
    'withdrawn:' || split_part(name, ':', 1) || coalesce(':' || (was ->> nullif(split_part(name, ':', 2), '')), ''))
  from unnest(tg_argv) name;
  return null;
end $$;

-- A cached page of a seller names none of its items, so it is the shelf that is withdrawn.
create trigger listings_withdrawn after update on listings for each row
  when (old.deleted_at is null and new.deleted_at is not null
    or old.paused_at is null and new.paused_at is not null
    or old.sold_at is null and new.sold_at is not null)
  execute function log_withdrawn('listing:id', 'shelf:seller_id', 'addresses');
create trigger listings_deleted after delete on listings for each row
  execute function log_withdrawn('listing:id', 'shelf:seller_id', 'addresses');

create trigger people_withdrawn after update on people for each row
  when (old.suspended_at is null and new.suspended_at is not null
    or old.deleted_at is null and new.deleted_at is not null
    or old.erased_at is null and new.erased_at is not null)
  execute function log_withdrawn('person:id', 'addresses');

create trigger verifications_withdrawn after update on verifications for each row
  when (old.taken_back_at is null and new.taken_back_at is not null)
  execute function log_withdrawn('person:person_id');

create trigger reviews_withdrawn after update on reviews for each row
  when (old.removed_at is null and new.removed_at is not null
    or old.text is not null and new.text is null
    or old.reply is not null and new.reply is null)
  execute function log_withdrawn('person:subject_id');

create trigger posts_withdrawn after update on posts for each row
  when (old.deleted_at is null and new.deleted_at is not null
    or old.published_at is not null and new.published_at is null)
  execute function log_withdrawn('post:id', 'posts');
create trigger posts_deleted after delete on posts for each row execute function log_withdrawn('post:id', 'posts');

create or replace function log_everything() returns trigger language plpgsql as $$
begin
  perform log_change('{everything,withdrawn:everything}');
  return null;
end $$;
