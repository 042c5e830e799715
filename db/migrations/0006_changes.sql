-- Every process keeps bytes of public pages; it hears of a change here, whoever made it.
create function announce_change() returns trigger language plpgsql as $$
begin
  perform pg_notify('changed', tg_table_name);
  return null;
end $$;

create trigger listings_changed after insert or update or delete on listings
  for each statement execute function announce_change();
create trigger people_changed after update of name, status, role, deleted_at on people
  for each statement execute function announce_change();
create trigger categories_changed after insert or update or delete on categories
  for each statement execute function announce_change();
create trigger posts_changed after insert or update or delete on posts
  for each statement execute function announce_change();
