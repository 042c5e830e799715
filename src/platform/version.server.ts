import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The shop's version, as the package.json in its folder says it: an operator finds what it brings in CHANGELOG.md. */
export function readVersion(root: string): string {
  return (JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string }).version;
}

/** The version, the commit of a release (null in a checkout), and the version of Node. */
export type Build = { version: string; commit: string | null; node: string };

export function readBuild(root: string): Build {
  const release = join(root, 'RELEASE');
  const { commit } = (existsSync(release) ? JSON.parse(readFileSync(release, 'utf8')) : { commit: null }) as {
    commit: string | null;
  };
  return { version: readVersion(root), commit, node: process.versions.node };
}

/** For example `1.1.0 (commit 0123456789ab)`, or only the version when the commit is not known. */
export function nameBuild({ version, commit }: { version: string; commit: string | null }): string {
  return commit ? `${version} (commit ${commit.slice(0, 12)}${commit.endsWith('+') ? '+' : ''})` : version;
}
