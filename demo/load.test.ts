import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { signAccessToken } from '#src/accounts/auth/tokens/access-token.server.ts';
import { stateOf } from '#src/catalog/listings/filter-queries.server.ts';
import type { Inspection } from '#src/gear/grading/schemas.ts';
import { poolOf } from '#src/platform/db/connect.server.ts';
import { fromMinorUnits } from '#src/platform/shared/money.ts';
import { wantsDemo } from '#src/server/start-up/database.ts';
import { book, createListing, useShop } from '#test/shop.ts';
import type { Item } from './catalogue/item.ts';
import { everything as catalogue } from './catalogue/kinds.ts';
import { loadDemo } from './load.ts';
import { pastDeals, questions } from './past-deals.ts';
import { regionOf } from './region.ts';
import { admin, buyers, sellers } from './users.ts';

const dayMs = 24 * 3600_000;
const minuteMs = 60_000;

const shop = await useShop();
// The demo needs one connection: a second beside its transaction would never be free.
const { options } = poolOf(shop.app.db);
const { max } = options;
options.max = 1;
await loadDemo(shop.app);
options.max = max;
const everything = [...catalogue, ...pastDeals].map(regionOf(shop.app).item);

/** Counts whole days, because the times of items differ slightly. */
const daysSince = (moment: Date | null): number | undefined =>
  moment ? Math.floor((Date.now() - moment.getTime()) / dayMs) : undefined;

const byTitle = (a: { title: string }, b: { title: string }): number => (a.title < b.title ? -1 : 1);

const wantedState = ({ order }: Pick<Item, 'order'>): string =>
  order ? (order.soldDaysAgo === undefined ? 'booked' : 'sold') : 'available';

test('adapters join the mounts that their titles name', async () => {
  const rows = await shop.app.db
    .selectFrom('listings')
    .select(['adapts_from', 'adapts_to'])
    .where('title', 'like', '%FTZ II%')
    .execute();
  expect(rows).toEqual([{ adapts_from: 'Nikon F', adapts_to: 'Nikon Z' }]);
});

test('every item of the catalogue is stored with its seller, status and dates', async () => {
  const rows = await shop.app.db
    .selectFrom('listings')
    .innerJoin('users', 'users.id', 'seller_id')
    .selectAll('listings')
    .select([stateOf.as('state'), 'users.email'])
    .execute();
  const loaded = rows.map((row) => ({
    title: row.title,
    text: row.des,
    facts: [
      row.condition,
      row.duration,
      row.location,
      fromMinorUnits(row.buy_cents),
      fromMinorUnits(row.sale_cents),
    ],
    seller: row.email,
    state: row.state,
    days: [daysSince(row.listed_at), daysSince(row.sold_at)],
    advertised: row.advertised_at !== null,
  }));
  const wanted = everything.map((item) => ({
    title: item.title,
    text: item.des,
    facts: [item.condition, item.duration, item.location, item.buy, item.sale],
    seller: sellers[item.seller].email,
    state: wantedState(item),
    days: [item.daysAgo, item.order?.soldDaysAgo],
    advertised: item.advertised ?? false,
  }));
  expect(loaded.toSorted(byTitle)).toEqual(wanted.toSorted(byTitle));
});

test('every order is stored with its buyer, phone number and meeting place', async () => {
  const rows = await shop.app.db
    .selectFrom('orders')
    .innerJoin('users', 'users.id', 'buyer_id')
    .selectAll('orders')
    .select('users.email')
    .execute();
  const wanted = everything.toSorted(byTitle).flatMap(({ title, sale, order }) => {
    if (!order) return [];
    const { email, phone } = buyers[order.buyer];
    return [[title, sale, email, phone, order.place, order.daysAgo, order.soldDaysAgo]];
  });
  expect(
    rows
      .toSorted(byTitle)
      .map((row) => [
        row.title,
        fromMinorUnits(row.sale_cents),
        row.email,
        row.phone,
        row.location,
        daysSince(row.placed_at),
        daysSince(row.sold_at),
      ]),
  ).toEqual(wanted);
});

