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
 * Returns the text of a lockfile without `engines`. npm checks `engines` against the Node that runs npm, but the shop
 * runs on the Node that is one of its packages.
 */
function withoutEngines(text: string): string {
  const lockfile = JSON.parse(text) as Lockfile;
  for (const [place, entry] of Object.entries(lockfile.packages)) if (place !== '') delete entry.engines;
  return `${JSON.stringify(lockfile, null, 2)}\n`;
}

/**
 * Returns required packages that have no entry in a lockfile, which makes `npm ci` fail. npm silently omits packages
 * for other platforms if the registry does not have them.
 */
function findMissing(text: string): string[] {
  const { packages } = JSON.parse(text) as Lockfile;
  return Object.entries(packages).flatMap(([place, entry]) => {
    const wanted = { ...entry.dependencies, ...entry.optionalDependencies, ...entry.devDependencies };
    return Object.keys(wanted)
      .filter((name) => !placesFor(name, place).some((candidate) => candidate in packages))
      .map((name) => `${name}, for ${place || 'the project'}`);
  });
}

/** Returns the places where Node looks for a package that is imported by a package at `place`. */
export function placesFor(name: string, place: string): string[] {
  const own = place === '' ? `node_modules/${name}` : `${place}/node_modules/${name}`;
  const around = place.slice(0, Math.max(0, place.lastIndexOf('/node_modules/')));
  return place === '' ? [own] : [own, ...placesFor(name, around)];
}

/** Returns the errors of the project's lockfile, one per line. */
export function checkLockfile(): string[] {
  const text = readFileSync(path, 'utf8');
  const hasEngines = withoutEngines(text) !== text;
  return [
    ...findMissing(text).map((missing) => `package-lock.json: \`npm ci\` misses ${missing}`),
    ...(hasEngines
      ? [
          'package-lock.json: entries name `engines`, for which `npm ci` warns on older Node versions; `npm run tool -- lockfile` removes them',
        ]
      : []),
  ];
}

if (import.meta.main) writeFileSync(path, withoutEngines(readFileSync(path, 'utf8')));
