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
