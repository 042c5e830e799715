import { accessSync, constants, existsSync, mkdirSync, opendirSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { explainFault, hasCode } from './errors.ts';

export function makeStateDir(stateDir: string): void {
  const dir = resolve(stateDir);
  try {
    makeFolder(dir);
    opendirSync(dir).closeSync();
    accessSync(dir, constants.W_OK | constants.X_OK);
  } catch (error) {
    throw explainFault(error, dir, 'Cannot keep files');
  }
}

// Step by step: under /proc, where none can be made, the recursive `mkdirSync` never returns.
function makeFolder(dir: string): void {
  if (existsSync(dir)) return;
  makeFolder(dirname(dir));
  try {
    mkdirSync(dir, { mode: 0o700 });
  } catch (error) {
    if (!hasCode(error, 'EEXIST')) throw error;
  }
}
