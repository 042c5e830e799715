import { expect, test } from 'vitest';
import { bookingFields, newOrder } from '#src/deals/orders/booking/schemas.ts';
import { ordersQuery } from '#src/deals/orders/lists/schemas.ts';
import { schemaErrors } from '#test/problems.ts';

const meeting = { phone: '12345', location: 'Porto' };

test('a phone has at least five digits and at most 32 characters, and a place has 1 to 120 characters', () => {
  for (const good of [
    { phone: '12345', location: 'x' },
    { phone: '1'.repeat(32), location: 'x'.repeat(120) },
  ])
    expect(bookingFields.parse(good)).toEqual(good);
  expect(bookingFields.parse({ phone: '٠٣٠ １２', location: 'x' }).phone).toBe('030 12');
  expect(schemaErrors(bookingFields, {})).toEqual(['phone: is required', 'location: is required']);
  expect(schemaErrors(bookingFields, { phone: '1234', location: ' ' })).toEqual([
    'phone: must have at least five digits',
    'location: is required',
  ]);
  expect(schemaErrors(bookingFields, { phone: 'abcde 1234', location: 'x' })).toEqual([
    'phone: must have at least five digits',
  ]);
  expect(schemaErrors(bookingFields, { phone: '1'.repeat(33), location: 'x'.repeat(121) })).toEqual([
    'phone: can have at most 32 characters',
    'location: can have at most 120 characters',
  ]);
});

test('an order names its item by id, or by seller, title, price and photo', () => {
  const words = { email: 'bo@example.com', title: '', sale: 5, img: '', seller: '' };
  expect(newOrder.parse(meeting)).toEqual(meeting);
  expect(newOrder.parse({ ...meeting, ...words, name: 5 })).toEqual({ ...meeting, ...words, name: 5 });
  expect(newOrder.parse({ ...meeting, listing: 'x'.repeat(64) }).listing).toHaveLength(64);
  expect(schemaErrors(newOrder, { ...meeting, listing: 'x'.repeat(65) })).toHaveLength(1);
  expect(schemaErrors(newOrder, { ...meeting, listing: 5 })).toEqual(['listing: must be text']);
  for (const [field, length] of [
    ['title', 500],
    ['img', 4096],
    ['seller', 500],
  ] as const) {
    expect(schemaErrors(newOrder, { ...meeting, [field]: 'x'.repeat(length) })).toEqual([]);
    expect(schemaErrors(newOrder, { ...meeting, [field]: 'x'.repeat(length + 1) })).toEqual([
      `${field}: can have at most ${length} characters`,
    ]);
  }
});

test('orders can be filtered by user, side, state, item and words, and sorted by four columns', () => {
  const all = { email: 'bo@example.com', side: 'sales', listing: 'x'.repeat(64), q: 'leica' };
  for (const state of ['open', 'sold', 'ended'])
    for (const sort of ['date', 'title', 'sale', 'customer'])
      expect(ordersQuery.parse({ ...all, state, sort })).toEqual({ ...all, state, sort, limit: 24 });
  expect(ordersQuery.parse({})).toEqual({ limit: 24 });
  expect(
    schemaErrors(ordersQuery, { side: 'buys', state: 'gone', listing: 'x'.repeat(65), sort: 'x' }),
  ).toEqual([
    'sort: must be one of date, title, sale, customer',
    'side: must be sales',
    'state: must be open, sold or ended',
    'listing: can have at most 64 characters',
  ]);
});
