import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { change } from '#src/platform/app.server.ts';
import { takeDailyNotices } from '#src/messaging/notifications/daily-service.server.ts';
import { pauseListing } from '#src/catalog/listings/moderating/service.server.ts';
import { itemsChanged } from '#src/catalog/listings/events.server.ts';
import { expectProblem } from '#test/problems.ts';
import { book, password, putUp, type Person, useShop } from '#test/shop.ts';
import { mostSearches } from './schemas.ts';
import { setClock } from '#test/clock.ts';
import { gatherDaily as gatherNow, planOutdated, searchWide, tidySearches } from './daily/service.server.ts';
import { noteMatches } from './matching/queries.server.ts';
import { findSearchesOf, tellOwners } from './matching/service.server.ts';

const shop = await useShop();
const { db } = shop.app;
const seller = await shop.hire('Seller');

const save = (as: Person, query: string, more: object = { mail: 'now' }) =>
  shop.call('POST', '/saved-searches', { as, body: { query, ...more } });
const saved = async (as: Person) => (await shop.call('GET', '/saved-searches', { as })).body;
const edit = (id: string, body: object) => shop.call('PATCH', `/cameras/${id}`, { as: seller, body });
const list = async (changes: object) => (await putUp(shop, seller, changes))._id as string;
let brands = 0;
const aBrand = () => `Maker${'abcdefghijklmnopqrstuvwxyz'[brands++]}`;

async function aSearcher(filters = '', more?: object) {
  const buyer = await shop.hire('Buyer');
  const brand = aBrand();
  const { status, body } = await save(buyer, `brand=${brand}${filters}`, more);
  return { buyer, brand, status, body, path: `/saved-searches/${body._id}` };
}

let hours = 0;
async function gatherDaily(): Promise<void> {
  await shop.work();
  await setClock(shop, `${(hours += 2)} hours`);
  await gatherNow(shop.app);
}

async function toldTo(as: Person): Promise<number[]> {
  await shop.work();
  const { body } = await shop.call('GET', '/notifications', { as });
  const counts: number[] = body
    .filter(({ kind }: { kind: string }) => ['item-found', 'search-found'].includes(kind))
    .map(({ count }: { count: number }) => count);
  return counts.length === 0 ? [] : [counts.reduce((sum, count) => sum + count)];
}
const mailsTo = async ({ email }: Person) =>
  (await shop.mails()).filter(({ to }) => to.includes(email)).length;

test('an item is told once that comes to match, by its price, too', async () => {
  const { buyer, brand, status, body } = await aSearcher('&kind=cameras&max=400');
  expect([status, body.mail, body.wide, body.new]).toEqual([201, 'now', false, 0]);
  const item = await list({ brand: brand.toUpperCase(), sale: 450 });
  expect(await toldTo(buyer)).toEqual([]);
  await edit(item, { sale: 399 });
  expect(await toldTo(buyer)).toEqual([1]);
  await edit(item, { sale: 390 });
  expect(await toldTo(buyer)).toEqual([1]);
  expect(await mailsTo(buyer)).toBe(1);
  const [{ _id, new: fresh, name }] = await saved(buyer);
  expect([fresh, name]).toEqual([1, `Cameras · ${brand} · up to $400`]);
  await shop.call('PATCH', `/saved-searches/${_id}`, { as: buyer, body: { seen: true } });
  expect((await saved(buyer))[0].new).toBe(0);
});

test('searches that mean the same are one, and keep what was typed', async () => {
  const [one, other] = [await shop.hire('Buyer'), await shop.hire('Buyer')];
  const brand = aBrand();
  const first = await save(one, `?brand=${brand}&kind=lens&kind=cameras&sort=sale&limit=5`, { name: 'Mine' });
  expect([first.status, first.body.mail]).toEqual([201, 'daily']);
  expect(first.body).toMatchObject({ name: 'Mine', query: `brand=${brand}&kind=lens&kind=cameras` });
  const again = await save(one, `kind=cameras&kind=lens&brand=${brand.toUpperCase()}`, { mail: 'off' });
  expect([again.status, again.body]).toEqual([200, first.body]);
  await save(other, `kind=cameras&kind=lens&brand=${brand.toLowerCase()}`);
  const { rows } = await sql<{ count: number }>`
    select count(*) from search_definitions where ${brand.toLowerCase()} = any(brands)`.execute(db);
  expect(rows[0]!.count).toBe(1);
});

