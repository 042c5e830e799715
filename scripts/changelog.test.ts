import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readVersion } from '#src/platform/version.server.ts';
import { root } from './environment.ts';

const changelog = readFileSync(join(root, 'CHANGELOG.md'), 'utf8');
const headings = [...changelog.matchAll(/^## (.*)$/gm)].map(([, heading]) => heading!);

test('the newest version in the changelog is the one of the package and of the lockfile', () => {
  const newest = headings.find((heading) => heading !== '[Unreleased]');
  const version = readVersion(root);
  const lockfile = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
  expect(newest).toMatch(/^\[\d+\.\d+\.\d+\] - \d{4}-\d\d-\d\d$/);
  expect(newest?.split(' ')[0]).toBe(`[${version}]`);
  expect([lockfile.version, lockfile.packages[''].version]).toEqual([version, version]);
});

test('what is not released yet stands at the top of the changelog', () => {
  expect(headings.indexOf('[Unreleased]')).toBe(0);
});
