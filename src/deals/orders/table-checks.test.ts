import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { newId } from '#src/platform/ids.server.ts';
import { createListing, useShop } from '#test/shop.ts';

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

test.for<[string, Values]>([
  ['a price of zero', { sale_cents: 0 }],
  ['a negative price', { sale_cents: -1 }],
  ['a price above a million', { sale_cents: 100_000_001 }],
  ['a phone that is too short', { phone: '1234' }],
  ['a phone that is too long', { phone: '1'.repeat(33) }],
  ['no place', { location: '' }],
  ['a place that is too long', { location: 'x'.repeat(121) }],
  ['a deletion without a user', { deleted_at: new Date() }],
  ['a deleter without a deletion', { deleted_by: buyer.id }],
  ['an unknown buyer', { buyer_id: 'nobody' }],
])('the database rejects an order with %s', async ([, values]) => {
  const booked = insertOrder(await createListing(shop, seller), values);
  await expect(booked).rejects.toThrow(/violates (check|foreign key|not-null) constraint/);
});

test.for<[string, Values]>([
  ['a price of zero', { sale_cents: 0 }],
  ['a price above a million', { buy_cents: 100_000_001 }],
  ['a negative duration', { duration: -0.1 }],
  ['a duration above a century', { duration: 1200.1 }],
  ['no title', { title: '' }],
  ['a title that is too long', { title: 'x'.repeat(121) }],
  ['a description that is too long', { des: 'x'.repeat(5001) }],
  ['an unknown condition', { condition: 'good' }],
  ['an unknown kind', { kind: 'phones' }],
  ['an unknown part', { included: ['tripod'] }],
  ['a part of another kind', { included: ['hood'] }],
  ['the same part twice', { included: ['box', 'box'] }],
  ['a photo address that is too long', { img: 'x'.repeat(2049) }],
  ['a deletion without a user', { deleted_at: new Date() }],
  ['an unknown seller', { seller_id: 'nobody' }],
  ['a pause without a user', { paused_at: new Date(), paused_for: 'Blurred.' }],
  ['a pause without a reason', { ...paused, paused_for: null }],
])('the database rejects an item with %s', async ([, values]) => {
  const changed = changeListing(await createListing(shop, seller), values);
  await expect(changed).rejects.toThrow(/violates (check|foreign key) constraint|needs a reason/);
});

test.for<[string, Values]>([
  ['an unknown role', { role: 'Admin' }],
  ['no name', { name: '' }],
  ['an earlier role without being an admin', { earlier_role: 'Buyer' }],
])('the database rejects a user with %s', async ([, values]) => {
  const changed = shop.app.db.updateTable('users').set(values).where('id', '=', other.id).execute();
  await expect(changed).rejects.toThrow(/violates check constraint/);
});

const insertUser = (issuer: string, subject: string, email: string) =>
  sql`
  insert into users (id, issuer, subject, name, email, role)
  values (${newId()}, ${issuer}, ${subject}, 'Twin', ${email}, 'Buyer')`.execute(shop.app.db);

test('the database rejects a second open account with the same email in another letter case', async () => {
  await insertUser('x', newId(), 'twin@example.com');
  await expect(insertUser('x', newId(), 'TWIN@example.com')).rejects.toThrow(/users_email/);
});

test('the database rejects a second user with the same identity', async () => {
  await insertUser('y', 'same', 'first@example.com');
  await expect(insertUser('y', 'same', 'second@example.com')).rejects.toThrow(/users_issuer_subject/);
});

test('the database rejects deleting a user who has items or orders', async () => {
  const deletion = sql`delete from users where id = ${seller.id}`.execute(shop.app.db);
  await expect(deletion).rejects.toThrow(/foreign key/);
});

async function secondsBehind(shift: string): Promise<number> {
  return shop.app.db.transaction().execute(async (trx) => {
    await sql`select set_config('shop.shift', ${shift}, true)`.execute(trx);
    const { rows } = await sql<{ seconds: number }>`
      select extract(epoch from clock_timestamp() - shop_now())::float8 as seconds`.execute(trx);
    // Rounding can return -0.
    return Math.round(rows[0]!.seconds) || 0;
  });
}

test('a transaction can set its clock back, but not forward', async () => {
  expect(await secondsBehind('-3600 seconds')).toBe(3600);
  expect(await secondsBehind('3600 seconds')).toBe(0);
  expect(await secondsBehind('')).toBe(0);
});
