import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import type { Listing } from '#src/catalog/listings/schemas.ts';
import { inTransaction } from '#src/platform/app.server.ts';
import { everyPage } from '#test/pages.ts';
import { createListing, useShop } from '#test/shop.ts';

const shop = await useShop();
const seller = await shop.createUser('Seller');
const itemCount = 230;
/** Both a price limit in dollars and the number of items within that limit. */
const fewer = 150;
beforeAll(async () => {
  await inTransaction(shop.app, async (trx) =>
    sql`
      insert into listings (id, kind, seller_id, title, des, brand, condition, duration, location,
        buy_cents, sale_cents, img, listed_at, model, model_id)
      select gen_random_uuid()::text, 'lens', ${seller.id}, 'Lumen ' || n % 7, 'Fine.', case when n % 3 = 0 then 'Sigma' else 'Zeiss' end,
        'Good', 1, 'Graz', 100000, n * 100, '/demo/x.svg', now() - n * interval '1 minute', case when n % 2 = 0 then 'X-T3' end, case when n % 2 = 0 then 'fujifilm-x-t3' end
      from generate_series(1, ${itemCount}::int) n
    `.execute(trx),
  );
});

test.for(['', '&sort=sale', '&sort=sale&order=desc', '&sort=date', '&sort=title', '&order=asc'])(
  'pages of a filtered list have the same order as pages of all items: %s',
  async (sort) => {
    const all = (await everyPage<Listing>(shop, `/search?q=lumen${sort}&limit=60`)).flatMap(
      (page) => page.items,
    );
    expect(new Set(all.map(({ _id }) => _id)).size).toBe(itemCount);
    const few = await everyPage<Listing>(shop, `/search?q=lumen&max=${fewer}${sort}&limit=40`);
    expect(few.flatMap((page) => page.items)).toEqual(
      all.filter(({ products }) => Number(products.sale) <= fewer),
    );
    expect(new Set(few.map(({ total }) => total))).toEqual(new Set([String(fewer)]));
  },
);

test('items of the named kind come first on every page', async () => {
  const title = 'Lumen to begin with, a camera without lens';
  await createListing(shop, seller, { title }, 'cameras');
  const pages = await everyPage<Listing>(shop, '/search?q=lumen+camera+lens&limit=100');
  const all = pages.flatMap((page) => page.items);
  expect(new Set(all.map(({ _id }) => _id)).size).toBe(itemCount + 1);
  expect(all.at(-1)!.products.title).toBe(title);
  expect(all.slice(0, -1).every(({ kind }) => kind === 'lens')).toBe(true);
  const { body: cameras } = await shop.call('GET', '/search?q=lumen+camera');
  expect(cameras).toEqual([all.at(-1)]);
  const withdrawn = await shop.call('DELETE', `/cameras/${all.at(-1)!._id}`, { as: seller });
  expect(withdrawn.status).toBe(200);
});

test.for([
  ['', itemCount],
  [`&max=${fewer}`, fewer],
] as const)('facets count all items that the filter leaves: "%s"', async ([filter, all]) => {
  const { body } = await shop.call('GET', `/search/facets?q=lumen${filter}`);
  const sigma = Math.floor(all / 3);
  expect(body).toMatchObject({
    kind: [{ value: 'lens', count: all }],
    brand: [
      { value: 'zeiss', count: all - sigma },
      { value: 'sigma', count: sigma },
    ],
    place: [{ value: 'graz', count: all }],
    available: all,
    verified: 0,
    price: { min: 1, max: all },
  });
});

test('a booked item is no longer counted as available', async () => {
  const buyer = await shop.createUser('Buyer');
  const [first] = (await shop.call('GET', `/search?q=lumen&max=${fewer}`)).body as Listing[];
  await shop.call('GET', `/search/facets?q=lumen&max=${fewer}`);
  const body = { listing: first!._id, phone: '+43 316 0100', location: 'Graz' };
  expect((await shop.call('POST', '/orders', { as: buyer, body })).status).toBe(201);
  const facets = await shop.call('GET', `/search/facets?q=lumen&max=${fewer}`);
  expect(facets.body).toMatchObject({ available: fewer - 1 });
  const left = await shop.call('GET', `/search?q=lumen&max=${fewer}&available=1`);
  expect(left.headers.get('x-total-count')).toBe(String(fewer - 1));
  expect((left.body as Listing[]).map(({ _id }) => _id)).not.toContain(first!._id);
});
