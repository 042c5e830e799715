import type pg from 'pg';
import type { Played } from './players.ts';

/** Every booking that was answered 2xx is there once, none that was refused is, and no item has two. */
export async function checkBookings(
  client: pg.Client,
  all: readonly Played[],
): Promise<{ found: number; wrong: string[] }> {
  const acknowledged = all.flatMap((played) => played.acknowledged);
  const refused = new Set(all.flatMap((played) => played.refused));
  const lost = new Set(all.flatMap((played) => played.lost));
  const { rows } = await client.query<{ id: string; listing_id: string }>(
    `select id, listing_id from orders where buyer_id in (select id from people where email like 'bench-%@example.com')`,
  );
  const wrong: string[] = [];
  const byListing = new Map(rows.map((row) => [row.listing_id, row.id]));
  if (byListing.size !== rows.length) wrong.push(`${rows.length - byListing.size} items have two orders`);
  for (const { listing, order } of acknowledged)
    if (byListing.get(listing) !== order) wrong.push(`order ${order} was acknowledged and is not there`);
  const known = new Set(acknowledged.map(({ listing }) => listing));
  for (const listing of byListing.keys()) {
    if (refused.has(listing)) wrong.push(`item ${listing} was booked by a call that was refused`);
    else if (!known.has(listing) && !lost.has(listing)) wrong.push(`item ${listing} was booked by nobody`);
  }
  return { found: rows.length, wrong };
}
