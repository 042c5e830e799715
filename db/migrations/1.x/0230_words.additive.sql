-- The words of items. src/platform/shared/text.ts and src/catalog/search/parsing/tokens.ts split typed text in the same way; a
-- test compares the two with random text in 20 scripts.

-- The letters, marks and digits that folded text can contain besides ASCII, as ranges for use inside brackets: those of
-- [\p{L}\p{M}\p{N}] in Unicode 17. PostgreSQL's own classes depend on its version and on the locale.
create function word_ranges() returns text language sql immutable parallel safe
  return
    '\u00DF-\u00F6\u00F8-\u02C1\u02C6-\u02D1\u02EC\u02EE\u0300-\u0373\u0377-\u03F3\u03F8-\u0481\u0483-\u0559'
    '\u0560-\u0588\u0591-\u05BD\u05BF\u05C1-\u05C2\u05C4-\u05C5\u05C7-\u05F2\u0610-\u061A\u0620-\u0669\u066E-\u06D3'
    '\u06D5-\u06DC\u06DF-\u06E8\u06EA-\u06FC\u06FF\u0710-\u07F5\u07FA-\u07FD\u0800-\u082D\u0840-\u085B\u0860-\u0887'
    '\u0889-\u088F\u0897-\u08E1\u08E3-\u0963\u0966-\u096F\u0971-\u09F1\u09F4-\u09F9\u09FC\u09FE-\u0A75\u0A81-\u0AEF'
    '\u0AF9-\u0B6F\u0B71-\u0BF2\u0C00-\u0C6F\u0C78-\u0C7E\u0C80-\u0C83\u0C85-\u0D4E\u0D54-\u0D78\u0D7A-\u0DF3'
    '\u0E01-\u0E3A\u0E40-\u0E4E\u0E50-\u0E59\u0E81-\u0F00\u0F18-\u0F19\u0F20-\u0F33\u0F35\u0F37\u0F39\u0F3E-\u0F84'
    '\u0F86-\u0FBC\u0FC6\u1000-\u1049\u1050-\u109D\u10D0-\u10FA\u10FD-\u135F\u1369-\u138F\u13F8-\u13FD\u1401-\u166C'
    '\u166F-\u167F\u1681-\u169A\u16A0-\u16EA\u16EE-\u1734\u1740-\u17D3\u17D7\u17DC-\u17F9\u180B-\u180D\u180F-\u193B'
    '\u1946-\u19DA\u1A00-\u1A1B\u1A20-\u1A99\u1AA7\u1AB0-\u1B4C\u1B50-\u1B59\u1B6B-\u1B73\u1B80-\u1BF3\u1C00-\u1C37'
    '\u1C40-\u1C7D\u1C80-\u1C8A\u1CD0-\u1CD2\u1CD4-\u1FF7\u20D0-\u20F0\u214E\u2180-\u2188\u24EB-\u24FF\u2776-\u2793'
    '\u2C30-\u2CE4\u2CEC-\u2CF3\u2CFD\u2D00-\u2D67\u2D7F-\u2DFF\u2E2F\u3005-\u3007\u3021-\u302F\u3031-\u3035'
    '\u303B-\u303C\u3041-\u309E\u30A1-\u30FA\u30FC-\u312F\u31A0-\u31BF\u31F0-\u324F\u3400-\u4DBF\u4E00-\uA48C'
    '\uA4D0-\uA4FD\uA500-\uA60C\uA610-\uA672\uA674-\uA67D\uA67F-\uA6F1\uA717-\uA71F\uA723-\uA788\uA78C-\uA827'
    '\uA82C-\uA835\uA840-\uA873\uA880-\uA8C5\uA8D0-\uA8F7\uA8FB\uA8FD-\uA92D\uA930-\uA953\uA960-\uA9C0\uA9CF-\uA9D9'
    '\uA9E0-\uAA59\uAA60-\uAA76\uAA7A-\uAADD\uAAE0-\uAAEF\uAAF2-\uAB5A\uAB60-\uAB68\uAB70-\uABEA\uABEC-\uFB1E'
    '\uFE00-\uFE2F\uFE73\U00010000-\U000100FA\U00010107-\U00010133\U00010140-\U00010178\U0001018A-\U0001018B'
    '\U000101FD-\U0001039D\U000103A0-\U000103CF\U000103D1-\U00010563\U00010597-\U00010855\U00010858-\U00010876'
    '\U00010879-\U0001091B\U00010920-\U00010939\U00010940-\U00010A48\U00010A60-\U00010A7E\U00010A80-\U00010AC7'
    '\U00010AC9-\U00010AEF\U00010B00-\U00010B35\U00010B40-\U00010B91\U00010BA9-\U00010D6D\U00010D6F-\U00010D85'
    '\U00010E60-\U00010EAC\U00010EB0-\U00010EC7\U00010EFA-\U00010F54\U00010F70-\U00010F85\U00010FB0-\U00011046'
    '\U00011052-\U000110BA\U000110C2\U000110D0-\U0001113F\U00011144-\U00011173\U00011176-\U000111C4'
    '\U000111C9-\U000111CC\U000111CE-\U000111DA\U000111DC\U000111E1-\U00011237\U0001123E-\U000112A8'
    '\U000112B0-\U000113D3\U000113E1-\U0001144A\U00011450-\U00011459\U0001145E-\U000114C5\U000114C7-\U000115C0'
    '\U000115D8-\U00011640\U00011644-\U00011659\U00011680-\U000116B8\U000116C0-\U0001173B\U00011740-\U0001183A'
    '\U000118C0-\U00011943\U00011950-\U000119E1\U000119E3-\U00011A3E\U00011A47-\U00011A99\U00011A9D'
    '\U00011AB0-\U00011AF8\U00011B60-\U00011BE0\U00011BF0-\U00011C40\U00011C50-\U00011C6C\U00011C72-\U00011EF6'
    '\U00011F00-\U00011F42\U00011F50-\U00011FD4\U00012000-\U0001246E\U00012480-\U00012FF0\U00013000-\U0001342F'
    '\U00013440-\U00016A69\U00016A70-\U00016AF4\U00016B00-\U00016B36\U00016B40-\U00016B43\U00016B50-\U00016D6C'
    '\U00016D70-\U00016E96\U00016EBB-\U00016FE1\U00016FE3-\U0001BC99\U0001BC9D-\U0001BC9E\U0001CF00-\U0001CF46'
    '\U0001D165-\U0001D169\U0001D16D-\U0001D172\U0001D17B-\U0001D182\U0001D185-\U0001D18B\U0001D1AA-\U0001D1AD'
    '\U0001D242-\U0001D244\U0001D2C0-\U0001D2F3\U0001D360-\U0001D378\U0001DA00-\U0001DA36\U0001DA3B-\U0001DA6C'
    '\U0001DA75\U0001DA84\U0001DA9B-\U0001E14E\U0001E290-\U0001E2F9\U0001E4D0-\U0001E5FA\U0001E6C0-\U0001E959'
    '\U0001EC71-\U0001ECAB\U0001ECAD-\U0001ECAF\U0001ECB1-\U0001ED2D\U0001ED2F-\U0001ED3D\U0001F10B-\U0001F10C'
    '\U00020000-\U000323AF';

