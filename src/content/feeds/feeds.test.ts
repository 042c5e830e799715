import { beforeEach, expect, test } from 'vitest';
import { kinds } from '#src/catalog/items/kind-schemas.ts';
import { notedModels } from '#src/gear/models/notes-service.server.ts';
import { createAllFeeds } from '#test/pages.ts';
import { aPost } from '#test/samples.ts';
import { book, createListing, useShop } from '#test/shop.ts';

const shop = await useShop({ PUBLIC_URL: 'https://shop.example', RATE_LIMITS: 'on' });
const seller = await shop.createUser('Seller');
beforeEach(async () => {
  await shop.app.db.deleteFrom('orders').execute();
  await shop.app.db.deleteFrom('conversations').execute();
  await shop.app.db.deleteFrom('listings').execute();
  await shop.app.db.deleteFrom('posts').execute();
});

async function read(path: string, sizes = { part: 1000, batch: 100 }): Promise<string> {
  const response = await createAllFeeds(shop.app, sizes).request(path);
  expect(response.status, path).toBe(200);
  expect(response.headers.get('content-type')).toMatch(/; charset=utf-8$/);
  return response.text();
}
const locations = (text: string) =>
  Array.from(text.matchAll(/<loc>https:\/\/shop\.example([^<]*)<\/loc>/g), ([, path]) => path!);
const isItem = (path: string) => /^\/(cameras|lens|accessories|blogs)\/./.test(path);
const ofItems = (text: string) => locations(text).filter(isItem);

test('the sitemap contains exactly the public pages', async () => {
  const shown = await Promise.all(
    kinds.map(async (kind) => `/${kind}/${(await createListing(shop, seller, {}, kind))._id}`),
  );
  const booked = await createListing(shop, seller);
  await book(shop, await shop.createUser('Buyer'), booked);
  const [sold, gone] = [await createListing(shop, seller), await createListing(shop, seller)];
  await shop.call('PUT', `/cameras/${sold._id}/sold`, { as: seller });
  await shop.call('DELETE', `/cameras/${gone._id}`, { as: seller });
  const post = await aPost(shop);
  await aPost(shop, { published_at: null });
  const text = await read('/sitemap.xml');
  expect(text).toMatch(/^<\?xml version="1\.0" encoding="UTF-8"\?>\n<urlset /);
  expect(locations(text)).toEqual(
    expect.arrayContaining(['/', '/cameras', '/lens', '/accessories', '/blogs', '/terms']),
  );
  expect(new Set(ofItems(text))).toEqual(new Set([...shown, `/cameras/${booked._id}`, `/blogs/${post.id}`]));
  expect(text).toMatch(/<lastmod>\d{4}-\d\d-\d\dT[\d:.]+Z<\/lastmod>/);
});

test('items of a suspended seller are in neither the feed nor the sitemap until the suspension is lifted', async () => {
  const suspended = await shop.createUser('Seller');
  const admin = await shop.createUser('admin');
  const path = `/cameras/${(await createListing(shop, suspended))._id}`;
  const shown = async () => [
    (await read('/feeds/items.xml')).includes(path),
    ofItems(await read('/sitemap.xml')).includes(path),
  ];
  expect(await shown()).toEqual([true, true]);
  await shop.call('PUT', `/suspensions/${suspended.id}`, { as: admin, body: { reason: 'Fraud.' } });
  expect(await shown()).toEqual([false, false]);
  await shop.call('DELETE', `/suspensions/${suspended.id}`, { as: admin });
  expect(await shown()).toEqual([true, true]);
});

