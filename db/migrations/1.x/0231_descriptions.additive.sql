-- Searches whose words are in few titles also find items by their descriptions. Only active items have a row, so the index has
-- no words of sold or withdrawn ones.

-- The first 200 words with the numbers of apertures and focal lengths, and neighboring words with a digit as one: 'xt3' finds
-- 'X-T3'.
create function description_terms(value text) returns tsvector language sql immutable strict parallel safe
begin atomic
  with tokens as (
    select word, lead(word) over (order by place) as second
    from unnest((search_tokens(value))[:200]) with ordinality as words (word, place)
    where char_length(word) <= 60
  )
  select array_to_tsvector(coalesce(array_agg(term), '{}')) from (
    select word from tokens
    union select substring(word from '^f?([0-9]+(?:[.][0-9]+)?)(?:mm)?$') from tokens
    union select word || second from tokens where char_length(word || second) <= 10 and word || second ~ '[0-9]'
  ) terms (term) where term is not null;
end;

create table listing_descriptions (
  listing_id text primary key references listings (id) on update cascade on delete cascade,
  -- Also has the terms of the title and the parts, because one condition may be met there and another in the description.
  terms tsvector not null
);

create function follow_description() returns trigger language plpgsql as $$
begin
  if new.deleted_at is null and new.paused_at is null and new.sold_at is null then
    insert into listing_descriptions (listing_id, terms)
    values (new.id, description_terms(new.des) || new.terms || coalesce(new.part_terms, ''))
    on conflict (listing_id) do update set terms = excluded.terms;
  else
    delete from listing_descriptions where listing_id = new.id;
  end if;
  return null;
end $$;
create trigger listings_describe after insert on listings for each row execute function follow_description();
create trigger listings_follow_description after update on listings for each row
  when ((old.des, old.terms, old.part_terms, old.deleted_at, old.paused_at, old.sold_at)
    is distinct from (new.des, new.terms, new.part_terms, new.deleted_at, new.paused_at, new.sold_at))
  execute function follow_description();

-- 0300_items_in_batches.additive.sql adds the rows of stored items.
create index listing_descriptions_terms on listing_descriptions using gin (terms) with (gin_pending_list_limit = 256);
