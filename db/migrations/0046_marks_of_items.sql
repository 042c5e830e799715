-- What searches ask of an item beside its words: its kind, its mounts, and of a lens whether it zooms, as terms with a
-- sign that no word has. And one index of all terms: an item is found by its words, of whatever model it is.

-- As before, but the F of 'K&F 77mm' is no aperture.
create or replace function search_tokens(value text) returns text[] language sql immutable strict parallel safe
  return array_remove(regexp_split_to_array(
    regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(
      translate(fold(replace(lower(value), 'ß', 'ss')), 'øłμµ', 'oluu'),
      '(\d),(\d)', '\1.\2', 'g'),
      '(\d)\s+mm\y', '\1mm', 'g'),
      '(\dmm)([[:alnum:]])', '\1 \2', 'g'),
      '\y(?:f|1\s*:)\s*/?\s*(\d)(?!\d*(?:\.\d+)?mm)', 'f\1', 'g'),
      '\y(f\d+(?:\.\d+)?)([[:alpha:]])', '\1 \2', 'g'),
      '(\d)\.(\d)', '\1\2', 'g'),
    '[^[:alnum:]]+'), '');

-- Lenses that are written '1.4/50' or '50/1.4' have the words of '50mm f1.4', too.
create function lens_numbers(title text) returns text[] language sql immutable strict parallel safe
  return (
    select coalesce(array_agg(word), '{}') from (
      select unnest(array[replace(least(one, other)::text, '.', ''), greatest(one, other)::text]
        || array['f' || replace(least(one, other)::text, '.', ''), greatest(one, other) || 'mm']) as word
      from (
        select replace(found[1], ',', '.')::numeric as one, replace(found[2], ',', '.')::numeric as other
        from regexp_matches(title, '(?<![\d.,/])(\d{1,3}(?:[.,]\d)?)/(\d{1,3}(?:[.,]\d)?)(?![\d.,/])', 'g') as found
      ) pairs
      where least(one, other) < 12 and greatest(one, other) >= 8 and greatest(one, other) % 1 = 0
    ) words);

create function search_marks(kind text, title text, mounts text[]) returns tsvector
  language sql immutable strict parallel safe
  return array_to_tsvector(
    array['=' || kind]
    || case when kind <> 'lens' then '{}'
      when title ~ '(?<![\d.,])\d{1,3}(\.\d)?\s*[-–]\s*\d{2,4}(?![\d.,]*\d)' then array['=zoom'] else array['=prime'] end
    || case when kind = 'lens' then lens_numbers(title) else '{}' end
    || array(select kind || '@' || lower(mount) from unnest(mounts) as given (mount)));

do $$
declare
  -- As it is, but for all items.
  terms_index text := (
    select replace(replace(indexdef, 'listings_terms_of_models', 'listings_terms'), ' AND (search_model_id IS NOT NULL)', '')
    from pg_indexes where schemaname = current_schema and indexname = 'listings_terms_of_models');
begin
  alter table listings
    drop column terms,
    add column terms tsvector not null generated always as (
      search_terms(brand || ' ' || title || coalesce(' ' || model, '')) || search_marks(kind, title, mounts)
    ) stored;
  execute terms_index;
end $$;
