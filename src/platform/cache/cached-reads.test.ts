import { beforeEach, expect, test } from 'vitest';
import type { App } from '#src/platform/app.server.ts';
import { withContext } from '#src/platform/context.server.ts';
import { CachedReads, cacheReads } from './cached-reads.server.ts';
import { Changes } from './changes.server.ts';
import { collectTags, type Tag } from './collect-tags.server.ts';

const value = { title: 'FM2' };
const tags: Tag[] = ['listing:a', 'user:b'];

function openApp(): App {
  const changes = new Changes();
  changes.markRead();
  return { changes } as App;
}

let app: App;
let changes: Changes;
let all: CachedReads<object>;
beforeEach(() => {
  app = openApp();
  changes = app.changes;
  all = new CachedReads(2);
});

const set = (key: string, since = changes.latest) => all.set(app, key, { value, tags, since });

test('a cached value is returned until one of its tags changes', () => {
  set('a');
  changes.note(['listing:other']);
  expect(all.get(app, 'a')).toBe(value);
  expect(all.get(app, 'other')).toBeUndefined();
  changes.note(['user:b']);
  expect(all.get(app, 'a')).toBeUndefined();
});

test('a change of the settings makes values stale, because texts can be in another language', () => {
  set('a');
  changes.note(['shop']);
  expect(all.get(app, 'a')).toBeUndefined();
});

test('a change during the read makes the value stale', () => {
  const since = changes.latest;
  changes.note(['listing:a']);
  set('a', since);
  expect(all.get(app, 'a')).toBeUndefined();
});

test('a response that uses a cached value gets the tags of that value', async () => {
  set('a');
  expect(await collectTags(async () => all.get(app, 'a'))).toEqual({ result: value, tags });
});

test('no value is cached or returned from the cache while the change log cannot be read', () => {
  set('before');
  changes.markUnread();
  set('meanwhile');
  expect(all.get(app, 'before')).toBeUndefined();
  changes.markRead();
  expect(all.get(app, 'before')).toBe(value);
  expect(all.get(app, 'meanwhile')).toBeUndefined();
});

test('a client gets no cached value until the process has read its last write', () => {
  set('a');
  expect(withContext({ unread: 1n }, () => all.get(app, 'a'))).toBeUndefined();
  expect(all.get(app, 'a')).toBe(value);
});

test('a full cache drops the least recently used value', () => {
  for (const key of ['a', 'b']) set(key);
  all.get(app, 'a');
  set('c');
  expect(['a', 'b', 'c'].filter((key) => all.get(app, key))).toEqual(['a', 'c']);
});

test('a value that one shop has cached is not returned to another shop', () => {
  set('a');
  expect(all.get(openApp(), 'a')).toBeUndefined();
});

test('only concurrent calls with the same arguments share one read', async () => {
  const remember = cacheReads<number>(10);
  let reads = 0;
  const read = async () => ++reads;
  const results = ['nikno', 'nikno', 'cannon'].map((word) =>
    collectTags(() => remember(app, ['models'], [word], read)),
  );
  expect(await Promise.all(results)).toEqual([1, 1, 2].map((result) => ({ result, tags: ['models'] })));
  changes.note(['models']);
  expect(await remember(app, ['models'], ['nikno'], read)).toBe(3);
  expect(await collectTags(() => remember(app, ['models'], ['nikno'], read))).toEqual({
    result: 3,
    tags: ['models'],
  });
});

test('a failed read is not cached', async () => {
  const remember = cacheReads<string>(10);
  const failing = remember(app, ['models'], ['nikno'], async () => Promise.reject(new Error('cut off')));
  await expect(failing).rejects.toThrow('cut off');
  expect(await remember(app, ['models'], ['nikno'], async () => 'found')).toBe('found');
});

test('a message reaches its listener without the prefix and does not count as a change', () => {
  const received: string[] = [];
  const stop = changes.onMessages('job:', (messages) => void received.push(...messages));
  const before = changes.latest;
  changes.note(['job:send-mail', 'job:match-item']);
  expect(received).toEqual(['send-mail', 'match-item']);
  expect(changes.latest).toBe(before);
  stop();
  changes.note(['job:send-mail', 'models']);
  expect(received).toHaveLength(2);
  expect([changes.latest, changes.version(['job:send-mail']), changes.version(['models'])]).toEqual([
    1, 0, 1,
  ]);
});
