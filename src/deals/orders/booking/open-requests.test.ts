import { beforeEach, expect, test } from 'vitest';
import { Deal } from '#test/deals.ts';
import { expectProblem } from '#test/problems.ts';
import { createListing, tryToBook, type TestUser, useShop } from '#test/shop.ts';

let seller: TestUser;
let buyer: TestUser;
const shop = await useShop({ RATE_LIMITS: 'on' });
beforeEach(async () => {
  seller = await shop.createUser('Seller');
  buyer = await shop.createUser('Buyer');
});

const tryToBookNew = async (title: string) =>
  tryToBook(shop, buyer, await createListing(shop, seller, { title }));
const bookMany = async (count: number) => {
  const orders: string[] = [];
  for (let each = 1; each <= count; each++) {
    const { status, body } = await tryToBookNew(`Item ${each}`);
    expect(status, String(each)).toBe(201);
    orders.push(body._id);
  }
  return orders;
};
const confirm = () => shop.sql`update users set email_verified = true where id = ${buyer.id}`;
const complete = async () => {
  const deal = await Deal.open(shop, { buyer, seller });
  await deal.bringTo('completed');
};

test('a new buyer has at most three open requests; the next is rejected and lists them', async () => {
  const [first] = await bookMany(3);
  const refused = await tryToBookNew('Item 4');
  expectProblem(refused, 409);
  expect(refused.body).toMatchObject({
    type: 'urn:rangefinder:problem:too-many-open',
    detail:
      'You already have 3 pending requests: Item 1, Item 2, Item 3. Wait for a response or withdraw one.',
  });
  await shop.call('PUT', `/orders/${first}/accept`, { as: seller });
  expect((await tryToBookNew('Item 5')).status).toBe(201);
  expectProblem(await tryToBookNew('Item 6'), 409);
});

test('a buyer with a confirmed address and a completed deal has at most ten open requests', async () => {
  await complete();
  await confirm();
  await bookMany(10);
  expectProblem(await tryToBookNew('Item 11'), 409);
});

test.for([
  ['a confirmed address', confirm],
  ['a completed deal', complete],
] as const)('%s alone does not raise the limit of three open requests', async ([, prepare]) => {
  await prepare();
  await bookMany(3);
  expectProblem(await tryToBookNew('Item 4'), 409);
});

test('ten concurrent requests of a new buyer create three orders', async () => {
  const items = await Promise.all(Array.from({ length: 10 }, () => createListing(shop, seller)));
  const responses = await Promise.all(items.map((item) => tryToBook(shop, buyer, item)));
  expect(responses.map(({ status }) => status).toSorted()).toEqual([
    ...Array(3).fill(201),
    ...Array(7).fill(409),
  ]);
});

test('a booking of a booked item is rejected with `already-booked` even when the buyer has reached the limit of requests', async () => {
  await bookMany(3);
  const deal = await Deal.open(shop, { seller });
  const { body } = await tryToBook(shop, buyer, { _id: deal.item });
  expect(body.type).toBe('urn:rangefinder:problem:already-booked');
});
