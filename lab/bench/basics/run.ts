import { measureBookings, usersOf, type Database } from '#lab/bench/database.ts';
import { drive, driveWell, inTurn } from '#lab/bench/drive.ts';
import { failFor, fine, median, medians, printTable, readOptions, timed, whole } from '#lab/bench/report.ts';
import { inSeededShop, processorSeconds, residentMb } from '#lab/bench/shop.ts';
import type { BuiltShop } from '#lab/helpers/shop.ts';
import { addCamera, call, User } from '#lab/helpers/users.ts';
import { measureReads, type Cast } from './reads.ts';

// Measures cached pages, reads of each role, sign-ups, reads after writes, bookings per second and memory.
const options = readOptions({ rounds: 5, seconds: 3, connections: 32, buyers: 100, items: 100_000 });
const { rounds, seconds, connections, buyers, items } = options;
const lists = ['/cameras', '/api/cameras'];
/** Failures that do not depend on the speed of the machine. */
const wrong: string[] = [];

/** Measures in rounds, with the processor time per request, which other work on the machine affects less. */
async function measurePath(shop: BuiltShop, path: string, token = ''): Promise<string[]> {
  const pace = { callers: connections };
  await driveWell(shop.url, [{ path, token }], { seconds: 1, pace });
  const { perSecond, micros, p50, p99 } = await medians(rounds, async () => {
    const before = processorSeconds(shop.pid);
    const stats = await driveWell(shop.url, [{ path, token }], { seconds, pace });
    return { ...stats, micros: ((processorSeconds(shop.pid) - before) * 1e6) / stats.answered };
  });
  return [whole(perSecond), whole(micros), `${fine(p50)}, ${fine(p99)}`];
}

async function measurePaths(shop: BuiltShop, { seller }: Cast, owned: string): Promise<void> {
  const rows: string[][] = [];
  for (const path of lists) rows.push([`${path}, cached`, ...(await measurePath(shop, path))]);
  for (const path of ['/api/profile', `/api/dashboard/cameras/${owned}`])
    rows.push([path.replace(owned, '{id}'), ...(await measurePath(shop, path, seller.token))]);
  console.log(`\nMedians of ${rounds} rounds:`);
  printTable([['request', 'per second', 'processor µs each', 'p50, p99 ms'], ...rows]);
}

/** Writes while visitors read the same pages, and checks that the writer's next reads show each write. */
async function checkFreshness({ url }: BuiltShop, { seller }: Cast): Promise<void> {
  const visitors = drive(url, inTurn(lists.map((path) => ({ path }))), { seconds, pace: { callers: 16 } });
  const endMs = performance.now() + seconds * 1000;
  let [reads, stale] = [0, 0];
  const readBack = async (id: string, token: string, isShown: boolean): Promise<void> => {
    for (const path of lists) {
      const text = await (await fetch(url + path, { headers: { 'x-position': token } })).text();
      reads++;
      if (text.includes(id) !== isShown) stale++;
    }
  };
  while (performance.now() < endMs) {
    const { id, consistencyToken } = await addCamera(url, seller);
    await readBack(id, consistencyToken, true);
    const { headers } = await call(url, 'DELETE', `/cameras/${id}`, { as: seller });
    await readBack(id, headers.get('x-position')!, false);
  }
  await visitors;
  console.log(`\nUnder load, ${stale} of ${reads} reads right after a write were stale.`);
  if (stale > 0) wrong.push(`${stale} stale reads`);
}

async function printReads(shop: BuiltShop, database: Database, cast: Cast): Promise<void> {
  const reads = await measureReads(shop.url, database, cast, rounds);
  for (const { as, path, status } of reads)
    if (status >= 500) wrong.push(`${path} as ${as} responded with ${status}`);
  const done = reads.filter(({ status }) => status < 300);
  const slow = done.filter(({ ms }) => ms >= 100).length;
  console.log(
    `\n${done.length} pages and GET calls responded, one at a time; ${slow} took 100 ms or more. The slowest:`,
  );
  printTable([
    ['role', 'request', 'median ms'],
    ...done.slice(0, 12).map(({ as, path, ms }) => [as, `\`${path}\``, fine(ms)]),
  ]);
}

await inSeededShop(items, async (database, start) => {
  const shop = await start();
  const memory: string[][] = [];
  const note = (when: string) => void memory.push([when, whole(residentMb(shop.pid))]);
  note('ready');
  const { client } = database;
  await client.query("update users set role = 'admin' where email = 'person-2@example.net'");
  const [[seller], [admin], [buyer]] = [
    await usersOf(client, 'Seller', 1),
    await usersOf(client, 'admin', 1),
    await usersOf(client, 'Buyer', 1),
  ];
  const cast: Cast = { seller: seller!, admin: admin!, buyer: buyer! };
  await measurePaths(shop, cast, (await addCamera(shop.url, cast.seller)).id);
  note('after cached and signed-in reads');
  const ms = await timed(() => User.signUpBuyers(shop.url, buyers));
  console.log(`\n${whole((buyers * 60_000) / ms)} sign-ups per minute.`);
  await checkFreshness(shop, cast);
  note('after sign-ups and writes');
  const bookers = await usersOf(client, 'Buyer', 16);
  const rates: number[] = [];
  while (rates.length < rounds)
    rates.push((await measureBookings(database, shop.url, bookers, seconds)).perSecond);
  console.log(`\nBookings per second: ${rates.map(whole).join(', ')}; median ${whole(median(rates))}.`);
  note('after bookings');
  await printReads(shop, database, cast);
  note('after reads of each role');
  printTable([['the Node process', 'resident MB'], ...memory]);
});
failFor(wrong);
