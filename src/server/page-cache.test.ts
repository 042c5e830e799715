import { expect, test } from 'vitest';
import { bookingKey, Changes, itemKey, type ChangeKey } from '#src/platform/changes.server.ts';
import { PageCache, narrowKeys } from './page-cache.ts';
import { publicRouteOf } from './public-routes.ts';

const keysOf = (path: string) => publicRouteOf(path)?.keys ?? null;

function heard(): Changes {
  const changes = new Changes();
  changes.listening = true;
  return changes;
}

const tables = ['listings', 'people'] as const;

function keep(
  cache: PageCache,
  url: string,
  body: string | Buffer,
  since = cache.latest,
  keys: readonly ChangeKey[] = tables,
) {
  return cache.keep(url, { status: 200, headers: {}, body: Buffer.from(body), keys, since });
}
const bodyOf = (cache: PageCache, url: string) => cache.find(url)?.body.toString();

test('an answer is found until one of its tables changes', () => {
  const changes = heard();
  const cache = new PageCache(changes);
  keep(cache, '/cameras', 'made');
  expect(bodyOf(cache, '/cameras')).toBe('made');
  changes.announce(['people']);
  expect(bodyOf(cache, '/cameras')).toBeUndefined();
});

test('an answer survives the change of a table that it is not made of', () => {
  const changes = heard();
  const cache = new PageCache(changes);
  keep(cache, '/cameras', 'made');
  changes.announce(['posts', 'orders']);
  expect(bodyOf(cache, '/cameras')).toBe('made');
});

const one = '019a0000-0000-7000-8000-000000000001';
const other = '019a0000-0000-7000-8000-000000000002';
const pageOf = (id: string) => `/cameras/${id}`;

function keepItems(cache: PageCache): void {
  for (const url of [pageOf(one), pageOf(other)])
    keep(cache, url, 'made', cache.stamp(keysOf(url)!), keysOf(url)!);
}
const foundItems = (cache: PageCache) => [one, other].filter((id) => cache.find(pageOf(id)));

test('a change of one item leaves what is made of another, and no list', () => {
  const changes = heard();
  const cache = new PageCache(changes);
  keepItems(cache);
  keep(cache, '/cameras', 'made');
  changes.announce([itemKey(one)]);
  expect(foundItems(cache)).toEqual([other]);
  expect(cache.find('/cameras')).toBeUndefined();
});

test.for([['listings'], ['people'], [itemKey('*')]] as const)('a change of %s leaves no item', (keys) => {
  const changes = heard();
  const cache = new PageCache(changes);
  keepItems(cache);
  changes.announce(keys);
  expect(foundItems(cache)).toEqual([]);
});

test('an item is not kept when it changed while its page was made, though another may have', () => {
  const changes = heard();
  const cache = new PageCache(changes);
  const stamps = [one, other].map((id) => [pageOf(id), cache.stamp(keysOf(pageOf(id))!)] as const);
  changes.announce([itemKey(one)]);
  for (const [url, stamp] of stamps) keep(cache, url, 'made', stamp, keysOf(url)!);
  expect(foundItems(cache)).toEqual([other]);
});

test('more changes than can be remembered count as changes of all', () => {
  const changes = heard();
  const cache = new PageCache(changes);
  changes.announce([itemKey(one)]);
  keepItems(cache);
  for (let count = 0; count < 9_000; count++) changes.announce([itemKey(`other-${count}`)]);
  expect(foundItems(cache)).toEqual([one, other]);
  for (let count = 9_000; count < 20_000; count++) changes.announce([itemKey(`other-${count}`)]);
  expect(foundItems(cache)).toEqual([]);
  keepItems(cache);
  expect(foundItems(cache)).toEqual([one, other]);
});

test.for(['/cameras/{id}', '/api/lens/{id}', '/accessories/{id}.data', '/api/cameras/{id}'])(
  '%s is made of one item and its seller',
  (path) => expect(keysOf(path.replace('{id}', one))).toEqual([itemKey(one), 'people']),
);

test.for([
  '/cameras',
  '/api/lens',
  '/accessories.data',
  '/',
  '/feeds/items.xml',
  '/api/advertised',
  '/api/categories',
  '/sitemap.xml',
  `/sitemaps/items-${one}.xml`,
])('%s is made of all items, and of their sellers: those of one who is suspended leave it', (path) =>
  expect(keysOf(path)).toEqual(expect.arrayContaining(['listings', 'people'])),
);

test('an answer is not kept when its tables changed while it was made', () => {
  const changes = heard();
  const cache = new PageCache(changes);
  const stamp = cache.stamp(tables);
  changes.announce(['listings']);
  expect(keep(cache, '/cameras', 'old', stamp).body.toString()).toBe('old');
  expect(bodyOf(cache, '/cameras')).toBeUndefined();
});

