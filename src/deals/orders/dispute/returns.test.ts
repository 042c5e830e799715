import { beforeEach, expect, test } from 'vitest';
import { orderStatusText, returnTexts } from '#src/deals/orders/status-text.ts';
import type { DisputeReason } from '#src/platform/db/columns.ts';
import { formatDay } from '#src/platform/shared/dates.ts';
import { Deal, inHours, mailReader } from '#test/deals.ts';
import { expectProblem } from '#test/problems.ts';
import { book, tryToBook, useShop } from '#test/shop.ts';

let deal: Deal;
const shop = await useShop();
const admin = await shop.createUser('admin', 'Ada');
const newMails = mailReader(shop);
beforeEach(async () => {
  deal = await Deal.open(shop);
});

type Side = 'buyer' | 'seller';
const settle = (side: Side, body: object) => deal.call('PUT', '/dispute/settlement', side, { body });
const decide = async (outcome: string, more: object = {}) => {
  const { _id } = (await deal.show('buyer')).dispute!;
  return shop.call('PUT', `/disputes/${_id}`, { as: admin, body: { outcome, note: 'I see.', ...more } });
};
const complain = async (reason: DisputeReason = 'not-as-described') => {
  await deal.bringTo('handed-over');
  await shop.work();
  await deal.claim(reason === 'unpaid' ? 'seller' : 'buyer', reason);
};
const path = () => `/cameras/${deal.item}`;
const own = async () => (await shop.call('GET', `/dashboard${path()}`, { as: deal.seller })).body;
const confirm = async (version?: number, as = deal.seller) =>
  shop.call('PUT', `${path()}/returned`, { as, body: { version: version ?? (await own()).version } });
const resume = async () => {
  const body = { items: [deal.item] };
  return (await shop.call('POST', '/my/items/resume', { as: deal.seller, body })).body.results[0];
};
const notices = async (of: { token: string }) => {
  await shop.work();
  const { body } = await shop.call('GET', '/notifications', { as: of as typeof admin });
  return body.map(({ text }: { text: string }) => text);
};
const day = () => formatDay(inHours(7 * 24));

test.for<[DisputeReason, string[], string[]]>([
  [
    'not-as-described',
    ['Return the item to Sol by DAY.', 'Sol returns $310.50 to you by DAY.'],
    ['Bo returns the item to you by DAY.', 'Return $310.50 to Bo by DAY.'],
  ],
  [
    'wrong-item',
    ['Return the item to Sol by DAY.', 'Sol returns $310.50 to you by DAY.'],
    ['Bo returns the item to you by DAY.', 'Return $310.50 to Bo by DAY.'],
  ],
  ['unpaid', ['Return the item to Sol by DAY.'], ['Bo returns the item to you by DAY.']],
  ['not-received', ['Sol returns $310.50 to you by DAY.'], ['Return $310.50 to Bo by DAY.']],
  ['not-handed-over', [], []],
])('after %s is canceled, both sides read what goes back and by when', async ([reason, ...texts]) => {
  await complain(reason);
  await newMails();
  expect((await decide('cancelled')).status).toBe(200);
  const [ofBuyer, ofSeller] = texts.map((lines) => lines.map((line) => line.replace('DAY', day())));
  const paused = 'Your listing stays paused until you confirm that you have the item.';
  const [forBuyer, forSeller] = [await deal.show('buyer'), await deal.show('seller')];
  expect([returnTexts(forBuyer, 'buyer'), returnTexts(forSeller, 'seller')]).toEqual([
    ofBuyer,
    [...ofSeller!, paused],
  ]);
  const mails = await newMails();
  for (const line of ofBuyer!) expect(mails.find(({ to }) => to === deal.buyer.email)?.text).toContain(line);
  for (const line of [...ofSeller!, paused])
    expect(mails.find(({ to }) => to === deal.seller.email)?.text).toContain(line);
  const notice =
    ofBuyer!.length > 0
      ? 'The order was canceled. See what goes back, and by when'
      : 'The order was canceled';
  expect([(await notices(deal.buyer))[0], (await notices(deal.seller))[0]]).toEqual([notice, notice]);
});

