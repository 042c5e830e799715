import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { OrderAction, Order } from './schemas.ts';
import { isWaitingForReader, statusDeadline, orderStatusText, withShortPlaces } from './status-text.ts';
import type { OrderStage } from '#src/platform/db/columns.ts';

beforeAll(() => void vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T12:00:00.000Z') }));
afterAll(() => void vi.useRealTimers());

const zone = 'America/Los_Angeles';
const until = '2026-11-25T18:30:00.000Z';
const by = 'Wed, Nov 25, 10:30 AM Pacific Time';
const when = { at: '2026-11-24T10:00:00.000Z', zone: 'Europe/Berlin', place: 'Zoo station' };
const arranged = { ...when, version: 1, over: false };
const over = { ...arranged, over: true };
const moment = 'Tuesday, Nov 24 at 11:00 AM Central European Time';

type Given = Partial<
  Pick<Order, 'acts' | 'phone' | 'meeting' | 'arranged' | 'claimedBy' | 'settlement' | 'until'>
>;
type DescribedOrder = Parameters<typeof orderStatusText>[0];
const at = (stage: OrderStage, given: Given = {}): DescribedOrder =>
  ({
    stage,
    name: 'Bo',
    seller: 'Sol',
    phone: '+351 555 0100',
    until: given.acts === undefined && stage === 'completed' ? null : until,
    acts: [],
    meeting: null,
    arranged: null,
    claimedBy: null,
    settlement: null,
    ...given,
  }) as DescribedOrder;
const proposed = (
  side: 'buyer' | 'seller',
  given: { at?: string; past?: boolean; alternatives?: string[] } = {},
) => ({
  ...when,
  version: 1,
  alternatives: [],
  by: side,
  agreed: false,
  past: false,
  ...given,
});
const [later, laterMoment] = ['2026-11-24T13:00:00.000Z', 'Tuesday, Nov 24 at 2:00 PM Central European Time'];
const soon = '2026-11-24T08:00:00.000Z';

test.for<[string, ReturnType<typeof at>, string, string, string]>([
  [
    'a request',
    at('requested'),
    `Waiting for Sol to accept – until ${by}.`,
    `Bo is waiting for your answer. Reply by ${by}.`,
    `Sol has until ${by} to accept.`,
  ],
  [
    'an accepted order',
    at('accepted'),
    `Arrange a time and place with Sol by ${by}.`,
    `Arrange a time and place with Bo by ${by}.`,
    `They have until ${by} to arrange a meeting.`,
  ],
  [
    'an accepted offer whose buyer has not added a phone number and a place',
    at('accepted', { phone: null }),
    `Add your phone number and a meeting place, then suggest a time – by ${by}.`,
    `Waiting for Bo to add a phone number and a meeting place – until ${by}.`,
    `They have until ${by} to arrange a meeting.`,
  ],
  [
    'a proposal',
    at('accepted', { meeting: proposed('buyer') }),
    'Sol has until Tue, Nov 24, 2:00 AM Pacific Time to answer your suggestion.',
    'Bo has until Tue, Nov 24, 2:00 AM Pacific Time to answer your suggestion.',
    `They have until ${by} to arrange a meeting.`,
  ],
  [
    'a proposal for a time after the deadline',
    at('accepted', { meeting: proposed('buyer'), until: soon }),
    'Sol has until Tue, Nov 24, 12:00 AM Pacific Time to answer your suggestion.',
    'Bo has until Tue, Nov 24, 12:00 AM Pacific Time to answer your suggestion.',
    'They have until Tue, Nov 24, 12:00 AM Pacific Time to arrange a meeting.',
  ],
  [
    'a proposal that is in the past',
    at('accepted', { meeting: proposed('buyer', { past: true }), acts: ['propose'] }),
    `Arrange a time and place with Sol by ${by}.`,
    `Arrange a time and place with Bo by ${by}.`,
    `They have until ${by} to arrange a meeting.`,
  ],
  [
    'a proposal by the other side',
    at('accepted', { meeting: proposed('buyer'), acts: ['propose', 'agree'] }),
    `Sol suggested ${moment}, Zoo station. Reply before the meeting.`,
    `Bo suggested ${moment}, Zoo station. Reply before the meeting.`,
    `They have until ${by} to arrange a meeting.`,
  ],
  [
    'a proposal of several times by the other side',
    at('accepted', { meeting: proposed('buyer', { alternatives: [later] }), acts: ['agree'] }),
    'Sol suggested a choice of 2 times, Zoo station. Reply by Tue, Nov 24, 2:00 AM Pacific Time.',
    'Bo suggested a choice of 2 times, Zoo station. Reply by Tue, Nov 24, 2:00 AM Pacific Time.',
    `They have until ${by} to arrange a meeting.`,
  ],
  [
    'a proposal by the other side for a time after the deadline',
    at('accepted', { meeting: proposed('buyer'), acts: ['agree'], until: soon }),
    `Sol suggested ${moment}, Zoo station. Reply by Tue, Nov 24, 12:00 AM Pacific Time.`,
    `Bo suggested ${moment}, Zoo station. Reply by Tue, Nov 24, 12:00 AM Pacific Time.`,
    'They have until Tue, Nov 24, 12:00 AM Pacific Time to arrange a meeting.',
  ],
  [
    'a meeting ahead',
    at('arranged', { arranged, acts: ['propose'] }),
    `You’ll meet Sol on ${moment}, Zoo station.`,
    `You’ll meet Bo on ${moment}, Zoo station.`,
    `They’ll meet on ${moment}, Zoo station.`,
  ],
  [
    'a new proposal by the buyer that the seller has not answered',
    at('arranged', { arranged, meeting: proposed('buyer', { at: later }), acts: ['propose'] }),
    'You suggested another time. Waiting for Sol.',
    `You’ll meet Bo on ${moment}, Zoo station.`,
    `They’ll meet on ${moment}, Zoo station.`,
  ],
  [
    'a new proposal',
    at('arranged', { arranged, meeting: proposed('seller', { at: later }), acts: ['agree'] }),
    `Sol would like to change the meeting on ${moment}. Reply before the meeting.`,
    `Bo would like to change the meeting on ${moment}. Reply before the meeting.`,
    `They’ll meet on ${moment}, Zoo station.`,
  ],
  [
    'a new proposal for a time before the agreed meeting',
    at('arranged', { arranged: { ...arranged, at: later }, meeting: proposed('seller'), acts: ['agree'] }),
    `Sol suggested ${moment}, Zoo station, instead. Reply before the meeting.`,
    `Bo suggested ${moment}, Zoo station, instead. Reply before the meeting.`,
    `They’ll meet on ${laterMoment}, Zoo station.`,
  ],
  [
    'a new proposal after a meeting that is in the past',
    at('arranged', { arranged: over, meeting: proposed('seller', { at: later }), acts: ['agree'] }),
    `Sol suggested ${laterMoment}, Zoo station, instead. Reply before the meeting.`,
    `Bo suggested ${laterMoment}, Zoo station, instead. Reply before the meeting.`,
    `They’ll meet on ${moment}, Zoo station.`,
  ],
  [
    'a meeting that is in the past',
    at('arranged', { arranged: over }),
    `When you have it, give Sol your code – by ${by}.`,
    `Enter Bo’s code, or mark it as handed over, by ${by}.`,
    `They’ll meet on ${moment}, Zoo station.`,
  ],
  [
    'a handover to confirm',
    at('handed-over', { acts: ['received', 'dispute'] }),
    `Sol says you have the item. Do you? Reply by ${by}.`,
    `Bo says they have the item. Do they? Reply by ${by}.`,
    `The deal will be completed on ${by} unless someone objects.`,
  ],
  [
    'a handover that the reader has reported',
    at('handed-over', { acts: ['dispute'] }),
    `Sol has until ${by} to confirm the handover.`,
    `Bo has until ${by} to confirm the handover.`,
    `The deal will be completed on ${by} unless someone objects.`,
  ],
  [
    'a claim by the seller',
    at('disputed', { claimedBy: 'seller' }),
    `Sol has opened a dispute. Respond by ${by}.`,
    `In dispute. Bo has until ${by} to respond.`,
    `In dispute. Bo has until ${by} to respond.`,
  ],
  [
    'a claim by the buyer',
    at('disputed', { claimedBy: 'buyer' }),
    `In dispute. Sol has until ${by} to respond.`,
    `Bo has opened a dispute. Respond by ${by}.`,
    `In dispute. Sol has until ${by} to respond.`,
  ],
  [
    'a dispute that waits for an admin',
    at('disputed'),
    `In dispute. An admin will decide by ${by}.`,
    `In dispute. An admin will decide by ${by}.`,
    `In dispute. Decide by ${by}.`,
  ],
  [
    'a dispute that the buyer suggests to settle',
    at('disputed', { claimedBy: 'seller', settlement: { by: 'buyer', outcome: 'cancelled' } }),
    `Sol has opened a dispute. Respond by ${by}.`,
    `Bo suggests canceling the deal. Answer by ${by}.`,
    `In dispute. Bo has until ${by} to respond.`,
  ],
  [
    'an answered dispute that the seller suggests to settle',
    at('disputed', { settlement: { by: 'seller', outcome: 'completed' } }),
    `Sol suggests completing the deal. Answer by ${by}.`,
    `In dispute. An admin will decide by ${by}.`,
    `In dispute. Decide by ${by}.`,
  ],
  [
    'a completed order',
    at('completed'),
    'The deal is complete.',
    'The deal is complete.',
    'The deal is complete.',
  ],
])('each side and admins get their sentence for %s', ([, order, buyer, seller, admin]) => {
  expect([
    orderStatusText(order, 'buyer', zone),
    orderStatusText(order, 'seller', zone),
    orderStatusText(order, 'admin', zone),
  ]).toEqual([buyer, seller, admin]);
});

test.for<[OrderStage, string]>([
  ['declined', 'Sol declined.'],
  ['withdrawn', 'You withdrew your request.'],
  ['expired', 'This order has expired.'],
  ['cancelled', 'This deal was canceled.'],
  ['no-show', 'Ended: no-show.'],
])('the sentence of an order that is %s states how it ended', ([stage, sentence]) => {
  expect(orderStatusText(at(stage, { until: null }), 'buyer')).toBe(sentence);
});

test('a long place is cut before the deadline in the sentence of a header', () => {
  const place = 'Pioneer Courthouse Square, at the fountain 🚉';
  const order = at('accepted', { meeting: { ...proposed('buyer'), place }, acts: ['agree'] });
  const [short, exact] = [{ ...order, ...withShortPlaces(order) }, 'x'.repeat(24)];
  expect(orderStatusText(short, 'seller', zone)).toBe(
    `Bo suggested ${moment}, Pioneer Courthouse Squa…. Reply before the meeting.`,
  );
  expect(withShortPlaces({ meeting: null, arranged: { ...arranged, place: exact } })).toEqual({
    meeting: null,
    arranged: { ...arranged, place: exact },
  });
});

test.for<[OrderStage, OrderAction[], boolean]>([
  ['requested', ['accept', 'decline', 'sold'], true],
  ['requested', ['withdraw'], false],
  ['accepted', ['cancel', 'propose'], false],
  ['accepted', ['cancel', 'propose', 'agree'], true],
  ['handed-over', ['received', 'dispute'], true],
  ['handed-over', ['code'], false],
  ['handed-over', ['code', 'dispute'], false],
  ['disputed', ['answer'], true],
  ['disputed', ['settle', 'agree-settlement'], true],
  ['disputed', ['settle', 'withdraw-dispute'], false],
])('an order that is %s with the actions %j waits for its reader: %s', ([stage, acts, expected]) => {
  expect(isWaitingForReader({ stage, acts })).toBe(expected);
});

test.for<[string, ReturnType<typeof at>, string | null]>([
  ['a request', at('requested'), until],
  ['a proposal', at('accepted', { meeting: proposed('buyer') }), when.at],
  [
    'a proposal of two times',
    at('accepted', { meeting: proposed('buyer', { alternatives: [later] }) }),
    when.at,
  ],
  [
    'a proposal for a time after the deadline',
    at('accepted', { meeting: proposed('buyer'), until: soon }),
    soon,
  ],
  ['a proposal that is in the past', at('accepted', { meeting: proposed('buyer', { past: true }) }), until],
  ['a meeting ahead', at('arranged', { arranged, acts: ['propose'] }), when.at],
  [
    'a new proposal for an earlier time',
    at('arranged', { arranged: { ...arranged, at: later }, meeting: proposed('buyer'), acts: ['agree'] }),
    when.at,
  ],
  [
    'a new proposal after a meeting that is in the past',
    at('arranged', { arranged: over, meeting: proposed('buyer', { at: later }), acts: ['agree'] }),
    later,
  ],
  ['a meeting that is in the past', at('arranged', { arranged: over }), until],
  ['a completed order', at('completed'), null],
])('the deadline of %s is the time in its sentence', ([, order, expected]) => {
  expect(statusDeadline(order)).toBe(expected);
});