test('a sitemap that is too long for one file is an index of parts that together contain each page once', async () => {
  const sizes = { part: 3, batch: 2 };
  const wanted: string[] = [];
  for (let count = 0; count < 7; count++) wanted.push(`/cameras/${(await createListing(shop, seller))._id}`);
  for (let count = 0; count < 4; count++) wanted.push(`/blogs/${(await aPost(shop)).id}`);
  const index = await read('/sitemap.xml', sizes);
  expect(index).toContain('<sitemapindex ');
  const parts = locations(index);
  expect(parts[0]).toBe('/sitemaps/pages.xml');
  const found = (await Promise.all(parts.map((part) => read(part, sizes)))).map(locations);
  expect(found[0]).toContain('/lens');
  const partsWith = (folder: string) => found.slice(1).filter(([first]) => first?.startsWith(folder));
  const lengths = (folder: string) => partsWith(folder).map((all) => all.length);
  expect(lengths('/cameras/')).toEqual([3, 3, 1]);
  expect(lengths('/blogs/')).toEqual([3, 1]);
  expect(partsWith('/sellers/')).toEqual([[`/sellers/${seller.id}`]]);
  const models = new Set([...(await notedModels(shop.app.root)), 'nikon-fm2']);
  expect(partsWith('/models/').flat()).toEqual([...models].toSorted().map((id) => `/models/${id}`));
  expect(Math.max(...lengths('/models/'))).toBe(3);
  expect(parts).toHaveLength(1 + 3 + 2 + 1 + Math.ceil(models.size / 3));
  expect(found.flat().filter(isItem)).toEqual(wanted);
});

test('no item is missing from a part of the sitemap that begins at the id of a withdrawn item', async () => {
  const sizes = { part: 2, batch: 10 };
  const ids: string[] = [];
  for (let count = 0; count < 5; count++) ids.push((await createListing(shop, seller))._id);
  const parts = locations(await read('/sitemap.xml', sizes)).slice(1);
  await shop.call('DELETE', `/cameras/${ids[2]}`, { as: seller });
  const found = await Promise.all(parts.map((part) => read(part, sizes)));
  expect(new Set(found.flatMap(ofItems))).toEqual(
    new Set([0, 1, 3, 4].map((index) => `/cameras/${ids[index]}`)),
  );
});

test('a feed with characters that XML forbids stays well-formed', async () => {
  const { _id } = await createListing(shop, seller, {
    des: '</description><script>alert(1)</script>',
    img: '/demo/lens-50.svg',
  });
  // The API refuses control characters, but older rows can contain them.
  const title = 'Leica <M6> & "M7" \u0001\uD83D\uDCF7 ]]></title>';
  await shop.app.db.updateTable('listings').set({ title }).where('id', '=', _id).execute();
  await aPost(shop, { title: 'Film & light', excerpt: 'a < b' });
  const items = await read('/feeds/items.xml');
  expect(items).toContain(
    '<title>Leica &lt;M6&gt; &amp; &quot;M7&quot; 📷 ]]&gt;&lt;/title&gt;, $310.50</title>',
  );
  expect(items).not.toContain('<script');
  expect(items).toContain(`<link>https://shop.example/cameras/${_id}</link>`);
  // Not the address, which changes with the domain of the shop.
  expect(items).toContain(`<guid isPermaLink="false">${_id}</guid>`);
  expect(items).toContain('<media:content url="https://shop.example/demo/lens-50.svg" medium="image"/>');
  const posts = await read('/feeds/posts.xml');
  expect(posts).toContain('<title>Film &amp; light</title>');
  expect(posts).toContain('<description>a &lt; b</description>');
});

test('the feed of items contains the newest available items', async () => {
  const first = await createListing(shop, seller, { title: 'First' });
  await createListing(shop, seller, { title: 'Second' });
  await book(shop, await shop.createUser('Buyer'), first);
  const titles = Array.from(
    (await read('/feeds/items.xml')).matchAll(/<item>\n<title>([^<]*)</g),
    ([, title]) => title,
  );
  expect(titles).toEqual(['Second, $310.50']);
});

test('robots.txt allows public pages and names the sitemap', async () => {
  const text = await read('/robots.txt');
  expect(text).toContain('Sitemap: https://shop.example/sitemap.xml\n');
  expect(text).toContain('Disallow: /dashboard\n');
});
