import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { LoadStats } from '#lab/bench/load.ts';
import { residentMb, startShop, type Running, type Shop } from '#lab/bench/processes.ts';
import { measureBookings } from './bookings.ts';
import { countStale, measureChanges } from './changes.ts';
import { createCast, type Cast } from './fixtures.ts';
import { measureTransitions, measureDue } from './deals.ts';
import { openDatabases, within, type Databases } from './databases.ts';
import { describeServer, printResults, writeResults } from './report.ts';
import { measureCold, measureHot, measureSteady } from './measure.ts';
import { readSizeOptions, sizeName } from './options.ts';
import { logStatements, type LoggedRequest, needPrograms } from './pgbench.ts';
import { storeRow, readResults, type Row } from './results.ts';
import { fitRow, nearRows, sampleRequests, type Requests } from './samples.ts';
import { measureStarts, startsRow } from './starts.ts';

// Measures lists, facets, searches, suggestions and bookings by the number of items.
const options = readSizeOptions();
const folder = options.keep ? resolve(options.keep) : await mkdtemp(join(tmpdir(), 'rangefinder-size-'));
await mkdir(folder, { recursive: true });
const results = readResults(folder);
/** These rows of the report are compared with each other instead of with pgbench. */
const comparedRows = ['lenses of a brand', 'lenses that fit a camera', ...Object.values(nearRows)];
const hot = ['list, first page', 'detail', 'page of a list', 'page of an item'];
/** Failures that do not depend on the speed of the machine. */
const wrong: string[] = [];
const { seconds, connections } = options;
const settings = { folder, seconds, connections };

async function note(size: number, name: string, measured: Omit<Row, 'size' | 'name'>): Promise<void> {
  const { perSecond, p50, p99, heat } = measured;
  const stats = `${perSecond.toFixed(0)}/s, p50 ${p50.toFixed(2)} ms, p99 ${p99.toFixed(2)} ms`;
  console.log(`${sizeName(size)}, ${name}, ${heat}: ${stats}`);
  await storeRow(folder, results, { size, name, ...measured });
}

/** Runs a measurement if `--rows` selects it. A failure does not stop the other measurements. */
async function attempt(size: number, name: string, measure: () => Promise<void>): Promise<void> {
  if (!options.rows.test(name)) return;
  try {
    await measure();
  } catch (error) {
    wrong.push(`${sizeName(size)}, ${name}: ${error instanceof Error ? error.message : String(error)}`);
  }
}

async function measureReads(
  shop: Running,
  database: string,
  size: number,
  requests: Requests,
  logged: Record<string, LoggedRequest[]>,
): Promise<void> {
  for (const [name, sent] of Object.entries(requests))
    await attempt(size, name, async () => {
      if (name === fitRow) return note(size, name, await measureSteady(shop, sent, settings));
      if (hot.includes(name)) await note(size, name, await measureHot(shop, sent[0]!, settings));
      const replayed = comparedRows.includes(name) ? [] : logged[name]!;
      await note(size, name, await measureCold(shop, database, sent, replayed, settings));
    });
}

