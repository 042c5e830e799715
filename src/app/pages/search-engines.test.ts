import { expect, test } from 'vitest';
import { origin } from '#test/api.ts';
import { elementOf, elementsOf, textsOf } from '#test/markup.ts';
import { render } from '#test/rendered.ts';
import { book, createListing, kinds, useShop } from '#test/shop.ts';

const shop = await useShop();
const seller = await shop.createUser('Seller', 'Ida Found');
const buyer = await shop.createUser('Buyer');

const contentOf = (html: string, name: string) =>
  elementsOf(html, 'meta').find(
    ({ attributes }) => attributes['property'] === name || attributes['name'] === name,
  )?.attributes['content'];

function dataOf(html: string, type: string): Record<string, unknown> {
  const scripts = elementsOf(html, 'script').filter(
    ({ attributes }) => attributes['type'] === 'application/ld+json',
  );
  const found = scripts.map((script) => JSON.parse(script.html)).filter((data) => data['@type'] === type);
  expect(found, type).toHaveLength(1);
  expect(found[0]['@context']).toBe('https://schema.org');
  return found[0];
}

test.for(kinds)('an item of %s has meta tags and structured data for shared links', async (kind) => {
  const title = 'Found "it" & co </script><script>throw 1</script>';
  const des = `Works.\n${'Long '.repeat(60)}</script>`;
  const { _id } = await createListing(
    shop,
    seller,
    { title, des, brand: 'Nikon', sale: 310.5, img: '/demo/lens-50-1200.webp' },
    kind,
  );
  const { html } = await render(shop.app, `/${kind}/${_id}?from=feed`);
  const url = `${origin}/${kind}/${_id}`;
  const canonical = elementsOf(html, 'link').find(({ attributes }) => attributes['rel'] === 'canonical')!;
  expect(canonical.attributes['href']).toBe(url);
  expect(contentOf(html, 'description')).toMatch(/^Works\. (Long )+Long…$/);
  expect(contentOf(html, 'og:url')).toBe(url);
  expect(contentOf(html, 'og:title')).toBe(title);
  expect(contentOf(html, 'og:image')).toBe(`${origin}/demo/lens-50-1200.webp`);
  expect(contentOf(html, 'twitter:card')).toBe('summary_large_image');
  expect(dataOf(html, 'Product')).toMatchObject({
    name: title,
    description: des,
    brand: { name: 'Nikon' },
    offers: { url, price: '310.50', priceCurrency: 'USD', seller: { name: 'Ida Found' } },
  });
  expect(dataOf(html, 'BreadcrumbList')).toMatchObject({
    itemListElement: [{ item: `${origin}/` }, { item: `${origin}/${kind}` }, { item: url }],
  });
});

test('the structured data of an item contains its availability', async () => {
  const item = await createListing(shop, seller);
  const { _id } = item;
  const availability = async () =>
    (
      dataOf((await render(shop.app, `/cameras/${_id}`)).html, 'Product')['offers'] as {
        availability: string;
      }
    ).availability;
  expect(await availability()).toBe('https://schema.org/InStock');
  await book(shop, buyer, item);
  expect(await availability()).toBe('https://schema.org/Reserved');
  await shop.call('PUT', `/cameras/${_id}/sold`, { as: seller });
  expect(await availability()).toBe('https://schema.org/SoldOut');
});

test('later pages of a list are marked noindex', async () => {
  for (let count = 0; count < 25; count++) await createListing(shop, seller, {}, 'lens');
  const { html } = await render(shop.app, '/lens');
  expect(contentOf(html, 'robots')).toBeUndefined();
  const next = elementsOf(html, 'a').find(({ attributes }) => attributes['href']?.includes('cursor='))!;
  const later = (await render(shop.app, next.attributes['href']!)).html;
  expect(contentOf(later, 'robots')).toBe('noindex');
  expect(elementsOf(later, 'link').some(({ attributes }) => attributes['rel'] === 'canonical')).toBe(false);
});

test.for([
  ['/cameras?age=abc', 422, 'This address doesn’t work'],
  ['/search?sort=colour', 422, 'This address doesn’t work'],
  ['/nothing-here', 404, 'Page not found'],
  ['/lens/no', 404, 'Page not found'],
  ['/blogs/no', 404, 'Page not found'],
] as const)('%s returns %s and a page that explains it', async ([path, status, heading]) => {
  const page = await render(shop.app, path);
  expect(page.status).toBe(status);
  expect(textsOf(page.html, 'h1')).toEqual([heading]);
  expect(page.html).toMatch(/^<!DOCTYPE html><html /);
});

test.for(kinds)('a card of %s and its item page show the same facts', async (kind) => {
  const fields = {
    title: 'Seen here',
    brand: 'Voigtländer',
    condition: 'Fair',
    duration: 7,
    location: 'Coimbra',
    buy: 520,
    sale: 310.5,
    des: 'A scratch on the base plate.',
  } as const;
  const { _id } = await createListing(shop, seller, fields, kind);
  const isYear = kind === 'accessories';
  const list = (await render(shop.app, `/${kind}?q=Voigtländer`)).html;
  const card = elementOf(list, 'article');
  expect(textsOf(card.html, 'p')).toEqual([`Fair · ${isYear ? '7 yrs' : '7 mo'} · Coimbra`]);
  expect(card.text).toContain('$310.50');
  const { html } = await render(shop.app, `/${kind}/${_id}`);
  const article = elementOf(html, 'article');
  const facts = textsOf(article.html, 'dt').map((name, at) => [name, textsOf(article.html, 'dd')[at]]);
  expect(facts).toEqual(
    expect.arrayContaining([
      ['Price when new', '$520'],
      ['Brand', 'Voigtländer'],
      ['Used for', isYear ? '7 years' : '7 months'],
    ]),
  );
  expect(article.text).toContain('A scratch on the base plate.');
});
