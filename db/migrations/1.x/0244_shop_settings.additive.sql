-- What admins have set. There is no row before the first change. A setting that is missing has its default, and the
-- environment's settings win over both.
create table shop_settings (
  id boolean primary key default true check (id),
  settings jsonb not null default '{}'
    check (jsonb_typeof(settings) = 'object' and octet_length(settings::text) <= 65536),
  version integer not null check (version > 0),
  changed_at timestamptz(3) not null default shop_now(),
  changed_by text not null references people (id)
);

create function log_shop_settings() returns trigger language plpgsql as $$
begin
  perform log_change('{shop}');
  return null;
end $$;
create trigger shop_settings_changed after insert or update or delete or truncate on shop_settings
  for each statement execute function log_shop_settings();