test('words in another order or case are the same search, unless their meaning changes', async () => {
  const buyer = await shop.hire('Buyer');
  const first = await save(buyer, 'q=zorkov+chrome');
  for (const query of ['q=chrome+zorkov', 'q=Zorkov+CHROME', 'q=ZORKOV++chrome'])
    expect([query, await save(buyer, query)]).toMatchObject([
      query,
      { status: 200, body: { _id: first.body._id } },
    ]);
  expect((await save(buyer, 'q=zorkov')).status).toBe(201);
  const [one, other] = [await save(buyer, 'q=canon+f+1'), await save(buyer, 'q=canon+1+f')];
  expect([one.status, other.status]).toEqual([201, 201]);
});

test('a search reports that emails about all searches are turned off', async () => {
  const buyer = await shop.hire('Buyer');
  const choose = (mail: string) =>
    shop.call('PUT', '/notifications/preferences', { as: buyer, body: { searches: { mail, push: true } } });
  await choose('off');
  const { body } = await save(buyer, 'brand=silent');
  expect([body.mail, body.mailsOff, (await saved(buyer))[0].mailsOff]).toEqual(['now', true, true]);
  await choose('daily');
  expect((await saved(buyer))[0].mailsOff).toBe(false);
});

test('someone saves 50 searches at most, and only their own are theirs', async () => {
  const [buyer, stranger] = [await shop.hire('Buyer'), await shop.hire('Buyer')];
  for (let at = 0; at < mostSearches; at++) expect((await save(buyer, `brand=b${at}`)).status).toBe(201);
  expectProblem(await save(buyer, 'brand=more'), 409);
  const [{ _id }] = await saved(buyer);
  const path = `/saved-searches/${_id}`;
  expectProblem(await shop.call('PATCH', path, { as: stranger, body: { mail: 'off' } }), 403);
  expectProblem(await shop.call('DELETE', path, { as: stranger }), 403);
  expect((await shop.call('DELETE', path, { as: buyer })).body).toEqual({ deletedCount: 1 });
  expectProblem(await shop.call('DELETE', path, { as: buyer }), 404);
  expect(await saved(buyer)).toHaveLength(mostSearches - 1);
});

test('an item that is freed is found by who looks for what is not booked; who suspended sells is not found', async () => {
  const [buyer, other] = [await shop.hire('Buyer'), await shop.hire('Buyer')];
  const brand = aBrand();
  const item = await putUp(shop, seller, { brand });
  const order = await book(shop, other, item);
  await shop.work();
  await save(buyer, `brand=${brand}&available=1`);
  await edit(item._id, { title: 'Another title' });
  expect(await toldTo(buyer)).toEqual([]);
  await shop.call('DELETE', `/orders/${order._id}`, { as: other });
  expect(await toldTo(buyer)).toEqual([1]);
  const [rogue, admin] = [await shop.hire('Seller'), await shop.hire('admin')];
  await putUp(shop, rogue, { brand });
  const suspension = `/suspensions/${rogue.id}`;
  expect((await shop.call('PUT', suspension, { as: admin, body: { reason: 'x' } })).status).toBe(200);
  expect(await toldTo(buyer)).toEqual([1]);
  await shop.call('DELETE', suspension, { as: admin });
  expect(await toldTo(buyer)).toEqual([2]);
});

