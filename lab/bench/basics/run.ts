import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { compareAuthenticated, compare, measure } from '#lab/bench/throughput.ts';
import { checkFreshness, isFair, race } from '#lab/bench/checks.ts';
import { readOptions } from '#lab/bench/options.ts';
import { signUpUser, signUpBuyers, type TestUser } from '#lab/bench/users.ts';
import { residentMb, startShop, type Running } from '#lab/bench/processes.ts';
import {
  comparisonHead,
  comparisonRow,
  describeMachine,
  printTable,
  scaleHead,
  scaleRow,
  sideHead,
  sideRow,
} from '#lab/bench/report.ts';
import { measureScale } from '#lab/bench/scale.ts';
import { timeStartup } from '#lab/bench/startup.ts';
import { uncached } from '#lab/bench/load.ts';
import { measureUploads } from '#lab/bench/uploads.ts';
import { weighOnDesktop } from '#lab/bench/weight.ts';

// Measures cached pages, reads of each role, sign-ups, 100 buyers who book one item, and memory.
const options = readOptions();
const folder = await mkdtemp(join(tmpdir(), 'rangefinder-bench-'));
/** Failures that do not depend on the speed of the machine. */
const wrong: string[] = [];

async function compareWithRaw(shop: Running): Promise<void> {
  const rows: string[][] = [];
  for (const path of ['/api/cameras', '/cameras'])
    for (const encoding of ['gzip', 'identity'])
      rows.push(comparisonRow(await compare(shop, path, encoding, options)));
  console.log(`\nCached responses, alternating with a bare server, medians of ${options.rounds} rounds:\n`);
  printTable([comparisonHead, ...rows]);
}

async function checkWrites({ url }: Running, seller: TestUser, buyers: TestUser[]): Promise<void> {
  const fresh = await checkFreshness(url, seller, options.seconds * options.rounds);
  console.log(
    `\nUnder load: ${fresh.writes} writes, ${fresh.reads} reads right after them, ${fresh.stale} of them stale;`,
  );
  console.log(`such a read took ${fresh.readMs.toFixed(0)} ms on average.\n`);
  if (fresh.stale > 0) wrong.push(`${fresh.stale} stale reads`);
  for (let number = 1; number <= 3; number++) {
    const result = await race(url, seller, buyers, `Race ${number}`);
    const { won, lost, other, orders, ms } = result;
    const counts = `${won} × 2xx, ${lost} × 409, ${other} × other`;
    console.log(`Race ${number}: ${counts}; orders in the database: ${orders}; ${ms.toFixed(0)} ms.`);
    if (!isFair(result)) wrong.push(`race ${number} did not have exactly one winner`);
  }
}

async function measureAuthenticated(shop: Running, seller: TestUser): Promise<void> {
  const { anonymous, profile, owned, ratio } = await compareAuthenticated(shop, seller, options);
  console.log('');
  printTable([
    sideHead,
    sideRow('anonymous: GET /api/cameras/{id}', anonymous),
    sideRow('authenticated: GET /api/profile', profile),
    sideRow('authenticated: GET /api/dashboard/cameras/{id}', owned),
  ]);
  console.log(
    `\nAuthenticated: ${Math.round(ratio * 100)} % of the anonymous rate, with one read each (target: 50 %).`,
  );
}

async function measureMade(shop: Running): Promise<void> {
  const headers = { 'accept-encoding': 'gzip' };
  const uncachedOptions = { headers: { ...headers, ...uncached } };
  console.log('');
  printTable([
    sideHead,
    sideRow('GET /api/cameras', await measure(shop, '/api/cameras', options, uncachedOptions)),
    sideRow('GET /cameras', await measure(shop, '/cameras', options, uncachedOptions)),
  ]);
}

async function measurePhotoUploads(shop: Running, seller: TestUser): Promise<void> {
  const { perSecond, alone, ratio, idleP99, busyP99, peakMb } = await measureUploads(shop, seller);
  console.log('');
  printTable([
    ['12-megapixel photos', 'measured'],
    ['uploads/s, eight at a time', perSecond.toFixed(2)],
    ['the same work by sharp alone, photos/s', alone.toFixed(2)],
    ['uploads as a share of sharp alone', `${Math.round(ratio * 100)} %`],
    ['GET /cameras, p99 ms without uploads', idleP99.toFixed(2)],
    ['GET /cameras, p99 ms during uploads', busyP99.toFixed(2)],
    ['peak resident MB, shop and encoder', peakMb.toFixed(0)],
  ]);
}

async function weighPages({ url }: Running): Promise<void> {
  const rows = [];
  for (const path of ['/', '/cameras', '/lens', '/accessories']) {
    const { total, script, image } = await weighOnDesktop(url + path);
    rows.push([path, total.toFixed(0), script.toFixed(0), image.toFixed(0)]);
  }
  console.log('');
  printTable([['first visit at 1440 px', 'kB', 'script', 'images'], ...rows]);
}

async function benchShop(): Promise<void> {
  const settings = { STATE_DIR: join(folder, 'shop') };
  // Not measured, because the first start loads the demo data and may build the pages.
  await (await startShop(settings)).stop();
  const shop = await startShop(settings);
  const memory: string[][] = [];
  const note = (when: string) => void memory.push([when, residentMb(shop.pid).toFixed(0)]);
  try {
    console.log(await describeMachine(settings.STATE_DIR));
    note('ready');
    await compareWithRaw(shop);
    note('after cached reads');
    const seller = await signUpUser(shop.url, 'Seller');
    const buyers = await signUpBuyers(shop.url, options.buyers);
    note(`after ${buyers.length + 1} users signed up`);
    await checkWrites(shop, seller, buyers);
    note('after writes and races');
    await measureAuthenticated(shop, seller);
    await measureMade(shop);
    note('after continuous rendering');
    await delay(15_000);
    note('15 s later');
    await weighPages(shop);
    await measurePhotoUploads(shop, seller);
  } finally {
    await shop.stop();
  }
  console.log('');
  printTable([['the Node process', 'resident MB'], ...memory]);
}

async function benchScale(): Promise<void> {
  const measured = await measureScale(folder, options.rounds);
  const refused = measured.filter(({ status }) => status === 403);
  const answered = measured.filter(({ status }) => status < 300);
  const over = answered.filter(({ median }) => median >= 100);
  for (const { as, path, status } of measured)
    if (status >= 300 && status !== 403) wrong.push(`${path} as ${as} responded with ${status}`);
  console.log(
    `\nWith 100,000 users, active items and orders: ${answered.length} pages and GET calls responded,`,
  );
  console.log(
    `${refused.length} are not allowed for that role, ${over.length} took 100 ms or more. The slowest:\n`,
  );
  printTable([scaleHead, ...answered.slice(0, 12).map(scaleRow)]);
}

try {
  await benchShop();
  await benchScale();
  const starts = await timeStartup(folder);
  console.log('');
  printTable([
    ['from start to ready, with an existing build', 'ms, median of 3'],
    ['no data: creates a database and loads the demo', starts.empty.toFixed(0)],
    ['embedded database with data', starts.embedded.toFixed(0)],
    ['DATABASE_URL of a running server', starts.external.toFixed(0)],
  ]);
} finally {
  await rm(folder, { recursive: true, force: true });
}
// Only wrong results fail the run, not slow ones, because machines differ.
for (const line of wrong) console.error(`WRONG: ${line}`);
process.exitCode = wrong.length > 0 ? 1 : 0;
