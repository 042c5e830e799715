-- Codes are read aloud at a meeting, so new ones have no characters that look or sound alike: 0, O and Q, 1, I and L,
-- 5 and S, 8 and B. Codes that exist stay valid.

create or replace function random_code() returns text language sql as $$
  select string_agg(substr('234679ACDEFGHJKMNPRTVWXYZ', get_byte(bytes, i) % 25 + 1, 1), '')
  from (select uuid_send(gen_random_uuid()) as bytes) id, unnest('{0,1,2,3,4,5,9,10}'::int[]) i
$$;
