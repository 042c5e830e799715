import { expect, test } from 'vitest';
import { conditions } from '#src/catalog/items/kind-schemas.ts';
import { pauseOf } from '#src/moderation/reports/deciding/pause-schemas.ts';
import { newId } from '#src/platform/ids.server.ts';
import { aCamera, book, closeAccount, kinds, createListing, useShop } from '#test/shop.ts';
import { advertisedDays } from './schemas.ts';
import { advertisedUntil } from './serialize.server.ts';
import { addListing } from './writing-service.server.ts';

const shop = await useShop();
const seller = await shop.createUser('Seller', 'Sol');
const buyer = await shop.createUser('Buyer');

type Item = { _id: string; state: string; products: { title: string } };
const show = async (id: string, kind = 'cameras') => (await shop.call('GET', `/${kind}/${id}`)).body;
const list = async (kind = 'cameras'): Promise<Item[]> => (await shop.call('GET', `/${kind}?limit=100`)).body;

test.for(kinds)('an item of %s has the same fields in its own response and in lists', async (kind) => {
  const before = Date.now();
  const made = await createListing(shop, seller, {}, kind);
  expect(made).toEqual({
    _id: expect.stringMatching(/^[0-9a-f-]{36}$/),
    version: 1,
    products: {
      _id: seller.id,
      seller: 'Sol',
      title: 'Nikon FM2n',
      des: 'Shutter fires at all speeds.',
      brand: 'Nikon',
      condition: 'Good',
      duration: 120,
      location: 'Porto',
      buy: 520,
      sale: 310.5,
      img: 'https://example.com/fm2.jpg',
      status: 'verify',
    },
    reducedFrom: null,
    date: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
    state: 'available',
    bookedSince: null,
    verification: null,
    kind,
    advertised: false,
    advertisedUntil: null,
    model: null,
    modelId: null,
    mount: null,
    conversion: null,
    adaptsFrom: null,
    adaptsTo: null,
    place: null,
    crop: null,
    included: [],
    parts: [],
    offers: false,
    photos: [],
    graded: 'stated',
    inspection: null,
    evidence: null,
  });
  expect(Math.abs(Date.parse(made.date) - before)).toBeLessThan(60_000);
  expect(await show(made._id, kind)).toEqual(made);
  expect(await list(kind)).toContainEqual(made);
  const own = {
    ...made,
    paused: null,
    sold: null,
    edited: null,
    awaitsReturn: false,
    asksMount: kind === 'lens',
    floor: null,
    watchers: 0,
    openOffers: 0,
  };
  expect((await shop.call('GET', `/my/${kind}`, { as: seller })).body).toContainEqual(own);
});

test('an item is found only under its own kind', async () => {
  const { _id } = await createListing(shop, seller, {}, 'lens');
  for (const kind of ['cameras', 'accessories']) {
    expect((await shop.call('GET', `/${kind}/${_id}`)).status, kind).toBe(404);
    expect(await list(kind), kind).not.toContainEqual(expect.objectContaining({ _id }));
  }
});

test('a new item belongs to the caller, whatever owner, seller and status are posted', async () => {
  const other = await shop.createUser('Seller', 'Other');
  const posted = { _id: other.id, seller: 'Other', status: 'varified', state: 'sold', date: '2001-01-01' };
  const made = await createListing(shop, seller, posted);
  expect(made.products).toMatchObject({ _id: seller.id, seller: 'Sol', status: 'verify' });
  expect(made.state).toBe('available');
  expect(made.date).not.toMatch(/^2001/);
});

test('an item shows the current name and verification of its seller', async () => {
  const young = await shop.createUser('Seller', 'Young');
  const { _id } = await createListing(shop, young);
  await shop.app.db.updateTable('users').set({ name: 'Older' }).where('id', '=', young.id).execute();
  await shop.call('PUT', `/users/seller/${young.id}`, { as: await shop.createUser('admin') });
  expect((await show(_id)).products).toMatchObject({ seller: 'Older', status: 'varified' });
  const { since } = await shop.app.db
    .selectFrom('verified_users')
    .select('since')
    .where('id', '=', young.id)
    .executeTakeFirstOrThrow();
  expect((await show(_id)).verification).toEqual({ since: since!.toISOString(), checked: [] });
  // Old verifications have no date.
  await shop.app.db.deleteFrom('verifications').where('user_id', '=', young.id).execute();
  await shop.sql`insert into verifications (id, user_id) values (${newId()}, ${young.id})`;
  expect((await show(_id)).verification).toEqual({ since: null, checked: [] });
});

test('lists begin with the newest item', async () => {
  const titles = ['first', 'second', 'third'];
  for (const title of titles) await createListing(shop, seller, { title }, 'accessories');
  const listed = (await list('accessories')).map(({ products }) => products.title);
  expect(listed.slice(0, 3)).toEqual(['third', 'second', 'first']);
});

