-- Only the newest mailed link of each kind is valid: correcting a mistyped address invalidates the link sent to the wrong one.
delete from mailed_tokens older using mailed_tokens newer
where older.user_id = newer.user_id and older.purpose = newer.purpose
  and (older.created_at, older.hash) < (newer.created_at, newer.hash);

create function end_older_links() returns trigger language plpgsql as $$
begin
  -- Serializes concurrent inserts for the same user.
  perform from identity_user where id = new.user_id for no key update;
  delete from mailed_tokens where user_id = new.user_id and purpose = new.purpose;
  return new;
end $$;
create trigger mailed_tokens_end_older before insert on mailed_tokens
  for each row execute function end_older_links();

drop index mailed_tokens_user;
create unique index mailed_tokens_user on mailed_tokens (user_id, purpose);
