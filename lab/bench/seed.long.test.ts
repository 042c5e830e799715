import pg from 'pg';
import { expect, test } from 'vitest';
import { connectWithoutTimeouts } from '#src/platform/db/connect.server.ts';
import { createLog } from '#src/platform/observability/log.server.ts';
import { createDatabase } from '#test/database.ts';
import { addRows } from './seed.ts';

const counts = `select
  (select count(*)::int from users) as users,
  (select count(*)::int from listings where sold_at is null) as active,
  (select count(*)::int from listings where sold_at is not null) as sold,
  (select count(*)::int from orders where stage = 'completed') as completed,
  (select count(*) > 0 from orders where stage = 'accepted') as "hasOpen",
  (select count(*) > 0 from listings where search_model_id is not null) as "hasModels"`;

test('the seed of benchmarks adds the requested number of items, with users, orders and models', async () => {
  const { connection, drop } = await createDatabase();
  const db = connectWithoutTimeouts(connection, createLog('error'));
  const client = new pg.Client(connection);
  await client.connect();
  try {
    await addRows(db, connection, 110);
    const { rows } = await client.query(counts);
    expect(rows).toEqual([
      { users: 200, active: 100, sold: 10, completed: 10, hasOpen: true, hasModels: true },
    ]);
  } finally {
    await client.end();
    await db.destroy();
    await drop();
  }
});