test('an item that is shown again is new only to searches that have not found it before', async () => {
  const [before, during, admin] = [
    await shop.hire('Buyer'),
    await shop.hire('Buyer'),
    await shop.hire('admin'),
  ];
  const rogue = await shop.hire('Seller');
  for (const hide of ['pause', 'suspension'] as const) {
    const brand = aBrand();
    const [item, other] = [
      await putUp(shop, rogue, { brand }),
      await putUp(shop, rogue, { brand, sale: 700 }),
    ];
    await shop.work();
    await save(before, `brand=${brand}`);
    const news = async (person: Person) => {
      await shop.work();
      return (await saved(person)).find(({ query }: { query: string }) => query.includes(brand)).new;
    };
    if (hide === 'pause') {
      await db.transaction().execute((trx) => pauseListing(shop.app, trx, item._id, admin.id, 'x'));
    } else await shop.call('PUT', `/suspensions/${rogue.id}`, { as: admin, body: { reason: 'x' } });
    expect((await shop.call('GET', `/cameras?brand=${brand}`)).body).toHaveLength(hide === 'pause' ? 1 : 0);
    await save(during, `brand=${brand}&max=600`);
    const path = hide === 'pause' ? `/pauses/${item._id}` : `/suspensions/${rogue.id}`;
    await shop.call('DELETE', path, { as: admin });
    expect((await shop.call('GET', `/cameras?brand=${brand}`)).body).toHaveLength(2);
    expect([await news(before), await news(during)]).toEqual([0, 1]);
    expect(other.products.sale).toBe(700);
  }
  expect(await toldTo(before)).toEqual([]);
});

test('nobody is told of their own item, nor once a day of what is gone by then', async () => {
  const buyer = await shop.hire('Buyer');
  const [brand, another] = [aBrand(), aBrand()];
  await save(seller, `brand=${brand}`);
  for (const as of [seller, buyer]) await save(as, `brand=${another}`, { mail: 'daily' });
  await list({ brand });
  const [gone] = [await list({ brand: another }), await list({ brand: another })];
  await shop.work();
  expect((await saved(buyer))[0].new).toBe(2);
  await shop.call('DELETE', `/cameras/${gone}`, { as: seller });
  await gatherDaily();
  expect(await toldTo(seller)).toEqual([]);
  expect((await saved(seller)).map((search: { new: number }) => search.new)).toEqual([0, 0]);
  expect(await toldTo(buyer)).toEqual([1]);
});

test('each is told once, however often and however far the work is done', async () => {
  const brand = aBrand();
  const buyers = await Promise.all(Array.from({ length: 3 }, () => shop.hire('Buyer')));
  for (const buyer of buyers) await save(buyer, `brand=${brand}`);
  const item = await list({ brand });
  // A transaction that is rolled back has found nothing and notified nobody.
  const ended = change(shop.app, async (trx) => {
    expect(await noteMatches(trx, item)).toHaveLength(1);
    throw new Error('ended');
  });
  await expect(ended).rejects.toThrow('ended');
  await shop.work();
  const before = await Promise.all(buyers.map(mailsTo));
  expect(before).toEqual([1, 1, 1]);
  await change(shop.app, (trx) => itemsChanged.publish(shop.app, trx, { listings: [item] }));
  await findSearchesOf(shop.app, { listing: item });
  const searches = await Promise.all(buyers.map(async (buyer) => (await saved(buyer))[0]._id as string));
  await tellOwners(shop.app, 'a run', searches.slice(0, 0), item);
  await tellOwners(shop.app, 'a run', searches, item);
  for (const buyer of buyers) expect(await toldTo(buyer)).toEqual([1]);
});

test('an item that several searches of a person find causes one mail with name, price and place', async () => {
  const buyer = await shop.hire('Buyer');
  const brand = aBrand();
  for (const query of [`brand=${brand}`, `q=${brand}`, `brand=${brand}&max=900`]) await save(buyer, query);
  const item = await list({ brand, title: 'Leica M3', sale: 480, location: 'Vienna' });
  await shop.work();
  const [mail, ...more] = (await shop.mails()).filter(({ to }) => to === buyer.email);
  expect(more).toEqual([]);
  expect(mail!.subject).toBe('A new item for your searches: Leica M3');
  for (const said of [
    'Item: Leica M3\nPrice: $480\n',
    ': Vienna\n',
    `Your search ${brand} · up to $900: http://localhost:3000/search?brand=${brand}&max=900`,
    `http://localhost:3000/cameras/${item}`,
  ])
    expect(mail!.text).toContain(said);
  const { body } = await shop.call('GET', '/notifications', { as: buyer });
  expect(body).toMatchObject([{ title: 'Leica M3', path: `/cameras/${item}`, count: 1 }]);
  expect(body[0].detail).toMatch(/^\$480, Vienna, for /);
});

