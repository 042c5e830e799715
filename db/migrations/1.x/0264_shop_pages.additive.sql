-- The pages that admins have changed. Without a row, or without a text, a page shows the text that ships. A restored page
-- keeps its row, because its version must not be used again.
create table shop_pages (
  name text primary key
    check (name in ('about', 'buying', 'selling', 'safety', 'contact', 'terms', 'privacy', 'imprint', 'cookies')),
  -- Markdown.
  text text check (char_length(text) between 1 and 50000),
  version integer not null check (version > 0),
  changed_at timestamptz(3) not null default shop_now(),
  changed_by text not null references people (id)
);

-- The footer of every page links to the imprint if there is one.
create function log_shop_pages() returns trigger language plpgsql as $$
begin
  perform log_change(array['page:' || new.name, 'pages'] || case when new.name = 'imprint' then '{shop}'::text[] end);
  return null;
end $$;
create trigger shop_pages_changed after insert or update on shop_pages
  for each row execute function log_shop_pages();
create trigger shop_pages_removed after delete or truncate on shop_pages
  for each statement execute function log_everything();
