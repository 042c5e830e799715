-- What there is to choose from changes less often than items do: a booking that comes or goes leaves it as it was.
-- 'shelf' says that anything else of an item has changed, so that what was counted of all the others can stay.
create function announce_shelf(olds jsonb[], news jsonb[]) returns void language plpgsql as $$
begin
  if exists (
    select value - 'state' - 'updated_at' || jsonb_build_object('sold', value ->> 'state' = 'sold')
    from unnest(olds) as was (value)
    except
    select value - 'state' - 'updated_at' || jsonb_build_object('sold', value ->> 'state' = 'sold')
    from unnest(news) as now (value)
  ) then
    perform pg_notify('changed', 'shelf');
  end if;
end $$;

create or replace function announce_all_items() returns trigger language plpgsql as $$
begin
  perform pg_notify('changed', 'listings');
  perform pg_notify('changed', 'shelf');
  perform pg_notify('changed', 'listing/*');
  return null;
end $$;

create or replace function announce_listings() returns trigger language plpgsql as $$
begin
  case tg_op
    when 'INSERT' then
      perform announce_items(array(select id from new_rows limit 41));
      if exists (select from new_rows) then perform pg_notify('changed', 'shelf'); end if;
    when 'DELETE' then
      perform announce_items(array(select id from old_rows limit 41));
      if exists (select from old_rows) then perform pg_notify('changed', 'shelf'); end if;
    -- One whose id was changed by hand is two.
    else
      perform announce_items(array(
        (select id from old_rows limit 41) union (select id from new_rows limit 41)));
      if (select count(*) from (select from old_rows limit 41) counted) > 40 then
        perform pg_notify('changed', 'shelf');
      else
        perform announce_shelf(
          array(select to_jsonb(old_rows) from old_rows), array(select to_jsonb(new_rows) from new_rows));
      end if;
  end case;
  return null;
end $$;

-- Counted again at each booking: how many are available, of those with a model from its index alone.
drop index listings_of_model;
create index listings_of_model on listings (search_model_id, id)
  include (kind, brand, location, condition, sale_cents, age_months, state, seller_id, mounts)
  where deleted_at is null and state <> 'sold' and search_model_id is not null;
