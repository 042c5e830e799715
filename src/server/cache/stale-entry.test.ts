import { gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Changes } from '#src/platform/cache/changes.server.ts';
import type { Tag } from '#src/platform/cache/collect-tags.server.ts';
import type { Entry } from './entry.ts';
import { maxStaleMs, PageCache } from './page-cache.ts';

const line = 'Prices and availability may be out of date.';
const ofList: readonly Tag[] = ['list:cameras', 'listing:one'];
const page = `<body><output class="outage-line"></output>${'<p>Nikon</p>'.repeat(200)}</body>`;

let changes: Changes;
let cache: PageCache;
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance'] });
  changes = new Changes();
  changes.markRead();
  cache = new PageCache(changes);
});
afterEach(() => void vi.useRealTimers());

function store(url: string, body: string, type = 'text/html; charset=utf-8', tags = ofList): void {
  const headers = { 'content-type': type, 'cache-control': 'no-cache', 'x-frame-options': 'DENY' };
  cache.set(url, { status: 200, headers, body: Buffer.from(body), tags, since: cache.latest });
}

function headersOf(entry: Entry | undefined): Record<string, string> {
  const pairs = entry?.headers.map((name, at, all) => [name, all[at + 1]!] as const) ?? [];
  return Object.fromEntries(pairs.filter((_, at) => at % 2 === 0));
}

test('a page that was current when the log was last read is served for 15 minutes, with its age', () => {
  store('/cameras', page);
  vi.advanceTimersByTime(200);
  changes.markRead();
  vi.advanceTimersByTime(4_500);
  expect(cache.findStale('/cameras'), 'while the log is read').toBeUndefined();
  changes.markUnread();
  expect(headersOf(cache.findStale('/cameras'))).toMatchObject({ age: '5', 'x-frame-options': 'DENY' });
  vi.advanceTimersByTime(maxStaleMs - 4_500);
  expect(headersOf(cache.findStale('/cameras'))['age']).toBe('900');
  vi.advanceTimersByTime(1);
  expect(cache.findStale('/cameras')).toBeUndefined();
});

test('an attempt to reconnect does not reset the age of a page', () => {
  store('/cameras', page);
  changes.markUnread();
  vi.advanceTimersByTime(maxStaleMs);
  changes.markUnread({ isDatabaseGone: true });
  vi.advanceTimersByTime(1);
  expect(cache.findStale('/cameras')).toBeUndefined();
});

test('nothing is served stale by a process that has never read the log', () => {
  const cold = new PageCache(new Changes());
  expect(cold.findStale('/cameras')).toBeUndefined();
});

test('a stale response is not cacheable, and its page has the outage line once, compressed or not', () => {
  store('/cameras', page);
  changes.markUnread();
  const entry = cache.findStale('/cameras')!;
  const text = entry.body.toString();
  expect(text.split(line)).toHaveLength(2);
  expect(text.replace(/(?<=<output class="outage-line">)[^<]+/, '')).toBe(page);
  expect(gunzipSync(entry.gzipped!).toString()).toBe(text);
  const headers = headersOf(entry);
  expect(headers['cache-control']).toBe('no-store');
  expect(headers['content-length']).toBe(String(entry.body.byteLength));
});

test('a stale API list is served byte for byte as it was cached', () => {
  store('/api/cameras', `{"title":"<output class=\\"outage-line\\"></output>"}`, 'application/json');
  changes.markUnread();
  const entry = cache.findStale('/api/cameras')!;
  expect(entry.body.toString()).toBe(`{"title":"<output class=\\"outage-line\\"></output>"}`);
  expect(headersOf(entry)['cache-control']).toBe('no-store');
});

test('a page that changed before the outage is served, with the time since it was last known to be current', () => {
  store('/cameras', page);
  vi.advanceTimersByTime(3_000);
  cache.get('/cameras');
  vi.advanceTimersByTime(20_000);
  changes.note(['listing:one']);
  changes.markRead();
  vi.advanceTimersByTime(2_000);
  changes.markUnread();
  expect(headersOf(cache.findStale('/cameras'))['age']).toBe('22');
  expect(cache.findStale('/cameras', { mustBeCurrent: true }), 'if it must be current').toBeUndefined();
});

test('a page that shows something withdrawn is not served, until it is rendered without it', () => {
  const since = cache.latest;
  store('/cameras', page);
  store('/blogs', page, undefined, ['posts']);
  changes.note(['listing:one', 'list:cameras', 'withdrawn:listing:one']);
  changes.markUnread();
  expect([cache.findStale('/cameras'), cache.findStale('/blogs')?.status]).toEqual([undefined, 200]);
  changes.markRead();
  cache.set('/cameras', { status: 200, headers: {}, body: Buffer.from(page), tags: ofList, since });
  changes.markUnread();
  expect(cache.findStale('/cameras'), 'rendered before it was withdrawn').toBeUndefined();
  changes.markRead();
  store('/cameras', page, undefined, ['list:cameras']);
  changes.note(['listing:one']);
  changes.markUnread();
  expect(cache.findStale('/cameras')).toBeDefined();
});

test('withdrawals that are too many to remember affect only pages that were rendered before them', () => {
  store('/cameras', page);
  changes.note(['withdrawn:listing:first']);
  store('/lens', page);
  changes.note(Array.from({ length: 10_000 }, (_, at) => `withdrawn:listing:other-${at}`));
  changes.markUnread();
  expect([cache.findStale('/cameras'), cache.findStale('/lens')?.status]).toEqual([undefined, 200]);
});

test('a page counts as current again once the changes of the outage are read, unless one of them affects it', () => {
  store('/cameras', page);
  store('/blogs', page, undefined, ['posts']);
  changes.markUnread();
  vi.advanceTimersByTime(60_000);
  changes.note(['listing:one']);
  changes.markRead();
  expect(cache.get('/cameras')).toBeUndefined();
  expect(cache.findRecent('/cameras'), 'changed up to a minute ago').toBeUndefined();
  expect(cache.get('/blogs')?.body.toString()).toBe(page);
  expect(headersOf(cache.get('/blogs'))['age']).toBeUndefined();
});

test('no page counts as current after an outage whose changes are unknown', () => {
  store('/cameras', page);
  changes.markUnread();
  changes.missed();
  changes.markRead();
  changes.markUnread();
  expect([cache.get('/cameras'), cache.findStale('/cameras')]).toEqual([undefined, undefined]);
});

test('serving stale pages does not enlarge the cache', () => {
  store('/cameras', page);
  const before = cache.size;
  changes.markUnread();
  for (let count = 0; count < 50; count++) cache.findStale('/cameras');
  expect(cache.size).toEqual(before);
});

test('the database counts as gone from the first failure until the log is read again', () => {
  changes.markUnread();
  expect(changes.isDatabaseGone).toBe(false);
  changes.markUnread({ isDatabaseGone: true });
  changes.markUnread();
  expect(changes.isDatabaseGone).toBe(true);
  changes.markRead();
  expect(changes.isDatabaseGone).toBe(false);
});
