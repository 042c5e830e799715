import { sql } from 'kysely';
import { expect, test } from 'vitest';
import type { DbOrTrx, Trx } from '#src/platform/db/connect.server.ts';
import { newId } from '#src/platform/ids.server.ts';
import { afterLock } from '#test/database.ts';
import { book, createListing, useShop } from '#test/shop.ts';

// The database schema enforces these rules even if services, scripts or operators make mistakes.
const shop = await useShop();
const seller = await shop.createUser('Seller');
const buyer = await shop.createUser('Buyer');
const other = await shop.createUser('Buyer');

type Values = Record<string, unknown>;
const paused = { paused_at: new Date(), paused_by: other.id, paused_for: 'Blurred.' };

const orderOf = (listing_id: string) => ({
  id: newId(),
  listing_id,
  seller_id: seller.id,
  buyer_id: buyer.id,
  phone: '12345',
  location: 'Porto',
  title: 'x',
  img: 'x',
  sale_cents: 100,
});

async function insertOrder({ _id }: { _id: string }, values: Values = {}): Promise<void> {
  const row = { ...orderOf(_id), ...values };
  await shop.app.db.insertInto('orders').values(row).execute();
}

async function changeListing(listing: { _id: string }, values: Values): Promise<void> {
  await shop.app.db.updateTable('listings').set(values).where('id', '=', listing._id).execute();
}

const changeOrder = (order: { _id: string }, values: Values) =>
  shop.app.db.updateTable('orders').set(values).where('id', '=', order._id).execute();
const stateOf = async ({ _id }: { _id: string }) => (await shop.call('GET', `/cameras/${_id}`)).body.state;
const sale = { sold_at: new Date() };
const ended = () => ({ deleted_at: new Date(), deleted_by: seller.id });
const byBuyer = () => ({ moved_by: 'buyer', moved_by_id: buyer.id });
const bySeller = () => ({ moved_by: 'seller', moved_by_id: seller.id });
const soon = () => new Date(Date.now() + 3_600_000);
const declined = () => ({ stage: 'declined', due_at: null, ...ended(), ...bySeller() });
const handedOver = () => ({ stage: 'handed-over', due_at: soon(), ...sale, ...bySeller() });
const requested = () => ({
  stage: 'requested',
  due_at: soon(),
  ...byBuyer(),
  deleted_at: null,
  deleted_by: null,
});

test('an item counts as booked when an open order is inserted with SQL', async () => {
  const item = await createListing(shop, seller);
  expect(await stateOf(item)).toBe('available');
  await insertOrder(item);
  expect(await stateOf(item)).toBe('booked');
  await sql`delete from orders where listing_id = ${item._id}`.execute(shop.app.db);
  expect(await stateOf(item)).toBe('available');
});

test.for(['cancelled', 'sold'])('an item whose order becomes %s in SQL is available', async (how) => {
  const item = await createListing(shop, seller);
  await changeOrder(await book(shop, buyer, item), how === 'sold' ? handedOver() : declined());
  expect(await stateOf(item)).toBe('available');
  await expect(insertOrder(item)).resolves.toBeUndefined();
});

test('the database rejects a booking without a phone or with fewer than five digits', async () => {
  const item = await createListing(shop, seller);
  await expect(insertOrder(item, { phone: 'abcde' })).rejects.toThrow(/orders_phone_has_digits/);
  await expect(insertOrder(item, { phone: null })).rejects.toThrow(/orders_contact_whole/);
  await expect(insertOrder(item, { phone: null, location: null })).rejects.toThrow(/needs a phone number/);
});

test('the database rejects a second open order of an item', async () => {
  const item = await createListing(shop, seller);
  const { _id } = await book(shop, buyer, item);
  await expect(insertOrder(item, { buyer_id: other.id })).rejects.toThrow(/orders_open/);
  await changeOrder({ _id }, declined());
  await insertOrder(item, { buyer_id: other.id });
  await expect(changeOrder({ _id }, requested())).rejects.toThrow(/orders_open/);
});

const ends: [string, () => Values][] = [
  ['withdrawn', ended],
  ['sold', () => sale],
  ['paused', () => paused],
];

