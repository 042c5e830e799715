import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { sql } from 'kysely';
import pg from 'pg';
import { expect, test } from 'vitest';
import { loadConfig } from '#src/platform/config/config.server.ts';
import { createDatabase } from '#test/database.ts';
import { openRuntime } from './runtime.ts';

const root = join(import.meta.dirname, '../../..');
const config = loadConfig({ LOG_LEVEL: 'error', AUTH_SECRET: randomBytes(32).toString('base64') });

test('several processes that start on a new database at the same time all succeed', async () => {
  const { connection, drop } = await createDatabase();
  const client = new pg.Client(connection);
  await client.connect();
  await client.query('drop schema jobs cascade; drop schema public cascade; create schema public');
  await client.end();
  const started = await Promise.all([1, 2, 3].map(() => openRuntime(config, connection, root)));
  for (const { app } of started) {
    // None of the connections in their pools is left in a failed transaction.
    const reads = Array.from({ length: 16 }, () => sql`select version from jobs.version`.execute(app.db));
    for (const { rows } of await Promise.all(reads)) expect(rows).toHaveLength(1);
  }
  await Promise.all(started.map(({ close }) => close()));
  await drop();
});

test('a start has no time limit for what it writes to a large shop', async () => {
  const { connection, drop } = await createDatabase();
  const client = new pg.Client(connection);
  await client.connect();
  await client.query(`
    update gear_reference set checksum = 'older';
    update place_reference set regions_checksum = null;
    create table limits (of_table text, ms text);
    create function note_limit() returns trigger language plpgsql as $$ begin
      insert into limits values (tg_table_name, current_setting('statement_timeout'));
      return null;
    end $$;
    create trigger note_limit after update on gear_reference execute function note_limit();
    create trigger note_limit after update on place_reference execute function note_limit()`);
  const { close } = await openRuntime(config, connection, root);
  await close();
  const { rows } = await client.query('select of_table, ms from limits order by of_table');
  await client.end();
  expect(rows).toEqual([
    { of_table: 'gear_reference', ms: '0' },
    { of_table: 'place_reference', ms: '0' },
  ]);
  await drop();
});