test('users are stored once, with their role and verification', async () => {
  const rows = await shop.app.db
    .selectFrom('users')
    .leftJoin('verified_users', 'verified_users.id', 'users.id')
    .select(['name', 'email', 'role', 'created_at', 'checked'])
    .execute();
  const of = ({ email }: { email: string }) => rows.find((row) => row.email === email)!;
  const all = [admin, ...buyers, ...sellers];
  expect(rows).toHaveLength(all.length);
  expect(
    all.map((user) => [of(user).name, of(user).role, of(user).checked ?? [], daysSince(of(user).created_at)]),
  ).toEqual(all.map(({ name, role, verified, joinedDaysAgo }) => [name, role, verified, joinedDaysAgo]));
  expect(await loadDemo(shop.app)).toBe(false);
});

const shownOf = async (title: string) => {
  const { id, kind, listed_at } = await shop.app.db
    .selectFrom('listings')
    .select(['id', 'kind', 'listed_at'])
    .where('title', '=', title)
    .executeTakeFirstOrThrow();
  return { listed: listed_at.toISOString(), ...(await shop.call('GET', `/${kind}/${id}`)).body };
};

test('items that are sold with a lens or an accessory show it', async () => {
  const kits = catalogue.filter(({ parts }) => parts);
  expect(kits.length).toBeGreaterThanOrEqual(6);
  for (const { title, parts = [] } of kits) {
    const shown = await shownOf(title);
    expect(shown).toMatchObject({ version: 1, parts });
  }
});

test('half of the items show an inspection from the day they were listed, which matches their condition', async () => {
  for (const { title, condition, found, pictures, closeUp } of everything) {
    const { inspection, listed } = await shownOf(title);
    expect([title, inspection !== null]).toEqual([title, found !== undefined]);
    if (!found) continue;
    expect(inspection).toMatchObject({ grade: condition, working: true });
    const { points, unchecked, date }: Inspection = inspection;
    // Allows a minute, because the clock of the shop keeps running.
    expect(Math.abs(Date.parse(date) - Date.parse(listed)), title).toBeLessThan(minuteMs);
    expect(unchecked.map(({ id }) => [id, null])).toEqual(
      Object.entries(found).filter(([, answer]) => answer === null),
    );
    expect(Object.fromEntries(points.map(({ id, answer }) => [id, answer]))).toMatchObject(
      Object.fromEntries(Object.entries(found).filter(([, answer]) => answer !== null)),
    );
    const photographed = points.filter(({ photos }) => photos.length > 0);
    expect(photographed.map(({ id, photos }) => [id, photos.map(({ base }) => base)])).toEqual(
      closeUp ? [[closeUp, [`/demo/${pictures.at(-1)}`]]] : [],
    );
  }
});

test('a quarter of the digital cameras show the count of a file', async () => {
  const shown: Record<string, unknown> = {};
  for (const { title, file } of everything) {
    const { evidence, listed } = await shownOf(title);
    expect([title, evidence !== null]).toEqual([title, file !== undefined]);
    if (!evidence) continue;
    const { count, counts, unknown, taken, notes, read } = evidence;
    shown[title] = [count, counts, unknown, ...notes];
    expect(taken).toBe(new Date(Date.parse(listed) - dayMs).toISOString().slice(0, 10));
    expect(Math.abs(Date.parse(read) - Date.parse(listed))).toBeLessThan(60_000);
  }
  expect(shown).toEqual({
    'Nikon D850 body': [21_412, 'exposures', null],
    'Pentax K-1 Mark II body': [36_112, 'mechanical', null],
    'Nikon D700 body': [138_046, 'exposures', null],
    'Sony A7 III body': [47_213, 'exposures', null],
    'Nikon Z6 II body': [9_804, 'exposures', null],
    'Nikon Zf body, black': [7_318, 'exposures', null],
  });
});

const facts = async (seller: { email: string }) => {
  const { id } = await shop.app.db
    .selectFrom('users')
    .select('id')
    .where('email', '=', seller.email)
    .executeTakeFirstOrThrow();
  return (await shop.call('GET', `/sellers/${id}`)).body;
};
const starsOf = (of: number) =>
  pastDeals.flatMap(({ seller, ofSeller }) => (seller === of && ofSeller ? [ofSeller.stars] : []));

