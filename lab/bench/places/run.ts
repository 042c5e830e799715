import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type pg from 'pg';
import { startEmbeddedPostgres } from '#embedded-postgres/start.ts';
import { loadRegions } from '#src/accounts/places/load-regions.server.ts';
import { loadPlaces } from '#src/accounts/places/load.server.ts';
import { loadConfig } from '#src/platform/config/config.server.ts';
import { connectWithoutTimeouts } from '#src/platform/db/connect.server.ts';
import { migrate, readMigrations } from '#src/platform/db/migrate.server.ts';
import { createLog } from '#src/platform/observability/log.server.ts';
import { createApi } from '#src/server/api/create-api.ts';
import { openRuntime } from '#src/server/start-up/runtime.ts';
import { printTable } from '#lab/bench/report.ts';

// Measures how long the places take to load, and how long their suggestions take while texts are typed.
const root = join(import.meta.dirname, '../../..');
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

const at = (times: readonly number[], share: number): string =>
  (times[Math.ceil(times.length * share) - 1] ?? 0).toFixed(1);
const rowOf = (name: string, times: readonly number[]): string[] => [
  name,
  String(times.length),
  ...[0.5, 0.99, 1].map((share) => at(times, share)),
];

async function measureSuggestions(address: pg.PoolConfig, stateDir: string): Promise<void> {
  const settings = { STATE_DIR: stateDir, RATE_LIMITS: 'off', LOAD_SHEDDING: 'off', LOG_LEVEL: 'error' };
  const { app, close } = await openRuntime(loadConfig(settings), address, root);
  const api = createApi(app);
  /** Returns the times in milliseconds, in ascending order. */
  async function timeAll(toQuery: (q: string) => Record<string, string>): Promise<number[]> {
    const times: number[] = [];
    for (const text of typed) {
      const query = new URLSearchParams(toQuery(text));
      const from = performance.now();
      const response = await api.fetch(new Request(`http://localhost:3000/places?${query}`));
      await response.text();
      times.push(performance.now() - from);
      if (!response.ok) throw new Error(`${text} responded with ${response.status}`);
    }
    return times.toSorted((one, other) => one - other);
  }
  try {
    await timeAll((q) => ({ q, near: '2886242' }));
    printTable([
      ['suggestions', 'texts', 'p50, ms', 'p99, ms', 'worst, ms'],
      rowOf('anywhere', await timeAll((q) => ({ q }))),
      rowOf('near Seattle', await timeAll((q) => ({ q, near: seattle }))),
      rowOf('with a region', await timeAll((q) => ({ q: `${q}, Niedersachsen` }))),
    ]);
  } finally {
    await close();
  }
}

const stateDir = await mkdtemp(join(tmpdir(), 'rangefinder-places-'));
try {
  const postgres = await startEmbeddedPostgres({ stateDir });
  try {
    await measureLoad(postgres.address);
    await measureSuggestions(postgres.address, stateDir);
  } finally {
    await postgres.stop();
  }
} finally {
  await rm(stateDir, { recursive: true, force: true });
}
