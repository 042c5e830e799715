import assert from 'node:assert/strict';
import { chmodSync, existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { findFreePort } from '#test/free-port.ts';
import type { Case, Installation } from './installation.ts';
import { postgresIn, waitUntilEmpty } from './processes.ts';
import { expectRefusal, pressCtrlC, start, whenReady, type Settings } from './shop.ts';

type At = () => Installation;

async function refuse(installation: Installation, settings: Settings, line: RegExp): Promise<string> {
  const begun = performance.now();
  const shop = await start(installation, settings);
  await expectRefusal(shop, line);
  await waitUntilEmpty(installation.folder);
  return `in ${((performance.now() - begun) / 1000).toFixed(1)} s`;
}

/** Returns cases for an installation that has never been started. */
export function settingCases(at: At): Case[] {
  return [
    {
      name: 'an invalid setting is named in one line before anything is built or created',
      async run() {
        const reason = await refuse(at(), { PORT: 'abc' }, /^PORT: /);
        for (const made of ['build', '.state']) assert.ok(!existsSync(join(at().folder, made)), made);
        return reason;
      },
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
      async run() {
        const taken = createServer();
        await new Promise<void>((resolve) => void taken.listen(0, '127.0.0.1', resolve));
        try {
          const { port } = taken.address() as AddressInfo;
          return await refuse(at(), { PORT: String(port) }, new RegExp(`^PORT: .*${port} is already in use`));
        } finally {
          taken.close();
        }
      },
    },
    {
      name: 'a metrics port that is already in use is named in one line before anything is created',
      async run() {
        const taken = createServer();
        await new Promise<void>((resolve) => void taken.listen(0, '127.0.0.1', resolve));
        try {
          const { port } = taken.address() as AddressInfo;
          const settings = { METRICS_PORT: String(port), STATE_DIR: '.state-metrics' };
          const reason = await refuse(
            at(),
            settings,
            new RegExp(`^METRICS_PORT: .*${port} is already in use`),
          );
          assert.ok(!existsSync(join(at().folder, '.state-metrics')));
          return reason;
        } finally {
          taken.close();
        }
      },
    },
    {
      name: 'a state folder that cannot be created is named in one line',
      async run() {
        return refuse(
          at(),
          { STATE_DIR: '/proc/x' },
          /\/proc\/x: the folder cannot be created; set STATE_DIR/,
        );
      },
    },
    {
      name: 'a database that cannot be reached is named in one line without its password, and no embedded database is started',
      async run() {
        const url = `postgres://ada:hidden-word@127.0.0.1:${await findFreePort()}/shop`;
        const settings = { DATABASE_URL: url, STATE_DIR: '.state-unreachable' };
        const reason = await refuse(
          at(),
          settings,
          /^DATABASE_URL: 127\.0\.0\.1:\d+\/shop (?!.*hidden-word)/,
        );
        assert.ok(!existsSync(join(at().folder, '.state-unreachable')));
        return reason;
      },
    },
    {
      name: 'a state folder whose path contains a file is named in one line',
      async run() {
        writeFileSync(join(at().folder, 'a-file'), '');
        return refuse(at(), { STATE_DIR: 'a-file/state' }, /a-file\/state.*STATE_DIR/);
      },
    },
    {
      name: 'a state folder that the account cannot write to is named in one line',
      async run() {
        const closed = join(plain().folder, 'closed');
        mkdirSync(closed, { mode: 0o555 });
        return refuse(
          plain(),
          { STATE_DIR: 'closed/state' },
          /closed\/state.*cannot write there; set STATE_DIR/,
        );
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
      async run() {
        const settings = { STATE_DIR: '.state-shared', DEMO: '0' };
        const first = await start(at(), settings);
        await whenReady(first);
        const second = await start(at(), settings);
        await expectRefusal(second, /^Another Rangefinder \(process \d+\) is using .*\.state-shared/);
        assert.equal((await fetch(`${first.url}/readyz`)).status, 200);
        assert.ok(postgresIn(first.stateDir).length > 0);
        await pressCtrlC(first);
        await waitUntilEmpty(at().folder);
      },
    },
  ];
}
