-- The cameras and lenses that someone has: what they look at is judged against them.
create table kit (
  id text primary key,
  person_id text not null references people (id),
  model_id text not null references gear_models (id),
  -- Of a lens that is made for several mounts, which one this is.
  mount text check (char_length(mount) between 1 and 60),
  -- What its owner calls it, to tell two of a model apart.
  name text check (char_length(name) between 1 and 60),
  added_at timestamptz(3) not null default shop_now()
);
create index kit_of_person on kit (person_id, added_at, id);
-- A model that is renamed takes along what people have of it.
create index kit_of_model on kit (model_id);
