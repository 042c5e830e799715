import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { grammar } from '#src/texts/grammar.ts';
import {
  describeZone,
  formatAgo,
  formatDay,
  formatDayHeading,
  formatMeeting,
  formatMeetingIn,
  formatMoment,
  formatMonth,
  formatNearMeeting,
  formatNearMeetingDay,
  formatUntil,
  formatDeadline,
  nameZone,
} from './dates.ts';
import { momentsOf, toLocal } from './local-time.ts';

beforeAll(() => void vi.useFakeTimers({ toFake: ['Date'], now: new Date('2027-06-15T12:00:00.000Z') }));
afterAll(() => void vi.useRealTimers());

test.for([
  ['2027-03-28T02:30', 'Europe/Berlin', []],
  ['2027-03-28T03:30', 'Europe/Berlin', ['2027-03-28T01:30:00.000Z']],
  ['2027-10-31T02:30', 'Europe/Berlin', ['2027-10-31T00:30:00.000Z', '2027-10-31T01:30:00.000Z']],
  ['2027-10-31T03:00', 'Europe/Berlin', ['2027-10-31T02:00:00.000Z']],
  // Daylight saving time of half an hour, in the southern hemisphere.
  ['2027-10-03T02:15', 'Australia/Lord_Howe', []],
  ['2027-04-04T01:45', 'Australia/Lord_Howe', ['2027-04-03T14:45:00.000Z', '2027-04-03T15:15:00.000Z']],
  ['2027-01-10T10:00', 'America/New_York', ['2027-01-10T15:00:00.000Z']],
  ['2027-01-10T10:00', 'Asia/Kathmandu', ['2027-01-10T04:15:00.000Z']],
  // Samoa skipped a whole day.
  ['2011-12-30T10:00', 'Pacific/Apia', []],
] as const)('the local time %s in %s occurs at %j', ([local, zone, instants]) => {
  const moments = momentsOf(local, zone);
  expect(moments.map((moment) => moment.toISOString())).toEqual(instants);
  expect(moments.map((moment) => toLocal(moment, zone))).toEqual(instants.map(() => local));
});

test.for([
  // The clocks go forward.
  ['2027-03-14T09:59:00.000Z', 'America/New_York', 'Sun, Mar 14, 5:59 AM Eastern Time'],
  ['2027-03-14T06:59:00.000Z', 'America/New_York', 'Sun, Mar 14, 1:59 AM Eastern Time'],
  ['2027-03-14T07:00:00.000Z', 'America/New_York', 'Sun, Mar 14, 3:00 AM Eastern Time'],
  ['2027-03-28T00:59:00.000Z', 'Europe/Lisbon', 'Sun, Mar 28, 12:59 AM Western European Time'],
  ['2027-03-28T01:00:00.000Z', 'Europe/Lisbon', 'Sun, Mar 28, 2:00 AM Western European Time'],
  ['2027-10-02T15:29:00.000Z', 'Australia/Lord_Howe', 'Sun, Oct 3, 1:59 AM Lord Howe Time'],
  ['2027-10-02T15:30:00.000Z', 'Australia/Lord_Howe', 'Sun, Oct 3, 2:30 AM Lord Howe Time'],
  // The clocks go back, and a local time occurs twice.
  ['2027-11-07T05:30:00.000Z', 'America/New_York', 'Sun, Nov 7, 1:30 AM Eastern Daylight Time'],
  ['2027-11-07T06:30:00.000Z', 'America/New_York', 'Sun, Nov 7, 1:30 AM Eastern Standard Time'],
  ['2027-11-07T07:00:00.000Z', 'America/New_York', 'Sun, Nov 7, 2:00 AM Eastern Time'],
  ['2027-10-31T00:30:00.000Z', 'Europe/Lisbon', 'Sun, Oct 31, 1:30 AM Western European Summer Time'],
  ['2027-10-31T01:30:00.000Z', 'Europe/Lisbon', 'Sun, Oct 31, 1:30 AM Western European Standard Time'],
  ['2027-04-03T14:45:00.000Z', 'Australia/Lord_Howe', 'Sun, Apr 4, 1:45 AM Lord Howe Daylight Time'],
  ['2027-04-03T15:15:00.000Z', 'Australia/Lord_Howe', 'Sun, Apr 4, 1:45 AM Lord Howe Standard Time'],
  // Offsets of half and quarter hours, and another year.
  ['2027-06-15T20:00:00.000Z', 'Asia/Kolkata', 'Wed, Jun 16, 1:30 AM India Standard Time'],
  ['2027-06-15T20:00:00.000Z', 'Asia/Kathmandu', 'Wed, Jun 16, 1:45 AM Nepal Time'],
  ['2026-12-31T23:00:00.000Z', 'Asia/Kathmandu', 'Fri, Jan 1, 4:45 AM Nepal Time'],
  ['2028-01-01T02:39:00.000Z', 'America/Los_Angeles', 'Fri, Dec 31, 6:39 PM Pacific Time'],
  ['2028-01-01T09:39:00.000Z', 'America/Los_Angeles', 'Sat, Jan 1, 2028, 1:39 AM Pacific Time'],
  ['2027-06-15T20:00:00.000Z', 'UTC', 'Tue, Jun 15, 8:00 PM UTC'],
  ['2027-06-15T20:00:00.000Z', 'Etc/UTC', 'Tue, Jun 15, 8:00 PM UTC'],
] as const)('the moment %s in %s is written as %s', ([iso, zone, text]) => {
  expect(formatMoment(iso, zone)).toBe(text);
});

