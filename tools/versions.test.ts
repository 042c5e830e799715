import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { root } from '#src/server/start-up/environment.ts';
import { readBuild } from '#src/server/start-up/release-file.ts';
import { checkVersions, findVersionErrors, refuseReleasedVersion } from './versions.ts';

const changelog = (...heads: string[]): string =>
  ['# Changelog', '', '## [Unreleased]', '', ...heads.flatMap((head) => [`## ${head}`, ''])].join('\n');
const rising = changelog('[1.10.0] - 2026-11-26', '[1.9.0] - 2026-11-26', '[1.0.0] - 2026-11-23');

test('package.json, the lockfile and the changelog have the same version', () => {
  expect(checkVersions(root)).toEqual([]);
});

test('versions that differ, decrease or occur twice are reported', () => {
  expect(findVersionErrors('1.10.0', ['1.10.0'], rising)).toEqual([]);
  expect(findVersionErrors('1.11.0', ['1.11.0', '1.10.0'], rising)).toEqual([
    'package-lock.json has version 1.10.0, but package.json has 1.11.0',
    'package.json has version 1.11.0, but the newest in CHANGELOG.md is 1.10.0',
  ]);
  const falling = changelog('[1.9.0] - 2026-11-26', '[1.10.0] - 2026-11-25', '[1.10.0] - 2026-11-26');
  expect(findVersionErrors('1.9.0', ['1.9.0'], falling)).toEqual([
    'CHANGELOG.md has 1.9.0 (2026-11-26) above 1.10.0 (2026-11-25)',
    'CHANGELOG.md has 1.10.0 (2026-11-25) above 1.10.0 (2026-11-26)',
  ]);
  expect(findVersionErrors('1.0.0', [], '# Changelog\n')).toHaveLength(2);
});

test('the file RELEASE names the version of a release', () => {
  const folder = mkdtempSync(join(tmpdir(), 'rangefinder-release-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const release = { version: '1.1.0', commit: 'c0ffee', made: '2026-11-26T00:00:00.000Z', node: '26.10.0' };
  writeFileSync(join(folder, 'RELEASE'), JSON.stringify(release));
  expect(readBuild(folder)).toEqual({ version: '1.1.0', commit: 'c0ffee' });
});

test('a version that is already released is rejected if the commit differs or files have changed', () => {
  const folder = mkdtempSync(join(tmpdir(), 'rangefinder-tagged-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
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