test('a buyer who paid without a handover gets the money back, and the item is available again', async () => {
  await deal.arrange();
  await deal.moveMeetingBack(2);
  await deal.claim('buyer', 'not-received');
  await decide('cancelled');
  const shown = await deal.show('buyer');
  expect(shown).toMatchObject({ awaitsItem: false, returns: { item: false, money: 310.5 } });
  expect(await deal.itemState()).toBe('available');
});

const ends: [string, () => Promise<unknown>][] = [
  ['an admin decides so', () => decide('cancelled')],
  ['an admin decides on a no-show', () => decide('no-show', { against: 'buyer' })],
  ['an admin cancels it', () => deal.call('PUT', '/cancel', 'buyer', { as: admin, body: {} })],
  [
    'both sides agree',
    async () => {
      await settle('buyer', { outcome: 'cancelled' });
      await settle('seller', { outcome: 'cancelled' });
    },
  ],
  [
    'SQL ends it',
    async () => {
      await shop.sql`update disputes set outcome = 'cancelled', closed_at = now() where order_id = ${deal.order}`;
      await shop.sql`update orders set stage = 'cancelled', due_at = null, moved_by = 'admin',
        moved_by_id = ${admin.id}, deleted_at = now(), deleted_by = ${admin.id} where id = ${deal.order}`;
      await shop.sql`update listings set sold_at = null where id = ${deal.item}`;
    },
  ],
];
test.for(ends)(
  'an item of an order that ends after the handover stays paused and unannounced when %s',
  async ([, end]) => {
    const watcher = await shop.createUser('Buyer');
    await shop.call('PUT', `/watchlist/${deal.item}`, { as: watcher });
    await complain('not-handed-over');
    await end();
    expect(await deal.itemState()).toBe('hidden');
    expect(await own()).toMatchObject({ state: 'available', awaitsReturn: true, paused: { by: 'seller' } });
    expect((await deal.show('seller')).awaitsItem).toBe(true);
    expect((await resume()).problem.code).toBe('conflict');
    expectProblem(await shop.call('PUT', `${path()}/advertise`, { as: deal.seller }), 409);
    await shop.call('PATCH', path(), { as: deal.seller, body: { des: 'Oil on the blades.' } });
    await expect(
      shop.sql`update listings set paused_at = null, paused_by = null where id = ${deal.item}`,
    ).rejects.toThrow(/listings_returning_is_paused/);
    expectProblem(await tryToBook(shop, watcher, { _id: deal.item }), 404);
    expect(await notices(watcher)).toEqual(['Sold']);
  },
);

test('a seller who confirms that they have the item lists it again, once they have seen its latest version', async () => {
  const watcher = await shop.createUser('Buyer');
  await shop.call('PUT', `/watchlist/${deal.item}`, { as: watcher });
  await complain();
  await decide('cancelled');
  const { version } = await own();
  await shop.call('PATCH', path(), { as: deal.seller, body: { condition: 'Fair' } });
  expectProblem(await confirm(version), 409);
  expectProblem(await confirm(undefined, deal.buyer), 403);
  expect(await deal.itemState()).toBe('hidden');
  expect((await confirm()).body).toEqual({ modifiedCount: 1 });
  expect((await confirm()).body).toEqual({ modifiedCount: 0 });
  expect(await deal.itemState()).toBe('available');
  expect((await notices(watcher)).toSorted()).toEqual(['Available again', 'Sold']);
  const shown = await deal.show('buyer');
  expect(shown.awaitsItem).toBe(false);
  expect(orderStatusText(shown, 'buyer')).toBe(
    `This deal was canceled. Sol returns $310.50 to you by ${day()}.`,
  );
  expect((await book(shop, watcher, { _id: deal.item })).stage).toBe('requested');
});

test('an item that an admin pauses in the meantime stays paused after its seller has it back', async () => {
  await complain();
  await decide('cancelled');
  await shop.sql`update listings set own_pause_at = paused_at, paused_by = ${admin.id}, paused_for = 'Fake.'
    where id = ${deal.item}`;
  expect((await confirm()).body).toEqual({ modifiedCount: 1 });
  expect(await own()).toMatchObject({ awaitsReturn: false, paused: { by: 'admin' } });
});

