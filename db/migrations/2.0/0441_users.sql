-- A reason is required when a verification is revoked, an item is paused, or a dispute is opened or answered. Only an
-- erasure removes it later.
create function require_words() returns trigger language plpgsql as $$
begin
  raise exception 'a row of % needs a reason', tg_table_name using errcode = 'integrity_constraint_violation';
end $$;

-- Open tabs of all admins are updated when a report, a dispute or a request waits for them.
create function tell_admins() returns trigger language plpgsql as $$
begin
  perform log_change(array(
    select format('live:%s:todo', id) from users where role = 'admin' and deleted_at is null order by id limit 400));
  return null;
end $$;

-- A user is identified by the identity provider and its id of the account (issuer, subject). The email address can
-- change.
create table users (
  id text primary key,
  issuer text not null,
  subject text not null,
  name text not null check (char_length(name) between 1 and 120),
  email text not null check (char_length(email) between 3 and 254),
  -- As the identity provider last reported it.
  email_verified boolean not null default false,
  photo_url text check (char_length(photo_url) <= 2048),
  role text not null check (role in ('Buyer', 'Seller', 'admin')),
  -- The role before the user became an admin, for the way back.
  earlier_role text check (earlier_role in ('Buyer', 'Seller')),
  -- Times have milliseconds because cursors carry them through JavaScript.
  created_at timestamptz(3) not null default now(),
  -- A suspended user cannot log in or act until an admin lifts the suspension. The account and its items are kept.
  suspended_at timestamptz(3),
  suspended_by text references users (id),
  suspended_for text check (char_length(suspended_for) between 1 and 500),
  deleted_at timestamptz(3),
  deleted_by text references users (id),
  erased_at timestamptz(3),
  search text generated always as (lower((name || ' ') || email)) stored not null,
  -- The phone number is for the other side of an accepted order. The town and the text are public for sellers.
  phone text check (char_length(phone) between 5 and 32 and has_digits(phone, 5)),
  town text check (char_length(town) between 1 and 80),
  about text check (char_length(about) between 1 and 500),
  -- The time zone that the user's browser reported last. Emails show times in it, and no deadline of the user ends at
  -- night.
  zone text check (char_length(zone) between 1 and 64),
  profile_version integer not null default 1,
  unique (issuer, subject),
  check (earlier_role is null or role = 'admin'),
  check ((suspended_at is null) = (suspended_by is null)),
  check (deleted_by is null or deleted_at is not null),
  check (erased_at is null or deleted_at is not null),
  constraint users_suspended_for check (case
      when suspended_at is null then suspended_for is null
      else suspended_for is not null or erased_at is not null
    end),
  constraint users_erased_profile check (erased_at is null or num_nonnulls(phone, town, about, zone) = 0)
);
create unique index users_email on users (lower(email)) where deleted_at is null;
create index users_by_date on users (created_at, id) where deleted_at is null;
create index users_by_email on users (lower(email), id) where deleted_at is null;
create index users_by_role on users (role, created_at desc, id desc) where deleted_at is null;
create index users_of_role on users (role, id) where deleted_at is null;
create index users_search on users using gin (search gin_trgm_ops) where deleted_at is null;
create index users_suspended on users (id) where suspended_at is not null;
create index users_to_erase on users (deleted_at) where deleted_at is not null and erased_at is null;
-- To find out whether a photo is still shown.
create index users_by_photo on users (photo_url) where photo_url is not null;
create index users_by_name on users (lower(name) collate "und-x-icu", id) where deleted_at is null;

-- The shop must keep an admin who is not suspended. The check runs at commit under a lock: two admins who remove each
-- other at the same time would each still see the other one.
create function keep_an_admin() returns trigger language plpgsql as $$
begin
  perform pg_advisory_xact_lock(7262443);
  if not exists (
    select from users where role = 'admin' and deleted_at is null and suspended_at is null
  ) then
    raise exception 'the last admin cannot leave'
      using errcode = 'integrity_constraint_violation', constraint = 'users_keep_an_admin';
  end if;
  return null;
end $$;
create constraint trigger users_keep_an_admin
  after update of role, deleted_at, suspended_at on users deferrable initially deferred
  for each row
  when (
    old.role = 'admin' and old.deleted_at is null and old.suspended_at is null
    and (new.role <> 'admin' or new.deleted_at is not null or new.suspended_at is not null)
  )
  execute function keep_an_admin();

