import { expect, test } from 'vitest';
import { typedFields } from '#src/catalog/items/schemas.ts';
import type { OwnListing } from '#src/catalog/listings/schemas.ts';
import { createListing, useShop } from '#test/shop.ts';
import { fieldsOfItem } from './fields-of-item.ts';
import { editedValues, editsOf, noFindings, toNewListing } from './listing-values.ts';

const shop = await useShop();
const seller = await shop.createUser('Seller');
const { _id } = await createListing(shop, seller, {
  offers: true,
  floor: 200,
  modelId: 'nikon-d850',
  parts: [{ kind: 'lens', brand: 'Nikon', model: 'Nikkor 50mm f/1.8', mount: 'Nikon F' }],
});
const stored: OwnListing = (await shop.call('GET', `/dashboard/cameras/${_id}`, { as: seller })).body;

const edit = (typed: object) => {
  const fields = typedFields.parse({ ...editedValues(stored), ...typed });
  return editsOf('cameras', toNewListing('cameras', fields, [], noFindings), stored);
};

test.for<[typed: object, sent: object]>([
  [{}, {}],
  [{ title: 'Nikon F3' }, { title: 'Nikon F3' }],
  [{ sale: 250 }, { sale: 250, buy: stored.products.buy }],
  [{ floor: null }, { offers: true, floor: null }],
  [{ offers: false }, { offers: false, floor: null }],
  [{ location: 'Bend' }, { location: 'Bend', place: stored.place?._id }],
  [{ parts: [] }, { parts: [] }],
  [{ mount: 'Nikon Z' }, { mount: 'Nikon Z', model: stored.model, modelId: stored.modelId }],
])('an edit to %j sends only %j', ([typed, sent]) => {
  expect(edit(typed)).toEqual(sent);
});

test('each field of an item has a name that a conflict can show', () => {
  const named = fieldsOfItem('cameras').map(({ path }) => path);
  // The model and the location are shown by their texts.
  expect([...named, 'modelId', 'place'].toSorted()).toEqual(Object.keys(typedFields.shape).toSorted());
});
