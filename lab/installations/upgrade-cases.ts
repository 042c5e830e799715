import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { drive, type Sent } from '#lab/bench/drive.ts';
import type { Case } from '#lab/cases.ts';
import type { Ground } from '#lab/helpers/ground.ts';
import { startTcpPostgres } from '#lab/helpers/postgres.ts';
import { startProxy, type ProxyKind } from '#lab/helpers/proxies.ts';
import { authSecret } from '#lab/helpers/shop.ts';
import { anItem, User } from '#lab/helpers/users.ts';
import { findFreePort } from '#test/free-port.ts';
import type { Installation } from './installation.ts';
import { releaseOf, switchTo } from './release.ts';
import {
  expectRefusal,
  expectRole,
  runNpm,
  signUp,
  start,
  succeed,
  terminate,
  whenReady,
  whileRunning,
  type Settings,
  type Shop,
} from './shop.ts';

/** How long clients send requests between two steps of an upgrade. */
const usualMs = 4_000;

/** Upgrades and downgrades while clients read and write. */
export function upgradeCases(at: () => Installation): Case[] {
  async function rollingUpgrade(ground: Ground, kind: ProxyKind): Promise<string> {
    const old = await releaseOf(at(), 'old', ground.folder);
    const added = await releaseOf(at(), 'added', ground.folder);
    const folder = join(ground.folder, `upgrade-over-${kind}`);
    mkdirSync(join(folder, 'state'), { recursive: true });
    const current = join(folder, 'current');
    const database = await startTcpPostgres(ground, `database-of-${kind}`);
    const ports = [await findFreePort(), await findFreePort()];
    const proxy = await startProxy(ground, kind, ports);
    const settings: Settings = {
      DATABASE_URL: database.url,
      AUTH_SECRET: authSecret,
      PUBLIC_URL: proxy.url,
      STATE_DIR: join(folder, 'state'),
      TRUSTED_PROXIES: '127.0.0.1',
      RATE_LIMITS: 'off',
      LOG_LEVEL: 'warn',
    };
    const startOne = async (port: number): Promise<Shop> => {
      const shop = await start({ ...at(), folder: current }, { ...settings, PORT: String(port) });
      await whenReady(shop);
      return shop;
    };
    switchTo(current, old);
    const shops = [await startOne(ports[0]!), await startOne(ports[1]!)];
    const ending = new AbortController();
    ground.onEnd(() => ending.abort());
    const clients = useShop(proxy.url, await User.signUp(proxy.url, 'Seller'), ending.signal);
    for (const release of [added, old]) {
      await delay(usualMs);
      switchTo(current, release);
      for (const [index, port] of ports.entries()) {
        await terminate(shops[index]!);
        shops[index] = await startOne(port);
      }
    }
    await delay(usualMs);
    ending.abort();
    const { calls, written, failures, versions } = await clients;
    const note = `${calls} calls, ${written} of them writes`;
    assert.deepEqual(failures.slice(0, 10), [], `${failures.length} failed of ${note}`);
    assert.equal(versions.size, 2, 'clients got pages of both releases');
    const [found] = await database.query('select count(*)::int from listings');
    assert.equal(found!['count'], written, 'each write happened once');
    await Promise.all(shops.map(terminate));
    return note;
  }

  return [
    ...(['haproxy', 'nginx'] as const).map((kind) => ({
      name: `no call fails during an upgrade and a downgrade of two processes behind ${kind} with the shipped configuration`,
      run: async (ground: Ground) => rollingUpgrade(ground, kind),
    })),
    {
      name: 'an older release rejects a database with a migration that is not additive, and starts again with the backup from before',
      async run(ground) {
        const old = await releaseOf(at(), 'old', ground.folder);
        const changed = await releaseOf(at(), 'changed', ground.folder);
        const place = (name: string) => join(ground.folder, `downgrade-${name}`);
        const settingsOf = async (name: string): Promise<Settings> => ({
          DATABASE_URL: (await startTcpPostgres(ground, `downgrade-database-${name}`)).url,
          AUTH_SECRET: authSecret,
          STATE_DIR: place(`state-${name}`),
          LOG_LEVEL: 'warn',
        });
        const [before, after] = [await settingsOf('before'), await settingsOf('after')];
        const backups = place('backups');
        const backUp = async (shop: Shop) => {
          await signUp(shop);
          await succeed(runNpm(old, ['run', 'backup', '--', '--into', backups], before));
        };
        await whileRunning(start(old, before), backUp, terminate);
        await whileRunning(start(changed, before), async () => undefined, terminate);
        const line = /^the database has migration 9999_drop_note\.sql, .*restore a backup/;
        await expectRefusal(start(old, before), line);

        const [made] = readdirSync(backups);
        await succeed(runNpm(old, ['run', 'restore', '--', join(backups, made!)], after));
        await whileRunning(start(old, after), (shop) => expectRole(shop, 'Seller'), terminate);
      },
    },
  ];
}

/** Reads pages with their files, and lists items with and without an `Idempotency-Key`. Repeats nothing that fails. */
async function useShop(url: string, { token }: User, signal: AbortSignal) {
  const absent = '/assets/no-release-has-it.js';
  const item = (): Sent => ({ method: 'POST', path: '/api/cameras', token, body: anItem() });
  const reads: Sent[] = ['/', '/cameras', absent, '/version', '/api/cameras'].map((path) => ({ path }));
  reads.push({ path: '/api/profile', token });
  const seen = { calls: 0, written: 0, failures: [] as string[], versions: new Set<string>() };
  let files: string[] = [];
  const next = (): Sent => {
    const turn = seen.calls++;
    if (turn % 8 === 0) return item();
    if (turn % 4 === 0) return { ...item(), key: randomUUID() };
    const path = files.pop();
    return path ? { path } : reads[turn % reads.length]!;
  };
  const onResponse = ({ method, path }: Sent, status: number, text: string): void => {
    const wanted = method ? 201 : path === absent ? 404 : 200;
    if (status !== wanted) seen.failures.push(`${method} ${path}: ${status} at ${new Date().toISOString()}`);
    if (method) seen.written++;
    if (path === '/version') seen.versions.add(text);
    if (path === '/' || path === '/cameras') files = text.match(/\/assets\/[\w.-]+\.(?:js|css)/g) ?? [];
  };
  const plan = { seconds: Number.POSITIVE_INFINITY, pace: { perSecond: 60 }, keepsText: true };
  await drive(url, next, { ...plan, signal, onResponse });
  return seen;
}