-- Transactions that lock several orders lock them in the order of their ids, so that a change of a name and a
-- cancellation of orders at the same time wait for each other without a deadlock.
create function rename_customer() returns trigger language plpgsql as $$
begin
  update orders set customer = new.name
  where id in (select id from orders where buyer_id = new.id order by id for update);
  return null;
end $$;
create trigger users_rename_customer after update of name on users
  for each row when (old.name is distinct from new.name) execute function rename_customer();

-- The public page of a seller shows the name, photo, town and text.
create function log_users() returns trigger language plpgsql as $$
begin
  perform log_change(
    array(select 'user:' || id from old_rows was join new_rows now_is using (id)
      where (was.name, was.photo_url, was.town, was.about, was.suspended_at, was.deleted_at)
        is distinct from (now_is.name, now_is.photo_url, now_is.town, now_is.about, now_is.suspended_at, now_is.deleted_at)
      limit 401)
    || array(select distinct 'list:' || kind from old_rows was join new_rows now_is using (id)
      cross join unnest('{cameras,lens,accessories}'::text[]) kind
      where was.suspended_at is distinct from now_is.suspended_at));
  return null;
end $$;
create trigger users_changed after update on users
  referencing old table as old_rows new table as new_rows for each statement execute function log_users();

create function close_offers_of_user() returns trigger language plpgsql as $$
begin
  update offers set state = 'closed', ended_at = shop_now() where id in (
    select id from offers where state = 'open' and (buyer_id = new.id or seller_id = new.id) order by id for update);
  return null;
end $$;
create trigger users_close_offers after update of suspended_at, deleted_at on users
  for each row when (coalesce(new.suspended_at, new.deleted_at) is not null) execute function close_offers_of_user();

-- Open tabs of a user who is suspended or closed are logged out.
create function tell_closed() returns trigger language plpgsql as $$
begin
  perform log_change(array['live:' || new.id || ':access']);
  return null;
end $$;
create trigger users_tell_closed after update of deleted_at, suspended_at on users for each row
  when ((old.deleted_at, old.suspended_at) is distinct from (new.deleted_at, new.suspended_at)) execute function tell_closed();

-- Erasing a user also deletes their drafts.
create function delete_drafts() returns trigger language plpgsql as $$
begin
  delete from drafts where user_id = new.id;
  return null;
end $$;
create trigger users_delete_drafts after update of erased_at on users
  for each row when (new.erased_at is not null) execute function delete_drafts();

-- Erasing a user also deletes their requests to be verified.
create function delete_verification_requests() returns trigger language plpgsql as $$
begin
  delete from verification_requests where user_id = new.id;
  return null;
end $$;
create trigger users_delete_verification_requests after update of erased_at on users
  for each row when (new.erased_at is not null) execute function delete_verification_requests();

-- Erasing a user also deletes the phone number, the town, the text about themselves and the time zone.
create function erase_own_contact() returns trigger language plpgsql as $$
begin
  new.phone := null;
  new.town := null;
  new.about := null;
  new.zone := null;
  return new;
end $$;
create trigger users_erase_own_contact before update of erased_at on users
  for each row when (new.erased_at is not null) execute function erase_own_contact();

create trigger users_withdrawn after update on users for each row
  when (old.suspended_at is null and new.suspended_at is not null
    or old.deleted_at is null and new.deleted_at is not null
    or old.erased_at is null and new.erased_at is not null)
  execute function log_withdrawn('user:id', 'addresses');

create function forget_reported_items() returns trigger language plpgsql as $$
begin
  delete from reported_items using listings
    where listings.id = listing_id and seller_id = new.id and not exists (
      select from reports
      where reports.listing_id = reported_items.listing_id and reports.version = reported_items.version
        and closed_at is null);
  return null;
end $$;
create trigger users_forget_reported_items after update of erased_at on users
  for each row when (new.erased_at is not null and old.erased_at is null) execute function forget_reported_items();

create function raise_profile_version() returns trigger language plpgsql as $$
begin
  new.profile_version := old.profile_version + 1;
  return new;
