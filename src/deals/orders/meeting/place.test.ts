import { expect, test } from 'vitest';
import { mapUrl, meetingPlace } from './place.ts';

const when = { at: '2026-11-24T10:00:00.000Z', zone: 'Europe/Berlin', version: 1, over: false };
const arranged = { ...when, place: 'Zoo station' };

test.for([
  ['the buyer’s suggestion before a meeting is agreed', null, { place: 'Café', isAgreed: false }],
  ['the agreed place afterwards', arranged, { place: 'Zoo station', isAgreed: true }],
  ['nothing when the agreed place was erased', { ...arranged, place: null }, { place: null, isAgreed: true }],
] as const)('the meeting place of an order is %s', ([, meeting, expected]) => {
  expect(meetingPlace({ arranged: meeting, location: 'Café' })).toEqual(expected);
});

test('a link to the map escapes the place', () => {
  expect(mapUrl('Café & Bar, 1st floor')).toBe(
    'https://www.google.com/maps/search/?api=1&query=Caf%C3%A9+%26+Bar%2C+1st+floor',
  );
});
