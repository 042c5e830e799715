import assert from 'node:assert/strict';
import { existsSync, readFileSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Case } from '#lab/cases.ts';
import { killAll } from '#lab/helpers/ground.ts';
import type { Installation } from './installation.ts';
import {
  expectNoneLeft,
  expectRole,
  postgresOf,
  pressCtrlC,
  serverPid,
  signUp,
  start,
  terminate,
  waitFor,
  whenReady,
  whileRunning,
  type Settings,
  type Shop,
} from './shop.ts';

/** Checks that no password was printed: logs are kept longer than a demo shop, so passwords go only to terminals. */
function assertNoPasswords(shop: Shop): void {
  const path = join(shop.stateDir, 'demo.txt');
  assert.ok(
    shop.output().includes(`Logins of the demo shop: ${path}"`),
    'the output names the file with the logins',
  );
  const passwords = readFileSync(path, 'utf8').match(/(?<=@\S+ +)\S+/g) ?? [];
  assert.ok(passwords.length > 0, 'the file has passwords');
  for (const word of passwords) assert.ok(!shop.output().includes(word), 'no password is printed');
}

const expectUser = (shop: Shop): Promise<void> => expectRole(shop, 'Seller');

/** Starts, stops and kills an installation, and checks its data each time. */
export function lifeCases(
  account: string,
  at: () => Installation,
  settings: Settings,
  expectedDatabase: string,
): Case[] {
  type Act = (shop: Shop) => unknown;
  /** Starts the shop, acts, and ends it. Returns how the database runs. */
  const startAnd = (act: Act, end?: (shop: Shop) => Promise<unknown>): Promise<string> =>
    whileRunning(
      start(at(), settings),
      async (shop, { database, seconds }) => {
        assert.equal(database, expectedDatabase);
        await act(shop);
        return `${database}, ready in ${seconds} s`;
      },
      end,
    );
  /** Kills the shop, with or without its database, and starts it again. */
  const startAfterKill = async (isDatabaseKilled: boolean): Promise<string> => {
    const shop = await start(at(), settings);
    await whenReady(shop);
    const database = postgresOf(shop);
    killAll([{ pid: serverPid(shop) }, ...(isDatabaseKilled ? database : [])]);
    await shop.exited;
    if (isDatabaseKilled) await expectNoneLeft(shop);
    else assert.ok(postgresOf(shop).length > 0, 'the database outlives its server');
    return startAnd(expectUser);
  };

  return [
    {
      name: `${account}: the first start creates a demo shop, and Ctrl-C leaves no process behind`,
      run: () =>
        startAnd(async (shop) => {
          assert.equal(statSync(join(shop.stateDir, 'demo.txt')).mode & 0o777, 0o600);
          assertNoPasswords(shop);
          const cameras = (await (await fetch(`${shop.url}/api/cameras`)).json()) as unknown[];
          assert.ok(cameras.length > 0, 'the demo shop has cameras');
          await signUp(shop);
        }),
    },
    {
      name: `${account}: the second start does not build or load the demo, and SIGTERM leaves no process behind`,
      run: () =>
        startAnd(async (shop) => {
          assert.doesNotMatch(shop.output(), /Building|Loading/);
          assertNoPasswords(shop);
          await expectUser(shop);
        }, terminate),
    },
    {
      name: `${account}: after kill -9 of node, the next start replaces the database that is still running`,
      run: () => startAfterKill(false),
    },
    {
      name: `${account}: after kill -9 of node and PostgreSQL, the next start recovers`,
      run: () => startAfterKill(true),
    },
  ];
}

const hasDraft = (shop: Shop): boolean => {
  const folder = join(shop.stateDir, 'postgres');
  return existsSync(folder) && readdirSync(folder).some((name) => name.startsWith('init-'));
};

/** Stops the shop at various points before it is ready. */
export function endingCases(at: () => Installation): Case[] {
  const moments: [string, string, (shop: Shop) => boolean][] = [
    ['creates its database', '.state-early-1', hasDraft],
    ['starts its database', '.state-early-2', (shop) => postgresOf(shop).length > 1],
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
        await expectNoneLeft(shop);
        assert.doesNotMatch(shop.errors(), /^\s+at /m);
      },
    })),
  );
}