end $$;
create trigger users_raise_version before update of name, photo_url, phone, town, about on users
  for each row when (
    (old.name, old.photo_url, old.phone, old.town, old.about)
    is distinct from (new.name, new.photo_url, new.phone, new.town, new.about))
  execute function raise_profile_version();

-- Each time that an admin verified a seller, and what was checked. The row is kept when the verification is revoked.
create table verifications (
  id text primary key,
  user_id text not null references users (id),
  given_at timestamptz(3),
  given_by text references users (id),
  checked text[] not null default '{}' check (checked <@ array['identity', 'meeting', 'items', 'business']),
  -- A note for admins.
  note text check (char_length(note) between 1 and 1000),
  taken_back_at timestamptz(3),
  taken_back_by text references users (id),
  -- The reason that the user is shown.
  taken_back_for text check (char_length(taken_back_for) between 1 and 500),
  check ((given_at is null) = (given_by is null)),
  check ((taken_back_at is null) = (taken_back_by is null)),
  check (taken_back_at >= given_at),
  constraint verifications_taken_back_for check (taken_back_for is null or taken_back_at is not null)
);
create unique index verifications_standing on verifications (user_id) where taken_back_at is null;
create index verifications_of_user on verifications (user_id);

-- The sellers who are verified now, except suspended ones. Few users are suspended, and an index finds them.
create view verified_users as
  select user_id as id, given_at as since, checked from verifications
  where taken_back_at is null
    and user_id not in (select suspended.id from users suspended where suspended.suspended_at is not null);

-- A verification can only be revoked, once. Its texts are deleted when the user is erased.
create function keep_verification() returns trigger language plpgsql as $$
begin
  if (new.id, new.user_id, new.given_at, new.given_by, new.checked)
      is distinct from (old.id, old.user_id, old.given_at, old.given_by, old.checked)
    or old.taken_back_at is not null
      and (new.taken_back_at, new.taken_back_by) is distinct from (old.taken_back_at, old.taken_back_by)
  then
    raise exception 'a verification cannot be changed' using errcode = 'integrity_constraint_violation';
  end if;
  return new;
end $$;
create trigger verifications_stay before update on verifications
  for each row execute function keep_verification();

-- Lists can be filtered by verified sellers, so their tags change, too.
create function log_verifications() returns trigger language plpgsql as $$
declare
  ids text[];
begin
  case tg_op
    when 'INSERT' then ids := array(select user_id from new_rows limit 401);
    when 'DELETE' then ids := array(select user_id from old_rows limit 401);
    else
      ids := array(select was.user_id from old_rows was join new_rows now_is using (id)
        where was.taken_back_at is distinct from now_is.taken_back_at limit 401);
  end case;
  if ids <> '{}' then
    perform log_change(array(select 'user:' || id from unnest(ids) id) || '{list:cameras,list:lens,list:accessories}');
  end if;
  return null;
end $$;
create trigger verifications_added after insert on verifications
  referencing new table as new_rows for each statement execute function log_verifications();
create trigger verifications_changed after update on verifications
  referencing old table as old_rows new table as new_rows for each statement execute function log_verifications();
create trigger verifications_removed after delete on verifications
  referencing old table as old_rows for each statement execute function log_verifications();

create trigger verifications_emptied after truncate on verifications
  for each statement execute function log_everything();

create trigger verifications_taken_back_with_words after update of taken_back_at on verifications
  for each row when (old.taken_back_at is null and new.taken_back_at is not null and new.taken_back_for is null)
  execute function require_words();
create trigger verifications_inserted_with_words after insert on verifications
  for each row when (new.taken_back_at is not null and new.taken_back_for is null) execute function require_words();

create trigger verifications_withdrawn after update on verifications for each row
  when (old.taken_back_at is null and new.taken_back_at is not null)
  execute function log_withdrawn('user:user_id');

