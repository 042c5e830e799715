import { residentMb } from '#lab/bench/processes.ts';
import { printTable } from '#lab/bench/report.ts';
import { minuteHead, minuteRow, quantile, recoveredAfter, secondsOf, sum } from './stats.ts';
import type { Interval } from './messages.ts';
import type { Played, Sender } from './players.ts';

const wholeMinutes = 30;
const yes = (is: boolean): string => (is ? 'yes' : 'NO');
const mean = (some: number[]) => some.reduce((one, other) => one + other, 0) / some.length;

/** Finds the throughput of 24 callers that never pause: the better of two rounds after a warm-up. */
export async function findMaximum(sender: Sender): Promise<{ maximum: number; played: Played[] }> {
  const played: Played[] = [];
  for (const seconds of [10, 15, 15])
    played.push(await sender.play({ seconds, pace: { callers: 24 }, everySeconds: seconds }));
  const perSecond = played.map(({ intervals }) => sum(intervals).answered / secondsOf(intervals));
  return { maximum: Math.max(...perSecond.slice(1)), played };
}

/**
 * Sends requests at a fixed rate for some minutes. Each minute is printed half a minute later, when no more responses
 * can arrive.
 */
export async function playSteady(
  sender: Sender,
  pid: number,
  rate: number,
  minutes: number,
): Promise<Played> {
  const isShorter = minutes < wholeMinutes;
  const note = isShorter ? ` (fewer than the ${wholeMinutes} minutes of a full run)` : '';
  console.log(`\n${minutes} minutes at ${Math.round(rate)} requests/s, 70 % of the maximum${note}:\n`);
  const memory: number[] = [];
  const sampler = setInterval(() => void memory.push(residentMb(pid)), 60_000);
  const rows: string[][] = [];
  const show = (interval: Interval) => {
    const row = minuteRow(String(interval.index + 1), [interval], memory[interval.index] ?? residentMb(pid));
    rows.push(row);
    console.log(row.map((cell, index) => `${minuteHead[index]} ${cell}`).join(', '));
  };
  const played = await sender.play({ seconds: minutes * 60, pace: { rate }, everySeconds: 60 }, show);
  clearInterval(sampler);
  console.log('');
  printTable([minuteHead, ...rows, minuteRow('all', played.intervals, residentMb(pid))]);
  const all = sum(played.intervals);
  const third = Math.max(1, Math.floor(memory.length / 3));
  const growth = (mean(memory.slice(-third)) / mean(memory.slice(0, third)) - 1) * 100;
  const p99 = quantile(all.times, 0.99);
  console.log('');
  printTable([
    ['at 70 % of the maximum', 'result', 'target', 'met'],
    ['5xx', String(all.failed + all.refused), '0', yes(all.failed + all.refused === 0)],
    ['p99 ms', p99.toFixed(0), '< 100', yes(p99 < 100)],
    [
      'memory growth, last third compared with the first',
      Number.isNaN(growth) ? '–' : `${growth.toFixed(0)} %`,
      'within 10 %',
      isShorter ? 'the run is too short' : yes(Math.abs(growth) <= 10),
    ],
  ]);
  return played;
}

/** Sends requests at three times the maximum rate, and then measures how long the shop takes to recover. */
export async function playOverload(
  sender: Sender,
  pid: number,
  maximum: number,
  { seconds, before }: { seconds: number; before: Played },
): Promise<Played[]> {
  const rate = 3 * maximum;
  console.log(
    `\n${seconds} s at ${Math.round(rate)} requests/s, three times the maximum, then 15 s at 70 % again:\n`,
  );
  const over = await sender.play({ seconds, pace: { rate }, everySeconds: seconds });
  const heldMb = residentMb(pid);
  const after = await sender.play({ seconds: 15, pace: { rate: 0.7 * maximum }, everySeconds: 0.5 });
  printTable([
    minuteHead,
    minuteRow('3 ×', over.intervals, heldMb),
    minuteRow('after', after.intervals, residentMb(pid)),
  ]);
  const all = sum(over.intervals);
  const { times, answered, refused, failed, lost } = sum(over.intervals, ['booking']);
  const total = answered + refused + failed + lost;
  const share = (100 * answered) / total;
  const [p99, bookingP99] = [quantile(all.times, 0.99), quantile(times, 0.99)];
  // Allows some tolerance, because other work on the machine can slow down individual seconds.
  const limit = Math.max(100, 1.5 * quantile(sum(before.intervals).times, 0.99));
  const recovered = recoveredAfter(after.intervals, limit);
  const within = recovered === null ? 'not within 15 s' : recovered.toFixed(1);
  console.log('');
  printTable([
    ['at 3 × the maximum', 'result', 'target', 'met'],
    ['successful bookings', `${answered} of ${total}, ${share.toFixed(1)} %`, '> 99 %', yes(share > 99)],
    ['p99 of bookings, ms', bookingP99.toFixed(0), '< 1,000', yes(bookingP99 < 1000)],
    ['p99 of all accepted requests, ms', p99.toFixed(0), '< 1,000', yes(p99 < 1000)],
    ['rejected with 503', `${all.refused}`, '', ''],
    [
      `time until nothing is rejected and p99 is under ${limit.toFixed(0)} ms, s`,
      within,
      '< 5',
      yes(recovered !== null && recovered < 5),
    ],
  ]);
  return [over, after];
}
