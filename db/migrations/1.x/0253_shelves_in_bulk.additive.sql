-- An inner join would be planned for a session's first update, usually of one row, and that plan would compare each row of
-- a later update with all others. A full join is always hashed or merged.
create or replace function log_shelves() returns trigger language plpgsql as $$
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
  perform log_change(array(select 'shelf:' || id from unnest(ids) id where id is not null));
  return null;
end $$;