test('the statistics of sellers match the completed deals and the answered questions', async () => {
  for (const [index, seller] of sellers.entries()) {
    const { completed, reviews, answeredWithin } = await facts(seller);
    const sold = everything.filter((item) => item.seller === index && item.order?.soldDaysAgo !== undefined);
    expect([seller.name, completed, reviews.count]).toEqual([
      seller.name,
      sold.length,
      starsOf(index).length,
    ]);
    expect(answeredWithin === null).toBe(!questions.some((question) => question.seller === index));
  }
  expect(await facts(sellers[0])).toMatchObject({ answeredWithin: '1h', reviews: { stars: 4.7 } });
  expect(await facts(sellers[1])).toMatchObject({ answeredWithin: '4h', reviews: { stars: 5 } });
  expect((await facts(sellers[4])).answeredWithin).toBe('day');
  // One seller of the demo is new and has no deals yet.
  expect(await facts(sellers[3])).toMatchObject({ reviews: { count: 0 }, answeredWithin: null });
});

test('the demo sends no emails and leaves no email to be sent', async () => {
  await shop.work();
  expect(await shop.mails()).toEqual([]);
  const { rows } = await sql<{
    count: number;
  }>`select count(*)::int as count from message_mails where due_at is not null`.execute(shop.app.db);
  expect(rows[0]!.count).toBe(0);
});

const tokenOf = async (email: string) => {
  const [identity] = await shop.sql`select issuer, subject, email, name from users where email = ${email}`;
  const provedAt = Math.floor(Date.now() / 1000);
  return { token: await signAccessToken(shop.app.authSecret, identity, 0, { provedAt }) };
};

test('an admin removes the demo, but not what belongs to people who signed up', async () => {
  const seller = await shop.createUser('Seller', 'Olga Brandt');
  const buyer = await shop.createUser('Buyer', 'Paul Roth');
  const camera = await createListing(shop, seller, { title: 'Olga’s camera' });
  const as = await tokenOf(admin.email);
  const demoBuyer = { ...(await tokenOf(buyers[0].email)), id: '', name: '', email: '' };
  await book(shop, demoBuyer, camera);
  const [item] = await shop.sql`
    select id as "_id" from listings where id not in (select listing_id from orders) order by id limit 1`;
  await book(shop, buyer, item);
  await shop.call('PATCH', '/shop', { as, body: { version: 0, name: 'Club Photo Lyon' } });
  expect((await shop.call('GET', '/demo', { as: seller })).status).toBe(403);
  expect((await shop.call('GET', '/demo', { as })).body).toEqual({
    isLoaded: true,
    removes: {
      people: 1 + buyers.length + sellers.length,
      items: everything.length,
      orders: 2 + everything.filter(({ order }) => order).length,
      posts: expect.any(Number),
    },
    keeps: {
      people: [seller, buyer].map(({ name, email }) => ({ name, email })),
      peopleCount: 2,
      items: [{ title: 'Olga’s camera', seller: seller.name }],
      itemCount: 1,
    },
  });

  const { status, body } = await shop.call('DELETE', '/demo', { as });
  expect([status, body.setup]).toEqual([200, expect.stringMatching(/^\/setup\?token=/)]);
  const token = new URLSearchParams(body.setup.split('?')[1]).get('token');
  expect((await shop.call('POST', '/setup/check', { body: { token } })).body.state).toBe('valid');
  expect((await shop.call('GET', '/cameras')).body).toMatchObject([{ _id: camera._id, state: 'available' }]);
  // The settings name the admin who has changed them.
  const left = await shop.sql`select name, role from users order by created_at`;
  expect(left).toEqual([
    { name: 'Deleted person', role: 'Buyer' },
    { name: seller.name, role: 'Seller' },
    { name: buyer.name, role: 'Buyer' },
  ]);
  expect((await shop.call('GET', '/shop')).body.name).toBe('Club Photo Lyon');
  for (const table of ['orders', 'reviews', 'conversations', 'posts', 'demo_users', 'identity_user'])
    expect((await sql`select from ${sql.table(table)}`.execute(shop.app.db)).rows, table).toEqual([]);
  expect(await wantsDemo(shop.connection)).toBe(false);
  const { rows } = await sql`
    select tgname from pg_trigger where not tgisinternal and tgenabled <> 'O'`.execute(shop.app.db);
  expect(rows).toEqual([]);
});
