import { kinds, type Interval, type Kind, type Tally } from './messages.ts';

/** Returns the time that the share `part` of all times does not exceed, or NaN if there are no times. */
export function quantile(times: readonly number[], part: number): number {
  if (times.length === 0) return Number.NaN;
  const sorted = Float64Array.from(times).toSorted();
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))]!;
}

/** Adds up intervals, for some kinds of requests. */
export function sum(intervals: readonly Interval[], which: readonly Kind[] = kinds): Tally {
  const total: Tally = { answered: 0, refused: 0, failed: 0, lost: 0, times: [] };
  for (const { tallies } of intervals)
    for (const kind of which) {
      const { answered, refused, failed, lost, times } = tallies[kind];
      total.answered += answered;
      total.refused += refused;
      total.failed += failed;
      total.lost += lost;
      // Added one by one, because a call with a spread array fails if the array is very long.
      for (const time of times) total.times.push(time);
    }
  return total;
}

export const secondsOf = (intervals: readonly Interval[]): number =>
  intervals.reduce((all, { seconds }) => all + seconds, 0);

const whole = (value: number) => (Number.isNaN(value) ? '–' : Math.round(value).toLocaleString('en-US'));

export const minuteHead = [
  'minute',
  'responses/s',
  'p50 ms',
  'p99 ms',
  'read, search, booking, change',
  'bookings',
  '503',
  '5xx',
  'lost',
  'MB',
  'sender delay ms',
];

/** Returns one row of the report. `mb` is the memory of the shop at the end of the interval. */
export function minuteRow(name: string, intervals: readonly Interval[], mb: number): string[] {
  const all = sum(intervals);
  const late = Math.max(...intervals.map(({ senderLate }) => senderLate));
  return [
    name,
    whole(all.answered / secondsOf(intervals)),
    whole(quantile(all.times, 0.5)),
    whole(quantile(all.times, 0.99)),
    kinds.map((kind) => whole(quantile(sum(intervals, [kind]).times, 0.99))).join(', '),
    whole(sum(intervals, ['booking']).answered),
    whole(all.refused),
    whole(all.failed),
    whole(all.lost),
    whole(mb),
    whole(late),
  ];
}

/**
 * Returns how many seconds pass until nothing is rejected and p99 stays within `limitMs`, or null if that never
 * happens.
 */
export function recoveredAfter(intervals: readonly Interval[], limitMs: number): number | null {
  for (let index = 0; index < intervals.length; index++) {
    const { refused, failed, lost, times } = sum(intervals.slice(index));
    if (refused + failed + lost === 0 && quantile(times, 0.99) <= limitMs)
      return secondsOf(intervals.slice(0, index));
  }
  return null;
}
