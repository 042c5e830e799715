import { sql, type RawBuilder } from 'kysely';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { Changes } from '#src/platform/cache/changes.server.ts';
import { serveApi } from '#test/serve.ts';
import { book, createListing, meeting, openSecondProcess, openShop } from '#test/shop.ts';

type Process = Awaited<ReturnType<typeof serveApi>>;

// One process writes, and the other is only notified.
const shop = await openShop();
const writer = await serveApi(shop.app);
const secondProcess = await openSecondProcess(shop);
const notified = await serveApi(secondProcess.app);
const uncachedProcess = await serveApi({ ...shop.app, changes: new Changes() });
const seller = await shop.createUser('Seller');
const buyer = await shop.createUser('Buyer');
const admin = await shop.createUser('admin');
afterAll(async () => {
  await Promise.all([writer, notified, uncachedProcess].map((process) => process.close()));
  await secondProcess.close();
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
  await sql`delete from conversations`.execute(shop.app.db);
  await sql`delete from reports`.execute(shop.app.db);
  await sql`delete from listings`.execute(shop.app.db);
  one = await createListing(shop, seller, { title: 'One' });
  other = await createListing(shop, seller, { title: 'Other' });
  both = [pathOf(one), pathOf(other)];
  await changesRead();
});

/** Waits until both processes have read all changes: the log is read in order of commits. */
async function changesRead(): Promise<void> {
  const all = [writer, notified].map(({ app }) => ({ app, before: app.changes.version(['posts']) }));
  await sql`insert into changes (tags) values ('{posts}')`.execute(shop.app.db);
  // Without this, each process would read the changes up to a quarter of a second later.
  await sql`notify changed`.execute(shop.app.db);
  for (const { app, before } of all)
    await vi.waitFor(() => expect(app.changes.version(['posts'])).toBeGreaterThan(before), {
      timeout: 30_000,
    });
}

/** Returns the paths that each process still caches after a write. All paths are cached before the write. */
async function cachedAfter(processes: Process[], paths: string[], write: () => Promise<unknown>) {
  for (const process of processes) {
    for (const path of paths) await process.get(path);
    expect(paths.filter((path) => !process.keeps(path))).toEqual([]);
  }
  await write();
  const cached: string[][] = [];
  for (const process of processes) {
    if (process === notified) await changesRead();
    cached.push(paths.filter((path) => process.keeps(path)));
  }
  return cached;
}

const cachedBy = async (process: Process, paths: string[], write: () => Promise<unknown>) =>
  (await cachedAfter([process], paths, write))[0];

const cachedByBoth = (paths: string[], write: () => Promise<unknown>) =>
  cachedAfter([writer, notified], paths, write);

const getFromBoth = async (path: string) => [await writer.get(path), await notified.get(path)];

async function done(answer: Promise<{ status: number }>): Promise<void> {
  expect(String((await answer).status)).toMatch(/^2/);
}

const place = (body: object, headers = {}) => writer.call('POST', '/orders', buyer, body, headers);
const bookOne = (headers = {}) => done(place({ ...meeting, listing: one._id }, headers));

