import { expect, test } from 'vitest';
import { startEmbeddedPostgres } from './start.ts';
import { makeStateDir, query } from './test/state.ts';

test('a restart keeps the data and the password', async () => {
  const stateDir = makeStateDir();
  const first = await startEmbeddedPostgres({ stateDir });
  await query(first.address, `CREATE TABLE cameras AS SELECT 'Leica M3' AS name`);
  await first.stop();
  const second = await startEmbeddedPostgres({ stateDir });
  expect(second).toMatchObject({ created: false, address: first.address });
  expect(await query(second.address, 'SELECT name FROM cameras')).toEqual([{ name: 'Leica M3' }]);
});