test('an item that several daily searches find is one line of the daily mail', async () => {
  const buyer = await shop.hire('Buyer');
  const brand = aBrand();
  for (const query of [`brand=${brand}`, `brand=${brand}&max=900`])
    await save(buyer, query, { mail: 'daily' });
  const item = await list({ brand, title: 'Leica M3', sale: 480, location: 'Vienna' });
  await gatherDaily();
  const { body } = await shop.call('GET', '/notifications', { as: buyer });
  expect(body).toMatchObject([
    {
      text: 'A new item for your searches',
      title: 'Leica M3',
      path: `/cameras/${item}`,
      detail: `$480, Vienna, for ${brand} and ${brand} · up to $900`,
    },
  ]);
});

test('a block in either direction stops alerts about items of the other person', async () => {
  const [one, other] = [await shop.hire('Buyer'), await shop.hire('Buyer')];
  const rogue = await shop.hire('Seller');
  const brand = aBrand();
  for (const [buyer, mail] of [
    [one, 'now'],
    [other, 'daily'],
  ] as const)
    await save(buyer, `brand=${brand}`, { mail });
  await shop.call('PUT', `/blocks/${rogue.id}`, { as: one });
  await shop.call('PUT', `/blocks/${other.id}`, { as: rogue });
  await putUp(shop, rogue, { brand });
  expect(await toldTo(one)).toEqual([]);
  await gatherDaily();
  expect(await toldTo(other)).toEqual([]);
  expect([(await saved(one))[0].new, (await saved(other))[0].new]).toEqual([0, 0]);
});

test('what finds too much is told once a day, and not at once', async () => {
  const buyer = await shop.hire('Buyer');
  const brand = aBrand();
  const fill = (count: number) =>
    sql`
    insert into listings (id, kind, seller_id, title, des, brand, condition, duration, location, buy_cents, sale_cents, img)
    select gen_random_uuid(), 'lens', ${seller.id}, 'x', 'x', ${brand}, 'Good', 1, 'x', 1, 1, '/x' from generate_series(1, ${sql.lit(count)})`.execute(
      db,
    );
  await fill(281);
  expectProblem(await save(buyer, `brand=${brand}`), 422, ['mail']);
  const { body } = await save(buyer, `brand=${brand}`, { mail: 'daily' });
  expect([body.wide, body.mail]).toEqual([true, 'daily']);
  const path = `/saved-searches/${body._id}`;
  expectProblem(await shop.call('PATCH', path, { as: buyer, body: { mail: 'now' } }), 422, ['mail']);
  // Items have the time of the database, which no test moves.
  await sql`update search_definitions set searched_at = now() - interval '1 minute'`.execute(db);
  for (let item = 0; item < 12; item++) await list({ brand });
  expect(await toldTo(buyer)).toEqual([]);
  await save(await shop.hire('Buyer'), 'fits=nikon-d850', { mail: 'daily' });
  await sql`
    update search_definitions set is_wide = true, asked = '{"fits": "gone"}' where asked ->> 'fits' = 'nikon-d850'`.execute(
    db,
  );
  await searchWide(shop.app);
  await gatherDaily();
  expect(await toldTo(buyer)).toEqual([293]);
  await searchWide(shop.app);
  await gatherDaily();
  expect(await toldTo(buyer)).toEqual([293]);
});

test('an item is found by who wants verified sellers once its seller is one', async () => {
  const { buyer, brand } = await aSearcher('&verified=1');
  const [late, admin] = [await shop.hire('Seller'), await shop.hire('admin')];
  await putUp(shop, late, { brand });
  expect(await toldTo(buyer)).toEqual([]);
  expect((await shop.call('PUT', `/users/seller/${late.id}`, { as: admin })).status).toBe(200);
  expect(await toldTo(buyer)).toEqual([1]);
});

