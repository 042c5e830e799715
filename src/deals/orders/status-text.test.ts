import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { OrderStage } from '#src/platform/db/columns.ts';
import { isWaitingForReader } from './next-act.ts';
import type { OrderAction, Order } from './schemas.ts';
import { shortStatus } from './short-status.ts';
import { statusDeadline, orderStatusText } from './status-text.ts';

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
  Pick<
    Order,
    | 'acts'
    | 'phone'
    | 'meeting'
    | 'arranged'
    | 'claimedBy'
    | 'settlement'
    | 'until'
    | 'returns'
    | 'awaitsItem'
  >
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
    sale: 75,
    returns: null,
    awaitsItem: false,
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
const lastBy = 'Tue, Nov 24, 5:00 AM Pacific Time';
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
    'Waiting for Sol to answer your suggestion – until Tue, Nov 24, 2:00 AM Pacific Time.',
    'Waiting for Bo to answer your suggestion – until Tue, Nov 24, 2:00 AM Pacific Time.',
    `They have until ${by} to arrange a meeting.`,
  ],
  [
    'a proposal for a time after the deadline',
    at('accepted', { meeting: proposed('buyer'), until: soon }),
    'Waiting for Sol to answer your suggestion – until Mon, Nov 23, 11:59 PM Pacific Time.',
    'Waiting for Bo to answer your suggestion – until Mon, Nov 23, 11:59 PM Pacific Time.',
    'They have until Mon, Nov 23, 11:59 PM Pacific Time to arrange a meeting.',
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
    `Sol suggested ${moment}, Zoo station. Reply before then.`,
    `Bo suggested ${moment}, Zoo station. Reply before then.`,
    `They have until ${by} to arrange a meeting.`,
  ],
  [
    'a proposal of several times by the other side',
    at('accepted', { meeting: proposed('buyer', { alternatives: [later] }), acts: ['agree'] }),
    `Sol suggested 2 times to meet at Zoo station. Pick one by ${lastBy}.`,
    `Bo suggested 2 times to meet at Zoo station. Pick one by ${lastBy}.`,
    `They have until ${by} to arrange a meeting.`,
  ],
  [
    'a proposal of several times that the other side has not answered',
    at('accepted', { meeting: proposed('buyer', { alternatives: [later] }) }),
    `Waiting for Sol to pick a time – until ${lastBy}.`,
    `Waiting for Bo to pick a time – until ${lastBy}.`,
    `They have until ${by} to arrange a meeting.`,
  ],
  [
    'a new proposal of several times before the agreed meeting',
    at('arranged', {
      arranged: { ...arranged, at: until },
      meeting: proposed('buyer', { alternatives: [later] }),
      acts: ['agree'],
    }),
    `Sol suggested a new meeting: 2 times, Zoo station. Reply by ${lastBy}.`,
    `Bo suggested a new meeting: 2 times, Zoo station. Reply by ${lastBy}.`,
    'They’ll meet on Wednesday, Nov 25 at 7:30 PM Central European Time, Zoo station.',
  ],
  [
    'a proposal by the other side for a time after the deadline',
    at('accepted', { meeting: proposed('buyer'), acts: ['agree'], until: soon }),
    `Sol suggested ${moment}, Zoo station. Reply by Mon, Nov 23, 11:59 PM Pacific Time.`,
    `Bo suggested ${moment}, Zoo station. Reply by Mon, Nov 23, 11:59 PM Pacific Time.`,
    'They have until Mon, Nov 23, 11:59 PM Pacific Time to arrange a meeting.',
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
    `Sol would like to change the meeting (${moment}). Reply before then. Until you do, it stands.`,
    `Bo would like to change the meeting (${moment}). Reply before then. Until you do, it stands.`,
    `They’ll meet on ${moment}, Zoo station.`,
  ],
  [
    'a new proposal for a time before the agreed meeting',
    at('arranged', { arranged: { ...arranged, at: later }, meeting: proposed('seller'), acts: ['agree'] }),
    `Sol suggested a new meeting: ${moment}, Zoo station. Reply before then.`,
    `Bo suggested a new meeting: ${moment}, Zoo station. Reply before then.`,
    `They’ll meet on ${laterMoment}, Zoo station.`,
  ],
  [
    'a new proposal after a meeting that is in the past',
    at('arranged', { arranged: over, meeting: proposed('seller', { at: later }), acts: ['agree'] }),
    `Sol suggested a new meeting: ${laterMoment}, Zoo station. Reply before then.`,
    `Bo suggested a new meeting: ${laterMoment}, Zoo station. Reply before then.`,
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
    `Waiting for Sol to confirm the handover – until ${by}.`,
    `Waiting for Bo to confirm the handover – until ${by}.`,
    `The deal will be completed on ${by} unless someone objects.`,
  ],
  [
    'a claim by the seller',
    at('disputed', { claimedBy: 'seller' }),
    `Sol has opened a dispute. Respond by ${by}.`,
    `In dispute. Waiting for Bo to respond – until ${by}.`,
    `In dispute. Waiting for Bo to respond – until ${by}.`,
  ],
  [
    'a claim by the buyer',
    at('disputed', { claimedBy: 'buyer' }),
    `In dispute. Waiting for Sol to respond – until ${by}.`,
    `Bo has opened a dispute. Respond by ${by}.`,
    `In dispute. Waiting for Sol to respond – until ${by}.`,
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
    at('disputed', { claimedBy: 'seller', settlement: { by: 'buyer', outcome: 'cancelled', sale: null } }),
    `Sol has opened a dispute. Respond by ${by}.`,
    `Bo suggests canceling the deal. Answer by ${by}.`,
    `In dispute. Waiting for Bo to respond – until ${by}.`,
  ],
  [
    'an answered dispute that the seller suggests to settle',
    at('disputed', { settlement: { by: 'seller', outcome: 'completed', sale: null } }),
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

test.for([
  ['Pioneer Courthouse Square, at the fountain, near the steps', 'Pioneer Courthouse Square, at the…'],
  ['Pioneer Courthouse Square by the steps, west side 🚉', 'Pioneer Courthouse Square by the steps…'],
  ['x'.repeat(41), `${'x'.repeat(39)}…`],
] as const)('a header cuts the place %s at a word, and puts no period after it', ([place, short]) => {
  const order = at('accepted', { meeting: { ...proposed('buyer'), place }, acts: ['agree'] });
  expect(shortStatus(order, 'seller', zone)).toEqual({
    text: `Bo suggested ${moment}, ${short} Reply before then.`,
    until: '',
  });
});

test('a header keeps a place of forty characters', () => {
  const place = 'x'.repeat(40);
  const order = at('accepted', { meeting: { ...proposed('buyer'), place }, acts: ['agree'] });
  expect(shortStatus(order, 'seller', zone).text).toBe(
    `Bo suggested ${moment}, ${place}. Reply before then.`,
  );
});

test('the deadline of the other side is apart from the sentence', () => {
  const order = at('accepted', { meeting: proposed('buyer', { alternatives: [later] }) });
  const status = { text: 'Waiting for Sol to pick a time', until: ` – until ${lastBy}.` };
  expect(shortStatus(order, 'buyer', zone)).toEqual(status);
});

test('pages call the meetings of today and tomorrow so', () => {
  const timeZone = new Intl.DateTimeFormat().resolvedOptions().timeZone;
  const meet = (hours: number) =>
    orderStatusText(
      at('arranged', {
        arranged: { ...arranged, zone: timeZone, at: new Date(2026, 10, 20, hours).toISOString() },
      }),
      'buyer',
    );
  expect(meet(23)).toBe('You’ll meet Sol today at 11:00 PM, Zoo station.');
  expect(meet(25)).toBe('You’ll meet Sol tomorrow at 1:00 AM, Zoo station.');
  expect(meet(49)).toMatch(/^You’ll meet Sol on Sunday, Nov 22/);
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
    later,
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
