import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Changes } from '#src/platform/cache/changes.server.ts';
import type { Tag } from '#src/platform/cache/collect-tags.server.ts';
import { publicRouteOf } from '#src/server/http/request-target.ts';
import { PageCache } from './page-cache.ts';

const isCacheable = (path: string) => publicRouteOf(path)?.isCacheable ?? false;

let changes: Changes;
let cache: PageCache;
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance'] });
  open();
});
afterEach(() => void vi.useRealTimers());

function open(maxBytes?: number): void {
  changes = new Changes();
  changes.markRead();
  cache = new PageCache(changes, maxBytes);
}

const one = '019a0000-0000-7000-8000-000000000001';
const ofList = ['list:cameras', `listing:${one}`, 'user:seller'] as const;

function keep(
  url: string,
  body: string | Buffer,
  { since = cache.latest, tags = ofList as readonly Tag[] } = {},
) {
  return cache.set(url, { status: 200, headers: {}, body: Buffer.from(body), tags, since });
}
const bodyOf = (url: string) => cache.get(url)?.body.toString();
const recentOf = (url: string) => cache.findRecent(url)?.entry.body.toString();

test.for(ofList)('a response is cached until its tag %s changes', (tag) => {
  keep('/cameras', 'made');
  expect(bodyOf('/cameras')).toBe('made');
  changes.note([tag]);
  expect(bodyOf('/cameras')).toBeUndefined();
});

test('a response stays cached when other tags change', () => {
  keep('/cameras', 'made');
  changes.note(['posts', 'list:lens', 'listing:other', 'booked:cameras']);
  expect(bodyOf('/cameras')).toBe('made');
});

test('the tag "everything" and missed changes invalidate all responses', () => {
  for (const change of [() => changes.note(['everything']), () => changes.missed()]) {
    keep('/cameras', 'made');
    keep('/about', 'made', { tags: [] });
    change();
    expect([bodyOf('/cameras'), bodyOf('/about')]).toEqual([undefined, undefined]);
  }
});

const noteOthers = (from: number, to: number) => {
  for (let count = from; count < to; count++) changes.note([`listing:other-${count}`]);
};

test('all responses become stale when more tags have changed than are remembered', () => {
  keep('/cameras', 'made');
  noteOthers(0, 9_000);
  expect(bodyOf('/cameras')).toBe('made');
  noteOthers(9_000, 11_000);
  expect(bodyOf('/cameras')).toBeUndefined();
  keep('/cameras', 'again');
  expect(bodyOf('/cameras')).toBe('again');
});

test('a response whose tag changes while it is rendered is not current', () => {
  const since = cache.latest;
  changes.note(['list:cameras']);
  expect(keep('/cameras', 'old', { since }).body.toString()).toBe('old');
  expect(bodyOf('/cameras')).toBeUndefined();
});

test('a response that took longer to render does not replace a newer one', () => {
  const since = cache.latest;
  changes.note(['list:cameras']);
  keep('/cameras', 'new');
  keep('/cameras', 'old', { since });
  expect(bodyOf('/cameras')).toBe('new');
});

test('nothing is cached or current while the change log cannot be read', () => {
  keep('/cameras', 'before');
  changes.markUnread();
  expect([bodyOf('/cameras'), recentOf('/cameras')]).toEqual([undefined, undefined]);
  keep('/lens', 'meanwhile');
  changes.markRead();
  expect(bodyOf('/lens')).toBeUndefined();
});

test('lists, but not items, are served for up to a second after a change, and neither is after missed changes', () => {
  const taken = () => ['/cameras', `/cameras/${one}`].map((url) => recentOf(url));
  const storeBoth = () => {
    keep('/cameras', 'list');
    keep(`/cameras/${one}`, 'item', { tags: [`listing:${one}`, 'user:seller'] });
  };
  storeBoth();
  changes.note([`listing:${one}`]);
  vi.advanceTimersByTime(450);
  expect(cache.findRecent('/cameras')!.isDue).toBe(false);
  vi.advanceTimersByTime(450);
  expect(cache.findRecent('/cameras')!.isDue).toBe(true);
  expect(cache.findRecent('/cameras', cache.latest)).toBeUndefined();
  expect(cache.findRecent('/cameras', cache.latest - 1)).toBeDefined();
  expect(taken()).toEqual(['list', undefined]);
  // The time is measured from the first change, not from the last.
  changes.note([`listing:${one}`]);
  vi.advanceTimersByTime(200);
  expect(taken()).toEqual([undefined, undefined]);
  storeBoth();
  // If a list has been found current since then, older changes to other tags do not affect it.
  changes.note(['posts']);
  vi.advanceTimersByTime(5_000);
  expect(bodyOf('/cameras')).toBe('list');
  changes.note([`listing:${one}`]);
  expect(taken()).toEqual(['list', undefined]);
  storeBoth();
  changes.missed();
  expect(taken()).toEqual([undefined, undefined]);
});

