import type { App } from '#src/platform/app.server.ts';
import type { Caller } from '#src/platform/caller.ts';
import { AppError } from '#src/platform/errors.ts';
import { shopZone } from '#src/platform/shared/dates.ts';
import { fieldProblems } from '#src/texts/problems-fields.ts';
import { measureTrends } from './queries.server.ts';
import { maxTrendWeeks, trendNames, type Trend, type Trends, type TrendsQuery } from './schemas.ts';

const defaultWeeks = 12;
const dayMs = 24 * 3600_000;
const weekMs = 7 * dayMs;

const written = (ms: number): string => new Date(ms).toISOString().slice(0, 10);
/** The Monday of the week of a day, in UTC, because a calendar has no time zone. */
const mondayOf = (day: string): number => Date.parse(day) - ((new Date(day).getUTCDay() + 6) % 7) * dayMs;

type Measured = Awaited<ReturnType<typeof measureTrends>>[number];
const countOf = (row: Measured | undefined): number => row?.count ?? 0;
const medianOf = (row: Measured | undefined): number | null => row?.median ?? null;

/** The metric of each trend, and the number that the trend shows of its rows. */
const sources: Record<Trend['name'], [metric: string, show: (row: Measured | undefined) => number | null]> = {
  listings: ['listings', countOf],
  bookings: ['bookings', countOf],
  completed: ['completed', countOf],
  daysToSell: ['sold', medianOf],
  hoursToAnswer: ['asked', medianOf],
  responseRate: ['asked', (row) => (row ? row.measured / row.count : null)],
  reports: ['reports', countOf],
  signUps: ['signUps', countOf],
};

/**
 * Returns the trends of a seller, or of the whole shop for an admin.
 * @throws AppError `invalid`, `too-many-requests`
 */
export async function showTrends(app: App, { id, role }: Caller, query: TrendsQuery): Promise<Trends> {
  const zone = shopZone();
  const today = new Intl.DateTimeFormat('en-CA', { timeZone: zone }).format();
  const last = mondayOf(query.to === undefined || query.to > today ? today : query.to);
  const first = query.from === undefined ? last - (defaultWeeks - 1) * weekMs : mondayOf(query.from);
  const count = (last - first) / weekMs + 1;
  if (count < 1 || count > maxTrendWeeks)
    throw new AppError('invalid', undefined, [
      { path: 'from', message: fieldProblems.weeksBefore(maxTrendWeeks) },
    ]);
  await app.rateLimits.consume('trends', id);
  const span = { start: first - count * weekMs, from: first, end: last + weekMs };
  const days = { start: written(span.start), from: written(span.from), end: written(span.end), zone };
  const isAdmin = role === 'admin';
  const rows = await measureTrends(app.db, days, { id, isAdmin });
  const weeks = Array.from({ length: count }, (_, index) => written(first + index * weekMs));
  const names = trendNames.filter((name) => isAdmin || (name !== 'reports' && name !== 'signUps'));
  return {
    weeks,
    trends: names.map((name) => {
      const [metric, show] = sources[name];
      const find = (week: string | null, isBefore = false) =>
        show(rows.find((row) => row.metric === metric && row.week === week && row.isBefore === isBefore));
      return { name, values: weeks.map((week) => find(week)), now: find(null), before: find(null, true) };
    }),
  };
}
