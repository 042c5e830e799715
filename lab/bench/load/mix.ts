import { bookingsOf, isBookable, phone, usersOf, type Database } from '#lab/bench/database.ts';
import type { Sent } from '#lab/bench/drive.ts';
import { randomOf } from '#lab/bench/random.ts';
import { aCamera, addCamera } from '#lab/helpers/users.ts';

export const kinds = ['read', 'search', 'booking', 'change'] as const;

const searches = 'nikon,leica m6,50mm,canon ae-1,x-t3,tripod,rollei,fm2,sony a7,flash'.split(',');
const brands = 'canon nikon sony leica pentax olympus minolta fujifilm'.split(' ');
const towns = 'berlin paris wien london graz lyon porto'.split(' ');
const { below, pick } = randomOf(20_261_121);

/** Picks from the first twentieth of a list more than a third of the time. */
const popular = <T>(list: readonly T[]): T => list[Math.floor((below(1000) / 1000) ** 3 * list.length)]!;

function search(): string {
  if (below(2)) return `/search?q=${encodeURIComponent(popular(searches))}`;
  const query = `q=${pick(brands)}%20${below(1000)}&place=${pick(towns)}&max=${100 + below(5000)}`;
  return `${pick(['/search', '/api/search', '/cameras', '/api/lens'])}?${query}`;
}

type Parts = { database: Database; pages: string[]; own: string[]; token: string; book: () => Sent };

/** Draws 89 % reads, 9 % searches (half of them new), 1 % bookings and 1 % new or edited items. */
export class Mix {
  /** The responses to bookings, by item, and unexpected responses. */
  readonly seen = {
    orders: new Map<string, string>(),
    refused: new Set<string>(),
    lost: new Set<string>(),
    wrong: [] as string[],
  };
  readonly #parts: Parts;
  #changes = 0;

  private constructor(parts: Parts) {
    this.#parts = parts;
  }

  static async make(url: string, database: Database): Promise<Mix> {
    const { rows } = await database.client.query<{ path: string }>(
      `select '/' || kind || '/' || id as path from listings where ${isBookable} order by listed_at desc limit 300`,
    );
    const lists = ['/cameras', '/', '/lens', '/accessories', '/api/cameras', '/api/advertised'];
    const pages = [...lists.flatMap((path) => [path, path, path]), ...rows.map(({ path }) => path)];
    const [seller] = await usersOf(database.client, 'Seller', 1);
    const book = await bookingsOf(database, await usersOf(database.client, 'Buyer', 40), 1_000_000);
    const own: string[] = [];
    while (own.length < 50) own.push((await addCamera(url, seller!)).id);
    return new Mix({ database, pages, own, token: seller!.token, book });
  }

  next = (): Sent => {
    const drawn = below(100);
    if (drawn === 0) return this.#parts.book();
    if (drawn === 1) return this.#change();
    return drawn < 11
      ? { kind: 'search', path: search() }
      : { kind: 'read', path: popular(this.#parts.pages) };
  };

  #change(): Sent {
    const sale = 100 + below(200);
    const { own, token } = this.#parts;
    // From many networks, because one that has just written gets fresh lists immediately.
    const sent = { kind: 'change', token, from: `203.0.113.${this.#changes++ % 250}` };
    return below(2)
      ? { ...sent, method: 'POST', path: '/api/cameras', body: { ...aCamera, sale } }
      : { ...sent, method: 'PATCH', path: `/api/cameras/${popular(own)}`, body: { sale } };
  }

  onResponse = ({ kind, path, body }: Sent, status: number, text: string): void => {
    const { orders, refused, lost, wrong } = this.seen;
    if (status >= 300 && status !== 503) wrong.push(`${path} responded with ${status}`);
    if (kind !== 'booking') return;
    const { listing } = body as { listing: string };
    if (status === 201) orders.set(listing, (JSON.parse(text) as { _id: string })._id);
    else if (status === 503) refused.add(listing);
    else if (status === 0) lost.add(listing);
  };

  /** Checks that each acknowledged booking exists exactly once, and that there are no others. */
  async checkBookings(): Promise<string[]> {
    const { orders, lost, refused } = this.seen;
    const { rows } = await this.#parts.database.client.query<{ id: string; listing_id: string }>(
      'select id, listing_id from orders where phone = $1',
      [phone],
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
}
