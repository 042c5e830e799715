import { expect, test } from 'vitest';
import {
  aKind,
  conditions,
  isKind,
  kinds,
  kindWords,
  maxPhotos,
  includedParts,
  sortParts,
} from '#src/catalog/items/kind-schemas.ts';
import {
  newListing,
  listingChanges,
  listingFields,
  listingChangesOf,
  newListingOf,
} from '#src/catalog/items/schemas.ts';
import { schemaErrors } from '#test/problems.ts';
import { ownQuery } from './schemas.ts';

const product = {
  title: 'Nikon FM2n',
  brand: 'Nikon',
  condition: 'Good',
  duration: 120,
  location: 'Porto',
  buy: 520,
  sale: 310.5,
  des: 'Shutter fires at all speeds.',
  img: 'https://example.com/fm2.jpg',
};
const photoUrls = (count: number) => Array.from({ length: count }, (_, index) => `/images/${index}.jpg`);

test('the API has three kinds and three conditions', () => {
  expect(kinds).toEqual(['cameras', 'lens', 'accessories']);
  expect(conditions).toEqual(['Excellent', 'Good', 'Fair']);
  expect(kindWords).toEqual({ cameras: 'camera', lens: 'lens', accessories: 'accessory' });
  expect(aKind).toEqual({ cameras: 'a camera', lens: 'a lens', accessories: 'an accessory' });
  expect(['cameras', 'lens', 'accessories', 'phones', undefined].map(isKind)).toEqual([
    true,
    true,
    true,
    false,
    false,
  ]);
});

test('values at their limits are accepted', () => {
  expect(newListing.parse({ ...product, _id: 'x', seller: 'x', status: 'x' })).toEqual(product);
  for (const changes of [
    ...conditions.map((condition) => ({ condition })),
    { title: 'x'.repeat(120), brand: 'x'.repeat(120), location: 'x'.repeat(120), des: 'x'.repeat(5000) },
    { duration: 0 },
    { duration: 0.5 },
    { duration: 1200 },
    { photos: [] },
    { photos: photoUrls(maxPhotos) },
    { buy: undefined },
    { included: ['lens', 'filter', 'cable'] },
  ]) {
    expect(listingFields.parse({ ...product, ...changes })).toEqual({ ...product, ...changes });
    expect(listingChanges.parse(changes)).toEqual(changes);
  }
  expect(listingChanges.parse({})).toEqual({});
});

test('the errors of an invalid item name each invalid field', () => {
  for (const [field, value, why] of [
    ['title', 'x'.repeat(121), 'can have at most 120 characters'],
    ['brand', 'x'.repeat(121), 'can have at most 120 characters'],
    ['location', 'x'.repeat(121), 'can have at most 120 characters'],
    ['des', 'x'.repeat(5001), 'can have at most 5000 characters'],
    ['condition', '', 'is required'],
    ['condition', undefined, 'is required'],
    ['condition', 'good', 'must be Excellent, Good or Fair'],
    ['duration', undefined, 'is required'],
    ['duration', '5', 'must be a number'],
    ['duration', -0.1, 'must be at least 0'],
    ['duration', 1200.1, 'must be at most 1,200'],
    ['duration', 0.25, 'can have at most one decimal'],
    ['included', 'box', 'must be a list'],
    ['included', ['box', 'box'], 'must not contain duplicates'],
    ['photos', 'x', 'must be a list of addresses'],
    ['photos', photoUrls(maxPhotos + 1), 'can have at most 12 photos'],
    ['photos', [...photoUrls(2), ...photoUrls(1)], 'must not contain duplicates'],
  ] as const)
    expect(schemaErrors(newListing, { ...product, [field]: value }), field).toEqual([`${field}: ${why}`]);
  const required = Object.keys(product).filter((name) => name !== 'buy');
  expect(
    schemaErrors(newListing, {})
      .map((line) => line.split(':')[0])
      .toSorted(),
  ).toEqual(required.toSorted());
});

test('a seller’s own items can be filtered by state and words, and sorted by four columns', () => {
  for (const state of ['available', 'for-sale', 'paused', 'booked', 'sold'])
    for (const sort of ['date', 'title', 'sale', 'state'])
      expect(ownQuery.parse({ state, sort, q: 'fm' })).toEqual({ state, sort, q: 'fm', limit: 24 });
  expect(schemaErrors(ownQuery, { state: 'gone', sort: 'x' })).toEqual([
    'sort: must be one of date, title, sale, state',
    'state: must be available, for-sale, paused, booked or sold',
  ]);
});

test('each kind accepts its own parts, and rejects those of other kinds', () => {
  for (const kind of kinds) {
    const included = includedParts[kind];
    expect(newListingOf(kind).parse({ ...product, included })).toEqual({ ...product, included });
    expect(listingChangesOf(kind).parse({ included })).toEqual({ included });
    for (const part of kinds.flatMap((other) => includedParts[other])) {
      if (included.some((own) => own === part)) continue;
      const errors = [`included: 0: must be one of ${included.join(', ')}`];
      expect(schemaErrors(newListingOf(kind), { ...product, included: [part] })).toEqual(errors);
      expect(schemaErrors(listingChangesOf(kind), { included: [part] })).toEqual(errors);
    }
  }
});

test('parts are sorted, whatever the order in which they were ticked', () => {
  expect(sortParts('cameras', ['lens', 'charger', 'box'])).toEqual(['box', 'charger', 'lens']);
});
