import { afterEach, expect, test, vi } from 'vitest';
import { AppError } from '#src/platform/errors.ts';
import { createLog } from '#src/platform/observability/log.server.ts';
import { limitsFor, LoadShedder, type TrafficClass } from './load-shedder.ts';
import { SlotPool, type SlotLimits } from './slot-pool.ts';

const limits: SlotLimits = {
  maxRunning: 6,
  maxRunningPerClient: 2,
  maxWaiting: 9,
  maxWaitMs: 60_000,
};
const settle = () => new Promise((resolve) => void setImmediate(resolve));
afterEach(() => void vi.useRealTimers());

function requestsTo(changes: Partial<SlotLimits>) {
  const shed: string[] = [];
  const pool = new SlotPool({ ...limits, ...changes }, (reason) => shed.push(reason));
  const started: { client: string; end: () => void }[] = [];
  const refused: string[] = [];
  return {
    pool,
    shed,
    refused,
    running: () => started.map(({ client }) => client),
    async send(client: string, isGone = () => false): Promise<void> {
      const work = () => new Promise<void>((end) => void started.push({ client, end }));
      pool
        .run({ key: client, isAccount: client.startsWith('account') }, work, isGone)
        .catch((error: unknown) =>
          refused.push(error instanceof AppError && error.code === 'busy' ? client : String(error)),
        );
      await settle();
    },
    async endFirst(client?: string): Promise<void> {
      const at = client ? started.findIndex((each) => each.client === client) : 0;
      started.splice(at, 1)[0]!.end();
      await settle();
    },
  };
}

test('one client uses no more than its share of the slots, while others start immediately', async () => {
  const { pool, send, running, refused } = requestsTo({});
  for (let count = 0; count < 5; count++) await send('greedy');
  expect([running(), pool.count]).toEqual([['greedy', 'greedy'], { running: 2, waiting: 3 }]);
  await send('patient');
  expect(running()).toEqual(['greedy', 'greedy', 'patient']);
  expect(refused).toEqual([]);
});

test('one network of visitors renders one page at a time', async () => {
  const { send, running } = requestsTo(limitsFor(6).visitor);
  for (const network of ['greedy', 'greedy', 'greedy', 'patient']) await send(network);
  expect(running()).toEqual(['greedy', 'patient']);
});

test('a client with a backlog pauses for as long as its last request ran, while others start', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  const { send, running, endFirst } = requestsTo({ maxRunningPerClient: 1 });
  for (const client of ['greedy', 'greedy', 'greedy']) await send(client);
  vi.advanceTimersByTime(40);
  await endFirst();
  vi.advanceTimersByTime(39);
  await send('patient');
  expect(running()).toEqual(['patient']);
  vi.advanceTimersByTime(1);
  await settle();
  expect(running()).toEqual(['patient', 'greedy']);
});

test('a client pauses for 100 ms at most, however long its request ran', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  const { send, running, endFirst } = requestsTo({ maxRunningPerClient: 1 });
  for (const client of ['greedy', 'greedy']) await send(client);
  vi.advanceTimersByTime(30_000);
  await endFirst();
  vi.advanceTimersByTime(100);
  await settle();
  expect(running()).toEqual(['greedy']);
});

test('the next slot goes to the client with the fewest running requests', async () => {
  const { send, running, endFirst } = requestsTo({ maxWaiting: 30 });
  for (let count = 0; count < 8; count++) for (const client of ['a', 'b', 'c']) await send(client);
  await send('patient');
  await endFirst('b');
  expect(running().at(-1)).toBe('patient');
});

test('waiting clients with the same number of running requests take turns', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  const { send, running, endFirst } = requestsTo({ maxRunning: 1 });
  for (const client of 'abcabcabc') await send(client);
  const served: string[] = [];
  for (let count = 0; count < 5; count++) {
    served.push(...running());
    vi.advanceTimersByTime(10);
    await endFirst();
  }
  expect(served).toEqual(['a', 'b', 'c', 'a', 'b']);
});

test('a full queue refuses the newest request of the client with the most waiting', async () => {
  const { pool, send, running, refused, shed, endFirst } = requestsTo({ maxRunning: 3, maxWaiting: 6 });
  for (let count = 0; count < 3; count++) for (const client of ['a', 'b', 'c']) await send(client);
  expect(pool.count).toEqual({ running: 3, waiting: 6 });
  await send('patient');
  expect([refused, shed, pool.count]).toEqual([['a'], ['full'], { running: 3, waiting: 6 }]);
  await endFirst();
  expect(running()).toEqual(['b', 'c', 'patient']);
});

test('a full queue refuses a request of the client that already has the most waiting', async () => {
  const { send, refused, shed } = requestsTo({ maxRunning: 3, maxRunningPerClient: 1, maxWaiting: 2 });
  for (let count = 0; count < 4; count++) await send('greedy');
  expect([refused, shed]).toEqual([['greedy'], ['full']]);
});

