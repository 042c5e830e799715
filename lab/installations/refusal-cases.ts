import assert from 'node:assert/strict';
import { chmodSync, existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { Case } from '#lab/cases.ts';
import { secondsSince } from '#lab/helpers/ground.ts';
import { findFreePort } from '#test/free-port.ts';
import type { Installation } from './installation.ts';
import { expectNoneLeft, expectRefusal, postgresOf, start, whileRunning, type Settings } from './shop.ts';

type At = () => Installation;

/** Checks that a start fails with one line, leaves no process behind, and does not create `absent`. */
async function refuse(
  installation: Installation,
  settings: Settings,
  line: RegExp,
  ...absent: string[]
): Promise<string> {
  const begun = performance.now();
  const shop = await start(installation, settings);
  await expectRefusal(shop, line);
  await expectNoneLeft(shop);
  for (const name of absent) assert.ok(!existsSync(join(installation.folder, name)), name);
  return `in ${secondsSince(begun)} s`;
}

/** Calls `use` with a port that is in use. */
async function withTakenPort<T>(use: (port: string) => Promise<T>): Promise<T> {
  const taken = createServer();
  await new Promise<void>((resolve) => void taken.listen(0, '127.0.0.1', resolve));
  return use(String((taken.address() as AddressInfo).port)).finally(() => taken.close());
}

/** Returns cases for an installation that has never been started. */
export function settingCases(at: At): Case[] {
  return [
    {
      name: 'an invalid setting is named in one line before anything is built or created',
      run: () => refuse(at(), { PORT: 'abc' }, /^PORT: /, 'build', '.state'),
    },
  ];
}

/**
 * Returns cases of errors that must be explained in one line. `plain` does not belong to root, because root ignores
 * permissions.
 */
export function refusalCases(at: At, plain: At): Case[] {
  return [
    {
      name: 'a port that is already in use is named in one line',
      run: () =>
        withTakenPort((PORT) => refuse(at(), { PORT }, new RegExp(`^PORT: .*${PORT} is already in use`))),
    },
    {
      name: 'a metrics port that is already in use is named in one line before anything is created',
      run: () =>
        withTakenPort((port) => {
          const settings = { METRICS_PORT: port, STATE_DIR: '.state-metrics' };
          const line = new RegExp(`^METRICS_PORT: .*${port} is already in use`);
          return refuse(at(), settings, line, '.state-metrics');
        }),
    },
    {
      name: 'a state folder that cannot be created is named in one line',
      run: () =>
        refuse(at(), { STATE_DIR: '/proc/x' }, /\/proc\/x: the folder cannot be created; set STATE_DIR/),
    },
    {
      name: 'a database that cannot be reached is named in one line without its password, and no embedded database is started',
      async run() {
        const url = `postgres://ada:hidden-word@127.0.0.1:${await findFreePort()}/shop`;
        const settings = { DATABASE_URL: url, STATE_DIR: '.state-unreachable' };
        const line = /^DATABASE_URL: 127\.0\.0\.1:\d+\/shop (?!.*hidden-word)/;
        return refuse(at(), settings, line, '.state-unreachable');
      },
    },
    {
      name: 'a state folder whose path contains a file is named in one line',
      run() {
        writeFileSync(join(at().folder, 'a-file'), '');
        return refuse(at(), { STATE_DIR: 'a-file/state' }, /a-file\/state.*STATE_DIR/);
      },
    },
    {
      name: 'a state folder that the account cannot write to is named in one line',
      run() {
        mkdirSync(join(plain().folder, 'closed'), { mode: 0o555 });
        const line = /closed\/state.*cannot write there; set STATE_DIR/;
        return refuse(plain(), { STATE_DIR: 'closed/state' }, line);
      },
    },
    {
      name: 'a build folder that the account cannot write to is named in one line',
      async run() {
        const build = join(plain().folder, 'build');
        renameSync(build, `${build}.aside`);
        mkdirSync(build);
        chmodSync(build, 0o555);
        const reason = await refuse(plain(), { DEMO: '0' }, new RegExp(`cannot be built in ${build}`));
        rmSync(build, { recursive: true });
        renameSync(`${build}.aside`, build);
        return reason;
      },
    },
    {
      name: 'a second start with the same state folder is rejected in one line, and the first shop keeps running',
      run() {
        const settings = { STATE_DIR: '.state-shared', DEMO: '0' };
        return whileRunning(start(at(), settings), async (first) => {
          const line = /^Another Rangefinder \(process \d+\) is using .*\.state-shared/;
          await expectRefusal(start(at(), settings), line);
          assert.equal((await fetch(`${first.url}/readyz`)).status, 200);
          assert.ok(postgresOf(first).length > 0);
        });
      },
    },
  ];
}
