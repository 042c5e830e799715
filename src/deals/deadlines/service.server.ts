import { zonesOf } from '#src/accounts/users/service.server.ts';
import type { App } from '#src/platform/app.server.ts';
import type { DbOrTrx } from '#src/platform/db/connect.server.ts';
import { readShopTime } from '#src/platform/jobs/deadline.server.ts';
import { dayMs, shopZone } from '#src/platform/shared/dates.ts';
import { momentsOf, toLocal } from '#src/platform/shared/local-time.ts';

/** Deadlines pass `speed` times faster than real time. */
export type DealClock = { now: Date; speed: number };

/** Reads the time for deals. The caller must already hold all locks. */
export async function readClock({ config }: Pick<App, 'config'>, db: DbOrTrx): Promise<DealClock> {
  return { now: await readShopTime(db), speed: config.DEAL_SPEED };
}

export const later = (from: Date, ms: number, speed: number): Date => new Date(from.getTime() + ms / speed);

const nightBegins = 22;
const nightEnds = 8;

/** Returns the next 8:00 in a zone, or the instant itself if it is not between 22:00 and 8:00 there. */
export function afterNight(at: Date, zone: string): Date {
  const local = toLocal(at, zone);
  const hour = Number(local.slice(11, 13));
  if (hour >= nightEnds && hour < nightBegins) return at;
  const day = Date.parse(local.slice(0, 10)) + (hour < nightEnds ? 0 : dayMs);
  // Samoa once skipped a day.
  for (const next of [day, day + dayMs]) {
    const [morning] = momentsOf(`${new Date(next).toISOString().slice(0, 10)}T08:00`, zone);
    if (morning) return morning;
  }
  return at;
}

/**
 * Moves a deadline out of the nights of the one or two users who must act. An unknown zone counts as the shop's. Nothing
 * is moved unless the clock has its real speed.
 */
export function outsideNights(due: Date, zones: readonly (string | null)[], speed: number): Date {
  if (speed !== 1) return due;
  const moved = new Date(Math.max(...zones.map((zone) => afterNight(due, zone ?? shopZone()).getTime())));
  // The morning of one user can be in the night of the other, but the next one cannot: nights are shorter than days.
  return moved > due ? outsideNights(moved, zones, speed) : due;
}

/** Returns the deadline of users who have `limitMs` to act from now. Without users, it is the deadline of an admin. */
export async function deadlineFor(
  db: DbOrTrx,
  { now, speed }: DealClock,
  limitMs: number,
  userIds: readonly string[],
): Promise<Date> {
  return outsideNightsOf(db, later(now, limitMs, speed), userIds, speed);
}

/** Moves a deadline out of the nights of these users, or of the shop if there are none. */
export async function outsideNightsOf(
  db: DbOrTrx,
  due: Date,
  userIds: readonly string[],
  speed: number,
): Promise<Date> {
  const zones = userIds.length > 0 && speed === 1 ? await zonesOf(db, userIds) : [];
  return outsideNights(due, zones.length > 0 ? zones : [null], speed);
}
