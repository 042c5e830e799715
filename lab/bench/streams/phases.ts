import { setTimeout as delay } from 'node:timers/promises';
import { processorSeconds, residentMb, type Running } from '#lab/bench/processes.ts';
import { quantile, secondsOf, sum } from '#lab/bench/load/stats.ts';
import type { Sender } from '#lab/bench/load/players.ts';

/** The maximum rates of requests and bookings, and the p99 at half of the maximum. */
export type Side = { maximum: number; bookings: number; p99: number };

/** Measures the maximum rate, and then the latency at `rate`, or at half of the maximum if it is null. */
export async function playBeside(sender: Sender, rate: number | null, seconds: number): Promise<Side> {
  const rounds = [];
  const each = Math.min(12, Math.max(3, seconds / 5));
  for (let round = 1; round <= 3; round++)
    rounds.push(await sender.play({ seconds: each, pace: { callers: 24 }, everySeconds: each }));
  const counted = rounds.slice(1).flatMap(({ intervals }) => intervals);
  const maximum = sum(counted).answered / secondsOf(counted);
  const bookings = sum(counted, ['booking']).answered / secondsOf(counted);
  const pace = { rate: rate ?? maximum / 2 };
  const steady = await sender.play({
    seconds: rate === null ? seconds / 4 : seconds,
    pace,
    everySeconds: seconds,
  });
  return { maximum, bookings, p99: quantile(sum(steady.intervals).times, 0.99) };
}

const idleMs = 15_000;

/** Measures what idle streams cost: the memory of each, and the processor time of all together. */
export async function costOf(shops: readonly Running[], open: () => Promise<number>) {
  await delay(3_000);
  const memory = () => shops.reduce((all, { pid }) => all + residentMb(pid), 0);
  const processor = () => shops.reduce((all, { pid }) => all + processorSeconds(pid), 0);
  const before = memory();
  const count = await open();
  await delay(3_000);
  const kB = ((memory() - before) * 1024) / count;
  const used = processor();
  await delay(idleMs);
  return { kB, idlePercent: ((processor() - used) / (idleMs / 1000)) * 100, idleMs: idleMs + 6_000 };
}
