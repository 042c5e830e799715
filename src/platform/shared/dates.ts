/** Formats in UTC, so that server and browser render the same text. */
function inUtc(options: Intl.DateTimeFormatOptions): (iso: string) => string {
  const format = new Intl.DateTimeFormat('en-US', { ...options, timeZone: 'UTC' });
  // Engines differ in the space before AM and PM.
  return (iso) => format.format(new Date(iso)).replaceAll('\u202f', ' ');
}

const day = { day: 'numeric', month: 'short', year: 'numeric' } as const;

export const formatDay = inUtc(day);
export const formatMonth = inUtc({ month: 'long', year: 'numeric' });
export const formatMoment = inUtc({ ...day, hour: 'numeric', minute: '2-digit', timeZoneName: 'short' });

/** Returns the local time of a zone at an instant, as the UTC timestamp with the same date and time. */
function wallClock(instantMs: number, zone: string): number {
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });
  const parts = Object.fromEntries(
    format.formatToParts(instantMs).map(({ type, value }) => [type, Number(value)]),
  );
  const { year = 0, month: number = 0, day: date, hour, minute, second } = parts;
  return Date.UTC(year, number - 1, date, hour, minute, second) + (instantMs % 1000);
}

const offsetAt = (instantMs: number, zone: string): number => wallClock(instantMs, zone) - instantMs;

const dayMs = 24 * 3600_000;

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

function formatOffset(moment: Date, zone: string): string {
  const minutes = offsetAt(moment.getTime(), zone) / 60_000;
  const rest = Math.abs(minutes % 60);
  const hours = Math.trunc(Math.abs(minutes) / 60);
  return `UTC${minutes < 0 ? '-' : '+'}${hours}${rest ? `:${String(rest).padStart(2, '0')}` : ''}`;
}

export function describeZone(iso: string, zone: string): string {
  const at = new Date(iso);
  const format = new Intl.DateTimeFormat('en-US', { timeZone: zone, timeZoneName: 'long' });
  const name = format.formatToParts(at).find(({ type }) => type === 'timeZoneName')?.value ?? '';
  // Zones without a name are named after their offset.
  return [...(/^(?:GMT|UTC)[+-]|^$/.test(name) ? [] : [name]), formatOffset(at, zone)].join(', ');
}

export function formatMeeting(iso: string, zone: string): string {
  const at = new Date(iso);
  const format = new Intl.DateTimeFormat('en-US', {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZone: zone,
  });
  const parts = Object.fromEntries(format.formatToParts(at).map(({ type, value }) => [type, value]));
  const { weekday, month: name, day: date, year, hour, minute, dayPeriod } = parts;
  const isTwice = momentsOf(toLocal(at, zone), zone).length > 1;
  const place = isTwice ? `${zone}, ${formatOffset(at, zone)}` : zone;
  return `${weekday}, ${name} ${date}, ${year} at ${hour}:${minute} ${dayPeriod} (${place})`;
}

export function formatMeetingIn(iso: string, zones: readonly (string | null)[]): string[] {
  const byOffset = new Map<number, string>();
  for (const zone of zones)
    if (zone !== null) {
      const offset = offsetAt(Date.parse(iso), zone);
      if (!byOffset.has(offset)) byOffset.set(offset, zone);
    }
  return [...byOffset.values()].map((zone) => formatMeeting(iso, zone));
}
