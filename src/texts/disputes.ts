import { inLocale } from './locale.ts';
import { plural } from './words.ts';

type Side = 'buyer' | 'seller';
/** A side's name, or null for the reader. */
type Name = string | null;
const says = (by: Name) => (by === null ? 'You say' : `${by} says`);
const they = (by: Name) => (by === null ? 'you' : 'they');

/** Texts of disputes about orders. */
export const disputeTexts = inLocale({
  heading: 'Dispute',
  /** A side's claim. `by` and `other` are names, or null for the reader. */
  reasons: {
    'no-show': (by: Name, other: Name) => `${says(by)} ${other ?? 'you'} didn’t show up`,
    'not-handed-over': (by: Name, _: Name, side: Side) =>
      side === 'buyer'
        ? `${says(by)} ${they(by)} didn’t get the item`
        : `${says(by)} ${they(by)} still have the item`,
    'not-received': (by: Name) => `${says(by)} ${they(by)} paid but didn’t get the item`,
    'not-as-described': (by: Name) => `${says(by)} the item isn’t as described`,
    'wrong-item': (by: Name) => `${says(by)} ${they(by)} got a different item`,
    unpaid: (by: Name) => `${says(by)} ${they(by)} weren’t paid`,
  },
  answered: (name: Name) => (name === null ? 'Your response' : `${name}’s response`),
  unanswered: 'No response yet',
  decided: 'Decision',
  settled: 'You both agreed',
  settledByBoth: 'Both sides agreed',
  withdrawn: (by: Name) => (by === null ? 'You withdrew this report.' : `${by} withdrew this report.`),
  outcomes: {
    completed: 'The order is complete.',
    cancelled: 'The order is canceled.',
    'no-show': (name: Name) => `${name ?? 'You'} didn’t show up.`,
  },
  claim: 'Report a problem',
  claimText: {
    buyer: 'The seller has three days to respond. If you can’t settle it between you, an admin decides.',
    seller: 'The buyer has three days to respond. If you can’t settle it between you, an admin decides.',
  },
  why: 'What’s wrong?',
  whyName: 'What’s wrong',
  chooseReason: 'Choose what’s wrong.',
  options: {
    'no-show': { label: 'They didn’t show up', hint: 'You were at the meeting place' },
    'not-handed-over': {
      label: 'The item didn’t change hands',
      hint: 'Nobody handed it over, and nobody paid',
    },
    'not-received': { label: 'I paid but didn’t get the item', hint: 'Say when and how you paid' },
    'not-as-described': {
      label: 'It’s not as described',
      hint: 'Damage, faults or missing parts that the listing doesn’t mention',
    },
    'wrong-item': { label: 'It’s a different item', hint: 'Another model or version, or a counterfeit' },
    unpaid: { label: 'I wasn’t paid', hint: 'Nothing, too little, or counterfeit bills' },
  },
  note: 'What happened',
  noteName: 'The description',
  photos: 'Photos',
  photosHint: 'Up to six. The other side and the admins will see them.',
  optional: 'optional',
  answer: 'Give your side',
  answerTitle: 'What happened?',
  answerText: 'If you can’t settle it between you, an admin decides within two weeks.',
  send: 'Send',
  /** Ways to end a dispute without an admin. */
  settle: {
    lead: (other: string) => `If you and ${other} agree, the dispute ends without an admin.`,
    proposed: {
      completed: (by: string) => `${by} suggests completing the deal.`,
      cancelled: (by: string) => `${by} suggests canceling the deal.`,
      returned: (by: string) => `${by} suggests that item and money go back.`,
    },
    own: {
      completed: (other: string) => `You suggested completing the deal. Waiting for ${other} to agree.`,
      cancelled: (other: string) => `You suggested canceling the deal. Waiting for ${other} to agree.`,
      returned: (other: string) =>
        `You suggested that item and money go back. Waiting for ${other} to agree.`,
    },
    propose: {
      completed: 'Suggest completing the deal',
      cancelled: 'Suggest canceling the deal',
      returned: 'Suggest returning item and money',
    },
    agree: {
      completed: 'Agree: complete the deal',
      cancelled: 'Agree: cancel the deal',
      returned: 'Agree: return item and money',
    },
    sureToPropose: {
      completed: 'Suggest completing the deal?',
      cancelled: 'Suggest canceling the deal?',
      returned: 'Suggest returning item and money?',
    },
    proposeText: (other: string) => `We’ll let ${other} know. Nothing changes until they agree.`,
    sureToAgree: {
      completed: 'Complete this deal?',
      cancelled: 'Cancel this deal?',
      returned: 'Return item and money?',
    },
    agreeText: {
      completed: 'The dispute ends and the item counts as sold. This can’t be undone.',
      cancelled: 'The dispute ends and the item becomes available again. This can’t be undone.',
      returned:
        'The dispute ends and the deal is canceled. The buyer returns the item and the seller the money, within a week. This can’t be undone.',
      /** For a deal that is canceled after the handover. */
      paused:
        'The dispute ends and the deal is canceled. The item stays paused until the seller has it back. This can’t be undone.',
    },
    /** The buyer keeps the item and gets a part of the money back. */
    lower: {
      propose: 'Suggest a lower price',
      title: 'Suggest a lower price?',
      text: (other: string) =>
        `The buyer keeps the item, and the seller returns the difference. Nothing changes until ${other} agrees.`,
      price: 'New price',
      proposed: (by: string, price: string) => `${by} suggests a lower price: ${price}.`,
      own: (other: string, price: string) =>
        `You suggested a lower price: ${price}. Waiting for ${other} to agree.`,
      agree: (price: string) => `Agree on ${price}`,
      sureToAgree: (price: string) => `Complete this deal for ${price}?`,
      agreeText:
        'The dispute ends, and the buyer keeps the item. The seller returns the difference within a week. This can’t be undone.',
    },
    done: 'Sent',
    withdraw: 'Withdraw the report',
    sureToWithdraw: 'Withdraw your report?',
    withdrawText: (other: string) =>
      `The deal continues where it was, with a new deadline. We’ll let ${other} know.`,
    withdrawn: 'Withdrawn. The deal continues.',
  },
  /** The messages of the two sides, for admins. */
  thread: {
    show: 'Show their messages',
    hint: 'Opening this is logged.',
    title: 'Their messages',
    empty: 'They haven’t written to each other.',
    earlier: 'Show earlier messages',
    failed: 'The messages couldn’t be loaded.',
    erased: 'Deleted with the account',
  },
  cancelText: 'This ends the deal without a decision on the dispute.',
  decide: 'Decide',
  decideTitle: 'Decide this dispute',
  decideText: 'We’ll tell both sides, with your reason. The audit log records it.',
  outcome: 'What is the outcome?',
  choices: {
    completed: { label: 'Complete', hint: 'The handover happened' },
    cancelled: { label: 'Canceled', hint: 'The item is available again' },
    buyer: { label: 'Buyer no-show', hint: 'The item is available again' },
    seller: { label: 'Seller no-show', hint: 'The item is available again' },
    returned: {
      label: 'Return item and money',
      hint: 'Within a week. The item stays paused until the seller has it back',
    },
    kept: { label: 'Complete', hint: 'The buyer keeps the item and the seller the money' },
  },
  /** The hint for a deal that ends after the handover. */
  afterHandover: 'The item stays paused until the seller has it back',
  reason: 'Your reason',
  list: 'Disputes',
  count: (count: number) => plural(count, { one: '1 dispute', other: `${count} disputes` }),
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