test('visitors leave slots free for accounts, and wait until another visitor has finished', async () => {
  const { send, running, endFirst } = requestsTo({ maxRunningVisitors: 2 });
  for (const client of ['v1', 'v2', 'v3', 'v4', 'account 1']) await send(client);
  expect(running()).toEqual(['v1', 'v2', 'account 1']);
  await endFirst('account 1');
  expect(running()).toEqual(['v1', 'v2']);
  await endFirst('v1');
  expect(running()).toEqual(['v2', 'v3']);
});

test('a request that waits longer than the limit is refused', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const { pool, send, refused, shed } = requestsTo({ maxRunning: 1, maxWaitMs: 600 });
  for (const client of ['a', 'b']) await send(client);
  vi.advanceTimersByTime(599);
  await settle();
  expect(refused).toEqual([]);
  vi.advanceTimersByTime(1);
  await settle();
  expect([refused, shed, pool.count]).toEqual([['b'], ['waited'], { running: 1, waiting: 0 }]);
});

const patient = { maxWaitMs: 600, maxOwnWaitMs: 5_000, maxLoopDelayMs: -1 };

test('a request that waits only for its own client waits longer, even when the event loop lags', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  const { send, refused, running } = requestsTo({ ...patient, maxRunningPerClient: 1 });
  for (const client of ['a', 'a', 'b']) await send(client);
  expect(running()).toEqual(['a', 'b']);
  vi.advanceTimersByTime(4_999);
  await settle();
  expect(refused).toEqual([]);
  vi.advanceTimersByTime(1);
  await settle();
  expect(refused).toEqual(['a']);
});

test('a request is refused after the usual wait if another client waits for the same slots', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  const { send, refused } = requestsTo({ ...patient, maxRunning: 1, maxLoopDelayMs: Infinity });
  for (const client of ['a', 'a', 'b']) await send(client);
  vi.advanceTimersByTime(600);
  await settle();
  expect(refused).toEqual(['a', 'b']);
});

test('when the event loop lags, only a few cached responses are sent', () => {
  const { pool, shed } = requestsTo({ maxLoopDelayMs: -1, maxLateResponses: 2 });
  const responses = Array.from({ length: 4 }, () => pool.refuseCached()?.code ?? 'sent');
  expect([responses, shed]).toEqual([
    ['sent', 'sent', 'busy', 'busy'],
    ['late', 'late'],
  ]);
});

test('sign-ins wait longer than the requests of accounts', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const { send, refused } = requestsTo({ maxRunning: 1, maxWaitMs: 5_000, maxVisitorWaitMs: 15_000 });
  for (const client of ['account 1', 'account 2', 'v1']) await send(client);
  vi.advanceTimersByTime(14_999);
  await settle();
  expect(refused).toEqual(['account 2']);
  vi.advanceTimersByTime(1);
  await settle();
  expect(refused).toEqual(['account 2', 'v1']);
});

test('a request whose connection closed while it waited is not run', async () => {
  const { send, running, shed, endFirst } = requestsTo({ maxRunning: 1 });
  await send('a');
  await send('b', () => true);
  await endFirst();
  expect([running(), shed]).toEqual([[], ['gone']]);
});

test('when the event loop lags, requests that would have to wait are refused, and others run', async () => {
  const { send, running, refused, shed } = requestsTo({ maxRunning: 1, maxLoopDelayMs: -1 });
  for (const client of ['a', 'b']) await send(client);
  expect([running(), refused, shed]).toEqual([['a'], ['b'], ['late']]);
});

test('a slot is free again after its request ended or failed', async () => {
  const { pool, send, running, endFirst } = requestsTo({ maxRunning: 1 });
  await send('a');
  await endFirst();
  await expect(
    pool.run(
      { key: 'a', isAccount: false },
      () => Promise.reject(new Error('failed')),
      () => false,
    ),
  ).rejects.toThrow('failed');
  expect(pool.count).toEqual({ running: 0, waiting: 0 });
  await send('a');
  expect(running()).toEqual(['a']);
});

test('the refusals of a second are logged in one line, by class and reason', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const lines: object[] = [];
  const log = createLog('warn', { write: (line) => void lines.push(JSON.parse(line)) });
  const { write, member, visitor } = limitsFor(6);
  const full = { ...visitor, maxRunning: 0, maxWaiting: 0 };
  const shedder = new LoadShedder(
    { write: { ...write, maxRunning: 0, maxWaitMs: 10 }, member, visitor: full },
    log,
  );
  const refuse = (name: TrafficClass) =>
    expect(shedder.run(name, { key: 'a', isAccount: true }, settle)).rejects.toMatchObject({ code: 'busy' });
  for (let count = 0; count < 500; count++) await refuse('visitor');
  const waiting = refuse('write');
  vi.advanceTimersByTime(10_000);
  await waiting;
  await refuse('visitor');
  vi.advanceTimersByTime(10_000);
  expect(lines).toMatchObject([
    { level: 40, refused: { 'visitor full': 500, 'write waited': 1 } },
    { level: 40, refused: { 'visitor full': 1 } },
  ]);
});
