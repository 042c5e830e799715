-- Most titles of lenses have no dash or no slash, and need none of the slow patterns. The marks stay the same.
create or replace function search_marks(kind text, title text, mounts text[]) returns tsvector
  language sql immutable strict parallel safe
  return array_to_tsvector(
    array['=' || kind]
    || case when kind <> 'lens' then '{}' when title ~ '[-‐‑‒–—―−]' and is_zoom(title) then array['=zoom'] else array['=prime'] end
    || case when kind = 'lens' and strpos(title, '/') > 0 then lens_numbers(title) else '{}' end
    || array(select kind || '@' || lower(mount) from unnest(mounts) as given (mount)));