test('no zone is named after its identifier or, except for UTC itself, after its offset from UTC', () => {
  const names = Intl.supportedValuesOf('timeZone').map((zone) => nameZone('2027-06-15T12:00:00.000Z', zone));
  expect(names.filter((name) => name !== 'UTC' && !/^[^_/]+ Time( \(Canada\))?$/.test(name))).toEqual([]);
  expect(describeZone('America/Los_Angeles')).toBe('Pacific Time');
});

test('a day has its year on public pages, and belongs to the given zone', () => {
  expect(formatDay('2027-06-15T03:00:00.000Z', 'America/New_York')).toBe('Jun 14, 2027');
  expect(formatDay('2027-06-15T03:00:00.000Z', 'Asia/Kathmandu')).toBe('Jun 15, 2027');
});

test.for(Array.from({ length: 12 }, (_, month) => new Date(Date.UTC(2027, month, 3, 23, 59)).toISOString()))(
  'the day %s is formatted in UTC as in Reykjavik, whose clocks show UTC',
  (iso) => {
    expect(formatDay(iso, 'UTC')).toBe(formatDay(iso, 'Atlantic/Reykjavik'));
  },
);

test.for(['America/Los_Angeles', 'UTC', 'Asia/Kathmandu'])(
  'a date without a time is the same day in %s',
  (zone) => {
    expect(formatDay('2027-06-15', zone)).toBe('Jun 15, 2027');
  },
);

test.for([
  ['America/New_York', 'Tuesday, Jun 15 at 6:30 PM'],
  ['America/Detroit', 'Tuesday, Jun 15 at 6:30 PM'],
  ['Europe/Lisbon', 'Tuesday, Jun 15 at 6:30 PM Eastern Time'],
  [null, 'Tuesday, Jun 15 at 6:30 PM Eastern Time'],
] as const)('a meeting in New York that is read in %s is written as %s', ([reader, text]) => {
  expect(formatMeeting('2027-06-15T22:30:00.000Z', 'America/New_York', reader)).toBe(text);
});

test('a meeting time that occurs twice names standard or daylight time to every reader', () => {
  const zone = 'Europe/Berlin';
  expect(formatMeeting('2027-10-31T00:30:00.000Z', zone, zone)).toBe(
    'Sunday, Oct 31 at 2:30 AM Central European Summer Time',
  );
  expect(formatMeeting('2027-10-31T01:30:00.000Z', zone, zone)).toBe(
    'Sunday, Oct 31 at 2:30 AM Central European Standard Time',
  );
  expect(formatMeeting('2027-10-31T02:30:00.000Z', zone, zone)).toBe('Sunday, Oct 31 at 3:30 AM');
});

test.for([
  [5, 50, 'today at 5:50 AM'],
  [0, 0, 'today at 12:00 AM'],
  [23, 59, 'today at 11:59 PM'],
  [24, 0, 'tomorrow at 12:00 AM'],
  [47, 59, 'tomorrow at 11:59 PM'],
  [48, 0, null],
  [-1, 0, null],
] as const)('at noon, a meeting %i hours and %i minutes after midnight is %s', ([hours, minutes, text]) => {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  const at = new Date(2027, 5, 15, hours, minutes).toISOString();
  const now = new Date(2027, 5, 15, 12).getTime();
  expect(formatNearMeeting(at, timeZone, now)).toBe(text);
  expect(formatNearMeetingDay(at, timeZone, now)).toBe(
    text?.replace('tomorrow', 'tomorrow, Wed, Jun 16,') ?? null,
  );
});

test('a deadline at midnight is shown one minute earlier, and any other unchanged', () => {
  const zone = 'America/Los_Angeles';
  expect([
    formatDeadline('2027-11-24T08:00:00.000Z', zone),
    formatDeadline('2027-11-24T08:01:00.000Z', zone),
    formatDeadline('2027-11-24T20:00:00.000Z', zone),
  ]).toEqual([
    'Tue, Nov 23, 11:59 PM Pacific Time',
    'Wed, Nov 24, 12:01 AM Pacific Time',
    'Wed, Nov 24, 12:00 PM Pacific Time',
  ]);
});

