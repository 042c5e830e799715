import { setInterval as every } from 'node:timers';
import { drive, summarize, type Driven, type Plan } from '#lab/bench/drive.ts';
import { failFor, median, printTable, readOptions, whole } from '#lab/bench/report.ts';
import { inSeededShop, residentMb } from '#lab/bench/shop.ts';
import type { BuiltShop } from '#lab/helpers/shop.ts';
import { kinds, Mix } from './mix.ts';

// Measures reads, searches, bookings and edits at the maximum, at 70 % of it, and at three times the maximum.
// `--minutes` at 70 %, `--overload` in seconds, and `--maximum` in requests per second, if an earlier run measured it.
const options = readOptions({ minutes: 30, overload: 60, items: 100_000, maximum: 0 });
const each = `p99 of ${kinds.join(', ')}`;
const head = ['phase', 'responses/s', 'p50 ms', 'p99 ms', each, '503', '5xx', 'lost', 'MB'];

function rowOf(name: string, driven: Driven, mb = Number.NaN): string[] {
  const { perSecond, p50, p99, refused, failed, lost } = summarize(driven);
  const ofKinds = kinds.map((kind) => whole(summarize(driven, kind).p99)).join(', ');
  return [name, ...[perSecond, p50, p99].map(whole), ofKinds, ...[refused, failed, lost, mb].map(whole)];
}

/** Returns the samples of requests that were due between two times, in seconds. */
function between({ samples, seconds }: Driven, from: number, to: number): Driven {
  const some = samples.filter(({ dueMs }) => dueMs >= from * 1000 && dueMs < to * 1000);
  return { samples: some, seconds: Math.min(to, seconds) - from };
}

/** Returns after how many seconds nothing is rejected and p99 stays within `limitMs`. */
function recoveredAfter(driven: Driven, limitMs: number): string {
  for (let from = 0; from < driven.seconds; from += 0.5) {
    const { refused, failed, lost, p99 } = summarize(between(driven, from, driven.seconds));
    if (refused + failed + lost === 0 && p99 <= limitMs) return String(from);
  }
  return `over ${driven.seconds}`;
}

async function measure(shop: BuiltShop, { next, onResponse, seen }: Mix): Promise<void> {
  const play = (plan: Plan) => drive(shop.url, next, { ...plan, onResponse });
  // The throughput of callers that never pause: the better of two rounds after a warm-up.
  const rates: number[] = [];
  for (const seconds of options.maximum ? [] : [10, 15, 15])
    rates.push(summarize(await play({ seconds, pace: { callers: 24 } })).perSecond);
  const maximum = options.maximum || Math.max(...rates.slice(1));
  console.log(`\nMaximum with ${whole(options.items)} items: ${whole(maximum)} requests/s.`);
  const memory: number[] = [];
  const sampler = every(() => void memory.push(residentMb(shop.pid)), 60_000);
  const steady = await play({ seconds: options.minutes * 60, pace: { perSecond: 0.7 * maximum } });
  clearInterval(sampler);
  const third = Math.max(1, Math.floor(memory.length / 3));
  const growth = (median(memory.slice(-third)) / median(memory.slice(0, third)) - 1) * 100;
  const rows = [rowOf('70 %, all', steady, residentMb(shop.pid))];
  const over = await play({ seconds: options.overload, pace: { perSecond: 3 * maximum } });
  rows.push(rowOf('3 ×', over, residentMb(shop.pid)));
  const after = await play({ seconds: 15, pace: { perSecond: 0.7 * maximum } });
  rows.push(rowOf('70 % after it', after, residentMb(shop.pid)));
  const minutes = Array.from({ length: Math.ceil(options.minutes) }, (_, minute) =>
    rowOf(`minute ${minute + 1}`, between(steady, minute * 60, minute * 60 + 60), memory[minute]),
  );
  printTable([head, ...minutes, ...rows]);
  const [at70, at300, booked] = [summarize(steady), summarize(over), summarize(over, 'booking')];
  const attempted = booked.answered + booked.refused + booked.failed + booked.lost;
  // Allows some tolerance, because other work on the machine can slow down individual seconds.
  const limitMs = Math.max(100, 1.5 * at70.p99);
  const until = `s until nothing is rejected and p99 is below ${whole(limitMs)} ms`;
  printTable([
    ['result', 'measured', 'target'],
    ['70 %: 5xx', whole(at70.refused + at70.failed), '0'],
    ['70 %: p99 ms', whole(at70.p99), '< 100'],
    ['70 %: memory, last third and first', `${whole(growth)} %`, 'within 10 % in 30 min'],
    ['3 ×: successful bookings', `${booked.answered} of ${attempted}`, '> 99 %'],
    ['3 ×: p99 of bookings, ms', whole(booked.p99), '< 1,000'],
    ['3 ×: p99 of all accepted requests, ms', whole(at300.p99), '< 1,000'],
    [until, recoveredAfter(after, limitMs), '< 5'],
  ]);
  if (at70.failed + at300.failed > 0) seen.wrong.push(`${at70.failed + at300.failed} × 5xx other than 503`);
}

await inSeededShop(options.items, async (database, start) => {
  const shop = await start();
  const mix = await Mix.make(shop.url, database);
  await measure(shop, mix);
  failFor([...mix.seen.wrong, ...(await mix.checkBookings())]);
});
