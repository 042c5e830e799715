-- Written by `npm run tool -- tables`, for reading: the schema that all migrations create in an empty database, without
-- the tables of the job queue. Tables, views and functions are ordered by name.

create extension pg_trgm;

create table api_tokens (
  id text not null,
  user_id text not null,
  name text not null,
  hash text not null,
  scopes text[] not null,
  created_at timestamp(3) with time zone not null default shop_now(),
  expires_at timestamp(3) with time zone not null,
  used_at timestamp(3) with time zone,
  constraint api_tokens_pkey primary key (id),
  constraint api_tokens_hash_key unique (hash),
  constraint api_tokens_check check (expires_at > created_at and expires_at <= (created_at + '366 days'::interval)),
  constraint api_tokens_name_check check (char_length(name) >= 1 and char_length(name) <= 60),
  constraint api_tokens_scopes_check check (cardinality(scopes) > 0 and scopes <@ '{listings:read,listings:write,orders:read,messages:read,admin:read}'::text[]),
  constraint api_tokens_user_id_fkey foreign key (user_id) references users(id)
);
create index api_tokens_of_user on api_tokens using btree (user_id, created_at desc, id desc);

create table audit_log (
  id text not null,
  at timestamp(3) with time zone not null default now(),
  act text not null,
  actor_id text,
  target_kind text,
  target_id text,
  note text,
  network text,
  request_id text,
  sign_in text,
  constraint audit_log_pkey primary key (id),
  constraint audit_log_sign_in_key unique (sign_in),
  constraint audit_log_check check ((target_kind is null) = (target_id is null)),
  constraint audit_log_note_check check (char_length(note) <= 500),
  constraint audit_log_target_kind_check check (target_kind = any (array['person'::text, 'listing'::text, 'order'::text, 'report'::text, 'post'::text, 'letter'::text])),
  constraint audit_log_actor_id_fkey foreign key (actor_id) references users(id)
);
create index audit_log_by_act on audit_log using btree (act, id);
create index audit_log_by_actor on audit_log using btree (actor_id, at, id);
create index audit_log_by_date on audit_log using btree (at, id);
create index audit_log_by_target on audit_log using btree (target_id, at, id);
create index audit_log_of_act on audit_log using btree (act, at, id);
create trigger audit_log_stays before update on audit_log for each row execute function refuse_change();

create table backfills (
  name text not null,
  "position" text not null default ''::text,
  before_start boolean not null default false,
  constraint backfills_pkey primary key (name)
);

create table blocks (
  blocker_id text not null,
  blocked_id text not null,
  blocked_at timestamp(3) with time zone not null default shop_now(),
  constraint blocks_pkey primary key (blocker_id, blocked_id),
  constraint blocks_check check (blocker_id <> blocked_id),
  constraint blocks_blocked_id_fkey foreign key (blocked_id) references users(id),
  constraint blocks_blocker_id_fkey foreign key (blocker_id) references users(id)
);
create index blocks_of_blocked on blocks using btree (blocked_id);
create trigger blocks_close_offers after insert on blocks for each row execute function close_offers_of_blocked();
create trigger blocks_end_follows after insert on blocks for each row execute function end_follows();

create table categories (
  id text not null,
  cat text not null,
  name text not null,
  img text not null,
  "position" integer not null default 0,
  constraint categories_pkey primary key (id),
  constraint categories_cat_key unique (cat),
  constraint categories_cat_check check (cat = any (array['cameras'::text, 'lens'::text, 'accessories'::text])),
  constraint categories_img_check check (char_length(img) >= 1 and char_length(img) <= 2048),
  constraint categories_name_check check (char_length(name) >= 1 and char_length(name) <= 120)
);
create trigger categories_changed after insert or delete or update or truncate on categories for each statement execute function log_categories();

create table changes (
  xid xid8 not null default pg_current_xact_id(),
  id bigint not null generated always as identity,
  at timestamp with time zone not null default clock_timestamp(),
  ended_before xid8 not null default pg_snapshot_xmin(pg_current_snapshot()),
  tags text[] not null,
  constraint changes_pkey primary key (xid, id),
  constraint changes_tags_check check (tags <> '{}'::text[])
);

create table conversations (
  id text not null,
  listing_id text not null,
  seller_id text not null,
  buyer_id text not null,
  begun_at timestamp(3) with time zone not null default shop_now(),
  last_seq integer not null default 0,
  last_at timestamp(3) with time zone not null default shop_now(),
  buyer_read integer not null default 0,
  seller_read integer not null default 0,
  buyer_unread integer not null default 0,
  seller_unread integer not null default 0,
  constraint conversations_pkey primary key (id),
  constraint conversations_listing_id_buyer_id_key unique (listing_id, buyer_id),
  constraint conversations_check check (buyer_id <> seller_id),
  constraint conversations_check1 check (buyer_read >= 0 and buyer_read <= last_seq and seller_read >= 0 and seller_read <= last_seq),
  constraint conversations_check2 check (buyer_unread >= 0 and buyer_unread <= (last_seq - buyer_read) and seller_unread >= 0 and seller_unread <= (last_seq - seller_read)),
  constraint conversations_last_seq_check check (last_seq >= 0),
  constraint conversations_buyer_id_fkey foreign key (buyer_id) references users(id),
  constraint conversations_listing_id_seller_id_fkey foreign key (listing_id, seller_id) references listings(id, seller_id),
  constraint conversations_seller_id_fkey foreign key (seller_id) references users(id)
);
create index conversations_by_age on conversations using btree (last_at);
create index conversations_of_buyer on conversations using btree (buyer_id, last_at desc, id desc);
create index conversations_of_seller on conversations using btree (seller_id, last_at desc, id desc);
create index conversations_unread_by_buyer on conversations using btree (buyer_id) include (buyer_unread) where buyer_unread > 0;
create index conversations_unread_by_seller on conversations using btree (seller_id) include (seller_unread) where seller_unread > 0;
create trigger conversations_read after update of buyer_read, seller_read on conversations for each row execute function tell_read();

create table demo_removal (
  id boolean not null default true,
  at timestamp(3) with time zone not null default shop_now(),
  constraint demo_removal_pkey primary key (id),
  constraint demo_removal_id_check check (id)
);

create table demo_users (
  id text not null,
  constraint demo_users_pkey primary key (id),
  constraint demo_users_id_fkey foreign key (id) references users(id) on delete cascade
);

create table dispute_photos (
  dispute_id text not null,
  statement text not null,
  "position" smallint not null,
  hash text not null,
  constraint dispute_photos_pkey primary key (dispute_id, statement, "position"),
  constraint dispute_photos_dispute_id_statement_hash_key unique (dispute_id, statement, hash),
  constraint dispute_photos_position_check check ("position" >= 0 and "position" <= 5),
  constraint dispute_photos_statement_check check (statement = any (array['note'::text, 'answer'::text])),
  constraint dispute_photos_dispute_id_fkey foreign key (dispute_id) references disputes(id),
  constraint dispute_photos_hash_fkey foreign key (hash) references photos(hash)
);
create index dispute_photos_of_hash on dispute_photos using btree (hash);
create trigger dispute_photos_show before insert or update on dispute_photos for each row execute function show_dispute_photo();

create table disputes (
  id text not null,
  order_id text not null,
  opened_by text not null,
  reason text not null,
  note text,
  opened_at timestamp(3) with time zone not null,
  answer text,
  answered_at timestamp(3) with time zone,
  escalated_at timestamp(3) with time zone,
  outcome text,
  against text,
  decision text,
  closed_at timestamp(3) with time zone,
  closed_by text,
  open_stage text generated always as (
case
    when (closed_at is null) then 'disputed'::text
    else null::text
end) stored,
  number smallint not null default 1,
  settlement_by text,
  settlement_outcome text,
  settlement_at timestamp(3) with time zone,
  settled boolean not null default false,
  settlement_cents integer,
  constraint disputes_pkey primary key (id),
  constraint disputes_against_check check (against = any (array['buyer'::text, 'seller'::text])),
  constraint disputes_answer_check check (char_length(answer) >= 1 and char_length(answer) <= 1000),
  constraint disputes_answered check (answer is null or answered_at is not null),
  constraint disputes_check check (answered_at is null or escalated_at is not null),
  constraint disputes_check1 check ((outcome is null) = (closed_at is null)),
  constraint disputes_check2 check ((against is not null) = coalesce(outcome = 'no-show'::text, false)),
  constraint disputes_check3 check (closed_by is null or closed_at is not null),
  constraint disputes_check4 check (decision is null or closed_by is not null),
  constraint disputes_decision_check check (char_length(decision) >= 1 and char_length(decision) <= 1000),
  constraint disputes_note_check check (char_length(note) >= 1 and char_length(note) <= 1000),
  constraint disputes_number_check check (number >= 1 and number <= 3),
  constraint disputes_opened_by_check check (opened_by = any (array['buyer'::text, 'seller'::text])),
  constraint disputes_outcome_check check (outcome = any (array['completed'::text, 'cancelled'::text, 'no-show'::text, 'withdrawn'::text])),
  constraint disputes_reason_check check (
case
    when reason = any (array['no-show'::text, 'not-handed-over'::text]) then true
    when reason = any (array['not-received'::text, 'not-as-described'::text, 'wrong-item'::text]) then opened_by = 'buyer'::text
    else reason = 'unpaid'::text and opened_by = 'seller'::text
end),
  constraint disputes_settled_as_proposed check (not settled or coalesce(outcome = settlement_outcome, false) and decision is null),
  constraint disputes_settlement_by_check check (settlement_by = any (array['buyer'::text, 'seller'::text])),
  constraint disputes_settlement_cents check (settlement_cents is null or settlement_cents > 0 and coalesce(settlement_outcome = 'completed'::text, false)),
  constraint disputes_settlement_outcome_check check (settlement_outcome = any (array['completed'::text, 'cancelled'::text])),
  constraint disputes_settlement_whole check (num_nulls(settlement_by, settlement_outcome, settlement_at) = any (array[0, 3])),
  constraint disputes_withdrawn_by_opener check (outcome is distinct from 'withdrawn'::text or closed_by is not null and decision is null),
  constraint disputes_closed_by_fkey foreign key (closed_by) references users(id),
  constraint disputes_order_id_fkey foreign key (order_id) references orders(id),
  constraint disputes_order_id_open_stage_fkey foreign key (order_id, open_stage) references orders(id, stage)
);
create index disputes_by_date on disputes using btree (opened_at, id);
create index disputes_of_order on disputes using btree (order_id);
create unique index disputes_of_side on disputes using btree (order_id, opened_by, number);
create unique index disputes_open on disputes using btree (order_id) where closed_at is null;
create index disputes_queue on disputes using btree (coalesce(closed_at, 'infinity'::timestamp with time zone), id);
create trigger disputes_answered_with_words after update of answered_at on disputes for each row when (old.answered_at is null and new.answered_at is not null and new.answer is null) execute function require_words();
create trigger disputes_number before insert on disputes for each row execute function number_dispute();
create trigger disputes_opened_with_words after insert on disputes for each row when (new.note is null) execute function require_words();
create trigger disputes_reset_price before update of settlement_at on disputes for each row when (old.settlement_at is distinct from new.settlement_at) execute function reset_settlement_price();
create trigger disputes_settled_at_price before update of settled on disputes for each row when (new.settled and not old.settled and new.settlement_cents is not null) execute function require_settled_price();
create trigger disputes_tell after update on disputes for each row when (new.closed_at is null and (old.escalated_at is distinct from new.escalated_at or old.settlement_by is distinct from new.settlement_by or old.settlement_outcome is distinct from new.settlement_outcome or old.settlement_cents is distinct from new.settlement_cents)) execute function tell_dispute();
create trigger disputes_tell_admins after insert or update of escalated_at, closed_at on disputes for each statement execute function tell_admins();
create trigger disputes_touch_conversation after insert or update of answered_at on disputes for each row execute function touch_order_conversation();

create table draft_photos (
  draft_id text not null,
  hash text not null,
  constraint draft_photos_pkey primary key (draft_id, hash),
  constraint draft_photos_draft_id_fkey foreign key (draft_id) references drafts(id) on delete cascade,
  constraint draft_photos_hash_fkey foreign key (hash) references photos(hash)
);
create index draft_photos_of_hash on draft_photos using btree (hash);