test('a meeting of today is not called so in a zone with another clock', () => {
  expect(formatNearMeeting('2027-06-15T12:30:00.000Z', 'Asia/Kathmandu')).toBeNull();
});

test('a meeting time is shown once for each distinct local time in the given time zones', () => {
  const at = '2028-01-10T15:00:00.000Z';
  expect(formatMeetingIn(at, ['America/New_York', 'Europe/Berlin', 'Europe/Paris', null])).toEqual([
    'Monday, Jan 10, 2028 at 10:00 AM Eastern Time',
    'Monday, Jan 10, 2028 at 4:00 PM Central European Time',
  ]);
});

test.for([
  [30, 'in less than a minute'],
  [-3600, 'in less than a minute'],
  [60, 'in 1 min'],
  [3599, 'in 59 min'],
  [3600, 'in 1 hour'],
  [11.9 * 3600, 'in 11 hours'],
  [47.4 * 3600, 'in 47 hours'],
  [47.9 * 3600, 'in 48 hours'],
  [71.4 * 3600, 'in 71 hours'],
  [71.9 * 3600, 'in 3 days'],
  [72 * 3600, 'in 3 days'],
  [13.4 * 86_400, 'in 13 days'],
  [13.9 * 86_400, 'in 14 days'],
] as const)('a deadline in %s seconds is %s', ([seconds, text]) => {
  expect(formatUntil(new Date(Date.now() + seconds * 1000).toISOString())).toBe(text);
});

// The process may run in any zone, so the local times are given without one.
test.for([
  ['2027-06-15T11:59:30', 'just now', 'Today'],
  ['2027-06-15T12:00:05', 'just now', 'Today'],
  ['2027-06-15T11:58:00', '2 min ago', 'Today'],
  ['2027-06-15T09:30:00', '2 h ago', 'Today'],
  ['2027-06-15T00:00:00', '12 h ago', 'Today'],
  ['2027-06-14T23:59:59', 'yesterday', 'Yesterday'],
  ['2027-06-14T00:00:00', 'yesterday', 'Yesterday'],
  ['2027-06-13T23:59:59', 'Sun', 'Sun, Jun 13'],
  ['2027-06-09T00:00:00', 'Wed', 'Wed, Jun 9'],
  ['2027-06-08T23:59:59', 'Jun 8', 'Tue, Jun 8'],
  ['2026-12-31T12:00:00', 'Dec 31, 2026', 'Thu, Dec 31, 2026'],
] as const)('at noon on Tuesday, Jun 15, 2027, the local time %s is %s in lists', ([local, ago, heading]) => {
  const [iso, nowMs] = [new Date(local).toISOString(), new Date('2027-06-15T12:00:00').getTime()];
  expect([formatAgo(iso, nowMs), formatDayHeading(iso, nowMs)]).toEqual([ago, heading]);
});

test('a time shortly before midnight is some hours ago, not yesterday, in the first hours of a day', () => {
  const nowMs = new Date('2027-06-15T01:00:00').getTime();
  expect(formatAgo(new Date('2027-06-14T22:30:00').toISOString(), nowMs)).toBe('2 h ago');
});

const morning = '2027-11-01T06:05:00.000Z';

test.for([
  [
    'de',
    '1.\u00A0Nov. 2027',
    'Mo, 1.\u00A0Nov., 07:05 (Mitteleuropäische Zeit)',
    'Montag, 1.\u00A0Nov. um 07:05',
    'November 2027',
  ],
  [
    'fr',
    '1er\u00A0nov. 2027',
    'lun. 1er\u00A0nov., 07:05, heure d’Europe centrale',
    'lundi 1er\u00A0nov. à 07:05',
    'novembre 2027',
  ],
  [
    'es',
    '1\u00A0nov 2027',
    'lun, 1\u00A0nov, 7:05 hora de Europa central',
    'lunes, 1\u00A0nov a las 7:05',
    'noviembre de 2027',
  ],
  ['ja', '2027年11月1日', '11月1日（月）7:05（中央ヨーロッパ時間）', '11月1日（月曜日）7:05', '2027年11月'],
] as const)(
  'in %s, days, times, meetings and months are written as %s, %s, %s and %s',
  async ([language, ...texts]) => {
    const { grammar: other } = await import(`../../texts/${language}/grammar.ts`);
    const english = { ...grammar };
    Object.assign(grammar, other);
    try {
      const zone = 'Europe/Berlin';
      const meeting = formatMeeting(morning, zone, zone);
      const day = formatDay(morning, zone);
      expect([day, formatMoment(morning, zone), meeting, formatMonth(morning)]).toEqual(texts);
    } finally {
      Object.assign(grammar, english);
    }
  },
);
