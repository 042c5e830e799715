import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { inTransaction } from '#src/platform/app.server.ts';
import { newId } from '#src/platform/ids.server.ts';
import { everyPage } from '#test/pages.ts';
import { expectProblem } from '#test/problems.ts';
import { createListing, type Kind, useShop } from '#test/shop.ts';
import { findActiveItems } from './service.server.ts';

const shop = await useShop();
const seller = await shop.createUser('Seller');

type Item = { _id: string; date: string };

/** The rows per transaction: after a larger one, the index reads all rows again. */
const step = 390;

/**
 * Inserts items with the same time, so that only their ids determine the order, and publishes a change for the next
 * read.
 */
async function insertMany(kind: Kind, count: number, at: Date, owner = seller): Promise<void> {
  for (let from = 1; from <= count; from += step)
    await inTransaction(shop.app, async (trx) =>
      sql`
      insert into listings (id, kind, seller_id, title, des, brand, condition, duration, location,
        buy_cents, sale_cents, img, listed_at)
      select gen_random_uuid()::text, ${kind}, ${owner.id}, 'Item ' || n, 'Fine.', 'Nikon', 'Good', 1, 'Porto',
        100, 100, '/demo/x.svg', ${at}
      from generate_series(${from}::int, ${Math.min(count, from + step - 1)}::int) n
    `.execute(trx),
    );
}

test('pages of items with the same time contain each item once', async () => {
  const [one, two] = [new Date('2026-01-01T00:00:00.001Z'), new Date('2026-01-01T00:00:00.002Z')];
  await insertMany('cameras', 30, one);
  await insertMany('cameras', 13, two);
  const pages = await everyPage<Item>(shop, '/cameras?limit=10');
  expect(pages.map(({ items }) => items.length)).toEqual([10, 10, 10, 10, 3]);
  expect(pages.map(({ total }) => total)).toEqual(['43', '43', '43', '43', '43']);
  const items = pages.flatMap((page) => page.items);
  expect(new Set(items.map(({ _id }) => _id)).size).toBe(43);
  const sorted = items.toSorted((a, b) => b.date.localeCompare(a.date) || (a._id < b._id ? 1 : -1));
  expect(items).toEqual(sorted);
});

test('the order of items does not depend on the page size', async () => {
  const whole = await everyPage<Item>(shop, '/cameras?limit=100');
  for (const limit of [1, 7, 42, 43]) {
    const pages = await everyPage<Item>(shop, `/cameras?limit=${limit}`);
    expect(pages.flatMap(({ items }) => items)).toEqual(whole[0]!.items);
  }
});

test('a page has 24 items by default and at most 100', async () => {
  await insertMany('lens', 101, new Date('2026-01-01'), await shop.createUser('Seller'));
  for (const [query, count] of [
    ['', 24],
    ['?limit=25', 25],
    ['?limit=100', 100],
  ] as const)
    expect((await shop.call('GET', `/lens${query}`)).body).toHaveLength(count);
  expectProblem(await shop.call('GET', '/lens?limit=101'), 422, ['limit']);
});

test('the link to the next page has the requested size, and the last page has no link', async () => {
  const pages = await everyPage<Item>(shop, '/cameras?limit=25');
  expect(pages.map(({ link }) => link)).toEqual([
    expect.stringMatching(/^<\/api\/cameras\?limit=25&cursor=[\w-]+>; rel="next"$/),
    null,
  ]);
});

test('an empty list is an empty array without a next page', async () => {
  const { status, body, headers } = await shop.call('GET', '/my/lens', { as: seller });
  expect([status, body, headers.get('x-total-count'), headers.get('link')]).toEqual([200, [], '0', null]);
});

