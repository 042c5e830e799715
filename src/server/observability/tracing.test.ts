import { afterEach, beforeEach, expect, test } from 'vitest';
import { loadConfig } from '#src/platform/config/config.server.ts';
import { isTracing, startSpan, startTracing } from '#src/platform/observability/tracing.server.ts';
import { startCollector, type Collector, type ReceivedSpan } from '#test/observability.ts';
import { serveApp, type Served } from '#test/serve.ts';
import { meeting, openShop, createListing, type Shop } from '#test/shop.ts';
import { startMailServer, type TestMailServer } from '#test/smtp.ts';

let collector: Collector;
let smtp: TestMailServer;
let shop: Shop;
let served: Served;
let end: () => Promise<void>;

beforeEach(async () => {
  collector = await startCollector();
  smtp = await startMailServer();
});
afterEach(async () => {
  await served.close();
  await end();
  await shop.close();
  await smtp.stop();
  await collector.close();
});

async function open(settings: Record<string, string> = {}): Promise<void> {
  const all = {
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
    SMTP_URL: `smtp://127.0.0.1:${smtp.port}`,
    ...settings,
  };
  end = await startTracing(loadConfig(all));
  shop = await openShop(all);
  served = await serveApp(shop.app, shop.api.fetch);
}
const send: Served['send'] = (...sent) => served.send(...sent);

async function traced(): Promise<ReceivedSpan[]> {
  await end();
  return collector.spans();
}
async function bookTraced(settings: Record<string, string> = {}) {
  await open(settings);
  const [seller, buyer] = [
    await shop.createUser('Seller', 'Sol Silent'),
    await shop.createUser('Buyer', 'Bo Silent'),
  ];
  const { _id: listing } = await createListing(shop, seller, { title: 'A quiet one' });
  const answer = await send('POST', '/api/orders', { as: buyer, body: { ...meeting, listing } });
  return { seller, buyer, answer };
}
const named = (spans: ReceivedSpan[], name: string) => spans.filter((span) => span.name === name);

test('the trace of a booking includes its statements, its job and its email', async () => {
  const { answer } = await bookTraced({ OTEL_EXPORTER_OTLP_HEADERS: 'x-api-key=abc' });
  expect(answer.status).toBe(201);
  await shop.work();
  const spans = await traced();
  const [booking] = named(spans, 'POST /api/orders');
  expect(booking).toMatchObject({
    kind: 2,
    facts: {
      'http.request.method': 'POST',
      'http.route': '/api/orders',
      'http.response.status_code': 201,
      'rangefinder.request_id': answer.headers['x-request-id'],
    },
  });
  const within = spans.filter(({ parentSpanId }) => parentSpanId === booking!.spanId);
  expect(new Set(within.map(({ traceId }) => traceId))).toEqual(new Set([booking!.traceId]));
  const statements = within.map(({ facts }) => String(facts['db.query.text']));
  expect(statements.find((statement) => /insert into "?orders\b/.test(statement))).toContain('$1');
  const jobs = named(spans, 'job send-mail');
  expect(jobs).toHaveLength(2);
  const mails = named(spans, 'mail send');
  expect(mails.map(({ parentSpanId }) => parentSpanId).toSorted()).toEqual(
    jobs.map(({ spanId }) => spanId).toSorted(),
  );
  expect(collector.paths[0]).toBe('POST /v1/traces');
  expect(collector.headers[0]).toMatchObject({ 'x-api-key': 'abc', 'content-type': 'application/json' });
});

test('no span contains a name, an email address, an id or typed text', async () => {
  const { seller, buyer } = await bookTraced();
  await send('GET', `/api/users/seller/${encodeURIComponent(seller.email)}`, { as: buyer });
  for (const path of [
    '/api/search?q=secret-word',
    '/api/nothing/secret-path?token=secret-token',
    `/dashboard/${buyer.id}`,
    `/${buyer.email}`,
    '/api/cameras/secret-id',
  ])
    await send('GET', path);
  await shop.work();
  const spans = await traced();
  expect(named(spans, 'GET /api/users/seller/{identifier}')).toHaveLength(1);
  expect(named(spans, 'GET /api/cameras/{id}')).toHaveLength(1);
  const text = collector.raw();
  for (const secret of [seller.email, buyer.email, buyer.id, seller.id, buyer.token, 'Silent', 'quiet one'])
    expect(text, secret).not.toContain(secret);
  expect(text).not.toMatch(/secret-|%40|\+351|by the river/);
});

test('only a trusted proxy can set the trace of a request', async () => {
  const trace = 'a'.repeat(32);
  const ask4 = async () => {
    for (const traceparent of [
      `00-${trace}-${'b'.repeat(16)}-01`,
      `00-${'0'.repeat(32)}-${'b'.repeat(16)}-01`,
      'x',
    ])
      await send('GET', '/api/categories', { headers: { traceparent } });
    await send('GET', '/readyz', { headers: { traceparent: `00-${'c'.repeat(32)}-${'b'.repeat(16)}-00` } });
  };
  await open();
  await ask4();
  expect((await traced()).filter(({ traceId }) => traceId === trace)).toEqual([]);
  await served.close();
  await shop.close();
  await open({ TRUSTED_PROXIES: '127.0.0.1' });
  await ask4();
  const spans = await traced();
  const [continued, ...others] = spans.filter(({ traceId, kind }) => traceId === trace && kind === 2);
  expect(continued!.parentSpanId).toBe('b'.repeat(16));
  expect(others).toEqual([]);
  // The caller has decided not to sample this trace.
  expect(spans.filter(({ traceId }) => traceId === 'c'.repeat(32))).toEqual([]);
});

test('the span of a failed statement contains only the error code', async () => {
  await open();
  await expect(
    shop.app.db
      .selectFrom('users')
      .selectAll()
      .where('created_at', '=', 'x' as never)
      .execute(),
  ).rejects.toThrow('invalid input syntax');
  const [failed] = (await traced()).filter(({ status }) => status.code === 2);
  expect([failed!.name, failed!.facts['error.type'], failed!.status.message]).toEqual([
    'db select',
    '22007',
    undefined,
  ]);
});

test('cached responses are traced, and an unreachable collector delays no response', async () => {
  await open();
  for (let turn = 0; turn < 2; turn++) await send('GET', '/api/cameras');
  expect((await traced()).filter(({ facts }) => facts['rangefinder.kept'])).toHaveLength(1);
  await shop.close();
  await served.close();
  await open({ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:1' });
  expect((await send('GET', '/api/cameras')).status).toBe(200);
  await end();
});

test('no spans are created without an endpoint', async () => {
  await open();
  await end();
  expect(loadConfig({}).OTEL_EXPORTER_OTLP_ENDPOINT).toBeUndefined();
  end = await startTracing(loadConfig({}));
  expect([isTracing(), startSpan('x', 'client')]).toEqual([false, null]);
});
