import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readVersion } from '#src/platform/version.server.ts';
import { git } from '#src/server/start-up/release-file.ts';

/**
 * Rejects a version that package.json, the lockfile and the changelog do not agree on.
 * @throws Error with one line that names the remedy
 */
export function refuseOtherVersions(root: string): void {
  const read = (name: string): string => readFileSync(join(root, name), 'utf8');
  const version = readVersion(root);
  const { version: locked } = JSON.parse(read('package-lock.json')) as { version: string };
  const [, newest] = /^## \[(\d+\.\d+\.\d+)\] - \d{4}-\d{2}-\d{2}$/m.exec(read('CHANGELOG.md')) ?? [];
  if (locked !== version || newest !== version)
    throw new Error(
      `package.json has version ${version}, package-lock.json ${locked}, and the newest in CHANGELOG.md is ${newest}: docs/deploy.md, 'How a release is made'`,
    );
}

/**
 * Rejects a version that is already released, unless it is made from the commit that the version's tag names.
 * @throws Error with one line that names the remedy
 */
export function refuseReleasedVersion(root: string, version: string, commit: string | null): void {
  if (commit === null) return;
  const tag = `v${version}`;
  let tagged: string;
  try {
    tagged = git(root, 'rev-parse', '--verify', '--quiet', `refs/tags/${tag}^{commit}`);
  } catch {
    return;
  }
  if (tagged !== commit)
    throw new Error(
      `Version ${version} was released from commit ${tagged.slice(0, 12)}, and this is ${commit.slice(0, 12)}${commit.endsWith('+') ? ' with changed files' : ''}: check out ${tag}, or raise the version (docs/deploy.md, 'How a release is made').`,
    );
}
