import { expect, test } from 'vitest';
import type { ListedConversation } from '#src/messaging/conversations/schemas.ts';
import { dealLabel, lastLine } from './messages-page.tsx';

const asked: ListedConversation = {
  _id: 'thread',
  listing: 'item',
  kind: 'cameras',
  title: 'Leica M3',
  img: '',
  sale: 300,
  side: 'buyer',
  other: { _id: 'seller', name: 'Ada' },
  seq: 2,
  date: '2026-11-27T10:00:00.000Z',
  last: 'Is it there still?',
  mine: true,
  read: 2,
  unread: 0,
  order: null,
  stage: null,
  offer: null,
  agreed: false,
  writable: 'yes',
  act: null,
  changed: false,
  step: null,
  suggested: null,
  meeting: null,
  reviewed: null,
};
const accepted = {
  ...asked,
  order: 'order',
  stage: 'accepted',
  step: { stage: 'accepted', previous: 'requested', by: 'seller', amount: 280 },
} satisfies ListedConversation;

test.each([
  ['the last message', asked, 'You: Is it there still?'],
  ['the message that is newer than the deal', accepted, 'You: Is it there still?'],
  ['the step that is newer than the message', { ...accepted, changed: true }, 'Ada accepted $280'],
  ['a suggested meeting', { ...accepted, changed: true, suggested: 'seller' }, 'Ada suggested a meeting'],
  ['my own suggestion', { ...accepted, changed: true, suggested: 'buyer' }, 'You suggested a meeting'],
  ['a review', { ...accepted, stage: 'completed', changed: true, reviewed: 'seller' }, 'Ada reviewed you'],
  [
    'an open offer',
    { ...asked, changed: true, offer: { amount: 250, by: 'buyer', state: 'open' } },
    'You offered $250',
  ],
  [
    'an offer that I withdrew',
    { ...asked, changed: true, offer: { amount: 250, by: 'buyer', state: 'withdrawn' } },
    'You withdrew your offer of $250',
  ],
  [
    'an offer that the other side withdrew',
    { ...asked, changed: true, side: 'seller', offer: { amount: 250, by: 'buyer', state: 'withdrawn' } },
    'Ada withdrew the offer of $250',
  ],
  ['that nothing was written', { ...asked, seq: 0, last: '' }, 'No messages yet'],
] satisfies [string, ListedConversation, string][])('a row of the messages shows %s', (_, row, line) => {
  expect(lastLine(row)).toBe(line);
});

test('a row of the messages shows when the agreed meeting is', () => {
  const at = new Date();
  at.setHours(at.getHours(), 50, 0, 0);
  const zone = new Intl.DateTimeFormat().resolvedOptions().timeZone;
  const arranged = { ...accepted, stage: 'arranged', meeting: { at: at.toISOString(), zone } } as const;
  expect(dealLabel(arranged)).toMatch(/^Meeting set · today at \d+:50\s[AP]M$/);
  expect(dealLabel(accepted)).toBe('Accepted');
});
