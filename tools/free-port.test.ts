import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { findFreePort } from '#test/free-port.ts';

test('a port that one process has reserved is not given to another process while the first one runs', async () => {
  const mine = await findFreePort();
  // Makes the other process try the reserved port first, and then the ports after it.
  const code = `let calls = 0;
    Math.random = () => (${mine} - 20_000 + calls++ + 0.5) / 12_000;
    console.log(await (await import('#test/free-port.ts')).findFreePort());`;
  const { stdout } = spawnSync(process.execPath, ['--input-type=module', '-e', code], { encoding: 'utf8' });
  expect(Number(stdout)).toBeGreaterThan(mine);
});
