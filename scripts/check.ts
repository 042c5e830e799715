import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { root } from './environment.ts';

// Types, rules and format; every finding of all three is printed before it fails.
const steps = [
  ['react-router', 'typegen'],
  ['tsc', '--noEmit'],
  ['oxlint', '--deny-warnings'],
  ['oxfmt', '--check'],
];
const failed = steps.filter(([tool = '', ...args]) => {
  const { status } = spawnSync(join(root, 'node_modules/.bin', tool), args, { cwd: root, stdio: 'inherit' });
  return status !== 0;
});
if (failed.length > 0) process.exit(1);
