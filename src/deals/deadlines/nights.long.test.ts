import { expect, test } from 'vitest';
import { shopZone } from '#src/platform/shared/dates.ts';
import { momentsOf, toLocal } from '#src/platform/shared/local-time.ts';
import { afterNight, outsideNights } from './service.server.ts';

/** The instant of a local time; `which` chooses the later one if the clocks repeat it. */
function at(local: string, zone: string, which: 0 | 1 = 0): Date {
  const moments = momentsOf(local, zone);
  const moment = moments[which];
  if (!moment) throw new Error(`${local} does not occur in ${zone}`);
  return moment;
}

test.for([
  // Both sides of the evening, of midnight and of the morning.
  ['America/New_York', '2027-06-15T21:59', '2027-06-15T21:59'],
  ['America/New_York', '2027-06-15T22:00', '2027-06-16T08:00'],
  ['America/New_York', '2027-06-15T23:59', '2027-06-16T08:00'],
  ['America/New_York', '2027-06-16T00:00', '2027-06-16T08:00'],
  ['America/New_York', '2027-06-16T07:59', '2027-06-16T08:00'],
  ['America/New_York', '2027-06-16T08:00', '2027-06-16T08:00'],
  ['America/New_York', '2027-12-31T22:00', '2028-01-01T08:00'],
  ['Europe/Lisbon', '2028-02-28T23:30', '2028-02-29T08:00'],
  // The night in which the clocks go forward is an hour shorter, in Lord Howe half an hour.
  ['America/New_York', '2027-03-13T22:00', '2027-03-14T08:00'],
  ['America/New_York', '2027-03-14T01:59', '2027-03-14T08:00'],
  ['America/New_York', '2027-03-14T03:00', '2027-03-14T08:00'],
  ['Europe/Lisbon', '2027-03-27T22:00', '2027-03-28T08:00'],
  ['Europe/Lisbon', '2027-03-28T00:59', '2027-03-28T08:00'],
  ['Australia/Lord_Howe', '2027-10-03T01:59', '2027-10-03T08:00'],
  // The night in which the clocks go back is longer.
  ['America/New_York', '2027-11-06T22:00', '2027-11-07T08:00'],
  ['America/New_York', '2027-11-07T07:59', '2027-11-07T08:00'],
  ['Europe/Lisbon', '2027-10-31T07:59', '2027-10-31T08:00'],
  ['Australia/Lord_Howe', '2027-04-04T02:30', '2027-04-04T08:00'],
  // Offsets of half and quarter hours.
  ['Asia/Kolkata', '2027-06-15T21:59', '2027-06-15T21:59'],
  ['Asia/Kolkata', '2027-06-15T22:00', '2027-06-16T08:00'],
  ['Asia/Kathmandu', '2027-06-16T07:59', '2027-06-16T08:00'],
  ['Pacific/Chatham', '2027-06-15T22:00', '2027-06-16T08:00'],
] as const)('in %s, a deadline at %s is moved to %s', ([zone, due, moved]) => {
  expect(toLocal(afterNight(at(due, zone), zone), zone)).toBe(moved);
});

test.for([
  ['America/New_York', '2027-11-07T01:30', '2027-11-07T08:00'],
  ['Europe/Lisbon', '2027-10-31T01:30', '2027-10-31T08:00'],
  ['Australia/Lord_Howe', '2027-04-04T01:45', '2027-04-04T08:00'],
] as const)('in %s, both instants of the repeated time %s are moved to %s', ([zone, due, moved]) => {
  const moments = ([0, 1] as const).map((which) => toLocal(afterNight(at(due, zone, which), zone), zone));
  expect(moments).toEqual([moved, moved]);
});

const hoursOf = (evening: string, zone: string): number => {
  const due = at(evening, zone);
  return (afterNight(due, zone).getTime() - due.getTime()) / 3600_000;
};

