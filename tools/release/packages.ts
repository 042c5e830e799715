import { cpSync, existsSync, mkdirSync, readFileSync, symlinkSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { placesFor } from '#tools/lockfile.ts';

type Names = Record<string, string>;
type Locked = {
  version: string;
  dev?: boolean;
  optional?: boolean;
  bin?: Names;
  dependencies?: Names;
  optionalDependencies?: Names;
  peerDependencies?: Names;
  peerDependenciesMeta?: Record<string, { optional?: boolean }>;
};
type Lock = { packages: Record<string, Locked> };

const readJson = <T>(path: string): T => JSON.parse(readFileSync(path, 'utf8')) as T;

const building = new Set(['vite']);

/**
 * Copies the packages that a shop needs at run time, their dependencies and Node, in the versions of the lockfile.
 * @param names of the packages that the files of the release import
 * @returns the version of the copied Node
 * @throws Error if a package is missing or has the wrong version
 */
export function copyPackages(from: string, to: string, names: Iterable<string>): string {
  const { packages } = readJson<Lock>(join(from, 'package-lock.json'));
  // Node is added, because it is started by its name and never imported.
  const nodes = Object.keys(packages).filter((path) => packages[path]!.bin?.['node']);
  let node: string | undefined;
  for (const path of [...closureOf(packages, names), ...nodes].toSorted()) {
    const { version, optional, bin } = packages[path]!;
    if (!isInstalled(from, path, version, optional)) continue;
    const program = bin?.['node'];
    copyPackage(join(from, path), join(to, path), program ? [program, 'LICENSE', 'package.json'] : null);
    if (!program) continue;
    node = version;
    const folder = join(to, 'node_modules/.bin');
    mkdirSync(folder, { recursive: true });
    symlinkSync(relative(folder, join(to, path, program)), join(folder, 'node'));
  }
  if (!node) throw new Error('no Node for this machine is installed; run npm ci');
  return node;
}

/** Returns the lockfile paths of these packages and of all their dependencies. */
function closureOf(packages: Lock['packages'], names: Iterable<string>): Set<string> {
  const found = new Set<string>();
  const visit = (name: string, importer: string): void => {
    const path = placesFor(name, importer).find((place) => place in packages);
    if (!path || found.has(path) || packages[path]!.dev || building.has(name)) return;
    found.add(path);
    const {
      dependencies,
      optionalDependencies,
      peerDependencies = {},
      peerDependenciesMeta,
    } = packages[path]!;
    const peers = Object.keys(peerDependencies).filter((peer) => !peerDependenciesMeta?.[peer]?.optional);
    for (const other of [...Object.keys({ ...dependencies, ...optionalDependencies }), ...peers])
      visit(other, path);
  };
  for (const name of names) visit(name, '');
  return found;
}

function isInstalled(root: string, path: string, version: string, optional = false): boolean {
  const manifest = join(root, path, 'package.json');
  if (!existsSync(manifest)) {
    // An optional package for another platform.
    if (optional) return false;
    throw new Error(`${path} is not installed; run npm ci`);
  }
  const found = readJson<{ version: string }>(manifest).version;
  if (found === version) return true;
  throw new Error(`${path} is ${found}, but package-lock.json requires ${version}; run npm ci`);
}

const unused = /\.(map|[cm]?ts)$/;

/**
 * Copies a package without its source maps, TypeScript and nested packages; nested ones have lockfile entries of their own.
 */
function copyPackage(from: string, to: string, only: string[] | null): void {
  mkdirSync(dirname(to), { recursive: true });
  if (only) {
    for (const file of only) cpSync(join(from, file), join(to, file), { recursive: true });
    return;
  }
  const inner = join(from, 'node_modules');
  const filter = (path: string): boolean => path !== inner && !unused.test(path);
  cpSync(from, to, { recursive: true, verbatimSymlinks: true, filter });
}
