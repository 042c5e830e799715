import { grammar } from '#src/texts/grammar.ts';
import { shopFacts } from '#src/texts/shop.ts';
import { timeTexts } from '#src/texts/times.ts';
import { formatOf, momentsOf, offsetAt, toLocal, type Style } from './local-time.ts';

const isBrowser = typeof document !== 'undefined';
const deviceZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone;

/** Returns the time zone of public pages. */
export const shopZone = (): string => shopFacts().zone;

/** Returns the browser's zone, which changes when the user travels; on the server, the shop's zone. */
const readerZone = (): string => (isBrowser ? deviceZone() : shopZone());

/** Pages that only signed-in users see. The server never renders them. */
const isOwnPage = (): boolean => isBrowser && /^\/dashboard(\/|$)/.test(location.pathname);

const pageZone = (): string => (isOwnPage() ? readerZone() : shopZone());

/** A date without a time is the same calendar day in every zone. JavaScript parses it as midnight UTC. */
const isDateOnly = (iso: string): boolean => /^\d{4}-\d\d(-\d\d)?$/.test(iso);

function partsOf(iso: string, zone: string, style: Style): Record<string, string> {
  const format = formatOf(isDateOnly(iso) ? 'UTC' : zone, style);
  return Object.fromEntries(format.formatToParts(new Date(iso)).map(({ type, value }) => [type, value]));
}

// Months are numbers here, because some languages have other names for them within a date.
const dateStyle = { day: 'numeric', month: 'numeric', year: 'numeric', numberingSystem: 'latn' } as const;
const clockStyle = { hour: 'numeric', minute: '2-digit' } as const;

type Day = { month: number; day: number; year: number };

function dayOf(iso: string, zone: string): Day {
  const { month, day, year } = partsOf(iso, zone, dateStyle);
  return { month: Number(month), day: Number(day), year: Number(year) };
}

const writeDay = ({ month, day, year }: Day, hasYear: boolean): string =>
  grammar.date(grammar.months[month - 1] ?? '', day, hasYear ? String(year) : null);

/** Formats Nov 25, and Nov 25, 2025 if that is another year. */
function dateIn(iso: string, zone: string): string {
  const day = dayOf(iso, zone);
  return writeDay(day, day.year !== dayOf(new Date().toISOString(), zone).year);
}

/** Formats Wed, Nov 25, and Wed, Nov 25, 2025 if that is another year. */
function weekdayIn(iso: string, zone: string, weekday: 'short' | 'long' = 'short'): string {
  return grammar.weekday(nameWeekday(iso, zone, weekday), dateIn(iso, zone));
}

const nameWeekday = (iso: string, zone: string, weekday: 'short' | 'long'): string =>
  partsOf(iso, zone, { weekday })['weekday'] ?? '';

/** Keeps a time on one line of a page. Emails have an ordinary space, because their text is searched and copied. */
const timeSpace = isBrowser ? '\u{a0}' : ' ';

function clockIn(iso: string, zone: string): string {
  const { hour, minute, dayPeriod } = partsOf(iso, zone, {
    ...clockStyle,
    hour: grammar.hour,
    hourCycle: grammar.clock,
  });
  const time = `${hour}:${minute}`;
  return dayPeriod === undefined ? time : `${time}${timeSpace}${dayPeriod}`;
}

/** Does without `Intl`, whose first use blocks a slow phone for 20 ms while a list becomes interactive. */
function dayInUtc(iso: string): string {
  const date = new Date(iso);
  return writeDay(
    { month: date.getUTCMonth() + 1, day: date.getUTCDate(), year: date.getUTCFullYear() },
    true,
  );
}

/**
 * Formats Nov 25, 2026. Pages that only signed-in users see leave out the current year. Public pages must not, because
 * they are cached.
 */
export function formatDay(iso: string, zone = pageZone()): string {
  if (isOwnPage()) return dateIn(iso, zone);
  if (isUtc(zone)) return dayInUtc(iso);
  return writeDay(dayOf(iso, zone), true);
}

/** Formats November 2026, or Nov 2026. */
export function formatMonth(iso: string, length: 'long' | 'short' = 'long'): string {
  const { month, year } = partsOf(iso, pageZone(), { month: length, year: 'numeric' });
  return grammar.month(month ?? '', year ?? '');
}

/**
 * Formats Thu, Nov 26, 6:39 PM in the browser's zone. With a zone, as emails need it, adds that zone's name. The server
 * renders no times of day into pages.
 */
export function formatMoment(iso: string, zone?: string): string {
  const shown = zone ?? readerZone();
  const text = grammar.moment(weekdayIn(iso, shown), clockIn(iso, shown));
  return zone === undefined && isBrowser ? text : grammar.zoned(text, nameZone(iso, shown));
}

/** Formats a deadline like `formatMoment`, but midnight as 11:59 PM, because 12:00 AM is easily read as noon. */
export function formatDeadline(iso: string, zone?: string): string {
  const { hour, minute } = partsOf(iso, zone ?? readerZone(), { ...clockStyle, hourCycle: 'h23' });
  const isMidnight = Number(hour) === 0 && Number(minute) === 0;
  return formatMoment(isMidnight ? new Date(Date.parse(iso) - minuteMs).toISOString() : iso, zone);
}

/** Formats 6:39 PM in the browser's zone. */
export const formatTime = (iso: string): string => clockIn(iso, readerZone());

export const minuteMs = 60_000;
export const hourMs = 60 * minuteMs;
export const dayMs = 24 * hourMs;

