import { chmodSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { makeStateDir } from './state-lock.ts';
import { makeFolder } from './test/state.ts';

test('a new state folder is private, and an existing one is not changed', () => {
  const folder = makeFolder();
  const stateDir = join(folder, 'a/state');
  makeStateDir(stateDir);
  for (const made of [join(folder, 'a'), stateDir]) expect(statSync(made).mode & 0o777).toBe(0o700);
  chmodSync(stateDir, 0o750);
  makeStateDir(stateDir);
  expect(statSync(stateDir).mode & 0o777).toBe(0o750);
});

test('a state folder that cannot be created is reported in one line', () => {
  expect(() => makeStateDir('/proc/x/state')).toThrow(
    /^Cannot store files in \/proc\/x\/state: the folder cannot be created; set STATE_DIR\.$/,
  );
  const file = join(makeFolder(), 'file');
  writeFileSync(file, '');
  for (const stateDir of [file, join(file, 'state')])
    expect(() => makeStateDir(stateDir)).toThrow(/^Cannot store files in \S+: a file is in the way; set/);
});
