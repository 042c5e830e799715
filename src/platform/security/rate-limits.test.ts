import type pg from 'pg';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { poolOf } from '#src/platform/db/connect.server.ts';
import { AppError } from '#src/platform/errors.ts';
import { newId } from '#src/platform/ids.server.ts';
import { useShop } from '#test/shop.ts';
import { RateLimits, type LimitName } from './rate-limits.server.ts';

const always = () => true;
const isFailure = (outcome: object) => 'result' in outcome && outcome.result === 'wrong';

const shop = await useShop();
const pool = poolOf(shop.app.db);
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(() => void vi.useRealTimers());

async function exhaust(limits: RateLimits, name: LimitName, client: string): Promise<[number, number]> {
  for (let count = 0; ; count++) {
    const wait = await waitOf(limits.consume(name, client));
    if (wait !== null) return [count, wait];
  }
}

async function waitOf(consumed: Promise<unknown>): Promise<number | null> {
  try {
    await consumed;
    return null;
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'too-many-requests') throw error;
    return error.more.retryAfter!;
  }
}

const later = (seconds: number) => vi.setSystemTime(Date.now() + seconds * 1000);

test('processes share durable limits by key, and a restart does not reset them', async () => {
  const [one, other] = [new RateLimits(pool), new RateLimits(pool)];
  const client = newId();
  for (let count = 0; count < 6; count++) await one.consume('sign-in', client);
  expect(await exhaust(other, 'sign-in', client)).toEqual([4, 600]);
  expect(await waitOf(new RateLimits(pool).consume('sign-in', client))).toBe(600);
  expect(await waitOf(other.consume('sign-in', newId()))).toBeNull();
  expect(await waitOf(other.consume('reset', client)), 'limits do not share keys').toBeNull();
  later(600);
  expect((await exhaust(new RateLimits(pool), 'sign-in', client))[0]).toBe(10);
});

test('stored keys do not reveal addresses or networks', async () => {
  await new RateLimits(pool).consume('reset', 'robin@example.com');
  const { rows } = await pool.query(`select key from rate_limits where key like 'reset:%'`);
  expect(rows.length).toBeGreaterThan(0);
  for (const { key } of rows) expect(key).toMatch(/^reset:[\w-]{43}$/);
});

test('a flood of rejected calls does not reach the database', async () => {
  let queries = 0;
  const counted = { query: (query: pg.QueryConfig) => (queries++, pool.query(query)) } as unknown as pg.Pool;
  const limits = new RateLimits(counted);
  const client = newId();
  await exhaust(limits, 'sign-in', client);
  expect(queries).toBe(11);
  const waits = await Promise.all(
    Array.from({ length: 200 }, () => waitOf(limits.consume('sign-in', client))),
  );
  expect([new Set(waits), queries]).toEqual([new Set([600]), 11]);
  await limits.reset('sign-in', client);
  expect(await waitOf(limits.consume('sign-in', client)), 'reset ends the refusal').toBeNull();
});

test('a limit that one process resets is reset in other processes within seconds', async () => {
  const [one, other] = [new RateLimits(pool), new RateLimits(pool)];
  const client = newId();
  await exhaust(one, 'sign-in', client);
  expect(await waitOf(other.consume('sign-in', client))).toBe(600);
  await one.reset('sign-in', client);
  later(5);
  expect(await waitOf(other.consume('sign-in', client))).toBeNull();
});

test('concurrent attempts do not exceed the number of allowed failures', async () => {
  const limits = new RateLimits(pool);
  const keys = [['sign-in', newId()]] as const;
  let made = 0;
  const attempt = () => limits.attempt(keys, async () => void made++, always);
  const waits = await Promise.all(Array.from({ length: 40 }, () => waitOf(attempt())));
  expect([made, waits.filter((wait) => wait === null).length]).toEqual([10, 10]);
});

test('an attempt that succeeds, or fails with an internal error, counts for none of its keys', async () => {
  const limits = new RateLimits(pool);
  const [account, network] = [newId(), newId()];
  const keys = [
    ['sign-in-from', network],
    ['sign-in', account],
  ] as const;
  const attempt = (word: string) => limits.attempt(keys, async () => word, isFailure);
  for (let count = 0; count < 20; count++) expect(await attempt('right')).toBe('right');
  const broken = limits.attempt(keys, () => Promise.reject(new Error('lost')), isFailure);
  await expect(broken).rejects.toThrow('lost');
  for (let count = 0; count < 10; count++) expect(await attempt('wrong')).toBe('wrong');
  expect(await waitOf(attempt('right'))).toBe(600);
  // Calls rejected by the account's limit were not counted for the network.
  expect((await exhaust(limits, 'sign-in-from', network))[0]).toBe(40);
});

test('limits in memory apply to each key separately until their window ends', async () => {
  const limits = new RateLimits(pool);
  expect(await exhaust(limits, 'open-write-from', 'a')).toEqual([20, 60]);
  expect(await waitOf(limits.consume('open-write-from', 'b'))).toBeNull();
  later(60);
  expect((await exhaust(limits, 'open-write-from', 'a'))[0]).toBe(20);
});

test('limits in memory count a bounded number of keys, and do not apply to other keys', async () => {
  const limits = new RateLimits(pool);
  await exhaust(limits, 'open-write-from', 'known');
  for (let key = 1; key < 50_000; key++) await limits.consume('open-write-from', `key ${key}`);
  for (let count = 0; count < 100; count++)
    expect(await waitOf(limits.consume('open-write-from', 'new'))).toBeNull();
  expect(await waitOf(limits.consume('open-write-from', 'known'))).toBe(60);
  later(60);
  expect((await exhaust(limits, 'open-write-from', 'new'))[0]).toBe(20);
});

test('without a pool there are no limits', async () => {
  const limits = new RateLimits(null);
  for (let count = 0; count < 100; count++) await limits.consume('reset', 'someone');
  expect(await limits.attempt([['sign-in', 'someone']], async () => 7, always)).toBe(7);
});
