import type { Order, OrderDetails } from '#src/deals/orders/schemas.ts';
import { clashWithin } from '#src/deals/orders/stages.ts';
import { timesOf } from '#src/deals/orders/status-text.ts';

type Meeting = { times: readonly Date[]; place: string | null };
type OtherMeeting = OrderDetails['otherMeetings'][number];

/** Returns the agreed meeting of an open order and its open suggestion, with the times that are still ahead. */
export function upcomingMeetings(
  { stage, arranged, meeting }: Pick<Order, 'stage' | 'arranged' | 'meeting'>,
  now: Date,
): Meeting[] {
  if (stage !== 'accepted' && stage !== 'arranged') return [];
  const suggested = meeting && !meeting.agreed ? meeting : null;
  return [
    ...(arranged ? [{ times: [arranged.at], place: arranged.place }] : []),
    ...(suggested ? [{ times: timesOf(suggested), place: suggested.place }] : []),
  ].map(({ times, place }) => ({
    times: times.map((time) => new Date(time)).filter((time) => time > now),
    place,
  }));
}

const spotOf = (place: string): string => place.trim().toLowerCase();

/** Returns the times that are too close to a meeting of one other order. */
export const clashingTimes = (
  { times, place }: Meeting,
  order: string,
  others: readonly OtherMeeting[],
): Date[] =>
  times.filter((time) =>
    others.some((other) => other._id === order && isClash({ times: [time], place }, other)),
  );

/** Returns one meeting of each other order that is elsewhere and too close to one of the meetings. */
export function clashesWith(meetings: readonly Meeting[], others: readonly OtherMeeting[]): OtherMeeting[] {
  const clashing = others.filter((other) => meetings.some((meeting) => isClash(meeting, other)));
  return clashing.filter(({ _id }, index) => clashing.findIndex((other) => other._id === _id) === index);
}

function isClash({ times, place }: Meeting, other: OtherMeeting): boolean {
  // Places are unknown once an account is erased.
  if (place === null || other.place === null || spotOf(place) === spotOf(other.place)) return false;
  return times.some((time) => Math.abs(time.getTime() - Date.parse(other.at)) < clashWithin);
}
