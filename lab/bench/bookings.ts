import { type Database, isBookable, type SeededUser } from './database.ts';
import { drive, summarize, type Sent, type Stats } from './drive.ts';

const phone = '+43 316 0100';

/** Returns a function that books another item with each call. @param maxItems how many there are at most */
export async function bookingsOf(
  { client }: Database,
  buyers: readonly SeededUser[],
  maxItems: number,
): Promise<() => Sent> {
  const { rows } = await client.query<{ id: string }>(
    `select id from listings where ${isBookable} order by hashtext(id) limit $1`,
    [maxItems],
  );
  let booked = 0;
  return () => {
    const { id: listing } = rows[booked] ?? outOfItems();
    const { token } = buyers[booked++ % buyers.length]!;
    const body = { listing, phone, location: 'Graz' };
    return { kind: 'booking', method: 'POST', path: '/api/orders', token, body };
  };
}

function outOfItems(): never {
  throw new Error('all items are booked: measure a larger shop, or for a shorter time');
}

/** Measures bookings per second, with a caller for each buyer. Each booking waits for the disk. */
export async function measureBookings(
  database: Database,
  url: string,
  buyers: readonly SeededUser[],
  seconds: number,
): Promise<Stats> {
  const next = await bookingsOf(database, buyers, 60_000);
  const pace = { callers: buyers.length };
  await drive(url, next, { seconds: 1, pace });
  const stats = await drive(url, next, { seconds, pace });
  const bad = stats.samples.find(({ status }) => status !== 201);
  await forgetBookings(database);
  if (bad) throw new Error(`a booking got ${bad.status}`);
  return summarize(stats);
}

/** Deletes the orders, so that the items can be booked again. */
async function forgetBookings({ client }: Database): Promise<void> {
  await client.query('delete from orders where phone = $1', [phone]);
  await client.query('vacuum analyze listings, orders');
}
