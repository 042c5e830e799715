import { readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { loadConfig } from '#src/platform/config/config.server.ts';
import { useFolder } from '#test/files.ts';
import { loadAuthSecret } from './auth-secret.server.ts';

const folder = await useFolder();
const file = join(folder, 'auth-secret');
afterEach(() => rm(file, { force: true }));

const load = (env: Record<string, string> = {}) => loadAuthSecret(loadConfig({ STATE_DIR: folder, ...env }));

test('the secret is generated once, and only its owner can read it', async () => {
  const secret = await load();
  expect(secret).toMatch(/^[\w-]{43}$/);
  expect(await load()).toBe(secret);
  expect((await stat(file)).mode & 0o777).toBe(0o600);
});

test('two installations have different secrets', async () => {
  const first = await load();
  await rm(file);
  expect(await load()).not.toBe(first);
});

test('processes that start together use the same secret', async () => {
  for (let round = 0; round < 20; round++) {
    const secrets = await Promise.all(Array.from({ length: 16 }, () => load()));
    expect(new Set(secrets).size).toBe(1);
    await rm(file);
  }
});

test('AUTH_SECRET is used unchanged and not written to a file', async () => {
  const AUTH_SECRET = '2Zo5v2yUvlx1IqVcWzvEYbBv6xGmFUWlKOuhvE8d2Zs=';
  expect(await load({ AUTH_SECRET })).toBe(AUTH_SECRET);
  await expect(readFile(file)).rejects.toThrow('ENOENT');
});

test('a damaged secret stops the start with an error that names its file', async () => {
  for (const damaged of ['', 'short', 'x'.repeat(43)]) {
    await writeFile(file, damaged);
    await expect(load()).rejects.toThrow(/auth-secret is damaged/);
  }
});
