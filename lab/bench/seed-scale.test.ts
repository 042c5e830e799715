import pg from 'pg';
import { expect, test } from 'vitest';
import { createDatabase } from '#test/database.ts';
import { seedScale } from './seed-scale.ts';

const counts = `select
  (select count(*)::int from people) as people,
  (select count(*)::int from listings where sold_at is null) as on_show,
  (select count(*)::int from orders where stage = 'accepted') as open,
  (select count(*)::int from orders where stage = 'completed' and review_until > completed_at) as completed`;

test('seeding for benchmarks adds the requested number of rows, and a second run adds none', async () => {
  const { connection, drop } = await createDatabase();
  const client = new pg.Client(connection);
  await client.connect();
  try {
    for (let run = 0; run < 2; run++) {
      await seedScale(connection, { users: 50, products: 100, orders: 60 });
      const { rows } = await client.query(counts);
      expect(rows).toEqual([{ people: 50, on_show: 100, open: 20, completed: 40 }]);
    }
  } finally {
    await client.end();
    await drop();
  }
});
