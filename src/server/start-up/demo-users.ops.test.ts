import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { createDatabase } from '#test/database.ts';
import { loadDemo } from './demo-users.ts';

test('a start fails with one line when the demo cannot be loaded, and the next start loads it', async () => {
  const database = await createDatabase();
  onTestFinished(() => database.drop());
  const folder = await mkdtemp(join(tmpdir(), 'rangefinder-demo-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const { host, port, user, password, database: name } = database.connection;
  const place = new URLSearchParams({ host: host!, sslmode: 'disable' });
  const url = `postgres://${user}:${encodeURIComponent(String(password))}@:${port}/${name}?${place}`;
  const load = (stateDir: string) =>
    loadDemo(database.connection, {
      stateDir,
      env: { ...process.env, DATABASE_URL: url, STATE_DIR: stateDir },
      signal: AbortSignal.timeout(100_000),
      print: () => undefined,
    });
  const file = join(folder, 'no-folder');
  await writeFile(file, '');
  const failure = await load(join(file, 'state')).catch((error: Error) => error.message);
  expect(failure).toMatch(
    /^The demo shop could not be loaded: .*a file is in the way.*DEMO=0 for an empty shop\.$/,
  );
  const stateDir = join(folder, 'state');
  expect(await load(stateDir)).toContain(stateDir);
  expect(existsSync(join(stateDir, 'demo.txt'))).toBe(true);
}, 120_000);
