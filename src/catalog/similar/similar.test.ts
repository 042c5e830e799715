import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { inTransaction } from '#src/platform/app.server.ts';
import { expectProblem } from '#test/problems.ts';
import { book, createListing, useShop } from '#test/shop.ts';

const shop = await useShop();
const seller = await shop.createUser('Seller');

const similar = async (id: string, kind = 'cameras') =>
  (await shop.call('GET', `/${kind}/${id}/similar`)).body.map(
    ({ products }: { products: { title: string } }) => products.title,
  );
const add = async (title: string, more: object = {}) =>
  (await createListing(shop, seller, { title, brand: 'Elsewhere', sale: 5000, ...more }))._id;

test('similar items come in this order: same model, same mount and similar price, same brand', async () => {
  const { body } = await shop.call('GET', '/gear?q=FM2&kind=cameras');
  const model = body.models.find(({ name }: { name: string }) => name === 'FM2');
  const modelled = { brand: model.brand, modelId: model._id };
  const id = await add('This one', { ...modelled, sale: 100 });
  const mount = model.mounts[0];
  await add('Of the brand, far off', { brand: model.brand, sale: 1000 });
  await add('Of the mount, at 60', { mount, sale: 60 });
  await add('Of the mount, at 140', { mount, sale: 140 });
  await add('Of the mount, below', { mount, sale: 59.99 });
  await add('Of the mount, above', { mount, sale: 140.01 });
  await add('Of the model', { ...modelled, sale: 900 });
  await add('Of nothing');
  expect(await similar(id)).toEqual([
    'Of the model',
    'Of the mount, at 140',
    'Of the mount, at 60',
    'Of the brand, far off',
  ]);
});

test('at most eight similar items are listed; each appears once and is active', async () => {
  const brand = 'Similar';
  const id = await add('This one', { brand });
  const ids = [];
  for (let number = 1; number <= 10; number++) ids.push(await add(`Number ${number}`, { brand }));
  expect(await similar(id)).toEqual([10, 9, 8, 7, 6, 5, 4, 3].map((number) => `Number ${number}`));
  await shop.call('DELETE', `/cameras/${ids[9]}`, { as: seller });
  await shop.call('PUT', `/cameras/${ids[8]}/sold`, { as: seller });
  await book(shop, await shop.createUser('Buyer'), { _id: ids[7]! });
  expect(await similar(id)).toEqual([8, 7, 6, 5, 4, 3, 2, 1].map((number) => `Number ${number}`));
  expect(await similar(ids[8]!)).not.toContain('Number 9');
});

test('similar items within 100 km come first', async () => {
  const { db } = shop.app;
  await sql`insert into places (id, name, ascii, country, lat, lon, population)
    values (1, 'Here', 'Here', 'US', 45, -122, 9), (2, 'Near', 'Near', 'US', 45.8, -122, 9), (3, 'Far', 'Far', 'US', 46, -122, 9)`.execute(
    db,
  );
  const modelled = { brand: 'Canon', modelId: 'canon-f-1' };
  const put = async (title: string, place: number, more: object) => {
    const id = await add(title, more);
    await inTransaction(shop.app, async (trx) =>
      sql`update listings set place_id = ${place} where id = ${id}`.execute(trx),
    );
    return id;
  };
  const id = await put('This one', 1, modelled);
  await put('Near, of the brand', 2, { brand: 'Canon' });
  await put('Far, of the brand', 3, { brand: 'Canon' });
  await put('Near, of the model', 2, modelled);
  await put('Far, of the model', 3, modelled);
  expect(await similar(id)).toEqual([
    'Near, of the model',
    'Far, of the model',
    'Near, of the brand',
    'Far, of the brand',
  ]);
});

test('items of suspended sellers are not listed, and a withdrawn item still has similar items', async () => {
  const admin = await shop.createUser('admin');
  const other = await shop.createUser('Seller');
  const { body: gear } = await shop.call('GET', '/gear?q=M3&kind=cameras');
  const model = gear.models[0];
  const modelled = { brand: model.brand, modelId: model._id };
  const id = await add('This one', modelled);
  await createListing(shop, other, { title: 'Suspended', ...modelled });
  expect(await similar(id)).toEqual(['Suspended']);
  const onSale = await add('On sale', modelled);
  await shop.call('PUT', `/suspensions/${other.id}`, { as: admin, body: { reason: 'Spam.' } });
  expect(await similar(id)).toEqual(['On sale']);
  expectProblem(await shop.call('GET', `/lens/${id}/similar`), 404);
  await shop.call('DELETE', `/cameras/${id}`, { as: seller });
  expect(await similar(id)).toEqual(['On sale']);
  expect(await similar(onSale)).toEqual([]);
});

test('the names of a camera in other regions count as the same model', async () => {
  const [gx80, gx85] = await Promise.all([
    add('GX80', { brand: 'Panasonic', modelId: 'panasonic-dmc-gx80' }),
    add('GX85', { brand: 'Lumix', modelId: 'panasonic-dmc-gx85', sale: 9000 }),
  ]);
  expect((await similar(gx80))[0]).toBe('GX85');
  expect((await similar(gx85))[0]).toBe('GX80');
});
