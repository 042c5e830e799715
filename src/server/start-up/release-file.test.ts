import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { makeFolder } from '#embedded-postgres/test/state.ts';
import { refuseOwnFolder, releaseFile } from './release-file.ts';

test('a state folder inside a release is rejected with both remedies', async () => {
  const root = makeFolder();
  const [inside, outside] = [join(root, 'state'), `${root}-state`];
  expect(() => refuseOwnFolder(root, inside)).not.toThrow();
  await writeFile(join(root, releaseFile), JSON.stringify({ version: '1.0.0', commit: null }));
  expect(() => refuseOwnFolder(root, outside)).not.toThrow();
  expect(() => refuseOwnFolder(root, inside)).toThrow(
    `STATE_DIR: a release must not store data in its own folder; pass the settings of the shop with --env-file FILE, or set STATE_DIR to a folder outside of ${root}`,
  );
});