async function measureWrites(
  shop: Shop,
  shopSettings: Settings,
  size: number,
  { holder, buyers }: Cast,
): Promise<void> {
  const heat = 'write';
  await attempt(size, 'booking', async () => {
    const database = shopSettings.DATABASE_URL;
    const { ours, ...beside } = await measureBookings(folder, shop.url, database, buyers, settings);
    await note(size, 'booking', { heat, ...timesOf(ours), residentMb: residentMb(shop.pid), ...beside });
  });
  await attempt(size, 'actions in deals', async () => {
    const measured = await measureTransitions(
      shop.url,
      holder,
      buyers.slice(0, settings.connections),
      settings.seconds,
    );
    await note(size, 'actions in deals', { heat, ...measured, residentMb: residentMb(shop.pid) });
  });
  await attempt(size, '10,000 orders expire', async () => {
    const { perSecond, seconds: took } = await measureDue(shopSettings.DATABASE_URL);
    const ms = { p50: took * 1000, p99: took * 1000 };
    await note(size, '10,000 orders expire', {
      heat,
      perSecond,
      ...ms,
      residentMb: residentMb(shop.pid),
    });
  });
  // Waits, because the many writes of pgbench make the shop rebuild its index.
  await shop.indexed();
  const changes = 'changes, 20 a second';
  await attempt(size, changes, async () => {
    const times = timesOf(await measureChanges(shop.url, holder, settings));
    await note(size, changes, { heat, ...times, residentMb: residentMb(shop.pid) });
  });
  const stale = 'stale reads after own writes, two processes';
  await attempt(size, stale, async () => {
    const other = await startShop(shopSettings);
    try {
      await other.indexed();
      const stats = await countStale([shop.url, other.url], holder, settings);
      const seen = { count: stats.stale, reads: stats.requests };
      const measured = { heat, ...timesOf(stats), residentMb: residentMb(other.pid), stale: seen } as const;
      await note(size, stale, measured);
      if (seen.count > 0) throw new Error(`${seen.count} of ${seen.reads} reads after a write were stale`);
    } finally {
      await other.stop();
    }
  });
}

const timesOf = ({ perSecond, p50, p99 }: LoadStats) => ({ perSecond, p50, p99 });
type Settings = { STATE_DIR: string; DATABASE_URL: string; TRUSTED_PROXIES: string };

async function measureSize(databases: Databases, size: number): Promise<void> {
  const database = await databases.open(size);
  const STATE_DIR = join(folder, `shop-${size}`);
  const shopSettings = { STATE_DIR, DATABASE_URL: database, TRUSTED_PROXIES: '127.0.0.1' };
  let shop = await startShop(shopSettings);
  try {
    await attempt(size, startsRow, async () => {
      await shop.stop();
      const starts = await measureStarts(shopSettings);
      results.runs[size] = { machine: '', command: '', databaseMb: 0, ...results.runs[size], starts };
      const formatStarts = ({ ms, mb }: (typeof starts)['rows']) =>
        `${(ms / 1000).toFixed(1)} s, ${mb.toFixed(0)} MB`;
      console.log(
        `${sizeName(size)}, ${startsRow}: ${formatStarts(starts.rows)}; from its snapshot ${formatStarts(starts.snapshot)}`,
      );
      shop = await startShop(shopSettings);
    });
    await shop.indexed();
    const cast = await createCast(shop.url, database, 16);
    const all = Object.entries(await sampleRequests(shop.url, database, cast.holder));
    const requests = Object.fromEntries(all.filter(([name]) => options.rows.test(name)));
    await shop.stop();
    const logged = await logStatements(folder, shopSettings, requests);
    shop = await startShop(shopSettings);
    await shop.indexed();
    const machine = await describeServer(database);
    const starts = results.runs[size]?.starts;
    results.runs[size] = { machine, command: options.command, databaseMb: await databaseMb(database) };
    if (starts) results.runs[size].starts = starts;
    await measureReads(shop, database, size, requests, logged);
    await measureWrites(shop, shopSettings, size, cast);
  } finally {
    await shop.stop();
  }
}

async function databaseMb(database: string): Promise<number> {
  const text = 'select pg_database_size(current_database()) / 1048576 as mb';
  return within(database, async (client) => Number((await client.query<{ mb: string }>(text)).rows[0]!.mb));
}

needPrograms();
const databases = await openDatabases(folder);
try {
  for (const size of options.sizes) await measureSize(databases, size);
} finally {
  await databases.close();
  if (!options.keep) await rm(folder, { recursive: true, force: true });
}
printResults(results);
if (options.write) await writeResults(results);
for (const line of wrong) console.error(`WRONG: ${line}`);
process.exitCode = wrong.length > 0 ? 1 : 0;
