import { expect, test } from 'vitest';
import type { OrderAction, Order } from './schemas.ts';
import { isTurnOf, turnMoment, turnOf } from './turn.ts';
import type { OrderStage } from '#src/platform/db/columns.ts';

const until = '2026-11-25T18:30:00.000Z';
const by = '25 Nov 2026, 18:30 UTC';
const when = { at: '2026-11-24T10:00:00.000Z', zone: 'Europe/Berlin', place: 'Zoo station' };
const arranged = { ...when, version: 1 };
const moment = 'Tuesday 24 November 2026 at 11:00 (Europe/Berlin)';

type Given = Partial<Pick<Order, 'acts' | 'meeting' | 'arranged' | 'claimedBy' | 'until'>>;
type Turn = Parameters<typeof turnOf>[0];
const at = (stage: OrderStage, given: Given = {}): Turn =>
  ({
    stage,
    name: 'Bo',
    seller: 'Sol',
    until: given.acts === undefined && stage === 'completed' ? null : until,
    acts: [],
    meeting: null,
    arranged: null,
    claimedBy: null,
    ...given,
  }) as Turn;
const proposed = (side: 'buyer' | 'seller', given: { at?: string; past?: boolean } = {}) => ({
  ...arranged,
  by: side,
  agreed: false,
  past: false,
  ...given,
});
const [later, laterMoment] = [
  '2026-11-24T13:00:00.000Z',
  'Tuesday 24 November 2026 at 14:00 (Europe/Berlin)',
];
const soon = '2026-11-24T08:00:00.000Z';

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
    'Sol has until 24 Nov 2026, 10:00 UTC to answer your proposal.',
    'Bo has until 24 Nov 2026, 10:00 UTC to answer your proposal.',
    `They have until ${by} to meet.`,
  ],
  [
    'a proposal that is later than the end of its time',
    at('accepted', { meeting: proposed('buyer'), until: soon }),
    'Sol has until 24 Nov 2026, 08:00 UTC to answer your proposal.',
    'Bo has until 24 Nov 2026, 08:00 UTC to answer your proposal.',
    'They have until 24 Nov 2026, 08:00 UTC to meet.',
  ],
  [
    'a proposal that nobody answered in time',
    at('accepted', { meeting: proposed('buyer', { past: true }), acts: ['propose'] }),
    `Agree with Sol on when and where to meet, before ${by}.`,
    `Agree with Bo on when and where to meet, before ${by}.`,
    `They have until ${by} to meet.`,
  ],
  [
    'a proposal of the other side',
    at('accepted', { meeting: proposed('buyer'), acts: ['propose', 'agree'] }),
    `Sol proposes to meet on ${moment}, Zoo station: answer before then.`,
    `Bo proposes to meet on ${moment}, Zoo station: answer before then.`,
    `They have until ${by} to meet.`,
  ],
  [
    'such a proposal that is later than the end of its time',
    at('accepted', { meeting: proposed('buyer'), acts: ['agree'], until: soon }),
    `Sol proposes to meet on ${moment}, Zoo station: answer before 24 Nov 2026, 08:00 UTC.`,
    `Bo proposes to meet on ${moment}, Zoo station: answer before 24 Nov 2026, 08:00 UTC.`,
    'They have until 24 Nov 2026, 08:00 UTC to meet.',
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
    at('arranged', { arranged, meeting: proposed('seller', { at: later }), acts: ['agree'] }),
    `Sol asks for another meeting than that on ${moment}: answer before then.`,
    `Bo asks for another meeting than that on ${moment}: answer before then.`,
    `They meet on ${moment}, Zoo station.`,
  ],
  [
    'another proposal that comes before what was agreed on',
    at('arranged', { arranged: { ...arranged, at: later }, meeting: proposed('seller'), acts: ['agree'] }),
    `Sol asks to meet on ${moment}, Zoo station, instead: answer before then.`,
    `Bo asks to meet on ${moment}, Zoo station, instead: answer before then.`,
    `They meet on ${laterMoment}, Zoo station.`,
  ],
  [
    'another proposal after a meeting that was',
    at('arranged', { arranged, meeting: proposed('seller', { at: later }), acts: ['agree', 'dispute'] }),
    `Sol asks to meet on ${laterMoment}, Zoo station, instead: answer before then.`,
    `Bo asks to meet on ${laterMoment}, Zoo station, instead: answer before then.`,
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
    'a claim of the seller',
    at('disputed', { claimedBy: 'seller' }),
    `Sol disputes the order: tell your side before ${by}.`,
    `It is disputed: Bo has until ${by} to tell their side.`,
    `It is disputed: Bo has until ${by} to tell their side.`,
  ],
  [
    'a claim of the buyer',
    at('disputed', { claimedBy: 'buyer' }),
    `It is disputed: Sol has until ${by} to tell their side.`,
    `Bo disputes the order: tell your side before ${by}.`,
    `It is disputed: Sol has until ${by} to tell their side.`,
  ],
  [
    'a dispute that waits for an admin',
    at('disputed'),
    `It is disputed: an admin decides before ${by}.`,
    `It is disputed: an admin decides before ${by}.`,
    `It is disputed: decide before ${by}.`,
  ],
  ['the end', at('completed'), 'The deal is complete.', 'The deal is complete.', 'The deal is complete.'],
])('%s has one sentence for each side', ([, order, buyer, seller, admin]) => {
  expect([turnOf(order, 'buyer'), turnOf(order, 'seller'), turnOf(order, 'admin')]).toEqual([
    buyer,
    seller,
    admin,
  ]);
});

