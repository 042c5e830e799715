import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Hono } from 'hono';
import type pg from 'pg';
import { loadRegions } from '#src/accounts/places/load-regions.server.ts';
import { loadPlaces } from '#src/accounts/places/load.server.ts';
import { connectWithoutTimeouts } from '#src/platform/db/connect.server.ts';
import { migrate, readMigrations } from '#src/platform/db/migrate.server.ts';
import { createLog } from '#src/platform/observability/log.server.ts';
import { root } from '#src/server/start-up/environment.ts';
import { quantile } from '#lab/bench/options.ts';
import { fine, printMachine, printTable } from '#lab/bench/report.ts';
import { inOwnApp } from '#lab/bench/shop.ts';

// Measures how long the places take to load, and how long their suggestions take while texts are typed.
const file = await readFile(join(root, 'test/gold/places-typed.tsv'), 'utf8');
const texts = file
  .trimEnd()
  .split('\n')
  .slice(1)
  .map((line) => line.split('\t')[2] ?? '');
/** Each text as it grows letter by letter; suggestions of the same text would come from memory. */
const typed = [
  ...new Set(texts.flatMap((text) => [...text].map((_, at) => [...text].slice(0, at + 1).join('')))),
];
const seattle = '5809844';

/** Loads the places into an empty database, as the first start of a shop does. */
async function measureLoad(address: pg.PoolConfig): Promise<void> {
  const db = connectWithoutTimeouts(address, createLog('silent'));
  try {
    await migrate(db, await readMigrations(join(root, 'db/migrations')));
    const memory = process.memoryUsage.rss();
    const started = performance.now();
    await loadPlaces(db, root);
    const places = performance.now();
    await loadRegions(db, root);
    const seconds = [places - started, performance.now() - places].map((ms) => (ms / 1000).toFixed(1));
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
    for (const text of typed) {
      const query = new URLSearchParams(toQuery(text));
      const startMs = performance.now();
      const response = await api.fetch(new Request(`http://localhost:3000/places?${query}`));
      await response.text();
      times.push(performance.now() - startMs);
      if (!response.ok) throw new Error(`${text} responded with ${response.status}`);
    }
    return [name, String(times.length), ...[0.5, 0.99, 1].map((share) => fine(quantile(times, share)))];
  }
  await rowOf('warm-up', (q) => ({ q, near: '2886242' }));
  printTable([
    ['suggestions', 'texts', 'p50, ms', 'p99, ms', 'worst, ms'],
    await rowOf('anywhere', (q) => ({ q })),
    await rowOf('near Seattle', (q) => ({ q, near: seattle })),
    await rowOf('with a region', (q) => ({ q: `${q}, Niedersachsen` })),
  ]);
}

printMachine();
await inOwnApp(({ api }) => measureSuggestions(api), measureLoad);