-- Scripts that are written without spaces: Thai, Lao, Burmese, Khmer, Han, kana, Bopomofo and Hangul.
create function unspaced_ranges() returns text language sql immutable parallel safe
  return '\u0E01-\u0EFF\u1000-\u109F\u1100-\u11FF\u1780-\u17DF\u3005-\u3007\u3021-\u3029\u3031-\u3035\u303B\u3041-\u318F'
    '\u31A0-\u31BF\u31F0-\u31FF\u3400-\u4DBF\u4E00-\u9FFF\uA960-\uA97F\uAC00-\uD7FF\U00020000-\U000323AF';

-- The letters of such a text, each with its marks.
create function unspaced_letters(value text) returns text[] language sql immutable strict parallel safe
  return array(select found[1] from regexp_matches(value, replace('[^M][M]*|[M]+', 'M',
    '\u0E31\u0E34-\u0E3A\u0E47-\u0E4E\u0EB1\u0EB4-\u0EBC\u0EC8-\u0ECE\u102B-\u103E\u1056-\u1059\u105E-\u1060\u1062-\u1064'
    '\u1067-\u106D\u1071-\u1074\u1082-\u108D\u108F\u109A-\u109D\u17B4-\u17D3\u17DD\u3099-\u309A'), 'g') as found);

