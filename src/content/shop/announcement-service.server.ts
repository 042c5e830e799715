import { createHash } from 'node:crypto';
import type { App } from '#src/platform/app.server.ts';
import { dayMs } from '#src/platform/shared/dates.ts';
import { momentsOf } from '#src/platform/shared/local-time.ts';

/**
 * Returns the text of the announcement and its key: when it ends, and an id of the text. The script in the head of each
 * page compares the key with the clock and with the id that the visitor has dismissed. Returns null without an
 * announcement, and after its end.
 */
export function currentAnnouncement({ shop }: App): { text: string; key: string } | null {
  const { announcement, timeZone } = shop.current;
  if (!announcement) return null;
  const { text, lastDay } = announcement;
  const end = endOf(lastDay, timeZone);
  if (end <= Date.now()) return null;
  return { text, key: `${end} ${createHash('sha256').update(text).digest('base64url').slice(0, 8)}` };
}

export const hasEnded = (day: string, zone: string): boolean => endOf(day, zone) <= Date.now();

/** Returns when a day ends. In some zones, a day can begin at one o'clock. */
function endOf(day: string, zone: string): number {
  const next = new Date(Date.parse(day) + dayMs).toISOString().slice(0, 10);
  const [midnight] = ['00:00', '01:00'].flatMap((time) => momentsOf(`${next}T${time}`, zone));
  return midnight?.getTime() ?? Date.parse(next);
}
