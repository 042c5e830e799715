import type { OrderDetails } from '#src/deals/orders/schemas.ts';
import { clashWithin } from '#src/deals/orders/stages.ts';

type Meeting = OrderDetails['otherMeetings'][number];

const spotOf = (place: string): string => place.trim().toLowerCase();

/** Returns one meeting of each other order that is elsewhere and too close to one of the times. */
export function clashesWith(
  { times, place }: { times: readonly Date[]; place: string },
  others: readonly Meeting[],
): Meeting[] {
  const clashing = others.filter(
    (other) =>
      other.place !== null &&
      spotOf(other.place) !== spotOf(place) &&
      times.some((time) => Math.abs(time.getTime() - Date.parse(other.at)) < clashWithin),
  );
  return clashing.filter(({ _id }, index) => clashing.findIndex((other) => other._id === _id) === index);
}
