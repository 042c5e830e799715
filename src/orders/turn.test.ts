import { expect, test } from 'vitest';
import type { Act, Order, Stage } from './contract.ts';
import { isTurnOf, turnOf } from './turn.ts';

const until = '2026-11-25T18:30:00.000Z';
const by = '25 Nov 2026, 18:30 UTC';
const when = { at: '2026-11-24T10:00:00.000Z', zone: 'Europe/Berlin', place: 'Zoo station' };
const arranged = { ...when, version: 1 };
/** By the clocks of where they meet. */
const moment = 'Tuesday 24 November 2026 at 11:00 (Europe/Berlin)';

type Given = Partial<Pick<Order, 'acts' | 'meeting' | 'arranged'>>;
const at = (stage: Stage, given: Given = {}) => ({
  stage,
  name: 'Bo',
  seller: 'Sol',
  until: given.acts === undefined && stage === 'completed' ? null : until,
  acts: [] as Act[],
  meeting: null,
  arranged: null,
  ...given,
});
const proposed = (side: 'buyer' | 'seller') => ({ ...arranged, by: side, agreed: false });

test.for<[string, ReturnType<typeof at>, string, string, string]>([
  [
    'a request',
    at('requested'),
    `Sol has until ${by} to say yes.`,
    `Bo waits for your answer until ${by}.`,
    `Sol has until ${by} to say yes.`,
  ],
  [
    'what is accepted',
    at('accepted'),
    `Agree with Sol on when and where to meet, before ${by}.`,
    `Agree with Bo on when and where to meet, before ${by}.`,
    `They have until ${by} to meet.`,
  ],
  [
    'a proposal',
    at('accepted', { meeting: proposed('buyer') }),
    `Sol has your proposal to meet before ${by}.`,
    `Bo has your proposal to meet before ${by}.`,
    `They have until ${by} to meet.`,
  ],
  [
    'a proposal of the other side',
    at('accepted', { meeting: proposed('buyer'), acts: ['propose', 'agree'] }),
    `Sol proposes a meeting: answer before ${by}.`,
    `Bo proposes a meeting: answer before ${by}.`,
    `They have until ${by} to meet.`,
  ],
  [
    'a meeting ahead',
    at('arranged', { arranged, acts: ['propose'] }),
    `You meet Sol on ${moment}, Zoo station.`,
    `You meet Bo on ${moment}, Zoo station.`,
    `They meet on ${moment}, Zoo station.`,
  ],
  [
    'another proposal',
    at('arranged', { arranged, meeting: proposed('seller'), acts: ['agree'] }),
    `Sol asks for another meeting than that on ${moment}: answer before then.`,
    `Bo asks for another meeting than that on ${moment}: answer before then.`,
    `They meet on ${moment}, Zoo station.`,
  ],
  [
    'a meeting that was',
    at('arranged', { arranged, acts: ['dispute'] }),
    `Tell Sol your code, or say that you have the item, before ${by}.`,
    `Type the code of Bo, or say that the item changed hands, before ${by}.`,
    `They meet on ${moment}, Zoo station.`,
  ],
  [
    'what is to be confirmed',
    at('handed-over', { acts: ['received', 'dispute'] }),
    `Sol says that it changed hands: confirm or deny it before ${by}.`,
    `Bo says that it changed hands: confirm or deny it before ${by}.`,
    `It counts as handed over on ${by}, unless someone denies it.`,
  ],
  [
    'what they have said themselves',
    at('handed-over'),
    `Sol has until ${by} to confirm that it changed hands.`,
    `Bo has until ${by} to confirm that it changed hands.`,
    `It counts as handed over on ${by}, unless someone denies it.`,
  ],
  [
    'a claim',
    at('disputed', { acts: ['answer'] }),
    `Sol disputes the order: tell your side before ${by}.`,
    `Bo disputes the order: tell your side before ${by}.`,
    `It is disputed: decide before ${by}.`,
  ],
  ['the end', at('completed'), 'The deal is complete.', 'The deal is complete.', 'The deal is complete.'],
])('%s is said to each side in one sentence', ([, order, buyer, seller, admin]) => {
  expect([turnOf(order, 'buyer'), turnOf(order, 'seller'), turnOf(order, 'admin')]).toEqual([
    buyer,
    seller,
    admin,
  ]);
});

test.for<[Stage, string]>([
  ['declined', 'Sol said no.'],
  ['withdrawn', 'Bo took the request back.'],
  ['expired', 'It ended by itself: the time was up.'],
  ['cancelled', 'It was called off.'],
  ['no-show', 'It ended: someone did not come to the meeting.'],
])('what is %s says how it ended', ([stage, said]) => {
  expect(turnOf({ ...at(stage), until: null }, 'buyer')).toBe(said);
});

test.for<[Stage, Act[], boolean]>([
  ['requested', ['accept', 'decline', 'sold'], true],
  ['requested', ['withdraw'], false],
  ['accepted', ['cancel', 'propose'], false],
  ['accepted', ['cancel', 'propose', 'agree'], true],
  ['handed-over', ['received', 'dispute'], true],
  ['handed-over', ['code'], false],
  ['disputed', ['answer'], true],
  ['disputed', [], false],
])('at %s with %j it is their turn: %s', ([stage, acts, expected]) => {
  expect(isTurnOf({ stage, acts })).toBe(expected);
});
