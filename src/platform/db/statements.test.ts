import { sql } from 'kysely';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { withContext } from '#src/platform/context.server.ts';
import { asVisitor } from '#src/platform/context.server.ts';
import { LineLimit } from '#src/platform/observability/log-repeats.server.ts';
import { createLog } from '#src/platform/observability/log.server.ts';
import { createDatabase } from '#test/database.ts';
import { countOf } from '#test/observability.ts';
import { connect } from './connect.server.ts';

let lines: Record<string, unknown>[] = [];
const log = createLog('warn', { write: (line) => void lines.push(JSON.parse(line)) });
const database = await createDatabase();
const db = connect(database.connection, log);
afterAll(async () => {
  await db.destroy();
  await database.drop();
});
beforeEach(() => {
  lines = [];
});

const statements = async (name: string) => countOf(`rangefinder_statement_seconds_count{class="${name}"}`);

test('a slow statement is logged once with its text, class and request, but without values', async () => {
  const email = 'robin@example.com';
  await withContext({ request: { id: 'request-1', address: '' } }, async () =>
    sql`select pg_sleep(0.6),
      ${email}::text as email`.execute(db),
  );
  expect(lines).toEqual([
    {
      level: 40,
      time: expect.any(String),
      requestId: 'request-1',
      statement: 'select pg_sleep(0.6), $1::text as email',
      class: 'read',
      ms: expect.any(Number),
      leftOut: 0,
      msg: 'a slow statement',
    },
  ]);
});

test('with `logsAll`, each statement is logged with its request, but without values', async () => {
  const all: Record<string, unknown>[] = [];
  const own = createLog('info', { write: (line) => void all.push(JSON.parse(line)) });
  const verbose = connect(database.connection, own, { logsAll: true });
  await withContext({ request: { id: 'request-2', address: '' } }, async () =>
    verbose.transaction().execute(async (trx) => {
      await trx.selectFrom('users').select('id').where('name', '=', 'Robin').execute();
      await sql`update users set name = ${'Robin'}`.execute(trx);
      await sql`select nothing`.execute(trx);
    }),
  ).catch(() => undefined);
  await verbose.destroy();
  expect(all.map(({ statement }) => statement)).toEqual([
    'begin',
    'select "id" from "users" where "name" = $1',
    'update users set name = $1',
    'select nothing',
    'rollback',
  ]);
  const known = { level: 30, requestId: 'request-2', msg: 'a statement' };
  const measured = { time: expect.any(String), ms: expect.any(Number) };
  expect(all[1]).toEqual({ ...known, ...measured, statement: all[1]!['statement'] });
  expect(all[3]).toMatchObject({ error: { name: 'PostgresError', code: '42703' } });
});

test('the log line of a slow statement that failed contains the error', async () => {
  const failing = asVisitor(async () => sql`select pg_sleep(3)`.execute(db));
  await expect(failing).rejects.toThrow('statement timeout');
  const error = {
    name: 'PostgresError',
    code: '57014',
    message: 'canceling statement due to statement timeout',
  };
  expect(lines).toMatchObject([{ class: 'read', error }]);
});

const wait = (pool: string) => countOf(`rangefinder_connection_wait_seconds_count{pool="${pool}"}`);

const counts = () => Promise.all([statements('read'), statements('write'), wait('main'), wait('visitors')]);

test('metrics count statements by class, and waits for connections by pool', async () => {
  const before = await counts();
  await db.selectFrom('users').select('id').limit(1).execute();
  await db.updateTable('users').set({ name: 'x' }).where('id', '=', 'nobody').execute();
  await sql`with gone as (delete from users where id = 'nobody' returning id) select id from gone`.execute(
    db,
  );
  await asVisitor(async () => sql`with one as (select 1 as value) select value from one`.execute(db));
  const after = await counts();
  expect(after.map((count, index) => count - before[index]!)).toEqual([2, 2, 3, 1]);
  expect(lines).toEqual([]);
});

test('log lines over the limit per second are dropped, and the next line contains their count', () => {
  let now = 0;
  const limit = new LineLimit(2, () => now);
  const take = () => limit.take()?.leftOut ?? null;
  expect([take(), take(), take(), take()]).toEqual([0, 0, null, null]);
  now = 1_000;
  expect([take(), take(), take()]).toEqual([2, 0, null]);
});
