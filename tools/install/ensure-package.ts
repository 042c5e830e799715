import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '#src/server/start-up/environment.ts';

/**
 * Returns the folder of exactly this version of a package that only one long test needs. The package is installed
 * outside the project, because as a dependency it would be installed for everyone.
 * @throws Error if the installation fails
 */
export function ensurePackage(name: string, version: string): string {
  const place = join(root, '.cache/tools', `${name}-${version}`);
  const folder = join(place, 'node_modules', name);
  if (existsSync(join(place, 'done'))) return folder;
  mkdirSync(place, { recursive: true });
  process.stdout.write(`Installing ${name} ${version}…\n`);
  const flags = ['--no-save', '--no-audit', '--no-fund', '--ignore-scripts'];
  const { status } = spawnSync('npm', ['install', '--prefix', place, ...flags, `${name}@${version}`], {
    cwd: place,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (status !== 0) throw new Error(`${name} ${version} cannot be installed`);
  mkdirSync(join(place, 'done'));
  return folder;
}
