import { afterAll, expect, test } from 'vitest';
import { setClock } from '#test/jobs.ts';
import { Negotiation } from '#test/offers.ts';
import { createListing, useShop } from '#test/shop.ts';
import { showEarlierPrices } from './service.server.ts';

const shop = await useShop();
const seller = await shop.createUser('Seller');
let days = 0;

const moveClock = async (by: number) => setClock(shop, `${(days += by)} days`);
afterAll(() => moveClock(-days));

/** Creates an item of $500, and sets each price the given number of days after the one before. */
async function priced(...steps: [afterDays: number, sale: number][]): Promise<string> {
  const { _id } = await createListing(shop, seller, { buy: 900, sale: 500 });
  await shop.sql`update listings set listed_at = shop_now() where id = ${_id}`;
  for (const [after, sale] of steps) {
    await moveClock(after);
    const { status } = await shop.call('PATCH', `/cameras/${_id}`, { as: seller, body: { sale } });
    expect(status).toBe(200);
  }
  return _id;
}
const reducedFrom = async (id: string) => (await shop.call('GET', `/cameras/${id}`)).body.reducedFrom;

const anHour = 1 / 24;

test.for<[string, [number, number][], number | null]>([
  ['was never changed', [], null],
  ['was lowered', [[2, 450]], 500],
  [
    'was lowered twice',
    [
      [2, 450],
      [40, 400],
    ],
    500,
  ],
  ['was lowered within a day of being listed', [[anHour, 450]], null],
  ['was raised', [[2, 550]], null],
  [
    'was raised for days and lowered to what it was before',
    [
      [2, 700],
      [5, 500],
    ],
    null,
  ],
  [
    'was raised for days and lowered below what it was before',
    [
      [2, 700],
      [5, 450],
    ],
    700,
  ],
  [
    'was raised for an hour and then lowered',
    [
      [2, 700],
      [anHour, 450],
    ],
    500,
  ],
  [
    'was raised by mistake',
    [
      [2, 5000],
      [anHour, 500],
    ],
    null,
  ],
  [
    'was lowered by mistake for an hour',
    [
      [2, 45],
      [anHour, 450],
    ],
    500,
  ],
  [
    'was lowered and then raised to a lower price than at first',
    [
      [2, 400],
      [5, 450],
    ],
    null,
  ],
  [
    'was lowered again after 89 days',
    [
      [2, 450],
      [89, 400],
    ],
    500,
  ],
  [
    'was lowered again after 91 days',
    [
      [2, 450],
      [91, 400],
    ],
    450,
  ],
])('an item whose price %s has its reduced price', async ([, steps, expected]) => {
  expect(await reducedFrom(await priced(...steps))).toBe(expected);
});

const pricesBefore = async (id: string) => (await showEarlierPrices(shop.app, id)).map(({ sale }) => sale);

test('the earlier prices of an item are those that stood for a day, newest first and without repetitions', async () => {
  expect(await pricesBefore(await priced())).toEqual([]);
  expect(await pricesBefore(await priced([2, 450], [200, 400], [200, 420]))).toEqual([400, 450, 500]);
  // A mistake that is corrected within an hour.
  const id = await priced([2, 450], [3, 45], [anHour, 450]);
  expect(await pricesBefore(id)).toEqual([500]);
  await shop.call('PUT', `/cameras/${id}/sold`, { as: seller });
  expect(await pricesBefore(id)).toEqual([]);
});

test('an item has the same reduced price on its page, in a list, a search and the list of its owner', async () => {
  const id = await priced([2, 450]);
  const { body: own } = await shop.call('GET', '/my/cameras?limit=1', { as: seller });
  const lists = ['/cameras', '/search?q=nikon'].map(async (path) => (await shop.call('GET', path)).body);
  for (const list of [own, ...(await Promise.all(lists))])
    expect(list.find(({ _id }: { _id: string }) => _id === id)).toMatchObject({ reducedFrom: 500 });
});

test('a sold item is not shown as reduced', async () => {
  const { item, seller: owner } = await Negotiation.open(shop);
  await moveClock(2);
  await shop.call('PATCH', `/cameras/${item}`, { as: owner, body: { sale: 250 } });
  expect(await reducedFrom(item)).toBe(300);
  await shop.call('PUT', `/cameras/${item}/sold`, { as: owner });
  expect(await reducedFrom(item)).toBe(null);
});

test('an item whose price changed a hundred times is not shown as reduced from an earlier price', async () => {
  const id = await priced([2, 700], [5, 450]);
  expect(await reducedFrom(id)).toBe(700);
  await shop.sql`insert into listing_prices (listing_id, until, sale_cents)
    select ${id}, shop_now() + second * interval '1 second', 46000 from generate_series(1, 100) as second`;
  await shop.sql`update listings set updated_at = now() where id = ${id}`;
  expect(await reducedFrom(id)).toBe(null);
});

test('a price that ended more than 92 days ago is deleted unless it is among the last hundred', async () => {
  const id = await priced();
  await shop.sql`insert into listing_prices (listing_id, until, sale_cents)
    select ${id}, shop_now() - age * interval '1 day', 46000 from generate_series(50, 249) as age`;
  const kept = async () => {
    const [row] = await shop.sql`select count(*)::int as count,
      count(*) filter (where until < shop_now() - interval '92 days')::int as old
      from listing_prices where listing_id = ${id}`;
    return row;
  };
  expect(await kept()).toEqual({ count: 200, old: 158 });
  await shop.call('PATCH', `/cameras/${id}`, { as: seller, body: { sale: 450 } });
  // The new one, and the hundred before it.
  expect(await kept()).toEqual({ count: 101, old: 58 });
});
