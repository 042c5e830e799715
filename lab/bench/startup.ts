import { join } from 'node:path';
import { startEmbeddedPostgres } from '#embedded-postgres/start.ts';
import { median } from './options.ts';
import { startShop } from './processes.ts';

/** The median of three starts of a shop, in milliseconds. */
async function timeStarts(settingsOf: (turn: number) => Record<string, string>): Promise<number> {
  const times: number[] = [];
  for (let turn = 0; turn < 3; turn++) {
    const shop = await startShop(settingsOf(turn));
    times.push(shop.readyMs);
    await shop.stop();
  }
  return median(times);
}

export type Startup = { empty: number; embedded: number; external: number };

/** Starts with the build done: on nothing, on an embedded database with data, and on a server that runs already. */
export async function timeStartup(folder: string): Promise<Startup> {
  const empty = await timeStarts((turn) => ({ STATE_DIR: join(folder, `start-${turn}`) }));
  const STATE_DIR = join(folder, 'start-0');
  const embedded = await timeStarts(() => ({ STATE_DIR }));
  const postgres = await startEmbeddedPostgres({ stateDir: STATE_DIR });
  try {
    const { user, password, host, port, database } = postgres.address;
    const DATABASE_URL = `postgres://${user}:${password}@localhost:${port}/${database}?host=${encodeURIComponent(host)}`;
    return { empty, embedded, external: await timeStarts(() => ({ STATE_DIR, DATABASE_URL })) };
  } finally {
    await postgres.stop();
  }
}
