import { expect, test } from 'vitest';
import { shopFacts } from '#src/texts/shop.ts';
import { elementOf, elementsOf, textsOf } from '#test/markup.ts';
import { expectProblem } from '#test/problems.ts';
import { render } from '#test/rendered.ts';
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

test('admins rename the kinds on screen, and their addresses stay', async () => {
  const admin = await shop.createUser('admin');
  const categories = { cameras: 'Film cameras', lens: null, accessories: 'Bits & pieces' };
  const change = async (version: number, body: object) =>
    shop.call('PATCH', '/shop', { as: admin, body: { version, ...body } });
  expect((await change(0, { categories })).body.categories).toEqual(categories);
  const { body } = await shop.call('GET', '/categories');
  expect(body.map(({ cat, name }: Record<string, string>) => [cat, name])).toEqual([
    ['cameras', 'Film cameras'],
    ['lens', 'Lens'],
    ['accessories', 'Bits & pieces'],
  ]);
  const { html } = await render(shop.app, '/cameras');
  expect(textsOf(elementOf(html, 'main').html, 'h1')).toEqual(['Film cameras']);
  const links = elementsOf(elementOf(html, 'nav').html, 'a').map(({ text, attributes }) => [
    text,
    attributes['href'],
  ]);
  expect(links.slice(1, 4)).toEqual([
    ['Film cameras', '/cameras'],
    ['Lens', '/lens'],
    ['Bits & pieces', '/accessories'],
  ]);
  const { body: found } = await shop.call('GET', '/search/suggest?q=film%20c');
  expect(found[0]).toMatchObject({ type: 'category', label: 'Film cameras', path: '/cameras' });
  expectProblem(await change(1, { categories: { ...categories, lens: '' } }), 422, ['categories.lens']);
  await change(1, { categories: null });
  expect(shopFacts().kinds).toBeUndefined();
});
