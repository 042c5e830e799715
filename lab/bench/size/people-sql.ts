/** A number from 0 to below 1 that is the same at every run: of a row's number and of what it is for. */
export const chance = (row: string, purpose: number): string =>
  `((hashint8extended((${row})::bigint, ${purpose}) & 2147483647)::float8 / 2147483648)`;

/** One of some words. */
const oneOf = (words: readonly string[], row: string, purpose: number): string =>
  `(array[${words.map((word) => `'${word.replaceAll("'", "''")}'`).join(',')}])[1 + floor(${chance(row, purpose)} * ${words.length})::int]`;

/** The same, the first far more often than the last, as towns and makers are. */
export const mostlyFirst = (words: readonly string[], row: string, purpose: number): string =>
  `(array[${words.map((word) => `'${word.replaceAll("'", "''")}'`).join(',')}])[1 + floor(power(${chance(row, purpose)}, 2.2) * ${words.length})::int]`;

/** A UUIDv7 of a time and of the number of a row, the same at every run. */
export const idAt = (time: string, row: string, kind: string): string =>
  `(select substr(t, 1, 8) || '-' || substr(t, 9, 4) || '-7' || substr(m, 1, 3) || '-8' || substr(m, 4, 3) || '-' || substr(m, 7, 12)
    from (select lpad(to_hex((extract(epoch from ${time}) * 1000)::bigint), 12, '0') as t, md5('${kind}' || (${row})) as m) parts)`;

/** Everything is from the three years before this moment. */
export const end = `timestamptz '2026-06-01 00:00:00+00'`;

const first =
  'Ada Bruno Chloé Dmitri Elif Farid Greta Hana Ivo Jun Kofi Lena Mara Nils Oona Pia Quim Rosa Sven Tove';
const last =
  'Abel Bauer Costa Dahl Eriksen Fujita Garcia Horvat Ilić Jansen Keller Lund Moreau Novak Okoye Peeters';

/** `$1` people; every fourth sells, and the first of these is the one with a fifth of all items. */
export const people = `
  insert into people (id, issuer, subject, name, email, role, created_at)
  select id, 'https://seed.invalid', id, name, 'person-' || n || '@example.net',
    case when n % 4 = 1 then 'Seller' else 'Buyer' end, at
  from (
    select n, at, ${idAt('at', 'n', 'person')} as id,
      ${oneOf(first.split(' '), 'n', 3)} || ' ' || ${oneOf(last.split(' '), 'n', 4)} as name
    from (select n, ${end} - interval '1500 days' + interval '1 second' * n as at from generate_series(1, $1::int) n) moments
  ) rows`;

const number = `split_part(split_part(email, '@', 1), '-', 2)`;
/** Four in ten sellers are verified, among them the one with a fifth of all items. */
export const verifications = `
  insert into verifications (id, person_id)
  select gen_random_uuid()::text, id from people
  where issuer = 'https://seed.invalid' and role = 'Seller' and (${number} = '1' or ${chance(number, 2)} < 0.4)`;
