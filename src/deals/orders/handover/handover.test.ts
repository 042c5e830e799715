import { pbkdf2Sync } from 'node:crypto';
import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { containsCode } from '#src/deals/orders/handover/schemas.ts';
import { Deal } from '#test/deals.ts';
import { expectProblem } from '#test/problems.ts';
import { book, useShop } from '#test/shop.ts';

let deal: Deal;
const shop = await useShop({ RATE_LIMITS: 'on' });
const stranger = await shop.createUser('Buyer');
beforeEach(async () => {
  deal = await Deal.open(shop);
});

test.for([
  ['My code is Y3RS-9M01', true],
  ['y3rs 9mo1!', true],
  ['It starts with Y3RS, then comes 9M0l.', false],
  ['Y3RS–9M01', true],
  ['Y3RS.9M01', true],
  ['See you at 9', false],
] as const)('the text %s has the code: %s', ([text, expected]) => {
  expect(containsCode(text, 'Y3RS-9M01')).toBe(expected);
});

const other = (code: string) => (code.startsWith('0') ? `1${code.slice(1)}` : `0${code.slice(1)}`);

test('new codes have no characters that look or sound alike', async () => {
  const [{ all }] = await shop.sql`select string_agg(random_code(), '') as all from generate_series(1, 200)`;
  expect([...new Set(all)].toSorted().join('')).toBe('234679ACDEFGHJKMNPRTVWXYZ');
});

test('once the seller has accepted, the buyer can read the code and the seller its verifier', async () => {
  expectProblem(await deal.call('GET', '/handover', 'buyer'), 409);
  await deal.bringTo('accepted');
  const code = await deal.code();
  expect(code).toMatch(/^[0-9A-Z]{4}-[0-9A-Z]{4}$/);
  const { body, status } = await deal.call('GET', '/handover', 'seller');
  expect([status, Object.keys(body).toSorted(), body.iterations]).toEqual([
    200,
    ['iterations', 'salt', 'verifier'],
    600_000,
  ]);
  const derived = pbkdf2Sync(code.replace('-', ''), Buffer.from(body.salt, 'base64'), 600_000, 32, 'sha256');
  expect(body.verifier).toBe(derived.toString('base64'));
  expect((await deal.call('GET', '/handover', 'seller')).body).toEqual(body);
  expectProblem(await deal.call('GET', '/handover', 'seller', { as: stranger }), 403);
});

test('a code with characters that new ones no longer have still completes the deal', async () => {
  await deal.bringTo('accepted');
  await deal.write(sql`handover_code = '8Q0BMKKQ'`);
  expect(await deal.code()).toBe('8Q0B-MKKQ');
  expect((await deal.type('8qob mkkq')).body.order.stage).toBe('completed');
});

test('each order has its own code and salt', async () => {
  const second = await Deal.open(shop);
  for (const each of [deal, second]) await each.bringTo('accepted');
  const { rows } = await sql<{ codes: number; salts: number }>`
    select count(distinct handover_code)::int as codes, count(distinct handover_salt)::int as salts
    from orders where id in (${deal.order}, ${second.order})`.execute(shop.app.db);
  expect(rows).toEqual([{ codes: 2, salts: 2 }]);
});

test('the right code completes the deal once, in any spelling', async () => {
  await deal.arrange();
  const code = await deal.code();
  const typed = ` ${code.toLowerCase().replace('-', ' ').replaceAll('0', 'o').replaceAll('1', 'l')}`;
  expectProblem(await deal.type(code, 'buyer'), 403);
  expect((await deal.type(typed)).body).toMatchObject({
    modifiedCount: 1,
    order: { stage: 'completed', state: 'sold', until: null },
  });
  expect((await deal.type(code)).body.modifiedCount).toBe(0);
  expect(await deal.itemState()).toBe('sold');
  expect((await deal.history()).at(-1)).toEqual(['completed', 'seller']);
});

test('a wrong code is rejected, and the sixth attempt in 15 minutes gets 429', async () => {
  await deal.bringTo('accepted');
  const code = await deal.code();
  for (let tries = 0; tries < 5; tries++) expectProblem(await deal.type(other(code)), 422, ['code']);
  // The right code is rejected, too, because a different response would reveal that it is right.
  expectProblem(await deal.type(code), 429);
  expect((await deal.show('seller')).stage).toBe('accepted');
});

test('a code also completes a deal that one side has marked as handed over', async () => {
  await deal.bringTo('accepted');
  const code = await deal.code();
  await deal.take('sold', 'seller');
  expect((await deal.type(code)).body.order.stage).toBe('completed');
});

test('only an order that was accepted before it was handed over has a code to enter', async () => {
  const accepted = await Deal.open(shop);
  await accepted.bringTo('accepted');
  for (const each of [deal, accepted]) await each.take('sold', 'seller');
  expect((await deal.show('seller')).acts).toEqual(['dispute']);
  expect((await accepted.show('seller')).acts).toEqual(['code', 'dispute']);
  expectProblem(await deal.type('ABCD-1234'), 409);
});

test.for([
  [6.9, 'completed'],
  [7.1, 'expired'],
] as const)('a code that is sent %s days after the order expired leaves it %s', async ([days, stage]) => {
  await deal.bringTo('accepted');
  const code = await deal.code();
  await deal.passDeadline();
  await deal.write(sql`moved_at = now() - make_interval(mins => ${Math.round(days * 24 * 60)})`);
  expect((await deal.type(code)).status).toBe(stage === 'completed' ? 200 : 409);
  expect((await deal.show('seller')).stage).toBe(stage);
  expect(await deal.itemState()).toBe(stage === 'completed' ? 'sold' : 'available');
});

test('a late code is rejected when another buyer has booked the item since', async () => {
  await deal.bringTo('accepted');
  const code = await deal.code();
  await deal.passDeadline();
  const { _id } = await book(shop, stranger, { _id: deal.item });
  expectProblem(await deal.type(code), 409);
  expect((await shop.call('GET', `/orders/${_id}`, { as: stranger })).body.stage).toBe('requested');
  expect((await deal.show('seller')).stage).toBe('expired');
});
