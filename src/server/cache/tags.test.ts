import { expect, test } from 'vitest';
import { features } from '#src/app/features.server.ts';
import { listFirstAdvertised } from '#src/catalog/listings/advertising/service.server.ts';
import { createFeeds } from '#src/content/feeds/api.server.ts';
import { notedModels } from '#src/gear/models/notes-service.server.ts';
import { collectTags } from '#src/platform/cache/collect-tags.server.ts';
import { publicRouteOf } from '#src/server/http/request-target.ts';
import { origin } from '#test/api.ts';
import { aPost } from '#test/samples.ts';
import { createListing, useShop } from '#test/shop.ts';

const shop = await useShop();
const feeds = createFeeds(shop.app, features);
const seller = await shop.createUser('Seller');
const id = (await createListing(shop, seller, { title: 'Camera' }))._id;
const post = (await aPost(shop)).id;

const kinds = ['cameras', 'lens', 'accessories'];
const each = (name: string, of = kinds): string[] => of.map((kind) => `${name}:${kind}`);
const ofItem = () => [`listing:${id}`, `user:${seller.id}`, 'models'];
const bookable = [...each('list'), ...each('freed')];
const counted = [...bookable, ...each('booked')];
const noted = (await notedModels(shop.app.root)).map((model) => `notes:${model}`);

const made: Record<string, () => string[]> = {
  '/api/cameras': () => [...ofItem(), 'list:cameras'],
  '/api/lens': () => ['list:lens'],
  '/api/accessories': () => ['list:accessories'],
  '/api/cameras?available=1': () => [...ofItem(), 'list:cameras', 'freed:cameras', 'booked:cameras'],
  '/api/cameras/{id}': ofItem,
  '/api/search': () => [...ofItem(), ...each('list')],
  // Whether descriptions are searched, and the correction of an unknown word, depend on all items.
  '/api/search?q=nikon&kind=cameras': () => [...ofItem(), ...each('list'), 'descriptions'],
  '/api/search?q=nikno&kind=cameras': () => [...ofItem(), ...each('list'), 'descriptions'],
  '/api/search/facets': () => counted,
  '/api/search/facets?kind=lens': () => ['list:lens', 'freed:lens', 'booked:lens'],
  '/api/sellers/{seller}': () => [`user:${seller.id}`, `items-of:${seller.id}`],
  '/api/sellers/{seller}/listings': () => [...ofItem(), `items-of:${seller.id}`],
  '/api/sellers/{seller}/reviews': () => [`user:${seller.id}`],
  '/sitemaps/sellers-{seller}.xml': () => [...each('list'), 'addresses'],
  '/api/advertised': () => counted,
  '/api/categories': () => ['categories', ...each('list'), 'shop'],
  '/api/blogs': () => ['posts'],
  '/api/blogs/{post}': () => [`post:${post}`],
  '/feeds/items.xml': () => [...ofItem(), ...bookable],
  '/feeds/posts.xml': () => ['posts'],
  '/sitemap.xml': () => [...each('list'), ...noted, 'addresses', 'models', 'posts', 'prices'],
  '/sitemaps/items-{id}.xml': () => [...each('list'), 'addresses'],
  '/sitemaps/models-nikon-fm2.xml': () => [...each('list'), ...noted, 'addresses', 'models', 'prices'],
  '/sitemaps/posts-{post}.xml': () => ['posts'],
  '/sitemaps/pages.xml': () => [],
  '/robots.txt': () => [],
};

async function tagsOf(path: string) {
  const at = path.replace('{id}', id).replace('{post}', post).replace('{seller}', seller.id);
  expect(publicRouteOf(at.split('?', 1)[0]!)).toMatchObject({ isCacheable: true });
  const { result, tags } = await collectTags(async () => {
    const response = await (at.startsWith('/api/') ? shop.api : feeds).fetch(new Request(origin + at));
    await response.arrayBuffer();
    return response;
  });
  expect(result.status).toBe(200);
  return tags?.toSorted();
}

for (const [path, tags] of Object.entries(made))
  test(`${path} has exactly the expected tags, even when its count is cached`, async () => {
    for (const _ of ['first', 'again']) expect(await tagsOf(path)).toEqual(tags().toSorted());
  });

test('the list of the first advertised items is not affected by bookings of other items', async () => {
  await shop.app.db.updateTable('listings').set({ advertised_at: new Date() }).execute();
  const { result, tags } = await collectTags(() => listFirstAdvertised(shop.app, 1));
  expect(result.map(({ _id }) => _id)).toEqual([id]);
  expect(tags?.toSorted()).toEqual([...ofItem(), ...bookable].toSorted());
});

const readUsers = () => shop.sql`select from users`;

test('a response whose rows were read without tags is not cacheable', async () => {
  expect((await collectTags(readUsers)).tags).toBeNull();
  expect((await collectTags(async () => undefined)).tags).toEqual([]);
});