-- Lower case without accents, vowel points and characters that are not shown. The Greek letters that camera names use are
-- Latin letters if they stand alone: 'α7', 'µ-II'.
create or replace function fold(value text) returns text language plpgsql immutable strict parallel safe as $$
begin
  if octet_length(value) = char_length(value) then
    return lower(value);
  end if;
  value := lower(normalize(translate(value, '™℠', '  '), nfkd));
  value := regexp_replace(value,
    '[\u0300-\u036F\u0483-\u0487\u0591-\u05BD\u05BF\u05C1\u05C2\u05C4\u05C5\u05C7\u0610-\u061A\u0640\u064B-\u065F\u0670'
    '\u06D6-\u06DC\u06DF-\u06E4\u06E7\u06E8\u06EA-\u06ED\u1AB0-\u1AFF\u1DC0-\u1DFF\u20D0-\u20FF\uFE20-\uFE2F'
    '\u00AD\u034F\u061C\u180B-\u180F\u200B-\u200F\u202A-\u202E\u2060-\u206F\uFE00-\uFE0F\uFEFF]', '', 'g');
  value := replace(replace(replace(replace(value, 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th');
  value := translate(value, 'øłđðħıƒςʼ' ||
      '٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹०१२३४५६७८९০১২৩৪৫৬৭৮৯੦੧੨੩੪੫੬੭੮੯'
      '૦૧૨૩૪૫૬૭૮૯୦୧୨୩୪୫୬୭୮୯௦௧௨௩௪௫௬௭௮௯౦౧౨౩౪౫౬౭౮౯೦೧೨೩೪೫೬೭೮೯'
      '൦൧൨൩൪൫൬൭൮൯๐๑๒๓๔๕๖๗๘๙໐໑໒໓໔໕໖໗໘໙၀၁၂၃၄၅၆၇၈၉០១២៣៤៥៦៧៨៩', 'olddhifσ''' || repeat('0123456789', 15));
  value := regexp_replace(value, '(?<![\u0370-\u03FF])α(?![\u0370-\u03FF])', 'a', 'g');
  value := regexp_replace(value, '(?<![\u0370-\u03FF])μ(?![\u0370-\u03FF])', 'u', 'g');
  return normalize(value, nfc);
end $$;

-- Apertures and focal lengths have one spelling, and keep their decimal point: 'f/1,8' is 'f1.8', and 'f/4.0' is 'f4'. Scripts that
-- are written without spaces give pairs of letters.
create or replace function search_tokens(value text) returns text[] language plpgsql immutable strict parallel safe as $$
declare
  folded text := fold(value);
  is_ascii boolean := octet_length(folded) = char_length(folded);
  unspaced text := unspaced_ranges();
  words text[];
  tokens text[] := '{}';
  letters text[];
  part text;
begin
  -- Only letters, digits and these four signs are left, which stand for separators in the following patterns.
  folded := regexp_replace(folded, '[^a-z0-9.,:/' || case when is_ascii then '' else word_ranges() end || ']+', ' ', 'g');
  -- '1,200' and '1.200' are thousands, but '2.8,200mm' is not. '1,8' is a decimal, but '24,35,50' is not.
  folded := regexp_replace(folded, '(?<![0-9.,])([1-9][0-9]{0,2})[.,]([0-9]{3})(?! *mm(?![^ .,:/])|[^ .,:/]|[.,][0-9])', '\1\2', 'g');
  folded := regexp_replace(folded, '(?<![0-9.,])([0-9]{1,3}),([0-9]{1,2})(?![0-9]|[.,][0-9])', '\1.\2', 'g');
  folded := regexp_replace(folded, '(?<=[0-9])[.]0+(?![0-9]|[.][0-9])', '', 'g');
  folded := regexp_replace(folded, '([0-9]) +mm(?![^ .,:/])', '\1mm', 'g');
  folded := regexp_replace(folded, '([0-9]mm)(?=[^ .,:/])', '\1 ', 'g');
  -- The F of 'K&F 77mm' is no aperture, and '1:1' is a magnification.
  folded := regexp_replace(folded,
    '(?<![^ .,:/])(?:f|1 *:(?! *1(?![0-9.]))) */? *([0-9])(?![0-9]*(?:[.][0-9]+)?mm)', 'f\1', 'g');
  folded := regexp_replace(folded, '(?<![^ .,:/])(f[0-9]+(?:[.][0-9]+)?)(?=[^ .,:/0-9])', '\1 ', 'g');
  folded := regexp_replace(folded, '(?<![^ .,:/])alpha(?=[0-9])', 'alpha ', 'g');
  folded := regexp_replace(folded, '(?<![0-9])[.]|[.](?![0-9])', ' ', 'g');
  words := array_remove(regexp_split_to_array(folded, '[ ,:/]+'), '');
  if is_ascii or folded !~ ('[' || unspaced || ']') then
    return words;
  end if;
  for part in
    select piece[1] from unnest(words) with ordinality as given (word, place)
    cross join regexp_matches(word, '[' || unspaced || ']+|[^' || unspaced || ']+', 'g') with ordinality as parts (piece, at)
    order by place, at
  loop
    if part !~ ('^[' || unspaced || ']') then
      tokens := tokens || part;
    else
      letters := unspaced_letters(part);
      tokens := tokens || case when cardinality(letters) = 1 then letters else array(
        select letters[at] || letters[at + 1] from generate_series(1, cardinality(letters) - 1) at order by at) end;
    end if;
  end loop;
  return tokens;
end $$;

-- Besides its words, an item has the numbers of apertures and focal lengths, neighboring words as one ('a7iii' finds 'A7 III' and
-- 'Alpha 7 III'), and each letter of scripts without spaces.
create or replace function search_terms(value text) returns tsvector language sql immutable strict parallel safe
begin atomic
  with tokens as (
    select word, single, lead(single) over (order by place) as second, lead(single, 2) over (order by place) as third
    from (
      select word, place, case when octet_length(word) = char_length(word) or word !~ ('^[' || unspaced_ranges() || ']') then word end
        as single
      from unnest(search_tokens(value)) with ordinality as words (word, place)
    ) given
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

-- Lenses that are written '1.4/50' or '50/1.4' also have the words of '50mm f1.4'. Ratings ('9/10'), dates ('10/12') and exposure times
-- ('1/60') are not apertures: whole apertures are 1, 2, 4 and, of long lenses, 8 and 11.
create or replace function lens_numbers(title text) returns text[] language sql immutable strict parallel safe
  return (
    select coalesce(array_agg(word), '{}') from (
      select unnest(array[aperture, focal, 'f' || aperture, focal || 'mm']) as word
      from (
        select trim_scale(least(one, other))::text as aperture, trim_scale(greatest(one, other))::text as focal
        from (
          select replace(found[1], ',', '.')::numeric as one, replace(found[2], ',', '.')::numeric as other,
            found[1] ~ '[.,]' as is_decimal
          from regexp_matches(title, '(?<![0-9.,/])([0-9]{1,3}(?:[.,][0-9]{1,2})?) ?/ ?([0-9]{1,3}(?:[.,][0-9]{1,2})?)(?![0-9.,/])', 'g')
            as found
        ) pairs
        where greatest(one, other) >= 8 and greatest(one, other) % 1 = 0 and least(one, other) between 0.7 and 11.9
          and case
            when least(one, other) % 1 <> 0 then not (other = 10 and (one >= 6 or one % 1 = 0.5))
            when one = 1 and not is_decimal then other = 50
            when least(one, other) in (8, 11) then greatest(one, other) >= 250
            else least(one, other) in (1, 2, 4) and greatest(one, other) > 12
          end
      ) lenses
    ) words);

-- Whether a title names a range of focal lengths. Months, years and other units make it another range.
create function is_zoom(title text) returns boolean language sql immutable strict parallel safe
  return exists (
    select from regexp_matches(lower(translate(title, '‐‑‒–—―−', '-------')),
      '(?<![0-9.,])([0-9]{1,3}(?:[.,][0-9])?)(?: *mm)? *- *([0-9]{2,4})(?![0-9]|[.,][0-9]| *[%$€£°])'
      '(?! *-? *(?:months?|mths?|mon|monaten?|mois|years?|yrs?|jahren?|ans|weeks?|days?|hours?|hrs?|minutes?|kg|lbs?|pcs|shots?|exposures?'
      '|people|usd|dollars?|eur|euros?)(?![[:alnum:]]))', 'g')
      as found
    where replace(found[1], ',', '.')::numeric < found[2]::numeric);

create or replace function search_marks(kind text, title text, mounts text[]) returns tsvector
  language sql immutable strict parallel safe
  return array_to_tsvector(
    array['=' || kind]
    || case when kind <> 'lens' then '{}' when is_zoom(title) then array['=zoom'] else array['=prime'] end
    || case when kind = 'lens' then lens_numbers(title) else '{}' end
    || array(select kind || '@' || lower(mount) from unnest(mounts) as given (mount)));

-- The words that a typo can stand for. A number with a typo would name something else.
create function words_for_typos(value text) returns setof text language sql immutable strict parallel safe
begin atomic
  select distinct word from unnest(search_tokens(value)) as words (word)
  where word ~ '^[^0-9.]{4,30}$' and word !~ ('^[' || unspaced_ranges() || ']')
  -- In one order, so that two transactions with the same new words do not deadlock.
  order by word;
end;

create or replace function keep_words() returns trigger language plpgsql as $$
begin
  insert into search_words select words_for_typos(new.brand || ' ' || new.title) on conflict do nothing;
  return null;
end $$;

create or replace function follow_parts() returns trigger language plpgsql as $$
begin
  update listings set (part_names, part_brands, part_mounts, part_models, part_terms) = (
    select array_agg(part_name(brand, model) order by position), array_agg(brand order by position),
      case when count(*) > 0 then array(
        select distinct value from listing_parts part cross join unnest(part.mounts) as given (value)
        where part.listing_id = listings.id order by value) end,
      case when count(*) > 0 then array_remove(array_agg(search_model_id order by position), null) end,
      case when count(*) > 0 then array_to_tsvector(array(
        select distinct term from listing_parts part cross join unnest(tsvector_to_array(
          search_terms(part_name(part.brand, part.model)) || search_marks(part.kind, part.model, part.mounts))) as given (term)
        where part.listing_id = listings.id)) end
    from listing_parts where listing_id = listings.id)
  where id in (select listing_id from changed_parts);
  if tg_op <> 'DELETE' then
    insert into search_words
    select distinct word from changed_parts cross join words_for_typos(brand || ' ' || model) as word
    order by word
    on conflict do nothing;
  end if;
  return null;
end $$;

-- 0300_items_in_batches.additive.sql computes the terms of stored items again.
-- Searches with words are planned again: an empty version differs from each version.
update search_definitions set planned_by = '' where has_words;
