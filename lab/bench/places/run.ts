import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Hono } from 'hono';
import type pg from 'pg';
import { fine, printTable, quantile, timed } from '#lab/bench/report.ts';
import { inOwnApp } from '#lab/bench/shop.ts';
import { loadRegions } from '#src/media/places/load-regions.server.ts';
import { loadPlaces } from '#src/media/places/load.server.ts';
import { connectWithoutTimeouts } from '#src/platform/db/connect.server.ts';
import { migrate, readMigrations } from '#src/platform/db/migrate.server.ts';
import { createLog } from '#src/platform/observability/log.server.ts';
import { root } from '#src/server/start-up/environment.ts';

// Measures how long the places take to load, and how long their suggestions take while texts are typed.
const [, ...rows] = (await readFile(join(root, 'test/gold/places-typed.tsv'), 'utf8')).trimEnd().split('\n');
/** Each text as it grows letter by letter; suggestions of the same text would come from memory. */
const typed = new Set(
  rows.flatMap((row) => {
    const letters = [...(row.split('\t')[2] ?? '')];
    return letters.map((_, at) => letters.slice(0, at + 1).join(''));
  }),
);

/** Loads the places into an empty database, as the first start of a shop does. */
async function measureLoad(address: pg.PoolConfig): Promise<void> {
  const db = connectWithoutTimeouts(address, createLog('silent'));
  try {
    await migrate(db, await readMigrations(join(root, 'db/migrations')));
    const memory = process.memoryUsage.rss();
    const loads = [() => loadPlaces(db, root), () => loadRegions(db, root)];
    const seconds: string[] = [];
    for (const load of loads) seconds.push(((await timed(load)) / 1000).toFixed(1));
    const added = ((process.memoryUsage.rss() - memory) / 1e6).toFixed(0);
    console.log(
      `The first load took ${seconds[0]} s for places, ${seconds[1]} s for regions, and ${added} MB.`,
    );
  } finally {
    await db.destroy();
  }
}

/** Measures one suggestion at a time for all texts. */
async function measureSuggestions(api: Hono): Promise<void> {
  async function rowOf(name: string, toQuery: (q: string) => Record<string, string>): Promise<string[]> {
    const times: number[] = [];
    const ask = async (text: string): Promise<void> => {
      const url = `http://localhost:3000/places?${new URLSearchParams(toQuery(text))}`;
      const response = await api.fetch(new Request(url));
      await response.text();
      if (!response.ok) throw new Error(`${text} responded with ${response.status}`);
    };
    for (const text of typed) times.push(await timed(() => ask(text)));
    return [name, String(times.length), ...[0.5, 0.99, 1].map((share) => fine(quantile(times, share)))];
  }
  await rowOf('warm-up', (q) => ({ q, near: '2886242' }));
  printTable([
    ['suggestions', 'texts', 'p50, ms', 'p99, ms', 'worst, ms'],
    await rowOf('anywhere', (q) => ({ q })),
    await rowOf('near Seattle', (q) => ({ q, near: '5809844' })),
    await rowOf('with a region', (q) => ({ q: `${q}, Niedersachsen` })),
  ]);
}

await inOwnApp(({ api }) => measureSuggestions(api), measureLoad);
