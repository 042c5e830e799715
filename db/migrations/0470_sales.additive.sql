-- Completed sales, from which the price guide is computed. A sale has no names, and stays when its users are erased.

-- Where sales come from. Only imports have a license.
create table sale_sources (
  name text primary key check (char_length(name) between 1 and 80),
  license text check (char_length(license) between 1 and 120),
  imported_at timestamptz(3),
  check ((license is null) = (name in ('shop', 'demo'))),
  check ((license is null) = (imported_at is null))
);
insert into sale_sources (name) values ('shop'), ('demo');

create table sales (
  id bigint generated always as identity primary key,
  -- The item, its seller and its buyer, if it was sold here. An item is sold once.
  listing_id text unique,
  seller_id text,
  buyer_id text references users (id),
  model_id text not null references gear_models (id),
  condition text not null check (condition in ('Excellent', 'Good', 'Fair')),
  age_months numeric(7,1) check (age_months >= 0),
  -- The agreed price.
  amount_cents integer not null check (amount_cents between 1 and 100000000),
  sold_on date not null,
  source text not null references sale_sources (name),
  foreign key (listing_id, seller_id) references listings (id, seller_id),
  check (num_nulls(listing_id, seller_id, buyer_id) in (0, 3)),
  check (buyer_id <> seller_id),
  check (case source when 'shop' then listing_id is not null when 'demo' then true else listing_id is null end)
);
create index sales_of_model on sales (model_id, sold_on);
create index sales_by_day on sales (sold_on);
create index sales_by_source on sales (source);
create index sales_of_seller on sales (seller_id) where seller_id is not null;
create index sales_of_buyer on sales (buyer_id) where buyer_id is not null;

create function log_sales() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then perform log_change(array(select distinct 'sales:' || model_id from old_rows limit 401));
  else perform log_change(array(select distinct 'sales:' || model_id from new_rows limit 401));
  end if;
  return null;
end $$;
create trigger sales_added after insert on sales
  referencing new table as new_rows for each statement execute function log_sales();
create trigger sales_removed after delete on sales
  referencing old table as old_rows for each statement execute function log_sales();
create trigger sales_emptied after truncate on sales for each statement execute function log_everything();

create function keep_sale() returns trigger language plpgsql as $$
begin
  raise exception 'sale % cannot be changed', old.id using errcode = 'integrity_constraint_violation';
end $$;
create trigger sales_keep before update on sales for each row execute function keep_sale();

-- What the sales of the whole shop say: computed each night.
create table price_terms (
  only_one boolean primary key default true check (only_one),
  -- By how much the logarithm of a price differs from that of a Good item, by condition. Conditions with too few sales
  -- are missing.
  offsets jsonb not null check (jsonb_typeof(offsets) = 'object'),
  -- By how much the logarithm of prices grows in a month.
  drift double precision not null,
  -- The share that is left out at each end of a range, in thousandths.
  tail smallint not null check (tail in (100, 75, 50)),
  -- How many sales of the past were within the range of the day before.
  held integer not null,
  replayed integer not null,
  measured_at timestamptz(3) not null default now(),
  check (held between 0 and replayed)
);

create function log_price_terms() returns trigger language plpgsql as $$
begin
  perform log_change('{prices}');
  return null;
end $$;
create trigger price_terms_changed after insert or update or delete or truncate on price_terms
  for each statement execute function log_price_terms();

-- Adds the tag of the model, of which pages show how many items are for sale, and at which prices.
create or replace function log_listings() returns trigger language plpgsql as $$
declare
  cache_tags text[];
  models text[];
begin
  case tg_op
    when 'INSERT' then
      cache_tags := array(select 'listing:' || id from new_rows limit 401) || array(select distinct 'list:' || kind from new_rows);
      models := array(select distinct search_model_id from new_rows limit 401);
    when 'DELETE' then
      cache_tags := array(select 'listing:' || id from old_rows limit 401) || array(select distinct 'list:' || kind from old_rows);
      models := array(select distinct search_model_id from old_rows limit 401);
    else
      -- An item whose id was changed counts as two items.
      cache_tags := array(
        select distinct unnest(array['listing:' || id, 'list:' || was.kind, 'list:' || now_is.kind])
        from old_rows was full join new_rows now_is using (id) where was is distinct from now_is limit 401);
      models := array(
        select distinct unnest(array[was.search_model_id, now_is.search_model_id])
        from old_rows was full join new_rows now_is using (id)
        where (was.search_model_id, was.kind, was.title, was.is_graded, was.condition, was.sale_cents, was.included, was.part_names, was.conversion,
            was.deleted_at, was.paused_at, was.sold_at)
          is distinct from (now_is.search_model_id, now_is.kind, now_is.title, now_is.is_graded, now_is.condition, now_is.sale_cents, now_is.included,
            now_is.part_names, now_is.conversion, now_is.deleted_at, now_is.paused_at, now_is.sold_at) limit 401);
  end case;
  perform log_change(array_remove(cache_tags, null));
  perform log_change(array(select 'model:' || id from unnest(models) id where id is not null));
  return null;
end $$;

-- Adds the tags of the models that a suspended user sold, bought or offers, because their prices do not count meanwhile.
create or replace function log_users() returns trigger language plpgsql as $$
declare
  suspended text[] := array(select id from old_rows was join new_rows now_is using (id)
    where was.suspended_at is distinct from now_is.suspended_at);
begin
  perform log_change(
    array(select 'user:' || id from old_rows was join new_rows now_is using (id)
      where (was.name, was.photo_url, was.town, was.about, was.suspended_at, was.deleted_at)
        is distinct from (now_is.name, now_is.photo_url, now_is.town, now_is.about, now_is.suspended_at, now_is.deleted_at)
      limit 401)
    || array(select 'list:' || kind from unnest('{cameras,lens,accessories}'::text[]) kind where cardinality(suspended) > 0));
  if cardinality(suspended) > 0 then
    perform log_change(array(
      select distinct 'sales:' || model_id from sales where seller_id = any(suspended) or buyer_id = any(suspended)
      union select 'model:' || search_model_id from listings where seller_id = any(suspended) and search_model_id is not null
      limit 401));
  end if;
  return null;
end $$;
