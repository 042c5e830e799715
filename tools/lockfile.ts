import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '#src/server/start-up/environment.ts';

type Names = Record<string, string>;
type Entry = {
  engines?: unknown;
  dependencies?: Names;
  optionalDependencies?: Names;
  devDependencies?: Names;
};
type Lockfile = { packages: Record<string, Entry> };

const path = join(root, 'package-lock.json');

/**
 * The text of a lockfile whose packages do not say which Node they ask for. npm compares that with the Node that
 * installs, and warns; the shop runs on the one that is among its packages.
 */
function withoutEngines(text: string): string {
  const lockfile = JSON.parse(text) as Lockfile;
  for (const [place, entry] of Object.entries(lockfile.packages)) if (place !== '') delete entry.engines;
  return `${JSON.stringify(lockfile, null, 2)}\n`;
}

/**
 * The packages that others ask for and a lockfile has no entry of. npm leaves those for other platforms out where the
 * registry does not have them, says nothing, and `npm ci` refuses the lockfile.
 */
function findMissing(text: string): string[] {
  const { packages } = JSON.parse(text) as Lockfile;
  return Object.entries(packages).flatMap(([place, entry]) => {
    const asked = { ...entry.dependencies, ...entry.optionalDependencies, ...entry.devDependencies };
    return Object.keys(asked)
      .filter((name) => !placesFor(name, place).some((candidate) => candidate in packages))
      .map((name) => `${name}, for ${place || 'the project'}`);
  });
}

/** Where Node looks for a package that one at this place imports. */
export function placesFor(name: string, place: string): string[] {
  const own = place === '' ? `node_modules/${name}` : `${place}/node_modules/${name}`;
  const around = place.slice(0, Math.max(0, place.lastIndexOf('/node_modules/')));
  return place === '' ? [own] : [own, ...placesFor(name, around)];
}

/** What is wrong with the project's lockfile, a line each. */
export function checkLockfile(): string[] {
  const text = readFileSync(path, 'utf8');
  const hasEngines = withoutEngines(text) !== text;
  return [
    ...findMissing(text).map((missing) => `package-lock.json: \`npm ci\` misses ${missing}`),
    ...(hasEngines
      ? [
          'package-lock.json: entries name `engines`, of which `npm ci` warns on older Nodes; `npm run tool -- lockfile` takes them out',
        ]
      : []),
  ];
}

if (import.meta.main) writeFileSync(path, withoutEngines(readFileSync(path, 'utf8')));
