import { useSyncExternalStore } from 'react';
import { dayMs, formatAgo, formatDay, formatMoment } from '#src/platform/shared/dates.ts';

/** A past time for lists that only signed-in users see, with the exact time as its tooltip. */
export function Ago({ date, className }: { date: string; className?: string }) {
  return (
    <time dateTime={date} title={formatMoment(date)} className={className}>
      {formatAgo(date)}
    </time>
  );
}

const subscribeToNothing = () => () => undefined;

/**
 * The day of a past time, or how long ago it was if that is less than a day. Public pages are cached, so the server and
 * the first render in the browser always have the day. Only this text is rendered again, not the page around it.
 */
export function Posted({ date, words = (text) => text }: { date: string; words?: (text: string) => string }) {
  const text = useSyncExternalStore(
    subscribeToNothing,
    () => (Date.now() - Date.parse(date) < dayMs ? formatAgo(date) : formatDay(date)),
    () => formatDay(date),
  );
  return words(text);
}
