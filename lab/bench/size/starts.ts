import { existsSync, statSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { residentMb, startShop } from '#lab/bench/processes.ts';

export const startsRow = 'start until the index is ready';

/**
 * The time until the search index is ready and the memory of the process, when the index is built from `rows` and when
 * it is loaded from a `snapshot`. `fileMb` is the size of the snapshot.
 */
export type Starts = {
  rows: { ms: number; mb: number };
  snapshot: { ms: number; mb: number };
  fileMb: number;
};

/** Starts the shop without a snapshot of its search index, and again with one. */
export async function measureStarts(settings: { STATE_DIR: string; DATABASE_URL: string }): Promise<Starts> {
  const file = join(settings.STATE_DIR, 'search-index');
  await rm(file, { force: true });
  const start = async () => {
    const shop = await startShop(settings);
    try {
      const measured = { ms: await shop.indexed(), mb: residentMb(shop.pid) };
      while (!existsSync(file)) await wait(100);
      return measured;
    } finally {
      await shop.stop();
    }
  };
  const rows = await start();
  const snapshot = await start();
  return { rows, snapshot, fileMb: statSync(file).size / 1024 / 1024 };
}
