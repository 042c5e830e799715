import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { findPostmaster } from '#embedded-postgres/postmaster.ts';
import { makeStateDir } from '#embedded-postgres/test/state.ts';
import { findFreePort } from '#test/free-port.ts';
import { root } from './environment.ts';

// Long, because the start creates a database and reads every source file.
vi.setConfig({ testTimeout: 120_000 });

test('SIGTERM stops a shop in development and its database', async () => {
  const stateDir = makeStateDir();
  const [port, metricsPort] = [await findFreePort(), await findFreePort()];
  const { NODE_ENV: _, VITEST: __, ...environment } = process.env;
  const shop = spawn(process.execPath, [join(root, 'server.ts'), '--dev'], {
    cwd: root,
    env: {
      ...environment,
      STATE_DIR: stateDir,
      PORT: String(port),
      DEMO: '0',
      METRICS_PORT: String(metricsPort),
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  onTestFinished(() => void shop.kill('SIGKILL'));
  let output = '';
  for (const stream of [shop.stdout, shop.stderr])
    stream.on('data', (data: Buffer) => (output += data.toString()));
  const isReady = () => output.includes('Rangefinder is at');
  await vi.waitUntil(() => isReady() || shop.exitCode !== null, { timeout: 90_000 });
  const start = output.slice(0, output.indexOf('Rangefinder is at'));
  expect(start).toContain(`Metrics are at http://127.0.0.1:${metricsPort}/metrics.\n`);
  // A slow statement may be warned of.
  expect(start).not.toMatch(/^\{"level":30/m);
  for (const path of ['/cameras', '/icon.svg'])
    expect((await fetch(`http://127.0.0.1:${port}${path}`)).status, path).toBe(200);
  const data = join(stateDir, 'postgres', 'data');
  expect(findPostmaster(data)).not.toBeNull();
  shop.kill('SIGTERM');
  expect(await once(shop, 'exit')).toEqual([0, null]);
  expect(findPostmaster(data)).toBeNull();
});
