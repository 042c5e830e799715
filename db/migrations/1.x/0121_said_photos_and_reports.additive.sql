-- Messages show photographs, and are reported as items are.

alter table messages
  add column photo_count smallint not null default 0 check (photo_count between 0 and 6),
  drop constraint messages_body_check,
  add constraint messages_body_check check (char_length(body) <= 2000 and (body <> '' or photo_count > 0)),
  add constraint messages_erased_photos check (erased_at is null or photo_count = 0);

create table message_photos (
  conversation_id text not null,
  seq integer not null,
  position smallint not null check (position >= 0),
  hash text not null references photos (hash),
  primary key (conversation_id, seq, position),
  unique (conversation_id, seq, hash),
  foreign key (conversation_id, seq) references messages (conversation_id, seq) on delete cascade
);
create index message_photos_of_hash on message_photos (hash);

-- Nobody shows what another has sent here, and nothing is added to what was said.
create function show_message_photo() returns trigger language plpgsql as $$
begin
  if not exists (
    select from messages join photo_uploads on photo_uploads.person_id = messages.sender_id
    where (messages.conversation_id, messages.seq) = (new.conversation_id, new.seq)
      and new.position < messages.photo_count and photo_uploads.hash = new.hash) then
    raise exception 'photograph % of message % of % is not its sender''s, or one too many',
      new.position, new.seq, new.conversation_id using errcode = 'integrity_constraint_violation';
  end if;
  return new;
end $$;
create trigger message_photos_show before insert or update on message_photos
  for each row execute function show_message_photo();

-- A message has as many as it says, once its transaction ends.
create function check_message_photos() returns trigger language plpgsql as $$
declare
  shown integer;
begin
  select count(*) into shown from message_photos where (conversation_id, seq) = (new.conversation_id, new.seq);
  if shown <> (select photo_count from messages where (conversation_id, seq) = (new.conversation_id, new.seq)) then
    raise exception 'message % of % shows % photographs, which is not what it says', new.seq, new.conversation_id, shown
      using errcode = 'integrity_constraint_violation';
  end if;
  return null;
end $$;
create constraint trigger messages_photos after insert on messages deferrable initially deferred
  for each row when (new.photo_count > 0) execute function check_message_photos();
create constraint trigger messages_erased after update on messages deferrable initially deferred
  for each row execute function check_message_photos();

-- What was reported is an item or a message; without a reporter it was the shop itself, which saw the same text go to many.
alter table reports
  alter column listing_id drop not null,
  alter column reporter_id drop not null,
  add column conversation_id text,
  add column seq integer,
  add constraint reports_of_message foreign key (conversation_id, seq)
    references messages (conversation_id, seq) on delete cascade,
  drop constraint reports_reason_check,
  drop constraint reports_outcome_check,
  add constraint reports_reason_check check (
    case when conversation_id is null then reason in ('not as described', 'counterfeit', 'stolen', 'spam', 'other')
      else reason in ('scam', 'harassment', 'spam', 'other') end),
  add constraint reports_outcome_check check (
    case when conversation_id is null then outcome in ('dismissed', 'paused', 'removed')
      else outcome in ('dismissed', 'upheld') end),
  add constraint reports_subject check (
    (listing_id is null) = (conversation_id is not null) and (conversation_id is null) = (seq is null)),
  add constraint reports_reporter check (reporter_id is not null or conversation_id is not null);
-- One report a person and message, for good: what was decided of it stays decided.
create unique index reports_of_message_once on reports (conversation_id, seq, coalesce(reporter_id, ''))
  where conversation_id is not null;
