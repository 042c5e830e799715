-- A person is keyed on who vouches for them (issuer, subject); the e-mail is an attribute.
create table people (
  id text primary key,
  issuer text not null,
  subject text not null,
  name text not null check (char_length(name) between 1 and 120),
  email text not null check (char_length(email) between 3 and 254),
  photo_url text check (char_length(photo_url) <= 2048),
  role text not null check (role in ('Buyer', 'Seller', 'admin')),
  -- What an admin was before, to step down to.
  earlier_role text check (earlier_role in ('Buyer', 'Seller')),
  -- The spelling is that of the wire.
  status text not null default 'verify' check (status in ('verify', 'varified')),
  created_at timestamptz(3) not null default now(),
  deleted_at timestamptz(3),
  deleted_by text references people (id),
  erased_at timestamptz(3),
  unique (issuer, subject),
  check (earlier_role is null or role = 'admin'),
  check (deleted_by is null or deleted_at is not null),
  check (erased_at is null or deleted_at is not null)
);

create unique index people_email on people (lower(email)) where deleted_at is null;
create index people_by_role on people (role, created_at desc, id desc) where deleted_at is null;
