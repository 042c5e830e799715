import { setInterval as every } from 'node:timers';
import { openDatabase } from '#lab/bench/database.ts';
import { drive, summarize, type Driven, type Plan } from '#lab/bench/drive.ts';
import { median, readOptions } from '#lab/bench/options.ts';
import { failFor, printMachine, printTable, whole } from '#lab/bench/report.ts';
import { inFolder, residentMb, startShop, type Shop } from '#lab/bench/shop.ts';
import { between, checkBookings, kinds, mixOf, type Mix } from './mix.ts';

// Measures reads, searches, bookings and edits at the maximum, at 70 % of it, and at three times the maximum.
// `--minutes` at 70 %, `--overload` in seconds, and `--maximum` in requests per second, if an earlier run measured it.
const options = readOptions({ minutes: 30, overload: 60, items: 100_000, maximum: 0 });
const head = [
  'phase',
  'responses/s',
  'p50 ms',
  'p99 ms',
  `p99 of ${kinds.join(', ')}`,
  '503',
  '5xx',
  'lost',
  'MB',
];

function rowOf(name: string, driven: Driven, mb: number): string[] {
  const { perSecond, p50, p99, refused, failed, lost } = summarize(driven);
  const each = kinds.map((kind) => whole(summarize(driven, kind).p99)).join(', ');
  return [name, ...[perSecond, p50, p99].map(whole), each, ...[refused, failed, lost, mb].map(whole)];
}

/** Finds the throughput of 24 callers that never pause: the better of two rounds after a warm-up. */
async function findMaximum(play: (plan: Plan) => Promise<Driven>): Promise<number> {
  const rates: number[] = [];
  for (const seconds of [10, 15, 15])
    rates.push(summarize(await play({ seconds, pace: { callers: 24 } })).perSecond);
  return Math.max(...rates.slice(1));
}

/** Returns after how many seconds nothing is rejected and p99 stays within `limitMs`, or null. */
function recoveredAfter(driven: Driven, limitMs: number): number | null {
  for (let from = 0; from < driven.seconds; from += 0.5) {
    const { refused, failed, lost, p99 } = summarize(between(driven, from, driven.seconds));
    if (refused + failed + lost === 0 && p99 <= limitMs) return from;
  }
  return null;
}

async function measure(shop: Shop, { next, onResponse, seen }: Mix): Promise<void> {
  const play = (plan: Plan) => drive(shop.url, next, { ...plan, onResponse });
  const maximum = options.maximum || (await findMaximum(play));
  console.log(`\nMaximum with ${whole(options.items)} items: ${whole(maximum)} requests/s.`);
  const memory: number[] = [];
  const sampler = every(() => void memory.push(residentMb(shop.pid)), 60_000);
  const steady = await play({ seconds: options.minutes * 60, pace: { perSecond: 0.7 * maximum } });
  clearInterval(sampler);
  const third = Math.max(1, Math.floor(memory.length / 3));
  const growth = (median(memory.slice(-third)) / median(memory.slice(0, third)) - 1) * 100;
  const minutes = Array.from({ length: Math.ceil(options.minutes) }, (_, minute) =>
    rowOf(
      `minute ${minute + 1}`,
      between(steady, minute * 60, minute * 60 + 60),
      memory[minute] ?? Number.NaN,
    ),
  );
  const over = await play({ seconds: options.overload, pace: { perSecond: 3 * maximum } });
  const overMb = residentMb(shop.pid);
  const after = await play({ seconds: 15, pace: { perSecond: 0.7 * maximum } });
  printTable([
    head,
    ...minutes,
    rowOf('70 %, all', steady, residentMb(shop.pid)),
    rowOf('3 ×', over, overMb),
    rowOf('70 % after it', after, residentMb(shop.pid)),
  ]);
  const [at70, at300, booked] = [summarize(steady), summarize(over), summarize(over, 'booking')];
  const attempted = booked.answered + booked.refused + booked.failed + booked.lost;
  // Allows some tolerance, because other work on the machine can slow down individual seconds.
  const limitMs = Math.max(100, 1.5 * at70.p99);
  const recovered = recoveredAfter(after, limitMs);
  printTable([
    ['result', 'measured', 'target'],
    ['70 %: 5xx', whole(at70.refused + at70.failed), '0'],
    ['70 %: p99 ms', whole(at70.p99), '< 100'],
    [
      '70 %: memory growth, last third compared with the first',
      `${whole(growth)} %`,
      'within 10 % in 30 min',
    ],
    ['3 ×: successful bookings', `${booked.answered} of ${attempted}`, '> 99 %'],
    ['3 ×: p99 of bookings, ms', whole(booked.p99), '< 1,000'],
    ['3 ×: p99 of all accepted requests, ms', whole(at300.p99), '< 1,000'],
    [
      `s until nothing is rejected and p99 is below ${whole(limitMs)} ms`,
      String(recovered ?? 'over 15'),
      '< 5',
    ],
  ]);
  if (at70.failed + at300.failed > 0) seen.wrong.push(`${at70.failed + at300.failed} × 5xx other than 503`);
}

printMachine();
await inFolder(async (folder) => {
  const database = await openDatabase(folder, options.items);
  try {
    const shop = await startShop({ STATE_DIR: folder, DATABASE_URL: database.url });
    try {
      await shop.indexed();
      const mix = await mixOf(shop.url, database);
      await measure(shop, mix);
      failFor([...mix.seen.wrong, ...(await checkBookings(database, mix.seen))]);
    } finally {
      await shop.stop();
    }
  } finally {
    await database.close();
  }
});
