import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { root } from '#src/server/start-up/environment.ts';
import { readBuild } from '#src/server/start-up/release-file.ts';
import { refuseOtherVersions, refuseReleasedVersion } from './version.ts';

/** Creates a folder that is deleted after the test. */
function tempFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'rangefinder-release-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

test('package.json, the lockfile and the changelog have the same version', () => {
  expect(() => refuseOtherVersions(root)).not.toThrow();
  const folder = tempFolder();
  writeFileSync(join(folder, 'package.json'), '{"version":"1.10.0"}');
  writeFileSync(join(folder, 'package-lock.json'), '{"version":"1.9.0"}');
  writeFileSync(join(folder, 'CHANGELOG.md'), '## [Unreleased]\n\n## [1.10.0] - 2026-11-26\n');
  expect(() => refuseOtherVersions(folder)).toThrow('package-lock.json 1.9.0');
  writeFileSync(join(folder, 'package-lock.json'), '{"version":"1.10.0"}');
  expect(() => refuseOtherVersions(folder)).not.toThrow();
  writeFileSync(join(folder, 'CHANGELOG.md'), '## [Unreleased]\n\n## [1.9.0] - 2026-11-25\n');
  expect(() => refuseOtherVersions(folder)).toThrow('the newest in CHANGELOG.md is 1.9.0');
});

test('the file RELEASE names the version of a release', () => {
  const folder = tempFolder();
  const release = { version: '1.1.0', commit: 'c0ffee', made: '2026-11-26T00:00:00.000Z', node: '26.10.0' };
  writeFileSync(join(folder, 'RELEASE'), JSON.stringify(release));
  expect(readBuild(folder)).toEqual({ version: '1.1.0', commit: 'c0ffee' });
});

test('a version that is already released is rejected if the commit differs or files have changed', () => {
  const folder = tempFolder();
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@example.com', ...args], {
      cwd: folder,
      stdio: 'ignore',
    });
  const commit = (version: string) => {
    writeFileSync(join(folder, 'package.json'), JSON.stringify({ version }));
    git('add', '.');
    git('commit', '--no-gpg-sign', '-m', version);
  };
  const refuse = () => {
    const { version, commit: head } = readBuild(folder);
    refuseReleasedVersion(folder, version, head);
  };
  git('init');
  commit('1.1.0');
  expect(readBuild(folder)).toEqual({ version: '1.1.0', commit: expect.stringMatching(/^[0-9a-f]{40}$/) });
  expect(refuse).not.toThrow();
  git('tag', 'v1.1.0');
  expect(refuse).not.toThrow();
  writeFileSync(join(folder, 'another'), '');
  expect(refuse).toThrow(
    /^Version 1\.1\.0 was released from commit [0-9a-f]{12}, .* with changed files: check out v1\.1\.0/,
  );
  commit('1.1.0');
  expect(refuse).toThrow(/^Version 1\.1\.0 was released from commit/);
  commit('1.2.0');
  expect(refuse).not.toThrow();
});
