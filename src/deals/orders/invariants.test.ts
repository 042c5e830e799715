import { sql } from 'kysely';
import { expect, test } from 'vitest';
import type { DbOrTrx, Trx } from '#src/platform/db/connect.server.ts';
import { newId } from '#src/platform/ids.server.ts';
import { afterLock } from '#test/locked.ts';
import { book, createListing, useShop } from '#test/shop.ts';

// The schema itself refuses what must not be: whatever a future service, a script or an operator does.
const shop = await useShop();
const seller = await shop.createUser('Seller');
const buyer = await shop.createUser('Buyer');
const other = await shop.createUser('Buyer');

type Values = Record<string, unknown>;
const paused = { paused_at: new Date(), paused_by: seller.id, paused_for: 'Blurred.' };

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

test('an item with an open order counts as booked when the order is written in SQL', async () => {
  const item = await createListing(shop, seller);
  expect(await stateOf(item)).toBe('available');
  await insertOrder(item);
  expect(await stateOf(item)).toBe('booked');
  await sql`delete from orders where listing_id = ${item._id}`.execute(shop.app.db);
  expect(await stateOf(item)).toBe('available');
});

test.for(['cancelled', 'sold'])('an item whose order is %s in SQL is available', async (how) => {
  const item = await createListing(shop, seller);
  await changeOrder(await book(shop, buyer, item), how === 'sold' ? handedOver() : declined());
  expect(await stateOf(item)).toBe('available');
  await expect(insertOrder(item)).resolves.toBeUndefined();
});

test('a phone with fewer than five digits', async () => {
  const item = await createListing(shop, seller);
  await expect(insertOrder(item, { phone: 'abcde' })).rejects.toThrow(/orders_phone_has_digits/);
  await expect(insertOrder(item, { phone: null })).resolves.toBeUndefined();
});

