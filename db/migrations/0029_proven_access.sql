-- Whether the one mailbox and whatever opens the account were shown to be of one person: the address confirmed in a browser
-- that was signed in, or a password set by a mailed link. Of accounts from before nobody knows.
alter table identity_user add column "accessProven" boolean not null default false;

-- What providers outside say that an account can be signed in by; a new one is told to its owner.
create table provider_links (
  issuer text not null,
  subject text not null,
  providers text[] not null,
  primary key (issuer, subject)
);

-- Mails beyond what a recipient gets in an hour, gathered into one: the last one of each topic.
create table held_mails (
  recipient text not null,
  topic text not null,
  -- Of the mail: later ones are greater.
  id text not null,
  mail jsonb not null,
  primary key (recipient, topic)
);

-- Names stand in mails to others: none may look like an address of the web any more.
create function pg_temp.plain_name(name text) returns text language sql immutable as $$
  select coalesce(nullif(left(trim(regexp_replace(regexp_replace(
    translate(name, '@/\', '   '),
    '\.(?=[[:alpha:]][[:alpha:]])', '. ', 'g'),
    '[\s\u0001-\u001f\u007f-\u009f\u2028\u2029\u202a-\u202e\u2066-\u2069]+', ' ', 'g')), 120), ''), 'Member')
$$;
update people set name = pg_temp.plain_name(name) where erased_at is null and name <> pg_temp.plain_name(name);
update identity_user set name = pg_temp.plain_name(name) where name <> pg_temp.plain_name(name);
