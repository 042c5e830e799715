import type { Insertable } from 'kysely';
import { expect, test } from 'vitest';
import type { Tables } from '#src/platform/db/tables.ts';
import { expectProblem } from '#test/problems.ts';
import { aCamera, book, createListing, useShop, kinds } from '#test/shop.ts';
import { fingerprint } from '#test/stored.ts';

const shop = await useShop();
const seller = await shop.createUser('Seller');
const buyer = await shop.createUser('Buyer');

const lens = { kind: 'lens', brand: 'Nikon', modelId: 'nikon-nikkor-ai-s-50mm-f-1-8' };
const motor = { kind: 'accessories', brand: 'Nikon', model: 'MD-12' };
const shownLens = {
  ...lens,
  model: 'Nikkor AI-S 50mm f/1.8',
  mount: 'Nikon F',
  conversion: null,
};
const shownMotor = { ...motor, modelId: null, mount: null, conversion: null };
const patch = (id: string, body: object) => shop.call('PATCH', `/cameras/${id}`, { as: seller, body });
const part = (model: string, more: object = {}) => ({ kind: 'lens', brand: 'Vivitar', model, ...more });

test.for(kinds)('an item of %s shows its parts in their order, and keeps version 1', async (kind) => {
  const made = await createListing(shop, seller, { parts: [lens, motor] }, kind);
  expect([made.version, made.parts]).toEqual([1, [shownLens, shownMotor]]);
  const { body: list } = await shop.call('GET', `/${kind}?limit=1`);
  expect(list).toEqual([made]);
});

test('an edit without parts keeps them, and a list of parts replaces them', async () => {
  const { _id: id } = await createListing(shop, seller, { parts: [lens, motor] });
  expect((await patch(id, { des: 'As new.' })).body.parts).toEqual([shownLens, shownMotor]);
  const swapped = (await patch(id, { parts: [motor, lens] })).body;
  expect([swapped.version, swapped.parts]).toEqual([3, [shownMotor, shownLens]]);
  expect((await patch(id, { parts: [] })).body).toMatchObject({ version: 4, parts: [] });
});

test('only an edit of the names of parts raises the version', async () => {
  const { _id: id } = await createListing(shop, seller, { parts: [part('28mm f/2.8')] });
  const mounted = (await patch(id, { parts: [part('28mm f/2.8', { mount: 'Nikon F' })] })).body;
  expect([mounted.version, mounted.parts[0].mount]).toEqual([1, 'Nikon F']);
  expect((await patch(id, { parts: [part('24mm f/2')] })).body).toMatchObject({ version: 2 });
  const [row] = await shop.sql`select item_changes(listings, 1) as changes from listings where id = ${id}`;
  expect(row!['changes']).toEqual([{ path: 'parts', was: ['Vivitar 28mm f/2.8'], is: ['Vivitar 24mm f/2'] }]);
});

test('a booked item keeps its parts, and its unchanged form is accepted', async () => {
  const item = await createListing(shop, seller, { parts: [lens] });
  await book(shop, buyer, item);
  expectProblem(await patch(item._id, { parts: [] }), 409, ['parts']);
  expect((await patch(item._id, { parts: [shownLens] })).status).toBe(200);
});

test.for<[string, unknown, string]>([
  ['text', 'a lens', 'parts'],
  ['six parts', Array.from({ length: 6 }, () => motor), 'parts'],
  ['an unknown kind', [{ ...motor, kind: 'film' }], 'parts.0.kind'],
  ['no brand', [{ kind: 'lens', model: '50mm' }], 'parts.0.brand'],
  ['no name', [motor, { kind: 'lens', brand: 'Nikon' }], 'parts.1.model'],
  ['an unknown model', [{ ...lens, modelId: 'nikon-d9999' }], 'parts.0.modelId'],
  ['a model of another kind', [motor, { ...lens, kind: 'cameras' }], 'parts.1.modelId'],
  ['a mount that is too long', [{ ...motor, mount: 'x'.repeat(61) }], 'parts.0.mount'],
  ['a converted accessory', [{ ...motor, conversion: 'cine' }], 'parts.0.conversion'],
  ['an unknown conversion', [{ ...lens, conversion: 'modern' }], 'parts.0.conversion'],
])('an item with %s as parts is refused', async ([, parts, path]) => {
  const { _id: id } = await createListing(shop, seller);
  const before = await fingerprint(shop);
  expectProblem(await shop.call('POST', '/cameras', { as: seller, body: { ...aCamera, parts } }), 422, [
    path,
  ]);
  expectProblem(await patch(id, { parts }), 422, [path]);
  expect(await fingerprint(shop)).toEqual(before);
});

test.for<[string, Partial<Insertable<Tables['listing_parts']>>]>([
  ['a sixth part', { position: 5 }],
  ['no name', { model: '' }],
  ['a model that an accessory cannot have', { kind: 'accessories', model_id: 'nikon-d850' }],
  ['an unknown model', { model_id: 'nikon-d9999' }],
  ['a converted camera', { kind: 'cameras', conversion: 'cine' }],
])('the database rejects %s', async ([, values]) => {
  const { _id: listing_id } = await createListing(shop, seller);
  const row = { listing_id, position: 0, kind: 'lens' as const, brand: 'Nikon', model: '50mm', ...values };
  await expect(shop.app.db.insertInto('listing_parts').values(row).execute()).rejects.toThrow(/violates/);
});

test('parts are exported with their item, and deleted with it', async () => {
  const { _id: id } = await createListing(shop, seller, { parts: [lens] });
  const { listings } = (await shop.call('GET', '/profile/export', { as: seller })).body;
  expect(listings.find((each: { id: string }) => each.id === id).parts).toEqual([shownLens]);
  await shop.sql`delete from listings where id = ${id}`;
  expect(await shop.sql`select from listing_parts where listing_id = ${id}`).toHaveLength(0);
});

test('a lens shows its conversion, and another kind of item is refused one', async () => {
  const converted = { conversion: 'ai', mount: 'Nikon F' };
  const made = await createListing(shop, seller, converted, 'lens');
  expect(made).toMatchObject(converted);
  const edit = (body: object) => shop.call('PATCH', `/lens/${made._id}`, { as: seller, body });
  expect((await edit({ des: 'Clean glass.' })).body).toMatchObject(converted);
  expect((await edit({ conversion: null })).body).toMatchObject({ conversion: null });
  const body = { ...aCamera, conversion: 'ai' };
  expectProblem(await shop.call('POST', '/cameras', { as: seller, body }), 422, ['conversion']);
});
