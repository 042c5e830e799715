-- A buyer and a seller talk about one item, before it is booked and after.

create table conversations (
  id text primary key,
  listing_id text not null,
  seller_id text not null references people (id),
  buyer_id text not null references people (id),
  begun_at timestamptz(3) not null default shop_now(),
  -- What was said last: messages are numbered from 1 without a gap.
  last_seq integer not null default 0 check (last_seq >= 0),
  last_at timestamptz(3) not null default shop_now(),
  -- How far each has read, and how many of the other's messages come after that.
  buyer_read integer not null default 0,
  seller_read integer not null default 0,
  buyer_unread integer not null default 0,
  seller_unread integer not null default 0,
  unique (listing_id, buyer_id),
  foreign key (listing_id, seller_id) references listings (id, seller_id),
  check (buyer_id <> seller_id),
  check (buyer_read between 0 and last_seq and seller_read between 0 and last_seq),
  check (buyer_unread between 0 and last_seq - buyer_read and seller_unread between 0 and last_seq - seller_read)
);
-- A person's own, the last first; also how many they began within a day.
create index conversations_of_buyer on conversations (buyer_id, last_at desc, id desc);
create index conversations_of_seller on conversations (seller_id, last_at desc, id desc);
create index conversations_by_age on conversations (last_at);

create table messages (
  conversation_id text not null references conversations (id) on delete cascade,
  seq integer not null,
  sender_id text not null references people (id),
  body text check (char_length(body) between 1 and 2000),
  -- Why its receiver should take care, by rules of the shop's own.
  warnings text[] not null default '{}' check (warnings <@ array[
    'email', 'link', 'phone', 'iban', 'card', 'wire', 'gift-card', 'crypto', 'friends-and-family', 'courier',
    'verification-code', 'overpayment', 'messenger']),
  sent_at timestamptz(3) not null,
  -- When its sender's account was erased, and what they wrote with it.
  erased_at timestamptz(3),
  primary key (conversation_id, seq),
  check ((body is null) = (erased_at is not null))
);
-- What someone sent lately, and all that they wrote.
create index messages_of_sender on messages (sender_id, sent_at);

-- The lock on the conversation puts those who write at once in an order, and numbers and counts what they write.
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
    raise exception 'conversation % is between others', new.conversation_id using errcode = 'integrity_constraint_violation';
  end if;
  new.seq := talk.last_seq;
  new.sent_at := talk.last_at;
  perform log_change(array[
    format('live:%s:message:%s:%s', talk.buyer_id, talk.id, new.seq),
    format('live:%s:message:%s:%s', talk.seller_id, talk.id, new.seq)]);
  return new;
end $$;
create trigger messages_number before insert on messages for each row execute function number_message();

-- What was said stays as it was said, until it is erased.
create function keep_message() returns trigger language plpgsql as $$
begin
  if new.body is not null
    or (new.conversation_id, new.seq, new.sender_id, new.sent_at)
      is distinct from (old.conversation_id, old.seq, old.sender_id, old.sent_at) then
    raise exception 'message % of % stays as it was sent', old.seq, old.conversation_id
      using errcode = 'integrity_constraint_violation';
  end if;
  return new;
end $$;
create trigger messages_keep before update on messages for each row execute function keep_message();

-- Who reads on one device has read on all of them.
create function tell_read() returns trigger language plpgsql as $$
begin
  perform log_change(array_remove(array[
    case when new.buyer_read > old.buyer_read then format('live:%s:read:%s', new.buyer_id, new.id) end,
    case when new.seller_read > old.seller_read then format('live:%s:read:%s', new.seller_id, new.id) end], null));
  return null;
end $$;
create trigger conversations_read after update of buyer_read, seller_read on conversations
  for each row execute function tell_read();

-- Whom someone wants to hear no more of: no messages, offers or bookings between the two.
create table blocks (
  blocker_id text not null references people (id),
  blocked_id text not null references people (id),
  blocked_at timestamptz(3) not null default shop_now(),
  primary key (blocker_id, blocked_id),
  check (blocker_id <> blocked_id)
);
create index blocks_of_blocked on blocks (blocked_id);
create function close_offers_of_blocked() returns trigger language plpgsql as $$
begin
  update offers set state = 'closed', ended_at = shop_now() where id in (
    select id from offers where state = 'open'
      and (buyer_id, seller_id) in ((new.blocker_id, new.blocked_id), (new.blocked_id, new.blocker_id)) order by id for update);
  return null;
end $$;
create trigger blocks_close_offers after insert on blocks for each row execute function close_offers_of_blocked();

-- When someone is told by mail of what they have not read.
create table message_mails (
  person_id text primary key references people (id),
  due_at timestamptz(3),
  mailed_at timestamptz(3),
  -- They have been told, and have read nothing since: they are not told again.
  is_told boolean not null default false,
  check (not (is_told and due_at is not null)),
  check (not is_told or mailed_at is not null)
);
create index message_mails_due on message_mails (due_at) where due_at is not null;
