-- Keeps an item as it was reported, because its seller can edit it afterwards. Reports of one version share a row.
create table reported_items (
  listing_id text not null references listings (id) on delete cascade,
  version integer not null check (version > 0),
  -- Keys are the field names of the API, as in listing_versions.
  facts jsonb not null,
  -- `sale` of the facts has two decimals in every currency.
  sale_cents integer not null,
  primary key (listing_id, version)
);

-- Photos are not deleted while an open report needs them.
create table reported_item_photos (
  listing_id text not null,
  version integer not null,
  hash text not null references photos (hash),
  primary key (listing_id, version, hash),
  foreign key (listing_id, version) references reported_items (listing_id, version) on delete cascade
);
create index reported_item_photos_of_hash on reported_item_photos (hash);

-- Null for messages, reviews and texts, and for reports that were closed before versions were kept.
alter table reports add column version integer;
alter table reports add constraint reports_version check (version is null or listing_id is not null) not valid;
alter table reports validate constraint reports_version;

create function version_report() returns trigger language plpgsql as $$
begin
  -- The lock lets no edit come between this version and the facts that are stored with it.
  select version into new.version from listings where id = new.listing_id for share;
  return new;
end $$;
create trigger reports_version before insert on reports
  for each row when (new.listing_id is not null) execute function version_report();

-- After the insert, which does nothing if the same person has reported the item already.
create function keep_reported_item() returns trigger language plpgsql as $$
begin
  insert into reported_items (listing_id, version, facts, sale_cents)
    select id, version, item_facts(listings), sale_cents from listings where id = new.listing_id
    on conflict do nothing;
  insert into reported_item_photos (listing_id, version, hash)
    select listing_id, new.version, hash from listing_photos where listing_id = new.listing_id
    on conflict do nothing;
  return null;
end $$;
create trigger reports_keep_item after insert on reports
  for each row when (new.listing_id is not null) execute function keep_reported_item();

-- The texts of a closed report stay with it until its seller is erased.
create function release_reported_photos() returns trigger language plpgsql as $$
begin
  if not exists (
    select from reports
    where listing_id = new.listing_id and version = new.version and closed_at is null) then
    delete from reported_item_photos where listing_id = new.listing_id and version = new.version;
    delete from reported_items
      where listing_id = new.listing_id and version = new.version and exists (
        select from listings join people on people.id = seller_id
        where listings.id = new.listing_id and erased_at is not null);
  end if;
  return null;
end $$;
create trigger reports_release_photos after update of closed_at on reports
  for each row when (new.closed_at is not null and new.version is not null) execute function release_reported_photos();

create function forget_reported_items() returns trigger language plpgsql as $$
begin
  delete from reported_items using listings
    where listings.id = listing_id and seller_id = new.id and not exists (
      select from reports
      where reports.listing_id = reported_items.listing_id and reports.version = reported_items.version
        and closed_at is null);
  return null;
end $$;
create trigger people_forget_reported_items after update of erased_at on people
  for each row when (new.erased_at is not null and old.erased_at is null) execute function forget_reported_items();

-- Open reports get the version that was current when they were filed, if it is still stored.
with open as (
  select reports.id, reports.listing_id, listings as item, before.version, before.facts
  from reports join listings on listings.id = reports.listing_id
  left join lateral (
    select version, facts from listing_versions
    where listing_id = reports.listing_id and replaced_at > reported_at order by version limit 1) before on true
  where closed_at is null
), stored as (
  insert into reported_items (listing_id, version, facts, sale_cents)
  select distinct on (listing_id, coalesce(version, (item).version)) listing_id, coalesce(version, (item).version),
    coalesce(facts, item_facts(item)),
    case when version is null then (item).sale_cents else (facts ->> 'sale')::numeric * 100 end
  from open
), of_photos as (
  insert into reported_item_photos (listing_id, version, hash)
  select distinct open.listing_id, coalesce(version, (item).version), hash
  from open cross join lateral jsonb_array_elements_text(coalesce(facts, item_facts(item)) -> 'photos') as urls (url)
  join photos using (url)
)
update reports set version = coalesce(open.version, (item).version) from open where open.id = reports.id;
