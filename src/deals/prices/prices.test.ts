import { sql, type RawBuilder } from 'kysely';
import { expect, test } from 'vitest';
import { inTransaction } from '#src/platform/app.server.ts';
import { newId } from '#src/platform/ids.server.ts';
import { Deal } from '#test/deals.ts';
import { found } from '#test/inspections.ts';
import { setClock } from '#test/jobs.ts';
import { expectProblem } from '#test/problems.ts';
import { createListing, useShop, type Account, type TestUser } from '#test/shop.ts';
import { priceChartOf } from './chart-service.server.ts';
import { measurePrices, recordCompleted } from './measure-service.server.ts';
import { listAsking, listSales } from './queries.server.ts';
import { priceGuideOfItem } from './service.server.ts';

const shop = await useShop();
const { db } = shop.app;

const guideOf = async (model: string, condition = 'Good') =>
  (await shop.call('GET', `/prices/${model}?condition=${condition}`)).body;
const salesOf = (model: string) => shop.sql`select * from sales where model_id = ${model} order by id`;

/** Changes rows in a transaction of the shop, which guides follow that were computed before it. */
const change = async (statement: RawBuilder<unknown>) =>
  inTransaction(shop.app, (trx) => statement.execute(trx));

/** Stores past sales with these prices, as an import does. */
async function addSales(model: string, prices: readonly number[], condition = 'Good'): Promise<void> {
  await change(sql`insert into sale_sources values ('club', 'CC0', now()) on conflict do nothing`);
  await change(sql`insert into sales (model_id, condition, amount_cents, sold_on, source)
    select ${model}, ${condition}, cents * 100, current_date - 40, 'club' from unnest(${[...prices]}::integer[]) cents`);
}

const upTo = (n: number): number[] => Array.from({ length: n }, (_, index) => 600 + index * 10);

test('the guide says how many sales are missing, and then from the least to the greatest price', async () => {
  await addSales('nikon-f3', upTo(8));
  expect(await guideOf('nikon-f3')).toEqual({
    status: 'too-few',
    low: null,
    mid: null,
    high: null,
    n: 8,
    imported: 8,
    sellers: 8,
    needed: 9,
    from: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
    to: new Date().toISOString().slice(0, 10),
    asking: null,
    held: null,
  });
  await addSales('nikon-f3', [1000]);
  expect(await guideOf('nikon-f3')).toMatchObject({ status: 'range', n: 9, low: 600, mid: 640, high: 1000 });
  expect(await guideOf('nikon-f3', 'Fair')).toMatchObject({ status: 'too-few', n: 0 });
  await addSales('nikon-f3', upTo(9));
  await addSales('nikon-f3', [100]);
  expect(await guideOf('nikon-f3')).toMatchObject({ status: 'range', n: 19, low: 600, high: 680 });
});

test('a connection keeps one plan of the statements of the guide for all models', async () => {
  const plans = await db.connection().execute(async (one) => {
    // PostgreSQL compares the plan that it keeps with those of the first five executions.
    for (const model of ['nikon-f', 'nikon-f2', 'nikon-f3', 'nikon-f4', 'nikon-f5', 'nikon-f6', 'nikon-fa']) {
      await listSales(one, [model], 365);
      await listAsking(one, [model], null);
    }
    return sql`select generic_plans > 0 as kept from pg_prepared_statements
      where statement ~ 'from sales|from listings join users'`.execute(one);
  });
  expect(plans.rows).toEqual([{ kept: true }, { kept: true }]);
});

test('a model that the reference lacks has no guide, and a condition is required', async () => {
  expectProblem(await shop.call('GET', '/prices/no-such-model?condition=Good'), 404);
  expect((await shop.call('GET', '/prices/nikon-f3')).status).toBe(422);
});

