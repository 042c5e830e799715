import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { root } from './environment.ts';
import { checkLockfile } from './lockfile.ts';

// Types, rules, format and lockfile; everything that is found is printed before it fails.
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
const complaint = checkLockfile();
if (complaint) process.stderr.write(`${complaint}\n`);
if (failed.length > 0 || complaint) process.exit(1);
