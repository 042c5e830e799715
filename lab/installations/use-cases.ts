import assert from 'node:assert/strict';
import { existsSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Case } from '#lab/cases.ts';
import { waitUntil } from '#lab/helpers/ground.ts';
import { startTcpPostgres } from '#lab/helpers/postgres.ts';
import { findFreePort } from '#test/free-port.ts';
import type { Installation } from './installation.ts';
import {
  expectNoneLeft,
  expectRefusal,
  expectRole,
  runNpm,
  serverPid,
  signUp,
  start,
  succeed,
  waitFor,
  whileRunning,
  type Shop,
} from './shop.ts';

const settings = { STATE_DIR: '.state-use', DEMO: '0' };

async function expectEmpty(shop: Shop): Promise<void> {
  assert.deepEqual(await (await fetch(`${shop.url}/api/cameras`)).json(), []);
  assert.ok(!existsSync(join(shop.stateDir, 'demo.txt')));
}

/** Cases of an operator who sets up the shop: settings, an external database, the first admin. */
export function useCases(at: () => Installation): Case[] {
  const makeAdmin = (email: string) => runNpm(at(), ['run', 'make-admin', '--', email], settings);
  const expectAdmin = (email: string) => succeed(makeAdmin(email), new RegExp(`${email} is now an admin`));

  return [
    {
      name: 'with DEMO=0 the shop is empty, whichever folder it is started from',
      async run() {
        const env = { ...settings, PORT: String(await findFreePort()) };
        await whileRunning(runNpm(at(), ['--prefix', at().folder, 'start'], env, '/'), expectEmpty);
      },
    },
    {
      name: 'the shop keeps running when its output is no longer read',
      async run() {
        const shop = await start(at(), settings);
        await waitFor(shop, 'npm had printed the command', () => shop.output().includes('server.ts'));
        shop.npm.stdout!.destroy();
        shop.npm.stderr!.destroy();
        const responds = async () => (await fetch(`${shop.url}/readyz`).catch(() => null))?.ok;
        await waitUntil('the shop responds', responds, 180_000);
        process.kill(serverPid(shop), 'SIGTERM');
        await expectNoneLeft(shop);
      },
    },
    {
      name: 'settings in .env are used, but those in the environment take precedence',
      async run(ground) {
        const [inFile, inEnvironment] = [await findFreePort(), await findFreePort()];
        const file = join(at().folder, '.env');
        writeFileSync(file, `PORT=${inFile}\nDEMO=0\nSTATE_DIR=${settings.STATE_DIR}\n`);
        ground.onEnd(() => rmSync(file));
        for (const [given, port] of [
          [{}, inFile],
          [{ PORT: String(inEnvironment) }, inEnvironment],
        ] as const) {
          const shop = { ...runNpm(at(), ['start'], given), url: `http://127.0.0.1:${port}` };
          const lock = join(at().folder, settings.STATE_DIR, 'lock');
          await whileRunning(shop, async () => assert.ok(existsSync(lock)));
        }
      },
    },
    {
      name: 'make-admin works while the shop runs and while it is stopped',
      async run() {
        const [up, down] = ['up@example.com', 'down@example.com'];
        await whileRunning(start(at(), settings), async (shop) => {
          for (const email of [up, down]) await signUp(shop, email);
          await expectAdmin(up);
          await expectRole(shop, 'admin', up);
        });
        await expectAdmin(down);
        await whileRunning(start(at(), settings), (shop) => expectRole(shop, 'admin', down));
      },
    },
    {
      name: 'make-admin with an unknown email fails in one line and leaves no process behind',
      async run() {
        const run = makeAdmin('nobody@example.com');
        await expectRefusal(run, /^There is no account with the email nobody@example\.com/);
        await expectNoneLeft(run);
      },
    },
    {
      name: 'with DATABASE_URL, no embedded database starts and no demo shop is loaded',
      async run(ground) {
        const { url, query } = await startTcpPostgres(ground, 'database');
        const external = start(at(), { DATABASE_URL: url, STATE_DIR: '.state-external' });
        return whileRunning(external, async (shop, { database, seconds }) => {
          assert.equal(database, 'DATABASE_URL');
          assert.ok(!existsSync(join(shop.stateDir, 'postgres')));
          assert.equal(statSync(shop.stateDir).mode & 0o777, 0o700);
          await expectEmpty(shop);
          await signUp(shop);
          assert.deepEqual(await query('select count(*)::int from users'), [{ count: 1 }]);
          return `ready in ${seconds} s`;
        });
      },
    },
  ];
}