test('items for sale count as asking in their condition, unless more is sold with them or they are paused', async () => {
  const seller = await shop.createUser('Seller');
  const canon = { title: 'Canon AE-1', brand: 'Canon', model: 'AE-1', modelId: 'canon-ae-1' };
  const list = (sale: number, more: object = {}) => createListing(shop, seller, { ...canon, sale, ...more });
  const cheap = await list(120);
  await list(180);
  const fair = await list(90, { condition: 'Fair' });
  await list(400, { included: ['lens'] });
  await list(450, { title: 'Canon AE-1 with 50 mm' });
  await list(170, { title: 'Canon AE-1 35mm film camera' });
  await list(500, { parts: [{ kind: 'lens', brand: 'Canon', model: 'FD 50mm f/1.8' }] });
  expect((await guideOf('canon-ae-1')).asking).toEqual({ n: 3, low: 120, high: 180 });
  expect((await guideOf('canon-ae-1', 'Fair')).asking).toEqual({ n: 1, low: 90, high: 90 });
  await shop.call('DELETE', `/cameras/${cheap._id}`, { as: seller });
  expect((await guideOf('canon-ae-1')).asking).toEqual({ n: 2, low: 170, high: 180 });
  const broken = found('film', { back: 'broken' });
  const path = `/cameras/${fair._id}/inspection`;
  expect((await shop.call('PUT', path, { as: seller, body: broken })).status).toBe(200);
  // Graded before and after, so that nothing else about the item changes.
  expect((await guideOf('canon-ae-1', 'Fair')).asking).toBeNull();
  expect((await shop.call('PUT', path, { as: seller, body: found('film') })).status).toBe(200);
  expect((await guideOf('canon-ae-1', 'Fair')).asking).toEqual({ n: 1, low: 90, high: 90 });
  expect((await shop.call('PUT', path, { as: seller, body: broken })).status).toBe(200);
  expect((await guideOf('canon-ae-1', 'Fair')).asking).toBeNull();
});

/** Lets the time pass in which a mistake can be reported. */
async function twoDaysLater(): Promise<void> {
  await setClock(shop, '49 hours');
  await recordCompleted(shop.app);
  await setClock(shop, '0 hours');
}

const leave = (as: TestUser & Account) => shop.call('DELETE', '/profile', { as });

test('a completed deal counts after 48 hours with its agreed price, and stays when its users are erased', async () => {
  const [buyer, seller] = [await shop.signUpUser('Buyer', 'Bo'), await shop.signUpUser('Seller', 'Sol')];
  // The title of its item names the model.
  const [deal, model] = [await Deal.open(shop, { buyer, seller }), 'leica-m3'];
  await deal.bringTo('completed');
  await recordCompleted(shop.app);
  expect(await salesOf(model)).toEqual([]);
  await twoDaysLater();
  await twoDaysLater();
  const [stored, ...others] = await salesOf(model);
  expect(others).toEqual([]);
  expect(stored).toMatchObject({
    listing_id: deal.item,
    seller_id: seller.id,
    buyer_id: buyer.id,
    condition: 'Good',
    age_months: 120,
    amount_cents: 31_050,
    source: 'shop',
  });
  for (const user of [seller, buyer]) expect((await leave(user)).status).toBe(200);
  expect(await salesOf(model)).toEqual([stored]);
  expect(await guideOf(model)).toMatchObject({ status: 'too-few', n: 1, sellers: 1, imported: 0 });
  const rows = await shop.sql`select name, email from users where id in (${seller.id}, ${buyer.id})`;
  expect(JSON.stringify(rows)).not.toMatch(/Sol|Bo|@example.com/);
});

