import { formatMoment } from '#src/platform/dates.ts';
import { healthTexts } from '#src/texts/health.ts';

/** A moment, and how long before `at` it was: the server's clock, not the browser's. */
export function When({ moment, at }: { moment: string | null; at: string }) {
  if (moment === null) return healthTexts.never;
  const seconds = (Date.parse(at) - Date.parse(moment)) / 1_000;
  return <time dateTime={moment}>{healthTexts.ago(formatMoment(moment), seconds)}</time>;
}