-- Sellers ask admins to verify them. A request is open until an admin verifies the seller or declines it.
create table verification_requests (
  id text primary key,
  user_id text not null references users (id),
  note text check (char_length(note) between 1 and 500),
  asked_at timestamptz(3) not null default now(),
  closed_at timestamptz(3),
  closed_by text references users (id),
  outcome text check (outcome in ('approved', 'declined')),
  reason text check (char_length(reason) between 1 and 500),
  check (closed_at >= asked_at),
  constraint verification_requests_closed check (num_nulls(closed_at, closed_by, outcome) in (0, 3)),
  constraint verification_requests_reason check ((not outcome is distinct from 'declined') = (reason is not null))
);
create unique index verification_requests_open on verification_requests (user_id) where closed_at is null;
create index verification_requests_of_user on verification_requests (user_id, asked_at);

create trigger verification_requests_tell_admins after insert or update of closed_at on verification_requests
  for each statement execute function tell_admins();

-- Notes of admins about a user, for each other. The export of the user's data has them, and an erasure deletes them.
create table user_notes (
  id text primary key,
  user_id text not null references users (id),
  author_id text not null references users (id),
  text text not null check (char_length(text) between 1 and 2000),
  written_at timestamptz(3) not null default now()
);
create index user_notes_of_user on user_notes (user_id, written_at, id);

-- Blocks prevent messages, offers and bookings between two users.
create table blocks (
  blocker_id text not null references users (id),
  blocked_id text not null references users (id),
  blocked_at timestamptz(3) not null default shop_now(),
  primary key (blocker_id, blocked_id),
  check (blocker_id <> blocked_id)
);
create index blocks_of_blocked on blocks (blocked_id);

-- Returns whether either of two users has blocked the other.
create function is_blocked(one text, other text) returns boolean language sql stable as $$
  select exists (select from blocks where (blocker_id, blocked_id) in ((one, other), (other, one)))
$$;

create function close_offers_of_blocked() returns trigger language plpgsql as $$
begin
  update offers set state = 'closed', ended_at = shop_now() where id in (
    select id from offers where state = 'open'
      and (buyer_id, seller_id) in ((new.blocker_id, new.blocked_id), (new.blocked_id, new.blocker_id)) order by id for update);
  return null;
end $$;
create trigger blocks_close_offers after insert on blocks for each row execute function close_offers_of_blocked();

-- A block between a follower and a seller ends the following.
create function end_follows() returns trigger language plpgsql as $$
begin
  delete from follows
  where (follower_id, seller_id) in ((new.blocker_id, new.blocked_id), (new.blocked_id, new.blocker_id));
  return null;
end $$;
create trigger blocks_end_follows after insert on blocks for each row execute function end_follows();

-- The tables of the embedded identity provider. The library that uses them chooses the names of the columns.
create table identity_user (
  id text primary key,
  name text not null,
  email text not null unique,
  "emailVerified" boolean not null default false,
  -- Whether the owner of the mailbox is proven to be the owner of the account: the address was confirmed in a browser
  -- that was logged in, or a password was set with a mailed link.
  "accessProven" boolean not null default false,
  image text,
  "createdAt" timestamptz not null default now(),
  "updatedAt" timestamptz not null default now()
);

-- Only a hash of the token is stored, so that a reader of the database or a backup cannot log in with it.
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

-- The purposes of links that the embedded provider has mailed. The token itself is only in the mail.
create table mailed_tokens (
  hash text primary key,
  user_id text not null references identity_user (id) on delete cascade,
  purpose text not null check (purpose in ('verify', 'reset', 'change')),
  -- The address to which the link was mailed. Following it proves this address and no other.
  email text not null,
  expires_at timestamptz not null,
  created_at timestamptz not null default now()
);
create index mailed_tokens_expiry on mailed_tokens (expires_at);
create unique index mailed_tokens_user on mailed_tokens (user_id, purpose);

create function end_older_links() returns trigger language plpgsql as $$
begin
  -- Serializes concurrent inserts for the same user.
  perform from identity_user where id = new.user_id for no key update;
  delete from mailed_tokens where user_id = new.user_id and purpose = new.purpose;
  return new;
end $$;
create trigger mailed_tokens_end_older before insert on mailed_tokens
  for each row execute function end_older_links();

-- The ways to log in that an external provider has named for an account. Its owner is notified of a new one.
create table provider_links (
  issuer text not null,
  subject text not null,
  providers text[] not null,
  -- When the provider named them, in seconds since 1970. An older statement of the provider is ignored.
  noted_at bigint not null default 0,
  primary key (issuer, subject)
);

