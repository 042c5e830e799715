-- What follows a range of numbers that are not focal lengths: '12-24 months', '10-20 %'. `rangesOf()` in
-- src/catalog/search/parsing/tokens.ts has the same units; a test compares the two.
create function other_units() returns text language sql immutable parallel safe
  return '(?: *[%$€£°]| *-? *(?:months?|mths?|mon|monaten?|mois|years?|yrs?|jahren?|ans|weeks?|days?|hours?|hrs?|minutes?|kg|lbs?|pcs'
    '|shots?|exposures?|people|usd|dollars?|eur|euros?)(?![[:alnum:]]))';

create or replace function zoom_range(title text) returns numeric[] language sql immutable strict parallel safe
  return (
    select array[first, last] from (
      select replace(found[1], ',', '.')::numeric as first, found[2]::numeric as last, place
      from regexp_matches(lower(translate(title, '‐‑‒–—―−', '-------')),
        '(?<![0-9.,])([0-9]{1,3}(?:[.,][0-9])?)(?: *mm)? *- *([0-9]{2,4})(?![0-9]|[.,][0-9]|' || other_units() || ')', 'g')
        with ordinality as matches (found, place)
    ) ranges
    where first < last order by place limit 1);

-- Splits a text inside such ranges, because neighboring words are searched as one: a search for the lens '12-24' must not find
-- '12-24 months'.
create function joined_parts(value text) returns text[] language sql immutable strict parallel safe
  return case when value ~ '[-‐‑‒–—―−]' then regexp_split_to_array(
    translate(value, '‐‑‒–—―−', '-------'), '(?<=[0-9]) *- *(?=[0-9]+' || other_units() || ')', 'i') else array[value] end;

create or replace function search_terms(value text) returns tsvector language sql immutable strict parallel safe
begin atomic
  with tokens as (
    select word, single, lead(single) over next as second, lead(single, 2) over next as third
    from (
      select word, part, place,
        case when octet_length(word) = char_length(word) or word !~ ('^[' || unspaced_ranges() || ']') then word end as single
      from unnest(joined_parts(value)) with ordinality as parts (content, part)
      cross join unnest(search_tokens(content)) with ordinality as words (word, place)
    ) given
    window next as (partition by part order by place)
  )
  select array_to_tsvector(coalesce(array_agg(term), '{}')) from (
    select word from tokens
    union select substring(word from '^f?([0-9]+(?:[.][0-9]+)?)(?:mm)?$') from tokens
    union select single || second from tokens where char_length(single || second) <= 14
    union select single || second || third from tokens
      where char_length(single || second || third) <= 10 and single || second || third ~ '[0-9]'
    union select 'a' || second || joined from tokens cross join lateral (values (''), (third)) as next (joined)
      where single = 'alpha' and second ~ '^[0-9]'
    union select unnest(unspaced_letters(word)) from tokens where single is null
  ) terms (term) where term is not null;
end;

create or replace function description_terms(value text) returns tsvector language sql immutable strict parallel safe
begin atomic
  with tokens as (
    select word, lead(word) over (partition by part order by place) as second
    from (
      select word, part, place from unnest(joined_parts(value)) with ordinality as parts (content, part)
      cross join unnest(search_tokens(content)) with ordinality as words (word, place)
      order by part, place limit 200
    ) first_words
    where char_length(word) <= 60
  )
  select array_to_tsvector(coalesce(array_agg(term), '{}')) from (
    select word from tokens
    union select substring(word from '^f?([0-9]+(?:[.][0-9]+)?)(?:mm)?$') from tokens
    union select word || second from tokens where char_length(word || second) <= 10 and word || second ~ '[0-9]'
  ) terms (term) where term is not null;
end;

-- 0300_items_in_batches.additive.sql computes the terms of stored items again.
