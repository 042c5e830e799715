import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { everyPage } from '#test/pages.ts';
import { expectProblem } from '#test/problems.ts';
import { book, createListing, type TestUser, useShop } from '#test/shop.ts';

const titles = [
  'zoom',
  'Élan 7',
  'a lens',
  'A lens',
  'Canon',
  '100% "sharp"',
  'A lens',
  '日本光学',
  'x_y\\z',
];
const sales = [300, 20.5, 300, 1, 999_999.99, 300, 20.5, 2, 300];

const shop = await useShop();
const seller = await shop.createUser('Seller', 'sam');
const admin = await shop.createUser('admin', 'Élodie');
const buyers = await Promise.all(
  ['Robin', 'robin', 'Åsa', 'Zoë'].map((name) => shop.createUser('Buyer', name)),
);
for (const [index, title] of titles.entries()) {
  const item = await createListing(shop, seller, { title, sale: sales[index] });
  if (index % 2 === 0) await book(shop, buyers[(index / 2) % buyers.length]!, item);
  if (index % 4 === 0) await shop.call('PUT', `/cameras/${item._id}/sold`, { as: seller });
  if (index % 3 !== 0)
    await shop.call('POST', '/reports', {
      as: buyers[index % 4]!,
      body: { listing: item._id, reason: index % 2 ? 'spam' : 'other' },
    });
}
const { db } = shop.app;
await sql`update users set role = 'Seller' where id = ${buyers[1]!.id}`.execute(db);
for (const { id } of [buyers[1]!, seller]) await shop.call('PUT', `/users/seller/${id}`, { as: admin });
await sql`update users set role = 'Buyer' where id = ${buyers[1]!.id}`.execute(db);
// All rows have the same time, so that only ids differ.
await sql`update users set created_at = '2026-01-01'`.execute(db);
await sql`update listings set listed_at = '2026-01-01'`.execute(db);
await sql`update orders set placed_at = '2026-01-01'`.execute(db);
const { body: reports } = await shop.call('GET', '/reports', { as: admin });
for (const { _id } of reports.slice(0, 3))
  await shop.call('PUT', `/reports/${_id}`, { as: admin, body: { outcome: 'dismissed' } });

type Row = { _id: string };
const key = (value: string) => value.toLowerCase();

/** Compares text by code point. */
function compare(a: string | number, b: string | number): number {
  if (typeof a === 'number' || typeof b === 'number') return Number(a) - Number(b);
  return Buffer.compare(Buffer.from(a), Buffer.from(b));
}

const collator = new Intl.Collator('en');
const compareWords = (a: string | number, b: string | number) =>
  collator.compare(key(String(a)), key(String(b)));

type Sort = [
  path: string,
  as: TestUser,
  sort: string,
  by: (row: any) => string | number,
  compareKeys?: typeof compare,
];
const sorts: Sort[] = [
  ['/users', admin, 'created', () => 0],
  ['/users', admin, 'name', (row) => row.name, compareWords],
  ['/users', admin, 'email', (row) => key(row.email)],
  ['/users', admin, 'role', (row) => row.role],
  ['/users', admin, 'status', (row) => row.status],
  ['/orders', admin, 'date', (row) => row.date],
  ['/orders', admin, 'title', (row) => row.title, compareWords],
  ['/orders', admin, 'sale', (row) => row.sale],
  ['/orders', admin, 'customer', (row) => row.name, compareWords],
  ['/my/cameras', seller, 'date', (row) => row.date],
  ['/my/cameras', seller, 'title', (row) => row.products.title, compareWords],
  ['/my/cameras', seller, 'sale', (row) => row.products.sale],
  ['/my/cameras', seller, 'state', (row) => row.state],
  ['/cameras', admin, 'date', (row) => row.date],
  ['/cameras', admin, 'title', (row) => key(row.products.title)],
  ['/cameras', admin, 'sale', (row) => row.products.sale],
  ['/audit', admin, 'date', (row) => row.date],
  ['/audit', admin, 'act', (row) => row.act],
  ['/reports', admin, 'queue', (row) => row.closed ?? '9'],
  ['/reports', admin, 'date', (row) => row.date],
  ['/reports', admin, 'reason', (row) => row.reason],
];

const cases = sorts.flatMap(([path, as, sort, by, compareKeys = compare]) =>
  (['asc', 'desc'] as const).map((order) => ({ path, as, sort, by, order, compareKeys })),
);

