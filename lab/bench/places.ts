import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbeddedPostgres } from '#embedded-postgres/start.ts';
import { loadPlaces } from '#src/accounts/places/load.server.ts';
import { loadConfig } from '#src/platform/config/config.server.ts';
import { connect } from '#src/platform/db/connect.server.ts';
import { migrate, readMigrations } from '#src/platform/db/migrate.server.ts';
import { createLog } from '#src/platform/observability/log.server.ts';
import { createApi } from '#src/server/api/create-api.ts';
import { openRuntime } from '#src/server/start-up/runtime.ts';
import { printTable } from './report.ts';

// Measures how long the places take to load, and how long their suggestions take while texts are typed.
const root = join(import.meta.dirname, '../..');
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

const stateDir = await mkdtemp(join(tmpdir(), 'rangefinder-places-'));
const postgres = await startEmbeddedPostgres({ stateDir });
const db = connect(postgres.address, createLog('silent'));
await migrate(db, await readMigrations(join(root, 'db/migrations')));
const memory = process.memoryUsage.rss();
const started = performance.now();
await loadPlaces(db, root);
const seconds = ((performance.now() - started) / 1000).toFixed(1);
const added = ((process.memoryUsage.rss() - memory) / 1e6).toFixed(0);
console.log(`The first load took ${seconds} s and ${added} MB.`);
await db.destroy();

const settings = { STATE_DIR: stateDir, RATE_LIMITS: 'off', LOAD_SHEDDING: 'off', LOG_LEVEL: 'error' };
const { app, close } = await openRuntime(loadConfig(settings), postgres.address, root);
const api = createApi(app);

/** Returns the times in milliseconds, in ascending order. */
async function timeAll(more: Record<string, string>): Promise<number[]> {
  const times: number[] = [];
  for (const q of typed) {
    const from = performance.now();
    const response = await api.fetch(
      new Request(`http://localhost:3000/places?${new URLSearchParams({ q, ...more })}`),
    );
    await response.text();
    times.push(performance.now() - from);
    if (!response.ok) throw new Error(`${q} responded with ${response.status}`);
  }
  return times.toSorted((one, other) => one - other);
}

const at = (times: readonly number[], share: number): string =>
  (times[Math.ceil(times.length * share) - 1] ?? 0).toFixed(1);
const rowOf = (name: string, times: readonly number[]): string[] => [
  name,
  String(times.length),
  ...[0.5, 0.99, 1].map((share) => at(times, share)),
];
await timeAll({ near: '2886242' });
printTable([
  ['suggestions', 'texts', 'p50, ms', 'p99, ms', 'worst, ms'],
  rowOf('anywhere', await timeAll({})),
  rowOf('near Seattle', await timeAll({ near: seattle })),
]);
await close();
await postgres.stop();
await rm(stateDir, { recursive: true, force: true });