test('an item that is sold to someone else or deleted needs no confirmation', async () => {
  await complain();
  await decide('cancelled');
  await shop.call('PUT', `${path()}/sold`, { as: deal.seller });
  expect(await own()).toMatchObject({ state: 'sold', awaitsReturn: false });
  deal = await Deal.open(shop);
  await complain();
  await shop.call('DELETE', path(), { as: deal.seller });
  expect((await decide('cancelled')).body.order).toMatchObject({
    stage: 'cancelled',
    returns: { item: true },
  });
});

test('both sides can agree on a lower price, which is then the price of the order and the item', async () => {
  await complain();
  expect((await settle('seller', { outcome: 'completed', sale: 250.5 })).body.order.settlement).toEqual({
    by: 'seller',
    outcome: 'completed',
    sale: 250.5,
  });
  expect((await settle('seller', { outcome: 'completed', sale: 250.5 })).body.modifiedCount).toBe(0);
  expect(orderStatusText(await deal.show('buyer'), 'buyer')).toMatch(
    /^Sol suggests a lower price: \$250\.50\./,
  );
  await newMails();
  const agree = () => settle('buyer', { outcome: 'completed', sale: 250.5 });
  expect((await agree()).body).toMatchObject({
    modifiedCount: 1,
    order: { stage: 'completed', sale: 250.5 },
  });
  expect((await agree()).body.modifiedCount).toBe(0);
  const shown = await deal.show('buyer');
  const text = `You keep the item for $250.50. Sol returns $60 to you by ${day()}.`;
  expect(orderStatusText(shown, 'buyer')).toBe(`The deal is complete. ${text}`);
  expect(returnTexts(shown, 'admin')[0]).toBe('Bo keeps the item for $250.50.');
  const [ofBuyer] = await newMails();
  expect(ofBuyer?.text).toContain('You keep the item for $250.50.');
  expect((await shop.call('GET', path())).body).toMatchObject({ state: 'sold', products: { sale: 250.5 } });
});

test.for<[string, DisputeReason, object, string]>([
  ['the agreed price', 'wrong-item', { outcome: 'completed', sale: 310.5 }, 'sale'],
  ['more than the agreed price', 'wrong-item', { outcome: 'completed', sale: 310.51 }, 'sale'],
  ['nothing', 'wrong-item', { outcome: 'completed', sale: 0 }, 'sale'],
  ['a part of a cent', 'wrong-item', { outcome: 'completed', sale: 1.001 }, 'sale'],
  ['a price for a canceled deal', 'wrong-item', { outcome: 'cancelled', sale: 250 }, 'sale'],
  ['a lower price after another claim', 'unpaid', { outcome: 'completed', sale: 250 }, 'sale'],
])('%s is rejected as a settlement', async ([, reason, body, field]) => {
  await complain(reason);
  expectProblem(await settle('buyer', body), 422, [field]);
  expect((await deal.show('buyer')).settlement).toBeNull();
});

test('a proposal at another price or without one is a counterproposal', async () => {
  await complain();
  await settle('buyer', { outcome: 'completed', sale: 200 });
  for (const sale of [undefined, 250])
    expect((await settle('seller', { outcome: 'completed', sale })).body.order).toMatchObject({
      stage: 'disputed',
      settlement: { by: 'seller', sale: sale ?? null },
    });
});

test('a process that does not know lower prices can neither keep nor accept one', async () => {
  await complain();
  await settle('buyer', { outcome: 'completed', sale: 200 });
  const close = shop.sql`update disputes set settled = true, outcome = 'completed', closed_at = now()
    where order_id = ${deal.order}`;
  await expect(close).rejects.toThrow(/settled at a price that its order does not have/);
  await shop.sql`update disputes set settlement_by = 'seller', settlement_at = now() + interval '1 second'
    where order_id = ${deal.order}`;
  expect((await deal.show('buyer')).settlement).toMatchObject({ by: 'seller', sale: null });
});

test('an admin cannot decide on a no-show after a complaint about the item', async () => {
  await complain();
  expectProblem(await decide('no-show', { against: 'seller' }), 422, ['outcome']);
  expect((await decide('completed')).body.order).toMatchObject({ stage: 'completed', returns: null });
});