test('two open orders of one item', async () => {
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

test.for(ends)('an open order of an item that is %s', async ([, change]) => {
  const item = await createListing(shop, seller);
  const cancelled = await book(shop, buyer, item);
  await changeOrder(cancelled, declined());
  await changeListing(item, change());
  await expect(insertOrder(item)).rejects.toThrow(/is not on show/);
  // Either check may run first: of the item, or of the transition from `declined`.
  await expect(changeOrder(cancelled, requested())).rejects.toThrow(/is not on show|foreign key/);
});

test('an open order that is moved to an item that is not on show', async () => {
  const [item, sold] = [await createListing(shop, seller), await createListing(shop, seller)];
  await changeListing(sold, sale);
  const order = await book(shop, buyer, item);
  await expect(changeOrder(order, { listing_id: sold._id })).rejects.toThrow(/is not on show/);
});

test.for(ends.slice(0, 2))('a booked item that is %s', async ([, change]) => {
  const item = await createListing(shop, seller);
  const order = await book(shop, buyer, item);
  await expect(changeListing(item, change())).rejects.toThrow(/has an open order/);
  await changeOrder(order, declined());
  await expect(changeListing(item, change())).resolves.toBeUndefined();
});

test('a booked item may be paused, and stays booked', async () => {
  const item = await createListing(shop, seller);
  await book(shop, buyer, item);
  await changeListing(item, paused);
  await changeListing(item, { paused_at: null, paused_by: null, paused_for: null });
  expect(await stateOf(item)).toBe('booked');
});

test.for(ends.slice(0, 2))(
  'an item that is booked while an older snapshot of it is %s, by hand',
  async ([, change]) => {
    const item = await createListing(shop, seller);
    const held = await shop.app.db.startTransaction().setIsolationLevel('repeatable read').execute();
    await held.selectFrom('orders').select('id').limit(1).execute();
    await insertOrder(item);
    const end = held.updateTable('listings').set(change()).where('id', '=', item._id).execute();
    await expect(end).rejects.toThrow(/read committed/);
    await held.rollback().execute();
  },
);

const lastly = (act: Promise<unknown>) => act.then(() => 'done', String);

test.for(ends)(
  'an item that is booked and %s at once, by hand: the second waits and sees the first',
  async ([name, change]) => {
    const [one, two] = [await createListing(shop, seller), await createListing(shop, seller)];
    const end = (item: { _id: string }, db: DbOrTrx = shop.app.db) =>
      db.updateTable('listings').set(change()).where('id', '=', item._id).execute();
    const ordered = afterLock(
      shop,
      (trx) => end(one, trx),
      () => insertOrder(one),
    );
    expect(await lastly(ordered)).toMatch(/is not on show/);
    const booked = (trx: Trx) => trx.insertInto('orders').values(orderOf(two._id)).execute();
    expect(await lastly(afterLock(shop, booked, () => end(two)))).toMatch(
      name === 'paused' ? /^done$/ : /has an open order/,
    );
  },
);

test.for<[string, Values, Values, RegExp]>([
  ['a paused item that is sold', paused, sale, /listings_sold_not_paused/],
  ['a sold item that is paused', sale, paused, /listings_sold_not_paused/],
  ['a paused item that is advertised', paused, { advertised_at: new Date() }, /violates check/],
])('%s', async ([, before, after, why]) => {
  const item = await createListing(shop, seller);
  await changeListing(item, before);
  await expect(changeListing(item, after)).rejects.toThrow(why);
});

test("an order of another seller's item, of none, or by its own seller", async () => {
  const rival = await shop.createUser('Seller');
  const item = await createListing(shop, seller);
  await expect(insertOrder(item, { seller_id: rival.id })).rejects.toThrow(/foreign key/);
  await expect(insertOrder({ _id: newId() })).rejects.toThrow(/foreign key/);
  await expect(insertOrder(item, { buyer_id: seller.id })).rejects.toThrow(/orders_check/);
});

test.for<[string, Values]>([
  ['a price of nothing', { sale_cents: 0 }],
  ['a price below nothing', { sale_cents: -1 }],
  ['a price beyond a million', { sale_cents: 100_000_001 }],
  ['a phone that is too short', { phone: '1234' }],
  ['a phone that is too long', { phone: '1'.repeat(33) }],
  ['no place', { location: '' }],
  ['a place that is too long', { location: 'x'.repeat(121) }],
  ['a deletion by nobody', { deleted_at: new Date() }],
  ['a deleter without a deletion', { deleted_by: null, deleted_at: new Date() }],
  ['a buyer who never was', { buyer_id: 'nobody' }],
])('an order with %s', async ([, values]) => {
  const booked = insertOrder(await createListing(shop, seller), values);
  await expect(booked).rejects.toThrow(/violates (check|foreign key|not-null) constraint/);
});

test.for<[string, Values]>([
  ['a price of nothing', { sale_cents: 0 }],
  ['a price beyond a million', { buy_cents: 100_000_001 }],
  ['a duration below zero', { duration: -0.1 }],
  ['a duration beyond a century', { duration: 1200.1 }],
  ['no title', { title: '' }],
  ['a title that is too long', { title: 'x'.repeat(121) }],
  ['a description that is too long', { des: 'x'.repeat(5001) }],
  ['another condition', { condition: 'good' }],
  ['another kind', { kind: 'phones' }],
  ['a picture address that is too long', { img: 'x'.repeat(2049) }],
  ['a deletion by nobody', { deleted_at: new Date() }],
  ['a seller who never was', { seller_id: 'nobody' }],
  ['a pause by nobody', { paused_at: new Date(), paused_for: 'Blurred.' }],
  ['a pause for nothing', { ...paused, paused_by: 'nobody', paused_for: null }],
])('an item with %s', async ([, values]) => {
  const changed = changeListing(await createListing(shop, seller), values);
  await expect(changed).rejects.toThrow(/violates (check|foreign key) constraint/);
});

test.for<[string, Values]>([
  ['another role', { role: 'Admin' }],
  ['no name', { name: '' }],
  ['an earlier role that is no admin', { earlier_role: 'Buyer' }],
])('a person with %s', async ([, values]) => {
  const changed = shop.app.db.updateTable('people').set(values).where('id', '=', other.id).execute();
  await expect(changed).rejects.toThrow(/violates check constraint/);
});

const insertPerson = (issuer: string, subject: string, email: string) =>
  sql`
  insert into people (id, issuer, subject, name, email, role)
  values (${newId()}, ${issuer}, ${subject}, 'Twin', ${email}, 'Buyer')`.execute(shop.app.db);

test('two living people of one address, in any case of it', async () => {
  await insertPerson('x', newId(), 'twin@example.com');
  await expect(insertPerson('x', newId(), 'TWIN@example.com')).rejects.toThrow(/people_email/);
});

test('one identity of two people', async () => {
  await insertPerson('y', 'same', 'first@example.com');
  await expect(insertPerson('y', 'same', 'second@example.com')).rejects.toThrow(/people_issuer_subject/);
});

test('a person who is removed for good while items or orders are theirs', async () => {
  const gone = sql`delete from people where id = ${seller.id}`.execute(shop.app.db);
  await expect(gone).rejects.toThrow(/foreign key/);
});

/** The seconds by which a shifted clock is behind. */
async function lateBy(shift: string): Promise<number> {
  return shop.app.db.transaction().execute(async (trx) => {
    await sql`select set_config('shop.shift', ${shift}, true)`.execute(trx);
    const { rows } = await sql<{ seconds: number }>`
      select extract(epoch from clock_timestamp() - shop_now())::float8 as seconds`.execute(trx);
    // The two clocks are read one after the other: -0 is 0.
    return Math.round(rows[0]!.seconds) || 0;
  });
}

test('the clock of a transaction is turned back, and never forward', async () => {
  expect(await lateBy('-3600 seconds')).toBe(3600);
  expect(await lateBy('3600 seconds')).toBe(0);
  expect(await lateBy('')).toBe(0);
});
