import { expect, test } from 'vitest';
import { clashesWith, clashingTimes } from './clashes.ts';

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

test('each suggested time that clashes with an order is found', () => {
  const times = [at('10:00'), at('16:40'), at('20:00')];
  const others = [
    meeting,
    { ...meeting, at: at('20:30').toISOString() },
    { ...meeting, _id: 'two', at: at('10:00').toISOString() },
  ];
  expect(clashingTimes({ times, place: 'Belém' }, 'one', others)).toEqual([at('16:40'), at('20:00')]);
});
