import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { withContext } from '#src/platform/context.server.ts';
import { createLog, type Log } from './log.server.ts';

let lines: Record<string, any>[];
let log: Log;
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  lines = [];
  log = createLog('info', { write: (line) => void lines.push(JSON.parse(line)) });
});
afterEach(() => void vi.useRealTimers());

const refused = (): Error =>
  Object.assign(new Error('connect ECONNREFUSED 127.0.0.1:5432'), {
    code: 'ECONNREFUSED',
    syscall: 'connect',
  });
const fail = (): void => log.error({ error: refused() }, 'the job queue failed');
const failIn = (id: string, error: Error): void =>
  withContext({ request: { id, address: '' } }, () => log.error({ error }, 'a call failed'));
const minutes = (count: number): void => void vi.advanceTimersByTime(count * 60_000);

test('a repeated error is logged immediately, then once a minute with its count until it stops', () => {
  for (let time = 0; time < 700; time++) fail();
  expect(lines).toHaveLength(1);
  expect(lines[0]).not.toHaveProperty('times');
  minutes(1);
  expect(lines.slice(1)).toMatchObject([
    { level: 50, msg: 'the job queue failed', times: 699, error: { code: 'ECONNREFUSED' } },
  ]);
  fail();
  minutes(5);
  expect(lines.slice(2)).toMatchObject([{ times: 1 }]);
  expect(lines[2]).toHaveProperty('error.place');
});

test('an error that recurs after a silent minute is logged immediately', () => {
  fail();
  minutes(1);
  expect(lines).toHaveLength(1);
  fail();
  expect(lines).toHaveLength(2);
});

test('a warning without an error is limited too, whatever numbers it contains', () => {
  for (let attempt = 1; attempt < 9; attempt++) log.warn({ attempt, why: 'no disk' }, 'not started');
  expect(lines).toMatchObject([{ attempt: 1, why: 'no disk' }]);
  minutes(1);
  expect(lines[1]).toMatchObject({ attempt: 8, times: 7 });
});

test('lines that differ in message, level, error or a text field are all written', () => {
  fail();
  log.warn({ error: refused() }, 'the job queue failed');
  log.error({ error: refused() }, 'the log failed');
  log.error({ error: new TypeError('x is not a function') }, 'the job queue failed');
  for (const id of ['a', 'b']) log.warn({ job: 'send-mail', id, error: refused() }, 'a job failed');
  expect(lines).toHaveLength(6);
});

test('errors with the same code but different files are all written', () => {
  for (const path of ['/a', '/b', '/a'])
    log.error({ error: Object.assign(new Error('no file'), { code: 'ENOENT', path }) }, 'a photo was lost');
  expect(lines).toHaveLength(2);
});

test('lines below the level of warnings and fatal lines are all written', () => {
  for (const level of ['info', 'fatal'] as const) {
    log[level]({ error: refused() }, 'again');
    log[level]({ error: refused() }, 'again');
  }
  expect(lines).toHaveLength(4);
});

test('failures of requests are all written with their ids, except during an outage of the database', () => {
  for (const id of ['a', 'b']) failIn(id, new TypeError('x is not a function'));
  expect(lines.map(({ requestId }) => requestId)).toEqual(['a', 'b']);
  for (const id of ['c', 'd', 'e']) failIn(id, refused());
  expect(lines.slice(2)).toMatchObject([{ requestId: 'c' }]);
  minutes(1);
  expect(lines.slice(3)).toMatchObject([{ times: 2, error: { code: 'ECONNREFUSED' } }]);
  expect(lines[3]).not.toHaveProperty('requestId');
});

test('once the maximum number of kinds is tracked, lines of any other kind are not limited', () => {
  for (let round = 0; round < 2; round++)
    for (let kind = 0; kind < 1_010; kind++) log.warn({ id: `id ${kind}` }, 'a job failed');
  expect(lines).toHaveLength(1_010 + 10);
});
