import { expect, test } from 'vitest';
import type { ListedConversation } from '#src/messaging/conversations/schemas.ts';
import { lastLine } from './messages-page.tsx';

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
  ['that nothing was written', { ...asked, seq: 0, last: '' }, 'No messages yet'],
] satisfies [string, ListedConversation, string][])('a row of the messages shows %s', (_, row, line) => {
  expect(lastLine(row)).toBe(line);
});
