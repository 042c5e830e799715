import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { compareDecisions } from './decisions.ts';
import { root } from './environment.ts';
import { checkFacts } from './facts.ts';
import { checkLockfile } from './lockfile.ts';
import { compareChecksums } from './migration-checksums.ts';
import { checkMutants } from './mutants/check.ts';
import { comparePage } from './parity/page.ts';
import { findTextsOutside } from './texts-outside.ts';

// Types, rules, format, what is used, lockfile, migrations, planted faults, what proves the requirements, decisions, texts,
// and our own facts of cameras; everything that is found is printed before it fails.
const steps = [
  ['react-router', 'typegen'],
  ['tsc', '--noEmit'],
  ['oxlint', '--deny-warnings'],
  ['oxfmt', '--check'],
  // Files, exports and dependencies that nothing uses: knip.jsonc has the exceptions and their reasons.
  ['knip', '--no-progress'],
];
const failed = steps.filter(([tool = '', ...args]) => {
  const { status } = spawnSync(join(root, 'node_modules/.bin', tool), args, { cwd: root, stdio: 'inherit' });
  return status !== 0;
});
const complaints = [
  ...checkLockfile(),
  ...(await compareChecksums(join(root, 'db/migrations'))),
  ...checkMutants(root),
  ...checkFacts(root),
  ...comparePage(),
  ...compareDecisions(),
  ...findTextsOutside().map((found) => `${found} (texts stand in src/texts)`),
];
for (const line of complaints) process.stderr.write(`${line}\n`);
if (failed.length + complaints.length > 0) process.exit(1);
