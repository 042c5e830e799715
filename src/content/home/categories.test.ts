import { expect, test } from 'vitest';
import { kinds, createListing, useShop } from '#test/shop.ts';

const shop = await useShop();

test('a category has the fields of the original API', async () => {
  const seller = await shop.createUser('Seller');
  for (const kind of ['lens', 'accessories', 'accessories'] as const)
    await createListing(shop, seller, {}, kind);
  const { status, body } = await shop.call('GET', '/categories');
  expect(status).toBe(200);
  const names = { cameras: 'Cameras', lens: 'Lens', accessories: 'Accessories' };
  expect(body).toEqual(
    kinds.map((cat, index) => ({
      _id: `01900000-0000-7000-8000-00000000000${index + 1}`,
      cat,
      name: names[cat],
      img: `/demo/category-${cat}-800.webp`,
      count: index,
    })),
  );
});
