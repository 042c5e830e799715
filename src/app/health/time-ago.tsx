import { formatMoment } from '#src/platform/shared/dates.ts';
import { healthTexts } from '#src/texts/health.ts';

/** A time, and how long before `at` it was. Both come from the server's clock. */
export function When({ moment, at }: { moment: string | null; at: string }) {
  if (moment === null) return healthTexts.never;
  const seconds = (Date.parse(at) - Date.parse(moment)) / 1_000;
  return <time dateTime={moment}>{healthTexts.ago(formatMoment(moment), seconds)}</time>;
}
