-- Tokens with which programs call the API for a user. A revoked token is deleted.
create table api_tokens (
  id text primary key,
  user_id text not null references users (id),
  name text not null check (char_length(name) between 1 and 60),
  -- Nobody who reads the database can use a token.
  hash text not null unique,
  scopes text[] not null check (
    cardinality(scopes) > 0
    and scopes <@ '{listings:read,listings:write,orders:read,messages:read,admin:read}'::text[]),
  created_at timestamptz(3) not null default shop_now(),
  expires_at timestamptz(3) not null,
  -- Written at most once a minute.
  used_at timestamptz(3),
  check (expires_at > created_at and expires_at <= created_at + interval '366 days')
);
create index api_tokens_of_user on api_tokens (user_id, created_at desc, id desc);
