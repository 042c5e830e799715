import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { checkFreshness } from './freshness.ts';
import { readOptions } from './options.ts';
import { enrol, enrolBuyers, type Person } from './people.ts';
import { residentMb, startShop, type Running } from './processes.ts';
import { isFair, race } from './race.ts';
import { comparisonHead, comparisonRow, describeMachine, printTable, sideHead, sideRow } from './report.ts';
import { timeStartup } from './startup.ts';
import { compare, measure } from './throughput.ts';

const options = readOptions();
const folder = await mkdtemp(join(tmpdir(), 'rangefinder-bench-'));
/** What must not be, whatever the machine. */
const wrong: string[] = [];

async function compareWithRaw(shop: Running): Promise<void> {
  const rows: string[][] = [];
  for (const path of ['/api/cameras', '/cameras'])
    for (const encoding of ['gzip', 'identity'])
      rows.push(comparisonRow(await compare(shop, path, encoding, options)));
  console.log(`\nFrom memory, medians of ${options.rounds} rounds in turns:\n`);
  printTable([comparisonHead, ...rows]);
}

async function checkWrites({ url }: Running, seller: Person, buyers: Person[]): Promise<void> {
  const fresh = await checkFreshness(url, seller, options.seconds * options.rounds);
  console.log(
    `\nUnder load: ${fresh.writes} writes, ${fresh.reads} reads right after, ${fresh.stale} stale;`,
  );
  console.log(`such a read took ${fresh.readMs.toFixed(0)} ms in the mean.\n`);
  if (fresh.stale > 0) wrong.push(`${fresh.stale} stale reads`);
  for (let turn = 1; turn <= 3; turn++) {
    const result = await race(url, seller, buyers, `Race ${turn}`);
    const { won, lost, other, orders, ms } = result;
    const counts = `${won} × 2xx, ${lost} × 409, ${other} × other`;
    console.log(`Race ${turn}: ${counts}; ${orders} order in the database; ${ms.toFixed(0)} ms.`);
    if (!isFair(result)) wrong.push(`race ${turn} did not have exactly one winner`);
  }
}

async function measureMade(shop: Running, { token }: Person): Promise<void> {
  const headers = { 'accept-encoding': 'gzip' };
  const withBearer = { headers: { ...headers, authorization: `bearer ${token}` } };
  // No page is kept under a query that no link of ours has.
  const notKept = { headers, unique: true };
  console.log('');
  printTable([
    sideHead,
    sideRow('GET /api/profile, bearer', await measure(shop, '/api/profile', options, withBearer)),
    sideRow('GET /api/cameras', await measure(shop, '/api/cameras', options, notKept)),
    sideRow('GET /cameras', await measure(shop, '/cameras', options, notKept)),
  ]);
}

async function benchShop(): Promise<void> {
  const settings = { STATE_DIR: join(folder, 'shop') };
  // The first start may build, and loads the demo shop.
  await (await startShop(settings)).stop();
  const shop = await startShop(settings);
  const memory: string[][] = [];
  const note = (when: string) => void memory.push([when, residentMb(shop.pid).toFixed(0)]);
  try {
    console.log(await describeMachine(settings.STATE_DIR));
    note('ready');
    await compareWithRaw(shop);
    note('after reads from memory');
    const seller = await enrol(shop.url, 'Seller');
    const buyers = await enrolBuyers(shop.url, options.buyers);
    note(`after ${buyers.length + 1} people signed up`);
    await checkWrites(shop, seller, buyers);
    note('after writes and races');
    await measureMade(shop, seller);
    note('after renders without a pause');
    await delay(15_000);
    note('15 s later');
  } finally {
    await shop.stop();
  }
  console.log('');
  printTable([['the Node process', 'resident MB'], ...memory]);
}

try {
  await benchShop();
  const starts = await timeStartup(folder);
  console.log('');
  printTable([
    ['from start to ready, build done', 'ms, median of 3'],
    ['empty: database made, demo loaded', starts.empty.toFixed(0)],
    ['embedded database with data', starts.embedded.toFixed(0)],
    ['DATABASE_URL, a server that runs', starts.external.toFixed(0)],
  ]);
} finally {
  await rm(folder, { recursive: true, force: true });
}
// Slow is never a failure: machines differ.
for (const line of wrong) console.error(`WRONG: ${line}`);
process.exitCode = wrong.length > 0 ? 1 : 0;