test.for(ends)('the database rejects an open order of an item that is %s', async ([, change]) => {
  const item = await createListing(shop, seller);
  const cancelled = await book(shop, buyer, item);
  await changeOrder(cancelled, declined());
  await changeListing(item, change());
  await expect(insertOrder(item)).rejects.toThrow(/is not active/);
  // Either the check of the item or that of the transition from `declined` may run first.
  await expect(changeOrder(cancelled, requested())).rejects.toThrow(/is not active|foreign key/);
});

test('the database rejects moving an open order to an inactive item', async () => {
  const [item, sold] = [await createListing(shop, seller), await createListing(shop, seller)];
  await changeListing(sold, sale);
  const order = await book(shop, buyer, item);
  await expect(changeOrder(order, { listing_id: sold._id })).rejects.toThrow(/is not active/);
});

test.for(ends.slice(0, 2))('the database rejects a booked item that becomes %s', async ([, change]) => {
  const item = await createListing(shop, seller);
  const order = await book(shop, buyer, item);
  await expect(changeListing(item, change())).rejects.toThrow(/has an open order/);
  await changeOrder(order, declined());
  await expect(changeListing(item, change())).resolves.toBeUndefined();
});

test('a booked item can be paused, and stays booked', async () => {
  const item = await createListing(shop, seller);
  await book(shop, buyer, item);
  await changeListing(item, paused);
  await changeListing(item, { paused_at: null, paused_by: null, paused_for: null });
  expect(await stateOf(item)).toBe('booked');
});

test.for(ends.slice(0, 2))(
  'the database rejects a repeatable read transaction that makes a booked item %s',
  async ([, change]) => {
    const item = await createListing(shop, seller);
    const snapshot = await shop.app.db.startTransaction().setIsolationLevel('repeatable read').execute();
    await snapshot.selectFrom('orders').select('id').limit(1).execute();
    await insertOrder(item);
    const end = snapshot.updateTable('listings').set(change()).where('id', '=', item._id).execute();
    await expect(end).rejects.toThrow(/read committed/);
    await snapshot.rollback().execute();
  },
);

const outcomeOf = (query: Promise<unknown>) => query.then(() => 'done', String);

test.for(ends)(
  'when an item is booked and %s concurrently in SQL, the second statement waits and sees the first',
  async ([name, change]) => {
    const [one, two] = [await createListing(shop, seller), await createListing(shop, seller)];
    const end = (item: { _id: string }, db: DbOrTrx = shop.app.db) =>
      db.updateTable('listings').set(change()).where('id', '=', item._id).execute();
    const ordered = afterLock(
      shop,
      (trx) => end(one, trx),
      () => insertOrder(one),
    );
    expect(await outcomeOf(ordered)).toMatch(/is not active/);
    const booked = (trx: Trx) => trx.insertInto('orders').values(orderOf(two._id)).execute();
    expect(await outcomeOf(afterLock(shop, booked, () => end(two)))).toMatch(
      name === 'paused' ? /^done$/ : /has an open order/,
    );
  },
);

test.for<[string, Values, Values, RegExp]>([
  ['a paused item that is sold', paused, sale, /listings_sold_not_paused/],
  ['a sold item that is paused', sale, paused, /listings_sold_not_paused/],
  ['a paused item that is advertised', paused, { advertised_at: new Date() }, /violates check/],
])('the database rejects %s', async ([, before, after, why]) => {
  const item = await createListing(shop, seller);
  await changeListing(item, before);
  await expect(changeListing(item, after)).rejects.toThrow(why);
});

test('the database rejects an order with the wrong seller, for an unknown item, or by the seller', async () => {
  const rival = await shop.createUser('Seller');
  const item = await createListing(shop, seller);
  await expect(insertOrder(item, { seller_id: rival.id })).rejects.toThrow(/foreign key/);
  await expect(insertOrder({ _id: newId() })).rejects.toThrow(/foreign key/);
  await expect(insertOrder(item, { buyer_id: seller.id })).rejects.toThrow(/orders_check/);
});
