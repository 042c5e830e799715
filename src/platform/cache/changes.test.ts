import { once } from 'node:events';
import pg from 'pg';
import { afterAll, expect, onTestFinished, test, vi } from 'vitest';
import type { App } from '#src/platform/app.server.ts';
import { connect as openPool } from '#src/platform/db/connect.server.ts';
import { createLog } from '#src/platform/observability/log.server.ts';
import { startDatabaseProxy } from '#test/database-proxy.ts';
import { createDatabase } from '#test/database.ts';
import { ChangeLog } from './change-log.server.ts';
import { Changes } from './changes.server.ts';
import { changeWork } from './newly-visible.server.ts';

const database = await createDatabase();
const client = new pg.Client(database.connection);
await client.connect();
afterAll(async () => {
  await client.end();
  await database.drop();
});

const log = createLog('silent');
/** Inserts a change with a transaction id that this server has not reached, as after a restore from another database. */
const publishFromElsewhere = () =>
  client.query(`insert into changes (xid, tags, at, ended_before)
    values ('900000000', '{elsewhere}', now() - interval '11 minutes', '900000000')`);
const publish = (...tags: string[]) => client.query('insert into changes (tags) values ($1)', [tags]);

async function follow(connection: pg.ClientConfig = database.connection) {
  const changes = new Changes();
  const received: string[] = [];
  changes.onChange((tags) => void received.push(...tags));
  const changeLog = new ChangeLog(changes, connection, log);
  await changeLog.open();
  onTestFinished(() => changeLog.close());
  return { changes, changeLog, received };
}

/** Follows the log through a proxy, so that a test can break the connection. */
async function followThroughProxy(more: pg.ClientConfig = {}) {
  const proxy = await startDatabaseProxy(database.connection);
  onTestFinished(() => proxy.close());
  const through = { ...database.connection, host: '127.0.0.1', port: proxy.port, ...more };
  return { proxy, through, ...(await follow(through)) };
}

/** A generous timeout, for busy machines. */
const patience = { timeout: 30_000 };

/** Begins a transaction that ends no later than the test, because it would otherwise block later tests. */
async function begin(): Promise<{
  xid: bigint;
  publish: (tag: string) => Promise<unknown>;
  end: (how: string) => Promise<void>;
}> {
  const own = new pg.Client(database.connection);
  await own.connect();
  onTestFinished(() => own.end());
  await own.query('begin');
  const { rows } = await own.query<{ xid: string }>('select pg_current_xact_id()::text as xid');
  return {
    xid: BigInt(rows[0]!.xid),
    publish: (tag) => own.query('insert into changes (tags) values ($1)', [[tag]]),
    async end(how) {
      await own.query(how);
    },
  };
}

test.for(['stall', 'cut'] as const)(
  'after a %s the connection is replaced within a second, and no change is missed',
  async (how) => {
    const { proxy, changes, changeLog, received } = await followThroughProxy();
    expect(changes.listening).toBe(true);
    const other = changes.version(['other']);
    await publish('posts');
    await vi.waitFor(() => expect(received).toEqual(['posts']), patience);
    const before = changes.version(['posts']);
    const open = await begin();
    await open.publish('open');

    proxy[how]();
    await publish('meanwhile');
    const waiting = [changeLog.reach(10n ** 15n), changeLog.reach(10n ** 15n)];
    await vi.waitFor(() => expect(changes.listening).toBe(false), { timeout: 20_000, interval: 10 });

    expect(await Promise.all(waiting)).toEqual([false, false]);
    proxy.resume();
    await vi.waitFor(() => expect(changes.listening).toBe(true), patience);
    expect(received).toEqual(['posts', 'meanwhile']);
    await open.end('commit');
    await vi.waitFor(() => expect(received).toEqual(['posts', 'meanwhile', 'open']), patience);
    const now = ['posts', 'meanwhile', 'other'].map((tag) => changes.version([tag]));
    expect(now).toEqual([before, before + 1, other]);
  },
);

const options = '-c search_path=fake,pg_catalog,public';
const fake = (name: string, at: string) =>
  client.query(`create schema if not exists fake;
    create or replace function fake.${name} returns timestamptz language sql as $$ select timestamptz '${at}' $$`);

test.for(['pg_postmaster_start_time()', 'pg_stat_get_bgwriter_stat_reset_time()'])(
  'everything counts as changed after a reconnection to a server with a different %s',
  async (name) => {
    await fake(name, '2026-01-01');
    onTestFinished(async () => void (await client.query('drop schema fake cascade')));
    const { proxy, changes, received } = await followThroughProxy({ options });
    await publish('withdrawn:one');
    await vi.waitFor(() => expect(received).toContain('withdrawn:one'), patience);
    const before = changes.version(['other']);
    proxy.cut();
    await vi.waitFor(() => expect(changes.listening).toBe(false), { timeout: 20_000 });
    proxy.resume();
    await vi.waitFor(() => expect(changes.listening).toBe(true), patience);
    expect(changes.version(['other'])).toBe(before);
    await fake(name, '2026-01-02');
    await vi.waitFor(() => expect(changes.version(['other'])).toBeGreaterThan(before), patience);
    // A crash may have ended the last read, so retained withdrawals count again, but others remain unaffected.
    expect(changes.lastWithdrawal(['one'])).toBe(changes.latest);
    expect(changes.lastWithdrawal(['other'])).toBe(before);
  },
);

