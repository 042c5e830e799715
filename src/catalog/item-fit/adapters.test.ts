import { readFile } from 'node:fs/promises';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { expectProblem } from '#test/problems.ts';
import { render } from '#test/rendered.ts';
import { createListing, useShop } from '#test/shop.ts';

const shop = await useShop();
const seller = await shop.createUser('Seller');

const add = async (fields: object, kind: 'accessories' | 'cameras' = 'accessories') =>
  createListing(shop, seller, fields, kind);
const edit = async (id: string, body: object) =>
  shop.call('PATCH', `/accessories/${id}`, { as: seller, body });

const titles = (items: { products: { title: string } }[]): string[] =>
  items.map(({ products }) => products.title).toSorted();
const search = async (q: string): Promise<string[]> =>
  titles((await shop.call('GET', `/search?${new URLSearchParams({ q })}`)).body);
test('the title of an adapter tells which mounts it joins, until the seller states them', async () => {
  const { _id, ...item } = await add({ brand: 'Urth', title: 'Urth M42 to Sony E' });
  expect(item).toMatchObject({ adaptsFrom: 'M42', adaptsTo: 'Sony E' });
  const renamed = await edit(_id, { title: 'Urth M42 to Nikon Z' });
  expect(renamed.body).toMatchObject({ adaptsFrom: 'M42', adaptsTo: 'Nikon Z' });
  const stated = await edit(_id, { adaptsFrom: 'Minolta MD', adaptsTo: 'nikon z-mount' });
  expect(stated.body).toMatchObject({ adaptsFrom: 'Minolta SR', adaptsTo: 'Nikon Z' });
  const again = await edit(_id, { title: 'Urth M42 to Sony E' });
  expect(again.body).toMatchObject({ adaptsFrom: 'Minolta SR', adaptsTo: 'Nikon Z' });
  const none = await edit(_id, { adaptsFrom: null, adaptsTo: null });
  expect(none.body).toMatchObject({ adaptsFrom: null, adaptsTo: null });
  await shop.call('DELETE', `/accessories/${_id}`, { as: seller });
});

test('mounts that no adapter can join are rejected, and the field is named', async () => {
  const { _id } = await add({ brand: 'Kipon', title: 'Ring' });
  for (const [body, path] of [
    [{ adaptsFrom: 'Canon EF' }, 'adaptsTo'],
    [{ adaptsTo: 'Canon RF' }, 'adaptsFrom'],
    [{ adaptsFrom: 'Canon EF', adaptsTo: 'none' }, 'adaptsTo'],
    [{ adaptsFrom: 'any', adaptsTo: 'Canon RF' }, 'adaptsFrom'],
    [{ adaptsFrom: 'EF', adaptsTo: 'Canon EF' }, 'adaptsTo'],
  ] as const)
    expectProblem(await edit(_id, body), 422, [path]);
  const camera = await add({}, 'cameras');
  const body = { adaptsFrom: 'Canon EF', adaptsTo: 'Canon RF' };
  expectProblem(await shop.call('PATCH', `/cameras/${camera._id}`, { as: seller, body }), 422, [
    'adaptsFrom',
    'adaptsTo',
  ]);
  await shop.call('DELETE', `/accessories/${_id}`, { as: seller });
});

test('a search for an adapter finds those that join the mounts, in both implementations', async () => {
  await add({ brand: 'Canon', title: 'EF-EOS R mount adapter', sale: 89 });
  await add({ brand: 'Sigma', title: 'MC-11', sale: 150 });
  await add({ brand: 'Nikon', title: 'FTZ II', sale: 189 });
  await add({ brand: 'Nikon', title: 'FTZ, boxed', sale: 120 });
  for (const [typed, found] of [
    ['ef to rf adapter', ['EF-EOS R mount adapter']],
    ['adapter canon ef to sony', ['MC-11']],
    ['nikon f to nikon z adapter', ['FTZ II', 'FTZ, boxed']],
  ] as const) {
    expect(await search(typed)).toEqual(found);
  }
  expect(await search('mount adapter')).toEqual(['EF-EOS R mount adapter']);
});

test('a verdict links to the adapters on sale that join the same mounts', async () => {
  const camera = await add({ brand: 'Nikon', modelId: 'nikon-z-6' }, 'cameras');
  const lens = 'nikon-nikkor-af-85mm-f-1-8d';
  const { body } = await shop.call('GET', `/fit/items?listing=${camera._id}&model=${lens}`);
  const query = new URLSearchParams({ kind: 'accessories', q: 'Nikon F to Nikon Z adapter' });
  const adapters = { count: 2, from: 120, path: `/search?${query}` };
  expect(body.onSale).toEqual([{ name: body.pairs[0].adapter, ...adapters }]);
  const { html } = await render(shop.app, `/fit?camera=nikon-z-6&lens=${lens}`);
  expect(html).toContain('2 on sale from $120');
  expect(titles((await shop.call('GET', adapters.path)).body)).toEqual(['FTZ II', 'FTZ, boxed']);
});

test('the page of an adapter says what it joins', async () => {
  const { _id } = await add({ brand: 'Novoflex', title: 'Adapter Minolta MD to Fuji X' });
  const { html } = await render(shop.app, `/accessories/${_id}`);
  expect(html).toContain('Minolta SR lenses to Fujifilm X cameras');
});

test('titles of adapters from before items had mounts are read by a job, unless their sellers edit them', async () => {
  const { _id } = await add({ brand: 'Nikon', title: 'FTZ II' });
  const cleared = await add({ brand: 'Sigma', title: 'MC-11' });
  const bag = await add({ brand: 'Domke', title: 'Bag F-2' });
  const later = await add({ brand: 'Nikon', title: 'FTZ' });
  await edit(cleared._id, { adaptsFrom: null, adaptsTo: null });
  const old = [_id, bag._id, later._id];
  await shop.sql`update listings set adapts_from = null, adapts_to = null where id = any(${old})`;
  await shop.sql`update listings set listed_at = '2020-01-01' where id = any(${[_id, bag._id]})`;
  const migration = await readFile('db/migrations/1.x/0390_unread_adapters.additive.sql', 'utf8');
  await shop.sql`insert into migrations values ('0224_adapters.additive.sql', '', '2021-01-01')`;
  await shop.sql`drop table unread_adapters`;
  await sql.raw(migration).execute(shop.app.db);
  await shop.app.jobs.boss.send('read-adapters', {});
  expect(await shop.work()).toEqual({ failed: 0 });
  const joins = async (id: string) => (await shop.call('GET', `/accessories/${id}`)).body.adaptsFrom;
  expect(await Promise.all([...old, cleared._id].map(joins))).toEqual(['Nikon F', null, null, null]);
  const [{ mounts }] = await shop.sql`select mounts from listings where id = ${_id}`;
  expect(mounts).toEqual(['Nikon F', 'Nikon Z']);
  expect(await shop.sql`select from unread_adapters`).toEqual([]);
});
