import { bookingsOf } from '#lab/bench/bookings.ts';
import { isBookable, usersOf, type Database } from '#lab/bench/database.ts';
import type { Driven, Sent } from '#lab/bench/drive.ts';
import { randomOf } from '#lab/bench/random.ts';
import { aCamera, addCamera } from '#lab/bench/users.ts';

export const kinds = ['read', 'search', 'booking', 'change'] as const;

const searches = [
  'nikon',
  'leica m6',
  '50mm',
  'canon ae-1',
  'x-t3',
  'tripod',
  'rollei',
  'fm2',
  'sony a7',
  'flash',
];
const brands = ['canon', 'nikon', 'sony', 'leica', 'pentax', 'olympus', 'minolta', 'fujifilm'];
const towns = ['berlin', 'paris', 'wien', 'london', 'graz', 'lyon', 'porto'];

/** The responses to bookings, by item, and unexpected responses. */
export type Acknowledged = {
  orders: Map<string, string>;
  refused: Set<string>;
  lost: Set<string>;
  wrong: string[];
};

export type Mix = {
  next: () => Sent;
  onResponse: (sent: Sent, status: number, text: string) => void;
  seen: Acknowledged;
};

/** Draws 89 % reads, 9 % searches (half of them new), 1 % bookings and 1 % new or edited items. */
export async function mixOf(url: string, database: Database): Promise<Mix> {
  const { below, pick } = randomOf(20_261_121);
  /** The first twentieth of a list gets more than a third of the requests. */
  const popular = <T>(list: readonly T[]): T => list[Math.floor((below(1000) / 1000) ** 3 * list.length)]!;
  const { rows } = await database.client.query<{ path: string }>(
    `select '/' || kind || '/' || id as path from listings where ${isBookable} order by listed_at desc limit 300`,
  );
  const lists = ['/cameras', '/', '/lens', '/accessories', '/api/cameras', '/api/advertised'];
  const pages = [...lists.flatMap((path) => [path, path, path]), ...rows.map(({ path }) => path)];
  const [seller] = await usersOf(database.client, 'Seller', 1);
  const book = await bookingsOf(database, await usersOf(database.client, 'Buyer', 40), 1_000_000);
  const own: string[] = [];
  while (own.length < 50) own.push((await addCamera(url, seller!, `Edited ${own.length}`)).id);
  let changes = 0;

  const search = (): string => {
    if (below(2)) return `/search?q=${encodeURIComponent(popular(searches))}`;
    const query = `q=${pick(brands)}%20${below(1000)}&place=${pick(towns)}&max=${100 + below(5000)}`;
    return `${pick(['/search', '/api/search', '/cameras', '/api/lens'])}?${query}`;
  };
  const change = (): Sent => {
    const sale = 100 + below(200);
    // From many networks, because one that has just written gets fresh lists immediately.
    const sent = { kind: 'change', token: seller!.token, from: `203.0.113.${changes++ % 250}` };
    return below(2)
      ? { ...sent, method: 'POST', path: '/api/cameras', body: { ...aCamera, sale } }
      : { ...sent, method: 'PATCH', path: `/api/cameras/${popular(own)}`, body: { sale } };
  };
  const seen: Acknowledged = { orders: new Map(), refused: new Set(), lost: new Set(), wrong: [] };
  return {
    seen,
    next: () => {
      const drawn = below(100);
      if (drawn === 0) return book();
      if (drawn === 1) return change();
      return drawn < 11 ? { kind: 'search', path: search() } : { kind: 'read', path: popular(pages) };
    },
    onResponse: ({ kind, path, body }, status, text) => {
      if (status >= 300 && status !== 503) seen.wrong.push(`${path} responded with ${status}`);
      if (kind !== 'booking') return;
      const { listing } = body as { listing: string };
      if (status === 201) seen.orders.set(listing, (JSON.parse(text) as { _id: string })._id);
      else if (status === 503) seen.refused.add(listing);
      else if (status === 0) seen.lost.add(listing);
    },
  };
}

/** Checks that each acknowledged booking exists exactly once, and that there are no others. */
export async function checkBookings(
  { client }: Database,
  { orders, lost, refused }: Acknowledged,
): Promise<string[]> {
  const { rows } = await client.query<{ id: string; listing_id: string }>(
    "select id, listing_id from orders where phone = '+43 316 0100'",
  );
  const found = new Map(rows.map((row) => [row.listing_id, row.id]));
  console.log(`\nBookings: ${orders.size} acknowledged, ${found.size} found.`);
  const wrong = found.size === rows.length ? [] : [`${rows.length - found.size} items have two orders`];
  for (const [listing, order] of orders)
    if (found.get(listing) !== order) wrong.push(`order ${order} was acknowledged but does not exist`);
  for (const listing of found.keys()) {
    if (refused.has(listing)) wrong.push(`item ${listing} was booked by a rejected call`);
    else if (!orders.has(listing) && !lost.has(listing))
      wrong.push(`item ${listing} has an order that no call made`);
  }
  return wrong;
}

/** Returns the samples of requests that were due between two times, in seconds. */
export function between({ samples, seconds }: Driven, from: number, to: number): Driven {
  const some = samples.filter(({ dueMs }) => dueMs >= from * 1000 && dueMs < to * 1000);
  return { samples: some, seconds: Math.min(to, seconds) - from };
}
