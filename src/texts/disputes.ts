import { inLocale } from './locale.ts';

/** Texts of disputes about orders. */
export const disputeTexts = inLocale({
  heading: 'Dispute',
  reasons: {
    'no-show': {
      buyer: (name: string) => `${name} says the seller didn’t show up`,
      seller: (name: string) => `${name} says the buyer didn’t show up`,
    },
    'not-handed-over': {
      buyer: (name: string) => `${name} says they didn’t get the item`,
      seller: (name: string) => `${name} says they still have the item`,
    },
  },
  answered: (name: string) => `${name}’s response`,
  unanswered: 'No response yet',
  decided: 'Decision',
  outcomes: {
    completed: 'The order is complete.',
    cancelled: 'The order is canceled.',
    'no-show': (name: string) => `${name} didn’t show up.`,
  },
  claim: {
    'no-show': { buyer: 'Report a no-show', seller: 'Report a no-show' },
    'not-handed-over': { buyer: 'You don’t have the item?', seller: 'You still have the item?' },
  },
  claimText: {
    buyer: 'The seller has three days to respond. If they disagree, an admin decides.',
    seller: 'The buyer has three days to respond. If they disagree, an admin decides.',
  },
  note: 'What happened',
  noteName: 'The description',
  answerTitle: 'What happened?',
  answerText: 'An admin will decide within two weeks.',
  send: 'Send',
  decide: 'Decide',
  decideTitle: 'Decide this dispute',
  decideText: 'We’ll tell both sides, with your reason. The audit log records it.',
  outcome: 'What is the outcome?',
  choices: {
    completed: { label: 'Complete', hint: 'The handover happened' },
    cancelled: { label: 'Canceled', hint: 'The item is available again' },
    buyer: { label: 'Buyer no-show', hint: 'The item is available again' },
    seller: { label: 'Seller no-show', hint: 'The item is available again' },
  },
  reason: 'Your reason',
  list: 'Disputes',
  count: (count: number) => (count === 1 ? '1 dispute' : `${count} disputes`),
  empty: 'No disputes',
  emptyHint: 'Disputes between buyers and sellers appear here.',
  item: 'Item',
  claimed: 'Claim',
  when: 'When',
  status: 'Status',
  waits: 'Needs a decision',
  open: 'Waiting for a response',
  closed: 'Closed',
});
