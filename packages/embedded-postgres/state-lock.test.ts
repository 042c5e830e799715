import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { EmbeddedPostgresError } from './errors.ts';
import { acquireStateDir } from './state-lock.ts';
import { killHard, makeFolder, moduleName, runElsewhere } from './test/state.ts';

test('the error of a second app names the process that uses the state folder', async () => {
  const dir = makeFolder();
  const { child } = await runElsewhere(acquireCode(dir));
  const refused = acquireStateDir(dir);
  await expect(refused).rejects.toThrow(EmbeddedPostgresError);
  await expect(refused).rejects.toThrow(
    `Another Rangefinder (process ${child.pid}) is using ${dir}; stop it or set STATE_DIR.`,
  );
});

test('the lock of a killed app does not block the next one', async () => {
  const dir = makeFolder();
  const { child } = await runElsewhere(acquireCode(dir));
  await killHard(child);
  const lock = await acquireStateDir(dir);
  expect(readFileSync(join(dir, 'lock'), 'utf8')).toMatch(new RegExp(`^${process.pid} `));
  lock.release();
  expect(readdirSync(dir)).toEqual([]);
});

test('a lock with a reused pid or damaged content does not block the next app', async () => {
  for (const content of [`${process.pid} 1 6c1f\n`, '', 'garbage\n', '-1 x y\n']) {
    const dir = makeFolder();
    writeFileSync(join(dir, 'lock'), content);
    (await acquireStateDir(dir)).release();
    expect(readdirSync(dir)).toEqual([]);
  }
});

test('a lock is released once, and only by its owner', async () => {
  const dir = join(makeFolder(), 'made', 'on', 'demand');
  const first = await acquireStateDir(dir);
  await expect(acquireStateDir(dir)).rejects.toThrow(`process ${process.pid}`);
  first.release();
  const second = await acquireStateDir(dir);
  first.release();
  expect(existsSync(join(dir, 'lock'))).toBe(true);
  second.release();
});

test('only one of many apps takes over a stale lock', async () => {
  const dir = makeFolder();
  writeFileSync(join(dir, 'lock'), '999999999 1 6c1f\n');
  const all = await Promise.all(Array.from({ length: 6 }, () => runElsewhere(acquireCode(dir))));
  expect(all.filter(({ output }) => output === 'got it')).toHaveLength(1);
});

function acquireCode(dir: string): string {
  return `import { acquireStateDir } from ${moduleName('../state-lock.ts')};
    setInterval(() => {}, 1e6);
    const message = await acquireStateDir(${JSON.stringify(dir)}).then(() => 'got it', (error) => error.message);
    console.log(JSON.stringify(message));`;
}
