import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export function readVersion(root: string): string {
  const { version }: { version: string } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  return version;
}

/** `commit` is null in a checkout, which is not a release. `node` is the version of Node. */
export type Build = { version: string; commit: string | null; node: string };

export function readBuild(root: string): Build {
  const release = join(root, 'RELEASE');
  const { commit }: Pick<Build, 'commit'> = existsSync(release)
    ? JSON.parse(readFileSync(release, 'utf8'))
    : { commit: null };
  return { version: readVersion(root), commit, node: process.versions.node };
}

export function nameBuild({ version, commit }: { version: string; commit: string | null }): string {
  return commit ? `${version} (commit ${commit.slice(0, 12)}${commit.endsWith('+') ? '+' : ''})` : version;
}
