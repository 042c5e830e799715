import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { sql } from 'kysely';
import pg from 'pg';
import { expect, test } from 'vitest';
import { createDatabase } from '#test/database.ts';
import { loadConfig } from '#src/platform/config/config.server.ts';
import { openRuntime } from './runtime.ts';

const root = join(import.meta.dirname, '../../..');

test('several processes that start on a new database at the same time all succeed', async () => {
  const { connection, drop } = await createDatabase();
  const client = new pg.Client(connection);
  await client.connect();
  await client.query('drop schema jobs cascade; drop schema public cascade; create schema public');
  await client.end();
  const config = loadConfig({ LOG_LEVEL: 'error', AUTH_SECRET: randomBytes(32).toString('base64') });
  const started = await Promise.all([1, 2, 3].map(() => openRuntime(config, connection, root)));
  for (const { app } of started) {
    // None of the connections in their pools is left in a failed transaction.
    const reads = Array.from({ length: 16 }, () => sql`select version from jobs.version`.execute(app.db));
    for (const { rows } of await Promise.all(reads)) expect(rows).toHaveLength(1);
  }
  await Promise.all(started.map(({ close }) => close()));
  await drop();
});
