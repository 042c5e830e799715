import { afterAll, beforeAll, expect, test } from 'vitest';
import { kinds, openShop, type Shop } from '#test/shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

test('a category is on the wire as the original has it', { tags: '@3.12' }, async () => {
  const { status, body } = await shop.call('GET', '/categories');
  expect(status).toBe(200);
  expect(body.map(({ cat }: { cat: string }) => cat)).toEqual(kinds);
  for (const category of body) {
    expect(category).toEqual({
      _id: expect.any(String),
      cat: expect.any(String),
      name: expect.stringMatching(/\S/),
      img: expect.stringMatching(/^\/demo\/[\w-]+\.webp$/),
      count: 0,
    });
  }
});
