import { expect, test, vi } from 'vitest';
import { Changes } from '#src/platform/cache/changes.server.ts';
import type { Tag } from '#src/platform/cache/tags.ts';
import { PageCache } from './page-cache.ts';
import { publicRouteOf } from '#src/server/public-routes.ts';

const isCacheable = (path: string) => publicRouteOf(path)?.isCacheable ?? false;

function heard(): Changes {
  const changes = new Changes();
  changes.markRead();
  return changes;
}

const one = '019a0000-0000-7000-8000-000000000001';
const ofList = ['list:cameras', `listing:${one}`, 'person:seller'] as const;

function keep(
  cache: PageCache,
  url: string,
  body: string | Buffer,
  { since = cache.latest, tags = ofList as readonly Tag[] } = {},
) {
  return cache.set(url, { status: 200, headers: {}, body: Buffer.from(body), tags, since });
}
const bodyOf = (cache: PageCache, url: string) => cache.get(url)?.body.toString();
const recentOf = (cache: PageCache, url: string) => cache.findRecent(url)?.entry.body.toString();

test.for(ofList)('an answer is found until %s changes, one of its tags', (tag) => {
  const changes = heard();
  const cache = new PageCache(changes);
  keep(cache, '/cameras', 'made');
  expect(bodyOf(cache, '/cameras')).toBe('made');
  changes.note([tag]);
  expect(bodyOf(cache, '/cameras')).toBeUndefined();
});

test('an answer survives the change of what it is not made of', () => {
  const changes = heard();
  const cache = new PageCache(changes);
  keep(cache, '/cameras', 'made');
  changes.note(['posts', 'list:lens', 'listing:other', 'booked:cameras']);
  expect(bodyOf(cache, '/cameras')).toBe('made');
});

test('a change of everything, and what was missed, leave nothing', () => {
  const changes = heard();
  const cache = new PageCache(changes);
  for (const change of [() => changes.note(['everything']), () => changes.missed()]) {
    keep(cache, '/cameras', 'made');
    keep(cache, '/about', 'made', { tags: [] });
    change();
    expect([bodyOf(cache, '/cameras'), bodyOf(cache, '/about')]).toEqual([undefined, undefined]);
  }
});

test('more changes than can be remembered count as changes of all', () => {
  const changes = heard();
  const cache = new PageCache(changes);
  keep(cache, '/cameras', 'made');
  const noteOthers = (from: number, to: number) => {
    for (let count = from; count < to; count++) changes.note([`listing:other-${count}`]);
  };
  noteOthers(0, 9_000);
  expect(bodyOf(cache, '/cameras')).toBe('made');
  noteOthers(9_000, 11_000);
  expect(bodyOf(cache, '/cameras')).toBeUndefined();
  keep(cache, '/cameras', 'again');
  expect(bodyOf(cache, '/cameras')).toBe('again');
});

test('an answer of which something changed while it was made is not taken for current', () => {
  const changes = heard();
  const cache = new PageCache(changes);
  const since = cache.latest;
  changes.note(['list:cameras']);
  expect(keep(cache, '/cameras', 'old', { since }).body.toString()).toBe('old');
  expect(bodyOf(cache, '/cameras')).toBeUndefined();
});

test('an answer that took longer does not take the place of a newer one', () => {
  const changes = heard();
  const cache = new PageCache(changes);
  const since = cache.latest;
  changes.note(['list:cameras']);
  keep(cache, '/cameras', 'new');
  keep(cache, '/cameras', 'old', { since });
  expect(bodyOf(cache, '/cameras')).toBe('new');
});

test('while the log of changes cannot be read nothing is cached, and nothing counts as current', () => {
  const changes = heard();
  const cache = new PageCache(changes);
  keep(cache, '/cameras', 'before');
  changes.markUnread();
  expect([bodyOf(cache, '/cameras'), recentOf(cache, '/cameras')]).toEqual([undefined, undefined]);
  keep(cache, '/lens', 'meanwhile');
  changes.markRead();
  expect(bodyOf(cache, '/lens')).toBeUndefined();
});