test.for<[OrderStage, string]>([
  ['declined', 'Sol said no.'],
  ['withdrawn', 'Bo took the request back.'],
  ['expired', 'It ended by itself: the time was up.'],
  ['cancelled', 'It was called off.'],
  ['no-show', 'It ended: someone did not come to the meeting.'],
])('the sentence of an order that is %s says how it ended', ([stage, said]) => {
  expect(turnOf(at(stage, { until: null }), 'buyer')).toBe(said);
});

test.for<[OrderStage, OrderAction[], boolean]>([
  ['requested', ['accept', 'decline', 'sold'], true],
  ['requested', ['withdraw'], false],
  ['accepted', ['cancel', 'propose'], false],
  ['accepted', ['cancel', 'propose', 'agree'], true],
  ['handed-over', ['received', 'dispute'], true],
  ['handed-over', ['code'], false],
  ['disputed', ['answer'], true],
  ['disputed', [], false],
])('at %s with %j, isTurnOf returns %s', ([stage, acts, expected]) => {
  expect(isTurnOf({ stage, acts })).toBe(expected);
});

test.for<[string, ReturnType<typeof at>, string | null]>([
  ['a request', at('requested'), until],
  ['a proposal', at('accepted', { meeting: proposed('buyer') }), when.at],
  ['a proposal for after its time', at('accepted', { meeting: proposed('buyer'), until: soon }), soon],
  ['a proposal that has passed', at('accepted', { meeting: proposed('buyer', { past: true }) }), until],
  ['a meeting ahead', at('arranged', { arranged, acts: ['propose'] }), when.at],
  [
    'an earlier meeting that is asked for',
    at('arranged', { arranged: { ...arranged, at: later }, meeting: proposed('buyer'), acts: ['agree'] }),
    when.at,
  ],
  [
    'another meeting that is asked for after one that was',
    at('arranged', { arranged, meeting: proposed('buyer', { at: later }), acts: ['agree', 'dispute'] }),
    later,
  ],
  ['a meeting that was', at('arranged', { arranged, acts: ['dispute'] }), until],
  ['the end', at('completed'), null],
])('turnMoment of %s is the time in its sentence', ([, order, expected]) => {
  expect(turnMoment(order)).toBe(expected);
});
