import { existsSync, mkdirSync, rmSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { measureBookings, usersOf, type Database } from '#lab/bench/database.ts';
import { drive, driveWell, inTurn, summarize, type Sent, type Stats } from '#lab/bench/drive.ts';
import { failFor, fine, median, printTable, readOptions, timed, whole } from '#lab/bench/report.ts';
import { inSeededShop, residentMb } from '#lab/bench/shop.ts';
import type { BuiltShop } from '#lab/helpers/shop.ts';
import { addCamera } from '#lab/helpers/users.ts';
import { sampleRequests } from './samples.ts';

// Measures lists, facets, searches, suggestions, fit, starts and writes by the number of items.
const options = readOptions({ sizes: '10k,100k,1m', seconds: 5, connections: 16, rows: '', keep: '' });
const { seconds, connections } = options;
const wanted = new RegExp(options.rows);
const pace = { callers: connections };
const wrong: string[] = [];
const head = ['items', 'request', 'per second', 'p50, p99 ms', 'alone: median, worst ms', 'MB'];
const table: string[][] = [];

function toSize(text: string): number {
  const [, digits, unit] = /^(\d+)([km]?)$/i.exec(text.trim()) ?? [];
  if (!digits) throw new Error(`--sizes: ${text} is not a size such as 10k, 100k or 1m`);
  return Number(digits) * ({ k: 1000, m: 1_000_000 }[unit!.toLowerCase()] ?? 1);
}

/** Measures a row that `--rows` selects. A failure does not stop the others. */
async function attempt(size: number, name: string, measure: () => Promise<string[]>): Promise<void> {
  if (!wanted.test(name)) return;
  try {
    const row = [whole(size), name, ...(await measure())];
    table.push(row);
    console.log(row.join(', '));
  } catch (error) {
    wrong.push(`${whole(size)} items, ${name}: ${error instanceof Error ? error.message : String(error)}`);
  }
}

const cellsOf = ({ perSecond, p50, p99 }: Stats, shop: BuiltShop, alone = ''): string[] => [
  whole(perSecond),
  `${fine(p50)}, ${fine(p99)}`,
  alone,
  whole(residentMb(shop.pid)),
];

/** Sends requests one at a time, each three times after the lists have changed. Returns the median and the worst. */
async function measureAlone(
  { url }: BuiltShop,
  { client }: Database,
  sent: readonly Sent[],
): Promise<string> {
  const times: number[] = [];
  const endMs = performance.now() + 8_000;
  for (const each of sent.slice(0, 40)) {
    if (performance.now() > endMs) break;
    const turns: number[] = [];
    while (turns.length < 3) {
      await client.query("insert into changes (tags) values ('{list:cameras,list:lens,list:accessories}')");
      await client.query('notify changed');
      await delay(15);
      const bearer = each.token && { authorization: `bearer ${each.token}` };
      const headers = { 'cache-control': 'no-store', ...bearer };
      turns.push(await timed(async () => (await fetch(url + each.path, { headers })).arrayBuffer()));
    }
    times.push(median(turns));
  }
  return `${fine(median(times))}, ${fine(Math.max(...times))}`;
}

const facets = '/api/search/facets?kind=lens';
const pages = ['/', '/cameras', '/api/search?q=canon', '/api/lens?brand=leica', facets].map((path) => ({
  path,
}));

/** Measures reads of lists and pages while a seller edits an item twenty times a second. */
async function measureChanges(shop: BuiltShop, database: Database): Promise<string[]> {
  const [seller] = await usersOf(database.client, 'Seller', 1);
  const { id } = await addCamera(shop.url, seller!);
  await driveWell(shop.url, pages, { seconds: 1, pace });
  const edit = (): Sent => ({
    method: 'PATCH',
    path: `/api/cameras/${id}`,
    token: seller!.token,
    body: { sale: 300 + Math.floor(Math.random() * 100) },
    // In another network than the readers, because a network that has just written gets fresh lists immediately.
    from: '203.0.113.7',
  });
  const edits = drive(shop.url, edit, { seconds, pace: { perSecond: 20 } });
  const reads = await drive(shop.url, inTurn(pages), { seconds, pace });
  const refused = (await edits).samples.filter(({ status }) => status !== 200);
  if (refused.length > 0)
    throw new Error(`${refused.length} edits were rejected, one with ${refused[0]!.status}`);
  return cellsOf(summarize(reads), shop);
}

/** Measures how many orders expire per second when up to ten thousand are due at the same time. */
async function measureDue(shop: BuiltShop, { client }: Database): Promise<string[]> {
  const { rowCount } = await client.query(
    `update orders set due_at = now() - interval '1 second' where id in (
      select id from orders where stage = 'accepted' and due_at > now() order by id limit 10000)`,
  );
  const left = async () =>
    (await client.query<{ count: number }>('select count(*)::int from orders where due_at <= now()')).rows[0]!
      .count;
  // The sweep starts within a minute.
  while ((await left()) === rowCount) await delay(100);
  const startMs = performance.now();
  while ((await left()) > 0) await delay(200);
  const took = (performance.now() - startMs) / 1000;
  return [whole(rowCount! / took), `${whole(rowCount!)} in ${fine(took)} s`, '', whole(residentMb(shop.pid))];
}

/** Measures a start without a snapshot of the search index, and another one with it. */
async function measureStarts(start: () => Promise<BuiltShop>, snapshot: string): Promise<string[]> {
  rmSync(snapshot, { force: true });
  const measure = async (): Promise<string> => {
    const shop = await start();
    const mb = residentMb(shop.pid);
    while (!existsSync(snapshot)) await delay(100);
    await shop.stop('SIGINT');
    return `${fine((await shop.indexed()) / 1000)} s, ${whole(mb)} MB`;
  };
  const cells = [`from rows ${await measure()}`, `from a snapshot ${await measure()}`];
  return [...cells, '', `file ${whole(statSync(snapshot).size / 2 ** 20)}`];
}

async function measureSize(size: number): Promise<void> {
  const kept = options.keep && resolve(options.keep);
  await inSeededShop(
    size,
    async (database, startWith, folder) => {
      const state = join(folder, `shop-${size}`);
      const start = () => startWith({ STATE_DIR: state });
      await attempt(size, 'start until the index is ready', () =>
        measureStarts(start, join(state, 'search-index')),
      );
      const shop = await start();
      for (const [name, sent] of Object.entries(await sampleRequests(shop.url, database)))
        await attempt(size, name, async () => {
          const alone = await measureAlone(shop, database, sent);
          await driveWell(shop.url, sent, { seconds: 1, pace, uncached: true });
          return cellsOf(await driveWell(shop.url, sent, { seconds, pace, uncached: true }), shop, alone);
        });
      await attempt(size, 'changes, 20 a second', () => measureChanges(shop, database));
      const buyers = await usersOf(database.client, 'Buyer', connections);
      const book = () => measureBookings(database, shop.url, buyers, seconds);
      await attempt(size, 'booking', async () => cellsOf(await book(), shop));
      await attempt(size, 'orders expire', () => measureDue(shop, database));
      await shop.stop('SIGINT');
    },
    kept,
  );
}

if (options.keep) mkdirSync(options.keep, { recursive: true });
for (const size of options.sizes.split(',').map(toSize)) await measureSize(size);
printTable([head, ...table]);
failFor(wrong);
