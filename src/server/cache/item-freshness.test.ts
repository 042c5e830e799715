import { Hono } from 'hono';
import { sql, type RawBuilder } from 'kysely';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import type { App } from '#src/platform/app.server.ts';
import { Changes } from '#src/platform/cache/changes.server.ts';
import { seal } from '#src/platform/security/crypto.server.ts';
import { serveApp } from '#test/serve.ts';
import {
  book,
  meeting,
  openSecondProcess,
  openShop,
  origin,
  createListing,
  type Person,
} from '#test/shop.ts';
import { createApi } from '#src/server/api/create-api.ts';

async function open(app: App) {
  const api = new Hono().route('/api', createApi(app));
  const { ask, close, cache } = await serveApp(app, api.fetch);
  return {
    app,
    close,
    async get(path: string): Promise<{ status: number; body: any }> {
      // A client that has written gets no list of a moment ago.
      const position = seal(app.authSecret, 'positions', `1 ${Date.now() + 10_000}`);
      const { status, body } = await ask('GET', path, { headers: { 'x-position': position } });
      return { status, body: JSON.parse(body) };
    },
    call: (method: string, path: string, as: Person, body?: object, headers = {}) =>
      ask(method, `/api${path}`, { as, headers: { origin, ...headers }, ...(body && { body }) }),
    keeps: (path: string) => cache.get(path) !== undefined,
  };
}
type Process = Awaited<ReturnType<typeof open>>;

// One that writes, and one that only hears.
/** It hears nothing and knows so: it remembers nothing. */
const shop = await openShop();
const writer = await open(shop.app);
const beside = await openSecondProcess(shop);
const hearer = await open(beside.app);
const deaf = await open({ ...shop.app, changes: new Changes() });
const seller = await shop.createUser('Seller');
const buyer = await shop.createUser('Buyer');
const admin = await shop.createUser('admin');
afterAll(async () => {
  await Promise.all([writer, hearer, deaf].map((process) => process.close()));
  await beside.close();
  await shop.close();
});

type Item = { _id: string; products: { seller: string; title: string; sale: number; img: string } };
const pathOf = ({ _id }: Item) => `/api/cameras/${_id}`;
const lists = ['/api/cameras', '/api/advertised'];

let one: Item;
let other: Item;
let both: string[];
beforeEach(async () => {
  await sql`delete from orders`.execute(shop.app.db);
  await sql`delete from reports`.execute(shop.app.db);
  await sql`delete from listings`.execute(shop.app.db);
  one = await createListing(shop, seller, { title: 'One' });
  other = await createListing(shop, seller, { title: 'Other' });
  both = [pathOf(one), pathOf(other)];
  await heard();
});

/** What is committed later is not read before: with this change, all before it are heard. */
async function heard(): Promise<void> {
  const all = [writer, hearer].map(({ app }) => ({ app, before: app.changes.version(['posts']) }));
  await sql`insert into changes (tags) values ('{posts}')`.execute(shop.app.db);
  // Without this hint each looks a quarter of a second later.
  await sql`notify changed`.execute(shop.app.db);
  for (const { app, before } of all)
    await vi.waitFor(() => expect(app.changes.version(['posts'])).toBeGreaterThan(before), {
      timeout: 30_000,
    });
}

/** Returns the paths that each process still caches after a write. All are cached before. */
async function cachedAfter(processes: Process[], paths: string[], write: () => Promise<unknown>) {
  for (const process of processes) {
    for (const path of paths) await process.get(path);
    expect(paths.filter((path) => !process.keeps(path))).toEqual([]);
  }
  await write();
  const cached: string[][] = [];
  for (const process of processes) {
    if (process === hearer) await heard();
    cached.push(paths.filter((path) => process.keeps(path)));
  }
  return cached;
}

const cachedBy = async (process: Process, paths: string[], write: () => Promise<unknown>) =>
  (await cachedAfter([process], paths, write))[0];

const cachedByBoth = (paths: string[], write: () => Promise<unknown>) =>
  cachedAfter([writer, hearer], paths, write);

const getFromBoth = async (path: string) => [await writer.get(path), await hearer.get(path)];

