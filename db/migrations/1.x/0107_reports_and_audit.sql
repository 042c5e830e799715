create table reports (
  id text primary key,
  listing_id text not null references listings (id),
  reporter_id text not null references people (id),
  reason text not null check (reason in ('not as described', 'counterfeit', 'stolen', 'spam', 'other')),
  note text not null default '' check (char_length(note) <= 1000),
  reported_at timestamptz(3) not null default now(),
  -- How it was closed; unset while it is open.
  outcome text check (outcome in ('dismissed', 'paused', 'removed')),
  -- The word to the seller and to those who reported.
  explanation text check (char_length(explanation) between 1 and 500),
  closed_at timestamptz(3),
  closed_by text references people (id),
  check ((outcome is null) = (closed_at is null)),
  check ((outcome is null) = (closed_by is null)),
  check (explanation is null or outcome is not null)
);
-- One open report a person and listing.
create unique index reports_open on reports (listing_id, reporter_id) where closed_at is null;
-- Descending: what is open first, then what was closed last.
create index reports_queue on reports (coalesce(closed_at, 'infinity'), id);
create index reports_by_date on reports (reported_at, id);
create index reports_by_reason on reports (reason, id);
create index reports_of_listing on reports (listing_id, id);
create index reports_of_reporter on reports (reporter_id, id);

-- What admins did and who signed in. Rows are added and, after their time, deleted; none is ever changed.
create table audit_log (
  id text primary key,
  at timestamptz(3) not null default now(),
  act text not null,
  -- Who did it; unset where nobody is known by that account.
  actor_id text references people (id),
  -- The kind and id of what it was done to.
  target_kind text check (target_kind in ('person', 'listing', 'order', 'report', 'post', 'letter')),
  target_id text,
  -- In a few words what else is to be known, never what people wrote elsewhere.
  note text check (char_length(note) <= 500),
  -- The network that it came from: the last part of the address is not kept.
  network text,
  request_id text,
  -- Who signs in elsewhere shows that sign-in to us again at each renewal of their access token, from any of their windows at once:
  -- it is written down the first time. A hash, since the entry itself says as much as is to be known.
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
  raise exception 'the audit log is not changed' using errcode = 'integrity_constraint_violation';
end $$;
create trigger audit_log_stays before update on audit_log
  for each row execute function refuse_change();