/** Returns the calendar day of an instant in the browser's zone, as a number of days. */
function dayNumber(instantMs: number): number {
  const local = new Date(instantMs);
  return Date.UTC(local.getFullYear(), local.getMonth(), local.getDate()) / dayMs;
}

/** Formats the heading of a day in the browser's zone: Today, Yesterday, or Thu, Nov 26. */
export function formatDayHeading(iso: string, nowMs = Date.now()): string {
  const days = dayNumber(nowMs) - dayNumber(Date.parse(iso));
  if (days === 0) return timeTexts.today;
  return days === 1 ? timeTexts.yesterday.heading : weekdayIn(iso, readerZone());
}

/** Formats a past time for lists: 2 min ago, 3 h ago, yesterday, Tue, Nov 18. */
export function formatAgo(iso: string, nowMs = Date.now()): string {
  const then = Date.parse(iso);
  const days = dayNumber(nowMs) - dayNumber(then);
  const minutes = Math.floor((nowMs - then) / minuteMs);
  if (minutes < 1) return timeTexts.justNow;
  if (minutes < 60) return timeTexts.minutesAgo(minutes);
  if (days === 0 || minutes < 6 * 60) return timeTexts.hoursAgo(Math.floor(minutes / 60));
  if (days === 1) return timeTexts.yesterday.inText;
  if (days < 7) return timeTexts.weekday(nameWeekday(iso, readerZone(), 'short'));
  return dateIn(iso, readerZone());
}

/** Formats the time until a deadline: in 5 min, in 48 hours, in 6 days. */
export function formatUntil(iso: string, nowMs = Date.now()): string {
  const left = Date.parse(iso) - nowMs;
  if (left < minuteMs) return timeTexts.soon;
  if (left < hourMs) return timeTexts.inMinutes(Math.floor(left / minuteMs));
  if (left < 12 * hourMs) return timeTexts.inHours(Math.floor(left / hourMs));
  // Rounded, so that a limit of two days does not begin with 47 hours.
  if (left < 3 * dayMs - hourMs / 2) return timeTexts.inHours(Math.round(left / hourMs));
  return timeTexts.inDays(Math.round(left / dayMs));
}

/** Returns the zone's name as people say it: Pacific Time. Names standard or daylight time if the local time occurs twice. */
export function nameZone(iso: string, zone: string): string {
  if (isUtc(zone)) return 'UTC';
  const isTwice = momentsOf(toLocal(new Date(iso), zone), zone).length > 1;
  const name = partsOf(iso, zone, { timeZoneName: isTwice ? 'long' : 'longGeneric' })['timeZoneName'];
  return name === undefined ? zone : grammar.zone(name);
}

const isUtc = (zone: string): boolean => /^(Etc\/)?(UTC|UCT|GMT|Zulu|Universal|Greenwich)$/i.test(zone);

/** Names a zone as it is called now: Pacific Time. Without its city, whose name is known only in English. */
export const describeZone = (zone: string): string => nameZone(new Date().toISOString(), zone);

/** Formats Thursday, Nov 26 at 6:30 PM in the zone of a meeting, with the zone's name unless the reader's clock agrees. */
export function formatMeeting(iso: string, zone: string, reader: string | null = ownClock()): string {
  const isSame = reader !== null && offsetAt(Date.parse(iso), reader) === offsetAt(Date.parse(iso), zone);
  const isTwice = momentsOf(toLocal(new Date(iso), zone), zone).length > 1;
  const text = grammar.meeting(weekdayIn(iso, zone, 'long'), clockIn(iso, zone));
  return isSame && !isTwice ? text : grammar.zoned(text, nameZone(iso, zone));
}

/** Returns null on the server, so that the times in emails name their zone. */
const ownClock = (): string | null => (isBrowser ? readerZone() : null);

/**
 * Formats today at 6:30 PM, or tomorrow at 6:30 PM. Returns null for other days, and if the reader's clock differs from
 * that of the meeting.
 */
export function formatNearMeeting(iso: string, zone: string, nowMs = Date.now()): string | null {
  const at = Date.parse(iso);
  const days = dayNumber(at) - dayNumber(nowMs);
  if (offsetAt(at, readerZone()) !== offsetAt(at, zone)) return null;
  if (days !== 0 && days !== 1) return null;
  return timeTexts[days === 0 ? 'todayAt' : 'tomorrowAt'](clockIn(iso, zone));
}

/** Formats tomorrow, Fri, Nov 27, at 6:30 PM, and otherwise like `formatNearMeeting`. */
export function formatNearMeetingDay(iso: string, zone: string, nowMs = Date.now()): string | null {
  const near = formatNearMeeting(iso, zone, nowMs);
  if (near === null || dayNumber(Date.parse(iso)) === dayNumber(nowMs)) return near;
  return timeTexts.tomorrowOn(weekdayIn(iso, zone), clockIn(iso, zone));
}

/** Formats a meeting once for each different local time. Names the zones if there are several. */
export function formatMeetingIn(iso: string, zones: readonly (string | null)[]): string[] {
  const byOffset = new Map<number, string>();
  for (const zone of zones)
    if (zone !== null) {
      const offset = offsetAt(Date.parse(iso), zone);
      if (!byOffset.has(offset)) byOffset.set(offset, zone);
    }
  const reader = byOffset.size > 1 ? null : ownClock();
  return [...byOffset.values()].map((zone) => formatMeeting(iso, zone, reader));
}
