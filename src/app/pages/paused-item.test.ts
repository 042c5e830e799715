import { expect, test } from 'vitest';
import { callLoader } from '#test/page-context.ts';
import { expectProblem } from '#test/problems.ts';
import { createListing, useShop } from '#test/shop.ts';
import { loader } from './item-page.tsx';

const shop = await useShop();
const seller = await shop.createUser('Seller');
const buyer = await shop.createUser('Buyer');
const admin = await shop.createUser('admin');

async function paused() {
  const { _id } = await createListing(shop, seller, { title: 'Leica M3', des: 'Call me.' });
  await shop.call('POST', '/my/items/pause', { as: seller, body: { items: [_id] } });
  return _id as string;
}
const load = (id: string) => callLoader(shop.app, loader, `/cameras/${id}`, { id });
const watch = (id: string) => shop.call('PUT', `/watchlist/${id}`, { as: buyer });

test('an item that its seller has paused has a page with its title, photo and price, and status 404', async () => {
  const id = await paused();
  const { init, data } = (await load(id)) as { init: ResponseInit; data: { paused: object } };
  expect(init.status).toBe(404);
  expect(data).toEqual({
    paused: {
      _id: id,
      kind: 'cameras',
      title: 'Leica M3',
      img: 'https://example.com/fm2.jpg',
      sale: 310.5,
      brand: 'Nikon',
      sellerId: seller.id,
    },
  });
  expect((await shop.call('GET', `/cameras/${id}/similar`)).status).toBe(200);
  expectProblem(await shop.call('GET', `/cameras/${id}`), 404);
});

test('a user who asked for it on that page is notified even after a short pause, and others are not', async () => {
  const id = await paused();
  const earlier = await shop.createUser('Buyer');
  await shop.sql`insert into watches (user_id, listing_id, sale_cents, notified_cents, at)
    values (${earlier.id}, ${id}, 310_50, 310_50, now() - interval '1 day')`;
  expect((await watch(id)).status).toBe(200);
  await shop.call('POST', '/my/items/resume', { as: seller, body: { items: [id] } });
  await shop.work();
  const countOf = async (as: typeof buyer) => (await shop.call('GET', '/notifications', { as })).body.length;
  expect([await countOf(buyer), await countOf(earlier)]).toEqual([1, 0]);
});

test.for([
  ['an admin has paused', { paused_by: admin.id, paused_for: 'Fake.' }],
  ['a suspended user sells', null],
] as const)('the page of an item that %s shows nothing of it', async ([, values]) => {
  const id = await paused();
  if (values) await shop.app.db.updateTable('listings').set(values).where('id', '=', id).execute();
  else await shop.call('PUT', `/suspensions/${seller.id}`, { as: admin, body: { reason: 'spam' } });
  await expect(load(id)).rejects.toMatchObject({ data: { code: 'not-on-show' }, init: { status: 404 } });
  expectProblem(await watch(id), 404);
  expectProblem(await shop.call('GET', `/cameras/${id}/similar`), 404);
});
