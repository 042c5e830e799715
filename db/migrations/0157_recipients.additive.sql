-- Held mails are stored by the id of their reader and encrypted like queued mails: they contain names, texts and links.
-- `mail` is `{"sealed": …}`; `quoted` are the people whose names or words it repeats.
alter table held_mails add column quoted text[] not null default '{}';
update held_mails set recipient = people.id from people
where lower(people.email) = recipient and deleted_at is null and not exists (
  select from held_mails other where other.recipient = people.id and other.topic = held_mails.topic);

-- Whether either of two people has blocked the other.
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
