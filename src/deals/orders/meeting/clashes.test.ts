import { expect, test } from 'vitest';
import { clashesWith, clashingTimes, upcomingMeetings } from './clashes.ts';

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

test('a meeting whose place was erased clashes with no other', () => {
  const times = [at('16:40')];
  expect(clashesWith([{ times, place: null }], [meeting])).toEqual([]);
  expect(clashesWith([{ times, place: 'Belém' }], [{ ...meeting, place: null }])).toEqual([]);
});

test('the agreed meeting and the open suggestion of an order count while they are ahead', () => {
  const { zone, place } = meeting;
  const arranged = { version: 1, at: meeting.at, zone, place, over: false };
  const alternatives = [at('18:00').toISOString()];
  const times = { at: at('10:00').toISOString(), alternatives, zone };
  const upcoming = (stage: 'arranged' | 'completed', isAgreed: boolean) =>
    upcomingMeetings(
      {
        stage,
        arranged,
        meeting: { ...times, version: 2, place: 'Belém', by: 'buyer', agreed: isAgreed, past: false },
      },
      at('12:00'),
    );
  const agreed = { times: [at('16:30')], place };
  expect(upcoming('arranged', false)).toEqual([agreed, { times: [at('18:00')], place: 'Belém' }]);
  expect(upcoming('arranged', true)).toEqual([agreed]);
  expect(upcoming('completed', false)).toEqual([]);
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
