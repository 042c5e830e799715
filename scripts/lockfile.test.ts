import { expect, test } from 'vitest';
import { checkLockfile, withoutEngines } from './lockfile.ts';

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

test('the lockfile of the project names no engines', () => expect(checkLockfile()).toBeNull());
