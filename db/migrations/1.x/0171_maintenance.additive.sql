-- While there is a row, the shop takes no writes and shows the text.
create table maintenance (
  id boolean primary key default true check (id),
  text text not null check (char_length(text) between 1 and 200),
  since timestamptz(3) not null default now()
);

create function log_maintenance() returns trigger language plpgsql as $$
begin
  perform log_change('{maintenance}');
  return null;
end $$;
create trigger maintenance_changed after insert or update or delete or truncate on maintenance
  for each statement execute function log_maintenance();
