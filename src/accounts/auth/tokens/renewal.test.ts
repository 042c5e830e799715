import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Renewal } from './renewal.ts';

const minute = 60_000;
beforeEach(() => void vi.useFakeTimers({ now: 0 }));
afterEach(() => void vi.useRealTimers());

/** Creates a renewal that records the times of its attempts in seconds; `outcome` decides how each ends. */
function watched(outcome: () => number | null | Promise<number | null>) {
  const tries: number[] = [];
  const renewal = new Renewal(async () => {
    tries.push(Date.now() / 1000);
    return outcome();
  });
  return { renewal, tries };
}
const fail = (): never => {
  throw new Error('offline');
};

test('a token is renewed five minutes before each expiry', async () => {
  const { renewal, tries } = watched(() => Date.now() + 60 * minute);
  renewal.schedule(60 * minute);
  await vi.advanceTimersByTimeAsync(55 * minute - 1);
  expect(tries).toEqual([]);
  await vi.advanceTimersByTimeAsync(120 * minute);
  expect(tries).toEqual([55 * 60, 110 * 60, 165 * 60]);
});

test('a failed renewal is retried after 30 seconds, then at intervals that double up to 16 minutes', async () => {
  const { renewal, tries } = watched(fail);
  renewal.schedule(5 * minute);
  await vi.advanceTimersByTimeAsync(64 * minute);
  const waits = tries.slice(1).map((at, index) => at - tries[index]!);
  expect(tries[0]).toBe(0);
  expect(waits).toEqual([30, 60, 120, 240, 480, 960, 960, 960]);
});

test('retries start at 30 seconds again after a success', async () => {
  let failures = 3;
  const { renewal, tries } = watched(() => (failures-- > 0 ? fail() : Date.now() + 60 * minute));
  renewal.schedule(5 * minute);
  await vi.advanceTimersByTimeAsync(210_000);
  expect(tries).toEqual([0, 30, 90, 210]);
  failures = 2;
  await vi.advanceTimersByTimeAsync(55 * minute + 90_000);
  const next = 210 + 55 * 60;
  expect(tries.slice(4)).toEqual([next, next + 30, next + 90]);
});

test('the first renewal of an expired token is immediate', async () => {
  const { renewal, tries } = watched(() => Date.now() + 60 * minute);
  renewal.schedule(-5 * minute);
  await vi.advanceTimersByTimeAsync(0);
  expect(tries).toEqual([0]);
});

test('a browser whose clock is hours ahead renews at most every 30 seconds', async () => {
  // Each new token has already expired according to the browser's clock.
  const { renewal, tries } = watched(() => Date.now() - 60 * minute);
  renewal.schedule(0);
  await vi.advanceTimersByTimeAsync(10 * minute);
  expect(tries.length).toBeLessThanOrEqual(21);
});

test('renewal stops when there is nothing to renew', async () => {
  const { renewal, tries } = watched(() => null);
  renewal.schedule(0);
  await vi.advanceTimersByTimeAsync(24 * 60 * minute);
  expect(tries).toEqual([0]);
});

test('a new schedule replaces the previous one', async () => {
  const { renewal, tries } = watched(() => null);
  renewal.schedule(10 * minute);
  renewal.schedule(65 * minute);
  await vi.advanceTimersByTimeAsync(24 * 60 * minute);
  expect(tries).toEqual([3600]);
});

test('a stopped renewal does nothing', async () => {
  const { renewal, tries } = watched(fail);
  renewal.schedule(10 * minute);
  await vi.advanceTimersByTimeAsync(5 * minute);
  renewal.stop();
  await vi.advanceTimersByTimeAsync(24 * 60 * minute);
  expect(tries).toEqual([300]);
});

test.for<[string, (settle: { resolve(end: number): void; reject(error: Error): void }) => void]>([
  ['succeeds', ({ resolve }) => resolve(60 * minute)],
  ['fails', ({ reject }) => reject(new Error('offline'))],
])('a renewal stopped in progress does nothing when the request %s', async ([, settle]) => {
  const under = Promise.withResolvers<number>();
  const { renewal, tries } = watched(() => under.promise);
  renewal.schedule(0);
  await vi.advanceTimersByTimeAsync(0);
  renewal.stop();
  settle(under);
  await vi.advanceTimersByTimeAsync(24 * 60 * minute);
  expect(tries).toEqual([0]);
});
