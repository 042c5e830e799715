import assert from 'node:assert/strict';
import { readFileSync, statSync, existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Case, Installation } from './installation.ts';
import { signUp, roleOf } from './user.ts';
import { killAll, postgresIn, waitUntilEmpty } from './processes.ts';
import {
  pressCtrlC,
  type Ready,
  serverPid,
  type Settings,
  type Shop,
  start,
  whenReady,
  waitFor,
} from './shop.ts';

const email = 'ada@example.com';
const describeStart = ({ database, seconds }: Ready) => `${database}, ready in ${seconds} s`;

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

/** Starts, stops and kills an installation, and checks its data each time. */
export function lifeCases(
  account: string,
  at: () => Installation,
  settings: Settings,
  expectedDatabase: string,
): Case[] {
  async function startReady(): Promise<{ shop: Shop; note: string }> {
    const shop = await start(at(), settings);
    const ready = await whenReady(shop);
    assert.equal(ready.database, expectedDatabase);
    return { shop, note: describeStart(ready) };
  }

  /** Starts the shop after a crash, and stops it. */
  async function startAfter(crash: (shop: Shop) => Promise<void>): Promise<string> {
    await crash((await startReady()).shop);
    const { shop, note } = await startReady();
    assert.equal(await roleOf(shop, email), 'Seller', 'a user who signed up earlier still exists');
    await pressCtrlC(shop);
    await waitUntilEmpty(at().folder);
    return note;
  }

  return [
    {
      name: `${account}: the first start creates a demo shop, and Ctrl-C leaves no process behind`,
      async run() {
        const { shop, note } = await startReady();
        assert.equal(statSync(join(shop.stateDir, 'demo.txt')).mode & 0o777, 0o600);
        assertNoPasswords(shop);
        const cameras = (await (await fetch(`${shop.url}/api/cameras`)).json()) as unknown[];
        assert.ok(cameras.length > 0, 'the demo shop has cameras');
        await signUp(shop, email);
        await pressCtrlC(shop);
        await waitUntilEmpty(at().folder);
        return note;
      },
    },
    {
      name: `${account}: the second start does not build or load the demo, and SIGTERM leaves no process behind`,
      async run() {
        const { shop, note } = await startReady();
        assert.ok(
          !/Building|Loading/.test(shop.output()),
          'the second start does not build or load the demo',
        );
        assertNoPasswords(shop);
        assert.equal(await roleOf(shop, email), 'Seller', 'a user who signed up earlier still exists');
        shop.npm.kill('SIGTERM');
        await shop.exited;
        await waitUntilEmpty(at().folder);
        return note;
      },
    },
    {
      name: `${account}: after kill -9 of node, the next start replaces the database that is still running`,
      async run() {
        return startAfter(async (shop) => {
          killAll([{ pid: serverPid(shop), command: 'node' }]);
          await shop.exited;
          assert.ok(postgresIn(shop.stateDir).length > 0, 'the database outlives its server');
        });
      },
    },
    {
      name: `${account}: after kill -9 of node and PostgreSQL, the next start recovers`,
      async run() {
        return startAfter(async (shop) => {
          killAll([{ pid: serverPid(shop), command: 'node' }, ...postgresIn(shop.stateDir)]);
          await shop.exited;
          await waitUntilEmpty(at().folder);
        });
      },
    },
  ];
}

type At = () => Installation;

const hasDraft = (shop: Shop): boolean => {
  const folder = join(shop.stateDir, 'postgres');
  return existsSync(folder) && readdirSync(folder).some((name) => name.startsWith('init-'));
};

/** Stops the shop at various points before it is ready. */
export function endingCases(at: At): Case[] {
  const moments: [string, string, (shop: Shop) => boolean][] = [
    ['creates its database', '.state-early-1', hasDraft],
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