test('a deal with a dispute, and an item marked as sold without a buyer, never count', async () => {
  const [disputed, settled, withdrawn] = [
    await Deal.open(shop),
    await Deal.open(shop),
    await Deal.open(shop),
  ];
  for (const deal of [disputed, settled, withdrawn]) await deal.denyHandover();
  await withdrawn.call('DELETE', '/dispute', 'buyer');
  await withdrawn.take('received', 'buyer');
  const admin = await shop.createUser('admin');
  await settled.call('PUT', '/dispute', 'seller', { body: { answer: 'It was.' } });
  const decided = await shop.call('PUT', `/disputes/${(await settled.show('buyer')).dispute!._id}`, {
    as: admin,
    body: { outcome: 'completed', note: 'It was handed over.' },
  });
  expect(decided.status).toBe(200);
  const marked = await createListing(shop, disputed.seller, { title: 'Leica M3' });
  await shop.call('PUT', `/cameras/${marked._id}/sold`, { as: disputed.seller });
  const before = await shop.sql`select listing_id from sales`;
  await twoDaysLater();
  const after = await shop.sql`select listing_id from sales`;
  expect(after.slice(before.length)).toEqual([{ listing_id: withdrawn.item }]);
});

test('an item that was sold with a lens, converted or broken says nothing about its model', async () => {
  const deals = [await Deal.open(shop), await Deal.open(shop), await Deal.open(shop)];
  for (const deal of deals) await deal.bringTo('completed');
  const [withLens, broken, plain] = deals.map(({ item }) => item);
  await shop.sql`update listings set included = '{lens}' where id = ${withLens}`;
  await shop.sql`update listings set condition = 'Fair' where id = ${broken}`;
  await shop.sql`insert into inspections (id, listing_id, list, version, answers, cap, working)
    values (${newId()}, ${broken}, 'film', 1, '{}', 'Fair', false)`;
  await twoDaysLater();
  const sold =
    await shop.sql`select listing_id from sales where listing_id = any (${[withLens, broken, plain]})`;
  expect(sold).toEqual([{ listing_id: plain }]);
});

test('sales of suspended users, and those of the demo in a shop without it, do not count', async () => {
  const deal = await Deal.open(shop);
  await shop.sql`insert into sales (listing_id, seller_id, buyer_id, model_id, condition, amount_cents, sold_on, source)
    values (${deal.item}, ${deal.seller.id}, ${deal.buyer.id}, 'leica-m2', 'Good', 90000, current_date, 'shop'),
      (null, null, null, 'leica-m2', 'Good', 90000, current_date, 'demo'),
      (null, null, null, 'leica-m4', 'Good', 90000, current_date, 'demo')`;
  expect(await guideOf('leica-m2')).toMatchObject({ n: 1 });
  const admin = await shop.createUser('admin');
  await change(
    sql`update users set suspended_at = now(), suspended_by = ${admin.id}, suspended_for = 'x' where id = ${deal.buyer.id}`,
  );
  expect(await guideOf('leica-m2')).toMatchObject({ n: 0 });
  await shop.sql`insert into demo_users values (${admin.id})`;
  expect(await guideOf('leica-m4')).toMatchObject({ n: 1, imported: 0 });
  await shop.sql`delete from demo_users`;
});

test('the chart has sales of two years by month and rounded price, from nine on, and a band of the last year', async () => {
  await addSales('pentax-mx', upTo(8));
  expect(await priceChartOf(shop.app, 'pentax-mx')).toBeNull();
  await shop.sql`insert into sales (model_id, condition, amount_cents, sold_on, source)
    values ('pentax-mx', 'Fair', 12345, current_date - 600, 'club')`;
  const two = await priceChartOf(shop.app, 'pentax-mx');
  expect(two).toMatchObject({ band: null, sources: [{ name: 'club', license: 'CC0' }] });
  expect(two!.months).toHaveLength(24);
  expect(two!.months.at(-1)).toBe(new Date().toISOString().slice(0, 7));
  const day = new Date(Date.now() - 40 * 24 * 3600_000).toISOString().slice(0, 7);
  const [oldest, ...others] = two!.dots;
  expect(oldest).toEqual({ month: expect.any(Number), price: 120 });
  expect(oldest!.month).toBeLessThan(6);
  expect(others).toEqual(upTo(8).map((price) => ({ month: two!.months.indexOf(day), price })));
  // Sales in any condition make the band.
  await addSales('pentax-mx', [300], 'Fair');
  expect((await priceChartOf(shop.app, 'pentax-mx'))!.band).toEqual({ low: 300, high: 670 });
});

