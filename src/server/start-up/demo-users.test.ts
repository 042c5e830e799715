import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { findErrorLine } from './demo-users.ts';

const run = (code: string) => spawnSync(process.execPath, ['-e', code], { encoding: 'utf8' }).stderr;

test('the reason of a failed command is its error and not the version of Node.js', () => {
  expect(findErrorLine(run(`throw new TypeError('Unknown file extension')`))).toBe(
    'TypeError: Unknown file extension',
  );
  expect(findErrorLine(run(`console.error('DATABASE_URL: cannot be read')`))).toBe(
    'DATABASE_URL: cannot be read',
  );
});
