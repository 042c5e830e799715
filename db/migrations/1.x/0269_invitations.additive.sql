-- Links with which people sign up to a shop that is open only by invitation. The token itself is only in the link.
create table invitations (
  id text primary key,
  hash text not null unique,
  -- For admins: whom it is for.
  note text check (char_length(note) between 1 and 120),
  -- The address to which it was emailed.
  email text check (char_length(email) between 3 and 254),
  max_uses integer not null check (max_uses between 1 and 500),
  uses integer not null default 0,
  created_at timestamptz(3) not null default shop_now(),
  created_by text not null references people (id),
  expires_at timestamptz(3) not null default shop_now() + interval '14 days',
  revoked_at timestamptz(3),
  check (uses between 0 and max_uses)
);
create index invitations_by_date on invitations (created_at desc, id desc);
