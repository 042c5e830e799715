import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './environment.ts';

type Lockfile = { packages: Record<string, { engines?: unknown }> };

const path = join(root, 'package-lock.json');

/**
 * The text of a lockfile whose packages do not say which Node they ask for. npm compares that with the Node that
 * installs, and warns; the shop runs on the one that is among its packages.
 */
export function withoutEngines(text: string): string {
  const lockfile = JSON.parse(text) as Lockfile;
  for (const [place, entry] of Object.entries(lockfile.packages)) if (place !== '') delete entry.engines;
  return `${JSON.stringify(lockfile, null, 2)}\n`;
}

/** What is wrong with the project's lockfile, and the command that mends it; null if it is as it should be. */
export function checkLockfile(): string | null {
  const text = readFileSync(path, 'utf8');
  return withoutEngines(text) === text
    ? null
    : 'package-lock.json: entries name `engines`, of which `npm ci` warns on older Nodes; `npm run tool -- lockfile` takes them out';
}

if (import.meta.main) writeFileSync(path, withoutEngines(readFileSync(path, 'utf8')));