test('a list may be taken for a second after it has changed, an item and what was missed may not', () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  try {
    const changes = heard();
    const cache = new PageCache(changes);
    const taken = () => ['/cameras', `/cameras/${one}`].map((url) => recentOf(cache, url));
    const keepBoth = () => {
      keep(cache, '/cameras', 'list');
      keep(cache, `/cameras/${one}`, 'item', { tags: [`listing:${one}`, 'person:seller'] });
    };
    keepBoth();
    changes.note([`listing:${one}`]);
    vi.advanceTimersByTime(450);
    expect(cache.findRecent('/cameras')!.isDue).toBe(false);
    vi.advanceTimersByTime(450);
    expect(cache.findRecent('/cameras')!.isDue).toBe(true);
    expect(cache.findRecent('/cameras', cache.latest)).toBeUndefined();
    expect(cache.findRecent('/cameras', cache.latest - 1)).toBeDefined();
    expect(taken()).toEqual(['list', undefined]);
    // A second from the first change on, not from the last.
    changes.note([`listing:${one}`]);
    vi.advanceTimersByTime(200);
    expect(taken()).toEqual([undefined, undefined]);
    keepBoth();
    // What changed long ago, and was none of its own, does not count once it was found current since.
    changes.note(['posts']);
    vi.advanceTimersByTime(5_000);
    expect(bodyOf(cache, '/cameras')).toBe('list');
    changes.note([`listing:${one}`]);
    expect(taken()).toEqual(['list', undefined]);
    keepBoth();
    changes.missed();
    expect(taken()).toEqual([undefined, undefined]);
  } finally {
    vi.useRealTimers();
  }
});

test('whether what is being made will do is known by the tags that it had last', () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  try {
    const changes = heard();
    const cache = new PageCache(changes);
    const [list, item] = ['/cameras', `/cameras/${one}`];
    const before = cache.latest;
    changes.note(['posts']);
    const willDo = (since: number) => [cache.willDo(list, since), cache.willDo(item, since)];
    expect([willDo(before), willDo(cache.latest)]).toEqual([
      [false, false],
      [true, true],
    ]);
    keep(cache, list, 'made');
    keep(cache, item, 'made', { tags: [`listing:${one}`] });
    expect(willDo(before)).toEqual([true, true]);
    const since = cache.latest;
    changes.note([`listing:${one}`]);
    expect(willDo(since)).toEqual([true, false]);
    vi.advanceTimersByTime(1_001);
    expect(willDo(since)).toEqual([false, false]);
  } finally {
    vi.useRealTimers();
  }
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
  const found = ['/1', '/2', '/3', '/4'].filter((url) => cache.get(url));
  expect(found.at(-1)).toBe('/4');
  expect(found.length).toBeLessThan(4);
});

test('the size is right however often one answer is kept anew or dropped', () => {
  const changes = heard();
  const cache = new PageCache(changes, 10_000);
  for (let round = 0; round < 50; round++) {
    keep(cache, '/1', 'x'.repeat(900));
    changes.note(['list:cameras']);
    cache.get('/1');
  }
  for (const url of ['/1', '/2', '/3', '/4']) keep(cache, url, 'x'.repeat(900));
  expect(['/1', '/2', '/3', '/4'].filter((url) => cache.get(url))).toHaveLength(4);
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
])('%s is public and may be kept', (path) => expect(isCacheable(path)).toBe(true));

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
])('%s is never kept', (path) => expect(isCacheable(path)).toBe(false));

test.for(['/cameras.data', '/lens/019a0000-0000-7000-8000-000000000000.data', '/blogs.data', '/_.data'])(
  '%s is what a browser asks from page to page, and may be kept',
  (path) => expect(isCacheable(path)).toBe(true),
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
  expect(cache.get(url) !== undefined).toBe(kept);
});

test('what is searched for has room of its own, and pushes out no page', () => {
  const cache = new PageCache(heard(), 10_000);
  keep(cache, '/cameras', 'x'.repeat(900));
  for (let count = 0; count < 50; count++) keep(cache, `/search?q=${count}`, 'x'.repeat(900));
  expect(bodyOf(cache, '/cameras')).toBeDefined();
  const found = Array.from({ length: 50 }, (_, count) => count).filter((q) => cache.get(`/search?q=${q}`));
  expect(found.length).toBeLessThan(5);
  expect(found.at(-1)).toBe(49);
});

test('each form has its own length, and both say that there are two', () => {
  const entry = keep(new PageCache(heard()), '/long', 'x'.repeat(5000));
  expect(entry.headers).toEqual(['content-length', '5000', 'vary', 'accept-encoding']);
  const length = String(entry.gzipped!.byteLength);
  expect(entry.gzippedHeaders.slice(-4)).toEqual(['content-encoding', 'gzip', 'content-length', length]);
  expect(entry.gzippedHeaders).toContain('vary');
});
