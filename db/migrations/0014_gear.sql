-- Cameras and lenses that there are. Rows come from reference/*.tsv whenever those have changed, at a start.
create table gear_models (
  -- Of maker and name: it stays when the files are made anew.
  id text primary key check (id ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and char_length(id) <= 120),
  kind text not null check (kind in ('cameras', 'lens')),
  maker text not null check (char_length(maker) between 1 and 60),
  name text not null check (char_length(name) between 1 and 120),
  -- Of a lens all that it was made for; none where the lens cannot be taken off.
  mounts text[] not null,
  -- How much smaller a camera's frame is than 24 x 36 mm.
  crop numeric(4, 2) check (crop > 0),
  -- All that people may type, in lower case.
  search text not null
);
create index gear_models_search on gear_models using gin (search gin_trgm_ops);
create index gear_models_maker on gear_models (kind, maker);

-- Which state of the files is loaded.
create table gear_reference (
  only_one boolean primary key default true check (only_one),
  checksum text not null,
  loaded_at timestamptz not null default now()
);

alter table listings
  -- The model's name: as the reference has it where `model_id` is set, otherwise as the seller wrote it.
  add column model text check (char_length(model) between 1 and 120),
  add column model_id text references gear_models (id),
  add column mount text check (char_length(mount) between 1 and 60),
  add check (model_id is null or model is not null);
create index listings_by_model on listings (model_id) where model_id is not null;

-- The categories' drawings became photographs; where someone chose another picture, it stays.
update categories set img = '/demo/category-' || cat || '-800.webp' where img = '/demo/category-' || cat || '.svg';
