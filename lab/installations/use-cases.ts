import assert from 'node:assert/strict';
import { existsSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findFreePort } from '#test/free-port.ts';
import type { Case, Installation } from './installation.ts';
import { roleOf, signUp } from './user.ts';
import { waitUntilEmpty } from './processes.ts';
import {
  expectRefusal,
  pressCtrlC,
  runNpm,
  serverPid,
  start,
  waitFor,
  waitForResponse,
  whenReady,
} from './shop.ts';
import { openTestDatabase } from './test-database.ts';

type At = () => Installation;

const settings = { STATE_DIR: '.state-use', DEMO: '0' };

/** Cases of an operator: settings, an external database, the first admin. */
export function useCases(at: At, base: string): Case[] {
  async function makeAdmin(email: string) {
    return runNpm(at(), ['run', 'make-admin', '--', email], settings);
  }
  async function expectAdmin(email: string): Promise<void> {
    const run = await makeAdmin(email);
    assert.equal(await run.exited, 0, run.errors());
    assert.match(run.output(), new RegExp(`${email} is now an admin`));
  }

  return [
    {
      name: 'DEMO=0 leaves the shop empty, whoever starts it from whatever folder',
      async run() {
        const env = { ...settings, PORT: String(await findFreePort()) };
        const shop = runNpm(at(), ['--prefix', at().folder, 'start'], env, '/');
        await whenReady(shop);
        assert.deepEqual(await (await fetch(`${shop.url}/api/cameras`)).json(), []);
        assert.ok(!existsSync(join(shop.stateDir, 'demo.txt')));
        await pressCtrlC(shop);
        await waitUntilEmpty(at().folder);
      },
    },
    {
      name: 'the shop goes on when nobody reads its output any more',
      async run() {
        const shop = await start(at(), settings);
        await waitFor(shop, 'npm had said what it runs', () => shop.output().includes('server.ts'));
        shop.npm.stdout!.destroy();
        shop.npm.stderr!.destroy();
        await waitForResponse(`${shop.url}/readyz`);
        process.kill(serverPid(shop), 'SIGTERM');
        await waitUntilEmpty(at().folder);
      },
    },
    {
      name: 'a file .env is honoured, and the environment wins over it',
      async run() {
        const [inFile, inEnvironment] = [await findFreePort(), await findFreePort()];
        const file = join(at().folder, '.env');
        writeFileSync(file, `PORT=${inFile}\nDEMO=0\nSTATE_DIR=${settings.STATE_DIR}\n`);
        try {
          for (const [given, port] of [
            [{}, inFile],
            [{ PORT: String(inEnvironment) }, inEnvironment],
          ] as const) {
            const shop = { ...runNpm(at(), ['start'], given), url: `http://127.0.0.1:${port}` };
            await whenReady(shop);
            assert.ok(existsSync(join(at().folder, settings.STATE_DIR, 'lock')));
            await pressCtrlC(shop);
            await waitUntilEmpty(at().folder);
          }
        } finally {
          rmSync(file);
        }
      },
    },
    {
      name: 'make-admin makes an admin while the shop runs and while it does not',
      async run() {
        const shop = await start(at(), settings);
        await whenReady(shop);
        for (const email of ['up@example.com', 'down@example.com']) await signUp(shop, email);
        await expectAdmin('up@example.com');
        assert.equal(await roleOf(shop, 'up@example.com'), 'admin');
        await pressCtrlC(shop);
        await waitUntilEmpty(at().folder);
        await expectAdmin('down@example.com');
        await waitUntilEmpty(at().folder);
        const again = await start(at(), settings);
        await whenReady(again);
        assert.equal(await roleOf(again, 'down@example.com'), 'admin');
        await pressCtrlC(again);
        await waitUntilEmpty(at().folder);
      },
    },
    {
      name: 'make-admin for an unknown email says so in one line and leaves no process behind',
      async run() {
        await expectRefusal(
          await makeAdmin('nobody@example.com'),
          /^There is no account with the email nobody@example\.com/,
        );
        await waitUntilEmpty(at().folder);
      },
    },
    {
      name: 'with DATABASE_URL nothing embedded starts, and no demo shop is loaded',
      async run() {
        const database = await openTestDatabase(join(base, 'database'));
        try {
          const shop = await start(at(), { DATABASE_URL: database.url, STATE_DIR: '.state-external' });
          const ready = await whenReady(shop);
          assert.equal(ready.database, 'DATABASE_URL');
          assert.ok(!existsSync(join(shop.stateDir, 'postgres')));
          assert.equal(statSync(shop.stateDir).mode & 0o777, 0o700);
          assert.deepEqual(await (await fetch(`${shop.url}/api/cameras`)).json(), []);
          await signUp(shop, 'ada@example.com');
          assert.equal(await database.countUsers(), 1);
          await pressCtrlC(shop);
          await waitUntilEmpty(at().folder);
          return `ready in ${ready.seconds} s`;
        } finally {
          await database.close();
        }
      },
    },
  ];
}
