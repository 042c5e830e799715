-- Access tokens carry the generation of their account: raising it ends all of them at once.
create table token_generations (
  issuer text not null,
  subject text not null,
  generation integer not null check (generation > 0),
  primary key (issuer, subject)
);

-- What the identity provider says of the e-mail, as of the last that we heard of it.
alter table people add column email_verified boolean not null default false;

-- What a mailed link of the embedded provider is good for; the token itself is in the mail alone.
create table mailed_tokens (
  hash text primary key,
  user_id text not null references identity_user (id) on delete cascade,
  purpose text not null check (purpose in ('verify', 'reset', 'change')),
  -- The address that it was mailed to; following the link proves that address and no other.
  email text not null,
  expires_at timestamptz not null,
  created_at timestamptz not null default now()
);
create index mailed_tokens_user on mailed_tokens (user_id, purpose);
create index mailed_tokens_expiry on mailed_tokens (expires_at);

-- When something that is limited was tried; the key is a hash of who and what.
create table attempts (
  key text primary key,
  hits timestamptz[] not null,
  forget_at timestamptz not null
);
create index attempts_forget on attempts (forget_at);
