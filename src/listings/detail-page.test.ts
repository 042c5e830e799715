import { afterAll, beforeAll, expect, test } from 'vitest';
import { elementsOf } from '#test/markup.ts';
import { render } from '#test/rendered.ts';
import { openShop, putUp, type Shop } from '#test/shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

test('the seller’s badge is highlighted when an admin has verified them, and plain otherwise', async () => {
  const seller = await shop.hire('Seller');
  const { _id } = await putUp(shop, seller);
  const badge = async () => {
    const { html } = await render(shop.app, `/cameras/${_id}`);
    const [found] = elementsOf(html, 'span').filter(({ attributes }) => attributes['data-verified']);
    return found!;
  };
  const plain = await badge();
  expect(plain.text).toBe('Seller not verified yet');
  expect(plain.attributes['class']).toMatch(/\btext-soft\b/);
  const verified = await shop.call('PUT', `/users/seller/${seller.id}`, { as: await shop.hire('admin') });
  expect(verified.status).toBe(200);
  const highlighted = await badge();
  expect(highlighted.text).toBe('Verified seller');
  expect(highlighted.attributes['class']).toMatch(/\bfont-semibold text-glass\b/);
});
