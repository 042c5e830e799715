import { load } from './load.ts';
import { addCamera, call, type TestUser } from './users.ts';

const paths = ['/cameras', '/api/cameras'];

/** `readMs` is the mean time of a read right after a write, under load. */
export type Freshness = { writes: number; reads: number; stale: number; readMs: number };

/** Writes while visitors read the same pages, and checks that the writer's next reads show each write. */
export async function checkFreshness(shop: string, seller: TestUser, seconds: number): Promise<Freshness> {
  const settings = { seconds, connections: 8, headers: { 'accept-encoding': 'gzip' } };
  const visitors = Promise.all(paths.map((path) => load(shop + path, settings)));
  const seen = { writes: 0, reads: 0, stale: 0, readMs: 0 };
  const readBack = async (id: string, token: string, shown: boolean): Promise<void> => {
    seen.writes++;
    for (const path of paths) {
      const began = performance.now();
      const text = await (await fetch(shop + path, { headers: { 'x-position': token } })).text();
      seen.readMs += performance.now() - began;
      seen.reads++;
      if (text.includes(id) !== shown) seen.stale++;
    }
  };
  const end = performance.now() + seconds * 1000;
  while (performance.now() < end) {
    const { id, consistencyToken: token } = await addCamera(shop, seller, `Fresh ${seen.writes}`);
    await readBack(id, token, true);
    const { headers } = await call(shop, 'DELETE', `/cameras/${id}`, { as: seller });
    await readBack(id, headers.get('x-position')!, false);
  }
  await visitors;
  return { ...seen, readMs: seen.readMs / seen.reads };
}

export type Race = { won: number; lost: number; other: number; orders: number; state: string; ms: number };

/** Lets all buyers book the same new item at the same time. */
export async function race(shop: string, seller: TestUser, buyers: TestUser[], title: string): Promise<Race> {
  const { id: listing } = await addCamera(shop, seller, title);
  // Opens a connection for each buyer first, so that all bookings start at the same time.
  await Promise.all(buyers.map(async () => (await fetch(`${shop}/healthz`)).text()));
  const body = { listing, phone: '+351 555 0100', location: 'Porto' };
  const began = performance.now();
  const replies = await Promise.all(buyers.map((as) => call(shop, 'POST', '/orders', { as, body })));
  const ms = performance.now() - began;
  const won = replies.filter(({ status }) => status >= 200 && status < 300).length;
  const lost = replies.filter(({ status }) => status === 409).length;
  const { state } = (await call<{ state: string }>(shop, 'GET', `/cameras/${listing}`)).body;
  const placed = await call<{ listing: string }[]>(shop, 'GET', '/orders?limit=100', { as: seller });
  const orders = placed.body.filter((order) => order.listing === listing).length;
  return { won, lost, other: replies.length - won - lost, orders, state, ms };
}

/** Returns whether exactly one buyer got the item and all others got a 409. */
export function isFair({ won, other, orders, state }: Race): boolean {
  return won === 1 && other === 0 && orders === 1 && state === 'booked';
}
