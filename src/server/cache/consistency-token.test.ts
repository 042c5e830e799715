import type { Hono } from 'hono';
import { afterAll, afterEach, expect, test, vi } from 'vitest';
import type { App } from '#src/platform/app.server.ts';
import { seal, unseal } from '#src/platform/security/crypto.server.ts';
import { origin } from '#test/api.ts';
import { serveApp, type Got } from '#test/serve.ts';
import { aCamera, meeting, openSecondProcess, openShop, createListing } from '#test/shop.ts';

// Two processes with one database, each with its own socket.

async function open({ app, api }: { app: App; api: Pick<Hono, 'fetch'> }) {
  const { send, close } = await serveApp(app, api.fetch);
  return {
    app,
    close,
    send: (method: string, path: string, sent: Parameters<typeof send>[2] = {}) =>
      send(method, path, { ...sent, headers: { origin, ...sent.headers } }),
  };
}
type Process = Awaited<ReturnType<typeof open>>;

const shop = await openShop();
const secondProcess = await openSecondProcess(shop);
const here = await open(shop);
const there = await open(secondProcess);
const seller = await shop.createUser('Seller');
const buyer = await shop.createUser('Buyer');
afterAll(async () => {
  await Promise.all([here.close(), there.close()]);
  await secondProcess.close();
  await shop.close();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const read = async (process: Process, path: string, headers: Record<string, string> = {}): Promise<any> =>
  JSON.parse((await process.send('GET', path, { headers })).body);

function cookieOf({ headers }: Got): Record<string, string> {
  const [cookie] = headers['set-cookie']!;
  return { cookie: cookie!.split(';', 1)[0]! };
}

test('a client reads its own write immediately, whichever process responds', async () => {
  const list = '/api/cameras';
  await read(there, list);
  for (let count = 0; count < 50; count++) {
    const body = { ...aCamera, title: `Written ${count}` };
    const written = await here.send('POST', '/api/cameras', { as: seller, body });
    const headers = count % 2 ? cookieOf(written) : { 'x-position': String(written.headers['x-position']) };
    const [newest] = await read(there, list, headers);
    expect(newest.products.title).toBe(`Written ${count}`);
  }
});

test('a client without a token reads its own writes from the process that it wrote to', async () => {
  const [own, admin] = [await shop.createUser('Seller'), await shop.createUser('admin')];
  const list = '/api/cameras';
  await read(here, list);
  for (const title of ['first', 'second']) {
    await here.send('POST', list, { as: own, body: { ...aCamera, title } });
    expect((await read(here, list))[0].products.title).toBe(title);
  }
  const [{ _id }] = await read(here, list);
  const status = async () => [
    (await read(here, list)).find((one: any) => one._id === _id)?.products.status,
    (await read(here, `/api/cameras/${_id}`)).products?.status,
  ];
  for (const [method, path, shown] of [
    ['PUT', `/users/seller/${own.id}`, 'varified'],
    ['PUT', `/suspensions/${own.id}`, undefined],
    ['DELETE', `/suspensions/${own.id}`, 'varified'],
    ['DELETE', `/users/seller/${own.id}`, 'verify'],
  ] as const) {
    const sent = { as: admin, body: { reason: 'x' } };
    expect((await here.send(method, `/api${path}`, sent)).status).toBe(200);
    expect(await status(), path).toEqual([shown, shown]);
  }
});

test('another process shows the buyer an item as booked, and as available after the cancellation', async () => {
  const made = await here.send('POST', '/api/cameras', { as: seller, body: aCamera });
  const item = JSON.parse(made.body);
  const path = `/api/cameras/${item._id}`;
  const state = async (headers: Record<string, string>) => {
    const facets = await read(there, '/api/search/facets', headers);
    return [(await read(there, path, headers)).state, facets.available];
  };
  const [is, before] = await state(cookieOf(made));
  expect(is).toBe('available');
  const booked = await here.send('POST', '/api/orders', {
    as: buyer,
    body: { ...meeting, listing: item._id },
  });
  expect(await state(cookieOf(booked))).toEqual(['booked', before - 1]);
  const { _id } = JSON.parse(booked.body);
  const freed = await here.send('DELETE', `/api/orders/${_id}`, { as: buyer });
  expect(await state(cookieOf(freed))).toEqual(['available', before]);
});

test('a replayed response has a token that makes the order visible', async () => {
  const item = await createListing(shop, seller);
  const path = `/api/cameras/${item._id}`;
  await vi.waitFor(async () => expect((await read(there, path)).state).toBe('available'));
  const headers = { 'idempotency-key': item._id };
  const order = async () =>
    here.send('POST', '/api/orders', { as: buyer, body: { ...meeting, listing: item._id }, headers });
  const [first, again] = [await order(), await order()];
  expect(again.headers['idempotent-replayed']).toBe('true');
  const [xid, later] = [first, again].map((response) => {
    const position = unseal(shop.app.authSecret, 'positions', String(response.headers['x-position']));
    return BigInt(position.split(' ')[0]!);
  });
  expect(later).toBeGreaterThanOrEqual(xid!);
  expect((await read(there, path, cookieOf(again))).state).toBe('booked');
});

test('the token cookie is hidden from scripts, lasts ten seconds and is set only by writes', async () => {
  const item = await createListing(shop, seller);
  const written = await here.send('PUT', `/api/cameras/${item._id}/advertise`, { as: seller });
  const [cookie] = written.headers['set-cookie']!;
  expect(cookie).toMatch(/^position=[\w-]+; Path=\/; Max-Age=10; HttpOnly; SameSite=Lax$/);
  expect(cookie).toContain(written.headers['x-position']);
  for (const [method, path, options] of [
    ['GET', '/api/cameras', {}],
    ['GET', '/api/my/cameras', { as: seller }],
    ['PUT', `/api/cameras/${item._id}/advertise`, {}],
  ] as const) {
    const response = await here.send(method, path, options);
    expect([response.headers['set-cookie'], response.headers['x-position']], path).toEqual([
      undefined,
      undefined,
    ]);
  }
});

const positionOf = (text: string, secret = shop.app.authSecret) => seal(secret, 'positions', text);
const soon = () => Date.now() + 10_000;

test('a forged or expired token does not make a process wait', async () => {
  await read(there, '/api/cameras');
  const reach = vi.spyOn(there.app.changeLog, 'reach');
  const far = '999999999999';
  for (const position of [
    'x',
    '',
    positionOf(`${far} ${soon()}`, 'a secret of nobody that is long enough'),
    positionOf(`${far} ${Date.now() - 1}`),
  ])
    for (const headers of [{ 'x-position': position }, { cookie: `position=${position}` }])
      expect((await there.send('GET', '/api/cameras', { headers })).status).toBe(200);
  expect(reach).not.toHaveBeenCalled();
});

test('a process that has not read a write waits a third of a second for it, then bypasses its caches', async () => {
  const item = await createListing(shop, seller, { title: 'Before' });
  const path = `/api/cameras/${item._id}`;
  const title = async (headers = {}) => (await read(there, path, headers)).products.title;
  await vi.waitFor(async () => expect(await title()).toBe('Before'));
  vi.spyOn(there.app.changeLog, 'hasRead').mockReturnValue(false);
  const headers = { 'x-position': positionOf(`1 ${soon()}`) };
  const began = performance.now();
  expect(await title(headers)).toBe('Before');
  expect(performance.now() - began).toBeGreaterThanOrEqual(330);
});