test('the guide of an item leaves out its own price, and an item with more than one thing has none', async () => {
  const seller = await shop.createUser('Seller');
  const olympus = { title: 'Olympus OM-1', brand: 'Olympus', model: 'OM-1', modelId: 'olympus-om-1' };
  const one = await createListing(shop, seller, { ...olympus, sale: 200 });
  const other = await createListing(shop, seller, { ...olympus, sale: 260 });
  const set = await createListing(shop, seller, { ...olympus, included: ['lens'] });
  expect((await priceGuideOfItem(shop.app, one))!.asking).toEqual({ n: 1, low: 260, high: 260 });
  expect((await priceGuideOfItem(shop.app, other))!.asking).toEqual({ n: 1, low: 200, high: 200 });
  expect(await priceGuideOfItem(shop.app, set)).toBeNull();
  expect(await priceGuideOfItem(shop.app, await createListing(shop, seller, { title: 'Box' }))).toBeNull();
});

test('the same camera under the names of other regions has the same guide', async () => {
  await addSales('canon-eos-digital-rebel-xt', [200]);
  expect(await guideOf('canon-eos-350d')).toMatchObject({ n: 1 });
});

test('the nightly run stores what all sales say, publishes the share that held and deletes sales after two years', async () => {
  await shop.sql`delete from sales`;
  await sql`insert into sales (model_id, condition, amount_cents, sold_on, source)
    select id, 'Good', 100000 + (day * 7919) % 10000, current_date - day, 'club'
    from (select id from gear_models order by id limit 12) models, generate_series(10, 220, 10) day`.execute(
    db,
  );
  await shop.sql`insert into sales (model_id, condition, amount_cents, sold_on, source)
    values ('nikon-f3', 'Good', 1, current_date - 731, 'club'), ('nikon-f3', 'Good', 1, current_date - 729, 'club')`;
  const { results } = await measurePrices(shop.app);
  // The first nine of the 22 sales of each model have no range before them.
  expect(results.map(({ of }) => of)).toEqual([12 * 13, 12 * 9, 12 * 3]);
  const [terms] = await shop.sql`select * from price_terms`;
  expect(terms).toMatchObject({ offsets: { Good: 0 }, tail: 100, replayed: 156, held: results[0]!.held });
  const { held } = await guideOf('nikon-f3');
  expect(held).toEqual({ share: Math.round((results[0]!.held / 156) * 100) / 100, of: 156 });
  expect(await salesOf('nikon-f3')).toHaveLength(1);
  await measurePrices(shop.app);
  expect(await shop.sql`select count(*)::int from price_terms`).toEqual([{ count: 1 }]);
});

test('the database rejects changes to a sale, and sales without both sides or from an unknown source', async () => {
  const insert = (columns: string, values: string) =>
    sql`insert into sales (model_id, condition, amount_cents, sold_on, source ${sql.raw(columns)})
      values ('nikon-f3', 'Good', ${sql.raw(values)})`.execute(db);
  await expect(insert('', `0, current_date, 'club'`)).rejects.toThrow(/amount_cents_check/);
  await expect(insert('', `1, current_date, 'elsewhere'`)).rejects.toThrow(/source_fkey/);
  await expect(insert('', `1, current_date, 'shop'`)).rejects.toThrow(/sales_check/);
  const { buyer, item } = await Deal.open(shop);
  await expect(insert(', buyer_id', `1, current_date, 'club', '${buyer.id}'`)).rejects.toThrow(/sales_check/);
  const both = `'${item}', '${buyer.id}', '${buyer.id}'`;
  await expect(
    insert(', listing_id, seller_id, buyer_id', `1, current_date, 'shop', ${both}`),
  ).rejects.toThrow(/sales_/);
  await expect(sql`update sales set amount_cents = 1`.execute(db)).rejects.toThrow(/cannot be changed/);
});
