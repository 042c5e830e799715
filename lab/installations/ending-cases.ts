import assert from 'node:assert/strict';
import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Case } from './cases.ts';
import type { Installation } from './installation.ts';
import { postgresIn, waitUntilEmpty } from './processes.ts';
import { pressCtrlC, type Shop, start, waitFor } from './shop.ts';

type At = () => Installation;

const hasDraft = (shop: Shop): boolean => {
  const folder = join(shop.stateDir, 'postgres');
  return existsSync(folder) && readdirSync(folder).some((name) => name.startsWith('init-'));
};

/** Stopped before it serves: the moments when something runs that nobody waits for yet. */
export function endingCases(at: At): Case[] {
  const moments: [string, string, (shop: Shop) => boolean][] = [
    ['makes its database', '.state-early-1', hasDraft],
    ['starts its database', '.state-early-2', (shop) => postgresIn(shop.stateDir).length > 1],
    ['builds', '.state-early-3', (shop) => shop.output().includes('Building the pages')],
    ['loads the demo shop', '.state-early-4', (shop) => shop.output().includes('Loading the demo shop')],
  ];
  const ends: [string, (shop: Shop) => Promise<unknown>][] = [
    ['Ctrl-C', pressCtrlC],
    ['SIGTERM', (shop) => (shop.npm.kill('SIGTERM'), shop.exited)],
  ];
  return moments.flatMap(([what, stateDir, isNow]) =>
    ends.map(([how, end]) => ({
      name: `${how} while the shop ${what} leaves no process behind`,
      async run() {
        rmSync(join(at().folder, 'build/stamp'), { force: true });
        const shop = await start(at(), { STATE_DIR: `${stateDir}-${how}` });
        await waitFor(shop, what, () => isNow(shop));
        await end(shop);
        await waitUntilEmpty(at().folder);
        assert.doesNotMatch(shop.errors(), /^\s+at /m);
      },
    })),
  );
}