test('what never left is no find once more, and what is told otherwise by then is not told at once', async () => {
  const { buyer, brand, body, path } = await aSearcher();
  const item = await list({ brand });
  expect(await toldTo(buyer)).toEqual([1]);
  await sql`update search_hits set at = at - interval '31 days' where listing_id = ${item}`.execute(db);
  await tidySearches(shop.app);
  await edit(item, { title: 'The same once more' });
  expect(await toldTo(buyer)).toEqual([1]);
  expect((await saved(buyer))[0].new).toBe(0);
  await shop.call('PATCH', path, { as: buyer, body: { mail: 'off' } });
  await tellOwners(shop.app, 'a late run', [body._id], item);
  expect(await toldTo(buyer)).toEqual([1]);
});

test('what was found before someone chose the mail of the day is not in it', async () => {
  const { buyer, brand, path } = await aSearcher();
  await list({ brand });
  expect(await toldTo(buyer)).toEqual([1]);
  await shop.call('PATCH', path, { as: buyer, body: { mail: 'off' } });
  await list({ brand });
  await shop.work();
  await shop.call('PATCH', path, { as: buyer, body: { mail: 'daily' } });
  await gatherDaily();
  expect(await toldTo(buyer)).toEqual([1]);
  await list({ brand });
  await gatherDaily();
  expect(await toldTo(buyer)).toEqual([2]);
});

test('a mail of the day counts what the last one did not, though nobody has read the page', async () => {
  const { buyer, brand } = await aSearcher('', { mail: 'daily' });
  const told: string[][] = [];
  for (const items of [2, 3, 6]) {
    for (let item = 0; item < items; item++) await list({ brand });
    await gatherDaily();
    const notices = await change(shop.app, (trx) =>
      takeDailyNotices(shop.app, trx, buyer.id, new Date(Date.now() + 86_400_000)),
    );
    told.push(notices.map(({ text }) => text));
  }
  const one = 'A new item for your search';
  expect(told).toEqual([[one, one], [one, one, one], ['6 new items for your search']]);
});

test('a query that is too long for its row is refused by name', async () => {
  const query = ['写', '真', '機'].map((word) => `brand=${word.repeat(100)}`).join('&');
  expectProblem(await save(await shop.hire('Buyer'), query), 422, ['query']);
});

test('a search with too many finds becomes wide at night', async () => {
  const { buyer, brand } = await aSearcher();
  await sql`
    insert into search_hits (definition_id, listing_id)
    select id, 'item ' || number from search_definitions, generate_series(1, 281) number
    where ${brand.toLowerCase()} = any(brands)`.execute(db);
  await tidySearches(shop.app);
  const [search] = await saved(buyer);
  expect([search.wide, search.mail]).toEqual([true, 'daily']);
  expect(
    (await sql`select from search_keys where key = ${`b:${brand.toLowerCase()}`}`.execute(db)).rows,
  ).toEqual([]);
});

async function storedOf(brand: string): Promise<number[]> {
  const { rows } = await sql<{ stored: number[] }>`
    select array[
      (select count(*) from search_definitions where ${brand.toLowerCase()} = any(brands)),
      (select count(*) from search_keys where key = ${`b:${brand.toLowerCase()}`}),
      (select count(*) from search_hits where listing_id in (select id from listings where brand = ${brand}))] as stored`.execute(
    db,
  );
  return rows[0]!.stored.map(Number);
}
const remove = (as: Person, id: string) => shop.call('DELETE', `/saved-searches/${id}`, { as });

