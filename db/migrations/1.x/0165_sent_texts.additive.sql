-- Recently sent texts, to limit copies to many people. Only a hash of the visible letters and digits is stored.
create table sent_texts (
  sender_id text not null references people (id),
  receiver_id text not null references people (id),
  hash text not null check (hash ~ '^[0-9a-f]{32}$'),
  sent_at timestamptz(3) not null default shop_now(),
  primary key (sender_id, hash, receiver_id),
  check (sender_id <> receiver_id)
);
create index sent_texts_of_receiver on sent_texts (receiver_id);
create index sent_texts_by_age on sent_texts (sent_at);
