import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import type { Tag } from '#src/platform/cache/collect-tags.server.ts';
import { seal } from '#src/platform/security/crypto.server.ts';
import { onDemand, serveApp, type Served } from '#test/serve.ts';
import { useShop } from '#test/shop.ts';

const shop = await useShop();
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const tokenHeaders = () => ({
  'x-position': seal(shop.app.authSecret, 'positions', `1 ${Date.now() + 10_000}`),
});

/** Opens a process that serves only one address, and has cached its response. */
async function cacheOnce(path: string, tags: readonly Tag[]) {
  const pages = onDemand(tags);
  const process = await serveApp(shop.app, pages.fetch);
  onTestFinished(() => process.close());
  const text = async (headers = {}) => (await process.send('GET', path, { headers })).body;
  const first = text();
  await vi.waitFor(() => expect(pages.count()).toBe(1));
  pages.nth(0).answer('old');
  expect([await first, await text()]).toEqual(['old', 'old']);
  return { pages, process, text };
}

test('a cached page that a write does not affect is still served after the wait for the log', async () => {
  const { pages, text } = await cacheOnce('/cameras', ['list:cameras']);
  vi.spyOn(shop.app.changeLog, 'hasRead').mockReturnValueOnce(false);
  expect(await text(tokenHeaders())).toBe('old');
  expect(pages.count()).toBe(1);
});

test('a changed list is served stale until it is rendered again, but for no longer than a second', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  const { pages, process, text } = await cacheOnce('/cameras', ['list:cameras']);
  shop.app.changes.note(['list:cameras']);
  vi.advanceTimersByTime(450);
  expect(await text()).toBe('old');
  await arrived(process);
  expect(pages.count()).toBe(1);
  vi.advanceTimersByTime(100);
  expect([await text(), await text()]).toEqual(['old', 'old']);
  await vi.waitFor(() => expect(pages.count()).toBe(2));
  pages.nth(1).answer('new');
  await vi.waitFor(async () => expect(await text()).toBe('new'));
  shop.app.changes.note(['list:cameras']);
  vi.advanceTimersByTime(1_001);
  const late = text();
  await vi.waitFor(() => expect(pages.count()).toBe(3));
  pages.nth(2).answer('newest');
  expect(await late).toBe('newest');
});

test('a list that fails to be rendered is served stale until it is too old', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  const { pages, text } = await cacheOnce('/cameras', ['list:cameras']);
  shop.app.changes.note(['list:cameras']);
  vi.advanceTimersByTime(550);
  expect(await text()).toBe('old');
  await vi.waitFor(() => expect(pages.count()).toBe(2));
  const { level } = shop.app.log;
  shop.app.log.level = 'silent';
  onTestFinished(() => void (shop.app.log.level = level));
  pages.nth(1).fail(new Error('it cannot be made'));
  expect(await text()).toBe('old');
  vi.advanceTimersByTime(1_001);
  const late = text();
  await vi.waitFor(() => expect(pages.count()).toBe(3));
  pages.nth(2).answer('new');
  expect(await late).toBe('new');
});

async function renderUncached(path: string, tags: readonly Tag[]) {
  const { pages, process, text } = await cacheOnce(path, tags);
  shop.app.changes.note(tags);
  const maker = text(tokenHeaders());
  await vi.waitFor(() => expect(pages.count()).toBe(2));
  return { pages, process, text, maker };
}

/** Waits until earlier requests have arrived, by sending a request that renders nothing over another socket. */
async function arrived(process: Served): Promise<void> {
  expect((await process.send('POST', '/cameras')).status).toBe(405);
}

test('readers get the stale list while it is rendered again, and a client that has written waits for the new one', async () => {
  const { pages, process, text, maker } = await renderUncached('/cameras', ['list:cameras']);
  expect(await text()).toBe('old');
  const writer = text(tokenHeaders());
  await arrived(process);
  pages.nth(1).answer('new');
  expect([await maker, await writer]).toEqual(['new', 'new']);
  expect(pages.count()).toBe(2);
});

test('a client that has written never gets a list whose rendering began before the write', async () => {
  const { pages, text, maker } = await renderUncached('/cameras', ['list:cameras']);
  // An item that the list did not contain when it was last rendered.
  shop.app.changes.note(['listing:new']);
  const writer = text(tokenHeaders());
  await vi.waitFor(() => expect(pages.count()).toBe(3));
  pages.nth(1).answer('before');
  pages.nth(2).answer('after');
  expect([await maker, await writer]).toEqual(['before', 'after']);
});

test('all clients wait while a changed item is rendered again', async () => {
  const { pages, process, text, maker } = await renderUncached('/cameras/x', ['listing:x']);
  const other = text();
  await arrived(process);
  pages.nth(1).answer('new');
  expect([await maker, await other]).toEqual(['new', 'new']);
  expect(pages.count()).toBe(2);
});
