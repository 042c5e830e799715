import { sql } from 'kysely';
import pg from 'pg';
import { expect, test, vi } from 'vitest';
import { isIndexReady } from '#src/catalog/search/engine-service.server.ts';
import { inTransaction } from '#src/platform/app.server.ts';
import { withContext } from '#src/platform/context.server.ts';
import { countOf } from '#test/observability.ts';
import { book, createListing, type TestUser, useShop } from '#test/shop.ts';

const shop = await useShop();
const seller = await shop.createUser('Seller');
await createListing(shop, seller, { title: 'First thing' });

const search = (query: string) => shop.call('GET', `/search?sort=title&${query}`);

async function found(query: string): Promise<string[]> {
  const { status, body } = await search(query);
  expect(status).toBe(200);
  return body.map(({ products }: { products: { title: string } }) => products.title);
}

/** Searches until there is an answer: without a complete index, searches are refused for a moment. */
async function foundSoon(query: string): Promise<string[]> {
  await vi.waitUntil(async () => {
    const { status, headers } = await search(query);
    expect(status === 200 || headers.get('retry-after') === '5', String(status)).toBe(true);
    return status === 200;
  }, waits);
  return found(query);
}
const waits = { timeout: 30_000 };

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

test('no search finds what was true before the tag `everything` was published', async () => {
  // Without its trigger, the change is not published.
  await sql`alter table listings disable trigger listings_changed`.execute(shop.app.db);
  await shop.app.db
    .updateTable('listings')
    .set({ title: 'First of all' })
    .where('title', '=', 'First thing')
    .execute();
  await sql`alter table listings enable trigger listings_changed`.execute(shop.app.db);
  await sql`truncate listing_descriptions`.execute(shop.app.db);
  expect(await found('q=thing')).toEqual(['First thing', 'Third thing']);
  await inTransaction(shop.app, (trx) =>
    sql`insert into changes (tags) values ('{everything}')`.execute(trx),
  );
  expect(await foundSoon('q=thing')).toEqual(['Third thing']);
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
  await vi.waitUntil(async () => (await made()) > before, waits);
  expect(await found('q=many+7&limit=100')).toHaveLength(100);
});

test('the index is rebuilt after it may have missed changes', async () => {
  const before = await made();
  shop.app.changes.missed();
  expect(await foundSoon('q=thing')).toEqual(['Third thing']);
  expect(await made()).toBe(before + 1);
});

test('searches are refused while the index takes too long', async () => {
  const other = new pg.Client(shop.connection);
  await other.connect();
  const { changes } = shop.app;
  const version = changes.version(['listing:x']);
  try {
    await other.query('begin; lock table listings in access exclusive mode');
    // The index reads the item now, and waits for the lock.
    await sql`insert into changes (tags) values ('{listing:x}')`.execute(shop.app.db);
    await sql`notify changed`.execute(shop.app.db);
    await vi.waitUntil(() => changes.version(['listing:x']) > version, waits);
    const { status, headers, body } = await search('q=late');
    expect([status, headers.get('retry-after'), body.type]).toEqual([
      503,
      '1',
      'urn:rangefinder:problem:busy',
    ]);
  } finally {
    await other.end();
  }
  expect(await found('q=thing')).toEqual(['Third thing']);
});

test('a thread that has ended is replaced, and no search gets a wrong answer meanwhile', async () => {
  const before = await made();
  await sql`
    select pg_terminate_backend(pid) from pg_stat_activity
    where application_name = 'rangefinder-index' and datname = current_database()`.execute(shop.app.db);
  await vi.waitUntil(() => !isIndexReady(shop.app), waits);
  await createListing(shop, seller, { title: 'Fourth thing' });
  expect(await foundSoon('q=thing')).toEqual(['Fourth thing', 'Third thing']);
  expect(await made()).toBe(before + 1);
});

test('a search by a client whose own change this process has not read includes it', async () => {
  const { db, changeLog } = shop.app;
  // Without `inTransaction`, the process reads the change only when it polls the log.
  const own = await db.transaction().execute(async (trx) => {
    await sql`update listings set title = 'Fifth thing' where title = 'Fourth thing'`.execute(trx);
    const { rows } = await sql<{ xid: string }>`select pg_current_xact_id()::text as xid`.execute(trx);
    return BigInt(rows[0]!.xid);
  });
  expect(changeLog.hasRead(own)).toBe(false);
  expect(await withContext({ unread: own }, () => found('q=thing'))).toEqual(['Fifth thing', 'Third thing']);
});

test('a search is refused if too many changes are missing from the log of this process', async () => {
  const own = await shop.app.db.transaction().execute(async (trx) => {
    await sql`insert into changes (tags) values ('{everything}')`.execute(trx);
    const { rows } = await sql<{ xid: string }>`select pg_current_xact_id()::text as xid`.execute(trx);
    return BigInt(rows[0]!.xid);
  });
  expect(shop.app.changeLog.hasRead(own)).toBe(false);
  const { status, headers } = await withContext({ unread: own }, () => search('q=thing'));
  expect([status, headers.get('retry-after')]).toEqual([503, '5']);
});