test('a response that is being rendered counts as stale when a tag of the cached response changes', () => {
  const [list, item] = ['/cameras', `/cameras/${one}`];
  const before = cache.latest;
  changes.note(['posts']);
  const willBeCurrent = (since: number) => [
    cache.willBeCurrent(list, since),
    cache.willBeCurrent(item, since),
  ];
  expect([willBeCurrent(before), willBeCurrent(cache.latest)]).toEqual([
    [false, false],
    [true, true],
  ]);
  keep(list, 'made');
  keep(item, 'made', { tags: [`listing:${one}`] });
  expect(willBeCurrent(before)).toEqual([true, true]);
  const since = cache.latest;
  changes.note([`listing:${one}`]);
  expect(willBeCurrent(since)).toEqual([true, false]);
  vi.advanceTimersByTime(1_001);
  expect(willBeCurrent(since)).toEqual([false, false]);
});

test('the oldest responses are evicted when the cache is full', () => {
  open(10_000);
  // Bytes that do not compress, so that each response takes twice its length.
  const noise = Buffer.from(Array.from({ length: 3000 }, (_, index) => (index * 7919 + index ** 2) % 251));
  for (const url of ['/1', '/2', '/3', '/4']) keep(url, noise);
  const found = ['/1', '/2', '/3', '/4'].filter((url) => cache.get(url));
  expect(found.at(-1)).toBe('/4');
  expect(found.length).toBeLessThan(4);
});

test('the size stays exact when responses are replaced and dropped', () => {
  open(10_000);
  for (let round = 0; round < 50; round++) {
    keep('/1', 'x'.repeat(900));
    changes.note(['list:cameras']);
    cache.get('/1');
  }
  for (const url of ['/1', '/2', '/3', '/4']) keep(url, 'x'.repeat(900));
  expect(['/1', '/2', '/3', '/4'].filter((url) => cache.get(url))).toHaveLength(4);
});

test('a response that is larger than the cache is not cached', () => {
  open(4000);
  expect(keep('/1', 'x'.repeat(5000)).body).toHaveLength(5000);
  expect(bodyOf('/1')).toBeUndefined();
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
  '/sitemaps/models-nikon-fm2.xml',
  '/models/nikon-fm2',
  '/models/nikon-fm2.data',
  '/feeds/posts.xml',
  '/cameras.data',
  '/lens/019a0000-0000-7000-8000-000000000000.data',
  '/blogs.data',
  '/_.data',
  '/about',
  '/imprint.data',
])('%s is public and cacheable', (path) => expect(isCacheable(path)).toBe(true));

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
])('%s is never cached', (path) => expect(isCacheable(path)).toBe(false));

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
] as const)('%s is cached only if our own links or forms can request it: %s', ([url, isCached]) => {
  keep(url, 'made');
  expect(cache.get(url) !== undefined).toBe(isCached);
});

test('searches have their own part of the cache and evict no page', () => {
  open(10_000);
  keep('/cameras', 'x'.repeat(900));
  for (let count = 0; count < 50; count++) keep(`/search?q=${count}`, 'x'.repeat(900));
  expect(bodyOf('/cameras')).toBeDefined();
  const found = Array.from({ length: 50 }, (_, count) => count).filter((q) => cache.get(`/search?q=${q}`));
  expect(found.length).toBeLessThan(5);
  expect(found.at(-1)).toBe(49);
});

test('a long response also has a compressed version with its own length, and both vary by Accept-Encoding', () => {
  expect(keep('/short', 'x').gzipped).toBeNull();
  const entry = keep('/long', 'x'.repeat(5000));
  expect(entry.gzipped!.byteLength).toBeLessThan(200);
  expect(entry.headers).toEqual(['content-length', '5000', 'vary', 'accept-encoding']);
  const length = String(entry.gzipped!.byteLength);
  expect(entry.gzippedHeaders.slice(-4)).toEqual(['content-encoding', 'gzip', 'content-length', length]);
  expect(entry.gzippedHeaders).toContain('vary');
});
