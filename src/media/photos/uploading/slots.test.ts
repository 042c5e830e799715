import { expect, test } from 'vitest';
import type { Role } from '#src/platform/db/columns.ts';
import type { AppError } from '#src/platform/errors.ts';
import { UploadSlots, type UploadSlot } from './limits.server.ts';

const megabyte = 1024 * 1024;
const uploader = (id: string, role: Role = 'Seller') => ({ id, role });

function takeAll(places: UploadSlots, user: { id: string; role: Role }, bytes = 1): [UploadSlot[], string] {
  const taken: UploadSlot[] = [];
  for (;;) {
    try {
      taken.push(places.take(user, bytes));
    } catch (error) {
      return [taken, (error as AppError).code];
    }
  }
}

test.for([
  ['Seller', 12],
  ['admin', 12],
  ['Buyer', 3],
] as const)('a %s can have %d concurrent uploads, and can start another when one is done', ([role, max]) => {
  const places = new UploadSlots();
  const [taken, code] = takeAll(places, uploader('a', role));
  expect([taken.length, code]).toEqual([max, 'too-many-requests']);
  taken[0]!.release();
  expect(takeAll(places, uploader('a', role))[0]).toHaveLength(1);
  expect(takeAll(places, uploader('b', role))[0]).toHaveLength(max);
});

test("the size of a user's concurrent uploads is limited, not counting those already received", () => {
  const places = new UploadSlots();
  const [taken, code] = takeAll(places, uploader('a'), 15 * megabyte);
  expect([taken.length, code]).toEqual([4, 'too-many-requests']);
  taken[0]!.received();
  expect(takeAll(places, uploader('a'), 15 * megabyte)[0]).toHaveLength(1);
  expect(takeAll(places, uploader('b'), 15 * megabyte)[0]).toHaveLength(4);
  expect(takeAll(places, uploader('c'), 16 * megabyte)[0]).toHaveLength(4);
});

test('once half of all slots are taken, the limit per user falls, so that more users can upload', () => {
  const places = new UploadSlots();
  const each = Array.from({ length: 24 }, (_, index) => takeAll(places, uploader(`user ${index}`)));
  expect(each.map(([taken]) => taken.length)).toEqual([
    ...Array.from({ length: 4 }, () => 12),
    ...Array.from({ length: 16 }, () => 3),
    ...Array.from({ length: 4 }, () => 0),
  ]);
  expect(each[0]![1]).toBe('too-many-requests');
  expect(each.at(-1)![1]).toBe('busy');
});

test('once half of all slots are taken, a user can have at most three uploads', () => {
  const places = new UploadSlots();
  for (const id of ['a', 'b', 'c']) takeAll(places, uploader(id));
  for (let count = 0; count < 11; count++) places.take(uploader('d'), 1);
  places.take(uploader('e'), 1);
  expect(places.count).toBe(48);
  expect(takeAll(places, uploader('d'))[0]).toEqual([]);
  expect(takeAll(places, uploader('e'))[0]).toHaveLength(2);
});

test('the rejection of an upload says how much is in progress and when to try again', () => {
  const places = new UploadSlots();
  for (let count = 0; count < 3; count++) places.take(uploader('a', 'Buyer'), 1);
  const more = { retryAfter: 5 };
  expect(() => places.take(uploader('a', 'Buyer'), 1)).toThrow(
    expect.objectContaining({
      message: 'You are already uploading 3 photos. Wait until some are done.',
      more,
    }),
  );
  expect(() => places.take(uploader('b'), 65 * megabyte)).toThrow(
    expect.objectContaining({
      message: 'You are already uploading 64 MB of photos. Wait until some are done.',
      more,
    }),
  );
});
