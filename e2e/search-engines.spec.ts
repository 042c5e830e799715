import { expect, test, type Page } from './fixtures.ts';
import { aProduct, kinds, seededPost, uniqueWord } from './shop.ts';
import { goTo, visit } from './steps/visit.ts';

type Data = Record<string, unknown>;

async function headOf(page: Page, name: string): Promise<string | null> {
  return page.locator(`head meta[property="${name}"], head meta[name="${name}"]`).getAttribute('content');
}

async function dataOf(page: Page, type: string): Promise<Data> {
  const texts = await page.locator('script[type="application/ld+json"]').allTextContents();
  const found = texts.map((text) => JSON.parse(text) as Data).filter((data) => data['@type'] === type);
  expect(found, type).toHaveLength(1);
  expect(found[0]!['@context']).toBe('https://schema.org');
  return found[0]!;
}

for (const kind of kinds) {
  test(`an item of ${kind} has meta tags and structured data for links that are shared`, async ({
    page,
    shop,
    server,
  }) => {
    const title = `Found "${uniqueWord()}" & co </script><script>throw 1</script>`;
    const product = { ...aProduct(title), des: `Works.\n${'Long '.repeat(60)}</script>` };
    const { _id } = await shop.addItem(await shop.signUpUser('Seller', 'Ida Found'), kind, product);
    const url = `${server.url}/${kind}/${_id}`;
    await visit(page, `/${kind}/${_id}?from=feed`);
    await expect(page).toHaveTitle(`${title} · Rangefinder`);
    await expect(page.locator('head link[rel="canonical"]')).toHaveAttribute('href', url);
    expect(await headOf(page, 'description')).toMatch(/^Works\. (Long )+Long…$/);
    expect(await headOf(page, 'og:url')).toBe(url);
    expect(await headOf(page, 'og:title')).toBe(title);
    const image = await headOf(page, 'og:image');
    expect(image).toBe(`${server.url}/demo/lens-50-1200.webp`);
    expect((await page.request.get(image!)).headers()['content-type']).toContain('image/');
    expect(await headOf(page, 'twitter:card')).toBe('summary_large_image');
    expect(await dataOf(page, 'Product')).toMatchObject({
      name: title,
      description: product.des,
      brand: { name: 'Nikon' },
      offers: { url, price: '310.50', priceCurrency: 'USD', seller: { name: 'Ida Found' } },
    });
    expect(await dataOf(page, 'BreadcrumbList')).toMatchObject({
      itemListElement: [{ item: `${server.url}/` }, { item: `${server.url}/${kind}` }, { item: url }],
    });
  });
}

test('the structured data of an item contains its availability', async ({ page, shop }) => {
  const item = await shop.createListing();
  const availability = async () => {
    await page.goto(item.path);
    return (await dataOf(page, 'Product'))['offers'];
  };
  expect(await availability()).toMatchObject({ availability: 'https://schema.org/InStock' });
  await shop.book(await shop.signUpUser('Buyer'), item.id);
  expect(await availability()).toMatchObject({ availability: 'https://schema.org/Reserved' });
  await shop.call('PUT', `${item.path}/sold`, { bearer: item.seller.token });
  expect(await availability()).toMatchObject({ availability: 'https://schema.org/SoldOut' });
});

test('client-side navigation updates the canonical address and the structured data', async ({
  page,
  server,
}) => {
  await visit(page, '/');
  await expect(page.locator('head link[rel="canonical"]')).toHaveAttribute('href', `${server.url}/`);
  const picture = await page.request.get((await headOf(page, 'og:image'))!);
  expect(picture.headers()['content-type']).toBe('image/png');
  await goTo(page, 'Blogs');
  await expect(page.locator('head link[rel="canonical"]')).toHaveAttribute('href', `${server.url}/blogs`);
  await page.getByRole('link', { name: `Details: ${seededPost}`, exact: true }).click();
  await expect(page).toHaveURL(/\/blogs\/./);
  await expect(page.locator('head link[rel="canonical"]')).toHaveAttribute('href', page.url());
  expect((await dataOf(page, 'BlogPosting'))['url']).toBe(page.url());
  expect(await headOf(page, 'og:type')).toBe('article');
});

test('later pages of a list are marked noindex', async ({ page }) => {
  await visit(page, '/cameras');
  await expect(page.locator('head meta[name="robots"]')).toHaveCount(0);
  await page.getByRole('link', { name: 'Next page' }).click();
  await expect(page).toHaveURL(/\?cursor=/);
  expect(await headOf(page, 'robots')).toBe('noindex');
  await expect(page.locator('head link[rel="canonical"]')).toHaveCount(0);
});

test('the sitemap and the feeds list a new item immediately and drop a deleted one', async ({
  page,
  shop,
  server,
}) => {
  await page.goto('/');
  const feeds = page.locator('head link[rel="alternate"][type="application/rss+xml"]');
  await expect(feeds).toHaveCount(2);
  const robots = await (await page.request.get('/robots.txt')).text();
  const sitemap = /^Sitemap: (.+)$/m.exec(robots)![1]!;
  const read = async (path: string) => (await page.request.get(path)).text();
  const feed = (await feeds.first().getAttribute('href'))!;
  await read(sitemap);
  const { path, seller } = await shop.createListing('lens');
  expect(await read(sitemap)).toContain(`<loc>${server.url}${path}</loc>`);
  expect(await read(feed)).toContain(`<link>${server.url}${path}</link>`);
  await shop.call('DELETE', path, { bearer: seller.token });
  expect(await read(sitemap)).not.toContain(path);
  expect(await read(feed)).not.toContain(path);
});