test('a search is deleted with its definition, keys and hits once nobody saves it', async () => {
  const buyers = [await shop.hire('Buyer'), await shop.hire('Buyer'), await shop.hire('Buyer')];
  const brand = aBrand();
  const ids: string[] = [];
  for (const buyer of buyers) ids.push((await save(buyer, `brand=${brand}`)).body._id);
  await list({ brand });
  await shop.work();
  expect(await storedOf(brand)).toEqual([1, 1, 1]);
  await remove(buyers[0]!, ids[0]!);
  expect(await storedOf(brand)).toEqual([1, 1, 1]);
  // The last two at once: without a lock, each would still see the other's search.
  await Promise.all([remove(buyers[1]!, ids[1]!), remove(buyers[2]!, ids[2]!)]);
  expect(await storedOf(brand)).toEqual([0, 0, 0]);
});

test('searches that are saved and deleted over and over leave nothing to match items with', async () => {
  const buyer = await shop.hire('Buyer');
  const brand = aBrand();
  for (let cents = 1; cents <= 20; cents++)
    await remove(buyer, (await save(buyer, `brand=${brand}&graded=1&max=900.${cents}`)).body._id);
  await list({ brand });
  await shop.work();
  expect(await storedOf(brand)).toEqual([0, 0, 0]);
});

test('an item is matched in several runs when many searches have to be evaluated', async () => {
  const brand = aBrand();
  const buyers = [await shop.hire('Buyer'), await shop.hire('Buyer'), await shop.hire('Buyer')];
  for (const [at, buyer] of buyers.entries()) await save(buyer, `brand=${brand}&max=90${at}`);
  await sql`update search_definitions set has_rest = true where ${brand.toLowerCase()} = any(brands)`.execute(
    db,
  );
  await sql`update search_keys set is_whole = false where key = ${`b:${brand.toLowerCase()}`}`.execute(db);
  const item = await list({ brand, sale: 450 });
  await sql`delete from jobs.job where name = 'match-item'`.execute(db);
  await findSearchesOf(shop.app, { listing: item }, 2);
  expect(await storedOf(brand)).toEqual([3, 3, 2]);
  for (const buyer of buyers) expect(await toldTo(buyer)).toEqual([1]);
  // An item that was edited again is matched once, by the later job.
  await sql`delete from search_hits where listing_id = ${item}`.execute(db);
  await change(shop.app, (trx) => itemsChanged.publish(shop.app, trx, { listings: [item] }));
  await findSearchesOf(shop.app, { listing: item });
  expect(await storedOf(brand)).toEqual([3, 3, 0]);
  await shop.work();
  expect(await storedOf(brand)).toEqual([3, 3, 3]);
});

test('words are understood anew when the reference is another', async () => {
  const buyer = await shop.hire('Buyer');
  await save(buyer, 'q=nikon fm2n');
  const models = async () =>
    (
      await sql<{ models: string[]; keys: number }>`
      select models, (select count(*) from search_keys where definition_id = search_definitions.id) as keys
      from search_definitions where asked ->> 'q' = 'fm2n nikon'`.execute(db)
    ).rows[0]!;
  const before = await models();
  expect(before.models.length + before.keys).toBeGreaterThan(0);
  await sql`update search_definitions set planned_by = 'another', models = '{}', terms = null where has_words`.execute(
    db,
  );
  await sql`delete from search_keys`.execute(db);
  await save(buyer, 'fits=nikon-d850');
  await sql`
    update search_definitions set asked = '{"fits": "gone"}', planned_by = 'another'
    where asked ->> 'fits' = 'nikon-d850'`.execute(db);
  await planOutdated(shop.app);
  expect(await models()).toEqual(before);
  const { rows } = await sql`select from search_definitions where planned_by = 'another'`.execute(db);
  expect(rows).toEqual([]);
});

test('searches are in the file of one’s own data, and go with the account', async () => {
  const robin = await shop.enrol('Buyer');
  await save(robin, 'brand=Rolleiflex', { name: 'Two lenses' });
  const { body } = await shop.call('GET', '/profile/export', { as: robin });
  expect(body.savedSearches).toMatchObject([
    { name: 'Two lenses', query: 'brand=Rolleiflex', mail: 'daily' },
  ]);
  await shop.call('DELETE', '/profile', { as: robin, body: { proof: password } });
  const left = await db.selectFrom('saved_searches').select('id').where('person_id', '=', robin.id).execute();
  expect(left).toEqual([]);
});