test('a booked item stays in its list with the state booked', async () => {
  const { _id } = await createListing(shop, seller);
  await book(shop, buyer, { _id });
  expect(await list()).toContainEqual(expect.objectContaining({ _id, state: 'booked' }));
});

test.for([0.01, 0.07, 0.1, 1.1, 8.2, 19.99, 1234.56, 4503.59, 999_999.99, 1_000_000])(
  'a price of %d is returned to the cent',
  async (dollars) => {
    const { products } = await createListing(shop, seller, { buy: dollars, sale: dollars });
    expect([products.buy, products.sale]).toEqual([dollars, dollars]);
  },
);

test('prices are stored as whole cents', async () => {
  const { _id } = await createListing(shop, seller, { buy: 0.07, sale: 1_000_000 });
  const row = await shop.app.db
    .selectFrom('listings')
    .select(['buy_cents', 'sale_cents'])
    .where('id', '=', _id)
    .executeTakeFirstOrThrow();
  expect(row).toEqual({ buy_cents: 7, sale_cents: 100_000_000 });
});

test.for([0, 0.1, 0.3, 0.5, 1.1, 12, 16.1, 1199.9, 1200])(
  'a duration of %d is returned unchanged with each condition',
  async (duration) => {
    for (const condition of conditions)
      expect((await createListing(shop, seller, { duration, condition })).products).toMatchObject({
        duration,
        condition,
      });
  },
);

test.for([
  'https://example.com/a.jpg',
  'https://example.com:8443/a/b.jpg?w=1&h=2#x',
  'https://example.com/%20a.jpg',
  'https://bücher.example/ä.jpg',
  '/images/0123456789abcdef0123456789abcdef.webp',
  '/demo/lens-50-1200.webp',
])('the photo address %s is stored unchanged for every kind', async (img) => {
  for (const kind of kinds) expect((await createListing(shop, seller, { img }, kind)).products.img).toBe(img);
});

test('text is stored trimmed but otherwise as typed, up to its maximum length', async () => {
  const text = {
    title: 'x'.repeat(120),
    brand: '  Zeiß & <i>Ikon</i> "2"  ',
    location: "Saint-Étienne, 上海; drop table users;--'",
    des: `  ${'Ω'.repeat(4990)}\n\nend  `,
  };
  const { products } = await createListing(shop, seller, text);
  expect(products).toMatchObject({
    title: text.title,
    brand: text.brand.trim(),
    location: text.location,
    des: text.des.trim(),
  });
});

test('the transaction refuses a listing by a user whose account was closed or whose role is no longer Seller', async () => {
  const closedSeller = await shop.createUser('Seller');
  await closeAccount(shop, closedSeller);
  const fields = { ...aCamera, condition: 'Good' } as const;
  for (const user of [closedSeller, buyer]) {
    const caller = { ...user, role: 'Seller', photoURL: null, emailVerified: false } as const;
    const added = addListing(shop.app, caller, 'cameras', fields);
    await expect(added).rejects.toMatchObject({ code: 'forbidden' });
    expect((await shop.call('GET', '/cameras?limit=100')).body).not.toContainEqual(
      expect.objectContaining({ products: expect.objectContaining({ _id: user.id }) }),
    );
  }
});

test('an edit of a paused item is reported only if it happened after the pause', () => {
  const [early, late] = [new Date('2026-01-01T10:00:00Z'), new Date('2026-01-01T10:00:01Z')];
  const at = early.toISOString();
  const byAdmin = { paused_by: 'ada', seller_id: 'sol' };
  for (const [edited_at, edited] of [
    [null, null],
    [early, null],
    [new Date(early.getTime() - 1), null],
    [late, late.toISOString()],
  ] as const)
    expect(pauseOf({ ...byAdmin, paused_at: early, paused_for: 'Blurred.', edited_at })).toEqual({
      since: at,
      by: 'admin',
      reason: 'Blurred.',
      edited,
    });
  const none = { paused_at: null, paused_by: null, paused_for: null };
  expect(pauseOf({ ...byAdmin, ...none, edited_at: late })).toBeNull();
  const own = { paused_at: early, paused_by: 'sol', paused_for: null, edited_at: null };
  expect(pauseOf({ ...byAdmin, ...own })).toMatchObject({ by: 'seller', reason: null });
});

test('an advertisement ends exactly when its duration is over', () => {
  const lastsMs = advertisedDays * 86_400_000;
  const soon = new Date(Date.now() + 60_000);
  expect(advertisedUntil(new Date(soon.getTime() - lastsMs))).toEqual(soon);
  expect(advertisedUntil(new Date(Date.now() - lastsMs))).toBeNull();
  expect(advertisedUntil(null)).toBeNull();
});