test('listing or withdrawing an item does not shift the following pages', async () => {
  const whole = await everyPage<Item>(shop, '/cameras?limit=100');
  const ids = whole[0]!.items.map(({ _id }) => _id);
  const first = await shop.call('GET', '/cameras?limit=20');
  const newest = await createListing(shop, seller);
  await shop.call('DELETE', `/cameras/${ids[19]}`, { as: seller });
  const next = first.headers.get('link')!.slice('</api'.length).split('>')[0]!;
  const second = await shop.call('GET', next);
  expect(second.body.map(({ _id }: Item) => _id)).toEqual(ids.slice(20, 40));
  await shop.call('DELETE', `/cameras/${newest._id}`, { as: seller });
});

test('a cursor contains the number of the next row', async () => {
  const first = await findActiveItems(shop.app, { kind: ['cameras'], limit: 10 });
  const second = await findActiveItems(shop.app, { kind: ['cameras'], limit: 10, cursor: first.next! });
  const third = await findActiveItems(shop.app, { kind: ['cameras'], limit: 5, cursor: second.next! });
  expect([first.first, second.first, third.first]).toEqual([1, 11, 21]);
});

test('totals above 10,000 are exact', async () => {
  await insertMany('accessories', 10_001, new Date('2026-02-02'));
  const path = '/accessories?limit=1';
  // Lists are refused until the index has read the items.
  await expect.poll(async () => (await shop.call('GET', path)).status, { timeout: 30_000 }).toBe(200);
  const { headers } = await shop.call('GET', path);
  expect([headers.get('x-total-count'), headers.get('x-total-count-capped')]).toEqual(['10001', null]);
});

test('each category counts its active items', async () => {
  const cats = { id: newId(), cat: 'accessories', name: 'Accessories', img: '/demo/x.svg' } as const;
  await shop.app.db
    .insertInto('categories')
    .values(cats)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const { body } = await shop.call('GET', '/categories');
  expect(body).toContainEqual({
    _id: expect.any(String),
    cat: 'accessories',
    name: 'Accessories',
    img: expect.any(String),
    count: 10_001,
  });
});

test('the last page of a list of 10,001 items is reachable', async () => {
  const { body } = await shop.call('GET', '/accessories?limit=100');
  const rows = await shop.app.db
    .selectFrom('listings')
    .select('id')
    .where('kind', '=', 'accessories')
    .orderBy('listed_at', 'desc')
    .orderBy('id', 'desc')
    .limit(3)
    .offset(9_998)
    .execute();
  const { next } = await findActiveItems(shop.app, { kind: ['accessories'], limit: 100 });
  const [list] = JSON.parse(Buffer.from(next!, 'base64url').toString());
  const at = new Date('2026-02-02').getTime();
  const cursor = Buffer.from(JSON.stringify([list, at, rows[0]!.id, 9_999])).toString('base64url');
  const end = await shop.call('GET', `/accessories?limit=100&cursor=${cursor}`);
  expect(body).toHaveLength(100);
  expect(end.body.map(({ _id }: Item) => _id)).toEqual(rows.slice(1).map(({ id }) => id));
  expect(end.headers.get('link')).toBeNull();
});

test.each(['date', 'sale', 'title', 'saving'])(
  'a filtered list with few or thousands of matches is sorted by %s',
  async (sort) => {
    for (const kind of ['cameras', 'accessories']) {
      const path = `/${kind}?sort=${sort}&limit=20`;
      const all = await shop.call('GET', path);
      const some = await shop.call('GET', `${path}&brand=nikon&place=porto&max=5`);
      expect(some.body).toHaveLength(20);
      expect(some.body).toEqual(all.body);
      const [next, nextOfAll] = await Promise.all([some, all].map(async ({ headers }) => follow(headers)));
      expect(next).toHaveLength(20);
      expect(next).toEqual(nextOfAll);
    }
  },
);

async function follow(headers: Headers): Promise<unknown> {
  const link = /^<\/api(.*)>/.exec(headers.get('link') ?? '')![1]!;
  return (await shop.call('GET', link)).body;
}
