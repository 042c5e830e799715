create table categories (
  id text primary key,
  cat text not null unique check (cat in ('cameras', 'lens', 'accessories')),
  name text not null check (char_length(name) between 1 and 120),
  img text not null check (char_length(img) between 1 and 2048),
  position integer not null default 0
);

create table posts (
  id text primary key,
  title text not null check (char_length(title) between 1 and 120),
  image text not null check (char_length(image) between 1 and 2048),
  -- Markdown.
  des text not null check (char_length(des) between 1 and 50000),
  excerpt text not null default '' check (char_length(excerpt) <= 300),
  author_id text references people (id),
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  -- Unset: a draft.
  published_at timestamptz(3),
  deleted_at timestamptz(3)
);

create index posts_published on posts (published_at desc, id desc)
  where deleted_at is null and published_at is not null;