create table drafts (
  id text not null,
  user_id text not null,
  kind text not null,
  fields jsonb not null,
  version integer not null default 1,
  saved_at timestamp(3) with time zone not null default shop_now(),
  constraint drafts_pkey primary key (id),
  constraint drafts_fields_check check (jsonb_typeof(fields) = 'object'::text and octet_length(fields::text) <= 131072),
  constraint drafts_kind_check check (kind = any (array['cameras'::text, 'lens'::text, 'accessories'::text])),
  constraint drafts_version_check check (version > 0),
  constraint drafts_user_id_fkey foreign key (user_id) references users(id)
);
create index drafts_by_age on drafts using btree (saved_at);
create index drafts_of_evidence on drafts using btree ((fields #>> '{evidence,_id}'::text[])) where fields ? 'evidence'::text;
create index drafts_of_user on drafts using btree (user_id, saved_at desc, id desc);

create table error_counts (
  hour timestamp(0) with time zone not null,
  kind text not null,
  count integer not null,
  last_at timestamp(3) with time zone not null,
  last_request text,
  constraint error_counts_pkey primary key (hour, kind),
  constraint error_counts_count_check check (count > 0),
  constraint error_counts_hour_check check ((extract(epoch from hour) % 3600::numeric) = 0::numeric),
  constraint error_counts_kind_check check (char_length(kind) >= 1 and char_length(kind) <= 200)
);

create table evidence (
  id text not null,
  user_id text not null,
  listing_id text,
  make text not null,
  model text not null,
  count integer,
  counter text,
  unknown text,
  taken_on date,
  firmware text,
  notes text[] not null default '{}'::text[],
  read_at timestamp(3) with time zone not null default shop_now(),
  constraint evidence_pkey primary key (id),
  constraint evidence_listing_id_key unique (listing_id),
  constraint evidence_check check ((count is null) = (counter is null) and (count is null) = (unknown is not null)),
  constraint evidence_count_check check (count >= 1 and count <= 2000000),
  constraint evidence_counter_check check (counter = any (array['exposures'::text, 'mechanical'::text])),
  constraint evidence_firmware_check check (char_length(firmware) >= 1 and char_length(firmware) <= 60),
  constraint evidence_make_check check (char_length(make) >= 1 and char_length(make) <= 60),
  constraint evidence_model_check check (char_length(model) >= 1 and char_length(model) <= 60),
  constraint evidence_notes_check check (notes <@ array['saved-by-program'::text, 'may-have-wrapped'::text, 'not-compared'::text]),
  constraint evidence_unknown_check check (unknown = any (array['maker'::text, 'not-written'::text, 'not-believed'::text])),
  constraint evidence_listing_id_user_id_fkey foreign key (listing_id, user_id) references listings(id, seller_id) on delete cascade,
  constraint evidence_user_id_fkey foreign key (user_id) references users(id)
);
create index evidence_of_user on evidence using btree (user_id, read_at);
create index evidence_unattached on evidence using btree (read_at) where listing_id is null;
create trigger evidence_followed after insert or delete or update on evidence for each row execute function follow_evidence();
create trigger evidence_keep before update on evidence for each row execute function keep_evidence();

create table follow_news (
  listing_id text not null,
  last_follower text not null default ''::text,
  at timestamp with time zone not null default now(),
  constraint follow_news_pkey primary key (listing_id),
  constraint follow_news_listing_id_fkey foreign key (listing_id) references listings(id)
);
create index follow_news_by_age on follow_news using btree (at);

create table follows (
  follower_id text not null,
  seller_id text not null,
  at timestamp(3) with time zone not null default shop_now(),
  constraint follows_pkey primary key (follower_id, seller_id),
  constraint follows_check check (follower_id <> seller_id),
  constraint follows_follower_id_fkey foreign key (follower_id) references users(id),
  constraint follows_seller_id_fkey foreign key (seller_id) references users(id)
);
create index follows_of_follower on follows using btree (follower_id, at desc, seller_id desc);
create index follows_of_seller on follows using btree (seller_id, follower_id);

create table former_checklists (
  list text not null,
  version smallint not null,
  points jsonb not null,
  constraint former_checklists_pkey primary key (list, version),
  constraint former_checklists_list_check check (list = any (array['digital'::text, 'film'::text, 'lens'::text, 'accessory'::text])),
  constraint former_checklists_points_check check (jsonb_typeof(points) = 'array'::text),
  constraint former_checklists_version_check check (version > 0)
);

create table gear_models (
  id text not null,
  kind text not null,
  maker text not null,
  name text not null,
  mounts text[] not null,
  crop numeric(4,2),
  search text not null,
  constraint gear_models_pkey primary key (id),
  constraint gear_models_crop_check check (crop > 0::numeric),
  constraint gear_models_id_check check (id ~ '^[a-z0-9]+(-[a-z0-9]+)*$'::text and char_length(id) <= 120),
  constraint gear_models_kind_check check (kind = any (array['cameras'::text, 'lens'::text])),
  constraint gear_models_maker_check check (char_length(maker) >= 1 and char_length(maker) <= 60),
  constraint gear_models_name_check check (char_length(name) >= 1 and char_length(name) <= 120)
);
create index gear_models_maker on gear_models using btree (kind, maker);
create index gear_models_search on gear_models using gin (search gin_trgm_ops);
create trigger gear_models_changed after update on gear_models referencing old table as old_rows new table as new_rows for each statement execute function log_models();

create table gear_mounts (
  name text not null,
  constraint gear_mounts_pkey primary key (name),
  constraint gear_mounts_name_check check (char_length(name) >= 1 and char_length(name) <= 60)
);

create table gear_reference (
  only_one boolean not null default true,
  checksum text not null,
  loaded_at timestamp with time zone not null default now(),
  rules text,
  rules_number integer not null default 0,
  rules_noted_at timestamp with time zone not null default now(),
  follow_after text,
  constraint gear_reference_pkey primary key (only_one),
  constraint gear_reference_only_one_check check (only_one)
);

create table held_mails (
  recipient text not null,
  topic text not null,
  id text not null,
  mail jsonb not null,
  constraint held_mails_pkey primary key (recipient, topic)
);

create table idempotency_keys (
  user_id text not null,
  route text not null,
  key text not null,
  body_hash bytea,
  status smallint,
  content_type text,
  answer text,
  asked_at timestamp(3) with time zone not null default now(),
  constraint idempotency_keys_pkey primary key (user_id, route, key),
  constraint idempotency_keys_check check (status is null or body_hash is not null),
  constraint idempotency_keys_key_check check (char_length(key) >= 1 and char_length(key) <= 255),
  constraint idempotency_keys_user_id_fkey foreign key (user_id) references users(id)
);
create index idempotency_keys_by_age on idempotency_keys using btree (asked_at);

create table identity_account (
  id text not null,
  "userId" text not null,
  "accountId" text not null,
  "providerId" text not null,
  "accessToken" text,
  "refreshToken" text,
  "idToken" text,
  "accessTokenExpiresAt" timestamp with time zone,
  "refreshTokenExpiresAt" timestamp with time zone,
  scope text,
  password text,
  "createdAt" timestamp with time zone not null default now(),
  "updatedAt" timestamp with time zone not null default now(),
  constraint identity_account_pkey primary key (id),
  constraint "identity_account_providerId_accountId_key" unique ("providerId", "accountId"),
  constraint "identity_account_userId_fkey" foreign key ("userId") references identity_user(id) on delete cascade
);
create index identity_account_user on identity_account using btree ("userId");

create table identity_jwks (
  id text not null,
  "publicKey" text not null,
  "privateKey" text not null,
  "createdAt" timestamp with time zone not null default now(),
  "expiresAt" timestamp with time zone,
  alg text,
  crv text,
  constraint identity_jwks_pkey primary key (id)
);

create table identity_passkeys (
  id text not null,
  user_id text not null,
  name text not null,
  credential text not null,
  public_key bytea not null,
  counter bigint not null default 0,
  host text not null,
  last_challenge bigint not null default 0,
  created_at timestamp with time zone not null default now(),
  used_at timestamp with time zone,
  constraint identity_passkeys_pkey primary key (id),
  constraint identity_passkeys_credential_key unique (credential),
  constraint identity_passkeys_counter_check check (counter >= 0),
  constraint identity_passkeys_credential_check check (char_length(credential) <= 1400),
  constraint identity_passkeys_name_check check (char_length(name) >= 1 and char_length(name) <= 60),
  constraint identity_passkeys_user_id_fkey foreign key (user_id) references identity_user(id) on delete cascade
);
create index identity_passkeys_user on identity_passkeys using btree (user_id);

create table identity_recovery_codes (
  user_id text not null,
  hash text not null,
  constraint identity_recovery_codes_pkey primary key (user_id, hash),
  constraint identity_recovery_codes_user_id_fkey foreign key (user_id) references identity_user(id) on delete cascade
);

create table identity_session (
  id text not null,
  "userId" text not null,
  token text not null,
  "expiresAt" timestamp with time zone not null,
  "ipAddress" text,
  "userAgent" text,
  "createdAt" timestamp with time zone not null default now(),
  "updatedAt" timestamp with time zone not null default now(),
  "confirmedAt" timestamp with time zone default now(),
  constraint identity_session_pkey primary key (id),
  constraint identity_session_token_key unique (token),
  constraint "identity_session_userId_fkey" foreign key ("userId") references identity_user(id) on delete cascade
);
create index identity_session_user on identity_session using btree ("userId");

create table identity_two_factor (
  id text not null,
  "userId" text not null,
  secret text not null,
  verified boolean not null default false,
  "lastStep" bigint not null default 0,
  "createdAt" timestamp with time zone not null default now(),
  constraint identity_two_factor_pkey primary key (id),
  constraint "identity_two_factor_userId_key" unique ("userId"),
  constraint "identity_two_factor_userId_fkey" foreign key ("userId") references identity_user(id) on delete cascade
);

create table identity_user (
  id text not null,
  name text not null,
  email text not null,
  "emailVerified" boolean not null default false,
  "accessProven" boolean not null default false,
  image text,
  "createdAt" timestamp with time zone not null default now(),
  "updatedAt" timestamp with time zone not null default now(),
  "twoFactorEnabled" boolean not null default false,
  constraint identity_user_pkey primary key (id),
  constraint identity_user_email_key unique (email)
);

create table identity_verification (
  id text not null,
  identifier text not null,
  value text not null,
  "expiresAt" timestamp with time zone not null,
  "createdAt" timestamp with time zone not null default now(),
  "updatedAt" timestamp with time zone not null default now(),
  constraint identity_verification_pkey primary key (id)
);
create index identity_verification_identifier on identity_verification using btree (identifier);
create index identity_verification_value on identity_verification using btree (value);

create table import_rows (
  import_id text not null,
  number integer not null,
  cells text[] not null,
  repeats boolean not null default false,
  result text not null default 'waiting'::text,
  problems jsonb not null default '[]'::jsonb,
  model text,
  listing_id text,
  tries integer not null default 0,
  constraint import_rows_pkey primary key (import_id, number),
  constraint import_rows_check check ((listing_id is not null) = (result = any (array['published'::text, 'undone'::text, 'kept'::text]))),
  constraint import_rows_number_check check (number > 0),
  constraint import_rows_result_check check (result = any (array['waiting'::text, 'ready'::text, 'duplicate'::text, 'skipped'::text, 'wrong'::text, 'published'::text, 'failed'::text, 'undone'::text, 'kept'::text])),
  constraint import_rows_import_id_fkey foreign key (import_id) references imports(id) on delete cascade,
  constraint import_rows_listing_id_fkey foreign key (listing_id) references listings(id)
);
create index import_rows_by_result on import_rows using btree (import_id, result, number);
create index import_rows_of_listing on import_rows using btree (listing_id) where listing_id is not null;

create table imports (
  id text not null,
  seller_id text not null,
  started_by text not null,
  file_name text not null,
  headings text[] not null,
  columns text[] not null,
  zip_bytes integer[] not null default '{}'::integer[],
  state text not null,
  with_duplicates boolean not null default false,
  started_at timestamp(3) with time zone not null default now(),
  worked_at timestamp(3) with time zone not null default now(),
  published_at timestamp(3) with time zone,
  constraint imports_pkey primary key (id),
  constraint imports_check check (cardinality(columns) = cardinality(headings)),
  constraint imports_check1 check ((published_at is not null) = (state = any (array['published'::text, 'canceled'::text, 'undoing'::text, 'undone'::text]))),
  constraint imports_file_name_check check (char_length(file_name) >= 1 and char_length(file_name) <= 200),
  constraint imports_state_check check (state = any (array['uploading'::text, 'checking'::text, 'checked'::text, 'publishing'::text, 'published'::text, 'canceled'::text, 'undoing'::text, 'undone'::text])),
  constraint imports_seller_id_fkey foreign key (seller_id) references users(id),
  constraint imports_started_by_fkey foreign key (started_by) references users(id)
);
create index imports_of_seller on imports using btree (seller_id, started_at);
create unique index imports_open on imports using btree (seller_id) where state = any (array['uploading'::text, 'checking'::text, 'checked'::text, 'publishing'::text, 'undoing'::text]);

create table inspection_photos (
  inspection_id text not null,
  point text not null,
  "position" smallint not null,
  number smallint not null,
  hash text not null,
  constraint inspection_photos_pkey primary key (inspection_id, point, "position"),
  constraint inspection_photos_inspection_id_number_key unique (inspection_id, number),
  constraint inspection_photos_number_check check (number >= 0 and number <= 15),
  constraint inspection_photos_point_check check (char_length(point) >= 1 and char_length(point) <= 40),
  constraint inspection_photos_position_check check ("position" >= 0 and "position" <= 1),
  constraint inspection_photos_hash_fkey foreign key (hash) references photos(hash),
  constraint inspection_photos_inspection_id_fkey foreign key (inspection_id) references inspections(id) on delete cascade
);
create index inspection_photos_by_photo on inspection_photos using btree (hash);

create table inspections (
  id text not null,
  listing_id text not null,
  list text not null,
  version smallint not null,
  answers jsonb not null,
  cap text not null,
  grade text,
  working boolean not null,
  made_at timestamp(3) with time zone not null default shop_now(),
  superseded_at timestamp(3) with time zone,
  left_out text[] not null default '{}'::text[],
  serviced_in smallint,
  serviced_by text,
  constraint inspections_pkey primary key (id),
  constraint inspections_answers_check check (jsonb_typeof(answers) = 'object'::text),
  constraint inspections_cap_check check (cap = any (array['Excellent'::text, 'Good'::text, 'Fair'::text])),
  constraint inspections_check check (grade = cap),
  constraint inspections_check1 check (working or cap = 'Fair'::text),
  constraint inspections_left_out_check check (cardinality(left_out) <= 40),
  constraint inspections_list_check check (list = any (array['digital'::text, 'film'::text, 'lens'::text, 'accessory'::text])),
  constraint inspections_serviced_by_check check (char_length(serviced_by) >= 1 and char_length(serviced_by) <= 80),
  constraint inspections_serviced_in_check check (serviced_in >= 1900 and serviced_in <= 2100),
  constraint inspections_version_check check (version > 0),
  constraint inspections_listing_id_fkey foreign key (listing_id) references listings(id) on delete cascade
);
create unique index inspections_current on inspections using btree (listing_id) where superseded_at is null;
create index inspections_of_listing on inspections using btree (listing_id);
create constraint trigger inspections_condition_as_found after insert or update on inspections deferrable initially deferred for each row execute function check_condition();
create trigger inspections_followed after insert or update on inspections for each row execute function follow_inspection();
create trigger inspections_keep before update on inspections for each row execute function keep_inspection();

create table invitations (
  id text not null,
  hash text not null,
  note text,
  email text,
  max_uses integer not null,
  uses integer not null default 0,
  created_at timestamp(3) with time zone not null default shop_now(),
  created_by text not null,
  expires_at timestamp(3) with time zone not null default (shop_now() + '14 days'::interval),
  revoked_at timestamp(3) with time zone,
  constraint invitations_pkey primary key (id),
  constraint invitations_hash_key unique (hash),
  constraint invitations_check check (uses >= 0 and uses <= max_uses),
  constraint invitations_check1 check (email is null or max_uses = 1),
  constraint invitations_email_check check (char_length(email) >= 3 and char_length(email) <= 254),
  constraint invitations_max_uses_check check (max_uses >= 1 and max_uses <= 500),
  constraint invitations_note_check check (char_length(note) >= 1 and char_length(note) <= 120),
  constraint invitations_created_by_fkey foreign key (created_by) references users(id)
);
create index invitations_by_date on invitations using btree (created_at desc, id desc);

create table issue_recipients (
  issue_id text not null,
  subscriber_id text not null,
  state text not null default 'waiting'::text,
  tries integer not null default 0,
  next_at timestamp(3) with time zone not null default now(),
  handed_at timestamp(3) with time zone,
  leave_hash text,
  constraint issue_recipients_pkey primary key (issue_id, subscriber_id),
  constraint issue_recipients_leave_hash_key unique (leave_hash),
  constraint issue_recipients_check check ((state <> all (array['handed'::text, 'sent'::text])) or leave_hash is not null and handed_at is not null),
  constraint issue_recipients_state_check check (state = any (array['waiting'::text, 'handed'::text, 'sent'::text, 'refused'::text, 'left'::text])),
  constraint issue_recipients_issue_id_fkey foreign key (issue_id) references issues(id),
  constraint issue_recipients_subscriber_id_fkey foreign key (subscriber_id) references newsletter_subscribers(id)
);
create index issue_recipients_by_subscriber on issue_recipients using btree (subscriber_id);
create index issue_recipients_waiting on issue_recipients using btree (issue_id, next_at, subscriber_id) where state = 'waiting'::text;
create trigger issue_recipients_stay before update of state on issue_recipients for each row when (old.state = any (array['sent'::text, 'refused'::text, 'left'::text])) execute function keep_recipient();

create table issues (
  id text not null,
  subject text not null,
  des text not null,
  author_id text,
  state text not null default 'draft'::text,
  created_at timestamp(3) with time zone not null default now(),
  updated_at timestamp(3) with time zone not null default now(),
  started_at timestamp(3) with time zone,
  ended_at timestamp(3) with time zone,
  held_until timestamp(3) with time zone,
  stuck_since timestamp(3) with time zone,
  version integer not null default 1,
  constraint issues_pkey primary key (id),
  constraint issues_check check ((state = 'draft'::text) = (started_at is null)),
  constraint issues_check1 check ((state = 'sent'::text) = (ended_at is not null)),
  constraint issues_des_check check (char_length(des) >= 1 and char_length(des) <= 50000),
  constraint issues_state_check check (state = any (array['draft'::text, 'sending'::text, 'stopped'::text, 'sent'::text])),
  constraint issues_subject_check check (char_length(subject) >= 1 and char_length(subject) <= 200),
  constraint issues_author_id_fkey foreign key (author_id) references users(id)
);
create index issues_being_sent on issues using btree (started_at) where state = 'sending'::text;
create trigger issues_raise_version before update on issues for each row when (old.subject is distinct from new.subject or old.des is distinct from new.des) execute function raise_version();
create trigger issues_stay before delete or update on issues for each row when (old.state <> 'draft'::text) execute function keep_issue();

create table kit (
  id text not null,
  user_id text not null,
  model_id text not null,
  mount text,
  name text,
  added_at timestamp(3) with time zone not null default shop_now(),
  constraint kit_pkey primary key (id),
  constraint kit_mount_check check (char_length(mount) >= 1 and char_length(mount) <= 60),
  constraint kit_name_check check (char_length(name) >= 1 and char_length(name) <= 60),
  constraint kit_model_id_fkey foreign key (model_id) references gear_models(id),
  constraint kit_user_id_fkey foreign key (user_id) references users(id)
);
create index kit_of_model on kit using btree (model_id);
create index kit_of_user on kit using btree (user_id, added_at, id);

create table last_delivery (
  id boolean not null default true,
  at timestamp(3) with time zone not null,
  constraint last_delivery_pkey primary key (id),
  constraint last_delivery_id_check check (id)
);

create table listing_descriptions (
  listing_id text not null,
  terms tsvector not null default ''::tsvector,
  rules integer not null default 0,
  constraint listing_descriptions_pkey primary key (listing_id),
  constraint listing_descriptions_listing_id_fkey foreign key (listing_id) references listings(id) on update cascade on delete cascade
);
create index listing_descriptions_by_rules on listing_descriptions using btree (rules);
create index listing_descriptions_terms on listing_descriptions using gin (terms) with (gin_pending_list_limit='256');

create table listing_parts (
  listing_id text not null,
  "position" smallint not null,
  kind text not null,
  brand text not null,
  model text not null,
  model_id text,
  named_model_id text,
  search_model_id text generated always as (coalesce(model_id, named_model_id)) stored,
  mount text,
  named_mount text,
  mounts text[] not null default '{}'::text[],
  conversion text,
  lens_facts text,
  constraint listing_parts_pkey primary key (listing_id, "position"),
  constraint listing_parts_brand_check check (char_length(brand) >= 1 and char_length(brand) <= 120),
  constraint listing_parts_check check (model_id is null or named_model_id is null),
  constraint listing_parts_check1 check (kind <> 'accessories'::text or model_id is null),
  constraint listing_parts_check2 check (conversion is null or kind = 'lens'::text and (conversion = any (array['ai'::text, 'other-mount'::text, 'cine'::text]))),
  constraint listing_parts_check3 check (lens_facts is null or kind = 'lens'::text and char_length(lens_facts) >= 1 and char_length(lens_facts) <= 60),
  constraint listing_parts_kind_check check (kind = any (array['cameras'::text, 'lens'::text, 'accessories'::text])),
  constraint listing_parts_model_check check (char_length(model) >= 1 and char_length(model) <= 120),
  constraint listing_parts_mount_check check (char_length(mount) >= 1 and char_length(mount) <= 60),
  constraint listing_parts_named_mount_check check (char_length(named_mount) >= 1 and char_length(named_mount) <= 60),
  constraint listing_parts_position_check check ("position" >= 0 and "position" <= 4),
  constraint listing_parts_listing_id_fkey foreign key (listing_id) references listings(id) on delete cascade,
  constraint listing_parts_search_model_id_fkey foreign key (search_model_id) references gear_models(id)
);
create index listing_parts_of_model on listing_parts using btree (search_model_id) where search_model_id is not null;
create trigger listing_parts_added after insert on listing_parts referencing new table as changed_parts for each statement execute function follow_parts();
create trigger listing_parts_changed after update on listing_parts referencing new table as changed_parts for each statement execute function follow_parts();
create trigger listing_parts_keep_mounts before insert or update on listing_parts for each row execute function keep_mounts();
create trigger listing_parts_removed after delete on listing_parts referencing old table as changed_parts for each statement execute function follow_parts();

create table listing_photos (
  listing_id text not null,
  "position" smallint not null,
  hash text not null,
  constraint listing_photos_pkey primary key (listing_id, "position"),
  constraint listing_photos_listing_id_hash_key unique (listing_id, hash),
  constraint listing_photos_position_check check ("position" >= 0 and "position" <= 11),
  constraint listing_photos_hash_fkey foreign key (hash) references photos(hash),
  constraint listing_photos_listing_id_fkey foreign key (listing_id) references listings(id) on delete cascade
);
create index listing_photos_by_photo on listing_photos using btree (hash);
create trigger listing_photos_added after insert on listing_photos referencing new table as new_rows for each statement execute function log_listing_photos();
create trigger listing_photos_changed after update on listing_photos referencing old table as old_rows new table as new_rows for each statement execute function log_listing_photos();
create trigger listing_photos_emptied after truncate on listing_photos for each statement execute function log_everything();
create trigger listing_photos_keep_version before delete on listing_photos for each row execute function keep_photos_version();
create trigger listing_photos_removed after delete on listing_photos referencing old table as old_rows for each statement execute function log_listing_photos();

create table listing_prices (
  listing_id text not null,
  until timestamp(3) with time zone not null,
  sale_cents integer not null,
  constraint listing_prices_pkey primary key (listing_id, until),
  constraint listing_prices_listing_id_fkey foreign key (listing_id) references listings(id) on delete cascade
);

create table listing_versions (
  listing_id text not null,
  version integer not null,
  facts jsonb not null,
  replaced_at timestamp with time zone not null default now(),
  constraint listing_versions_pkey primary key (listing_id, version),
  constraint listing_versions_version_check check (version > 0),
  constraint listing_versions_listing_id_fkey foreign key (listing_id) references listings(id) on delete cascade
);

create table listings (
  id text not null,
  kind text not null,
  seller_id text not null,
  title text not null,
  des text not null,
  brand text not null,
  condition text not null,
  duration numeric(5,1) not null,
  age_months numeric(7,1) not null generated always as (
case
    when (kind = 'accessories'::text) then (duration * (12)::numeric)
    else duration
end) stored,
  location text not null,
  buy_cents integer not null,
  sale_cents integer not null,
  saving_cents integer not null generated always as (greatest((buy_cents - sale_cents), 0)) stored,
  img text not null,
  model text,
  model_id text,
  named_model_id text,
  search_model_id text generated always as (coalesce(model_id, named_model_id)) stored,
  mount text,
  mounts text[] not null default '{}'::text[],
  terms tsvector not null default ''::tsvector,
  listed_at timestamp(3) with time zone not null default now(),
  updated_at timestamp(3) with time zone not null default now(),
  edited_at timestamp(3) with time zone,
  sold_at timestamp(3) with time zone,
  advertised_at timestamp(3) with time zone,
  paused_at timestamp(3) with time zone,
  paused_by text,
  paused_for text,
  deleted_at timestamp(3) with time zone,
  deleted_by text,
  offers boolean not null default false,
  floor_cents integer,
  is_graded boolean not null default false,
  shots integer,
  version integer not null default 1,
  included text[] not null default '{}'::text[],
  own_pause_at timestamp(3) with time zone,
  named_mount text,
  part_names text[],
  part_brands text[],
  part_mounts text[],
  part_models text[],
  conversion text,
  adapts_from text,
  adapts_to text,
  lens_facts text,
  place_id integer,
  return_order_id text,
  most_shots integer,
  constraint listings_pkey primary key (id),
  constraint listings_id_seller_id_key unique (id, seller_id),
  constraint listings_adapters check (adapts_from is null and adapts_to is null or kind = 'accessories'::text and adapts_from is not null and adapts_to is not null and adapts_from <> adapts_to),
  constraint listings_adapts_from_check check (char_length(adapts_from) >= 1 and char_length(adapts_from) <= 60),
  constraint listings_adapts_to_check check (char_length(adapts_to) >= 1 and char_length(adapts_to) <= 60),
  constraint listings_brand_check check (char_length(brand) >= 1 and char_length(brand) <= 120),
  constraint listings_buy_cents_check check (buy_cents >= 1 and buy_cents <= 100000000),
  constraint listings_check check (model_id is null or model is not null),
  constraint listings_check1 check (model_id is null or named_model_id is null),
  constraint listings_check2 check ((paused_at is null) = (paused_by is null)),
  constraint listings_check3 check (paused_at is null or advertised_at is null),
  constraint listings_check4 check ((deleted_at is null) = (deleted_by is null)),
  constraint listings_check5 check (shots is null or shots > 0 and kind = 'cameras'::text),
  constraint listings_condition_check check (condition = any (array['Excellent'::text, 'Good'::text, 'Fair'::text])),
  constraint listings_conversion check (conversion is null or kind = 'lens'::text and (conversion = any (array['ai'::text, 'other-mount'::text, 'cine'::text]))),
  constraint listings_des_check check (char_length(des) >= 1 and char_length(des) <= 5000),
  constraint listings_duration_check check (duration >= 0::numeric and duration <= 1200::numeric),
  constraint listings_floor_below_price check (floor_cents is null or offers and floor_cents < sale_cents),
  constraint listings_floor_cents_check check (floor_cents >= 1 and floor_cents <= 100000000),
  constraint listings_img_check check (char_length(img) >= 1 and char_length(img) <= 2048),
  constraint listings_included check (included = '{}'::text[] or not has_duplicates(included) and included <@
case kind
    when 'cameras'::text then '{box,manual,strap,battery,charger,body-cap,memory-card,lens}'::text[]
    when 'lens'::text then '{front-cap,rear-cap,hood,case,box,manual,filter}'::text[]
    else '{box,manual,case,cable,battery,charger}'::text[]
end),
  constraint listings_kind_check check (kind = any (array['cameras'::text, 'lens'::text, 'accessories'::text])),
  constraint listings_lens_facts check (lens_facts is null or kind = 'lens'::text and char_length(lens_facts) >= 1 and char_length(lens_facts) <= 60),
  constraint listings_location_check check (char_length(location) >= 1 and char_length(location) <= 120),
  constraint listings_model_check check (char_length(model) >= 1 and char_length(model) <= 120),
  constraint listings_mount_check check (char_length(mount) >= 1 and char_length(mount) <= 60),
  constraint listings_named_mount_check check (char_length(named_mount) >= 1 and char_length(named_mount) <= 60),
  constraint listings_own_pause_without_words check (paused_by is distinct from seller_id or paused_for is null),
  constraint listings_parts_found check (num_nulls(part_brands, part_mounts, part_models) = any (array[0, 3])),
  constraint listings_paused_for check (paused_for is null or paused_at is not null),
  constraint listings_paused_for_check check (char_length(paused_for) >= 1 and char_length(paused_for) <= 500),
  constraint listings_returning_is_paused check (return_order_id is null or paused_at is not null),
  constraint listings_sale_cents_check check (sale_cents >= 1 and sale_cents <= 100000000),
  constraint listings_sold_not_paused check (paused_at is null or sold_at is null),
  constraint listings_title_check check (char_length(title) >= 1 and char_length(title) <= 120),
  constraint listings_version_check check (version > 0),
  constraint listings_deleted_by_fkey foreign key (deleted_by) references users(id),
  constraint listings_paused_by_fkey foreign key (paused_by) references users(id),
  constraint listings_place_id_fkey foreign key (place_id) references places(id) on delete set null,
  constraint listings_return_order_id_fkey foreign key (return_order_id) references orders(id),
  constraint listings_search_model_id_fkey foreign key (search_model_id) references gear_models(id),
  constraint listings_seller_id_fkey foreign key (seller_id) references users(id)
);
create index listings_advertised on listings using btree (advertised_at desc, id desc) where deleted_at is null and paused_at is null and sold_at is null and advertised_at is not null;
create index listings_by_img on listings using btree (img);
create index listings_of_adapters on listings using btree (adapts_from, adapts_to) where adapts_from is not null;
create index listings_of_model on listings using btree (search_model_id) where search_model_id is not null;
create index listings_of_place on listings using btree (place_id) where place_id is not null;
create index listings_of_seller on listings using btree (seller_id, kind, listed_at desc, id desc);
create index listings_on_show on listings using btree (listed_at desc, id collate "C" desc) include (kind, seller_id) where deleted_at is null and paused_at is null and sold_at is null;
create index listings_paused on listings using btree (paused_at, id) where deleted_at is null and paused_at is not null and paused_by <> seller_id;
create index listings_terms on listings using gin (terms) with (gin_pending_list_limit='256') where deleted_at is null and paused_at is null and sold_at is null;
create trigger listings_added after insert on listings referencing new table as new_rows for each statement execute function log_listings();
create trigger listings_changed after update on listings referencing old table as old_rows new table as new_rows for each statement execute function log_listings();
create trigger listings_close_offers after update of sale_cents, offers, paused_at, deleted_at, sold_at on listings for each row execute function close_offers_of_listing();
create constraint trigger listings_condition_as_found after update of condition on listings deferrable initially deferred for each row when (old.condition is distinct from new.condition) execute function check_condition();
create trigger listings_deleted after delete on listings for each row execute function log_withdrawn('listing:id', 'items-of:seller_id', 'addresses');
create trigger listings_describe after insert on listings for each row execute function follow_description();
create trigger listings_emptied after truncate on listings for each statement execute function log_everything();
create trigger listings_end_unbooked after update of deleted_at, sold_at on listings for each row when (new.deleted_at is not null or new.sold_at is not null) execute function refuse_end();
create trigger listings_end_watches after update of deleted_at on listings for each row when (old.deleted_at is null and new.deleted_at is not null) execute function end_watches();
create trigger listings_follow_description after update on listings for each row when (old.des is distinct from new.des or old.kind is distinct from new.kind or old.brand is distinct from new.brand or old.title is distinct from new.title or old.model is distinct from new.model or old.location is distinct from new.location or old.mounts is distinct from new.mounts or old.search_model_id is distinct from new.search_model_id or old.part_names is distinct from new.part_names or old.part_mounts is distinct from new.part_mounts or old.part_models is distinct from new.part_models or old.deleted_at is distinct from new.deleted_at or old.paused_at is distinct from new.paused_at or old.sold_at is distinct from new.sold_at) execute function follow_description();
create trigger listings_follow_mounts after update of mount, named_mount, model_id, named_model_id on listings for each row when (old.mount is distinct from new.mount or old.named_mount is distinct from new.named_mount or old.model_id is distinct from new.model_id or old.named_model_id is distinct from new.named_model_id) execute function follow_mounts();
create trigger listings_follow_mounts_of_adapter after update of adapts_from, adapts_to, mount, model_id, named_model_id on listings for each row when (old.adapts_from is distinct from new.adapts_from or old.adapts_to is distinct from new.adapts_to or new.adapts_from is not null and (old.mount is distinct from new.mount or old.model_id is distinct from new.model_id or old.named_model_id is distinct from new.named_model_id)) execute function follow_adapted_mounts();
create trigger listings_forget_versions after update of deleted_at, sold_at on listings for each row when (coalesce(new.deleted_at, new.sold_at) is not null) execute function forget_versions();
create trigger listings_keep_mounts before insert on listings for each row execute function keep_mounts();
create trigger listings_keep_mounts_of_adapter before insert on listings for each row when (new.adapts_from is not null) execute function keep_adapted_mounts();
create trigger listings_keep_prices after update of sale_cents on listings for each row when (old.sale_cents is distinct from new.sale_cents) execute function keep_prices();
create trigger listings_keep_version after update of title, brand, condition, duration, location, sale_cents, included, part_names, des, img on listings for each row when (old.title is distinct from new.title or old.brand is distinct from new.brand or old.condition is distinct from new.condition or old.duration is distinct from new.duration or old.location is distinct from new.location or old.sale_cents is distinct from new.sale_cents or old.included is distinct from new.included or old.part_names is distinct from new.part_names or old.des is distinct from new.des or old.img is distinct from new.img) execute function keep_listing_version();
create trigger listings_listed after insert on listings referencing new table as new_rows for each statement execute function log_items_of_sellers();
create trigger listings_make_terms before insert or update of kind, brand, title, model, mounts on listings for each row execute function keep_terms();
create trigger listings_moved after update on listings referencing old table as old_rows new table as new_rows for each statement execute function log_items_of_sellers();
create trigger listings_pause_unsold before update of sold_at on listings for each row when ((old.sold_at is null) <> (new.sold_at is null)) execute function pause_unsold();
create trigger listings_paused_with_words after update of paused_at, paused_by on listings for each row when ((old.paused_at is null or old.paused_by is distinct from new.paused_by) and new.paused_at is not null and new.paused_by <> new.seller_id and new.paused_for is null) execute function require_words();
create trigger listings_removed after delete on listings referencing old table as old_rows for each statement execute function log_listings();
create trigger listings_unlisted after delete on listings referencing old table as old_rows for each statement execute function log_items_of_sellers();
create trigger listings_withdrawn after update on listings for each row when (old.deleted_at is null and new.deleted_at is not null or old.paused_at is null and new.paused_at is not null or old.sold_at is null and new.sold_at is not null) execute function log_withdrawn('listing:id', 'items-of:seller_id', 'addresses');

create table mailed_tokens (
  hash text not null,
  user_id text not null,
  purpose text not null,
  email text not null,
  expires_at timestamp with time zone not null,
  created_at timestamp with time zone not null default now(),
  constraint mailed_tokens_pkey primary key (hash),
  constraint mailed_tokens_purpose_check check (purpose = any (array['verify'::text, 'reset'::text, 'change'::text])),
  constraint mailed_tokens_user_id_fkey foreign key (user_id) references identity_user(id) on delete cascade
);
create index mailed_tokens_expiry on mailed_tokens using btree (expires_at);
create unique index mailed_tokens_user on mailed_tokens using btree (user_id, purpose);
create trigger mailed_tokens_end_older before insert on mailed_tokens for each row execute function end_older_links();

create table mails_on_hold (
  user_id text not null,
  topic text not null,
  id text not null,
  mail jsonb not null,
  quoted text[] not null default '{}'::text[],
  constraint mails_on_hold_pkey primary key (user_id, topic),
  constraint mails_on_hold_user_id_fkey foreign key (user_id) references users(id)
);

create table maintenance (
  id boolean not null default true,
  text text not null,
  since timestamp(3) with time zone not null default now(),
  constraint maintenance_pkey primary key (id),
  constraint maintenance_id_check check (id),
  constraint maintenance_text_check check (char_length(text) >= 1 and char_length(text) <= 200)
);
create trigger maintenance_changed after insert or delete or update or truncate on maintenance for each statement execute function log_maintenance();

create table message_mails (
  user_id text not null,
  due_at timestamp(3) with time zone,
  mailed_at timestamp(3) with time zone,
  is_notified boolean not null default false,
  constraint message_mails_pkey primary key (user_id),
  constraint message_mails_check check (not (is_notified and due_at is not null)),
  constraint message_mails_check1 check (not is_notified or mailed_at is not null),
  constraint message_mails_user_id_fkey foreign key (user_id) references users(id)
);
create index message_mails_due on message_mails using btree (due_at) where due_at is not null;

create table message_photos (
  conversation_id text not null,
  seq integer not null,
  "position" smallint not null,
  hash text not null,
  constraint message_photos_pkey primary key (conversation_id, seq, "position"),
  constraint message_photos_conversation_id_seq_hash_key unique (conversation_id, seq, hash),
  constraint message_photos_position_check check ("position" >= 0),
  constraint message_photos_conversation_id_seq_fkey foreign key (conversation_id, seq) references messages(conversation_id, seq) on delete cascade,
  constraint message_photos_hash_fkey foreign key (hash) references photos(hash)
);
create index message_photos_of_hash on message_photos using btree (hash);
create trigger message_photos_show before insert or update on message_photos for each row execute function show_message_photo();

create table messages (
  conversation_id text not null,
  seq integer not null,
  sender_id text not null,
  body text,
  warnings text[] not null default '{}'::text[],
  sent_at timestamp(3) with time zone not null,
  erased_at timestamp(3) with time zone,
  photo_count smallint not null default 0,
  constraint messages_pkey primary key (conversation_id, seq),
  constraint messages_body_check check (char_length(body) <= 2000 and (body <> ''::text or photo_count > 0)),
  constraint messages_check check ((body is null) = (erased_at is not null)),
  constraint messages_erased_photos check (erased_at is null or photo_count = 0),
  constraint messages_photo_count_check check (photo_count >= 0 and photo_count <= 6),
  constraint messages_warnings_check check (warnings <@ array['email'::text, 'link'::text, 'phone'::text, 'iban'::text, 'card'::text, 'wire'::text, 'gift-card'::text, 'crypto'::text, 'friends-and-family'::text, 'courier'::text, 'verification-code'::text, 'overpayment'::text, 'messenger'::text]),
  constraint messages_conversation_id_fkey foreign key (conversation_id) references conversations(id) on delete cascade,
  constraint messages_sender_id_fkey foreign key (sender_id) references users(id)
);
create index messages_of_sender on messages using btree (sender_id, sent_at);
create constraint trigger messages_erased after update on messages deferrable initially deferred for each row execute function check_message_photos();
create trigger messages_keep before update on messages for each row execute function keep_message();
create trigger messages_number before insert on messages for each row execute function number_message();
create constraint trigger messages_photos after insert on messages deferrable initially deferred for each row when (new.photo_count > 0) execute function check_message_photos();

create table migrations (
  name text not null,
  checksum text not null,
  ran_at timestamp with time zone not null default now(),
  constraint migrations_pkey primary key (name)
);

create table model_notes (
  model_id text not null,
  note text not null,
  text text not null,
  constraint model_notes_pkey primary key (model_id, note),
  constraint model_notes_model_id_check check (char_length(model_id) >= 1 and char_length(model_id) <= 120),
  constraint model_notes_note_check check (char_length(note) >= 1 and char_length(note) <= 120),
  constraint model_notes_text_check check (char_length(text) <= 500)
);
create trigger model_notes_changed after insert or delete or update on model_notes for each row execute function log_model_notes();
create trigger model_notes_emptied after truncate on model_notes for each statement execute function log_everything();

create table newsletter_subscribers (
  id text not null,
  email text,
  confirm_hash text,
  leave_hash text not null,
  asked_at timestamp(3) with time zone not null default now(),
  mailed_at timestamp(3) with time zone not null default now(),
  confirmed_at timestamp(3) with time zone,
  left_at timestamp(3) with time zone,
  constraint newsletter_subscribers_pkey primary key (id),
  constraint newsletter_subscribers_confirm_hash_key unique (confirm_hash),
  constraint newsletter_subscribers_leave_hash_key unique (leave_hash),
  constraint newsletter_subscribers_check check (email is not null or left_at is not null),
  constraint newsletter_subscribers_check1 check (confirm_hash is null or confirmed_at is null),
  constraint newsletter_subscribers_email_check check (char_length(email) >= 3 and char_length(email) <= 254)
);
create unique index newsletter_subscribers_email on newsletter_subscribers using btree (lower(email));
create trigger newsletter_subscribers_leave after update of confirmed_at on newsletter_subscribers for each row when (old.confirmed_at is not null and new.confirmed_at is null) execute function leave_issues();

create table notification_links (
  hash text not null,
  user_id text not null,
  group_name text not null,
  constraint notification_links_pkey primary key (hash),
  constraint notification_links_group_name_check check (group_name = any (array['messages'::text, 'offers'::text, 'watchlist'::text, 'searches'::text, 'sellers'::text, 'reviews'::text, 'daily'::text])),
  constraint notification_links_user_id_fkey foreign key (user_id) references users(id)
);
create index notification_links_of_user on notification_links using btree (user_id);

create table notification_preferences (
  user_id text not null,
  group_name text not null,
  mail text not null,
  push boolean not null,
  constraint notification_preferences_pkey primary key (user_id, group_name),
  constraint notification_preferences_group_name_check check (group_name = any (array['messages'::text, 'offers'::text, 'watchlist'::text, 'searches'::text, 'sellers'::text, 'reviews'::text])),
  constraint notification_preferences_mail_check check (mail = any (array['now'::text, 'daily'::text, 'off'::text])),
  constraint notification_preferences_user_id_fkey foreign key (user_id) references users(id)
);

create table notifications (
  id text not null,
  user_id text not null,
  kind text not null,
  subject text not null,
  data jsonb not null,
  at timestamp(3) with time zone not null default shop_now(),
  read_at timestamp(3) with time zone,
  is_for_digest boolean not null default false,
  constraint notifications_pkey primary key (id),
  constraint notifications_data_check check (jsonb_typeof(data) = 'object'::text and ((data ->> 'count'::text)::integer) >= 1 and octet_length(data::text) <= 4000),
  constraint notifications_kind_check check (kind ~ '^[a-z]+(-[a-z]+)*$'::text and char_length(kind) <= 40),
  constraint notifications_subject_check check (char_length(subject) >= 1 and char_length(subject) <= 64),
  constraint notifications_user_id_fkey foreign key (user_id) references users(id)
);
create index notifications_by_age on notifications using btree (at);
create index notifications_for_digest on notifications using btree (user_id, at) where is_for_digest;
create index notifications_of_user on notifications using btree (user_id, at desc, id desc);
create unique index notifications_unread on notifications using btree (user_id, kind, subject) where read_at is null;
create trigger notifications_added after insert on notifications referencing new table as new_rows for each statement execute function log_notifications();
create trigger notifications_changed after update on notifications referencing old table as old_rows new table as new_rows for each statement execute function log_notifications_read();
create trigger notifications_deleted after delete on notifications referencing old table as old_rows for each statement execute function log_notifications_deleted();

create table notified_runs (
  id text not null,
  at timestamp with time zone not null default now(),
  constraint notified_runs_pkey primary key (id)
);
create index notified_runs_by_age on notified_runs using btree (at);

create table offers (
  id text not null,
  chain_id text not null,
  turn smallint not null,
  by text not null,
  listing_id text not null,
  seller_id text not null,
  buyer_id text not null,
  amount_cents integer not null,
  note text,
  state text not null default 'open'::text,
  made_at timestamp(3) with time zone not null default shop_now(),
  due_at timestamp(3) with time zone not null,
  ended_at timestamp(3) with time zone,
  notified_at timestamp(3) with time zone,
  order_id text,
  version integer not null,
  asked_at timestamp(3) with time zone,
  auto_declined boolean not null default false,
  constraint offers_pkey primary key (id),
  constraint offers_chain_id_turn_key unique (chain_id, turn),
  constraint offers_order_id_key unique (order_id),
  constraint offers_amount_cents_check check (amount_cents >= 1 and amount_cents <= 100000000),
  constraint offers_auto_declined check (not auto_declined or state = 'declined'::text and by = 'buyer'::text),
  constraint offers_begun_by_buyer check (turn > 1 or by = 'buyer'::text),
  constraint offers_by check (by = any (array['buyer'::text, 'seller'::text])),
  constraint offers_check check (buyer_id <> seller_id),
  constraint offers_check1 check ((chain_id = id) = (turn = 1)),
  constraint offers_check2 check ((state = 'open'::text) = (ended_at is null)),
  constraint offers_check3 check ((order_id is not null) = (state = 'accepted'::text)),
  constraint offers_check4 check (notified_at is null or (state = any (array['item-taken'::text, 'overtaken'::text, 'closed'::text]))),
  constraint offers_note_check check (char_length(note) >= 1 and char_length(note) <= 500),
  constraint offers_state_check check (state = any (array['open'::text, 'countered'::text, 'accepted'::text, 'declined'::text, 'withdrawn'::text, 'expired'::text, 'item-taken'::text, 'overtaken'::text, 'closed'::text])),
  constraint offers_turn_check check (turn >= 1 and turn <= 6),
  constraint offers_version_check check (version > 0),
  constraint offers_buyer_id_fkey foreign key (buyer_id) references users(id),
  constraint offers_listing_id_seller_id_fkey foreign key (listing_id, seller_id) references listings(id, seller_id),
  constraint offers_order_id_fkey foreign key (order_id) references orders(id) deferrable initially deferred,
  constraint offers_seller_id_fkey foreign key (seller_id) references users(id)
);
create unique index offers_chain on offers using btree (listing_id, buyer_id) where turn = 1;
create index offers_due on offers using btree (due_at) where state = 'open'::text;
create index offers_of_buyer on offers using btree (buyer_id, made_at desc, id desc);
create index offers_of_seller on offers using btree (seller_id, made_at desc, id desc);
create unique index offers_open on offers using btree (listing_id, buyer_id) where state = 'open'::text;
create index offers_open_of_buyer on offers using btree (buyer_id) where state = 'open'::text;
create index offers_open_of_seller on offers using btree (seller_id) where state = 'open'::text;
create index offers_to_notify on offers using btree (ended_at) where notified_at is null and (state = any (array['item-taken'::text, 'overtaken'::text, 'closed'::text]));
create trigger offers_agreed_version before update on offers for each row when (new.state = 'accepted'::text and old.state <> 'accepted'::text and new.by = 'buyer'::text) execute function check_agreed_version();
create trigger offers_check before insert on offers for each row execute function check_offer();
create trigger offers_keep before update on offers for each row execute function keep_offer();
create constraint trigger offers_led_to_order after update on offers deferrable initially deferred for each row when (new.state = 'accepted'::text and old.state <> 'accepted'::text) execute function check_accepted_offer();
create trigger offers_open_conversation after insert on offers for each row execute function open_deal_conversation();
create trigger offers_tell after insert or update of state on offers for each row execute function tell_offer();
create trigger offers_tell_confirmed after update of version, asked_at on offers for each row when (old.version is distinct from new.version or old.asked_at is distinct from new.asked_at) execute function tell_offer();
create trigger offers_touch_conversation after update of state, version on offers for each row when (old.state is distinct from new.state or old.version is distinct from new.version) execute function touch_deal_conversation();
create trigger offers_version before insert on offers for each row execute function version_offer();

create table order_events (
  order_id text not null,
  seq integer not null,
  from_stage text not null,
  to_stage text not null,
  by text not null,
  by_id text,
  at timestamp(3) with time zone not null,
  constraint order_events_pkey primary key (order_id, seq),
  constraint order_events_by_id_fkey foreign key (by_id) references users(id),
  constraint order_events_from_stage_to_stage_by_fkey foreign key (from_stage, to_stage, by) references order_steps(from_stage, to_stage, by),
  constraint order_events_order_id_fkey foreign key (order_id) references orders(id) on delete cascade
);
create trigger order_events_stay before update on order_events for each row execute function refuse_history();

create table order_proposals (
  order_id text not null,
  version integer not null,
  by text not null,
  times timestamp(3) with time zone[] not null,
  zone text not null,
  place text,
  made_at timestamp(3) with time zone not null default shop_now(),
  constraint order_proposals_pkey primary key (order_id, version),
  constraint order_proposals_by_check check (by = any (array['buyer'::text, 'seller'::text])),
  constraint order_proposals_place_check check (char_length(place) >= 1 and char_length(place) <= 120),
  constraint order_proposals_times check (cardinality(times) >= 1 and cardinality(times) <= 3 and array_ndims(times) = 1 and array_position(times, null::timestamp with time zone) is null and coalesce(times[1] < times[2], true) and coalesce(times[2] < times[3], true)),
  constraint order_proposals_version_check check (version > 0),
  constraint order_proposals_zone_check check (char_length(zone) >= 1 and char_length(zone) <= 64),
  constraint order_proposals_order_id_fkey foreign key (order_id) references orders(id) on delete cascade
);

create table order_stages (
  stage text not null,
  is_final boolean not null,
  is_failed boolean not null,
  constraint order_stages_pkey primary key (stage),
  constraint order_stages_check check (is_final or not is_failed)
);

create table order_steps (
  from_stage text not null,
  to_stage text not null,
  by text not null,
  constraint order_steps_pkey primary key (from_stage, to_stage, by),
  constraint order_steps_by_check check (by = any (array['buyer'::text, 'seller'::text, 'admin'::text, 'clock'::text, 'shop'::text])),
  constraint order_steps_to_stage_fkey foreign key (to_stage) references order_stages(stage)
);

create table orders (
  id text not null,
  listing_id text not null,
  seller_id text not null,
  buyer_id text not null,
  customer text not null default ''::text,
  phone text,
  location text,
  title text not null,
  img text not null,
  sale_cents integer not null,
  placed_at timestamp(3) with time zone not null default shop_now(),
  sold_at timestamp(3) with time zone,
  deleted_at timestamp(3) with time zone,
  deleted_by text,
  search text not null generated always as (lower(((title || ' '::text) || customer))) stored,
  stage text not null,
  due_at timestamp(3) with time zone,
  moved_at timestamp(3) with time zone not null,
  moved_by text not null,
  moved_by_id text,
  completed_at timestamp(3) with time zone,
  buyer_hid_at timestamp(3) with time zone,
  seller_hid_at timestamp(3) with time zone,
  listed_cents integer not null,
  proposal_at timestamp(3) with time zone,
  proposal_zone text,
  proposal_place text,
  proposal_by text,
  proposal_version integer not null default 0,
  meeting_at timestamp(3) with time zone,
  meeting_zone text,
  meeting_place text,
  meeting_version integer,
  handover_code text,
  handover_salt text,
  handover_verifier text,
  reminded_at timestamp(3) with time zone,
  ended_for text,
  condition text,
  duration numeric(5,1),
  review_until timestamp(3) with time zone,
  handed_over_by text,
  return_by timestamp(3) with time zone,
  returns_item boolean not null default false,
  refund_cents integer,
  constraint orders_pkey primary key (id),
  constraint orders_accepted_has_code check ((stage <> all (array['accepted'::text, 'arranged'::text])) or handover_code is not null),
  constraint orders_arranged_has_meeting check (stage <> 'arranged'::text or meeting_at is not null),
  constraint orders_check check (buyer_id <> seller_id),
  constraint orders_code_has_salt check ((handover_code is null) = (handover_salt is null)),
  constraint orders_completed_by_stage check ((completed_at is not null) = (stage = 'completed'::text)),
  constraint orders_completed_was_sold check ((stage <> all (array['handed-over'::text, 'completed'::text])) or sold_at is not null),
  constraint orders_condition_check check (char_length(condition) >= 1 and char_length(condition) <= 64),
  constraint orders_contact_whole check ((phone is null) = (location is null)),
  constraint orders_deleted_by check ((deleted_by is not null) = (deleted_at is not null and moved_by <> 'clock'::text)),
  constraint orders_due_by_stage check ((due_at is not null) = (stage = any (array['requested'::text, 'accepted'::text, 'arranged'::text, 'handed-over'::text, 'disputed'::text]))),
  constraint orders_duration_check check (duration >= 0::numeric),
  constraint orders_ended_for check (ended_for is null or deleted_at is not null),
  constraint orders_ended_for_check check (char_length(ended_for) >= 1 and char_length(ended_for) <= 500),
  constraint orders_failed_by_stage check ((deleted_at is not null) = (stage = any (array['declined'::text, 'withdrawn'::text, 'expired'::text, 'cancelled'::text, 'no-show'::text]))),
  constraint orders_handed_over_by_check check (handed_over_by = any (array['buyer'::text, 'seller'::text])),
  constraint orders_handed_over_has_side check (stage <> 'handed-over'::text or handed_over_by is not null),
  constraint orders_handover_code_check check (handover_code ~ '^[0-9A-HJKMNP-TV-Z]{8}$'::text),
  constraint orders_listed_cents_check check (listed_cents >= 1 and listed_cents <= 100000000),
  constraint orders_location_check check (char_length(location) >= 1 and char_length(location) <= 120),
  constraint orders_meeting_was_proposed check (meeting_version >= 1 and meeting_version <= proposal_version),
  constraint orders_meeting_whole check ((num_nulls(meeting_at, meeting_zone, meeting_version) = any (array[0, 3])) and (meeting_place is null or meeting_at is not null)),
  constraint orders_moved_by check (
case moved_by
    when 'buyer'::text then moved_by_id = buyer_id
    when 'seller'::text then moved_by_id = seller_id
    when 'clock'::text then moved_by_id is null
    else moved_by_id is not null
end),
  constraint orders_open_by_stage check (
case stage
    when 'disputed'::text then deleted_at is null
    else (deleted_at is null and sold_at is null) = (stage = any (array['requested'::text, 'accepted'::text, 'arranged'::text]))
end),
  constraint orders_phone_check check (char_length(phone) >= 5 and char_length(phone) <= 32),
  constraint orders_phone_has_digits check (phone is null or has_digits(phone, 5)),
  constraint orders_proposal_by_check check (proposal_by = any (array['buyer'::text, 'seller'::text])),
  constraint orders_proposal_place_check check (char_length(proposal_place) >= 1 and char_length(proposal_place) <= 120),
  constraint orders_proposal_version_check check (proposal_version >= 0),
  constraint orders_proposal_whole check (num_nulls(proposal_at, proposal_zone, proposal_by) =
case proposal_version
    when 0 then 3
    else 0
end and (proposal_place is null or proposal_version > 0)),
  constraint orders_proposal_zone_check check (char_length(proposal_zone) >= 1 and char_length(proposal_zone) <= 64),
  constraint orders_refund_cents check (refund_cents > 0),
  constraint orders_return_at_end check (
case stage
    when 'cancelled'::text then true
    when 'completed'::text then not returns_item
    else return_by is null
end),
  constraint orders_return_has_date check ((return_by is not null) = (returns_item or refund_cents is not null)),
  constraint orders_review_window check ((review_until is null) = (completed_at is null) and review_until <= (completed_at + '336:00:00'::interval)),
  constraint orders_sale_cents_check check (sale_cents >= 1 and sale_cents <= 100000000),
  constraint orders_verifier_of_code check (handover_verifier is null or handover_code is not null),
  constraint orders_buyer_id_fkey foreign key (buyer_id) references users(id),
  constraint orders_deleted_by_fkey foreign key (deleted_by) references users(id),
  constraint orders_listing_id_seller_id_fkey foreign key (listing_id, seller_id) references listings(id, seller_id),
  constraint orders_moved_by_id_fkey foreign key (moved_by_id) references users(id),
  constraint orders_seller_id_fkey foreign key (seller_id) references users(id),
  constraint orders_stage_fkey foreign key (stage) references order_stages(stage)
);
create index orders_all on orders using btree (placed_at desc, id desc) where deleted_at is null;
create index orders_by_customer on orders using btree (lower(customer) collate "und-x-icu", id) where deleted_at is null;
create index orders_by_img on orders using btree (img);
create index orders_by_sale on orders using btree (sale_cents, id) where deleted_at is null;
create index orders_by_title on orders using btree (lower(title) collate "und-x-icu", id) where deleted_at is null;
create index orders_completed_of_seller on orders using btree (seller_id) where stage = 'completed'::text;
create index orders_due on orders using btree (due_at) where due_at is not null;
create index orders_ended on orders using btree (placed_at desc, id desc) where deleted_at is not null;
create index orders_ended_of_seller on orders using btree (seller_id, placed_at desc, id desc) where deleted_at is not null;
create unique index orders_id_stage on orders using btree (id, stage);
create index orders_of_buyer on orders using btree (buyer_id, placed_at desc, id desc);
create index orders_of_listing on orders using btree (listing_id);
create index orders_of_seller on orders using btree (seller_id, placed_at desc, id desc) where deleted_at is null;
create unique index orders_open on orders using btree (listing_id) where deleted_at is null and sold_at is null;
create index orders_reviewable_of_buyer on orders using btree (buyer_id, review_until) where review_until is not null;
create index orders_reviewable_of_seller on orders using btree (seller_id, review_until) where review_until is not null;
create index orders_search on orders using gin (search gin_trgm_ops) where deleted_at is null;
create index orders_sold on orders using btree (placed_at, id) where deleted_at is null and sold_at is not null;
create index orders_unfinished_of_buyer on orders using btree (buyer_id) where due_at is not null;
create index orders_unfinished_of_seller on orders using btree (seller_id) where due_at is not null;
create trigger orders_added after insert on orders referencing new table as new_rows for each statement execute function log_orders();
create trigger orders_begin before insert on orders for each row execute function begin_order();
create trigger orders_booked_with_contact after insert on orders for each row when (new.stage <> 'accepted'::text and new.phone is null) execute function require_contact();
create trigger orders_changed after update on orders referencing old table as old_rows new table as new_rows for each statement execute function log_orders();
create trigger orders_close_offers after insert on orders for each row execute function close_offers_of_order();
create trigger orders_code before insert or update of stage on orders for each row when (new.stage = 'accepted'::text) execute function code_order();
create trigger orders_emptied after truncate on orders for each statement execute function log_everything();
create trigger orders_from_offer after insert on orders for each row when (new.stage = 'accepted'::text) execute function check_offered_order();
create trigger orders_handed_over before update of stage on orders for each row when (new.stage = 'handed-over'::text and (old.stage <> all (array['handed-over'::text, 'disputed'::text]))) execute function keep_handover_side();
create trigger orders_handed_over_first before insert on orders for each row when (new.stage = 'handed-over'::text) execute function keep_handover_side();
create trigger orders_keep_contact after update of phone on orders for each row when (old.phone is not null and new.phone is null) execute function keep_contact();
create trigger orders_log_first after insert on orders for each row execute function log_step();
create trigger orders_log_step after update of stage, meeting_version on orders for each row when (old.stage is distinct from new.stage or new.stage = 'arranged'::text and old.meeting_version is distinct from new.meeting_version) execute function log_step();
create trigger orders_name_customer before insert on orders for each row execute function name_customer();
create trigger orders_of_what_is_on_show after insert or update of listing_id, deleted_at, sold_at on orders for each row when (new.deleted_at is null and new.sold_at is null) execute function refuse_order();
create trigger orders_open_conversation after insert on orders for each row execute function open_deal_conversation();
create trigger orders_price before insert on orders for each row execute function price_order();
create trigger orders_proposed_with_contact after update of proposal_version on orders for each row when (new.proposal_version > old.proposal_version and new.phone is null) execute function require_contact();
create trigger orders_removed after delete on orders referencing old table as old_rows for each statement execute function log_orders();
create trigger orders_review_window before insert or update of completed_at on orders for each row when (num_nonnulls(new.completed_at, new.review_until) > 0) execute function open_review_window();
create trigger orders_tell_contact after update of phone on orders for each row when (old.phone is null and new.phone is not null) execute function tell_contact();
create trigger orders_touch_conversation after update of stage, proposal_version, meeting_version on orders for each row when (old.stage is distinct from new.stage or old.proposal_version is distinct from new.proposal_version or old.meeting_version is distinct from new.meeting_version) execute function touch_deal_conversation();

create table photo_uploads (
  hash text not null,
  user_id text not null,
  uploaded_at timestamp(3) with time zone not null default now(),
  bytes bigint not null default 0,
  constraint photo_uploads_pkey primary key (hash, user_id),
  constraint photo_uploads_bytes_check check (bytes >= 0),
  constraint photo_uploads_hash_fkey foreign key (hash) references photos(hash) on delete cascade,
  constraint photo_uploads_user_id_fkey foreign key (user_id) references users(id)
);
create index photo_uploads_of_user on photo_uploads using btree (user_id, uploaded_at) include (bytes);

create table photos (
  hash text not null,
  host text not null,
  width integer not null,
  height integer not null,
  placeholder text not null,
  url text,
  base text,
  widths integer[] not null default '{}'::integer[],
  formats text[] not null default '{}'::text[],
  stored_at timestamp(3) with time zone,
  constraint photos_pkey primary key (hash),
  constraint photos_url_key unique (url),
  constraint photos_base_check check (char_length(base) >= 1 and char_length(base) <= 2048),
  constraint photos_check check ((url is null) = (stored_at is null)),
  constraint photos_check1 check ((base is null) = (widths = '{}'::integer[]) and (base is null) = (formats = '{}'::text[])),
  constraint photos_formats_check check (formats <@ array['avif'::text, 'webp'::text]),
  constraint photos_hash_check check (hash ~ '^[0-9a-f]{32}$'::text),
  constraint photos_height_check check (height >= 1 and height <= 4096),
  constraint photos_host_check check (host = any (array['local'::text, 's3'::text, 'imgbb'::text, 'demo'::text])),
  constraint photos_placeholder_check check (placeholder ~~ 'data:image/%'::text and char_length(placeholder) <= 1000),
  constraint photos_url_check check (char_length(url) >= 1 and char_length(url) <= 2048),
  constraint photos_width_check check (width >= 1 and width <= 4096)
);
create trigger photos_changed after update on photos referencing old table as old_rows new table as new_rows for each statement execute function log_photos();

create table place_names (
  place_id integer not null,
  language text not null,
  name text not null,
  search text not null,
  population integer not null,
  country text not null,
  constraint place_names_pkey primary key (place_id, language)
);
create index place_names_by_start on place_names using btree (search text_pattern_ops) include (place_id, population, country);

create table place_reference (
  only_one boolean not null default true,
  checksum text not null,
  loaded_at timestamp(3) with time zone not null default now(),
  regions_checksum text,
  constraint place_reference_pkey primary key (only_one),
  constraint place_reference_only_one_check check (only_one)
);

create table places (
  id integer not null,
  name text not null,
  ascii text not null,
  region text,
  region_code text,
  country text not null,
  lat real not null,
  lon real not null,
  population integer not null,
  constraint places_pkey primary key (id),
  constraint places_country_check check (char_length(country) = 2),
  constraint places_lat_check check (lat >= '-90'::integer::double precision and lat <= 90::double precision),
  constraint places_lon_check check (lon >= '-180'::integer::double precision and lon <= 180::double precision),
  constraint places_name_check check (name <> ''::text),
  constraint places_population_check check (population >= 0)
);
create index places_by_position on places using btree (lat, lon);

create table posts (
  id text not null,
  title text not null,
  image text not null,
  des text not null,
  excerpt text not null default ''::text,
  author_id text,
  created_at timestamp(3) with time zone not null default now(),
  updated_at timestamp(3) with time zone not null default now(),
  published_at timestamp(3) with time zone,
  deleted_at timestamp(3) with time zone,
  deleted_by text,
  version integer not null default 1,
  constraint posts_pkey primary key (id),
  constraint posts_des_check check (char_length(des) >= 1 and char_length(des) <= 50000),
  constraint posts_excerpt_check check (char_length(excerpt) <= 300),
  constraint posts_image_check check (char_length(image) >= 1 and char_length(image) <= 2048),
  constraint posts_title_check check (char_length(title) >= 1 and char_length(title) <= 120),
  constraint posts_author_id_fkey foreign key (author_id) references users(id),
  constraint posts_deleted_by_fkey foreign key (deleted_by) references users(id)
);
create index posts_published on posts using btree (published_at desc, id desc) where deleted_at is null and published_at is not null;
create trigger posts_added after insert on posts referencing new table as new_rows for each statement execute function log_posts();
create trigger posts_changed after update on posts referencing new table as new_rows for each statement execute function log_posts();
create trigger posts_deleted after delete on posts for each row execute function log_withdrawn('post:id', 'posts');
create trigger posts_emptied after truncate on posts for each statement execute function log_everything();
create trigger posts_raise_version before update on posts for each row when (old.title is distinct from new.title or old.image is distinct from new.image or old.des is distinct from new.des or old.excerpt is distinct from new.excerpt or old.published_at is distinct from new.published_at) execute function raise_version();
create trigger posts_removed after delete on posts referencing old table as old_rows for each statement execute function log_posts();
create trigger posts_withdrawn after update on posts for each row when (old.deleted_at is null and new.deleted_at is not null or old.published_at is not null and new.published_at is null) execute function log_withdrawn('post:id', 'posts');

create table price_terms (
  only_one boolean not null default true,
  offsets jsonb not null,
  drift double precision not null,
  tail smallint not null,
  held integer not null,
  replayed integer not null,
  measured_at timestamp(3) with time zone not null default now(),
  constraint price_terms_pkey primary key (only_one),
  constraint price_terms_check check (held >= 0 and held <= replayed),
  constraint price_terms_offsets_check check (jsonb_typeof(offsets) = 'object'::text),
  constraint price_terms_only_one_check check (only_one),
  constraint price_terms_tail_check check (tail = any (array[100, 75, 50]))
);
create trigger price_terms_changed after insert or delete or update or truncate on price_terms for each statement execute function log_price_terms();

create table processes (
  id text not null,
  host text not null,
  pid integer not null,
  version text not null,
  commit text,
  node text not null,
  started_at timestamp(3) with time zone not null,
  seen_at timestamp(3) with time zone not null default now(),
  clock_ahead_seconds double precision,
  settings jsonb,
  constraint processes_pkey primary key (id)
);

create table provider_links (
  issuer text not null,
  subject text not null,
  providers text[] not null,
  noted_at bigint not null default 0,
  constraint provider_links_pkey primary key (issuer, subject)
);

create table pushes (
  id text not null,
  user_id text not null,
  endpoint text not null,
  p256dh text not null,
  auth text not null,
  added_at timestamp(3) with time zone not null default now(),
  session_id text,
  server_key text,
  constraint pushes_pkey primary key (id),
  constraint pushes_endpoint_key unique (endpoint),
  constraint pushes_auth_check check (auth ~ '^[A-Za-z0-9_-]{22}$'::text),
  constraint pushes_endpoint_check check (endpoint ~ '^https://'::text and char_length(endpoint) <= 1000),
  constraint pushes_p256dh_check check (p256dh ~ '^[A-Za-z0-9_-]{87}$'::text),
  constraint pushes_session_id_fkey foreign key (session_id) references identity_session(id) on delete cascade,
  constraint pushes_user_id_fkey foreign key (user_id) references users(id)
);
create index pushes_of_session on pushes using btree (session_id);
create index pushes_of_user on pushes using btree (user_id, added_at);

create table rate_limits (
  key character varying(255) not null,
  points integer not null default 0,
  expire bigint,
  constraint rate_limits_pkey primary key (key)
);
create index rate_limits_expire on rate_limits using btree (expire);

create table regions (
  country text not null,
  code text not null,
  names jsonb not null,
  constraint regions_pkey primary key (country, code),
  constraint regions_code_check check (code <> ''::text),
  constraint regions_country_check check (char_length(country) = 2),
  constraint regions_names_check check (jsonb_typeof(names) = 'object'::text)
);

create table report_quote_photos (
  report_id text not null,
  seq integer not null,
  "position" smallint not null,
  hash text not null,
  constraint report_quote_photos_pkey primary key (report_id, seq, "position"),
  constraint report_quote_photos_hash_fkey foreign key (hash) references photos(hash),
  constraint report_quote_photos_report_id_seq_fkey foreign key (report_id, seq) references report_quotes(report_id, seq) on delete cascade
);
create index report_quote_photos_of_hash on report_quote_photos using btree (hash);

create table report_quotes (
  report_id text not null,
  seq integer not null,
  body text not null,
  warnings text[] not null default '{}'::text[],
  constraint report_quotes_pkey primary key (report_id, seq),
  constraint report_quotes_seq_check check (seq >= 0),
  constraint report_quotes_report_id_fkey foreign key (report_id) references reports(id) on delete cascade
);

create table reported_item_photos (
  listing_id text not null,
  version integer not null,
  hash text not null,
  constraint reported_item_photos_pkey primary key (listing_id, version, hash),
  constraint reported_item_photos_hash_fkey foreign key (hash) references photos(hash),
  constraint reported_item_photos_listing_id_version_fkey foreign key (listing_id, version) references reported_items(listing_id, version) on delete cascade
);
create index reported_item_photos_of_hash on reported_item_photos using btree (hash);

create table reported_items (
  listing_id text not null,
  version integer not null,
  facts jsonb not null,
  sale_cents integer not null,
  constraint reported_items_pkey primary key (listing_id, version),
  constraint reported_items_version_check check (version > 0),
  constraint reported_items_listing_id_fkey foreign key (listing_id) references listings(id) on delete cascade
);

create table reports (
  id text not null,
  listing_id text,
  reporter_id text,
  reason text not null,
  note text not null default ''::text,
  reported_at timestamp(3) with time zone not null default now(),
  outcome text,
  explanation text,
  closed_at timestamp(3) with time zone,
  closed_by text,
  conversation_id text,
  seq integer,
  review_id text,
  copied_by text,
  about_id text,
  version integer,
  model_id text,
  fact text,
  source text,
  constraint reports_pkey primary key (id),
  constraint reports_check check ((outcome is null) = (closed_at is null)),
  constraint reports_check1 check ((outcome is null) = (closed_by is null)),
  constraint reports_check2 check (explanation is null or outcome is not null),
  constraint reports_explanation_check check (char_length(explanation) >= 1 and char_length(explanation) <= 500),
  constraint reports_fact check (num_nulls(model_id, fact, source) = any (array[0, 3])),
  constraint reports_fact_check check (char_length(fact) >= 1 and char_length(fact) <= 120),
  constraint reports_model_id_check check (char_length(model_id) >= 1 and char_length(model_id) <= 120),
  constraint reports_note_check check (char_length(note) <= 1000),
  constraint reports_outcome_check check (
case
    when review_id is not null then outcome = any (array['dismissed'::text, 'removed'::text])
    when num_nonnulls(conversation_id, copied_by, model_id) > 0 then outcome = any (array['dismissed'::text, 'upheld'::text])
    else outcome = any (array['dismissed'::text, 'paused'::text, 'removed'::text])
end),
  constraint reports_reason_check check (
case
    when model_id is not null then reason = any (array['untrue'::text, 'other'::text])
    when review_id is not null then reason = any (array['untrue'::text, 'harassment'::text, 'personal data'::text, 'spam'::text, 'other'::text])
    when conversation_id is not null then reason = any (array['scam'::text, 'advance-payment'::text, 'sold-elsewhere'::text, 'harassment'::text, 'spam'::text, 'other'::text])
    when copied_by is not null then reason = 'spam'::text
    else reason = any (array['not as described'::text, 'counterfeit'::text, 'stolen'::text, 'advance-payment'::text, 'sold-elsewhere'::text, 'spam'::text, 'other'::text])
end),
  constraint reports_reporter check (
case
    when copied_by is null then num_nonnulls(reporter_id, conversation_id) > 0
    else reporter_id is null
end),
  constraint reports_source_check check (char_length(source) >= 1 and char_length(source) <= 500),
  constraint reports_subject check (num_nonnulls(listing_id, conversation_id, review_id, copied_by, model_id) = 1 and (conversation_id is null) = (seq is null) and (copied_by is null) = (about_id is null)),
  constraint reports_version check (version is null or listing_id is not null),
  constraint reports_about_id_fkey foreign key (about_id) references listings(id),
  constraint reports_closed_by_fkey foreign key (closed_by) references users(id),
  constraint reports_copied_by_fkey foreign key (copied_by) references users(id),
  constraint reports_listing_id_fkey foreign key (listing_id) references listings(id),
  constraint reports_of_message foreign key (conversation_id, seq) references messages(conversation_id, seq) on delete cascade,
  constraint reports_reporter_id_fkey foreign key (reporter_id) references users(id),
  constraint reports_review_id_fkey foreign key (review_id) references reviews(id)
);
create index reports_about on reports using btree (about_id, id) where about_id is not null;
create index reports_by_date on reports using btree (reported_at, id);
create index reports_by_reason on reports using btree (reason, id);
create index reports_of_copies on reports using btree (copied_by, id) where copied_by is not null;
create unique index reports_of_copies_open on reports using btree (copied_by) where closed_at is null and copied_by is not null;
create index reports_of_fact on reports using btree (model_id, fact, id) where model_id is not null;
create unique index reports_of_fact_open on reports using btree (model_id, fact, reporter_id) where closed_at is null and model_id is not null;
create index reports_of_listing on reports using btree (listing_id, id);
create unique index reports_of_message_once on reports using btree (conversation_id, seq, coalesce(reporter_id, ''::text)) where conversation_id is not null;
create index reports_of_reporter on reports using btree (reporter_id, id);
create unique index reports_of_review_once on reports using btree (review_id, reporter_id) where review_id is not null;
create unique index reports_open on reports using btree (listing_id, reporter_id) where closed_at is null;
create index reports_queue on reports using btree (coalesce(closed_at, 'infinity'::timestamp with time zone), id);
create trigger reports_forget_quotes after update of closed_at on reports for each row when (new.closed_at is not null) execute function forget_quotes();
create trigger reports_keep_item after insert on reports for each row when (new.listing_id is not null) execute function keep_reported_item();
create trigger reports_release_photos after update of closed_at on reports for each row when (new.closed_at is not null and new.version is not null) execute function release_reported_photos();
create trigger reports_tell_admins after insert or update of closed_at on reports for each statement execute function tell_admins();
create trigger reports_version before insert on reports for each row when (new.listing_id is not null) execute function version_report();

create table reviews (
  order_id text not null,
  by text not null,
  id text not null default (gen_random_uuid())::text,
  order_stage text not null default 'completed'::text,
  author_id text not null,
  subject_id text not null,
  stars smallint not null,
  text text,
  written_at timestamp(3) with time zone not null default shop_now(),
  until timestamp(3) with time zone not null,
  published_at timestamp(3) with time zone,
  published_on timestamp(3) with time zone generated always as (((((published_at at time zone 'UTC'::text))::date)::timestamp without time zone at time zone 'UTC'::text)) stored,
  reply text,
  replied_at timestamp(3) with time zone,
  removed_at timestamp(3) with time zone,
  removed_by text,
  constraint reviews_pkey primary key (order_id, by),
  constraint reviews_id_key unique (id),
  constraint reviews_by_check check (by = any (array['buyer'::text, 'seller'::text])),
  constraint reviews_check check (author_id <> subject_id),
  constraint reviews_check1 check (reply is null or replied_at is not null),
  constraint reviews_check2 check (replied_at is null or published_at is not null),
  constraint reviews_check3 check (removed_at is null or published_at is not null),
  constraint reviews_check4 check ((removed_at is null) = (removed_by is null)),
  constraint reviews_order_stage_check check (order_stage = 'completed'::text),
  constraint reviews_reply_check check (char_length(reply) >= 1 and char_length(reply) <= 500),
  constraint reviews_stars_check check (stars >= 1 and stars <= 5),
  constraint reviews_text_check check (char_length(text) >= 1 and char_length(text) <= 1000),
  constraint reviews_author_id_fkey foreign key (author_id) references users(id),
  constraint reviews_order_id_order_stage_fkey foreign key (order_id, order_stage) references orders(id, stage),
  constraint reviews_removed_by_fkey foreign key (removed_by) references users(id),
  constraint reviews_subject_id_fkey foreign key (subject_id) references users(id)
);
create index reviews_of_author on reviews using btree (author_id);
create index reviews_of_subject on reviews using btree (subject_id, by, published_on desc, id desc) where published_at is not null;
create index reviews_waiting on reviews using btree (until) where published_at is null;
create trigger reviews_changed after update on reviews referencing old table as old_rows new table as new_rows for each statement execute function log_reviews();
create trigger reviews_check before insert on reviews for each row execute function check_review();
create trigger reviews_count after update on reviews referencing old table as old_rows new table as new_rows for each statement execute function count_reviews();
create trigger reviews_emptied after truncate on reviews for each statement execute function log_everything();
create trigger reviews_keep before delete or update on reviews for each row execute function keep_review();
create trigger reviews_publish after insert on reviews for each row execute function publish_both();
create trigger reviews_tell after insert on reviews for each row execute function tell_review();
create trigger reviews_touch_conversation after insert on reviews for each row execute function touch_order_conversation();
create trigger reviews_withdrawn after update on reviews for each row when (old.removed_at is null and new.removed_at is not null or old.text is not null and new.text is null or old.reply is not null and new.reply is null) execute function log_withdrawn('user:subject_id');

create table sale_sources (
  name text not null,
  license text,
  imported_at timestamp(3) with time zone,
  constraint sale_sources_pkey primary key (name),
  constraint sale_sources_check check ((license is null) = (name = any (array['shop'::text, 'demo'::text]))),
  constraint sale_sources_check1 check ((license is null) = (imported_at is null)),
  constraint sale_sources_license_check check (char_length(license) >= 1 and char_length(license) <= 120),
  constraint sale_sources_name_check check (char_length(name) >= 1 and char_length(name) <= 80)
);

create table sales (
  id bigint not null generated always as identity,
  listing_id text,
  seller_id text,
  buyer_id text,
  model_id text not null,
  condition text not null,
  age_months numeric(7,1),
  amount_cents integer not null,
  sold_on date not null,
  source text not null,
  constraint sales_pkey primary key (id),
  constraint sales_listing_id_key unique (listing_id),
  constraint sales_age_months_check check (age_months >= 0::numeric),
  constraint sales_amount_cents_check check (amount_cents >= 1 and amount_cents <= 100000000),
  constraint sales_check check (num_nulls(listing_id, seller_id, buyer_id) = any (array[0, 3])),
  constraint sales_check1 check (buyer_id <> seller_id),
  constraint sales_check2 check (
case source
    when 'shop'::text then listing_id is not null
    when 'demo'::text then true
    else listing_id is null
end),
  constraint sales_condition_check check (condition = any (array['Excellent'::text, 'Good'::text, 'Fair'::text])),
  constraint sales_buyer_id_fkey foreign key (buyer_id) references users(id),
  constraint sales_listing_id_seller_id_fkey foreign key (listing_id, seller_id) references listings(id, seller_id),
  constraint sales_model_id_fkey foreign key (model_id) references gear_models(id),
  constraint sales_source_fkey foreign key (source) references sale_sources(name)
);
create index sales_by_day on sales using btree (sold_on);
create index sales_by_source on sales using btree (source);
create index sales_of_buyer on sales using btree (buyer_id) where buyer_id is not null;
create index sales_of_model on sales using btree (model_id, sold_on);
create index sales_of_seller on sales using btree (seller_id) where seller_id is not null;
create trigger sales_added after insert on sales referencing new table as new_rows for each statement execute function log_sales();
create trigger sales_emptied after truncate on sales for each statement execute function log_everything();
create trigger sales_keep before update on sales for each row execute function keep_sale();
create trigger sales_removed after delete on sales referencing old table as old_rows for each statement execute function log_sales();

create table saved_searches (
  id text not null,
  user_id text not null,
  definition_id bigint not null,
  name text,
  query text not null,
  mail text not null,
  at timestamp(3) with time zone not null default shop_now(),
  seen_at timestamp(3) with time zone not null default shop_now(),
  gathered_at timestamp(3) with time zone not null default shop_now(),
  constraint saved_searches_pkey primary key (id),
  constraint saved_searches_user_id_definition_id_key unique (user_id, definition_id),
  constraint saved_searches_mail_check check (mail = any (array['now'::text, 'daily'::text, 'off'::text])),
  constraint saved_searches_name_check check (char_length(name) >= 1 and char_length(name) <= 80),
  constraint saved_searches_query_check check (char_length(query) <= 2000),
  constraint saved_searches_definition_id_fkey foreign key (definition_id) references search_definitions(id),
  constraint saved_searches_user_id_fkey foreign key (user_id) references users(id)
);
create index saved_searches_daily on saved_searches using btree (id) where mail = 'daily'::text;
create index saved_searches_to_notify on saved_searches using btree (definition_id, mail, id);
create trigger saved_searches_deleted after delete on saved_searches referencing old table as old_rows for each statement execute function drop_unsaved_definitions();

create table search_definitions (
  id bigint not null generated always as identity,
  hash text not null,
  asked jsonb not null,
  query jsonb not null,
  planned_by text,
  kinds integer not null,
  grades integer not null,
  min_cents integer not null,
  max_cents integer not null,
  age integer not null,
  is_verified boolean not null,
  is_available boolean not null,
  brands text[],
  places text[],
  mounts text[],
  has_words boolean not null,
  models text[] not null,
  terms tsquery,
  has_rest boolean not null,
  is_wide boolean not null,
  searched_at timestamp(3) with time zone not null default shop_now(),
  constraint search_definitions_pkey primary key (id),
  constraint search_definitions_hash_key unique (hash),
  constraint search_definitions_check check (has_words or models = '{}'::text[] and terms is null)
);
create index search_definitions_planned on search_definitions using btree (planned_by) where planned_by is not null;
create index search_definitions_wide on search_definitions using btree (id) where is_wide;

create table search_hits (
  definition_id bigint not null,
  listing_id text not null,
  at timestamp(3) with time zone not null default shop_now(),
  constraint search_hits_pkey primary key (definition_id, listing_id)
);
create index search_hits_by_age on search_hits using btree (at);
create index search_hits_by_time on search_hits using btree (definition_id, at);

create table search_keys (
  key text not null,
  definition_id bigint not null,
  is_whole boolean not null,
  kinds integer not null,
  grades integer not null,
  min_cents integer not null,
  max_cents integer not null,
  age integer not null,
  constraint search_keys_pkey primary key (key, definition_id) include (is_whole, kinds, grades, min_cents, max_cents, age),
  constraint search_keys_definition_id_fkey foreign key (definition_id) references search_definitions(id) on delete cascade
);
create index search_keys_of_definition on search_keys using btree (definition_id);

create table search_words (
  word text not null,
  constraint search_words_pkey primary key (word)
);
create index search_words_likeness on search_words using gin (word gin_trgm_ops);

create table seller_facts (
  user_id text not null,
  completed integer not null default 0,
  reviews integer not null default 0,
  stars numeric(2,1),
  answered_within text,
  constraint seller_facts_pkey primary key (user_id),
  constraint seller_facts_answered_within_check check (answered_within = any (array['1h'::text, '4h'::text, 'day'::text, 'days'::text])),
  constraint seller_facts_check check ((stars is not null) = (reviews >= 3)),
  constraint seller_facts_completed_check check (completed >= 0),
  constraint seller_facts_reviews_check check (reviews >= 0),
  constraint seller_facts_stars_check check (stars >= 1::numeric and stars <= 5::numeric),
  constraint seller_facts_user_id_fkey foreign key (user_id) references users(id)
);
create trigger seller_facts_changed after update on seller_facts referencing new table as new_rows for each statement execute function log_seller_facts();
create trigger seller_facts_emptied after truncate on seller_facts for each statement execute function log_everything();

create table sent_texts (
  sender_id text not null,
  receiver_id text not null,
  hash text not null,
  sent_at timestamp(3) with time zone not null default shop_now(),
  constraint sent_texts_pkey primary key (sender_id, hash, receiver_id),
  constraint sent_texts_check check (sender_id <> receiver_id),
  constraint sent_texts_hash_check check (hash ~ '^[0-9a-f]{32}$'::text),
  constraint sent_texts_receiver_id_fkey foreign key (receiver_id) references users(id),
  constraint sent_texts_sender_id_fkey foreign key (sender_id) references users(id)
);
create index sent_texts_by_age on sent_texts using btree (sent_at);
create index sent_texts_of_receiver on sent_texts using btree (receiver_id);

create table setup_links (
  hash text not null,
  expires_at timestamp(3) with time zone not null,
  constraint setup_links_pkey primary key (hash)
);
create index setup_links_by_expiry on setup_links using btree (expires_at);

create table shop_logo_files (
  hash text not null,
  name text not null,
  width integer not null,
  height integer not null,
  png bytea not null,
  made_at timestamp(3) with time zone not null default shop_now(),
  constraint shop_logo_files_pkey primary key (hash, name),
  constraint shop_logo_files_hash_check check (hash ~ '^[0-9a-f]{16}$'::text),
  constraint shop_logo_files_height_check check (height >= 1 and height <= 96),
  constraint shop_logo_files_name_check check (name = any (array['header'::text, 'icon-192'::text, 'icon-512'::text, 'maskable-512'::text, 'touch-180'::text, 'share'::text])),
  constraint shop_logo_files_png_check check (octet_length(png) >= 1 and octet_length(png) <= 4194304),
  constraint shop_logo_files_width_check check (width >= 1 and width <= 768)
);

create table shop_pages (
  name text not null,
  text text,
  version integer not null,
  changed_at timestamp(3) with time zone not null default shop_now(),
  changed_by text not null,
  constraint shop_pages_pkey primary key (name),
  constraint shop_pages_name_check check (name = any (array['about'::text, 'buying'::text, 'selling'::text, 'safety'::text, 'contact'::text, 'terms'::text, 'privacy'::text, 'imprint'::text, 'cookies'::text])),
  constraint shop_pages_text_check check (char_length(text) >= 1 and char_length(text) <= 50000),
  constraint shop_pages_version_check check (version > 0),
  constraint shop_pages_changed_by_fkey foreign key (changed_by) references users(id)
);
create trigger shop_pages_changed after insert or update on shop_pages for each row execute function log_shop_pages();
create trigger shop_pages_removed after delete or truncate on shop_pages for each statement execute function log_everything();

create table shop_settings (
  id boolean not null default true,
  settings jsonb not null default '{}'::jsonb,
  version integer not null,
  changed_at timestamp(3) with time zone not null default shop_now(),
  changed_by text,
  constraint shop_settings_pkey primary key (id),
  constraint shop_settings_id_check check (id),
  constraint shop_settings_settings_check check (jsonb_typeof(settings) = 'object'::text and octet_length(settings::text) <= 65536),
  constraint shop_settings_version_check check (version > 0),
  constraint shop_settings_changed_by_fkey foreign key (changed_by) references users(id)
);
create trigger shop_settings_changed after insert or delete or update or truncate on shop_settings for each statement execute function log_shop_settings();

create table token_generations (
  issuer text not null,
  subject text not null,
  generation integer not null,
  constraint token_generations_pkey primary key (issuer, subject),
  constraint token_generations_generation_check check (generation > 0)
);
create trigger token_generations_end_pushes after insert or update on token_generations for each row execute function end_pushes();
create trigger token_generations_tell after insert or update of generation on token_generations for each row execute function tell_signed_out();

create table unread_adapters (
  listing_id text not null,
  constraint unread_adapters_pkey primary key (listing_id)
);

create table user_notes (
  id text not null,
  user_id text not null,
  author_id text not null,
  text text not null,
  written_at timestamp(3) with time zone not null default now(),
  constraint user_notes_pkey primary key (id),
  constraint user_notes_text_check check (char_length(text) >= 1 and char_length(text) <= 2000),
  constraint user_notes_author_id_fkey foreign key (author_id) references users(id),
  constraint user_notes_user_id_fkey foreign key (user_id) references users(id)
);
create index user_notes_of_user on user_notes using btree (user_id, written_at, id);

create table users (
  id text not null,
  issuer text not null,
  subject text not null,
  name text not null,
  email text not null,
  email_verified boolean not null default false,
  photo_url text,
  role text not null,
  earlier_role text,
  created_at timestamp(3) with time zone not null default now(),
  suspended_at timestamp(3) with time zone,
  suspended_by text,
  suspended_for text,
  deleted_at timestamp(3) with time zone,
  deleted_by text,
  erased_at timestamp(3) with time zone,
  search text not null generated always as (lower(((name || ' '::text) || email))) stored,
  phone text,
  town text,
  about text,
  zone text,
  profile_version integer not null default 1,
  constraint users_pkey primary key (id),
  constraint users_issuer_subject_key unique (issuer, subject),
  constraint users_about_check check (char_length(about) >= 1 and char_length(about) <= 500),
  constraint users_check check (earlier_role is null or role = 'admin'::text),
  constraint users_check1 check ((suspended_at is null) = (suspended_by is null)),
  constraint users_check2 check (deleted_by is null or deleted_at is not null),
  constraint users_check3 check (erased_at is null or deleted_at is not null),
  constraint users_earlier_role_check check (earlier_role = any (array['Buyer'::text, 'Seller'::text])),
  constraint users_email_check check (char_length(email) >= 3 and char_length(email) <= 254),
  constraint users_erased_profile check (erased_at is null or num_nonnulls(phone, town, about, zone) = 0),
  constraint users_name_check check (char_length(name) >= 1 and char_length(name) <= 120),
  constraint users_phone_check check (char_length(phone) >= 5 and char_length(phone) <= 32 and has_digits(phone, 5)),
  constraint users_photo_url_check check (char_length(photo_url) <= 2048),
  constraint users_role_check check (role = any (array['Buyer'::text, 'Seller'::text, 'admin'::text])),
  constraint users_suspended_for check (
case
    when suspended_at is null then suspended_for is null
    else suspended_for is not null or erased_at is not null
end),
  constraint users_suspended_for_check check (char_length(suspended_for) >= 1 and char_length(suspended_for) <= 500),
  constraint users_town_check check (char_length(town) >= 1 and char_length(town) <= 80),
  constraint users_zone_check check (char_length(zone) >= 1 and char_length(zone) <= 64),
  constraint users_deleted_by_fkey foreign key (deleted_by) references users(id),
  constraint users_suspended_by_fkey foreign key (suspended_by) references users(id)
);
create index users_by_date on users using btree (created_at, id) where deleted_at is null;
create index users_by_email on users using btree (lower(email), id) where deleted_at is null;
create index users_by_name on users using btree (lower(name) collate "und-x-icu", id) where deleted_at is null;
create index users_by_photo on users using btree (photo_url) where photo_url is not null;
create index users_by_role on users using btree (role, created_at desc, id desc) where deleted_at is null;
create unique index users_email on users using btree (lower(email)) where deleted_at is null;
create index users_of_role on users using btree (role, id) where deleted_at is null;
create index users_search on users using gin (search gin_trgm_ops) where deleted_at is null;
create index users_suspended on users using btree (id) where suspended_at is not null;
create index users_to_erase on users using btree (deleted_at) where deleted_at is not null and erased_at is null;
create trigger users_changed after update on users referencing old table as old_rows new table as new_rows for each statement execute function log_users();
create trigger users_close_offers after update of suspended_at, deleted_at on users for each row when (coalesce(new.suspended_at, new.deleted_at) is not null) execute function close_offers_of_user();
create trigger users_delete_drafts after update of erased_at on users for each row when (new.erased_at is not null) execute function delete_drafts();
create trigger users_delete_verification_requests after update of erased_at on users for each row when (new.erased_at is not null) execute function delete_verification_requests();
create trigger users_erase_own_contact before update of erased_at on users for each row when (new.erased_at is not null) execute function erase_own_contact();
create trigger users_forget_reported_items after update of erased_at on users for each row when (new.erased_at is not null and old.erased_at is null) execute function forget_reported_items();
create constraint trigger users_keep_an_admin after update of role, deleted_at, suspended_at on users deferrable initially deferred for each row when (old.role = 'admin'::text and old.deleted_at is null and old.suspended_at is null and (new.role <> 'admin'::text or new.deleted_at is not null or new.suspended_at is not null)) execute function keep_an_admin();
create trigger users_raise_version before update of name, photo_url, phone, town, about on users for each row when (old.name is distinct from new.name or old.photo_url is distinct from new.photo_url or old.phone is distinct from new.phone or old.town is distinct from new.town or old.about is distinct from new.about) execute function raise_profile_version();
create trigger users_rename_customer after update of name on users for each row when (old.name is distinct from new.name) execute function rename_customer();
create trigger users_tell_closed after update of deleted_at, suspended_at on users for each row when (old.deleted_at is distinct from new.deleted_at or old.suspended_at is distinct from new.suspended_at) execute function tell_closed();
create trigger users_withdrawn after update on users for each row when (old.suspended_at is null and new.suspended_at is not null or old.deleted_at is null and new.deleted_at is not null or old.erased_at is null and new.erased_at is not null) execute function log_withdrawn('user:id', 'addresses');

create table verification_requests (
  id text not null,
  user_id text not null,
  note text,
  asked_at timestamp(3) with time zone not null default now(),
  closed_at timestamp(3) with time zone,
  closed_by text,
  outcome text,
  reason text,
  constraint verification_requests_pkey primary key (id),
  constraint verification_requests_check check (closed_at >= asked_at),
  constraint verification_requests_closed check (num_nulls(closed_at, closed_by, outcome) = any (array[0, 3])),
  constraint verification_requests_note_check check (char_length(note) >= 1 and char_length(note) <= 500),
  constraint verification_requests_outcome_check check (outcome = any (array['approved'::text, 'declined'::text])),
  constraint verification_requests_reason check ((not outcome is distinct from 'declined'::text) = (reason is not null)),
  constraint verification_requests_reason_check check (char_length(reason) >= 1 and char_length(reason) <= 500),
  constraint verification_requests_closed_by_fkey foreign key (closed_by) references users(id),
  constraint verification_requests_user_id_fkey foreign key (user_id) references users(id)
);
create index verification_requests_of_user on verification_requests using btree (user_id, asked_at);
create unique index verification_requests_open on verification_requests using btree (user_id) where closed_at is null;
create trigger verification_requests_tell_admins after insert or update of closed_at on verification_requests for each statement execute function tell_admins();

create table verifications (
  id text not null,
  user_id text not null,
  given_at timestamp(3) with time zone,
  given_by text,
  checked text[] not null default '{}'::text[],
  note text,
  taken_back_at timestamp(3) with time zone,
  taken_back_by text,
  taken_back_for text,
  constraint verifications_pkey primary key (id),
  constraint verifications_check check ((given_at is null) = (given_by is null)),
  constraint verifications_check1 check ((taken_back_at is null) = (taken_back_by is null)),
  constraint verifications_check2 check (taken_back_at >= given_at),
  constraint verifications_checked_check check (checked <@ array['identity'::text, 'meeting'::text, 'items'::text, 'business'::text]),
  constraint verifications_note_check check (char_length(note) >= 1 and char_length(note) <= 1000),
  constraint verifications_taken_back_for check (taken_back_for is null or taken_back_at is not null),
  constraint verifications_taken_back_for_check check (char_length(taken_back_for) >= 1 and char_length(taken_back_for) <= 500),
  constraint verifications_given_by_fkey foreign key (given_by) references users(id),
  constraint verifications_taken_back_by_fkey foreign key (taken_back_by) references users(id),
  constraint verifications_user_id_fkey foreign key (user_id) references users(id)
);
create index verifications_of_user on verifications using btree (user_id);
create unique index verifications_standing on verifications using btree (user_id) where taken_back_at is null;
create trigger verifications_added after insert on verifications referencing new table as new_rows for each statement execute function log_verifications();
create trigger verifications_changed after update on verifications referencing old table as old_rows new table as new_rows for each statement execute function log_verifications();
create trigger verifications_emptied after truncate on verifications for each statement execute function log_everything();
create trigger verifications_inserted_with_words after insert on verifications for each row when (new.taken_back_at is not null and new.taken_back_for is null) execute function require_words();
create trigger verifications_removed after delete on verifications referencing old table as old_rows for each statement execute function log_verifications();
create trigger verifications_stay before update on verifications for each row execute function keep_verification();
create trigger verifications_taken_back_with_words after update of taken_back_at on verifications for each row when (old.taken_back_at is null and new.taken_back_at is not null and new.taken_back_for is null) execute function require_words();
create trigger verifications_withdrawn after update on verifications for each row when (old.taken_back_at is null and new.taken_back_at is not null) execute function log_withdrawn('user:user_id');

create table watches (
  user_id text not null,
  listing_id text not null,
  at timestamp(3) with time zone not null default shop_now(),
  sale_cents integer not null,
  notified_cents integer not null,
  notified_at timestamp(3) with time zone,
  freed_at timestamp(3) with time zone,
  sold_at timestamp(3) with time zone,
  constraint watches_pkey primary key (user_id, listing_id),
  constraint watches_notified_cents_check check (notified_cents >= 1 and notified_cents <= 100000000),
  constraint watches_sale_cents_check check (sale_cents >= 1 and sale_cents <= 100000000),
  constraint watches_listing_id_fkey foreign key (listing_id) references listings(id) on delete cascade,
  constraint watches_user_id_fkey foreign key (user_id) references users(id)
);
create index watches_of_listing on watches using btree (listing_id);
create index watches_of_user on watches using btree (user_id, at desc, listing_id desc);
create trigger watches_check before insert on watches for each row execute function check_watch();

create table webhook_deliveries (
  id text not null,
  webhook_id text not null,
  event text not null,
  as_admin boolean not null,
  body text not null,
  created_at timestamp(3) with time zone not null default shop_now(),
  state text not null default 'waiting'::text,
  until timestamp(3) with time zone not null default (shop_now() + '1 day'::interval),
  tries integer not null default 0,
  tried_at timestamp(3) with time zone,
  outcome text,
  constraint webhook_deliveries_pkey primary key (id),
  constraint webhook_deliveries_check check ((tries = 0) = (tried_at is null)),
  constraint webhook_deliveries_state_check check (state = any (array['waiting'::text, 'delivered'::text, 'failed'::text])),
  constraint webhook_deliveries_tries_check check (tries >= 0),
  constraint webhook_deliveries_webhook_id_fkey foreign key (webhook_id) references webhooks(id) on delete cascade
);
create index webhook_deliveries_by_date on webhook_deliveries using btree (created_at);
create index webhook_deliveries_of_webhook on webhook_deliveries using btree (webhook_id, id desc);
create index webhook_deliveries_waiting on webhook_deliveries using btree (webhook_id, tries, id) where state = 'waiting'::text;

create table webhooks (
  id text not null,
  user_id text not null,
  url text not null,
  events text[] not null,
  secret text not null,
  created_at timestamp(3) with time zone not null default shop_now(),
  next_at timestamp(3) with time zone not null default shop_now(),
  failures integer not null default 0,
  failing_since timestamp(3) with time zone,
  failed_at timestamp(3) with time zone,
  disabled_at timestamp(3) with time zone,
  constraint webhooks_pkey primary key (id),
  constraint webhooks_check check ((failures = 0) = (failing_since is null)),
  constraint webhooks_check1 check ((failures = 0) = (failed_at is null)),
  constraint webhooks_events_check check (cardinality(events) > 0 and events <@ '{listing.published,listing.booked,listing.sold,order.changed,report.opened}'::text[]),
  constraint webhooks_failures_check check (failures >= 0),
  constraint webhooks_url_check check (url ~~ 'https://%'::text and char_length(url) <= 500),
  constraint webhooks_user_id_fkey foreign key (user_id) references users(id)
);
create index webhooks_of_user on webhooks using btree (user_id, created_at desc, id desc);

create view booked_listings as
 select listing_id as id
   from orders
  where deleted_at is null and sold_at is null;

create view verified_users as
 select user_id as id,
    given_at as since,
    checked
   from verifications
  where taken_back_at is null and not (user_id in ( select suspended.id
           from users suspended
          where suspended.suspended_at is not null));

create or replace function answered_within(seller text)
 returns text
 language sql
 stable
AS $function$
  select case
    when count(*) < 5 then null
    when percentile_disc(0.5) within group (order by wait) <= interval '1 hour' then '1h'
    when percentile_disc(0.5) within group (order by wait) <= interval '4 hours' then '4h'
    when percentile_disc(0.5) within group (order by wait) <= interval '1 day' then 'day'
    when percentile_disc(0.5) within group (order by wait) <= interval '7 days' then 'days'
  end
  from (
    select coalesce(answer.at - asked.at, interval '100 years') as wait
    from (
      select id, buyer_id from conversations
      where seller_id = seller and last_seq > 0
        and last_at > shop_now() - interval '90 days' and begun_at > shop_now() - interval '90 days'
      order by last_at desc limit 200) talk
    cross join lateral (
      select min(sent_at) as at from messages where conversation_id = talk.id and sender_id = talk.buyer_id) asked
    cross join lateral (
      select min(sent_at) as at from messages
      where conversation_id = talk.id and sender_id = seller and sent_at >= asked.at) answer
    where asked.at is not null and (answer.at is not null or asked.at < shop_now() - interval '1 day')
  ) waits
$function$;

create or replace function begin_order()
 returns trigger
 language plpgsql
AS $function$
begin
  new.stage := coalesce(new.stage, 'requested');
  new.moved_by := coalesce(new.moved_by, 'buyer');
  new.moved_by_id := coalesce(new.moved_by_id, new.buyer_id);
  new.moved_at := coalesce(new.moved_at, shop_now());
  if new.stage = 'requested' then
    new.due_at := coalesce(new.due_at, new.moved_at + interval '48 hours');
  elsif new.stage = 'accepted' then
    new.due_at := coalesce(new.due_at, new.moved_at + interval '14 days');
  end if;
  return new;
end $function$;

create or replace function check_accepted_offer()
 returns trigger
 language plpgsql
AS $function$
begin
  if not exists (select from order_events where order_id = new.order_id and seq = 1 and to_stage = 'accepted') then
    raise exception 'offer % was accepted without an order', new.id using errcode = 'integrity_constraint_violation';
  end if;
  return null;
end $function$;

create or replace function check_agreed_version()
 returns trigger
 language plpgsql
AS $function$
begin
  if not exists (select from listings where id = new.listing_id and version = new.version) then
    raise exception 'the buyer of offer % has not agreed to the item as it is now', new.id
      using errcode = 'integrity_constraint_violation';
  end if;
  return new;
end $function$;

create or replace function check_condition()
 returns trigger
 language plpgsql
AS $function$
declare
  item text := case tg_table_name when 'listings' then to_jsonb(new) ->> 'id' else to_jsonb(new) ->> 'listing_id' end;
begin
  if exists (
    select from listings join inspections on listing_id = listings.id and superseded_at is null
    where listings.id = item and condition_rank(condition) > condition_rank(cap)
  ) then
    raise exception 'the condition of listing % is better than its inspection allows', item using errcode = 'integrity_constraint_violation';
  end if;
  return null;
end $function$;

create or replace function check_message_photos()
 returns trigger
 language plpgsql
AS $function$
declare
  shown integer;
begin
  select count(*) into shown from message_photos where (conversation_id, seq) = (new.conversation_id, new.seq);
  if shown <> (select photo_count from messages where (conversation_id, seq) = (new.conversation_id, new.seq)) then
    raise exception 'message % of conversation % has % photos, which is not its photo_count', new.seq, new.conversation_id, shown
      using errcode = 'integrity_constraint_violation';
  end if;
  return null;
end $function$;

create or replace function check_offer()
 returns trigger
 language plpgsql
AS $function$
declare
  item record;
  before_it record;
  own record;
begin
  select sale_cents, floor_cents, offers, deleted_at, paused_at, sold_at into item
  from listings where id = new.listing_id for update;
  if not item.offers or coalesce(item.deleted_at, item.paused_at, item.sold_at) is not null
    or exists (select from booked_listings where id = new.listing_id) then
    raise exception 'listing % does not accept offers', new.listing_id using errcode = 'integrity_constraint_violation';
  end if;
  if new.state <> (case when new.auto_declined then 'declined' else 'open' end) then
    raise exception 'a new offer must be open' using errcode = 'integrity_constraint_violation';
  end if;
  if new.auto_declined <> coalesce(new."by" = 'buyer' and new.amount_cents < item.floor_cents, false) then
    raise exception 'only an offer below the minimum is declined automatically' using errcode = 'integrity_constraint_violation';
  end if;
  select turn, by, state, listing_id, buyer_id, amount_cents into before_it
  from offers where chain_id = new.chain_id order by turn desc limit 1;
  if new.turn > 1 and (before_it.listing_id, before_it.buyer_id) is distinct from (new.listing_id, new.buyer_id) then
    raise exception 'offer % has another item or buyer than its chain', new.id using errcode = 'integrity_constraint_violation';
  end if;
  if new.turn > 1 and not coalesce(new.turn = before_it.turn + 1 and case
      when before_it.state = 'countered' then new."by" <> before_it."by"
      else new."by" = 'buyer'
        and before_it.state in ('declined', 'withdrawn', 'expired', 'item-taken', 'overtaken', 'closed') end, false) then
    raise exception 'offer % is out of turn', new.id using errcode = 'integrity_constraint_violation';
  end if;
  select count(*) as turns, max(amount_cents) as highest, min(amount_cents) as lowest into own
  from offers where chain_id = new.chain_id and by = new."by";
  if own.turns >= 3 then
    raise exception 'the % of offer % has already made three offers', new."by", new.id using errcode = 'integrity_constraint_violation';
  end if;
  if new.amount_cents >= item.sale_cents
    or (new."by" = 'buyer' and new.amount_cents <= own.highest) or (new."by" = 'seller' and new.amount_cents >= own.lowest)
    or (before_it.state = 'countered' and new."by" = 'seller' and new.amount_cents <= before_it.amount_cents)
    or (before_it.state = 'countered' and new."by" = 'buyer' and new.amount_cents >= before_it.amount_cents) then
    raise exception 'offer % does not come closer to the other side', new.id using errcode = 'integrity_constraint_violation';
  end if;
  return new;
end $function$;

create or replace function check_offered_order()
 returns trigger
 language plpgsql
AS $function$
begin
  if not exists (select from offers where order_id = new.id and state = 'accepted' and listing_id = new.listing_id
      and buyer_id = new.buyer_id and amount_cents = new.sale_cents and by <> new.moved_by) then
    raise exception 'order % has no accepted offer', new.id using errcode = 'integrity_constraint_violation';
  end if;
  return null;
end $function$;

create or replace function check_review()
 returns trigger
 language plpgsql
AS $function$
declare
  deal record;
begin
  select buyer_id, seller_id, stage, review_until into deal from orders where id = new.order_id for update;
  if deal.stage is distinct from 'completed' or deal.review_until <= shop_now() then
    raise exception 'order % cannot be reviewed now', new.order_id using errcode = 'integrity_constraint_violation';
  end if;
  if (new."by", new.author_id, new.subject_id) not in
      (('buyer', deal.buyer_id, deal.seller_id), ('seller', deal.seller_id, deal.buyer_id))
    or num_nonnulls(new.published_at, new.replied_at, new.removed_at) > 0 then
    raise exception 'a new review of order % must be unpublished and written by its buyer or seller', new.order_id
      using errcode = 'integrity_constraint_violation';
  end if;
  new.until := deal.review_until;
  return new;
end $function$;

create or replace function check_watch()
 returns trigger
 language plpgsql
AS $function$
begin
  if exists (select from listings where id = new.listing_id and seller_id = new.user_id) then
    raise exception 'listing % cannot be watched by its seller', new.listing_id using errcode = 'integrity_constraint_violation';
  end if;
  return new;
end $function$;

create or replace function close_offers_of_blocked()
 returns trigger
 language plpgsql
AS $function$
begin
  update offers set state = 'closed', ended_at = shop_now() where id in (
    select id from offers where state = 'open'
      and (buyer_id, seller_id) in ((new.blocker_id, new.blocked_id), (new.blocked_id, new.blocker_id)) order by id for update);
  return null;
end $function$;

create or replace function close_offers_of_listing()
 returns trigger
 language plpgsql
AS $function$
begin
  update offers set
    state = case when new.sold_at is not null then 'item-taken'
      when new.offers and coalesce(new.paused_at, new.deleted_at) is null then 'overtaken' else 'closed' end,
    ended_at = shop_now()
  where id in (select id from offers where listing_id = new.id and state = 'open'
    and (amount_cents >= new.sale_cents or not new.offers
      or coalesce(new.paused_at, new.deleted_at, new.sold_at) is not null) order by id for update);
  return null;
end $function$;

create or replace function close_offers_of_order()
 returns trigger
 language plpgsql
AS $function$
begin
  update offers set state = 'item-taken', ended_at = shop_now() where id in (
    select id from offers where listing_id = new.listing_id and state = 'open' order by id for update);
  return null;
end $function$;

create or replace function close_offers_of_user()
 returns trigger
 language plpgsql
AS $function$
begin
  update offers set state = 'closed', ended_at = shop_now() where id in (
    select id from offers where state = 'open' and (buyer_id = new.id or seller_id = new.id) order by id for update);
  return null;
end $function$;

create or replace function code_order()
 returns trigger
 language plpgsql
AS $function$
begin
  if new.handover_code is null then
    new.handover_code := random_code();
    new.handover_salt := random_salt();
  end if;
  return new;
end $function$;

create or replace function condition_rank(condition text)
 returns integer
 language sql
 immutable parallel safe strict
return array_position(array['Fair'::text, 'Good'::text, 'Excellent'::text], condition);

create or replace function count_reviews()
 returns trigger
 language plpgsql
AS $function$
declare
  ids constant text[] := array(
    select distinct now_is.subject_id from new_rows now_is join old_rows was using (order_id, by)
    where by = 'buyer' and (now_is.published_at, now_is.removed_at) is distinct from (was.published_at, was.removed_at));
begin
  if ids <> '{}' then perform refresh_seller_facts(ids); end if;
  return null;
end $function$;

create or replace function delete_drafts()
 returns trigger
 language plpgsql
AS $function$
begin
  delete from drafts where user_id = new.id;
  return null;
end $function$;

create or replace function delete_verification_requests()
 returns trigger
 language plpgsql
AS $function$
begin
  delete from verification_requests where user_id = new.id;
  return null;
end $function$;

create or replace function drop_unsaved_definitions()
 returns trigger
 language plpgsql
AS $function$
declare
  ids constant bigint[] := array(select distinct definition_id from old_rows);
begin
  -- When two transactions delete the last two searches of a definition, the second waits here and then finds no search left.
  perform from search_definitions where id = any (ids) order by id for update;
  with unsaved as (
    delete from search_definitions
    where id = any (ids) and not exists (select from saved_searches where definition_id = search_definitions.id)
    returning id
  )
  delete from search_hits using unsaved where definition_id = unsaved.id;
  return null;
end $function$;

create or replace function end_follows()
 returns trigger
 language plpgsql
AS $function$
begin
  delete from follows
  where (follower_id, seller_id) in ((new.blocker_id, new.blocked_id), (new.blocked_id, new.blocker_id));
  return null;
end $function$;

create or replace function end_older_links()
 returns trigger
 language plpgsql
AS $function$
begin
  -- Serializes concurrent inserts for the same user.
  perform from identity_user where id = new.user_id for no key update;
  delete from mailed_tokens where user_id = new.user_id and purpose = new.purpose;
  return new;
end $function$;

create or replace function end_pushes()
 returns trigger
 language plpgsql
AS $function$
begin
  delete from pushes where user_id in (
    select id from users where users.issuer = new.issuer and users.subject = new.subject);
  return null;
end $function$;

create or replace function end_watches()
 returns trigger
 language plpgsql
AS $function$
begin
  delete from watches where listing_id = new.id;
  return null;
end $function$;

create or replace function erase_own_contact()
 returns trigger
 language plpgsql
AS $function$
begin
  new.phone := null;
  new.town := null;
  new.about := null;
  new.zone := null;
  return new;
end $function$;

create or replace function fold(value text)
 returns text
 language plpgsql
 immutable parallel safe strict
AS $function$
begin
  if octet_length(value) = char_length(value) then
    return lower(value);
  end if;
  value := lower(normalize(translate(value, '™℠', '  '), nfkd));
  value := regexp_replace(value,
    '[\u0300-\u036F\u0483-\u0487\u0591-\u05BD\u05BF\u05C1\u05C2\u05C4\u05C5\u05C7\u0610-\u061A\u0640\u064B-\u065F\u0670'
    '\u06D6-\u06DC\u06DF-\u06E4\u06E7\u06E8\u06EA-\u06ED\u1AB0-\u1AFF\u1DC0-\u1DFF\u20D0-\u20FF\uFE20-\uFE2F'
    '\u00AD\u034F\u061C\u180B-\u180F\u200B-\u200F\u202A-\u202E\u2060-\u206F\uFE00-\uFE0F\uFEFF]', '', 'g');
  value := replace(replace(replace(replace(value, 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th');
  value := translate(value, 'øłđðħıƒςʼ' ||
      '٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹०१२३४५६७८९০১২৩৪৫৬৭৮৯੦੧੨੩੪੫੬੭੮੯'
      '૦૧૨૩૪૫૬૭૮૯୦୧୨୩୪୫୬୭୮୯௦௧௨௩௪௫௬௭௮௯౦౧౨౩౪౫౬౭౮౯೦೧೨೩೪೫೬೭೮೯'
      '൦൧൨൩൪൫൬൭൮൯๐๑๒๓๔๕๖๗๘๙໐໑໒໓໔໕໖໗໘໙၀၁၂၃၄၅၆၇၈၉០១២៣៤៥៦៧៨៩', 'olddhifσ''' || repeat('0123456789', 15));
  value := regexp_replace(value, '(?<![\u0370-\u03FF])α(?![\u0370-\u03FF])', 'a', 'g');
  value := regexp_replace(value, '(?<![\u0370-\u03FF])μ(?![\u0370-\u03FF])', 'u', 'g');
  return normalize(value, nfc);
end $function$;

create or replace function follow_adapted_mounts()
 returns trigger
 language plpgsql
AS $function$
begin
  update listings set mounts = case when new.adapts_from is not null then array[new.adapts_from, new.adapts_to]
    else mounts_of(new.mount, new.named_mount, coalesce(new.model_id, new.named_model_id)) end
  where id = new.id;
  return null;
end $function$;

create or replace function follow_description()
 returns trigger
 language plpgsql
AS $function$
begin
  if new.deleted_at is null and new.paused_at is null and new.sold_at is null then
    insert into listing_descriptions (listing_id) values (new.id) on conflict (listing_id) do update set rules = 0;
  else
    delete from listing_descriptions where listing_id = new.id;
  end if;
  return null;
end $function$;

create or replace function follow_evidence()
 returns trigger
 language plpgsql
AS $function$
declare
  item text;
  shown integer;
begin
  foreach item in array array_remove(array[
    case when tg_op <> 'INSERT' then old.listing_id end, case when tg_op <> 'DELETE' then new.listing_id end], null)
  loop
    shown := (select count from evidence where listing_id = item);
    update listings set updated_at = now(), shots = shown, most_shots = greatest(most_shots, shots, shown) where id = item;
  end loop;
  return null;
end $function$;

create or replace function follow_inspection()
 returns trigger
 language plpgsql
AS $function$
begin
  update listings set updated_at = now(), is_graded = exists (
    select from inspections where listing_id = new.listing_id and superseded_at is null and grade is not null)
  where id = new.listing_id;
  return null;
end $function$;

create or replace function follow_mounts()
 returns trigger
 language plpgsql
AS $function$
begin
  update listings
  set mounts = mounts_of(new.mount, new.named_mount, coalesce(new.model_id, new.named_model_id))
  where id = new.id;
  return null;
end $function$;

create or replace function follow_parts()
 returns trigger
 language plpgsql
AS $function$
begin
  update listings set (part_names, part_brands, part_mounts, part_models) = (
    select array_agg(part_name(brand, model) order by position), array_agg(brand order by position),
      case when count(*) > 0 then array(
        select distinct value from listing_parts part cross join unnest(part.mounts) as given (value)
        where part.listing_id = listings.id order by value) end,
      case when count(*) > 0 then array_remove(array_agg(search_model_id order by position), null) end
    from listing_parts where listing_id = listings.id)
  where id in (select listing_id from changed_parts);
  -- The kind of a part is in none of these columns.
  update listing_descriptions set rules = 0 where listing_id in (select listing_id from changed_parts);
  return null;
end $function$;

create or replace function forget_quotes()
 returns trigger
 language plpgsql
AS $function$
begin
  delete from report_quotes where report_id = new.id;
  return null;
end $function$;

create or replace function forget_reported_items()
 returns trigger
 language plpgsql
AS $function$
begin
  delete from reported_items using listings
    where listings.id = listing_id and seller_id = new.id and not exists (
      select from reports
      where reports.listing_id = reported_items.listing_id and reports.version = reported_items.version
        and closed_at is null);
  return null;
end $function$;

create or replace function forget_versions()
 returns trigger
 language plpgsql
AS $function$
begin
  delete from listing_versions where listing_id = new.id;
  return null;
end $function$;

create or replace function has_digits(value text, fewest integer)
 returns boolean
 language sql
 immutable parallel safe strict
return (char_length(regexp_replace(value, '[^0-9]'::text, ''::text, 'g'::text)) >= fewest);

create or replace function has_duplicates(items text[])
 returns boolean
 language sql
 immutable parallel safe strict
return (select (count(*) > count(distinct item.item)) from unnest(has_duplicates.items) item(item));

create or replace function have_open_order(one text, other text)
 returns boolean
 language sql
 stable
AS $function$
  select exists (
    select from orders join order_stages using (stage)
    where not is_final and (buyer_id, seller_id) in ((one, other), (other, one)))
$function$;

create or replace function is_blocked(one text, other text)
 returns boolean
 language sql
 stable
AS $function$
  select exists (select from blocks where (blocker_id, blocked_id) in ((one, other), (other, one)))
$function$;

create or replace function is_zoom(title text)
 returns boolean
 language sql
 immutable parallel safe strict
return (zoom_range(title) is not null);

create or replace function item_changes(item listings, seen integer)
 returns jsonb
 language sql
 stable
AS $function$
  select case when seen = item.version then '[]' else coalesce(
    (select jsonb_agg(jsonb_build_object('path', path, 'was', was, 'is', now_is.facts -> path) order by place)
      from listing_versions before
      cross join lateral (select item_facts(item) as facts) now_is
      cross join unnest('{title,brand,condition,duration,location,sale,included,parts,des,photos}'::text[])
        with ordinality as paths (path, place)
      -- Versions that were stored before `included` or `parts` existed do not have them.
      cross join lateral (select coalesce(before.facts -> path, '[]') as was) stored
      where before.listing_id = item.id and before.version = seen and was is distinct from now_is.facts -> path),
    jsonb_build_array(jsonb_build_object('path', 'version', 'was', seen, 'is', item.version))) end
$function$;

create or replace function item_facts(item listings)
 returns jsonb
 language sql
 stable
AS $function$
  with shown as (
    select array_agg(photos.url order by listing_photos.position) as urls
    from listing_photos join photos on photos.hash = listing_photos.hash where listing_photos.listing_id = item.id)
  select jsonb_build_object(
    'title', item.title, 'brand', item.brand, 'condition', item.condition, 'duration', item.duration,
    'location', item.location, 'sale', round(item.sale_cents / 100.0, 2), 'included', item.included,
    'parts', coalesce(item.part_names, '{}'), 'des', item.des,
    -- `img` is the URL of the first photo. Items without uploaded photos have the URL of an external image.
    'photos', case when shown.urls[1] = item.img then to_jsonb(shown.urls) else jsonb_build_array(item.img) end)
  from shown
$function$;

create or replace function joined_parts(value text)
 returns text[]
 language sql
 immutable parallel safe strict
return case when (value ~ '[-‐‑‒–—―−]'::text) then regexp_split_to_array(translate(value, '‐‑‒–—―−'::text, '-------'::text), (('(?<=[0-9]) *- *(?=[0-9]+'::text || other_units()) || ')'::text), 'i'::text) else array[value] end;

create or replace function keep_adapted_mounts()
 returns trigger
 language plpgsql
AS $function$
begin
  new.mounts := array[new.adapts_from, new.adapts_to];
  return new;
end $function$;

create or replace function keep_an_admin()
 returns trigger
 language plpgsql
AS $function$
begin
  perform pg_advisory_xact_lock(7262443);
  if not exists (
    select from users where role = 'admin' and deleted_at is null and suspended_at is null
  ) then
    raise exception 'the last admin cannot leave'
      using errcode = 'integrity_constraint_violation', constraint = 'users_keep_an_admin';
  end if;
  return null;
end $function$;

create or replace function keep_contact()
 returns trigger
 language plpgsql
AS $function$
begin
  if not exists (select from users where id = new.buyer_id and erased_at is not null) then
    raise exception 'the phone number and location of order % cannot be deleted', new.id using errcode = 'integrity_constraint_violation';
  end if;
  return null;
end $function$;

create or replace function keep_evidence()
 returns trigger
 language plpgsql
AS $function$
begin
  if (to_jsonb(new) - array['listing_id', 'notes']) is distinct from (to_jsonb(old) - array['listing_id', 'notes'])
    or (old.listing_id is not null and new.listing_id is distinct from old.listing_id)
  then
    raise exception 'evidence % cannot be changed', old.id using errcode = 'integrity_constraint_violation';
  end if;
  return new;
end $function$;

create or replace function keep_handover_side()
 returns trigger
 language plpgsql
AS $function$
begin
  if new.moved_by in ('buyer', 'seller') then
    new.handed_over_by := new.moved_by;
  end if;
  return new;
end $function$;

create or replace function keep_inspection()
 returns trigger
 language plpgsql
AS $function$
begin
  if (to_jsonb(new) - 'superseded_at') is distinct from (to_jsonb(old) - 'superseded_at') or old.superseded_at is not null then
    raise exception 'inspection % cannot be changed', old.id using errcode = 'integrity_constraint_violation';
  end if;
  return new;
end $function$;

create or replace function keep_issue()
 returns trigger
 language plpgsql
AS $function$
begin
  if tg_op = 'UPDATE' and (new.subject, new.des) is not distinct from (old.subject, old.des)
    and new.state <> 'draft' and (old.state <> 'sent' or new.state = 'sent') then
    return new;
  end if;
  raise exception 'an issue that was sent cannot be changed' using errcode = 'integrity_constraint_violation';
end $function$;

create or replace function keep_listing_version()
 returns trigger
 language plpgsql
AS $function$
begin
  perform keep_version(old);
  return null;
end $function$;

create or replace function keep_message()
 returns trigger
 language plpgsql
AS $function$
begin
  if new.body is not null
    or (new.conversation_id, new.seq, new.sender_id, new.sent_at)
      is distinct from (old.conversation_id, old.seq, old.sender_id, old.sent_at) then
    raise exception 'message % of conversation % cannot be changed', old.seq, old.conversation_id
      using errcode = 'integrity_constraint_violation';
  end if;
  return new;
end $function$;

create or replace function keep_mounts()
 returns trigger
 language plpgsql
AS $function$
begin
  new.mounts := mounts_of(new.mount, new.named_mount, coalesce(new.model_id, new.named_model_id));
  return new;
end $function$;

create or replace function keep_offer()
 returns trigger
 language plpgsql
AS $function$
begin
  if (new.id, new.chain_id, new.turn, new."by", new.listing_id, new.seller_id, new.buyer_id, new.amount_cents, new.made_at,
        new.auto_declined)
      is distinct from (old.id, old.chain_id, old.turn, old."by", old.listing_id, old.seller_id, old.buyer_id, old.amount_cents,
        old.made_at, old.auto_declined)
    or (old.state <> 'open' and (new.state, new.order_id, new.ended_at) is distinct from (old.state, old.order_id, old.ended_at)) then
    raise exception 'offer % cannot be changed', old.id using errcode = 'integrity_constraint_violation';
  end if;
  return new;
end $function$;

create or replace function keep_photos_version()
 returns trigger
 language plpgsql
AS $function$
declare
  was listings;
begin
  select * into was from listings where id = old.listing_id;
  if found then perform keep_version(was); end if;
  return old;
end $function$;

create or replace function keep_prices()
 returns trigger
 language plpgsql
AS $function$
begin
  delete from listing_prices
  where listing_id = new.id and until < shop_now() - interval '92 days'
    and until < (select until from listing_prices where listing_id = new.id order by until desc offset 99 limit 1);
  insert into listing_prices (listing_id, until, sale_cents) values (new.id, shop_now(), old.sale_cents)
  on conflict (listing_id, until) do update set sale_cents = least(listing_prices.sale_cents, excluded.sale_cents);
  return null;
end $function$;

create or replace function keep_recipient()
 returns trigger
 language plpgsql
AS $function$
begin
  raise exception 'the final state of a recipient cannot be changed' using errcode = 'integrity_constraint_violation';
end $function$;

create or replace function keep_reported_item()
 returns trigger
 language plpgsql
AS $function$
begin
  insert into reported_items (listing_id, version, facts, sale_cents)
    select id, version, item_facts(listings), sale_cents from listings where id = new.listing_id
    on conflict do nothing;
  insert into reported_item_photos (listing_id, version, hash)
    select listing_id, new.version, hash from listing_photos where listing_id = new.listing_id
    on conflict do nothing;
  return null;
end $function$;

create or replace function keep_review()
 returns trigger
 language plpgsql
AS $function$
declare
  at constant timestamptz := shop_now();
  is_open constant boolean := old.published_at is null and at < old.until;
  may_publish constant boolean := at >= old.until or (select count(*) from reviews where order_id = old.order_id) = 2;
begin
  if tg_op = 'DELETE'
    or (new.order_id, new."by", new.id, new.author_id, new.subject_id, new.until)
      is distinct from (old.order_id, old."by", old.id, old.author_id, old.subject_id, old.until)
    or not is_open and (new.stars <> old.stars or new.text is not null and new.text is distinct from old.text)
    or new.published_at is distinct from old.published_at and (old.published_at is not null or not may_publish)
    or new.replied_at is distinct from old.replied_at
      and (old.replied_at is not null or at >= old.published_at + interval '720 hours')
    or new.reply is not null and new.reply is distinct from old.reply and old.replied_at is not null
    or old.removed_at is not null and new.removed_at is distinct from old.removed_at
  then
    raise exception 'the review by the % of order % cannot be changed', old."by", old.order_id
      using errcode = 'integrity_constraint_violation';
  end if;
  return new;
end $function$;

create or replace function keep_sale()
 returns trigger
 language plpgsql
AS $function$
begin
  raise exception 'sale % cannot be changed', old.id using errcode = 'integrity_constraint_violation';
end $function$;

create or replace function keep_terms()
 returns trigger
 language plpgsql
AS $function$
begin
  new.terms := search_terms(new.brand || ' ' || new.title || coalesce(' ' || new.model, ''))
    || tokens_of_kind(new.kind, new.title, new.mounts);
  return new;
end $function$;

create or replace function keep_verification()
 returns trigger
 language plpgsql
AS $function$
begin
  if (new.id, new.user_id, new.given_at, new.given_by, new.checked)
      is distinct from (old.id, old.user_id, old.given_at, old.given_by, old.checked)
    or old.taken_back_at is not null
      and (new.taken_back_at, new.taken_back_by) is distinct from (old.taken_back_at, old.taken_back_by)
  then
    raise exception 'a verification cannot be changed' using errcode = 'integrity_constraint_violation';
  end if;
  return new;
end $function$;

create or replace function keep_version(was listings)
 returns void
 language plpgsql
AS $function$
begin
  if was.deleted_at is not null
    or exists (select from listing_versions where listing_id = was.id and replaced_at = now()) then
    return;
  end if;
  insert into listing_versions (listing_id, version, facts) values (was.id, was.version, item_facts(was));
  delete from listing_versions where listing_id = was.id and version <= was.version - 20;
  update listings set version = was.version + 1 where id = was.id;
end $function$;

create or replace function leave_issues()
 returns trigger
 language plpgsql
AS $function$
begin
  update issue_recipients set state = 'left' where subscriber_id = new.id and state = 'waiting';
  return null;
end $function$;

create or replace function lens_numbers(title text)
 returns text[]
 language sql
 immutable parallel safe strict
return (select coalesce(array_agg(words.word), '{}'::text[]) as "coalesce" from (select unnest(array[lenses.aperture, lenses.focal, ('f'::text || lenses.aperture), (lenses.focal || 'mm'::text)]) as word from (select (trim_scale(least(pairs.one, pairs.other)))::text as aperture, (trim_scale(greatest(pairs.one, pairs.other)))::text as focal from (select (replace(found.found[1], ','::text, '.'::text))::numeric as one, (replace(found.found[2], ','::text, '.'::text))::numeric as other, (found.found[1] ~ '[.,]'::text) as is_decimal from regexp_matches(lens_numbers.title, '(?<![0-9.,/])([0-9]{1,3}(?:[.,][0-9]{1,2})?) ?/ ?([0-9]{1,3}(?:[.,][0-9]{1,2})?)(?![0-9.,/])'::text, 'g'::text) found(found)) pairs where ((greatest(pairs.one, pairs.other) >= (8)::numeric) and ((greatest(pairs.one, pairs.other) % (1)::numeric) = (0)::numeric) and ((least(pairs.one, pairs.other) >= 0.7) and (least(pairs.one, pairs.other) <= 11.9)) and case when ((least(pairs.one, pairs.other) % (1)::numeric) <> (0)::numeric) then (not ((pairs.other = (10)::numeric) and ((pairs.one >= (6)::numeric) or ((pairs.one % (1)::numeric) = 0.5)))) when ((pairs.one = (1)::numeric) and (not pairs.is_decimal)) then (pairs.other = (50)::numeric) when (least(pairs.one, pairs.other) = any (array[(8)::numeric, (11)::numeric])) then (greatest(pairs.one, pairs.other) >= (250)::numeric) else ((least(pairs.one, pairs.other) = any (array[(1)::numeric, (2)::numeric, (4)::numeric])) and (greatest(pairs.one, pairs.other) > (12)::numeric)) end)) lenses) words);

create or replace function log_categories()
 returns trigger
 language plpgsql
AS $function$
begin
  perform log_change('{categories}');
  return null;
end $function$;

create or replace function log_change(cache_tags text[])
 returns void
 language plpgsql
AS $function$
begin
  if cardinality(cache_tags) > 0 then
    insert into changes (tags) values (case when cardinality(cache_tags) > 400 then '{everything}' else cache_tags end);
  end if;
end $function$;

create or replace function log_everything()
 returns trigger
 language plpgsql
AS $function$
begin
  perform log_change('{everything,withdrawn:everything}');
  return null;
end $function$;

create or replace function log_items_of_sellers()
 returns trigger
 language plpgsql
AS $function$
declare
  ids text[];
begin
  case tg_op
    when 'INSERT' then ids := array(select distinct seller_id from new_rows limit 401);
    when 'DELETE' then ids := array(select distinct seller_id from old_rows limit 401);
    else
      ids := array(select distinct unnest(array[was.seller_id, now_is.seller_id])
        from old_rows was full join new_rows now_is using (id) where was is distinct from now_is limit 401);
  end case;
  perform log_change(array(select 'items-of:' || id from unnest(ids) id where id is not null));
  return null;
end $function$;

create or replace function log_listing_photos()
 returns trigger
 language plpgsql
AS $function$
declare
  ids text[];
begin
  case tg_op
    when 'INSERT' then ids := array(select distinct listing_id from new_rows limit 401);
    when 'DELETE' then ids := array(select distinct listing_id from old_rows limit 401);
    else ids := array((select listing_id from old_rows union select listing_id from new_rows) limit 401);
  end case;
  perform log_change(array(select 'listing:' || id from unnest(ids) id
    union select 'items-of:' || seller_id from listings where id = any (ids)));
  return null;
end $function$;

create or replace function log_listings()
 returns trigger
 language plpgsql
AS $function$
declare
  cache_tags text[];
  models text[];
begin
  case tg_op
    when 'INSERT' then
      cache_tags := array(select 'listing:' || id from new_rows limit 401) || array(select distinct 'list:' || kind from new_rows);
      models := array(select distinct search_model_id from new_rows limit 401);
    when 'DELETE' then
      cache_tags := array(select 'listing:' || id from old_rows limit 401) || array(select distinct 'list:' || kind from old_rows);
      models := array(select distinct search_model_id from old_rows limit 401);
    else
      -- An item whose id was changed counts as two items.
      cache_tags := array(
        select distinct unnest(array['listing:' || id, 'list:' || was.kind, 'list:' || now_is.kind])
        from old_rows was full join new_rows now_is using (id) where was is distinct from now_is limit 401);
      models := array(
        select distinct unnest(array[was.search_model_id, now_is.search_model_id])
        from old_rows was full join new_rows now_is using (id)
        where (was.search_model_id, was.kind, was.title, was.is_graded, was.condition, was.sale_cents, was.included, was.part_names, was.conversion,
            was.deleted_at, was.paused_at, was.sold_at)
          is distinct from (now_is.search_model_id, now_is.kind, now_is.title, now_is.is_graded, now_is.condition, now_is.sale_cents, now_is.included,
            now_is.part_names, now_is.conversion, now_is.deleted_at, now_is.paused_at, now_is.sold_at) limit 401);
  end case;
  perform log_change(array_remove(cache_tags, null));
  perform log_change(array(select 'model:' || id from unnest(models) id where id is not null));
  return null;
end $function$;

create or replace function log_maintenance()
 returns trigger
 language plpgsql
AS $function$
begin
  perform log_change('{maintenance}');
  return null;
end $function$;

create or replace function log_model_notes()
 returns trigger
 language plpgsql
AS $function$
begin
  perform log_change(array['notes:' || coalesce(new.model_id, old.model_id)]);
  return null;
end $function$;

create or replace function log_models()
 returns trigger
 language plpgsql
AS $function$
begin
  perform log_change(array(
    select distinct 'models' from old_rows was join new_rows now_is using (id) where was.crop is distinct from now_is.crop));
  return null;
end $function$;

create or replace function log_notifications()
 returns trigger
 language plpgsql
AS $function$
begin
  perform log_change(array_agg(tag)) from (
    select tag, (row_number() over (order by tag) - 1) / 400 as part
    from (select distinct format('live:%s:notification', user_id) as tag from new_rows) tags) parts
  group by part;
  return null;
end $function$;

create or replace function log_notifications_deleted()
 returns trigger
 language plpgsql
AS $function$
begin
  perform log_change(array_agg(tag)) from (
    select tag, (row_number() over (order by tag) - 1) / 400 as part
    from (select distinct format('live:%s:notification', user_id) as tag from old_rows where read_at is null) tags) parts
  group by part;
  return null;
end $function$;

create or replace function log_notifications_read()
 returns trigger
 language plpgsql
AS $function$
begin
  perform log_change(array_agg(tag)) from (
    select tag, (row_number() over (order by tag) - 1) / 400 as part
    from (select distinct format('live:%s:notification', now_is.user_id) as tag
      from old_rows was join new_rows now_is using (id) where (was.at, was.read_at) is distinct from (now_is.at, now_is.read_at)
    ) tags) parts
  group by part;
  return null;
end $function$;

create or replace function log_orders()
 returns trigger
 language plpgsql
AS $function$
declare
  booked text[] := '{}';
  freed text[] := '{}';
  cache_tags text[] := '{}';
begin
  if tg_op <> 'DELETE' then
    booked := array(select listing_id from new_rows where deleted_at is null and sold_at is null);
  end if;
  if tg_op <> 'INSERT' then
    freed := array(select listing_id from old_rows where deleted_at is null and sold_at is null);
  end if;
  -- A proposed or agreed meeting is announced like a stage, because the page shows both.
  if tg_op = 'INSERT' then
    cache_tags := array(
      select format('live:%s:order:%s:%s', side, id, stage) from new_rows, unnest(array[buyer_id, seller_id]) side limit 401);
  elsif tg_op = 'UPDATE' then
    cache_tags := array(
      select format('live:%s:order:%s:%s', side, id, now_is.stage)
      from old_rows was join new_rows now_is using (id), unnest(array[now_is.buyer_id, now_is.seller_id]) side
      where (was.stage, was.proposal_version, was.meeting_version)
        is distinct from (now_is.stage, now_is.proposal_version, now_is.meeting_version) limit 401);
  end if;
  perform log_change(cache_tags || array(
    select distinct unnest(array['listing:' || id, case when id = any(booked) then 'booked:' else 'freed:' end || kind])
    from listings where id = any(booked || freed) and (id = any(booked)) <> (id = any(freed)) limit 401));
  return null;
end $function$;

create or replace function log_photos()
 returns trigger
 language plpgsql
AS $function$
begin
  perform log_change(array(
    select distinct 'listing:' || listing_id from old_rows was
    join new_rows now_is using (hash) join (
      select hash, listing_id from listing_photos
      union select hash, listing_id from inspection_photos join inspections on inspections.id = inspection_id
    ) shown using (hash)
    where was.url is not null
      and (was.url, was.width, was.height, was.placeholder, was.base, was.widths, was.formats) is distinct from
        (now_is.url, now_is.width, now_is.height, now_is.placeholder, now_is.base, now_is.widths, now_is.formats)
    limit 401));
  return null;
end $function$;

create or replace function log_posts()
 returns trigger
 language plpgsql
AS $function$
declare
  ids text[];
begin
  case tg_op
    when 'DELETE' then ids := array(select id from old_rows limit 401);
    else ids := array(select id from new_rows limit 401);
  end case;
  if ids <> '{}' then perform log_change(array(select 'post:' || id from unnest(ids) id) || '{posts}'); end if;
  return null;
end $function$;

create or replace function log_price_terms()
 returns trigger
 language plpgsql
AS $function$
begin
  perform log_change('{prices}');
  return null;
end $function$;

create or replace function log_reviews()
 returns trigger
 language plpgsql
AS $function$
begin
  perform log_change(array(
    select distinct 'user:' || now_is.subject_id from new_rows now_is join old_rows was using (order_id, by)
    where by = 'buyer' and now_is.published_at is not null and was is distinct from now_is limit 401));
  return null;
end $function$;

create or replace function log_sales()
 returns trigger
 language plpgsql
AS $function$
begin
  if tg_op = 'DELETE' then perform log_change(array(select distinct 'sales:' || model_id from old_rows limit 401));
  else perform log_change(array(select distinct 'sales:' || model_id from new_rows limit 401));
  end if;
  return null;
end $function$;

create or replace function log_seller_facts()
 returns trigger
 language plpgsql
AS $function$
begin
  perform log_change(array(select 'user:' || user_id from new_rows limit 401));
  return null;
end $function$;

create or replace function log_shop_pages()
 returns trigger
 language plpgsql
AS $function$
begin
  perform log_change(array['page:' || new.name, 'pages'] || case when new.name = 'imprint' then '{shop}'::text[] end);
  return null;
end $function$;

create or replace function log_shop_settings()
 returns trigger
 language plpgsql
AS $function$
begin
  perform log_change('{shop}');
  return null;
end $function$;

create or replace function log_step()
 returns trigger
 language plpgsql
AS $function$
begin
  insert into order_events (order_id, seq, from_stage, to_stage, by, by_id, at)
  select new.id, coalesce(max(seq), 0) + 1, case when tg_op = 'INSERT' then 'new' else old.stage end,
    new.stage, new.moved_by, new.moved_by_id, new.moved_at
  from order_events where order_id = new.id;
  return null;
end $function$;

create or replace function log_users()
 returns trigger
 language plpgsql
AS $function$
declare
  suspended text[] := array(select id from old_rows was join new_rows now_is using (id)
    where was.suspended_at is distinct from now_is.suspended_at);
begin
  perform log_change(
    array(select 'user:' || id from old_rows was join new_rows now_is using (id)
      where (was.name, was.photo_url, was.town, was.about, was.suspended_at, was.deleted_at)
        is distinct from (now_is.name, now_is.photo_url, now_is.town, now_is.about, now_is.suspended_at, now_is.deleted_at)
      limit 401)
    || array(select 'list:' || kind from unnest('{cameras,lens,accessories}'::text[]) kind where cardinality(suspended) > 0));
  if cardinality(suspended) > 0 then
    perform log_change(array(
      select distinct 'sales:' || model_id from sales where seller_id = any(suspended) or buyer_id = any(suspended)
      union select 'model:' || search_model_id from listings where seller_id = any(suspended) and search_model_id is not null
      limit 401));
  end if;
  return null;
end $function$;

create or replace function log_verifications()
 returns trigger
 language plpgsql
AS $function$
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
end $function$;

create or replace function log_withdrawn()
 returns trigger
 language plpgsql
AS $function$
declare
  was constant jsonb := to_jsonb(old);
begin
  insert into changes (tags) select array_agg(
    'withdrawn:' || split_part(name, ':', 1) || coalesce(':' || (was ->> nullif(split_part(name, ':', 2), '')), ''))
  from unnest(tg_argv) name;
  return null;
end $function$;

create or replace function lower_each(vals text[])
 returns text[]
 language sql
 immutable parallel safe strict
return array(select lower(given.value) as lower from unnest(lower_each.vals) given(value));

create or replace function meters_between(lat double precision, lon double precision, other_lat double precision, other_lon double precision)
 returns integer
 language sql
 immutable parallel safe
AS $function$
  select round(2 * 6371008.8 * asin(least(1, sqrt(
    sin(radians(other_lat - lat) / 2) * sin(radians(other_lat - lat) / 2)
    + cos(radians(lat)) * cos(radians(other_lat)) * sin(radians(other_lon - lon) / 2) * sin(radians(other_lon - lon) / 2)
  ))))::integer
$function$;

create or replace function mounts_of(own text, named text, of_model text)
 returns text[]
 language sql
 stable
return case when ((own is not null) and ((own in (select gear_mounts.name from gear_mounts)) or (not (exists (select from gear_mounts))))) then array[own] when (named is not null) then array[named] else coalesce((select gear_models.mounts from gear_models where (gear_models.id = mounts_of.of_model)), '{}'::text[]) end;

create or replace function name_customer()
 returns trigger
 language plpgsql
AS $function$
begin
  -- Shared lock: a change of name that runs at the same time waits, and then finds this order.
  select name into new.customer from users where id = new.buyer_id for share;
  return new;
end $function$;

create or replace function number_dispute()
 returns trigger
 language plpgsql
AS $function$
begin
  select count(*) + 1 into new.number from disputes
  where order_id = new.order_id and opened_by = new.opened_by;
  return new;
end $function$;

create or replace function number_message()
 returns trigger
 language plpgsql
AS $function$
declare
  talk record;
begin
  update conversations set
    last_seq = last_seq + 1, last_at = shop_now(),
    buyer_unread = buyer_unread + (new.sender_id = seller_id)::integer,
    seller_unread = seller_unread + (new.sender_id = buyer_id)::integer
  where id = new.conversation_id and new.sender_id in (buyer_id, seller_id)
  returning * into talk;
  if not found then
    raise exception 'conversation % is between other users', new.conversation_id using errcode = 'integrity_constraint_violation';
  end if;
  new.seq := talk.last_seq;
  new.sent_at := talk.last_at;
  perform log_change(array[
    format('live:%s:message:%s:%s', talk.buyer_id, talk.id, new.seq),
    format('live:%s:message:%s:%s', talk.seller_id, talk.id, new.seq)]);
  return new;
end $function$;

create or replace function open_deal_conversation()
 returns trigger
 language plpgsql
AS $function$
begin
  insert into conversations (id, listing_id, seller_id, buyer_id)
  values (gen_random_uuid()::text, new.listing_id, new.seller_id, new.buyer_id)
  on conflict (listing_id, buyer_id) do update set last_at = greatest(conversations.last_at, excluded.last_at);
  return null;
end $function$;

create or replace function open_review_window()
 returns trigger
 language plpgsql
AS $function$
begin
  new.review_until := case when new.completed_at is not null
    then coalesce(new.review_until, new.completed_at + interval '336 hours') end;
  return new;
end $function$;

create or replace function other_units()
 returns text
 language sql
 immutable parallel safe
return '(?: *[%$€£°]| *-? *(?:months?|mths?|mon|monaten?|mois|years?|yrs?|jahren?|ans|weeks?|days?|hours?|hrs?|minutes?|kg|lbs?|pcs|shots?|exposures?|people|usd|dollars?|eur|euros?)(?![[:alnum:]]))'::text;

create or replace function part_name(brand text, model text)
 returns text
 language sql
 immutable parallel safe strict
return case when starts_with(model, brand) then model else ((brand || ' '::text) || model) end;

create or replace function pause_unsold()
 returns trigger
 language plpgsql
AS $function$
begin
  if new.sold_at is not null then
    new.return_order_id := null;
  else
    new.paused_at := now();
    new.paused_by := new.seller_id;
    new.return_order_id := (
      select id from orders where listing_id = new.id and sold_at is not null and deleted_at is not null
      order by deleted_at desc, id desc limit 1);
  end if;
  return new;
end $function$;

create or replace function price_order()
 returns trigger
 language plpgsql
AS $function$
begin
  new.listed_cents := coalesce(new.listed_cents, new.sale_cents);
  return new;
end $function$;

create or replace function publish_both()
 returns trigger
 language plpgsql
AS $function$
begin
  if (select count(*) from reviews where order_id = new.order_id) = 2 then
    update reviews set published_at = shop_now() where order_id = new.order_id and published_at is null;
  end if;
  return null;
end $function$;

create or replace function raise_profile_version()
 returns trigger
 language plpgsql
AS $function$
begin
  new.profile_version := old.profile_version + 1;
  return new;
end $function$;

create or replace function raise_version()
 returns trigger
 language plpgsql
AS $function$
begin
  new.version := old.version + 1;
  return new;
end $function$;

create or replace function random_code()
 returns text
 language sql
AS $function$
  select string_agg(substr('234679ACDEFGHJKMNPRTVWXYZ', get_byte(bytes, i) % 25 + 1, 1), '')
  from (select uuid_send(gen_random_uuid()) as bytes) id, unnest('{0,1,2,3,4,5,9,10}'::int[]) i
$function$;

create or replace function random_salt()
 returns text
 language sql
AS $function$
  select encode(uuid_send(gen_random_uuid()), 'base64')
$function$;

create or replace function refresh_seller_facts(ids text[])
 returns void
 language plpgsql
AS $function$
begin
  insert into seller_facts (user_id) select distinct id from unnest(ids) id order by id on conflict do nothing;
  perform from seller_facts where user_id = any (ids) order by user_id for update;
  update seller_facts facts
  set completed = now_is.completed, reviews = now_is.reviews, stars = now_is.stars, answered_within = now_is.answered
  from (
    select user_id, deals.completed, written.reviews, case when written.reviews >= 3 then written.stars end as stars,
      answered_within(user_id) as answered
    from seller_facts
    cross join lateral (
      select count(*)::integer as completed from orders where seller_id = user_id and stage = 'completed') deals
    cross join lateral (
      select count(*)::integer as reviews, round(avg(written.stars), 1) as stars from reviews written
      where subject_id = user_id and by = 'buyer' and published_at is not null and removed_at is null) written
    where user_id = any (ids)) now_is
  where facts.user_id = now_is.user_id
    and (facts.completed, facts.reviews, facts.stars, facts.answered_within)
      is distinct from (now_is.completed, now_is.reviews, now_is.stars, now_is.answered);
end $function$;

create or replace function refuse_change()
 returns trigger
 language plpgsql
AS $function$
begin
  raise exception 'the audit log cannot be changed' using errcode = 'integrity_constraint_violation';
end $function$;

create or replace function refuse_end()
 returns trigger
 language plpgsql
AS $function$
begin
  if current_setting('transaction_isolation') <> 'read committed' then
    raise exception 'an item can be withdrawn or sold only in a read committed transaction'
      using errcode = 'invalid_transaction_state';
  end if;
  if exists (select from booked_listings where id = new.id) then
    raise exception 'listing % has an open order', new.id using errcode = 'integrity_constraint_violation';
  end if;
  return null;
end $function$;

create or replace function refuse_history()
 returns trigger
 language plpgsql
AS $function$
begin
  raise exception 'the history of an order cannot be changed' using errcode = 'integrity_constraint_violation';
end $function$;

create or replace function refuse_order()
 returns trigger
 language plpgsql
AS $function$
begin
  perform from listings
  where id = new.listing_id and deleted_at is null and paused_at is null and sold_at is null for share;
  if not found then
    raise exception 'listing % is not active', new.listing_id using errcode = 'integrity_constraint_violation';
  end if;
  return null;
end $function$;

create or replace function release_reported_photos()
 returns trigger
 language plpgsql
AS $function$
begin
  if not exists (
    select from reports
    where listing_id = new.listing_id and version = new.version and closed_at is null) then
    delete from reported_item_photos where listing_id = new.listing_id and version = new.version;
    delete from reported_items
      where listing_id = new.listing_id and version = new.version and exists (
        select from listings join users on users.id = seller_id
        where listings.id = new.listing_id and erased_at is not null);
  end if;
  return null;
end $function$;

create or replace function rename_customer()
 returns trigger
 language plpgsql
AS $function$
begin
  update orders set customer = new.name
  where id in (select id from orders where buyer_id = new.id order by id for update);
  return null;
end $function$;

create or replace function require_contact()
 returns trigger
 language plpgsql
AS $function$
begin
  raise exception 'order % needs a phone number and a location', new.id using errcode = 'integrity_constraint_violation';
end $function$;

create or replace function require_settled_price()
 returns trigger
 language plpgsql
AS $function$
begin
  if not exists (select from orders where id = new.order_id and sale_cents = new.settlement_cents) then
    raise exception 'dispute % is settled at a price that its order does not have', new.id
      using errcode = 'integrity_constraint_violation';
  end if;
  return new;
end $function$;

create or replace function require_words()
 returns trigger
 language plpgsql
AS $function$
begin
  raise exception 'a row of % needs a reason', tg_table_name using errcode = 'integrity_constraint_violation';
end $function$;

create or replace function reset_settlement_price()
 returns trigger
 language plpgsql
AS $function$
begin
  new.settlement_cents := null;
  return new;
end $function$;

create or replace function search_terms(value text)
 returns tsvector
 language sql
 immutable parallel safe strict
begin atomic
 with tokens as (
          select given.word,
             given.single,
             lead(given.single) over next as second,
             lead(given.single, 2) over next as third
            from ( select words.word,
                     parts.part,
                     words.place,
                         case
                             when ((octet_length(words.word) = char_length(words.word)) or (words.word !~ (('^['::text || unspaced_ranges()) || ']'::text))) then words.word
                             else null::text
                         end as single
                    from (unnest(joined_parts(search_terms.value)) with ordinality parts(content, part)
                      cross join lateral unnest(search_tokens(parts.content)) with ordinality words(word, place))) given
           window next as (partition by given.part order by given.place)
         )
  select array_to_tsvector(coalesce(array_agg(terms.term), '{}'::text[])) as array_to_tsvector
    from ( select tokens.word
            from tokens
         union
          select "substring"(tokens.word, '^f?([0-9]+(?:[.][0-9]+)?)(?:mm)?$'::text) as "substring"
            from tokens
         union
          select (tokens.single || tokens.second)
            from tokens
           where (char_length((tokens.single || tokens.second)) <= 14)
         union
          select ((tokens.single || tokens.second) || tokens.third)
            from tokens
           where ((char_length(((tokens.single || tokens.second) || tokens.third)) <= 10) and (((tokens.single || tokens.second) || tokens.third) ~ '[0-9]'::text))
         union
          select (('a'::text || tokens.second) || next.joined)
            from (tokens
              cross join lateral ( values (''::text), (tokens.third)) next(joined))
           where ((tokens.single = 'alpha'::text) and (tokens.second ~ '^[0-9]'::text))
         union
          select unnest(unspaced_letters(tokens.word)) as unnest
            from tokens
           where (tokens.single is null)) terms(term)
   where (terms.term is not null);
end;

create or replace function search_tokens(value text)
 returns text[]
 language plpgsql
 immutable parallel safe strict
AS $function$
declare
  folded text := fold(value);
  is_ascii boolean := octet_length(folded) = char_length(folded);
  unspaced text := unspaced_ranges();
  words text[];
  tokens text[] := '{}';
  letters text[];
  part text;
begin
  -- Only letters, digits and these four signs are left, which stand for separators in the following patterns.
  folded := regexp_replace(folded, '[^a-z0-9.,:/' || case when is_ascii then '' else word_ranges() end || ']+', ' ', 'g');
  -- '1,200' and '1.200' are thousands, but '2.8,200mm' is not. '1,8' is a decimal, but '24,35,50' is not.
  folded := regexp_replace(folded, '(?<![0-9.,])([1-9][0-9]{0,2})[.,]([0-9]{3})(?! *mm(?![^ .,:/])|[^ .,:/]|[.,][0-9])', '\1\2', 'g');
  folded := regexp_replace(folded, '(?<![0-9.,])([0-9]{1,3}),([0-9]{1,2})(?![0-9]|[.,][0-9])', '\1.\2', 'g');
  folded := regexp_replace(folded, '(?<=[0-9])[.]0+(?![0-9]|[.][0-9])', '', 'g');
  folded := regexp_replace(folded, '([0-9]) +mm(?![^ .,:/])', '\1mm', 'g');
  folded := regexp_replace(folded, '([0-9]mm)(?=[^ .,:/])', '\1 ', 'g');
  -- The F of 'K&F 77mm' is no aperture, and '1:1' is a magnification.
  folded := regexp_replace(folded,
    '(?<![^ .,:/])(?:f|1 *:(?! *1(?![0-9.]))) */? *([0-9])(?![0-9]*(?:[.][0-9]+)?mm)', 'f\1', 'g');
  folded := regexp_replace(folded, '(?<![^ .,:/])(f[0-9]+(?:[.][0-9]+)?)(?=[^ .,:/0-9])', '\1 ', 'g');
  folded := regexp_replace(folded, '(?<![^ .,:/])alpha(?=[0-9])', 'alpha ', 'g');
  folded := regexp_replace(folded, '(?<![0-9])[.]|[.](?![0-9])', ' ', 'g');
  words := array_remove(regexp_split_to_array(folded, '[ ,:/]+'), '');
  if is_ascii or folded !~ ('[' || unspaced || ']') then
    return words;
  end if;
  for part in
    select piece[1] from unnest(words) with ordinality as given (word, place)
    cross join regexp_matches(word, '[' || unspaced || ']+|[^' || unspaced || ']+', 'g') with ordinality as parts (piece, at)
    order by place, at
  loop
    if part !~ ('^[' || unspaced || ']') then
      tokens := tokens || part;
    else
      letters := unspaced_letters(part);
      tokens := tokens || case when cardinality(letters) = 1 then letters else array(
        select letters[at] || letters[at + 1] from generate_series(1, cardinality(letters) - 1) at order by at) end;
    end if;
  end loop;
  return tokens;
end $function$;

create or replace function shop_now()
 returns timestamp with time zone
 language sql
AS $function$
  select clock_timestamp()
    + least(coalesce(nullif(current_setting('shop.shift', true), '')::interval, interval '0'), interval '0')
$function$;

create or replace function show_dispute_photo()
 returns trigger
 language plpgsql
AS $function$
begin
  if not exists (
    select from disputes
    join orders on orders.id = order_id
    join photo_uploads on photo_uploads.hash = new.hash and user_id =
      case when (opened_by = 'buyer') = (new.statement = 'note') then buyer_id else seller_id end
    where disputes.id = new.dispute_id and closed_at is null
      and (new.statement = 'note' or answered_at is not null)) then
    raise exception 'photo % of the % of dispute % was not uploaded by its author, or the dispute is closed',
      new.position, new.statement, new.dispute_id using errcode = 'integrity_constraint_violation';
  end if;
  return new;
end $function$;

create or replace function show_message_photo()
 returns trigger
 language plpgsql
AS $function$
begin
  if not exists (
    select from messages join photo_uploads on photo_uploads.user_id = messages.sender_id
    where (messages.conversation_id, messages.seq) = (new.conversation_id, new.seq)
      and new.position < messages.photo_count and photo_uploads.hash = new.hash) then
    raise exception 'photo % of message % of conversation % was not uploaded by its sender, or is one too many',
      new.position, new.seq, new.conversation_id using errcode = 'integrity_constraint_violation';
  end if;
  return new;
end $function$;

create or replace function tell_admins()
 returns trigger
 language plpgsql
AS $function$
begin
  perform log_change(array(
    select format('live:%s:todo', id) from users where role = 'admin' and deleted_at is null order by id limit 400));
  return null;
end $function$;

create or replace function tell_closed()
 returns trigger
 language plpgsql
AS $function$
begin
  perform log_change(array['live:' || new.id || ':access']);
  return null;
end $function$;

create or replace function tell_contact()
 returns trigger
 language plpgsql
AS $function$
begin
  perform log_change(array(
    select format('live:%s:order:%s:%s', side, new.id, new.stage) from unnest(array[new.buyer_id, new.seller_id]) side));
  return null;
end $function$;

create or replace function tell_dispute()
 returns trigger
 language plpgsql
AS $function$
begin
  perform log_change(array(
    select format('live:%s:order:%s:disputed', side, orders.id)
    from orders, unnest(array[buyer_id, seller_id]) side where orders.id = new.order_id));
  return null;
end $function$;

create or replace function tell_offer()
 returns trigger
 language plpgsql
AS $function$
begin
  perform log_change(array(
    select format('live:%s:offer:%s', side, new.chain_id) from unnest(array[new.buyer_id, new.seller_id]) side));
  return null;
end $function$;

create or replace function tell_read()
 returns trigger
 language plpgsql
AS $function$
begin
  perform log_change(array_remove(array[
    case when new.buyer_read > old.buyer_read then format('live:%s:read:%s', new.buyer_id, new.id) end,
    case when new.seller_read > old.seller_read then format('live:%s:read:%s', new.seller_id, new.id) end], null));
  return null;
end $function$;

create or replace function tell_review()
 returns trigger
 language plpgsql
AS $function$
begin
  perform log_change(array(
    select format('live:%s:todo', side) from unnest(array[new.author_id, new.subject_id]) side));
  return null;
end $function$;

create or replace function tell_signed_out()
 returns trigger
 language plpgsql
AS $function$
begin
  perform log_change(array(
    select 'live:' || id || ':access' from users where issuer = new.issuer and subject = new.subject));
  return null;
end $function$;

create or replace function tokens_of_kind(kind text, title text, mounts text[])
 returns tsvector
 language sql
 immutable parallel safe strict
return array_to_tsvector((((array[('='::text || kind)] || case when (kind <> 'lens'::text) then '{}'::text[] when ((title ~ '[-‐‑‒–—―−]'::text) and is_zoom(title)) then array['=zoom'::text] else array['=prime'::text] end) || case when ((kind = 'lens'::text) and (strpos(title, '/'::text) > 0)) then lens_numbers(title) else '{}'::text[] end) || array(select ((tokens_of_kind.kind || '@'::text) || lower(given.mount)) from unnest(tokens_of_kind.mounts) given(mount))));

create or replace function touch_deal_conversation()
 returns trigger
 language plpgsql
AS $function$
begin
  update conversations set last_at = greatest(last_at, shop_now())
  where (listing_id, buyer_id) = (new.listing_id, new.buyer_id);
  return null;
end $function$;

create or replace function touch_order_conversation()
 returns trigger
 language plpgsql
AS $function$
begin
  update conversations set last_at = greatest(last_at, shop_now())
  from orders
  where orders.id = new.order_id
    and (conversations.listing_id, conversations.buyer_id) = (orders.listing_id, orders.buyer_id);
  return null;
end $function$;

create or replace function unspaced_letters(value text)
 returns text[]
 language sql
 immutable parallel safe strict
return array(select found.found[1] as found from regexp_matches(unspaced_letters.value, replace('[^M][M]*|[M]+'::text, 'M'::text, '\u0E31\u0E34-\u0E3A\u0E47-\u0E4E\u0EB1\u0EB4-\u0EBC\u0EC8-\u0ECE\u102B-\u103E\u1056-\u1059\u105E-\u1060\u1062-\u1064\u1067-\u106D\u1071-\u1074\u1082-\u108D\u108F\u109A-\u109D\u17B4-\u17D3\u17DD\u3099-\u309A'::text), 'g'::text) found(found));

create or replace function unspaced_ranges()
 returns text
 language sql
 immutable parallel safe
return '\u0E01-\u0EFF\u1000-\u109F\u1100-\u11FF\u1780-\u17DF\u3005-\u3007\u3021-\u3029\u3031-\u3035\u303B\u3041-\u318F\u31A0-\u31BF\u31F0-\u31FF\u3400-\u4DBF\u4E00-\u9FFF\uA960-\uA97F\uAC00-\uD7FF\U00020000-\U000323AF'::text;

create or replace function version_offer()
 returns trigger
 language plpgsql
AS $function$
begin
  -- The previous release inserts offers without a version.
  if new.version is null then
    select version into new.version from listings where id = new.listing_id;
  end if;
  return new;
end $function$;

create or replace function version_report()
 returns trigger
 language plpgsql
AS $function$
begin
  -- The lock lets no edit come between this version and the facts that are stored with it.
  select version into new.version from listings where id = new.listing_id for share;
  return new;
end $function$;

create or replace function with_parts(own text[], of_parts text[])
 returns text[]
 language sql
 immutable parallel safe
return case when (of_parts is null) then own else array(select once.value from (select distinct on ((lower(given.value))) given.value, given.place from unnest((with_parts.own || with_parts.of_parts)) with ordinality given(value, place) order by (lower(given.value)), given.place) once order by once.place) end;

create or replace function word_ranges()
 returns text
 language sql
 immutable parallel safe
return '\u00DF-\u00F6\u00F8-\u02C1\u02C6-\u02D1\u02EC\u02EE\u0300-\u0373\u0377-\u03F3\u03F8-\u0481\u0483-\u0559\u0560-\u0588\u0591-\u05BD\u05BF\u05C1-\u05C2\u05C4-\u05C5\u05C7-\u05F2\u0610-\u061A\u0620-\u0669\u066E-\u06D3\u06D5-\u06DC\u06DF-\u06E8\u06EA-\u06FC\u06FF\u0710-\u07F5\u07FA-\u07FD\u0800-\u082D\u0840-\u085B\u0860-\u0887\u0889-\u088F\u0897-\u08E1\u08E3-\u0963\u0966-\u096F\u0971-\u09F1\u09F4-\u09F9\u09FC\u09FE-\u0A75\u0A81-\u0AEF\u0AF9-\u0B6F\u0B71-\u0BF2\u0C00-\u0C6F\u0C78-\u0C7E\u0C80-\u0C83\u0C85-\u0D4E\u0D54-\u0D78\u0D7A-\u0DF3\u0E01-\u0E3A\u0E40-\u0E4E\u0E50-\u0E59\u0E81-\u0F00\u0F18-\u0F19\u0F20-\u0F33\u0F35\u0F37\u0F39\u0F3E-\u0F84\u0F86-\u0FBC\u0FC6\u1000-\u1049\u1050-\u109D\u10D0-\u10FA\u10FD-\u135F\u1369-\u138F\u13F8-\u13FD\u1401-\u166C\u166F-\u167F\u1681-\u169A\u16A0-\u16EA\u16EE-\u1734\u1740-\u17D3\u17D7\u17DC-\u17F9\u180B-\u180D\u180F-\u193B\u1946-\u19DA\u1A00-\u1A1B\u1A20-\u1A99\u1AA7\u1AB0-\u1B4C\u1B50-\u1B59\u1B6B-\u1B73\u1B80-\u1BF3\u1C00-\u1C37\u1C40-\u1C7D\u1C80-\u1C8A\u1CD0-\u1CD2\u1CD4-\u1FF7\u20D0-\u20F0\u214E\u2180-\u2188\u24EB-\u24FF\u2776-\u2793\u2C30-\u2CE4\u2CEC-\u2CF3\u2CFD\u2D00-\u2D67\u2D7F-\u2DFF\u2E2F\u3005-\u3007\u3021-\u302F\u3031-\u3035\u303B-\u303C\u3041-\u309E\u30A1-\u30FA\u30FC-\u312F\u31A0-\u31BF\u31F0-\u324F\u3400-\u4DBF\u4E00-\uA48C\uA4D0-\uA4FD\uA500-\uA60C\uA610-\uA672\uA674-\uA67D\uA67F-\uA6F1\uA717-\uA71F\uA723-\uA788\uA78C-\uA827\uA82C-\uA835\uA840-\uA873\uA880-\uA8C5\uA8D0-\uA8F7\uA8FB\uA8FD-\uA92D\uA930-\uA953\uA960-\uA9C0\uA9CF-\uA9D9\uA9E0-\uAA59\uAA60-\uAA76\uAA7A-\uAADD\uAAE0-\uAAEF\uAAF2-\uAB5A\uAB60-\uAB68\uAB70-\uABEA\uABEC-\uFB1E\uFE00-\uFE2F\uFE73\U00010000-\U000100FA\U00010107-\U00010133\U00010140-\U00010178\U0001018A-\U0001018B\U000101FD-\U0001039D\U000103A0-\U000103CF\U000103D1-\U00010563\U00010597-\U00010855\U00010858-\U00010876\U00010879-\U0001091B\U00010920-\U00010939\U00010940-\U00010A48\U00010A60-\U00010A7E\U00010A80-\U00010AC7\U00010AC9-\U00010AEF\U00010B00-\U00010B35\U00010B40-\U00010B91\U00010BA9-\U00010D6D\U00010D6F-\U00010D85\U00010E60-\U00010EAC\U00010EB0-\U00010EC7\U00010EFA-\U00010F54\U00010F70-\U00010F85\U00010FB0-\U00011046\U00011052-\U000110BA\U000110C2\U000110D0-\U0001113F\U00011144-\U00011173\U00011176-\U000111C4\U000111C9-\U000111CC\U000111CE-\U000111DA\U000111DC\U000111E1-\U00011237\U0001123E-\U000112A8\U000112B0-\U000113D3\U000113E1-\U0001144A\U00011450-\U00011459\U0001145E-\U000114C5\U000114C7-\U000115C0\U000115D8-\U00011640\U00011644-\U00011659\U00011680-\U000116B8\U000116C0-\U0001173B\U00011740-\U0001183A\U000118C0-\U00011943\U00011950-\U000119E1\U000119E3-\U00011A3E\U00011A47-\U00011A99\U00011A9D\U00011AB0-\U00011AF8\U00011B60-\U00011BE0\U00011BF0-\U00011C40\U00011C50-\U00011C6C\U00011C72-\U00011EF6\U00011F00-\U00011F42\U00011F50-\U00011FD4\U00012000-\U0001246E\U00012480-\U00012FF0\U00013000-\U0001342F\U00013440-\U00016A69\U00016A70-\U00016AF4\U00016B00-\U00016B36\U00016B40-\U00016B43\U00016B50-\U00016D6C\U00016D70-\U00016E96\U00016EBB-\U00016FE1\U00016FE3-\U0001BC99\U0001BC9D-\U0001BC9E\U0001CF00-\U0001CF46\U0001D165-\U0001D169\U0001D16D-\U0001D172\U0001D17B-\U0001D182\U0001D185-\U0001D18B\U0001D1AA-\U0001D1AD\U0001D242-\U0001D244\U0001D2C0-\U0001D2F3\U0001D360-\U0001D378\U0001DA00-\U0001DA36\U0001DA3B-\U0001DA6C\U0001DA75\U0001DA84\U0001DA9B-\U0001E14E\U0001E290-\U0001E2F9\U0001E4D0-\U0001E5FA\U0001E6C0-\U0001E959\U0001EC71-\U0001ECAB\U0001ECAD-\U0001ECAF\U0001ECB1-\U0001ED2D\U0001ED2F-\U0001ED3D\U0001F10B-\U0001F10C\U00020000-\U000323AF'::text;

create or replace function zoom_range(title text)
 returns numeric[]
 language sql
 immutable parallel safe strict
return (select array[ranges.first, ranges.last] as "array" from (select (replace(matches.found[1], ','::text, '.'::text))::numeric as first, (matches.found[2])::numeric as last, matches.place from regexp_matches(lower(translate(zoom_range.title, '‐‑‒–—―−'::text, '-------'::text)), (('(?<![0-9.,])([0-9]{1,3}(?:[.,][0-9])?)(?: *mm)? *- *([0-9]{2,4})(?![0-9]|[.,][0-9]|'::text || other_units()) || ')'::text), 'g'::text) with ordinality matches(found, place)) ranges where (ranges.first < ranges.last) order by ranges.place limit 1);
