/** Returns SQL for a number in [0, 1) that depends only on the row number and the purpose. */
export const chance = (row: string, purpose: number): string =>
  `((hashint8extended((${row})::bigint, ${purpose}) & 2147483647)::float8 / 2147483648)`;

const oneOf = (words: readonly string[], row: string, purpose: number): string =>
  `(array[${words.map((word) => `'${word.replaceAll("'", "''")}'`).join(',')}])[1 + floor(${chance(row, purpose)} * ${words.length})::int]`;

/**
 * Returns SQL that picks a word, the first ones far more often than the last ones, because some towns and makers are
 * far more common.
 */
export const mostlyFirst = (words: readonly string[], row: string, purpose: number): string =>
  `(array[${words.map((word) => `'${word.replaceAll("'", "''")}'`).join(',')}])[1 + floor(power(${chance(row, purpose)}, 2.2) * ${words.length})::int]`;

/** Returns SQL for a UUIDv7 that is built from a time and a row number, so that it is the same in each run. */
export const idAt = (time: string, row: string, kind: string): string =>
  `(select substr(t, 1, 8) || '-' || substr(t, 9, 4) || '-7' || substr(m, 1, 3) || '-8' || substr(m, 4, 3) || '-' || substr(m, 7, 12)
    from (select lpad(to_hex((extract(epoch from ${time}) * 1000)::bigint), 12, '0') as t, md5('${kind}' || (${row})) as m) parts)`;

/** All rows are from the three years before this time. */
export const end = `timestamptz '2026-06-01 00:00:00+00'`;

const first =
  'Ada Bruno Chloé Dmitri Elif Farid Greta Hana Ivo Jun Kofi Lena Mara Nils Oona Pia Quim Rosa Sven Tove';
const last =
  'Abel Bauer Costa Dahl Eriksen Fujita Garcia Horvat Ilić Jansen Keller Lund Moreau Novak Okoye Peeters';

/** Inserts `$1` users. Every fourth is a seller, and the first seller has a fifth of all items. */
export const insertUsers = `
  insert into people (id, issuer, subject, name, email, role, created_at)
  select id, 'https://seed.invalid', id, name, 'person-' || n || '@example.net',
    case when n % 4 = 1 then 'Seller' else 'Buyer' end, at
  from (
    select n, at, ${idAt('at', 'n', 'person')} as id,
      ${oneOf(first.split(' '), 'n', 3)} || ' ' || ${oneOf(last.split(' '), 'n', 4)} as name
    from (select n, ${end} - interval '1500 days' + interval '1 second' * n as at from generate_series(1, $1::int) n) moments
  ) rows`;

const number = `split_part(split_part(email, '@', 1), '-', 2)`;
/** Verifies 40 % of the sellers, including the first one. */
export const verifications = `
  insert into verifications (id, person_id)
  select gen_random_uuid()::text, id from people
  where issuer = 'https://seed.invalid' and role = 'Seller' and (${number} = '1' or ${chance(number, 2)} < 0.4)`;
