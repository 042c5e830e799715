import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '#src/platform/ids.server.ts';
import { book, openShop, putUp, type Person, type Shop } from '#test/shop.ts';

// The schema itself refuses what must not be: whatever a future service, a script or an operator does.
let shop: Shop;
let seller: Person;
let buyer: Person;
let other: Person;
beforeAll(async () => {
  shop = await openShop();
  seller = await shop.hire('Seller');
  buyer = await shop.hire('Buyer');
  other = await shop.hire('Buyer');
});
afterAll(() => shop.close());

type Values = Record<string, unknown>;
const paused = { paused_at: new Date(), paused_by: '', paused_for: 'Blurred.' };

async function insertOrder(listing: { _id: string }, values: Values = {}): Promise<void> {
  const row = {
    id: newId(),
    listing_id: listing._id,
    seller_id: seller.id,
    buyer_id: buyer.id,
    phone: '12345',
    location: 'Porto',
    title: 'x',
    img: 'x',
    sale_cents: 100,
    ...values,
  };
  await shop.app.db.insertInto('orders').values(row).execute();
}

async function changeListing(listing: { _id: string }, values: Values): Promise<void> {
  await shop.app.db.updateTable('listings').set(values).where('id', '=', listing._id).execute();
}

const both = (listing: { _id: string }, order: Values, change: Values) =>
  shop.app.db.transaction().execute(async (trx) => {
    await trx.updateTable('listings').set(change).where('id', '=', listing._id).execute();
    const row = { id: newId(), listing_id: listing._id, seller_id: seller.id, buyer_id: buyer.id };
    const rest = { phone: '12345', location: 'Porto', title: 'x', img: 'x', sale_cents: 100 };
    await trx
      .insertInto('orders')
      .values({ ...row, ...rest, ...order })
      .execute();
  });

test('an order and its booked item are taken together, so that what is refused below is refused for its reason', async () => {
  await expect(both(await putUp(shop, seller), {}, { state: 'booked' })).resolves.toBeUndefined();
});

test('a phone with fewer than five digits', { tags: '@5.1' }, async () => {
  const item = await putUp(shop, seller);
  await expect(both(item, { phone: 'abcde' }, { state: 'booked' })).rejects.toThrow(
    /orders_phone_has_digits/,
  );
  await expect(both(item, { phone: 'erased' }, { state: 'booked' })).resolves.toBeUndefined();
});

test('two open orders of one item', { tags: '@4.9' }, async () => {
  const item = await putUp(shop, seller);
  await book(shop, buyer, item);
  await expect(insertOrder(item, { buyer_id: other.id })).rejects.toThrow(/orders_open/);
});

test('an open order of an item that is not booked', { tags: '@4.9' }, async () => {
  await expect(insertOrder(await putUp(shop, seller))).rejects.toThrow(/has an open order: t/);
});

test('a booked item without an order', async () => {
  await expect(changeListing(await putUp(shop, seller), { state: 'booked' })).rejects.toThrow(/is booked: t/);
});

test('a booked item that is made available while its order is open', async () => {
  const item = await putUp(shop, seller);
  await book(shop, buyer, item);
  await expect(changeListing(item, { state: 'available' })).rejects.toThrow(/has an open order: t/);
  await expect(changeListing(item, { state: 'sold', sold_at: new Date() })).rejects.toThrow(
    /has an open order: t/,
  );
});

test('an order that is deleted or sold while its item stays booked', async () => {
  const order = await book(shop, buyer, await putUp(shop, seller));
  const change = (values: Values) =>
    shop.app.db.updateTable('orders').set(values).where('id', '=', order._id).execute();
  await expect(change({ deleted_at: new Date(), deleted_by: buyer.id })).rejects.toThrow(/is booked: t/);
  await expect(change({ sold_at: new Date() })).rejects.toThrow(/is booked: t/);
});

test('an order of a withdrawn item', async () => {
  const item = await putUp(shop, seller);
  await shop.call('DELETE', `/cameras/${item._id}`, { as: seller });
  await expect(insertOrder(item)).rejects.toThrow(/has an open order: t/);
  await expect(both(item, {}, { state: 'booked' })).rejects.toThrow(/listings_check/);
});

test('a booked item that is withdrawn', async () => {
  const item = await putUp(shop, seller);
  await book(shop, buyer, item);
  const gone = { deleted_at: new Date(), deleted_by: seller.id };
  await expect(changeListing(item, gone)).rejects.toThrow(/listings_check/);
});

test('an order of a sold item', async () => {
  const item = await putUp(shop, seller);
  await shop.call('PUT', `/cameras/${item._id}/sold`, { as: seller });
  await expect(insertOrder(item)).rejects.toThrow(/has an open order: t/);
});

test('an order or a sale of a paused item', async () => {
  const item = await putUp(shop, seller);
  await changeListing(item, { ...paused, paused_by: seller.id });
  await expect(both(item, {}, { state: 'booked' })).rejects.toThrow(/is paused/);
  const sale = { state: 'sold', sold_at: new Date() };
  await expect(changeListing(item, sale)).rejects.toThrow(/is paused/);
  await changeListing(item, { paused_at: null, paused_by: null, paused_for: null });
  await expect(both(item, {}, { state: 'booked' })).resolves.toBeUndefined();
});

test('a sold item that is paused', async () => {
  const item = await putUp(shop, seller);
  await shop.call('PUT', `/cameras/${item._id}/sold`, { as: seller });
  await expect(changeListing(item, { ...paused, paused_by: seller.id })).rejects.toThrow(
    /listings_sold_not_paused/,
  );
});

test('a paused item that is advertised', async () => {
  const advertised = { ...paused, paused_by: seller.id, advertised_at: new Date() };
  await expect(changeListing(await putUp(shop, seller), advertised)).rejects.toThrow(/violates check/);
});

test("an order whose seller is not the item's", async () => {
  const rival = await shop.hire('Seller');
  const item = await putUp(shop, seller);
  await expect(both(item, { seller_id: rival.id }, { state: 'booked' })).rejects.toThrow(/foreign key/);
});

test('an order of an item that never was', async () => {
  await expect(insertOrder({ _id: newId() })).rejects.toThrow(/foreign key/);
});

test('an order by its own seller', async () => {
  const item = await putUp(shop, seller);
  await expect(both(item, { buyer_id: seller.id }, { state: 'booked' })).rejects.toThrow(/orders_check/);
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
  const booked = both(await putUp(shop, seller), values, { state: 'booked' });
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
  ['another state', { state: 'reserved' }],
  ['a picture address that is too long', { img: 'x'.repeat(2049) }],
  ['a sale without its time', { state: 'sold' }],
  ['a time of sale without a sale', { sold_at: new Date() }],
  ['a deletion by nobody', { deleted_at: new Date() }],
  ['a seller who never was', { seller_id: 'nobody' }],
  ['a pause by nobody', { paused_at: new Date(), paused_for: 'Blurred.' }],
  ['a pause for nothing', { ...paused, paused_by: 'nobody', paused_for: null }],
])('an item with %s', async ([, values]) => {
  const changed = changeListing(await putUp(shop, seller), values);
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
