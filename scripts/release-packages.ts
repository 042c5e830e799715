import { cpSync, existsSync, mkdirSync, readFileSync, symlinkSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

type Locked = {
  version: string;
  dev?: boolean;
  devOptional?: boolean;
  optional?: boolean;
  bin?: Record<string, string>;
};
type Lock = { packages: Record<string, Locked> };

const readJson = <T>(path: string): T => JSON.parse(readFileSync(path, 'utf8')) as T;

/**
 * Copies what production needs of `node_modules`, and nothing that the lockfile does not name.
 * @returns the version of Node among it
 * @throws Error when something is missing, or is of another version
 */
export function copyPackages(from: string, to: string): string {
  const { packages } = readJson<Lock>(join(from, 'package-lock.json'));
  const wanted = Object.entries(packages)
    .filter(([path, { dev, devOptional }]) => path !== '' && !dev && !devOptional)
    .toSorted(([a], [b]) => (a < b ? -1 : 1));
  let node: string | undefined;
  for (const [path, { version, optional, bin }] of wanted) {
    if (!isThere(from, path, version, optional)) continue;
    copyPackage(join(from, path), join(to, path));
    // The one program of a package that anything calls by its name.
    if (!bin?.['node']) continue;
    node = version;
    const folder = join(to, 'node_modules/.bin');
    mkdirSync(folder, { recursive: true });
    symlinkSync(relative(folder, join(to, path, bin['node'])), join(folder, 'node'));
  }
  if (!node) throw new Error('no Node for this machine is installed; run npm ci');
  return node;
}

function isThere(root: string, path: string, version: string, optional = false): boolean {
  const manifest = join(root, path, 'package.json');
  if (!existsSync(manifest)) {
    // Of another platform.
    if (optional) return false;
    throw new Error(`${path} is not installed; run npm ci`);
  }
  const found = readJson<{ version: string }>(manifest).version;
  if (found === version) return true;
  throw new Error(`${path} is ${found}, and package-lock.json wants ${version}; run npm ci`);
}

/** Without the packages within it, which the lockfile names themselves. */
function copyPackage(from: string, to: string): void {
  mkdirSync(dirname(to), { recursive: true });
  const inner = join(from, 'node_modules');
  cpSync(from, to, { recursive: true, verbatimSymlinks: true, filter: (path) => path !== inner });
}
