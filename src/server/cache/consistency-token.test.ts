import type { Hono } from 'hono';
import { afterAll, afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { seal, unseal } from '#src/platform/security/crypto.server.ts';
import type { App } from '#src/platform/app.server.ts';
import type { Tag } from '#src/platform/cache/collect-tags.server.ts';
import { onDemand } from '#test/on-demand.ts';
import { serveApp, type Got } from '#test/serve.ts';
import { aCamera, meeting, openSecondProcess, openShop, origin, createListing } from '#test/shop.ts';

// Two processes over one database, each behind a socket of its own.

async function open({ app, api }: { app: App; api: Pick<Hono, 'fetch'> }) {
  const { ask, close } = await serveApp(app, api.fetch);
  return {
    app,
    close,
    ask: (method: string, path: string, sent: Parameters<typeof ask>[2] = {}) =>
      ask(method, path, { ...sent, headers: { origin, ...sent.headers } }),
  };
}
type Process = Awaited<ReturnType<typeof open>>;

const shop = await openShop();
const beside = await openSecondProcess(shop);
const here = await open(shop);
const there = await open(beside);
const seller = await shop.createUser('Seller');
const buyer = await shop.createUser('Buyer');
afterAll(async () => {
  await Promise.all([here.close(), there.close()]);
  await beside.close();
  await shop.close();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const read = async (process: Process, path: string, headers: Record<string, string> = {}): Promise<any> =>
  JSON.parse((await process.ask('GET', path, { headers })).body);

function cookieOf({ headers }: Got): Record<string, string> {
  const [cookie] = headers['set-cookie']!;
  return { cookie: cookie!.split(';', 1)[0]! };
}

test('who has written reads it at once, whichever process answers', async () => {
  const list = '/api/cameras';
  await read(there, list);
  for (let count = 0; count < 50; count++) {
    const body = { ...aCamera, title: `Written ${count}` };
    const written = await here.ask('POST', '/api/cameras', { as: seller, body });
    const headers = count % 2 ? cookieOf(written) : { 'x-position': String(written.headers['x-position']) };
    const [newest] = await read(there, list, headers);
    expect(newest.products.title).toBe(`Written ${count}`);
  }
});

test('who returns no position is known by their address at the process where they wrote', async () => {
  const [own, admin] = [await shop.createUser('Seller'), await shop.createUser('admin')];
  const list = '/api/cameras';
  await read(here, list);
  for (const title of ['first', 'second']) {
    await here.ask('POST', list, { as: own, body: { ...aCamera, title } });
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
    expect((await here.ask(method, `/api${path}`, sent)).status).toBe(200);
    expect(await status(), path).toEqual([shown, shown]);
  }
});

test('a buyer sees at the other process that the item is booked, and that it is free again', async () => {
  const item = await createListing(shop, seller);
  const path = `/api/cameras/${item._id}`;
  const state = async (headers: Record<string, string>) => {
    const facets = await read(there, '/api/search/facets', headers);
    return [(await read(there, path, headers)).state, facets.available];
  };
  const before = await vi.waitFor(async () => {
    const [is, count] = await state({});
    expect(is).toBe('available');
    return count;
  });
  const booked = await here.ask('POST', '/api/orders', {
    as: buyer,
    body: { ...meeting, listing: item._id },
  });
  expect(await state(cookieOf(booked))).toEqual(['booked', before - 1]);
  const { _id } = JSON.parse(booked.body);
  const freed = await here.ask('DELETE', `/api/orders/${_id}`, { as: buyer });
  expect(await state(cookieOf(freed))).toEqual(['available', before]);
});

test('an answer that is given again says a position, too, by which the order is seen', async () => {
  const item = await createListing(shop, seller);
  const path = `/api/cameras/${item._id}`;
  await vi.waitFor(async () => expect((await read(there, path)).state).toBe('available'));
  const headers = { 'idempotency-key': item._id };
  const order = async () =>
    here.ask('POST', '/api/orders', { as: buyer, body: { ...meeting, listing: item._id }, headers });
  const [first, again] = [await order(), await order()];
  expect(again.headers['idempotent-replayed']).toBe('true');
  const [xid, later] = [first, again].map((answer) => {
    const position = unseal(shop.app.authSecret, 'positions', String(answer.headers['x-position']));
    return BigInt(position.split(' ')[0]!);
  });
  expect(later).toBeGreaterThanOrEqual(xid!);
  expect((await read(there, path, cookieOf(again))).state).toBe('booked');
});

test('the cookie is for no script, lasts ten seconds and comes with writes alone', async () => {
  const item = await createListing(shop, seller);
  const written = await here.ask('PUT', `/api/cameras/${item._id}/advertise`, { as: seller });
  const [cookie] = written.headers['set-cookie']!;
  expect(cookie).toMatch(/^position=[\w-]+; Path=\/; Max-Age=10; HttpOnly; SameSite=Lax$/);
  expect(cookie).toContain(written.headers['x-position']);
  for (const [method, path, asked] of [
    ['GET', '/api/cameras', {}],
    ['GET', '/api/my/cameras', { as: seller }],
    ['PUT', `/api/cameras/${item._id}/advertise`, {}],
  ] as const) {
    const answer = await here.ask(method, path, asked);
    expect([answer.headers['set-cookie'], answer.headers['x-position']], path).toEqual([
      undefined,
      undefined,
    ]);
  }
});

const positionOf = (text: string, secret = shop.app.authSecret) => seal(secret, 'positions', text);
const soon = () => Date.now() + 10_000;

test('nobody has a process wait by inventing a position, or by keeping one for long', async () => {
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
      expect((await there.ask('GET', '/api/cameras', { headers })).status).toBe(200);
  expect(reach).not.toHaveBeenCalled();
});

test('a process that does not get as far in time answers from rows, and keeps nobody waiting for longer', async () => {
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

/** A process that keeps the one address that it has. */
async function makeOnce(path: string, tags: readonly Tag[]) {
  const pages = onDemand(tags);
  const process = await open({ app: shop.app, api: pages });
  onTestFinished(() => process.close());
  const text = async (headers = {}) => (await process.ask('GET', path, { headers })).body;
  const first = text();
  await vi.waitFor(() => expect(pages.count()).toBe(1));
  pages.nth(0).answer('old');
  expect([await first, await text()]).toEqual(['old', 'old']);
  return { pages, process, text };
}

test('who has waited for the log gets what is kept, where they have changed nothing of it', async () => {
  const { pages, text } = await makeOnce('/cameras', ['list:cameras']);
  vi.spyOn(shop.app.changeLog, 'hasRead').mockReturnValueOnce(false);
  expect(await text({ 'x-position': positionOf(`1 ${soon()}`) })).toBe('old');
  expect(pages.count()).toBe(1);
});

test('a list that changes is the one before for half a second, is made anew from then on, and waited for after one', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  const { pages, process, text } = await makeOnce('/cameras', ['list:cameras']);
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

test('a list that cannot be made anew is the one before, until it is too old', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  const { pages, text } = await makeOnce('/cameras', ['list:cameras']);
  shop.app.changes.note(['list:cameras']);
  vi.advanceTimersByTime(550);
  expect(await text()).toBe('old');
  await vi.waitFor(() => expect(pages.count()).toBe(2));
  shop.app.log.level = 'silent';
  pages.nth(1).fail(new Error('it cannot be made'));
  expect(await text()).toBe('old');
});

async function makeAnew(path: string, tags: readonly Tag[]) {
  const { pages, process, text } = await makeOnce(path, tags);
  shop.app.changes.note(tags);
  const maker = text({ 'x-position': positionOf(`1 ${soon()}`) });
  await vi.waitFor(() => expect(pages.count()).toBe(2));
  return { pages, process, text, maker };
}

/** What was asked before is in once another answer, for which nothing is made, has come over its own socket. */
async function arrived(process: Process): Promise<void> {
  expect((await process.ask('POST', '/cameras')).status).toBe(405);
}

test('while a list is made anew others get the one before; who has written something waits for the new one', async () => {
  const { pages, process, text, maker } = await makeAnew('/cameras', ['list:cameras']);
  expect(await text()).toBe('old');
  const writer = text({ 'x-position': positionOf(`1 ${soon()}`) });
  await arrived(process);
  pages.nth(1).answer('new');
  expect([await maker, await writer]).toEqual(['new', 'new']);
  expect(pages.count()).toBe(2);
});

test('who has written does not get a list that began to be made before, whatever of it has changed', async () => {
  const { pages, text, maker } = await makeAnew('/cameras', ['list:cameras']);
  // An item that the list did not have when it was made last.
  shop.app.changes.note(['listing:new']);
  const writer = text({ 'x-position': positionOf(`1 ${soon()}`) });
  await vi.waitFor(() => expect(pages.count()).toBe(3));
  pages.nth(1).answer('before');
  pages.nth(2).answer('after');
  expect([await maker, await writer]).toEqual(['before', 'after']);
});

test('while an item is made anew everyone waits for it', async () => {
  const { pages, process, text, maker } = await makeAnew('/cameras/x', ['listing:x']);
  const other = text();
  await arrived(process);
  pages.nth(1).answer('new');
  expect([await maker, await other]).toEqual(['new', 'new']);
  expect(pages.count()).toBe(2);
});
