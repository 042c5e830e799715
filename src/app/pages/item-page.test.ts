import { expect, test } from 'vitest';
import { elementsOf } from '#test/markup.ts';
import { render } from '#test/rendered.ts';
import { createListing, useShop } from '#test/shop.ts';

const shop = await useShop();

test('the seller’s badge is highlighted when an admin has verified them, and plain otherwise', async () => {
  const seller = await shop.createUser('Seller');
  const { _id } = await createListing(shop, seller);
  const badge = async () => {
    const { html } = await render(shop.app, `/cameras/${_id}`);
    const [found] = elementsOf(html, 'span').filter(({ attributes }) => attributes['data-verified']);
    return found!;
  };
  const plain = await badge();
  expect(plain.text).toBe('Seller not verified yet');
  expect(plain.attributes['class']).toMatch(/\btext-soft\b/);
  const verified = await shop.call('PUT', `/users/seller/${seller.id}`, {
    as: await shop.createUser('admin'),
  });
  expect(verified.status).toBe(200);
  const highlighted = await badge();
  expect(highlighted.text).toBe('Verified seller');
  expect(highlighted.attributes['class']).toMatch(/\bfont-semibold text-glass\b/);
});

test('control characters in a stored title are not rendered, and a direction mark in a place is isolated', async () => {
  const { _id } = await createListing(shop, await shop.createUser('Seller', 'Sol'));
  await shop.sql`update listings set title = ${'Leica\u001B M3\u001D\u009C'}, location = ${'Porto \u202E evil'} where id = ${_id}`;
  const { html } = await render(shop.app, `/cameras/${_id}`);
  // oxlint-disable-next-line no-control-regex -- the test looks for control characters
  expect(html).not.toMatch(/[\0-\x08\x0B\x0E-\x1F\x7F-\x9F]/);
  expect(html).toContain('<h1 class="heading-page text-balance wrap-anywhere">Leica M3</h1>');
  expect(html).toContain('<bdi>Porto \u202E evil</bdi> · <bdi>Sol</bdi>');
});

test('a page description is not cut inside a family emoji', async () => {
  const des = `${'x'.repeat(158)}👨‍👩‍👧‍👦👨‍👩‍👧‍👦`;
  const { _id } = await createListing(shop, await shop.createUser('Seller'), { des });
  const { html } = await render(shop.app, `/cameras/${_id}`);
  const [description] = elementsOf(html, 'meta').filter(
    ({ attributes }) => attributes['name'] === 'description',
  );
  expect(description!.attributes['content']).toBe(`${'x'.repeat(158)}…`);
});