test('an answer that took longer does not take the place of a newer one', () => {
  const changes = heard();
  const cache = new PageCache(changes);
  const slow = cache.stamp(tables);
  changes.announce(['listings']);
  keep(cache, '/cameras', 'new');
  keep(cache, '/cameras', 'old', slow);
  expect(bodyOf(cache, '/cameras')).toBe('new');
});

test('while other processes cannot be heard nothing is kept and nothing is found', () => {
  const changes = heard();
  const cache = new PageCache(changes);
  keep(cache, '/cameras', 'before');
  changes.listening = false;
  expect(bodyOf(cache, '/cameras')).toBeUndefined();
  keep(cache, '/lens', 'meanwhile');
  changes.listening = true;
  expect(bodyOf(cache, '/lens')).toBeUndefined();
  // Found missing once, it is not brought back either.
  expect(bodyOf(cache, '/cameras')).toBeUndefined();
});

test('a longer answer has a compressed twin', () => {
  const cache = new PageCache(heard());
  expect(keep(cache, '/short', 'x').gzipped).toBeNull();
  expect(keep(cache, '/long', 'x'.repeat(5000)).gzipped!.byteLength).toBeLessThan(200);
});

test('beyond its size the oldest go first', () => {
  const cache = new PageCache(heard(), 10_000);
  // Bytes that do not compress: each answer weighs what it is long, twice.
  const noise = Buffer.from(Array.from({ length: 3000 }, (_, index) => (index * 7919 + index ** 2) % 251));
  for (const url of ['/1', '/2', '/3', '/4']) keep(cache, url, noise);
  const found = ['/1', '/2', '/3', '/4'].filter((url) => cache.find(url));
  expect(found.at(-1)).toBe('/4');
  expect(found.length).toBeLessThan(4);
});

test('the size is right however often one answer is kept anew or dropped', () => {
  const changes = heard();
  const cache = new PageCache(changes, 10_000);
  for (let round = 0; round < 50; round++) {
    keep(cache, '/1', 'x'.repeat(900));
    changes.announce(['listings']);
    cache.find('/1');
  }
  for (const url of ['/1', '/2', '/3', '/4']) keep(cache, url, 'x'.repeat(900));
  expect(['/1', '/2', '/3', '/4'].filter((url) => cache.find(url))).toHaveLength(4);
});

test('an answer larger than all there is room for is not kept', () => {
  const cache = new PageCache(heard(), 4000);
  expect(keep(cache, '/1', 'x'.repeat(5000)).body).toHaveLength(5000);
  expect(bodyOf(cache, '/1')).toBeUndefined();
});

test.for([
  '/',
  '/cameras',
  '/lens/019a0000-0000-7000-8000-000000000000',
  '/api/accessories',
  '/api/blogs',
  '/blogs/x',
  '/sitemap.xml',
  '/sitemaps/items-019a0000-0000-7000-8000-000000000000.xml',
  '/feeds/posts.xml',
])('%s is public and may be kept', (path) => expect(keysOf(path)).not.toBeNull());

test.for([
  '/api/users',
  '/api/orders',
  '/api/profile',
  '/api/jwt',
  '/api/my/cameras',
  '/api/dashboard/cameras/x',
  '/api/auth/token',
  '/api/auth/get-session',
  '/healthz',
  '/readyz',
  '/version',
  '/cameras/../api/users',
  '/api/cameras/x/y',
  '//cameras',
  'http://evil.example/cameras',
])('%s is never kept', (path) => expect(keysOf(path)).toBeNull());

test.for(['/cameras.data', '/lens/019a0000-0000-7000-8000-000000000000.data', '/blogs.data', '/_.data'])(
  '%s is what a browser asks from page to page, and may be kept',
  (path) => expect(keysOf(path)).not.toBeNull(),
);

test.for([
  ['/cameras?cursor=WyJjYW1lcmFzIiwx', true],
  ['/api/cameras?limit=100&cursor=WyJjYW1lcmFzIiwx', true],
  ['/cameras?x=1', false],
  ['/cameras?cursor=a&x=1', false],
  ['/cameras?cursor=a&cursor=b&cursor=c&cursor=d&x=1', false],
  ['/search?q=leica+m6&kind=cameras&max=900', true],
  ['/cameras?brand=nikon&brand=leica&sort=sale', true],
  ['/cameras?brand=nikon&utm_source=x', false],
  [`/search?q=${'x'.repeat(500)}`, false],
] as const)('%s is kept only if a link or a form of ours could ask it: %s', ([url, kept]) => {
  const cache = new PageCache(heard());
  keep(cache, url, 'made');
  expect(cache.find(url) !== undefined).toBe(kept);
});

