import { Hono } from 'hono';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { createLog } from '#src/platform/observability/log.server.ts';
import { createApi } from '#src/server/api/create-api.ts';
import { serveApp } from '#test/serve.ts';
import { useShop } from '#test/shop.ts';

const shop = await useShop();

let lines: Record<string, any>[];
beforeEach(() => {
  lines = [];
});
const log = createLog('info', { write: (line) => void lines.push(JSON.parse(line)) });

async function serve(fetch?: (request: Request) => Response | Promise<Response>) {
  const app = { ...shop.app, log };
  const hono = new Hono().route('/api', createApi(app));
  const { send, close } = await serveApp(app, fetch ?? hono.fetch);
  onTestFinished(close);
  return (path: string) => send('GET', path);
}

test('the response to a failed public read has the id of the log line with the error from the database', async () => {
  const get = await serve();
  await shop.app.db.schema.alterTable('posts').renameTo('posts_away').execute();
  try {
    const { status, headers, body } = await get('/api/blogs');
    const id = headers['x-request-id'];
    expect([status, JSON.parse(body)]).toMatchObject([500, { requestId: id }]);
    const failed = lines.filter(({ level }) => level >= 50);
    expect(failed).toMatchObject([
      {
        requestId: id,
        msg: 'an API call failed',
        error: { name: 'PostgresError', code: '42P01', message: 'relation "…" does not exist' },
      },
    ]);
  } finally {
    await shop.app.db.schema.alterTable('posts_away').renameTo('posts').execute();
  }
});

test('an error outside of routes is logged with the id of its response', async () => {
  const get = await serve(() => {
    throw new TypeError('no', { cause: new RangeError('too far') });
  });
  for (const path of ['/cameras', '/dashboard/x/y/z/none']) {
    const { headers } = await get(path);
    expect(lines.at(-1)).toMatchObject({
      level: 50,
      requestId: headers['x-request-id'],
      error: { name: 'TypeError', message: 'no', cause: { name: 'RangeError', message: 'too far' } },
    });
  }
});