test.for(cases)(
  '$path sorted by $sort $order lists each row once, with ties ordered by id, for any page size',
  async ({ path, as, sort, by, order, compareKeys }) => {
    const read = (limit: number) =>
      everyPage<Row>(shop, `${path}?limit=${limit}&sort=${sort}&order=${order}`, as);
    const rows = (await read(100))[0]!.items;
    expect(rows.length).toBeGreaterThan(4);
    const sorted = rows.toSorted((a, b) => compareKeys(by(a), by(b)) || compare(a._id, b._id));
    expect(rows).toEqual(order === 'asc' ? sorted : sorted.toReversed());
    for (const limit of [1, 2, 3]) expect((await read(limit)).flatMap(({ items }) => items)).toEqual(rows);
  },
);

const cursorOf = async (path: string, as: TestUser): Promise<string> => {
  const { headers } = await shop.call('GET', path, { as });
  return /cursor=([\w-]+)/.exec(headers.get('link') ?? '')![1]!;
};

test('a cursor from a different sort, order or filter is rejected', async () => {
  const cursor = await cursorOf('/orders?limit=1&sort=title', admin);
  const get = (path: string) => shop.call('GET', path, { as: admin });
  expect((await get(`/orders?sort=title&order=asc&cursor=${cursor}`)).status).toBe(200);
  for (const query of [
    '',
    'sort=customer',
    'sort=title&order=desc',
    'sort=title&state=open',
    'sort=title&q=lens',
    `sort=title&email=${seller.email}`,
    'sort=title&side=sales',
  ])
    expectProblem(await get(`/orders?${query}&cursor=${cursor}`), 422, ['cursor'], query);
  const buyersCursor = await cursorOf('/users?limit=1&role=Buyer', admin);
  expectProblem(await get(`/users?role=Seller&cursor=${buyersCursor}`), 422, ['cursor']);
});

test('a page reports the number of its first row', async () => {
  const cursor = await cursorOf('/my/cameras?limit=4&sort=title', seller);
  const next = await shop.call('GET', `/my/cameras?limit=4&sort=title&cursor=${cursor}`, { as: seller });
  expect([next.headers.get('x-first-row'), next.headers.get('x-total-count')]).toEqual(['5', '9']);
});

const findUsers = async (q: string) =>
  (await shop.call('GET', `/users?sort=name&q=${encodeURIComponent(q)}`, { as: admin })).body;

test('a search finds a user by part of their name or email, ignoring case', async () => {
  expect((await findUsers('OBI')).map(({ name }: any) => name).toSorted()).toEqual(['Robin', 'robin']);
  expect((await findUsers('ÉLO')).map(({ name }: any) => name)).toEqual(['Élodie']);
  expect((await findUsers('a')).length).toBeGreaterThan(2);
  expect((await findUsers(seller.email)).map(({ name }: any) => name)).toEqual(['sam']);
  expect(await findUsers('nobody')).toEqual([]);
});

const findOwnTitles = async (q: string) => {
  const { body } = await shop.call('GET', `/my/cameras?q=${encodeURIComponent(q)}`, { as: seller });
  return body.map(({ products }: any) => products.title);
};

test('a search treats % and _ as characters, not as wildcards', async () => {
  expect(await findOwnTitles('%')).toEqual(['100% "sharp"']);
  expect(await findOwnTitles('_')).toEqual(['x_y\\z']);
  expect(await findOwnTitles('\\')).toEqual(['x_y\\z']);
  expect(await findOwnTitles('光')).toEqual(['日本光学']);
});

test('filters for role and status can be combined', async () => {
  const { body } = await shop.call('GET', '/users?role=Buyer&status=varified', { as: admin });
  expect(body.map(({ name }: any) => name)).toEqual(['robin']);
});

const findOrders = async (q: string) =>
  (await shop.call('GET', `/orders?sort=title&q=${encodeURIComponent(q)}`, { as: admin })).body;

test('a search finds an order by the title of its item or by the current name of its buyer', async () => {
  expect((await findOrders('canon')).map(({ title }: any) => title)).toEqual(['Canon']);
  const [robin] = (await findOrders('Zoë')).map(({ email }: any) => email);
  await sql`update users set name = 'Renamed Person' where email = ${robin}`.execute(shop.app.db);
  expect(await findOrders('Zoë')).toEqual([]);
  expect((await findOrders('renamed')).map(({ name }: any) => name)).toContain('Renamed Person');
});

const orderStates = async (state: string) =>
  (await shop.call('GET', `/orders?state=${state}`, { as: seller })).body.map((row: any) => row.state);

test('a filter selects open or ended orders', async () => {
  expect(await orderStates('open')).toEqual(['open', 'open']);
  expect(await orderStates('sold')).toEqual(['sold', 'sold', 'sold']);
});

test("a filter selects a seller's items by state", async () => {
  const { body, headers } = await shop.call('GET', '/my/cameras?state=booked&limit=1', { as: seller });
  expect([body.map(({ state }: any) => state), headers.get('x-total-count')]).toEqual([['booked'], '2']);
});
