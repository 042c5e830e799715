import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { findEmbeddedPostgres } from '#embedded-postgres/start.ts';
import { startShop, type Running } from '#lab/bench/processes.ts';
import { describeMachine } from '#lab/bench/report.ts';
import { seedScale } from '#lab/bench/seed-scale.ts';
import { castOf } from './fixtures.ts';
import { sum } from './stats.ts';
import { findMaximum, playOverload, playSteady } from './phases.ts';
import { startSender, type Played, type Sender } from './players.ts';

// Measures reads, searches, bookings and edits at 50 to 300% of the maximum.
const { values } = parseArgs({
  options: {
    /** The minutes of load at 70 % of the maximum. */
    minutes: { type: 'string', default: '30' },
    /** The seconds of load at three times the maximum. */
    overload: { type: 'string', default: '60' },
    /** The number of active items; each booking uses up one of them. */
    items: { type: 'string', default: '100000' },
    /** The maximum in requests per second, if an earlier run has measured it; 0 measures it. */
    maximum: { type: 'string', default: '0' },
    buyers: { type: 'string', default: '40' },
  },
});
const [minutes, overload, items, buyers] = [values.minutes, values.overload, values.items, values.buyers].map(
  Number,
) as [number, number, number, number];

/** Returns the failures that do not depend on the speed of the machine. */
function wrongOf(played: readonly Played[]): string[] {
  const { failed } = sum(played.flatMap(({ intervals }) => intervals));
  return [
    ...(failed > 0 ? [`${failed} × 5xx other than 503`] : []),
    ...new Set(played.flatMap(({ wrong }) => wrong)),
  ];
}

/**
 * Checks that each acknowledged booking exists exactly once, that no refused booking exists, and that no item was
 * booked twice.
 */
async function checkBookings(
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
    if (byListing.get(listing) !== order) wrong.push(`order ${order} was acknowledged but does not exist`);
  const known = new Set(acknowledged.map(({ listing }) => listing));
  for (const listing of byListing.keys()) {
    if (refused.has(listing)) wrong.push(`item ${listing} was booked by a rejected call`);
    else if (!known.has(listing) && !lost.has(listing))
      wrong.push(`item ${listing} has an order that no call made`);
  }
  return { found: rows.length, wrong };
}

async function playAll(shop: Running, sender: Sender, stateDir: string): Promise<Played[]> {
  console.log(await describeMachine(stateDir, 'a separate process with random arrivals'));
  const known = Number(values.maximum);
  const { maximum, played } = known ? { maximum: known, played: [] } : await findMaximum(sender);
  const onShow = items.toLocaleString('en-US');
  console.log(`\nMaximum with ${onShow} items: ${Math.round(maximum)} requests/s`);
  console.log(
    '(89 % reads, 9 % searches, 1 % bookings, 1 % new or edited items; half of the searches are new).',
  );
  const steady = await playSteady(sender, shop.pid, 0.7 * maximum, minutes);
  const over = await playOverload(sender, shop.pid, maximum, { seconds: overload, before: steady });
  return [...played, steady, ...over];
}

async function measure(stateDir: string): Promise<string[]> {
  const shop = await startShop({ STATE_DIR: stateDir, TRUSTED_PROXIES: '127.0.0.1' });
  const connection = (await findEmbeddedPostgres(stateDir))!;
  const client = new pg.Client(connection);
  await client.connect();
  let sender: Sender | undefined;
  try {
    await seedScale(connection, { users: items, products: items, orders: items });
    sender = startSender(await castOf(shop, client, { items, buyers }));
    const played = await playAll(shop, sender, stateDir);
    const { found, wrong } = await checkBookings(client, played);
    const acknowledged = played.flatMap((each) => each.acknowledged).length;
    console.log(`\nBookings: ${acknowledged} acknowledged, ${found} found, ${wrong.length} wrong.`);
    return [...wrongOf(played), ...wrong].slice(0, 20);
  } finally {
    await sender?.stop();
    await client.end();
    await shop.stop();
  }
}

const folder = await mkdtemp(join(tmpdir(), 'rangefinder-under-load-'));
try {
  const stateDir = join(folder, 'shop');
  // Not measured, because the first start loads the demo data and may build the pages.
  await (await startShop({ STATE_DIR: stateDir })).stop();
  const wrong = await measure(stateDir);
  // Only wrong results fail the run, not slow ones, because machines differ.
  for (const line of wrong) console.error(`WRONG: ${line}`);
  process.exitCode = wrong.length > 0 ? 1 : 0;
} finally {
  await rm(folder, { recursive: true, force: true });
}
