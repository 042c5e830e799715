import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { historyLines } from './step-text.ts';

beforeAll(() => void vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T12:00:00.000Z') }));
afterAll(() => void vi.useRealTimers());

type Order = Parameters<typeof historyLines>[0];
const zone = 'America/Los_Angeles';
const [friday, saturday] = ['2026-11-28T01:30:00.000Z', '2026-11-28T18:00:00.000Z'];
const suggestion = { by: 'buyer', at: friday, alternatives: [], zone, place: 'Cafe', version: 1 } as const;
const order: Order = {
  side: 'buyer',
  name: 'Ben',
  seller: 'Ada',
  sale: 300,
  history: [
    { stage: 'accepted', by: 'seller', at: '2026-11-19T10:00:00.000Z' },
    { stage: 'arranged', by: 'seller', at: '2026-11-19T12:00:00.000Z' },
  ],
  proposals: [{ ...suggestion, alternatives: [], date: '2026-11-19T11:00:00.000Z' }],
  arranged: { at: friday, zone, place: 'Cafe', version: 1, over: false },
};
const textsOf = (changed: Partial<Order>) => historyLines({ ...order, ...changed }).map(({ text }) => text);
const [fridayText, saturdayText] = [
  'Friday, Nov 27 at 5:30 PM Pacific Time',
  'Saturday, Nov 28 at 10:00 AM Pacific Time',
];

test('the history of an order names the times of its meetings in order', () => {
  expect(textsOf({})).toEqual([
    'Ada accepted $300',
    `You suggested ${fridayText}, Cafe`,
    `Ada agreed to meet ${fridayText}`,
  ]);
});

test('the history of an order names the chosen time while that meeting stands', () => {
  const proposals = order.proposals.map((each) => ({ ...each, alternatives: [saturday] }));
  const chosen = { at: saturday, zone, place: 'Cafe', version: 1, over: false };
  expect(textsOf({ proposals, arranged: chosen })).toContain(`Ada agreed to meet ${saturdayText}`);
  expect(textsOf({ proposals, arranged: { ...chosen, version: 2 } })).toContain('Ada agreed to the meeting');
});