test('what is searched for has room of its own, and pushes out no page', () => {
  const cache = new PageCache(heard(), 10_000);
  keep(cache, '/cameras', 'x'.repeat(900));
  for (let count = 0; count < 50; count++) keep(cache, `/search?q=${count}`, 'x'.repeat(900));
  expect(bodyOf(cache, '/cameras')).toBeDefined();
  const found = Array.from({ length: 50 }, (_, count) => count).filter((q) => cache.find(`/search?q=${q}`));
  expect(found.length).toBeLessThan(5);
  expect(found.at(-1)).toBe(49);
});

const said = (...keys: ChangeKey[]) => ({ keys: new Set(keys), values: [] });

test('who said of which items an answer is made is not asked for all of them', () => {
  expect(narrowKeys(['listings', 'people', 'posts'], said('shelf', 'people', itemKey(one)))).toEqual([
    'people',
    'posts',
    'shelf',
    itemKey(one),
  ]);
  expect(narrowKeys(tables, said())).toEqual(tables);
  expect(narrowKeys(tables, said('shelf', 'listings'))).toEqual(['people', 'shelf', 'listings']);
});

test('a list outlives the booking of an item that it does not show', () => {
  const changes = heard();
  const cache = new PageCache(changes);
  const keys = narrowKeys(tables, said('shelf', itemKey(one)));
  keep(cache, '/cameras', 'made', cache.latest, keys);
  changes.announce([bookingKey(other)]);
  expect(bodyOf(cache, '/cameras')).toBe('made');
  changes.announce([bookingKey(one)]);
  expect(bodyOf(cache, '/cameras')).toBeUndefined();
  keep(cache, '/cameras', 'made', cache.latest, keys);
  // Any other change may have brought it there.
  changes.announce([itemKey(other)]);
  expect(bodyOf(cache, '/cameras')).toBeUndefined();
});

/** A cache with a page that shows a number, which depends on bookings. */
function withNumber() {
  const changes = heard();
  const cache = new PageCache(changes);
  const number = { is: 7, isKnown: true, asked: 0 };
  const keepNumber = (since = cache.latest) => {
    const shown = number.is;
    const isSame = async () => {
      number.asked++;
      if (!number.isKnown) throw new Error('unknown');
      return number.is === shown;
    };
    const values = [{ keys: ['listings'] as const, isSame }];
    const answer = { status: 200, headers: {}, body: Buffer.from(String(shown)), keys: ['shelf'] as const };
    cache.keep('/cameras', { ...answer, since, values });
  };
  const same = async () => (await cache.findSame('/cameras'))?.body.toString();
  return { changes, cache, number, keepNumber, same };
}

test('a number that a booking may have changed is looked at again, once', async () => {
  const { changes, cache, number, keepNumber, same } = withNumber();
  keepNumber();
  expect(bodyOf(cache, '/cameras')).toBe('7');
  changes.announce([bookingKey(other)]);
  expect(bodyOf(cache, '/cameras')).toBeUndefined();
  expect(await same()).toBe('7');
  expect(bodyOf(cache, '/cameras')).toBe('7');
  expect(number.asked).toBe(1);
  changes.announce([bookingKey(other)]);
  number.is = 6;
  expect(await same()).toBeUndefined();
  expect(bodyOf(cache, '/cameras')).toBeUndefined();
});

test('a number that cannot be looked at, and one that changes meanwhile, is not taken for the same', async () => {
  const { changes, cache, number, keepNumber, same } = withNumber();
  keepNumber();
  changes.announce([bookingKey(other)]);
  number.isKnown = false;
  expect(await same()).toBeUndefined();
  number.isKnown = true;
  const asking = same();
  changes.announce([itemKey(one)]);
  expect(await asking).toBeUndefined();
  keepNumber();
  changes.announce([bookingKey(other)]);
  const again = same();
  changes.announce([bookingKey(other)]);
  // As it was when it was asked for; for who asks later it is looked at again.
  expect(await again).toBe('7');
  expect(bodyOf(cache, '/cameras')).toBeUndefined();
});

test('a number that changed while its page was made is looked at before it is shown', async () => {
  const { changes, cache, number, keepNumber, same } = withNumber();
  const since = cache.latest;
  changes.announce([bookingKey(other)]);
  keepNumber(since);
  number.is = 6;
  expect(bodyOf(cache, '/cameras')).toBeUndefined();
  expect(await same()).toBeUndefined();
});

test('each form has its own length, and both say that there are two', () => {
  const entry = keep(new PageCache(heard()), '/long', 'x'.repeat(5000));
  expect(entry.headers).toEqual(['content-length', '5000', 'vary', 'accept-encoding']);
  const length = String(entry.gzipped!.byteLength);
  expect(entry.gzippedHeaders.slice(-4)).toEqual(['content-encoding', 'gzip', 'content-length', length]);
  expect(entry.gzippedHeaders).toContain('vary');
});
