import { expect, test } from 'vitest';
import { formatMeeting, formatMeetingIn, momentsOf, toLocal } from './dates.ts';

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

test('the UTC offset is shown with a meeting time that occurs twice', () => {
  expect(formatMeeting('2027-10-31T00:30:00.000Z', 'Europe/Berlin')).toBe(
    'Sunday, October 31, 2027 at 2:30 AM (Europe/Berlin, UTC+2)',
  );
  expect(formatMeeting('2027-10-31T01:30:00.000Z', 'Europe/Berlin')).toBe(
    'Sunday, October 31, 2027 at 2:30 AM (Europe/Berlin, UTC+1)',
  );
  expect(formatMeeting('2027-10-31T02:30:00.000Z', 'Europe/Berlin')).toBe(
    'Sunday, October 31, 2027 at 3:30 AM (Europe/Berlin)',
  );
});

test('a meeting time is shown once for each distinct local time in the given time zones', () => {
  const at = '2027-01-10T15:00:00.000Z';
  expect(formatMeetingIn(at, ['America/New_York', 'Europe/Berlin', 'Europe/Paris', null])).toEqual([
    'Sunday, January 10, 2027 at 10:00 AM (America/New_York)',
    'Sunday, January 10, 2027 at 4:00 PM (Europe/Berlin)',
  ]);
});
