import { measureBookings } from '#lab/bench/bookings.ts';
import { openDatabase, usersOf, type Database } from '#lab/bench/database.ts';
import { drive, driveWell, inTurn } from '#lab/bench/drive.ts';
import { median, readOptions } from '#lab/bench/options.ts';
import { failFor, fine, printMachine, printTable, whole } from '#lab/bench/report.ts';
import { inFolder, processorSeconds, residentMb, startShop, type Shop } from '#lab/bench/shop.ts';
import { addCamera, call, signUpBuyers, type TestUser } from '#lab/bench/users.ts';
import { measureReads, type Cast } from './reads.ts';

// Measures cached pages, reads of each role, sign-ups, 100 buyers who book one item, bookings per second and memory.
const options = readOptions({ rounds: 5, seconds: 3, connections: 32, buyers: 100, items: 100_000 });
const { rounds, seconds, connections, buyers, items } = options;
const lists = ['/cameras', '/api/cameras'];
/** Failures that do not depend on the speed of the machine. */
const wrong: string[] = [];

/** Measures in rounds, with the processor time per request, which other work on the machine affects less. */
async function measurePath(shop: Shop, path: string, token = ''): Promise<string[]> {
  const played: { perSecond: number; p50: number; p99: number; micros: number }[] = [];
  const pace = { callers: connections };
  await driveWell(shop.url, [{ path, token }], { seconds: 1, pace });
  for (let round = 0; round < rounds; round++) {
    const before = processorSeconds(shop.pid);
    const stats = await driveWell(shop.url, [{ path, token }], { seconds, pace });
    played.push({ ...stats, micros: ((processorSeconds(shop.pid) - before) * 1e6) / stats.answered });
  }
  const of = (key: keyof (typeof played)[0]) => median(played.map((round) => round[key]));
  return [whole(of('perSecond')), whole(of('micros')), `${fine(of('p50'))}, ${fine(of('p99'))}`];
}

async function measurePaths(shop: Shop, { seller }: Cast, owned: string): Promise<void> {
  const head = ['request', 'per second', 'processor µs each', 'p50, p99 ms'];
  const rows: string[][] = [];
  for (const path of lists) rows.push([`${path}, cached`, ...(await measurePath(shop, path))]);
  for (const path of ['/api/profile', `/api/dashboard/cameras/${owned}`])
    rows.push([path.replace(owned, '{id}'), ...(await measurePath(shop, path, seller.token))]);
  console.log(`\nMedians of ${rounds} rounds:`);
  printTable([head, ...rows]);
}

/** Writes while visitors read the same pages, and checks that the writer's next reads show each write. */
async function checkFreshness({ url }: Shop, { seller }: Cast): Promise<void> {
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
    const { id, consistencyToken } = await addCamera(url, seller, `Fresh ${reads}`);
    await readBack(id, consistencyToken, true);
    const { headers } = await call(url, 'DELETE', `/cameras/${id}`, { as: seller });
    await readBack(id, headers.get('x-position')!, false);
  }
  await visitors;
  console.log(`\nUnder load, ${stale} of ${reads} reads right after a write were stale.`);
  if (stale > 0) wrong.push(`${stale} stale reads`);
}

/** Lets all buyers book the same new item at the same time. One must get it, and all others a 409. */
async function race({ url }: Shop, { seller }: Cast, racers: TestUser[], number: number): Promise<void> {
  const { id: listing } = await addCamera(url, seller, `Race ${number}`);
  // Opens a connection for each buyer first, so that all bookings start at the same time.
  await Promise.all(racers.map(async () => (await fetch(`${url}/healthz`)).text()));
  const body = { listing, phone: '+351 555 0100', location: 'Porto' };
  const startMs = performance.now();
  const replies = await Promise.all(racers.map((as) => call(url, 'POST', '/orders', { as, body })));
  const ms = performance.now() - startMs;
  const won = replies.filter(({ status }) => status === 201).length;
  const lost = replies.filter(({ status }) => status === 409).length;
  const { state } = (await call<{ state: string }>(url, 'GET', `/cameras/${listing}`)).body;
  console.log(`Race ${number} of ${racers.length} buyers: ${won} × 201, ${lost} × 409; ${whole(ms)} ms.`);
  if (won !== 1 || lost !== racers.length - 1 || state !== 'booked')
    wrong.push(`race ${number} did not have exactly one winner`);
}

async function printReads(shop: Shop, database: Database, cast: Cast): Promise<void> {
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

async function measureShop(shop: Shop, database: Database): Promise<void> {
  const memory: string[][] = [];
  const note = (when: string) => void memory.push([when, whole(residentMb(shop.pid))]);
  note('ready');
  await database.client.query("update people set role = 'admin' where email = 'person-2@example.net'");
  const [[seller], [admin], [buyer]] = [
    await usersOf(database.client, 'Seller', 1),
    await usersOf(database.client, 'admin', 1),
    await usersOf(database.client, 'Buyer', 1),
  ];
  const cast: Cast = { seller: seller!, admin: admin!, buyer: buyer! };
  await measurePaths(shop, cast, (await addCamera(shop.url, cast.seller, 'Read by its seller')).id);
  note('after cached and signed-in reads');
  const startMs = performance.now();
  const racers = await signUpBuyers(shop.url, buyers);
  console.log(`\n${whole((buyers * 60_000) / (performance.now() - startMs))} sign-ups per minute.`);
  await checkFreshness(shop, cast);
  for (let number = 1; number <= 3; number++) await race(shop, cast, racers, number);
  note('after sign-ups, writes and races');
  const bookers = await usersOf(database.client, 'Buyer', 16);
  const rates: number[] = [];
  for (let round = 0; round < rounds; round++)
    rates.push((await measureBookings(database, shop.url, bookers, seconds)).perSecond);
  console.log(`\nBookings per second: ${rates.map(whole).join(', ')}; median ${whole(median(rates))}.`);
  note('after bookings');
  await printReads(shop, database, cast);
  note('after reads of each role');
  printTable([['the Node process', 'resident MB'], ...memory]);
}

printMachine();
await inFolder(async (folder) => {
  const database = await openDatabase(folder, items);
  try {
    const shop = await startShop({ STATE_DIR: folder, DATABASE_URL: database.url });
    await shop.indexed();
    await measureShop(shop, database).finally(() => shop.stop());
  } finally {
    await database.close();
  }
});
failFor(wrong);