test('a booking invalidates its item and all lists in the process that writes and in another one', async () => {
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

const changes: Record<
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

for (const [name, { before, act, status = 200 }] of Object.entries(changes))
  test(`only an item that is ${name} is invalidated, in the process that writes and in another one`, async () => {
    await before?.();
    await changesRead();
    const earlier = await getFromBoth(pathOf(one));
    expect(await cachedByBoth(both, act)).toEqual([[pathOf(other)], [pathOf(other)]]);
    const later = await getFromBoth(pathOf(one));
    expect(later.map((answer) => answer.status)).toEqual([status, status]);
    for (const [at, answer] of later.entries()) expect(answer).not.toEqual(earlier[at]);
  });

const facets = '/api/search/facets?kind=cameras';
const words = '/api/search?q=one';
const bookings = ['booked with a key', 'booked without its id', 'freed'];

for (const [name, { before, act }] of Object.entries(changes))
  test(`the counts are up to date after an item is ${name}, in the process that writes and in another one`, async () => {
    await before?.();
    await changesRead();
    const earlier = await getFromBoth(facets);
    await getFromBoth(words);
    const versions = () => [writer, notified].map(({ app }) => app.changes.version(['list:cameras']));
    const [writerVersion, notifiedVersion] = versions();
    await act();
    const uncached = [(await uncachedProcess.get(facets)).body, (await uncachedProcess.get(words)).body];
    const countBy = async (process: Process) => {
      const counted = (await process.get(facets)).body;
      expect([counted, (await process.get(words)).body]).toEqual(uncached);
      return counted.available;
    };
    const available = [await countBy(writer)];
    await changesRead();
    available.push(await countBy(notified));
    const isMoved = !['edited', 'advertised'].includes(name);
    for (const [at, { body }] of earlier.entries()) expect(available[at] !== body.available).toBe(isMoved);
    // A booking changes only the number of available items.
    const isBooking = bookings.includes(name);
    const [laterWriter, laterNotified] = versions();
    expect([laterWriter === writerVersion, laterNotified === notifiedVersion]).toEqual([
      isBooking,
      isBooking,
    ]);
  });

const listed = async (process: Process, path: string): Promise<string[]> =>
  (await process.get(path)).body.map(({ _id }: Item) => _id);

test('lists that do not show an item stay cached when it is booked, in both processes', async () => {
  const shown = ['/api/lens', '/api/search?q=other', '/api/cameras?limit=1', '/api/categories'];
  expect(await cachedByBoth(shown, () => bookOne())).toEqual([shown, shown]);
});

for (const how of ['writes', 'is notified'])
  test(`a list of available items has an item again after its order is canceled, in the process that ${how}`, async () => {
    const process = how === 'writes' ? writer : notified;
    await done(writer.call('PUT', `/cameras/${one._id}/advertise`, seller));
    await bookOne();
    if (process === notified) await changesRead();
    expect(await listed(process, '/api/advertised')).toEqual([]);
    const available = '/api/cameras?available=1';
    expect(await listed(process, available)).toEqual([other._id]);
    await freeOne();
    if (process === notified) await changesRead();
    expect(await listed(process, available)).toEqual([other._id, one._id]);
  });

test('a list of available items is up to date when one item becomes available and another is booked', async () => {
  await run(sql`update listings set advertised_at = now()`);
  await book(shop, buyer, one);
  await changesRead();
  expect(await listed(notified, '/api/advertised')).toEqual([other._id]);
  await freeOne();
  await book(shop, buyer, other);
  await changesRead();
  expect(await listed(notified, '/api/advertised')).toEqual([one._id]);
});

test('a booking changes only the counts of its own kind', async () => {
  const lens = await createListing(shop, seller, { title: 'Lens' }, 'lens');
  await changesRead();
  const ofLens = '/api/search/facets?kind=lens';
  const before = (await writer.get(ofLens)).body;
  expect(before.available).toBe(1);
  await bookOne();
  expect((await writer.get(ofLens)).body).toEqual(before);
  await done(place({ ...meeting, listing: lens._id }));
  expect((await writer.get(ofLens)).body).toEqual({ ...before, available: 0 });
});

for (const how of ['writes', 'is notified'])
  test(`a resumed item is shown, listed and counted again in the process that ${how}`, async () => {
    const process = how === 'writes' ? writer : notified;
    await run(sql`update listings set paused_at = now(), paused_by = ${admin.id}, paused_for = 'Blurred.'
      where id = ${one._id}`);
    await changesRead();
    expect((await process.get(pathOf(one))).status).toBe(404);
    expect(await listed(process, '/api/cameras')).toEqual([other._id]);
    await process.get(facets);
    await done(writer.call('DELETE', `/pauses/${one._id}`, admin));
    if (process === notified) await changesRead();
    expect((await process.get(pathOf(one))).body._id).toBe(one._id);
    expect(await listed(process, '/api/cameras')).toEqual([other._id, one._id]);
    expect((await process.get(facets)).body).toEqual((await uncachedProcess.get(facets)).body);
  });

const run = (statement: RawBuilder<unknown>) => statement.execute(shop.app.db);
test('a rejected booking invalidates no cached response', async () => {
  await book(shop, buyer, one);
  const paths = [...both, ...lists];
  const refused = async () => expect((await place({ ...meeting, listing: one._id })).status).toBe(409);
  expect(await cachedBy(writer, paths, refused)).toEqual(paths);
  const withKey = async () =>
    expect((await place({ ...meeting, listing: one._id }, { 'idempotency-key': one._id })).status).toBe(409);
  expect(await cachedBy(writer, paths, withKey)).toEqual(paths);
});
