import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readVersion } from '#src/platform/version.server.ts';
import { git } from '#src/server/start-up/release-file.ts';

/** Returns the versions of a changelog with their dates, the newest first. */
function readReleases(changelog: string): { version: string; date: string }[] {
  const heads = changelog.matchAll(/^## \[(\d+\.\d+\.\d+)\] - (\d{4}-\d{2}-\d{2})$/gm);
  return Array.from(heads, ([, version, date]) => ({ version: version!, date: date! }));
}

/**
 * Reports differences between the versions of package.json, the lockfile and the changelog, and versions that do not
 * increase.
 */
export function findVersionErrors(version: string, locked: string[], changelog: string): string[] {
  const releases = readReleases(changelog);
  const newest = releases[0]?.version;
  const errors = locked
    .filter((each) => each !== version)
    .map((each) => `package-lock.json has version ${each}, but package.json has ${version}`);
  if (!changelog.includes('\n## [Unreleased]\n')) errors.push('CHANGELOG.md has no section Unreleased');
  if (newest !== version)
    errors.push(`package.json has version ${version}, but the newest in CHANGELOG.md is ${newest}`);
  for (const [index, after] of releases.slice(0, -1).entries()) {
    const before = releases[index + 1]!;
    if (!isNewer(after.version, before.version) || after.date < before.date)
      errors.push(
        `CHANGELOG.md has ${after.version} (${after.date}) above ${before.version} (${before.date})`,
      );
  }
  return errors;
}

function isNewer(version: string, than: string): boolean {
  return version.localeCompare(than, 'en', { numeric: true }) > 0;
}

export function checkVersions(root: string): string[] {
  const read = (name: string): string => readFileSync(join(root, name), 'utf8');
  const lock = JSON.parse(read('package-lock.json')) as {
    version: string;
    packages: { '': { version: string } };
  };
  return findVersionErrors(
    readVersion(root),
    [lock.version, lock.packages[''].version],
    read('CHANGELOG.md'),
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
