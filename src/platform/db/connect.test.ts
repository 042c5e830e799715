import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createLog } from '#src/platform/log.server.ts';
import { createDatabase } from '#test/shop.ts';
import { connect, planKept, type Db } from './connect.server.ts';

let database: Awaited<ReturnType<typeof createDatabase>>;
let db: Db;
beforeAll(async () => {
  database = await createDatabase('template0');
  // One connection: what it has prepared is asked through it.
  db = connect({ ...database.connection, max: 1 }, createLog('silent'));
});
afterAll(async () => {
  await db.destroy();
  await database.drop();
});

test('a statement that asks for it is planned once for its connection, any other each time', async () => {
  for (const value of ['one', 'two']) {
    const kept = await sql`select ${value}::text as kept ${planKept}`.execute(db);
    const other = await sql`select ${value}::text as other`.execute(db);
    expect([kept.rows, other.rows]).toEqual([[{ kept: value }], [{ other: value }]]);
  }
  const { rows } = await sql`select statement from pg_prepared_statements`.execute(db);
  expect(rows).toEqual([{ statement: 'select $1::text as kept /* plan kept */' }]);
});
