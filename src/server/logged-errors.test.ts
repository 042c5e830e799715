import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Hono } from 'hono';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { createLog } from '#src/platform/log.server.ts';
import { openShop, type Shop } from '#test/shop.ts';
import { createApi } from './api.ts';
import { createListener } from './listener.ts';
import { PageCache } from '#src/server/cache/page-cache.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

let lines: Record<string, any>[];
beforeEach(() => {
  lines = [];
});
const log = createLog('info', { write: (line) => void lines.push(JSON.parse(line)) });

let server: Server;
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

/** Serves a shop that writes its log to `lines`. */
async function serve(fetch?: (request: Request) => Response | Promise<Response>): Promise<string> {
  const app = { ...shop.app, log };
  const hono = new Hono().route('/api', createApi(app, shop.provider));
  const answer = fetch ?? (async (request: Request) => hono.fetch(request));
  server = createServer(createListener(app, new PageCache(app.changes), answer));
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

test('a public read that fails is answered and logged by one id, with the message of the database', async () => {
  const url = await serve();
  await shop.app.db.schema.alterTable('posts').renameTo('posts_away').execute();
  try {
    const response = await fetch(`${url}/api/blogs`);
    const id = response.headers.get('x-request-id');
    expect([response.status, await response.json()]).toMatchObject([500, { requestId: id }]);
    const failed = lines.filter(({ level }) => level >= 50);
    expect(failed).toMatchObject([
      {
        requestId: id,
        msg: 'a call failed',
        error: { name: 'PostgresError', code: '42P01', message: 'relation "…" does not exist' },
      },
    ]);
  } finally {
    await shop.app.db.schema.alterTable('posts_away').renameTo('posts').execute();
  }
});

test('what fails before any call has it is logged by the id of its answer', async () => {
  const url = await serve(() => {
    throw new TypeError('no', { cause: new RangeError('too far') });
  });
  for (const path of ['/cameras', '/dashboard/x/y/z/none']) {
    const response = await fetch(url + path);
    expect(lines.at(-1)).toMatchObject({
      level: 50,
      requestId: response.headers.get('x-request-id'),
      error: { name: 'TypeError', message: 'no', cause: { name: 'RangeError', message: 'too far' } },
    });
  }
});
