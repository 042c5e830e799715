import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import pg from 'pg';
import { expect, inject } from 'vitest';
import type { Trx } from '#src/platform/db/connect.server.ts';
import type { Shop } from './shop.ts';
// Every connection returns bigint and numeric columns as numbers.
import '#src/platform/db/connect.server.ts';

let serverPool: pg.Pool | undefined;

/** Runs a statement in the database `rangefinder`, which is on the same server as the databases of the tests. */
export async function onServer(statement: string): Promise<void> {
  serverPool ??= new pg.Pool({ ...inject('server'), database: 'rangefinder', allowExitOnIdle: true });
  await serverPool.query(statement);
}

/** Runs a statement in a database, and returns its rows. */
export async function queryOn<Row extends pg.QueryResultRow>(
  connection: pg.ClientConfig,
  statement: string,
): Promise<Row[]> {
  const client = new pg.Client(connection);
  await client.connect();
  try {
    return (await client.query<Row>(statement)).rows;
  } finally {
    await client.end();
  }
}

/** Creates a database from a template, which is the migrated one by default. */
export async function createDatabase(
  template = inject('template'),
): Promise<{ connection: pg.ClientConfig; drop(): Promise<void> }> {
  const database = `test_${randomUUID().replaceAll('-', '')}`;
  // Six times as fast as the default strategy, which also logs each page.
  await onServer(`create database ${database} template ${template} strategy file_copy`);
  return {
    connection: { ...inject('server'), database },
    async drop() {
      // Waits until connections have closed by themselves: a terminated client would report an unhandled error.
      await onServer(`do $$ begin
        for attempt in 1..20 loop
          exit when not exists (select from pg_stat_activity where datname = '${database}' and usename = current_user);
          perform pg_sleep(0.01), pg_stat_clear_snapshot();
        end loop;
      end $$`);
      // `with (force)` is not possible, because only a superuser may end a vacuum that the server runs in the database.
      await onServer(`select pg_terminate_backend(pid) from pg_stat_activity
        where datname = '${database}' and usename = current_user`);
      await onServer(`drop database ${database}`);
    },
  };
}

/**
 * Runs `act`, which has to wait for locks that a transaction holds. As soon as `act` waits, the transaction runs
 * `finish` and commits.
 */
export async function afterLock<T>(
  { app: { db } }: Shop,
  lock: (trx: Trx) => Promise<unknown>,
  act: () => Promise<T>,
  finish: (trx: Trx) => Promise<unknown> = async () => undefined,
): Promise<T> {
  const held = await db.startTransaction().execute();
  await lock(held);
  const late = act();
  late.catch(() => undefined);
  const countWaiting = async () => {
    const { rows } = await sql`select from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`.execute(db);
    return rows.length;
  };
  await expect.poll(countWaiting, { timeout: 30_000 }).toBe(1);
  await finish(held);
  await held.commit().execute();
  return late;
}