async function done(answer: Promise<{ status: number }>): Promise<void> {
  expect(String((await answer).status)).toMatch(/^2/);
}

const place = (body: object, headers = {}) => writer.call('POST', '/orders', buyer, body, headers);
const bookOne = (headers = {}) => done(place({ ...meeting, listing: one._id }, headers));

test('a booking renews its item and all lists, where a process writes of it and where one is notified', async () => {
  const cached = await cachedByBoth([...both, ...lists], () => bookOne());
  expect(cached).toEqual([[pathOf(other)], [pathOf(other)]]);
  for (const { body } of await getFromBoth(pathOf(one))) expect(body.state).toBe('booked');
  for (const { body } of await getFromBoth('/api/cameras'))
    expect(body.find(({ _id }: Item) => _id === one._id).state).toBe('booked');
});

async function freeOne(): Promise<void> {
  const [order] = (await shop.call('GET', '/orders', { as: buyer })).body;
  await done(writer.call('DELETE', `/orders/${order._id}`, buyer));
}

const judged = (verdict: object) => ({
  before: () =>
    shop.call('POST', '/reports', { as: buyer, body: { listing: one._id, reason: 'counterfeit' } }),
  async act() {
    const [report] = (await shop.call('GET', '/reports', { as: admin })).body;
    await done(writer.call('PUT', `/reports/${report._id}`, admin, verdict));
  },
});

const acts: Record<
  string,
  { before?: () => Promise<unknown>; act: () => Promise<unknown>; status?: number }
> = {
  'booked with a key': { act: () => bookOne({ 'idempotency-key': one._id }) },
  'booked without its id': {
    act() {
      const { seller: name, title, sale, img } = one.products;
      return done(place({ ...meeting, seller: name, title, sale, img }));
    },
  },
  freed: { before: () => book(shop, buyer, one), act: freeOne },
  edited: { act: () => done(writer.call('PATCH', `/cameras/${one._id}`, seller, { title: 'Once more' })) },
  advertised: { act: () => done(writer.call('PUT', `/cameras/${one._id}/advertise`, seller)) },
  sold: { act: () => done(writer.call('PUT', `/cameras/${one._id}/sold`, seller)) },
  withdrawn: { act: () => done(writer.call('DELETE', `/cameras/${one._id}`, seller)), status: 410 },
  removed: { act: () => done(writer.call('DELETE', `/cameras/${one._id}`, admin)), status: 410 },
  paused: { ...judged({ outcome: 'paused', reason: 'Blurred.' }), status: 404 },
  'removed after a report': { ...judged({ outcome: 'removed' }), status: 410 },
};

for (const [name, { before, act, status = 200 }] of Object.entries(acts))
  test(`an item that is ${name} is renewed, and no other, where a process writes of it and where one is notified`, async () => {
    await before?.();
    await heard();
    const earlier = await getFromBoth(pathOf(one));
    expect(await cachedByBoth(both, act)).toEqual([[pathOf(other)], [pathOf(other)]]);
    const later = await getFromBoth(pathOf(one));
    expect(later.map((answer) => answer.status)).toEqual([status, status]);
    for (const [at, answer] of later.entries()) expect(answer).not.toEqual(earlier[at]);
  });

const facets = '/api/search/facets?kind=cameras';
const words = '/api/search?q=one';
const bookings = ['booked with a key', 'booked without its id', 'freed'];

for (const [name, { before, act }] of Object.entries(acts))
  test(`the counts include an item that is ${name}, where a process writes of it and where one is notified`, async () => {
    await before?.();
    await heard();
    const earlier = await getFromBoth(facets);
    await getFromBoth(words);
    const versions = () => [writer, hearer].map(({ app }) => app.changes.version(['list:cameras']));
    const [writerVersion, hearerVersion] = versions();
    await act();
    const uncached = [(await deaf.get(facets)).body, (await deaf.get(words)).body];
    const countBy = async (process: Process) => {
      const counted = (await process.get(facets)).body;
      expect([counted, (await process.get(words)).body]).toEqual(uncached);
      return counted.available;
    };
    const available = [await countBy(writer)];
    await heard();
    available.push(await countBy(hearer));
    const isMoved = !['edited', 'advertised'].includes(name);
    for (const [at, { body }] of earlier.entries()) expect(available[at] !== body.available).toBe(isMoved);
    // A booking changes only the number of available items.
    const isBooking = bookings.includes(name);
    const [laterWriter, laterHearer] = versions();
    expect([laterWriter === writerVersion, laterHearer === hearerVersion]).toEqual([isBooking, isBooking]);
  });

