-- Mails beyond a reader's hourly limit, until they are sent as one: the last mail of each topic. They contain names, texts and
-- links, so they are stored by the id of their reader and encrypted like queued mails. They have a table of their own because
-- the previous release, which runs beside this one during an upgrade, deletes rows of `held_mails` that have no address.
create table mails_on_hold (
  person_id text not null references people (id),
  topic text not null,
  -- The id of the mail: later mails have greater ids.
  id text not null,
  -- `{"sealed": …}`
  mail jsonb not null,
  -- The people whose names or words the mail repeats.
  quoted text[] not null default '{}',
  primary key (person_id, topic)
);

-- Returns whether either of two people has blocked the other.
create function is_blocked(one text, other text) returns boolean language sql stable as $$
  select exists (select from blocks where (blocker_id, blocked_id) in ((one, other), (other, one)))
$$;

-- Nobody follows a seller with whom there is a block.
create function end_follows() returns trigger language plpgsql as $$
begin
  delete from follows
  where (follower_id, seller_id) in ((new.blocker_id, new.blocked_id), (new.blocked_id, new.blocker_id));
  return null;
end $$;
create trigger blocks_end_follows after insert on blocks for each row execute function end_follows();
delete from follows where is_blocked(follower_id, seller_id);
