import { addCamera, call, type Person } from './people.ts';

export type Race = { won: number; lost: number; other: number; orders: number; state: string; ms: number };

/** Everyone books one new item at once. */
export async function race(shop: string, seller: Person, buyers: Person[], title: string): Promise<Race> {
  const { id: listing } = await addCamera(shop, seller, title);
  // A connection for each is open before the start.
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

/** Tells whether exactly one got it, and everyone else was told so. */
export function isFair({ won, other, orders, state }: Race): boolean {
  return won === 1 && other === 0 && orders === 1 && state === 'booked';
}
