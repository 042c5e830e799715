import pg from 'pg';
import { findEmbeddedPostgres } from '#embedded-postgres/start.ts';

export type Scale = { users: number; products: number; orders: number };

const fullScale: Scale = { users: 100_000, products: 100_000, orders: 100_000 };

// Returns SQL for a UUIDv7 that is built from a time and a row number, so that it is the same in each run.
const idOf = (kind: string, number: string, time: string) =>
  `(select substr(t, 1, 8) || '-' || substr(t, 9, 4) || '-7' || substr(m, 1, 3) || '-8' || substr(m, 4, 3) || '-' || substr(m, 7, 12)
    from (select lpad(to_hex((extract(epoch from ${time}) * 1000)::bigint), 12, '0') as t, md5('${kind}' || ${number}) as m) parts)`;

const pick = (words: string[], number: string) =>
  `(array[${words.map((word) => `'${word}'`).join(',')}])[1 + ((${number}) % ${words.length})::int]`;

const first = [
  'Ada',
  'Bruno',
  'Chloé',
  'Dmitri',
  'Elif',
  'Farid',
  'Greta',
  'Hana',
  'Ivo',
  'Jun',
  'Kofi',
  'Lena',
  'Mara',
];
const last = [
  'Abel',
  'Bauer',
  'Costa',
  'Dahl',
  'Eriksen',
  'Fujita',
  'Garcia',
  'Horvat',
  'Ilić',
  'Jansen',
  'Keller',
];
export const brands = [
  'Canon',
  'Fujifilm',
  'Hasselblad',
  'Leica',
  'Minolta',
  'Nikon',
  'Olympus',
  'Pentax',
  'Rollei',
  'Sony',
];
export const models = [
  'FM2',
  'X-T3',
  'AE-1',
  'M6',
  '50mm f/1.4',
  '85mm f/1.8',
  'tripod',
  'bag',
  'flash',
  'K1000',
  'EOS R',
  'A7',
];
export const places = ['Porto', 'Lyon', 'Graz', 'Gent', 'Turku', 'Brno', 'Split'];

const day = "interval '1 day'";

// Every tenth user is a seller. One seller has a fifth of all items, and one buyer a twentieth of all orders.
const insertUsers = `
  insert into people (id, issuer, subject, name, email, role, created_at)
  select id, 'https://seed.invalid', id, name, lower(translate(name, ' éć', '.ec')) || n || '@example.net',
    case when n % 10 = 0 then 'Seller' when n % 10000 = 1 then 'admin' else 'Buyer' end, created_at
  from (
    select n, created_at, ${idOf('person', 'n', 'created_at')} as id,
      ${pick(first, 'n * 7')} || ' ' || ${pick(last, 'n / 3')} as name
    from (select n, date_trunc('minute', now() - ${day} * (n * 997 % 1000)) as created_at
          from generate_series(1, $1::int) n) numbers
  ) rows
  on conflict do nothing`;

const verifications = `
  insert into verifications (id, person_id)
  select gen_random_uuid()::text, id from people
  where issuer = 'https://seed.invalid' and role = 'Seller' and hashtext(id) % 3 = 0
  on conflict do nothing`;

const listings = `
  with sellers as (
    select id, row_number() over (order by id) as rank from people
    where issuer = 'https://seed.invalid' and role = 'Seller'
  ), counted as (select count(*)::int as sellers from sellers)
  insert into listings (id, kind, seller_id, title, des, brand, condition, duration, location, buy_cents, sale_cents,
    img, listed_at, sold_at)
  select ${idOf('listing', 'n', 'listed_at')}, ${pick(['cameras', 'lens', 'accessories'], 'n')}, sellers.id,
    brand || ' ' || ${pick(models, 'n / 11')} || ' no. ' || n, 'One of many, for measuring.', brand,
    ${pick(['Excellent', 'Good', 'Fair'], 'n / 2')}, n % 100, ${pick(places, 'n / 5')},
    20000 + n % 5000, 10000 + n % 5000, 'https://example.com/' || n % 50 || '.jpg', listed_at,
    case when n > $1::int then now() end
  from (
    select n, ${pick(brands, 'n / 7')} as brand, date_trunc('minute', now() - ${day} * (n * 991 % 1000)) as listed_at
    from generate_series(1, $1::int + $2::int) n
  ) numbers, counted
  join sellers on true
  where sellers.rank = case when numbers.n % 5 = 1 then 1 else 1 + numbers.n % sellers end
  on conflict do nothing`;

const orders = `
  with buyers as (
    select id, name, row_number() over (order by id) as rank from people
    where issuer = 'https://seed.invalid' and role = 'Buyer'
  ), counted as (select count(*)::int as buyers from buyers)
  insert into orders (id, listing_id, seller_id, buyer_id, phone, location, title, img, sale_cents, placed_at, sold_at, customer,
    stage, due_at, moved_at, moved_by, moved_by_id, completed_at, review_until, listed_cents,
    handover_code, handover_salt)
  select ${idOf('order', 'items.id', 'placed_at')}, items.id, items.seller_id, buyers.id,
    '+43 316 ' || items.n, items.location, items.title, items.img, items.sale_cents, placed_at, items.sold_at, buyers.name,
    case when items.sold_at is null then 'accepted' else 'completed' end,
    case when items.sold_at is null then now() + interval '14 days' end,
    coalesce(items.sold_at, placed_at), 'seller', items.seller_id, items.sold_at,
    items.sold_at + interval '336 hours',
    items.sale_cents, case when items.sold_at is null then random_code() end,
    case when items.sold_at is null then random_salt() end
  from (
    select listings.*, listed_at + interval '6 hours' as placed_at, row_number() over (order by listings.id) as n
    from listings where img like 'https://example.com/%' and deleted_at is null
      and (sold_at is not null or substring(title from '\\d+$')::int % 5 = 0)
  ) items, counted
  join buyers on true
  where buyers.rank = case when items.n % 20 = 1 then 1 else 1 + items.n * 13 % buyers end
  on conflict do nothing`;

/** Adds users, active items and orders to a migrated database within a minute. If run again, it adds nothing. */
export async function seedScale(connection: pg.ClientConfig, scale: Scale = fullScale): Promise<void> {
  const client = new pg.Client(connection);
  await client.connect();
  try {
    await client.query('begin');
    // Triggers are disabled, because the rows are valid, and 300,000 checks would take longer than everything else.
    for (const table of ['people', 'listings', 'orders'])
      await client.query(`alter table ${table} disable trigger user`);
    await client.query(insertUsers, [scale.users]);
    await client.query(verifications);
    await client.query('analyze people, verifications');
    await client.query(listings, [scale.products, scale.orders - Math.floor(scale.products / 5)]);
    await client.query('analyze listings');
    await client.query(orders);
    await client.query(orderHistory);
    for (const table of ['people', 'listings', 'orders'])
      await client.query(`alter table ${table} enable trigger user`);
    await client.query('commit');
    await client.query('vacuum analyze people, verifications, listings, orders');
  } finally {
    await client.end();
  }
}

if (import.meta.main) {
  const url = process.argv[2] ?? process.env['DATABASE_URL'];
  const connection = url
    ? { connectionString: url }
    : await findEmbeddedPostgres(process.env['STATE_DIR'] ?? '.state');
  if (!connection)
    throw new Error('No database: set DATABASE_URL, or first start the shop that uses STATE_DIR.');
  const started = performance.now();
  await seedScale(connection);
  console.log(
    `Seeded 100,000 users, active items and orders in ${Math.round(performance.now() - started)} ms.`,
  );
}

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
