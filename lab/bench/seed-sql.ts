/** Returns SQL for a number in [0, 1) that depends only on the row number and the purpose. */
const chance = (row: string, purpose: number): string =>
  `((hashint8extended((${row})::bigint, ${purpose}) & 2147483647)::float8 / 2147483648)`;

const oneOf = (words: readonly string[], row: string, purpose: number): string =>
  `(array[${words.map((word) => `'${word.replaceAll("'", "''")}'`).join(',')}])[1 + floor(${chance(row, purpose)} * ${words.length})::int]`;

/**
 * Returns SQL that picks a word, the first ones far more often than the last ones, because some towns and makers are
 * far more common.
 */
const mostlyFirst = (words: readonly string[], row: string, purpose: number): string =>
  `(array[${words.map((word) => `'${word.replaceAll("'", "''")}'`).join(',')}])[1 + floor(power(${chance(row, purpose)}, 2.2) * ${words.length})::int]`;

/** Returns SQL for a UUIDv7 that is built from a time and a row number, so that it is the same in each run. */
const idAt = (time: string, row: string, kind: string): string =>
  `(select substr(t, 1, 8) || '-' || substr(t, 9, 4) || '-7' || substr(m, 1, 3) || '-8' || substr(m, 4, 3) || '-' || substr(m, 7, 12)
    from (select lpad(to_hex((extract(epoch from ${time}) * 1000)::bigint), 12, '0') as t, md5('${kind}' || (${row})) as m) parts)`;

/** All rows are from the three years before this time. */
const end = `timestamptz '2026-06-01 00:00:00+00'`;

const first =
  'Ada Bruno Chloé Dmitri Elif Farid Greta Hana Ivo Jun Kofi Lena Mara Nils Oona Pia Quim Rosa Sven Tove';
const last =
  'Abel Bauer Costa Dahl Eriksen Fujita Garcia Horvat Ilić Jansen Keller Lund Moreau Novak Okoye Peeters';

/** Inserts `$1` users. Every fourth is a seller, and the first seller has a fifth of all items. */
export const insertUsers = `
  insert into users (id, issuer, subject, name, email, role, created_at)
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
  insert into verifications (id, user_id)
  select gen_random_uuid()::text, id from users
  where issuer = 'https://seed.invalid' and role = 'Seller' and (${number} = '1' or ${chance(number, 2)} < 0.4)`;

const places =
  'Berlin Paris Wien London Hamburg Milano Lyon Porto Graz Gent Turku Brno Split Madrid Lisboa Oslo Malmö Bergen Leipzig Köln München Roma Torino Praha Kraków Gdańsk Riga Tallinn Vilnius Zürich Basel Bern Genève Bruxelles Antwerpen Utrecht Rotterdam Aarhus Odense Göteborg Sevilla Valencia Bilbao Coimbra Braga Nantes Lille Nice Toulouse Bordeaux Dresden Linz Salzburg Ljubljana Zagreb Budapest Athina Dublin Cork Leeds'.split(
    ' ',
  );
// Accessories, which the reference data do not cover.
const products = [
  ['Manfrotto', '055 tripod with head'],
  ['Peak Design', 'Everyday Messenger 13'],
  ['Gossen', 'Lunasix F light meter'],
  ['Lowepro', 'Nova 170 bag'],
  ['Nikon', 'SB-800 flash'],
  ['Canon', 'LP-E6 battery'],
  ['Sony', 'NP-FZ100 battery, original'],
  ['B+W', 'polariser 67 mm'],
  ['Novoflex', 'Nikon F to Sony E adapter'],
  ['Metz', '45 CT-4 flash with bracket'],
] as const;

/** Shuffles `$1` models, so that every maker has popular models and rare ones. */
export const popularity = `
  create temp table ranked as
  select *, (row_number() over (partition by kind order by md5(id)))::int - 1 as rank, (count(*) over (partition by kind))::int as of
  from gear_models`;

/** Varies titles: with and without the maker, without spaces, in a different case, with accessories. */
const title = `left(case floor(${chance('n', 11)} * 9)::int
    when 0 then name
    when 1 then lower(brand || ' ' || name)
    when 2 then brand || ' ' || replace(replace(name, ' ', ''), '-', '')
    when 3 then upper(brand) || ' ' || name || ' - mint'
    when 4 then brand || ' ' || name || ', boxed, with strap'
    when 5 then name || ' (' || brand || ') in good order'
    else brand || ' ' || name
  end, 120)`;

/**
 * Inserts the items `$2` to `$3` of `$1`, the oldest first. 50 % are cameras and 40 % are lenses; a fifth belong to one
 * seller, and one in eleven is sold.
 */
