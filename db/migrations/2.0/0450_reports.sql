create table reports (
  id text primary key,
  listing_id text references listings (id),
  reporter_id text references users (id),
  reason text not null,
  note text not null default '' check (char_length(note) <= 1000),
  reported_at timestamptz(3) not null default now(),
  -- How the report was closed; null while it is open.
  outcome text,
  -- The explanation to the seller and to those who reported.
  explanation text check (char_length(explanation) between 1 and 500),
  closed_at timestamptz(3),
  closed_by text references users (id),
  -- A reported message. Without a reporter, the shop itself has detected one text sent to many users.
  conversation_id text,
  seq integer,
  -- A reported review.
  review_id text references reviews (id),
  -- The sender of a text to many users that was not a message, and the item that the last copy was about. The text is
  -- in report_quotes as number 0 until the report is closed.
  copied_by text references users (id),
  about_id text references listings (id),
  -- The version of the reported item. Null for messages, reviews and texts, and for reports that were closed before
  -- versions were kept.
  version integer,
  constraint reports_of_message foreign key (conversation_id, seq)
    references messages (conversation_id, seq) on delete cascade,
  check ((outcome is null) = (closed_at is null)),
  check ((outcome is null) = (closed_by is null)),
  check (explanation is null or outcome is not null),
  constraint reports_outcome_check check (case
      when review_id is not null then outcome in ('dismissed', 'removed')
      when num_nonnulls(conversation_id, copied_by) > 0 then outcome in ('dismissed', 'upheld')
      else outcome in ('dismissed', 'paused', 'removed')
    end),
  constraint reports_subject
    check (num_nonnulls(listing_id, conversation_id, review_id, copied_by) = 1
    and (conversation_id is null) = (seq is null) and (copied_by is null) = (about_id is null)),
  constraint reports_reporter check (case
      when copied_by is null then num_nonnulls(reporter_id, conversation_id) > 0
      else reporter_id is null
    end),
  constraint reports_reason_check check (case
      when review_id is not null then reason in ('untrue', 'harassment', 'personal data', 'spam', 'other')
      when conversation_id is not null then reason in ('scam', 'advance-payment', 'sold-elsewhere', 'harassment',
        'spam', 'other')
      when copied_by is not null then reason = 'spam'
      else reason in ('not as described', 'counterfeit', 'stolen', 'advance-payment', 'sold-elsewhere', 'spam',
        'other')
    end),
  constraint reports_version check (version is null or listing_id is not null)
);
-- A user can have one open report of an item.
create unique index reports_open on reports (listing_id, reporter_id) where closed_at is null;
-- Read backwards: open reports first, then the last closed ones.
create index reports_queue on reports (coalesce(closed_at, 'infinity'::timestamptz), id);
create index reports_by_date on reports (reported_at, id);
create index reports_by_reason on reports (reason, id);
create index reports_of_listing on reports (listing_id, id);
create index reports_of_reporter on reports (reporter_id, id);
-- A user can report a message once. A decision about it is final.
create unique index reports_of_message_once on reports (conversation_id, seq, coalesce(reporter_id, ''))
  where conversation_id is not null;
-- A user can report a review once. A decision about it is final.
create unique index reports_of_review_once on reports (review_id, reporter_id) where review_id is not null;
-- A sender of copies can have one open report.
create unique index reports_of_copies_open on reports (copied_by) where closed_at is null and copied_by is not null;
create index reports_of_copies on reports (copied_by, id) where copied_by is not null;
create index reports_about on reports (about_id, id) where about_id is not null;

create function forget_quotes() returns trigger language plpgsql as $$
begin
  delete from report_quotes where report_id = new.id;
  return null;
end $$;
create trigger reports_forget_quotes after update of closed_at on reports
  for each row when (new.closed_at is not null) execute function forget_quotes();

create trigger reports_tell_admins after insert or update of closed_at on reports
  for each statement execute function tell_admins();

create function version_report() returns trigger language plpgsql as $$
begin
  -- The lock lets no edit come between this version and the facts that are stored with it.
  select version into new.version from listings where id = new.listing_id for share;
  return new;
end $$;
create trigger reports_version before insert on reports
  for each row when (new.listing_id is not null) execute function version_report();

-- After the insert, which does nothing if the user has reported the item already.
create function keep_reported_item() returns trigger language plpgsql as $$
begin
  insert into reported_items (listing_id, version, facts, sale_cents)
    select id, version, item_facts(listings), sale_cents from listings where id = new.listing_id
    on conflict do nothing;
  insert into reported_item_photos (listing_id, version, hash)
    select listing_id, new.version, hash from listing_photos where listing_id = new.listing_id
    on conflict do nothing;
  return null;
end $$;
create trigger reports_keep_item after insert on reports
  for each row when (new.listing_id is not null) execute function keep_reported_item();

-- The texts of a closed report are kept until its seller is erased.
create function release_reported_photos() returns trigger language plpgsql as $$
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
end $$;
create trigger reports_release_photos after update of closed_at on reports
  for each row when (new.closed_at is not null and new.version is not null) execute function release_reported_photos();

-- Texts by erased users that open reports quote. Admins need them to decide; they are deleted when the report is
-- closed.
create table report_quotes (
  report_id text not null references reports (id) on delete cascade,
  -- The number of the message; 0 for the text of a review.
  seq integer not null check (seq >= 0),
  body text not null,
  warnings text[] not null default '{}',
  primary key (report_id, seq)
);

create table report_quote_photos (
  report_id text not null,
  seq integer not null,
  position smallint not null,
  hash text not null references photos (hash),
  primary key (report_id, seq, position),
  foreign key (report_id, seq) references report_quotes (report_id, seq) on delete cascade
);
create index report_quote_photos_of_hash on report_quote_photos (hash);

-- An item as it was when it was reported, because its seller can edit it afterwards. Reports of one version share a
-- row.
create table reported_items (
  listing_id text not null references listings (id) on delete cascade,
  version integer not null check (version > 0),
  -- The keys are the field names of the API, as in listing_versions.
  facts jsonb not null,
  -- `sale` of the facts has two decimals in every currency.
  sale_cents integer not null,
  primary key (listing_id, version)
);

-- Photos are not deleted while an open report needs them.
create table reported_item_photos (
  listing_id text not null,
  version integer not null,
  hash text not null references photos (hash),
  primary key (listing_id, version, hash),
  foreign key (listing_id, version) references reported_items (listing_id, version) on delete cascade
);
create index reported_item_photos_of_hash on reported_item_photos (hash);