test('the length of a night follows the clocks', () => {
  expect(
    ['2027-03-13T22:00', '2027-06-15T22:00', '2027-11-06T22:00'].map((evening) =>
      hoursOf(evening, 'America/New_York'),
    ),
  ).toEqual([9, 10, 11]);
  expect(hoursOf('2027-10-02T22:00', 'Australia/Lord_Howe')).toBe(9.5);
});

test('a deadline in a morning that a zone skipped is moved to the next morning', () => {
  // Samoa went from December 29 to December 31.
  const due = at('2011-12-29T23:00', 'Pacific/Apia');
  expect(toLocal(afterNight(due, 'Pacific/Apia'), 'Pacific/Apia')).toBe('2011-12-31T08:00');
});

test('the day of the deadline is that of the zone, even if it is a day ahead', () => {
  const due = new Date('2027-06-15T10:30:00.000Z');
  expect(toLocal(due, 'Pacific/Kiritimati')).toBe('2027-06-16T00:30');
  expect(afterNight(due, 'Pacific/Kiritimati')).toEqual(new Date('2027-06-15T18:00:00.000Z'));
  expect(afterNight(due, 'Europe/Lisbon')).toEqual(due);
});

test('a deadline of two users is moved to the later of their mornings', () => {
  const due = new Date('2027-06-15T05:00:00.000Z');
  const mornings = {
    'America/New_York': '2027-06-15T12:00:00.000Z',
    'Europe/Lisbon': '2027-06-15T07:00:00.000Z',
  };
  for (const [zone, morning] of Object.entries(mornings))
    expect(outsideNights(due, [zone], 1)).toEqual(new Date(morning));
  expect(outsideNights(due, ['America/New_York', 'Europe/Lisbon'], 1)).toEqual(
    new Date('2027-06-15T12:00:00.000Z'),
  );
  expect(outsideNights(due, ['Asia/Tokyo', 'Europe/Lisbon'], 1)).toEqual(
    new Date('2027-06-15T07:00:00.000Z'),
  );
  expect(outsideNights(due, [null], 1)).toEqual(afterNight(due, shopZone()));
});

test('the morning of one user is moved to that of the other if it is in their night', () => {
  const zones = ['Europe/Berlin', 'America/Los_Angeles'] as const;
  // 23:00 in Berlin is 14:00 in Los Angeles, where it is 23:00 when the morning in Berlin begins.
  const moved = outsideNights(at('2027-06-15T23:00', 'Europe/Berlin'), zones, 1);
  expect(zones.map((zone) => toLocal(moved, zone))).toEqual(['2027-06-16T17:00', '2027-06-16T08:00']);
});

test('no deadline is moved when deadlines pass faster or slower', () => {
  const due = at('2027-06-15T23:00', 'America/New_York');
  for (const speed of [0.5, 2, 36_000]) expect(outsideNights(due, ['America/New_York'], speed)).toEqual(due);
});

test('in every zone, a deadline is moved only at night, to the end of that night, and at most once', () => {
  const start = Date.parse('2026-01-01T00:00:00.000Z');
  const zones = Intl.supportedValuesOf('timeZone');
  for (let count = 0; count < 20_000; count++) {
    const zone = zones[count % zones.length] ?? '';
    const due = new Date(start + Math.floor(Math.random() * 3 * 365 * 24 * 60) * 60_000);
    const moved = afterNight(due, zone);
    const hour = Number(toLocal(due, zone).slice(11, 13));
    const isNight = hour < 8 || hour >= 22;
    const waits = moved.getTime() - due.getTime();
    const about = `${due.toISOString()} in ${zone}`;
    expect(waits > 0, about).toBe(isNight);
    expect(waits, about).toBeLessThanOrEqual(12 * 3600_000);
    expect(toLocal(moved, zone).slice(11), about).toBe(isNight ? '08:00' : toLocal(due, zone).slice(11));
    expect(afterNight(moved, zone), about).toEqual(moved);
  }
});
