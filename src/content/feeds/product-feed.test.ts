import { SaxesParser } from 'saxes';
import { expect, test } from 'vitest';
import { createAllFeeds } from '#test/pages.ts';
import { anImage } from '#test/samples.ts';
import { book, createListing, useShop } from '#test/shop.ts';
import { uploadPhoto } from '#test/uploads.ts';

const shop = await useShop({ PUBLIC_URL: 'https://shop.example', RATE_LIMITS: 'on' });
const admin = await shop.createUser('admin');
const seller = await shop.createUser('Seller');
const namespace = 'http://base.google.com/ns/1.0';

const setFeed = async (productFeed: boolean) => {
  const { version } = shop.app.shop.current;
  const { status } = await shop.call('PATCH', '/shop', { as: admin, body: { version, productFeed } });
  expect(status).toBe(200);
};
const fetchFeed = () => createAllFeeds(shop.app).request('/feeds/products.xml');

type Item = Record<string, string[]>;

/** Reads a feed with a strict parser, which throws for XML that is not well-formed. */
function parse(text: string): Item[] {
  const items: Item[] = [];
  let content = '';
  const parser = new SaxesParser({ xmlns: true });
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', ({ name }) => {
    content = '';
    if (name === 'item') items.push({});
  });
  parser.on('text', (part) => (content += part));
  parser.on('closetag', ({ uri, local }) => {
    if (uri === namespace) (items.at(-1)![local] ??= []).push(content);
  });
  parser.write(text).close();
  return items;
}

const url = /^https:\/\/shop\.example\/[^\s]+$/;
const rule = (pattern: RegExp, max = 2000, min = 1, most = 1) => ({ pattern, max, min, most });
/** The attributes of the product data specification for used items, with the values that it allows. */
const rules: Record<string, ReturnType<typeof rule>> = {
  id: rule(/^[\w-]+$/, 50),
  title: rule(/\S/, 150),
  description: rule(/\S/, 5000),
  link: rule(url),
  image_link: rule(/^https:\/\//),
  additional_image_link: rule(url, 2000, 0, 10),
  availability: rule(/^(in_stock|out_of_stock|preorder|backorder)$/),
  price: rule(/^\d+\.\d\d USD$/),
  condition: rule(/^(new|refurbished|used)$/),
  brand: rule(/\S/, 70),
  identifier_exists: rule(/^(yes|no)$/),
};

test('the feed has all visible items as Google Merchant Center reads them, once an admin switches it on', async () => {
  expect((await fetchFeed()).status).toBe(404);
  await setFeed(true);
  const images = await Promise.all(['#884422', '#224488', '#228844'].map((color) => anImage('jpeg', color)));
  const stored = await Promise.all(images.map((image) => uploadPhoto(shop, seller, image)));
  const photos = stored.map((photo) => photo.url);
  const odd = {
    title: 'Leica M3 “double stroke” & <case>',
    brand: 'B'.repeat(80),
    des: '\u{1f4f7} '.repeat(2000),
  };
  const plain = await createListing(shop, seller, { sale: 310.5, brand: 'Nikon', img: photos[0], photos });
  const hard = await createListing(shop, seller, odd);
  const booked = await createListing(shop, seller, {}, 'lens');
  await book(shop, await shop.createUser('Buyer'), booked);
  const [sold, gone] = [await createListing(shop, seller), await createListing(shop, seller)];
  await shop.call('PUT', `/cameras/${sold._id}/sold`, { as: seller });
  await shop.call('DELETE', `/cameras/${gone._id}`, { as: seller });

  const response = await fetchFeed();
  expect([response.status, response.headers.get('content-type')]).toEqual([
    200,
    'application/rss+xml; charset=utf-8',
  ]);
  const items = parse(await response.text());
  for (const item of items)
    for (const [name, { pattern, max, min, most }] of Object.entries(rules)) {
      const values = item[name] ?? [];
      expect(values.length, name).toBeGreaterThanOrEqual(min);
      expect(values.length, name).toBeLessThanOrEqual(most);
      for (const value of values) {
        expect(value, name).toMatch(pattern);
        expect(Array.from(value).length, name).toBeLessThanOrEqual(max);
      }
    }
  expect(items.flatMap((item) => Object.keys(item)).filter((name) => !rules[name])).toEqual([]);
  expect(items.map(({ id }) => id![0])).toEqual([plain._id, hard._id, booked._id].toSorted());
  const itemOf = (id: string) => items.find((item) => item['id']![0] === id)!;
  expect(itemOf(plain._id)).toMatchObject({
    link: [`https://shop.example/cameras/${plain._id}`],
    price: ['310.50 USD'],
    availability: ['in_stock'],
    condition: ['used'],
    brand: ['Nikon'],
    title: ['Nikon FM2n'],
  });
  expect(itemOf(plain._id)['additional_image_link']).toHaveLength(2);
  expect(itemOf(booked._id)).toMatchObject({ availability: ['out_of_stock'] });
  expect(itemOf(hard._id)).toMatchObject({ title: [odd.title], brand: ['B'.repeat(70)] });
});

test('the feed is complete beyond one batch, and each network gets it twelve times an hour', async () => {
  await setFeed(true);
  await shop.sql`insert into listings (id, seller_id, kind, title, brand, condition, duration, location, sale_cents, buy_cents, des, img)
    select gen_random_uuid(), ${seller.id}, 'lens', 'A lens', 'Nikon', 'Good', 1, 'Porto', 100, 200, 'x', 'https://example.com/a.jpg'
    from generate_series(1, 405)`;
  const [{ count }] = await shop.sql`select count(*)::int from listings
    where deleted_at is null and paused_at is null and sold_at is null`;
  const ids = parse(await (await fetchFeed()).text()).map(({ id }) => id![0]);
  expect(ids).toHaveLength(count);
  expect(new Set(ids).size).toBe(count);
  const statuses = [];
  for (let call = 0; call < 12; call++) {
    const response = await fetchFeed();
    await response.body?.cancel();
    statuses.push(response.status);
  }
  expect(statuses.filter((status) => status === 200)).toHaveLength(10);
  expect(statuses.at(-1)).toBe(429);
});