const listed = async (process: Process, path: string): Promise<string[]> =>
  (await process.get(path)).body.map(({ _id }: Item) => _id);

test('lists that do not show an item stay cached when it is booked, where a process writes of it and where one is notified', async () => {
  const shown = ['/api/lens', '/api/search?q=other', '/api/cameras?limit=1', '/api/categories'];
  expect(await cachedByBoth(shown, () => bookOne())).toEqual([shown, shown]);
});

for (const how of ['writes', 'hears'])
  test(`a list of what can be booked has an item again that is freed, where a process ${how} of it`, async () => {
    const process = how === 'writes' ? writer : hearer;
    await done(writer.call('PUT', `/cameras/${one._id}/advertise`, seller));
    await bookOne();
    if (process === hearer) await heard();
    expect(await listed(process, '/api/advertised')).toEqual([]);
    const available = '/api/cameras?available=1';
    expect(await listed(process, available)).toEqual([other._id]);
    await freeOne();
    if (process === hearer) await heard();
    expect(await listed(process, available)).toEqual([other._id, one._id]);
  });

test('a list of what can be booked is right when one is freed and another booked: as many, and not the same', async () => {
  await run(sql`update listings set advertised_at = now()`);
  await book(shop, buyer, one);
  await heard();
  expect(await listed(hearer, '/api/advertised')).toEqual([other._id]);
  await freeOne();
  await book(shop, buyer, other);
  await heard();
  expect(await listed(hearer, '/api/advertised')).toEqual([one._id]);
});

test('numbers that bookings change are right, and those that they leave are not counted anew', async () => {
  const lens = await createListing(shop, seller, { title: 'Lens' }, 'lens');
  await heard();
  const ofLens = '/api/search/facets?kind=lens';
  const before = (await writer.get(ofLens)).body;
  expect(before.available).toBe(1);
  await bookOne();
  expect((await writer.get(ofLens)).body).toEqual(before);
  await done(place({ ...meeting, listing: lens._id }));
  expect((await writer.get(ofLens)).body).toEqual({ ...before, available: 0 });
});

for (const how of ['writes', 'hears'])
  test(`an item that is brought back is shown, listed and counted again, where a process ${how} of it`, async () => {
    const process = how === 'writes' ? writer : hearer;
    await run(sql`update listings set paused_at = now(), paused_by = ${admin.id}, paused_for = 'Blurred.'
      where id = ${one._id}`);
    await heard();
    expect((await process.get(pathOf(one))).status).toBe(404);
    expect(await listed(process, '/api/cameras')).toEqual([other._id]);
    await process.get(facets);
    await done(writer.call('DELETE', `/pauses/${one._id}`, admin));
    if (process === hearer) await heard();
    expect((await process.get(pathOf(one))).body._id).toBe(one._id);
    expect(await listed(process, '/api/cameras')).toEqual([other._id, one._id]);
    expect((await process.get(facets)).body).toEqual((await deaf.get(facets)).body);
  });

const run = (statement: RawBuilder<unknown>) => statement.execute(shop.app.db);
test('a booking that is refused leaves what is kept, where it was refused too', async () => {
  await book(shop, buyer, one);
  const paths = [...both, ...lists];
  const refused = async () => expect((await place({ ...meeting, listing: one._id })).status).toBe(409);
  expect(await cachedBy(writer, paths, refused)).toEqual(paths);
  const withKey = async () =>
    expect((await place({ ...meeting, listing: one._id }, { 'idempotency-key': one._id })).status).toBe(409);
  expect(await cachedBy(writer, paths, withKey)).toEqual(paths);
});
