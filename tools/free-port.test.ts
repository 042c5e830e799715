import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { findFreePort } from '#test/free-port.ts';

test('a port that was given to one process is given to no other while that lives', async () => {
  const mine = await findFreePort();
  // Another process that is led to the same one first, and on from there; by halves, which no rounding takes below.
  const code = `let asked = 0;
    Math.random = () => (${mine} - 20_000 + asked++ + 0.5) / 12_000;
    console.log(await (await import('#test/free-port.ts')).findFreePort());`;
  const { stdout } = spawnSync(process.execPath, ['--input-type=module', '-e', code], { encoding: 'utf8' });
  expect(Number(stdout)).toBeGreaterThan(mine);
});
