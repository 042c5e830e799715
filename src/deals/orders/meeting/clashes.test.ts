import { expect, test } from 'vitest';
import { clashesWith } from './clashes.ts';

const meeting = {
  _id: 'one',
  title: 'Leica M3',
  at: '2026-11-27T16:30:00.000Z',
  zone: 'Europe/Lisbon',
  place: 'Rossio station',
  agreed: true,
};
const at = (time: string) => new Date(`2026-11-27T${time}:00.000Z`);

test.for([
  ['17:30', 'Cais do Sodré', ['one']],
  ['17:59', 'Cais do Sodré', ['one']],
  ['15:01', 'Cais do Sodré', ['one']],
  ['18:00', 'Cais do Sodré', []],
  ['16:30', ' rossio Station', []],
] as const)('a suggestion for %s at %s clashes with %j', ([time, place, expected]) => {
  const clashes = clashesWith([{ times: [at('10:00'), at(time)], place }], [meeting]);
  expect(clashes.map(({ _id }) => _id)).toEqual(expected);
});

test('an order with several clashing times is listed once', () => {
  const later = { ...meeting, at: '2026-11-27T17:00:00.000Z' };
  expect(clashesWith([{ times: [at('16:40')], place: 'Belém' }], [meeting, later])).toEqual([meeting]);
});
