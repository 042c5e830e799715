import assert from 'node:assert/strict';
import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { ensurePackages } from '#lab/faults/packages.ts';
import { findFreePort } from '#test/free-port.ts';
import type { Case, Installation } from './installation.ts';
import { roleOf, signUp } from './user.ts';
import { waitUntilEmpty } from './processes.ts';
import { startProxy, type ProxyKind } from './proxies.ts';
import type { ClientReport } from './proxy-client.ts';
import { releaseOf, switchTo } from './release.ts';
import { expectRefusal, runNpm, start, whenReady, type Settings, type Shop } from './shop.ts';
import { openTestDatabase } from './test-database.ts';

const authSecret = 'kP4dnB0wqUcsS5f3MZ1jI7v8yTgRxEoLhVaX2mQzC6k=';
/** The time between two steps, in which clients send requests. */
const usualMs = 4_000;

/** Upgrades and downgrades while clients read and write. */
export function upgradeCases(at: () => Installation, base: string): Case[] {
  async function rollingUpgrade(kind: ProxyKind): Promise<string> {
    const old = await releaseOf(at(), 'old', base);
    const added = await releaseOf(at(), 'added', base);
    ensurePackages(() => undefined, [kind, 'openssl']);
    const folder = join(base, `upgrade-over-${kind}`);
    mkdirSync(join(folder, 'state'), { recursive: true });
    const current = join(folder, 'current');
    const database = await openTestDatabase(join(folder, 'database'));
    const ports = [await findFreePort(), await findFreePort()];
    const proxy = await startProxy(kind, folder, ports);
    const settings: Settings = {
      DATABASE_URL: database.url,
      AUTH_SECRET: authSecret,
      PUBLIC_URL: proxy.url,
      STATE_DIR: join(folder, 'state'),
      TRUSTED_PROXIES: '127.0.0.1',
      RATE_LIMITS: 'off',
      LOG_LEVEL: 'warn',
    };
    const startOne = async (index: number): Promise<Shop> => {
      const shop = await start({ ...at(), folder: current }, { ...settings, PORT: String(ports[index]) });
      await whenReady(shop);
      return shop;
    };
    let client: Client | undefined;
    try {
      switchTo(current, old);
      const shops = [await startOne(0), await startOne(1)];
      await proxy.ready();
      client = await Client.start(proxy.url, proxy.certificate);
      for (const release of [added, old]) {
        await delay(usualMs);
        switchTo(current, release);
        for (const index of [0, 1]) {
          await stopWell(shops[index]!);
          shops[index] = await startOne(index);
        }
      }
      await delay(usualMs);
      const report = await client.stop();
      const counts = JSON.stringify(report.counts);
      assert.deepEqual(
        report.failures.slice(0, 10),
        [],
        `${report.failures.length} failed of ${counts}: ${JSON.stringify(report.failures[0])}`,
      );
      assert.equal(report.versions.length, 2, 'the pages of both releases were read');
      const written = report.counts['write with a key']! + report.counts['write without a key']!;
      assert.equal(await database.countItems(), written, 'each write happened once');
      await Promise.all(shops.map(stopWell));
      return counts;
    } finally {
      client?.end();
      await proxy.stop();
      await database.close();
    }
  }

  return [
    ...(['haproxy', 'nginx'] as const).map((kind) => ({
      name: `an upgrade of two processes and the way back fail no call over ${kind} as shipped`,
      run: async () => rollingUpgrade(kind),
    })),
    {
      name: 'a release refuses the database of a newer one that did more than add, and the backup from before brings it back',
      async run() {
        const old = await releaseOf(at(), 'old', base);
        const changed = await releaseOf(at(), 'changed', base);
        const folder = join(base, 'downgrade');
        const [before, after] = [
          await openTestDatabase(join(folder, 'before')),
          await openTestDatabase(join(folder, 'after')),
        ];
        const settings = { AUTH_SECRET: authSecret, STATE_DIR: join(folder, 'state'), LOG_LEVEL: 'warn' };
        const was = { ...settings, DATABASE_URL: before.url };
        try {
          const first = await start(old, was);
          await whenReady(first);
          await signUp(first, 'ada@example.com');
          const backups = join(folder, 'backups');
          const backup = runNpm(old, ['run', 'backup', '--', '--into', backups], was);
          assert.equal(await backup.exited, 0, backup.errors());
          await stopWell(first);
          const newer = await start(changed, was);
          await whenReady(newer);
          await stopWell(newer);
          await expectRefusal(
            await start(old, was),
            /^the database has migration 9999_drop_note\.sql, .*restore the backup/,
          );

          const now = { ...settings, DATABASE_URL: after.url, STATE_DIR: join(folder, 'state after') };
          const [name] = readdirSync(backups);
          const restore = runNpm(old, ['run', 'restore', '--', join(backups, name!)], now);
          assert.equal(await restore.exited, 0, restore.errors());
          const again = await start(old, now);
          await whenReady(again);
          assert.equal(await roleOf(again, 'ada@example.com'), 'Seller');
          await stopWell(again);
          await waitUntilEmpty(old.folder);
        } finally {
          await before.close();
          await after.close();
        }
      },
    },
  ];
}

async function stopWell(shop: Shop): Promise<void> {
  shop.npm.kill('SIGTERM');
  assert.equal(await shop.exited, 0, shop.errors());
}

/** A process of clients that use the shop during the upgrade. */
class Client {
  readonly #process: ChildProcess;

  private constructor(process: ChildProcess) {
    this.#process = process;
  }

  static async start(url: string, certificate: string): Promise<Client> {
    const client = new Client(
      fork(join(import.meta.dirname, 'proxy-client.ts'), [url], {
        env: { ...process.env, NODE_EXTRA_CA_CERTS: certificate },
      }),
    );
    await client.#receive();
    return client;
  }

  async stop(): Promise<ClientReport> {
    this.#process.send('stop');
    return (await this.#receive()) as ClientReport;
  }

  end(): void {
    this.#process.kill('SIGKILL');
  }

  async #receive(): Promise<unknown> {
    const ended = once(this.#process, 'exit').then(([code]) => {
      throw new Error(`the client ended with ${code}`);
    });
    const [received] = (await Promise.race([once(this.#process, 'message'), ended])) as [unknown];
    ended.catch(() => undefined);
    return received;
  }
}
