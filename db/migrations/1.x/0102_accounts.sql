-- The embedded identity provider's own tables; names of columns are those of its library.
create table identity_user (
  id text primary key,
  name text not null,
  email text not null unique,
  "emailVerified" boolean not null default false,
  -- Whether the one mailbox and whatever opens the account were shown to be of one person: the address confirmed in a browser
  -- that was signed in, or a password set by a mailed link.
  "accessProven" boolean not null default false,
  image text,
  "createdAt" timestamptz not null default now(),
  "updatedAt" timestamptz not null default now()
);

-- Who reads the database, a replica or a backup must not be able to sign in by what they find: of the token there is a hash.
create table identity_session (
  id text primary key,
  "userId" text not null references identity_user (id) on delete cascade,
  token text not null unique,
  "expiresAt" timestamptz not null,
  "ipAddress" text,
  "userAgent" text,
  "createdAt" timestamptz not null default now(),
  "updatedAt" timestamptz not null default now()
);
create index identity_session_user on identity_session ("userId");

create table identity_account (
  id text primary key,
  "userId" text not null references identity_user (id) on delete cascade,
  "accountId" text not null,
  "providerId" text not null,
  "accessToken" text,
  "refreshToken" text,
  "idToken" text,
  "accessTokenExpiresAt" timestamptz,
  "refreshTokenExpiresAt" timestamptz,
  scope text,
  password text,
  "createdAt" timestamptz not null default now(),
  "updatedAt" timestamptz not null default now(),
  unique ("providerId", "accountId")
);
create index identity_account_user on identity_account ("userId");

create table identity_verification (
  id text primary key,
  identifier text not null,
  value text not null,
  "expiresAt" timestamptz not null,
  "createdAt" timestamptz not null default now(),
  "updatedAt" timestamptz not null default now()
);
create index identity_verification_identifier on identity_verification (identifier);

create table identity_jwks (
  id text primary key,
  "publicKey" text not null,
  "privateKey" text not null,
  "createdAt" timestamptz not null default now(),
  "expiresAt" timestamptz,
  alg text,
  crv text
);

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

-- Access tokens carry the generation of their account: raising it ends all of them at once.
create table token_generations (
  issuer text not null,
  subject text not null,
  generation integer not null check (generation > 0),
  primary key (issuer, subject)
);

-- What providers outside say that an account can be signed in by; a new one is told to its owner.
create table provider_links (
  issuer text not null,
  subject text not null,
  providers text[] not null,
  -- When the proof was made that told of them, in seconds of the epoch: one from before it says nothing new.
  noted_at bigint not null default 0,
  primary key (issuer, subject)
);

-- What rate-limiter-flexible counts, which writes the columns in this order; the key is a hash of who and what.
create table rate_limits (
  key varchar(255) primary key,
  points integer not null default 0,
  -- In milliseconds of the epoch.
  expire bigint
);
create index rate_limits_expire on rate_limits (expire);

-- The first answer to a call that was sent with a key, for those who send it again since none reached them.
create table idempotency_keys (
  person_id text not null references people (id),
  route text not null,
  key text not null check (char_length(key) between 1 and 255),
  -- Of the body; unset while an upload is being received.
  body_hash bytea,
  -- Unset while the call is at work.
  status smallint,
  content_type text,
  answer text,
  asked_at timestamptz(3) not null default now(),
  primary key (person_id, route, key),
  check (status is null or body_hash is not null)
);
create index idempotency_keys_by_age on idempotency_keys (asked_at);

-- Mails beyond what a recipient gets in an hour, gathered into one: the last one of each topic.
create table held_mails (
  recipient text not null,
  topic text not null,
  -- Of the mail: later ones are greater.
  id text not null,
  mail jsonb not null,
  primary key (recipient, topic)
);
