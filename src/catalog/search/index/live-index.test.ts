import pg from 'pg';
import { afterAll, expect, test, vi } from 'vitest';
import { sql } from 'kysely';
import { inTransaction } from '#src/platform/app.server.ts';
import { countOf } from '#test/observability.ts';
import { book, createListing, type TestUser, useShop } from '#test/shop.ts';
import { isIndexReady, startIndex } from '#src/catalog/search/engine-service.server.ts';

const shop = await useShop();
const seller = await shop.createUser('Seller');
await createListing(shop, seller, { title: 'First thing' });
const index = startIndex(shop.app, shop.connection);
await vi.waitUntil(() => index.isReady, { timeout: 30_000 });
afterAll(() => index.close());

const countOfRows = () => countOf('rangefinder_search_answers_total{from="database"}');

async function find(query: string): Promise<{ titles: string[]; from: string }> {
  const before = await countOfRows();
  const { status, body } = await shop.call('GET', `/search?sort=title&${query}`);
  expect(status).toBe(200);
  const titles = body.map(({ products }: { products: { title: string } }) => products.title);
  return { titles, from: (await countOfRows()) === before ? 'index' : 'database' };
}

async function found(query: string): Promise<string[]> {
  const { titles, from } = await find(query);
  expect(from).toBe('index');
  return titles;
}

test('the next search reflects every change of items, orders and sellers', async () => {
  const admin = await shop.createUser('admin');
  const buyer = await shop.createUser('Buyer');
  const other = await shop.createUser('Seller');
  const changed = async (method: string, path: string, as: TestUser, body?: object) =>
    expect((await shop.call(method, path, { as, body })).status).toBeLessThan(300);
  expect(await found('q=thing')).toEqual(['First thing']);
  const item = await createListing(shop, seller, { title: 'Second thing', brand: 'Pentax' });
  await createListing(shop, other, { title: 'Third thing' });
  expect(await found('q=thing')).toEqual(['First thing', 'Second thing', 'Third thing']);
  expect(await found('brand=pentax')).toEqual(['Second thing']);
  await changed('PATCH', `/cameras/${item._id}`, seller, { title: 'Second one', sale: 99 });
  expect(await found('q=thing')).toEqual(['First thing', 'Third thing']);
  expect(await found('max=99')).toEqual(['Second one']);
  const order = await book(shop, buyer, item);
  expect(await found('available=1')).toEqual(['First thing', 'Third thing']);
  expect(await found('')).toEqual(['First thing', 'Second one', 'Third thing']);
  await changed('DELETE', `/orders/${order._id}`, buyer);
  expect(await found('available=1')).toEqual(['First thing', 'Second one', 'Third thing']);
  expect(await found('verified=1')).toEqual([]);
  await changed('PUT', `/users/seller/${other.id}`, admin, { checked: ['identity'] });
  expect(await found('verified=1')).toEqual(['Third thing']);
  await changed('PUT', `/suspensions/${other.id}`, admin, { reason: 'Sells what is not there.' });
  expect(await found('')).toEqual(['First thing', 'Second one']);
  await changed('DELETE', `/suspensions/${other.id}`, admin);
  expect(await found('')).toEqual(['First thing', 'Second one', 'Third thing']);
  await changed('DELETE', `/cameras/${item._id}`, seller);
  expect(await found('')).toEqual(['First thing', 'Third thing']);
});

test('searches use PostgreSQL after the tag `everything` is published, until the index is rebuilt', async () => {
  // Without its trigger, the change is not published.
  await sql`alter table listings disable trigger listings_changed`.execute(shop.app.db);
  await shop.app.db
    .updateTable('listings')
    .set({ title: 'First of all' })
    .where('title', '=', 'First thing')
    .execute();
  await sql`alter table listings enable trigger listings_changed`.execute(shop.app.db);
  await sql`truncate listing_descriptions`.execute(shop.app.db);
  expect(await find('q=thing')).toMatchObject({ titles: ['First thing', 'Third thing'], from: 'index' });
  await inTransaction(shop.app, (trx) =>
    sql`insert into changes (tags) values ('{everything}')`.execute(trx),
  );
  expect(await find('q=thing')).toMatchObject({ titles: ['Third thing'], from: 'database' });
  await vi.waitUntil(() => index.isReady, { timeout: 30_000 });
  expect(await find('q=thing')).toMatchObject({ titles: ['Third thing'], from: 'index' });
});

const madeOf = (of: string) => countOf(`rangefinder_search_index_made_total{of="${of}"}`);
const made = async () => (await madeOf('rows')) + (await madeOf('snapshot'));

test('a fragmented index keeps answering while it is rebuilt', async () => {
  const before = await made();
  await inTransaction(shop.app, (trx) =>
    sql`
      insert into listings (id, kind, seller_id, title, des, brand, condition, duration, location, buy_cents, sale_cents, img)
      select gen_random_uuid()::text, 'lens', ${seller.id}, 'Many', 'Fine.', 'Zeiss', 'Good', 1, 'Graz', 100, 100, '/demo/x.svg'
      from generate_series(1, 350)
    `.execute(trx),
  );
  for (let times = 1; times <= 7; times++) {
    await inTransaction(shop.app, (trx) =>
      sql`update listings set title = ${`Many ${times}`} where title like 'Many%'`.execute(trx),
    );
    const { body, headers } = await shop.call('GET', `/search?q=many+${times}&limit=1`);
    expect([body[0].products.title, headers.get('x-total-count')]).toEqual([`Many ${times}`, '350']);
  }
  await vi.waitUntil(async () => (await made()) > before, { timeout: 30_000 });
  expect((await find('q=many+7&limit=100')).from).toBe('index');
});

test('the index is rebuilt after it may have missed changes', async () => {
  const before = await made();
  shop.app.changes.missed();
  await vi.waitUntil(async () => (await made()) > before, { timeout: 30_000 });
  await vi.waitUntil(() => shop.app.changes.listening, { timeout: 30_000 });
  expect(await find('q=thing')).toEqual({ titles: ['Third thing'], from: 'index' });
  expect(isIndexReady(shop.app)).toBe(true);
});

test('while the index takes too long, PostgreSQL runs two searches at a time, and all others get 503', async () => {
  const other = new pg.Client(shop.connection);
  await other.connect();
  const { changes } = shop.app;
  const version = changes.version(['listing:x']);
  const before = await countOfRows();
  try {
    await other.query('begin; lock table listings in access exclusive mode');
    // The index reads the item now, and waits for the lock.
    await sql`insert into changes (tags) values ('{listing:x}')`.execute(shop.app.db);
    await sql`notify changed`.execute(shop.app.db);
    await vi.waitUntil(() => changes.version(['listing:x']) > version, { timeout: 30_000 });
    const requests = Array.from({ length: 6 }, (_each, at) => shop.call('GET', `/search?q=late${at}`));
    const responses = await Promise.all(requests);
    expect(responses.map(({ status }) => status)).toEqual(requests.map(() => 503));
    expect((await countOfRows()) - before).toBe(2);
  } finally {
    await other.end();
  }
  expect(await found('q=thing')).toEqual(['Third thing']);
});

test('searches use PostgreSQL after the index thread has ended', async () => {
  await sql`
    select pg_terminate_backend(pid) from pg_stat_activity
    where application_name = 'rangefinder-index' and datname = current_database()`.execute(shop.app.db);
  await vi.waitUntil(() => !index.isReady, { timeout: 30_000 });
  expect(await find('q=thing')).toEqual({ titles: ['Third thing'], from: 'database' });
  expect(isIndexReady(shop.app)).toBe(false);
});