export const listings = `
  insert into listings (id, kind, seller_id, title, des, brand, condition, duration, location, place_id, buy_cents, sale_cents,
    img, listed_at, updated_at, sold_at, model, model_id, mount)
  select ${idAt('at', 'n', 'listing')}, kind, seller, ${title},
    'Seen in the pictures as it is. ' || name || ', used with care, sold since it is used no more. Number ' || n || '.',
    case when ${chance('n', 12)} < 0.03 then upper(brand) else brand end,
    (array['Excellent', 'Excellent', 'Excellent', 'Good', 'Good', 'Good', 'Good', 'Good', 'Fair', 'Fair'])[1 + floor(${chance('n', 13)} * 10)::int],
    case kind when 'accessories' then floor(${chance('n', 14)} * 20) else floor(power(${chance('n', 14)}, 1.5) * 480) end,
    location, (select place_id from towns where towns.name = location),
    base, greatest(500, (base * (0.25 + 0.7 * ${chance('n', 16)}))::int / 500 * 500),
    '/demo/bench-' || n % 40 || '.jpg', at, at, case when n % 11 = 0 then at + interval '9 days' end,
    case when linked then name end, case when linked then model end, mount
  from (
    select numbers.*, ${mostlyFirst(places, 'n', 15)} as location, coalesce(ranked.kind, 'accessories') as kind, ranked.id as model,
      coalesce(ranked.maker, products.maker) as brand, coalesce(ranked.name, products.name) as name,
      ranked.id is not null and ${chance('n', 17)} < 0.7 as linked,
      ranked.mounts[1 + n % greatest(cardinality(ranked.mounts), 1)] as mount,
      8000 + (hashtext(coalesce(ranked.id, products.name)) & 262143) as base, sellers.id as seller
    from (
      select n, ${end} - interval '1095 days' * ((($1::int - n)::float8 + ${chance('n', 18)}) / $1::int) as at,
        case when ${chance('n', 20)} < 0.5 then 'cameras' when ${chance('n', 21)} < 0.8 then 'lens' end as wanted,
        power(${chance('n', 22)}, 2.5) as draw
      from generate_series($2::int, $3::int) n
    ) numbers
    left join (select kind, min("of") as many from ranked group by kind) sizes on sizes.kind = numbers.wanted
    left join ranked on ranked.kind = numbers.wanted and ranked.rank = floor(draw * sizes.many)::int
    left join (values ${products.map(([maker, name], index) => `(${index}, '${maker}', '${name}')`).join(', ')})
      as products (number, maker, name) on numbers.wanted is null and products.number = n % ${products.length}
    cross join (select count(*)::int as many from sellers) counted
    join sellers on sellers.number = case when n % 5 = 1 then 0 else floor(${chance('n', 23)} * counted.many)::int end
  ) rows`;

/** The largest place of each name. */
export const towns = `
  create temp table towns as
  select distinct on (name) name, place_id from place_names
  where name = any(array[${places.map((name) => `'${name}'`).join(',')}])
  order by name, population desc`;

/** The sellers, numbered from 0. */
export const sellers = `
  create temp table sellers as
  select id, (row_number() over (order by id))::int - 1 as number
  from users where issuer = 'https://seed.invalid' and role = 'Seller'`;

/** The photos that all items share. */
export const photos = `
  insert into photos (hash, host, width, height, placeholder, url, base, widths, formats, stored_at)
  select md5('photo' || n), 'demo', 1600, 1200, 'data:image/webp;base64,' || repeat(md5('p' || n), 4),
    '/demo/bench-' || n || '.jpg', '/demo/bench-' || n, '{320,640,1200}', '{webp}', now()
  from generate_series(0, 39) n`;

export const listingPhotos = `
  insert into listing_photos (listing_id, position, hash)
  select listings.id, 0, photos.hash from listings join photos on photos.url = listings.img
  where listings.img like '/demo/bench-%'`;

/** Inserts an order for each sold item, and an open order for every tenth of the other items. */
export const orders = `
  insert into orders (id, listing_id, seller_id, buyer_id, phone, location, title, img, sale_cents, placed_at, sold_at, customer,
    stage, due_at, moved_at, moved_by, moved_by_id, completed_at, listed_cents, handover_code, handover_salt)
  select ${idAt('placed', 'n', 'order')}, items.id, items.seller_id, buyers.id, '+43 316 ' || n, items.location,
    items.title, items.img, items.sale_cents, placed, items.sold_at, buyers.name,
    case when items.sold_at is null then 'accepted' else 'completed' end,
    case when items.sold_at is null then now() + interval '14 days' end,
    coalesce(items.sold_at, placed), 'seller', items.seller_id, items.sold_at,
    items.sale_cents, case when items.sold_at is null then random_code() end,
    case when items.sold_at is null then random_salt() end
  from (
    select *, listed_at + interval '6 hours' as placed, (row_number() over (order by id))::int as n
    from listings
    where (sold_at is not null or ${chance('hashtext(id)', 19)} < 0.1) and img like '/demo/bench-%'
  ) items
  cross join (
    select count(*)::int as many from users where issuer = 'https://seed.invalid' and role = 'Buyer'
  ) counted
  join (
    select id, name, (row_number() over (order by id))::int - 1 as number
    from users where issuer = 'https://seed.invalid' and role = 'Buyer'
  ) buyers on buyers.number = items.n * 13 % counted.many`;

/** Inserts the events of the seeded orders in one statement, instead of row by row in triggers. */
export const orderHistory = `
  insert into order_events (order_id, seq, from_stage, to_stage, by, by_id, at)
  select orders.id, steps.* from orders
  cross join lateral (values
    (1, 'new', 'requested', 'buyer', buyer_id, placed_at),
    (2, 'requested', case stage when 'accepted' then 'accepted' else 'handed-over' end, 'seller', seller_id, moved_at),
    (3, 'handed-over', 'completed', 'buyer', buyer_id, moved_at)
  ) steps (seq, from_stage, to_stage, by, by_id, at)
  where (seq < 3 or stage = 'completed') and not exists (select from order_events where order_id = orders.id)`;
