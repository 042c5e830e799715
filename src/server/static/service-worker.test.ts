import { readFile } from 'node:fs/promises';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';

const script = await readFile('public/service-worker.js', 'utf8');
const offlinePage = '<!DOCTYPE html><html data-meetings="Meetings"><title>No connection</title></html>';
const portal = '<!doctype html><title>Log in to the network</title>';

type Sent = { body: string; type: string; redirected?: boolean };

const requestOf = (path: string) => ({
  request: { method: 'GET', mode: 'cors', url: `http://shop.test${path}` },
});

/** Runs the service worker in a browser whose network responds with `sent`. */
function start(sent: Sent, stored: Record<string, string[]> = {}) {
  const caches = new Map(Object.entries(stored).map(([name, keys]) => [name, new Set(keys)]));
  const listeners = new Map<string, (event: object) => void>();
  const open = (name: string) => {
    const keys = caches.get(name) ?? new Set<string>();
    caches.set(name, keys);
    return {
      match: async () => undefined,
      put: async (request: string | { url: string }) =>
        keys.add(typeof request === 'string' ? request : new URL(request.url).pathname),
      keys: async () => [...keys],
    };
  };
  runInNewContext(script, {
    URL,
    addEventListener: (type: string, listener: (event: object) => void) => listeners.set(type, listener),
    skipWaiting: () => undefined,
    registration: {},
    location: { origin: 'http://shop.test' },
    caches: {
      open: async (name: string) => open(name),
      keys: async () => [...caches.keys()],
      delete: async (name: string) => caches.delete(name),
    },
    fetch: async (request: string | { url: string }) => {
      const response = new Response(sent.body, { headers: { 'content-type': sent.type } });
      const url = typeof request === 'string' ? `http://shop.test${request}` : request.url;
      const facts = { url, type: 'basic', redirected: sent.redirected ?? false };
      for (const [name, value] of Object.entries(facts)) Object.defineProperty(response, name, { value });
      return response;
    },
  });
  /** Sends an event, and waits until it has been handled. */
  async function send(type: string, event: object = {}): Promise<void> {
    const work: Promise<unknown>[] = [];
    const collect = (one: Promise<unknown>) => void work.push(one);
    listeners.get(type)!({ ...event, waitUntil: collect, respondWith: collect });
    for (const each of work) await each;
  }
  return { load: async (path: string) => send('fetch', requestOf(path)), send, caches };
}

test.for<[string, string, Sent, string[]]>([
  ['a script', '/assets/a.js', { body: 'x', type: 'text/javascript' }, ['/assets/a.js']],
  ['a login page in place of a script', '/assets/a.js', { body: portal, type: 'text/html' }, []],
  ['text in place of a style', '/assets/a.css', { body: portal, type: 'text/plain' }, []],
  ['a redirect', '/assets/a.js', { body: 'x', type: 'text/javascript', redirected: true }, []],
])('after %s, the cache has only assets of the shop', async ([, path, sent, expected]) => {
  const { load, caches } = start(sent);
  await load(path);
  expect([...caches.values()].flatMap((keys) => [...keys])).toEqual(expected);
});

test('the offline page is cached, and a login page in its place is not', async () => {
  const own = start({ body: offlinePage, type: 'text/html' });
  await own.send('install');
  expect([...own.caches.values()]).toEqual([new Set(['/offline'])]);
  const other = start({ body: portal, type: 'text/html' });
  await expect(other.send('install')).rejects.toThrow('not the page');
  expect([...other.caches.values()]).toEqual([new Set()]);
});

test('caches of earlier versions, which can have login pages, are deleted', async () => {
  const { send, caches } = start({ body: '', type: 'text/html' }, { 'assets-1': ['/assets/a.js'] });
  await send('activate');
  expect([...caches.keys()]).toEqual([]);
});
