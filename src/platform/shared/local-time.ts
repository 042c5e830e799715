import { grammar } from '#src/texts/grammar.ts';

export type Style = Intl.DateTimeFormatOptions;
const formats = new Map<string, Intl.DateTimeFormat>();

/** Keeps formats, because creating one takes ten times as long as using it. */
export function formatOf(zone: string, style: Style): Intl.DateTimeFormat {
  const key = JSON.stringify([grammar.tag, zone, style]);
  let format = formats.get(key);
  if (!format) {
    format = new Intl.DateTimeFormat(grammar.tag, { ...style, timeZone: zone });
    // Users choose the zones of meetings, so the number of keys must stay limited.
    if (formats.size < 200) formats.set(key, format);
  }
  return format;
}

const dayMs = 24 * 3600_000;
const wallClockStyle = {
  hourCycle: 'h23',
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
  hour: 'numeric',
  minute: 'numeric',
  second: 'numeric',
} as const;

/** Returns the local time of a zone at an instant, as the UTC timestamp with the same date and time. */
function wallClock(instantMs: number, zone: string): number {
  const parts = Object.fromEntries(
    formatOf(zone, wallClockStyle)
      .formatToParts(instantMs)
      .map(({ type, value }) => [type, Number(value)]),
  );
  const { year = 0, month: number = 0, day: date, hour, minute, second } = parts;
  return Date.UTC(year, number - 1, date, hour, minute, second) + (instantMs % 1000);
}

export const offsetAt = (instantMs: number, zone: string): number => wallClock(instantMs, zone) - instantMs;

/** Returns the instants of a local time: none if the clocks skip it, two if they repeat it. */
export function momentsOf(local: string, zone: string): Date[] {
  const wall = Date.parse(`${local}Z`);
  const offsets = [wall - dayMs, wall + dayMs].map((instantMs) => offsetAt(instantMs, zone));
  return [...new Set(offsets)]
    .filter((offset) => offsetAt(wall - offset, zone) === offset)
    .map((offset) => new Date(wall - offset))
    .toSorted((one, other) => one.getTime() - other.getTime());
}

export const toLocal = (moment: Date, zone: string): string =>
  new Date(wallClock(moment.getTime(), zone)).toISOString().slice(0, 16);