test('everything counts as changed when another database replaces the old one', async () => {
  const restored = await createDatabase();
  onTestFinished(() => restored.drop());
  const { proxy, through, changes } = await followThroughProxy();
  const before = changes.version(['other']);
  through.database = restored.connection.database!;
  proxy.cut();
  proxy.resume();
  await vi.waitFor(() => expect(changes.version(['other'])).toBeGreaterThan(before), patience);
  expect(changes.lastWithdrawal(['other'])).toBe(changes.latest);
});

test('each change is read once, and an open transaction does not delay later changes', async () => {
  const { received } = await follow();
  await publishFromElsewhere();
  const [first, second] = [await begin(), await begin()];
  await first.publish('first');
  await second.publish('second');
  await second.end('commit');
  await vi.waitFor(() => expect(received).toEqual(['second']), patience);
  await publish('third');
  await vi.waitFor(() => expect(received).toEqual(['second', 'third']), patience);
  await first.end('commit');
  await vi.waitFor(() => expect(received).toEqual(['second', 'third', 'first']), patience);
  const refused = await begin();
  await refused.publish('never');
  await refused.end('rollback');
  await publish('last');
  await vi.waitFor(() => expect(received).toEqual(['second', 'third', 'first', 'last']), patience);
});

test('`reach` waits for a transaction for up to a third of a second', async () => {
  const { received, changeLog } = await follow();
  const [open, done] = [await begin(), await begin()];
  await done.publish('done');
  expect(changeLog.hasRead(done.xid)).toBe(false);
  await done.end('commit');
  // On a busy machine a single read can take longer than the timeout.
  const isReached = (xid: bigint) =>
    vi.waitFor(async () => expect(await changeLog.reach(xid)).toBe(true), patience);
  await isReached(done.xid);
  expect(received).toEqual(['done']);
  const began = performance.now();
  expect(await changeLog.reach(open.xid)).toBe(false);
  const took = performance.now() - began;
  expect(took).toBeGreaterThanOrEqual(330);
  await open.end('commit');
  await isReached(open.xid);
  await changeLog.close();
  expect([changeLog.hasRead(done.xid), await changeLog.reach(done.xid)]).toEqual([false, false]);
});

test('a commit in one process reaches the other processes immediately', async () => {
  const [here, there] = [await follow(), await follow()];
  const listener = new pg.Client(database.connection);
  await listener.connect();
  await listener.query('listen changed');
  const inserted = once(listener, 'notification');
  const written = await begin();
  await written.publish('inserted');
  await written.end('commit');
  await here.changeLog.committed(written.xid);
  expect(here.received).toEqual(['inserted']);
  await inserted;
  await vi.waitFor(() => expect(there.received).toEqual(['inserted']), patience);
  await listener.end();
});

test('everything counts as changed if the log was not read for half of the retention time of changes', async () => {
  await client.query(`create schema if not exists fake;
    create table fake.clock as select now() as at;
    create function fake.now() returns timestamptz language sql as 'select at from fake.clock'`);
  const pass = (time: string) => client.query(`update fake.clock set at = at + interval '${time}'`);
  const { changes, received } = await follow({ ...database.connection, options });
  const before = changes.version(['other']);
  await pass('4 minutes');
  await publish('soon');
  await vi.waitFor(() => expect(received).toEqual(['soon']), patience);
  expect(changes.version(['other'])).toBe(before);
  await pass('6 minutes');
  await vi.waitFor(() => expect(changes.version(['other'])).toBeGreaterThan(before), patience);
});

test('changes are deleted only after every process could read them, and backups do not contain them', async () => {
  await client.query('truncate changes');
  const write = (tag: string, minutes: number) =>
    client.query('insert into changes (tags, at) values (array[$1], now() - make_interval(mins => $2))', [
      tag,
      minutes,
    ]);
  await write('old', 12);
  // The server is shared with other tests, whose open transactions delay the deletion.
  await vi.waitFor(
    async () => {
      const { rows: seen } = await client.query(
        'select xid < pg_snapshot_xmin(pg_current_snapshot()) as is_seen from changes',
      );
      expect(seen).toEqual([{ is_seen: true }]);
    },
    { timeout: 30_000 },
  );
  const open = await begin();
  await write('mark', 11);
  await write('new', 9);
  // This change was written long ago but becomes visible only now.
  await write('late', 11);
  await publishFromElsewhere();
  const db = openPool(database.connection, log);
  await changeWork[0]!.run({ app: { db } as App, id: 'x', data: {} });
  await db.destroy();
  const { rows } = await client.query<{ tag: string }>('select tags[1] as tag from changes order by id');
  expect(rows.map(({ tag }) => tag)).toEqual(['mark', 'new', 'late']);
  const { rows: inserted } =
    await client.query(`with inserted as (insert into changes (tags) values ('{x}') returning *)
    select ended_before <= '${open.xid}' as is_before, clock_timestamp() - at < interval '1 minute' as is_now from inserted`);
  expect(inserted).toEqual([{ is_before: true, is_now: true }]);
  await open.end('rollback');
});
