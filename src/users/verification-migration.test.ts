import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { connect } from '#src/platform/db/connect.server.ts';
import { migrate, readMigrations } from '#src/platform/db/migrate.server.ts';
import { createLog } from '#src/platform/log.server.ts';
import { createDatabase } from '#test/shop.ts';

const folder = join(import.meta.dirname, '../../db/migrations');

test('who was verified before there were records has one: of the audit log, or that nothing is known', async () => {
  const { connection, drop } = await createDatabase('template0');
  const db = connect(connection, createLog('silent'));
  try {
    const all = await readMigrations(folder);
    const at = all.findIndex(({ name }) => name.includes('verifications'));
    await migrate(db, all.slice(0, at));
    await sql`insert into people (id, issuer, subject, name, email, role, status) values
      ('ada', 'x', 'ada', 'Ada', 'ada@example.com', 'admin', 'verify'),
      ('told', 'x', 'told', 'Told', 'told@example.com', 'Seller', 'varified'),
      ('old', 'x', 'old', 'Old', 'old@example.com', 'Seller', 'varified'),
      ('new', 'x', 'new', 'New', 'new@example.com', 'Seller', 'verify')`.execute(db);
    await sql`insert into audit_log (id, at, act, actor_id, target_kind, target_id) values
      ('1', '2026-01-02', 'verified', 'ada', 'person', 'told'),
      ('2', '2026-03-04', 'verified', 'ada', 'person', 'told'),
      ('3', '2026-05-06', 'suspended', 'ada', 'person', 'told'),
      ('4', '2026-05-06', 'suspended', 'ada', 'person', 'old')`.execute(db);
    await migrate(db, all);
    const rows = await db
      .selectFrom('verifications')
      .select(['person_id', 'given_at', 'given_by', 'checked', 'note', 'taken_back_at'])
      .orderBy('person_id')
      .execute();
    const plain = { checked: [], note: null, taken_back_at: null };
    expect(rows).toEqual([
      { person_id: 'old', given_at: null, given_by: null, ...plain },
      { person_id: 'told', given_at: new Date('2026-03-04T00:00:00Z'), given_by: 'ada', ...plain },
    ]);
  } finally {
    await db.destroy();
    await drop();
  }
});