-- Access tokens contain the generation of their account. Raising it ends all of them.
create table token_generations (
  issuer text not null,
  subject text not null,
  generation integer not null check (generation > 0),
  primary key (issuer, subject)
);

create function tell_signed_out() returns trigger language plpgsql as $$
begin
  perform log_change(array(
    select 'live:' || id || ':access' from users where issuer = new.issuer and subject = new.subject));
  return null;
end $$;
create trigger token_generations_tell after insert or update of generation on token_generations
  for each row execute function tell_signed_out();

-- A user who ends all sessions, for example of a lost phone, also gets no more pushes on those devices.
create function end_pushes() returns trigger language plpgsql as $$
begin
  delete from pushes where user_id in (
    select id from users where users.issuer = new.issuer and users.subject = new.subject);
  return null;
end $$;
create trigger token_generations_end_pushes after insert or update on token_generations
  for each row execute function end_pushes();

-- Links with which users sign up to a shop that is open only by invitation. The token itself is only in the link.
create table invitations (
  id text primary key,
  hash text not null unique,
  -- Whom the invitation is for, as a note for admins.
  note text check (char_length(note) between 1 and 120),
  -- The address to which it was emailed.
  email text check (char_length(email) between 3 and 254),
  max_uses integer not null check (max_uses between 1 and 500),
  uses integer not null default 0,
  created_at timestamptz(3) not null default shop_now(),
  created_by text not null references users (id),
  expires_at timestamptz(3) not null default (shop_now() + '14 days'::interval),
  revoked_at timestamptz(3),
  check (uses >= 0 and uses <= max_uses),
  check (email is null or max_uses = 1)
);
create index invitations_by_date on invitations (created_at desc, id desc);

-- Links that an operator gets at the start of a shop without an admin. They are for the first admin: using one deletes
-- all of them. Expired links stay for a day, so that the page can tell their owner why they no longer work.
create table setup_links (
  hash text primary key,
  expires_at timestamptz(3) not null
);
create index setup_links_by_expiry on setup_links (expires_at);

-- The actions of admins, and logins. Rows are deleted after a time, but never changed.
create table audit_log (
  id text primary key,
  at timestamptz(3) not null default now(),
  act text not null,
  -- Null if no user with this account is known.
  actor_id text references users (id),
  -- The kind and id of the user, item or other row that the action changed.
  target_kind text check (target_kind in ('person', 'listing', 'order', 'report', 'post', 'letter')),
  target_id text,
  -- Details in a few words, never a text that users wrote elsewhere.
  note text check (char_length(note) <= 500),
  -- The network of the client: an address without its last part.
  network text,
  request_id text,
  -- A hash of the login. An external provider reports the same login again with each renewal of an access token,
  -- possibly from several tabs at once, and only the first report is recorded.
  sign_in text unique,
  check ((target_kind is null) = (target_id is null))
);
create index audit_log_by_date on audit_log (at, id);
create index audit_log_by_act on audit_log (act, id);
create index audit_log_of_act on audit_log (act, at, id);
create index audit_log_by_actor on audit_log (actor_id, at, id);
create index audit_log_by_target on audit_log (target_id, at, id);

create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'the audit log cannot be changed' using errcode = 'integrity_constraint_violation';
end $$;
create trigger audit_log_stays before update on audit_log
  for each row execute function refuse_change();

-- The first response to a call with an Idempotency-Key, for clients that repeat it because they did not receive it.
create table idempotency_keys (
  user_id text not null references users (id),
  route text not null,
  key text not null check (char_length(key) between 1 and 255),
  -- A hash of the body. Null while an upload is being received.
  body_hash bytea,
  -- Null while the call is running.
  status smallint,
  content_type text,
  answer text,
  asked_at timestamptz(3) not null default now(),
  primary key (user_id, route, key),
  check (status is null or body_hash is not null)
);
create index idempotency_keys_by_age on idempotency_keys (asked_at);

-- The accounts that came with the demo, to tell them from those of users who have signed up.
create table demo_users (
  id text primary key references users (id) on delete cascade
);

-- The row says that an operator has removed the demo: without it, the next start of a shop without users would load the
-- demo again.
create table demo_removal (
  id boolean primary key default true check (id),
  at timestamptz(3) not null default shop_now()
);
