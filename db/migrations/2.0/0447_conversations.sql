-- A buyer and a seller talk about one item, before and after it is booked.
create table conversations (
  id text primary key,
  listing_id text not null,
  seller_id text not null references users (id),
  buyer_id text not null references users (id),
  begun_at timestamptz(3) not null default shop_now(),
  -- The number of the last message. Messages are numbered from 1 without a gap.
  last_seq integer not null default 0 check (last_seq >= 0),
  last_at timestamptz(3) not null default shop_now(),
  -- The last message that each side has read, and the number of the other side's messages after it.
  buyer_read integer not null default 0,
  seller_read integer not null default 0,
  buyer_unread integer not null default 0,
  seller_unread integer not null default 0,
  unique (listing_id, buyer_id),
  foreign key (listing_id, seller_id) references listings (id, seller_id),
  check (buyer_id <> seller_id),
  check (buyer_read >= 0 and buyer_read <= last_seq and seller_read >= 0 and seller_read <= last_seq),
  check (buyer_unread >= 0 and buyer_unread <= (last_seq - buyer_read) and seller_unread >= 0
    and seller_unread <= (last_seq - seller_read))
);
-- A user's conversations, the newest first; also the number that they began within a day.
create index conversations_of_buyer on conversations (buyer_id, last_at desc, id desc);
create index conversations_of_seller on conversations (seller_id, last_at desc, id desc);
create index conversations_by_age on conversations (last_at);
-- The number of unread messages, without reading all conversations.
create index conversations_unread_by_buyer on conversations (buyer_id) include (buyer_unread) where buyer_unread > 0;
create index conversations_unread_by_seller on conversations (seller_id) include (seller_unread)
  where seller_unread > 0;

-- A conversation that was read on one device is shown as read on all of them.
create function tell_read() returns trigger language plpgsql as $$
begin
  perform log_change(array_remove(array[
    case when new.buyer_read > old.buyer_read then format('live:%s:read:%s', new.buyer_id, new.id) end,
    case when new.seller_read > old.seller_read then format('live:%s:read:%s', new.seller_id, new.id) end], null));
  return null;
end $$;
create trigger conversations_read after update of buyer_read, seller_read on conversations
  for each row execute function tell_read();

create table messages (
  conversation_id text not null references conversations (id) on delete cascade,
  seq integer not null,
  sender_id text not null references users (id),
  body text,
  -- Codes of warnings to the receiver, by the shop's rules.
  warnings text[] not null default '{}'
    check (warnings <@ array['email', 'link', 'phone', 'iban', 'card', 'wire', 'gift-card', 'crypto',
    'friends-and-family', 'courier', 'verification-code', 'overpayment', 'messenger']),
  sent_at timestamptz(3) not null,
  -- When the account of the sender was erased, and the text with it.
  erased_at timestamptz(3),
  -- The number of photos of the message.
  photo_count smallint not null default 0 check (photo_count between 0 and 6),
  primary key (conversation_id, seq),
  check ((body is null) = (erased_at is not null)),
  constraint messages_body_check check (char_length(body) <= 2000 and (body <> '' or photo_count > 0)),
  constraint messages_erased_photos check (erased_at is null or photo_count = 0)
);
-- A user's recent messages, for limits, and all of them, for the export.
create index messages_of_sender on messages (sender_id, sent_at);

-- Conversations without messages do not count for the time within which a seller replies.
create function answered_within(seller text) returns text language sql stable as $$
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
$$;

-- The lock on the conversation makes its writers wait for each other. The trigger numbers and counts their messages.
create function number_message() returns trigger language plpgsql as $$
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
end $$;
create trigger messages_number before insert on messages for each row execute function number_message();

-- A message never changes until it is erased.
create function keep_message() returns trigger language plpgsql as $$
begin
  if new.body is not null
    or (new.conversation_id, new.seq, new.sender_id, new.sent_at)
      is distinct from (old.conversation_id, old.seq, old.sender_id, old.sent_at) then
    raise exception 'message % of conversation % cannot be changed', old.seq, old.conversation_id
      using errcode = 'integrity_constraint_violation';
  end if;
  return new;
end $$;
create trigger messages_keep before update on messages for each row execute function keep_message();

-- At the end of its transaction, a message has as many photos as its `photo_count`.
create function check_message_photos() returns trigger language plpgsql as $$
declare
  shown integer;
begin
  select count(*) into shown from message_photos where (conversation_id, seq) = (new.conversation_id, new.seq);
  if shown <> (select photo_count from messages where (conversation_id, seq) = (new.conversation_id, new.seq)) then
    raise exception 'message % of conversation % has % photos, which is not its photo_count', new.seq, new.conversation_id, shown
      using errcode = 'integrity_constraint_violation';
  end if;
  return null;
end $$;
create constraint trigger messages_photos after insert on messages deferrable initially deferred
  for each row when (new.photo_count > 0) execute function check_message_photos();
create constraint trigger messages_erased after update on messages deferrable initially deferred
  for each row execute function check_message_photos();

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

-- A message shows only photos that its sender uploaded, and none are added later.
create function show_message_photo() returns trigger language plpgsql as $$
begin
  if not exists (
    select from messages join photo_uploads on photo_uploads.user_id = messages.sender_id
    where (messages.conversation_id, messages.seq) = (new.conversation_id, new.seq)
      and new.position < messages.photo_count and photo_uploads.hash = new.hash) then
    raise exception 'photo % of message % of conversation % was not uploaded by its sender, or is one too many',
      new.position, new.seq, new.conversation_id using errcode = 'integrity_constraint_violation';
  end if;
  return new;
end $$;
create trigger message_photos_show before insert or update on message_photos
  for each row execute function show_message_photo();

-- When a user gets an email about unread messages.
create table message_mails (
  user_id text primary key references users (id),
  due_at timestamptz(3),
  mailed_at timestamptz(3),
  -- Whether the user was notified and has read nothing since. Then they are not notified again.
  is_notified boolean not null default false,
  check (not (is_notified and due_at is not null)),
  check (not is_notified or mailed_at is not null)
);
create index message_mails_due on message_mails (due_at) where due_at is not null;
