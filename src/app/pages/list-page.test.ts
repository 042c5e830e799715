import { expect, test } from 'vitest';
import type { Listing } from '#src/catalog/listings/schemas.ts';
import { formatMoney } from '#src/platform/shared/money.ts';
import { elementsOf, textsOf } from '#test/markup.ts';
import { render } from '#test/rendered.ts';
import { createListing, useShop } from '#test/shop.ts';

const shop = await useShop();
const seller = await shop.createUser('Seller');
for (const sale of [300, 100, 200])
  await createListing(shop, seller, { title: `Camera for ${sale}`, sale, brand: 'Leica' });

test.for(['/cameras?sort=sale', '/search?q=leica&sort=sale&order=desc'])(
  'the page %s shows the items of the API in their order, with their prices',
  async (path) => {
    const { body } = await shop.call('GET', path);
    const { html } = await render(shop.app, path);
    const ids = elementsOf(html, 'a').flatMap(
      ({ attributes }) => /^\/cameras\/([\w-]{36})$/.exec(attributes['href'] ?? '')?.[1] ?? [],
    );
    expect([...new Set(ids)]).toEqual((body as Listing[]).map(({ _id }) => _id));
    const [list = ''] = textsOf(html, 'main');
    for (const { products } of body as Listing[]) {
      expect(list).toContain(products.title);
      expect(list).toContain(formatMoney(products.sale));
    }
  },
);

const selectedOn = async (path: string) => {
  const { html } = await render(shop.app, path);
  return elementsOf(html, 'option')
    .filter(({ attributes }) => 'selected' in attributes)
    .map(({ text }) => text);
};

const buttonOn = async (path: string) =>
  elementsOf((await render(shop.app, path)).html, 'button')
    .map(({ text }) => text)
    .filter((text) => text.startsWith('Show'));

test('no distance is selected before a place is, and the button has no count for an unknown place', async () => {
  expect(await selectedOn('/cameras')).toContain('Any distance');
  expect((await selectedOn('/search?q=leica&within=40')).join(' ')).toMatch(/^(?!.*Any distance).*25 mi/);
  expect(await buttonOn('/cameras')).toEqual(['Show 3 items']);
  expect(await buttonOn('/cameras?near=nowhere-at-all')).toEqual(['Show items']);
});

const wordsOn = async (path: string) =>
  elementsOf((await render(shop.app, path)).html, 'input').flatMap(({ attributes }) =>
    attributes['name'] === 'q' ? `${attributes['type']} ${attributes['value'] ?? ''}` : [],
  );

test('a list has no search box besides those of the header and its menu, and filters keep the words', async () => {
  expect(await wordsOn('/cameras?q=leica')).toEqual(['search ', 'search ', 'hidden leica']);
  // On narrow screens, where the header has no box, the page has one.
  expect(await wordsOn('/search?q=leica')).toEqual([
    ...Array.from({ length: 3 }, () => 'search leica'),
    'hidden leica',
  ]);
});
