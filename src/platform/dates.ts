const day = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: 'UTC',
});

/** A day as people read it; in UTC, so that server and browser agree. */
export function formatDay(iso: string): string {
  return day.format(new Date(iso));
}

const month = new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** A month as people read it; in UTC, so that server and browser agree. */
export function formatMonth(iso: string): string {
  return month.format(new Date(iso));
}

const moment = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  timeZone: 'UTC',
  timeZoneName: 'short',
});

/** A day and time as people read it; in UTC, so that everyone speaks of the same. */
export function formatMoment(iso: string): string {
  return moment.format(new Date(iso));
}

/** When people meet, by the clocks of where they do; the same words in every browser and mail. */
export function formatMeeting(iso: string, zone: string): string {
  const format = new Intl.DateTimeFormat('en-GB', {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    timeZone: zone,
  });
  const parts = Object.fromEntries(
    format.formatToParts(new Date(iso)).map(({ type, value }) => [type, value]),
  );
  const { weekday, day: date, month: name, year, hour, minute } = parts;
  return `${weekday} ${date} ${name} ${year} at ${hour}:${minute} (${zone})`;
}
