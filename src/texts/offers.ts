import { inLocale } from './locale.ts';
import { plural } from './words.ts';

/** Goes with each agreement, as in bookings. */
const bond = 'Until the handover, either of you can cancel at no cost. We’ll let the other person know.';

/** Offers for an item, for its buyer and its seller. */
export const offerTexts = inLocale({
  nav: 'Offers',
  bond,
  turn: {
    wait: (other: string, price: string, until: string) =>
      `You offered ${price}. ${other} has until ${until} to answer.`,
    respond: (other: string, price: string, until: string) => `${other} offers ${price}. Reply by ${until}.`,
    confirm: (other: string, price: string, until: string) =>
      `${other} has edited the item since you offered ${price}. Confirm the offer by ${until}, or withdraw it.`,
    unconfirmed: (other: string, price: string) =>
      `You have edited the item since ${other} offered ${price}. ${other} has to confirm the offer first.`,
    respondEdited: (other: string, price: string, until: string) =>
      `${other} offers ${price}, but has edited the item since then. Reply by ${until}.`,
    declinedYou: (other: string, price: string) => `${other} declined your ${price} offer.`,
    declined: (price: string) => `You declined ${price}.`,
    autoDeclined: {
      buyer: (_other: string, price: string) =>
        `You offered ${price}. Declined automatically: below the seller’s minimum.`,
      seller: (other: string, price: string) =>
        `${other} offered ${price}. Declined automatically: below your minimum.`,
    },
    withdrawn: (price: string) => `You withdrew your offer of ${price}.`,
    withdrew: (other: string, price: string) => `${other} withdrew the offer of ${price}.`,
    expired: (price: string) => `The offer of ${price} expired.`,
    overtaken: {
      buyer: 'The price has dropped to your offer. Book it now.',
      seller: 'Your price has dropped to this offer.',
    },
    accepted: (price: string) => `You agreed on ${price}.`,
    taken: 'The item has been booked or sold.',
    closed: 'The seller is not accepting offers for this item right now.',
    gone: 'The offer has ended because the other person’s account was closed.',
  },
  /** Lines in the list of all amounts. */
  step: {
    youOffered: (price: string) => `You offered ${price}`,
    offered: (other: string, price: string) => `${other} offered ${price}`,
    countered: 'Countered',
    youAccepted: 'You accepted',
    accepted: (other: string) => `${other} accepted`,
    youDeclined: 'You declined',
    declined: (other: string) => `${other} declined`,
    autoDeclined: {
      buyer: 'Declined automatically: below the seller’s minimum',
      seller: 'Declined automatically: below your minimum',
    },
    youWithdrew: 'You withdrew it',
    withdrew: (other: string) => `${other} withdrew it`,
    expired: 'Expired without an answer',
    'item-taken': 'Ended: the item was booked or sold',
    overtaken: 'Ended: the price dropped to this amount',
    closed: 'Ended',
  },
  make: 'Make an offer',
  how: {
    title: 'How offers work',
    buyer: (seller: string) =>
      `${seller} has two days to answer, or a few hours more so that it doesn’t end at night. If they accept, you’ve agreed to meet and buy it at that price. ${bond} Someone else can still book it first.`,
    seller: (buyer: string) =>
      `${buyer} has two days to answer, or a few hours more so that it doesn’t end at night. If they accept, you’ve agreed to meet and sell it to them at that price. ${bond} Someone else can still book it first.`,
  },
  price: (price: string) => `Asking price: ${price}`,
  amount: 'Your offer',
  quickAmounts: 'Suggested amounts',
  below: (percent: number) => `That is ${percent < 1 ? 'less than 1' : percent}% below the asking price.`,
  ownLeft: (count: number) =>
    `You have ${plural(count, { one: '1 offer', other: `${count} offers` })} left for this item.`,
  note: 'Message to the seller (optional)',
  noteHint: 'For example, when you could pick it up.',
  send: 'Send offer',
  cancel: 'Cancel',
  sent: 'Offer sent.',
  declinedAtOnce: 'Declined automatically: below the seller’s minimum.',
  failed: 'The offer was not sent. Nothing you typed is lost. Try again.',
  toThread: 'Open the conversation',
  sides: { buying: 'Sent', selling: 'Received' },
  count: (count: number) => plural(count, { one: '1 offer', other: `${count} offers` }),
  empty: { buying: 'No offers sent', selling: 'No offers received' },
  emptyHint: {
    buying: 'If a seller is open to offers, an offer button appears next to Book Now.',
    selling: 'You can allow offers when you list or edit an item.',
  },
  browse: 'Browse items',
  course: 'Offers so far',
  left: (own: number, theirs: number, otherSide: 'buyer' | 'seller') =>
    `You have ${own === 0 ? 'no offers' : plural(own, { one: '1 offer', other: `${own} offers` })} left. The ${otherSide} has ${theirs === 0 ? 'none' : theirs}.`,
  actions: {
    accept: (price: string) => `Accept ${price}`,
    confirm: 'Confirm your offer',
    counter: 'Make a counteroffer',
    decline: 'Decline',
    withdraw: 'Withdraw offer',
    again: 'Make another offer',
  },
  sure: {
    accept: 'Accept this offer?',
    confirm: 'Confirm your offer?',
    decline: 'Decline this offer?',
    withdraw: 'Withdraw your offer?',
  },
  sureText: {
    accept: {
      buyer: (seller: string, title: string, price: string) =>
        `You agree to meet ${seller} and buy “${title}” for ${price}. It’s reserved for you, and you pay when you meet. ${bond}`,
      seller: (buyer: string, title: string, price: string) =>
        `You agree to meet ${buyer} and sell “${title}” for ${price}. It’s reserved for them, and they pay when you meet. ${bond}`,
    },
    confirm: 'Your offer stays the same, for the item as it is now.',
    decline: 'We’ll let them know. They can make another offer if they have any left.',
    withdraw: 'We’ll let them know.',
  },
  /** Which contact details are shared, and when. */
  contacts: {
    offered: {
      buyer: (seller: string) =>
        `If ${seller} accepts, they see your name and email right away, and your phone and meeting place once you add them. You’ll see their email (and phone, if they’ve added one).`,
      seller: (buyer: string) =>
        `If ${buyer} accepts, they see your email (and phone, if you’ve added one) right away. You’ll see their email right away, and their phone and meeting place once they add them.`,
    },
    accepted: {
      buyer: (seller: string) =>
        `${seller} then sees your name and email, and your phone and meeting place once you add them. You’ll see their email (and phone, if they’ve added one).`,
      seller: (buyer: string) =>
        `${buyer} then sees your email (and phone, if you’ve added one). You’ll see their email right away, and their phone and meeting place once they add them.`,
    },
  },
  counterTitle: 'Counteroffer',
  counterAmount: 'Your counteroffer',
  done: {
    accept: {
      buyer: 'Accepted. Now add your phone number and a meeting place.',
      seller: 'Accepted. The buyer will add a phone number and a meeting place.',
    },
    confirm: 'Confirmed. The seller has two days to answer.',
    decline: 'Declined. We’ll let them know.',
    withdraw: 'Withdrawn',
    counter: 'Sent. We’ll email you when they answer.',
  },
  movedOn: 'This offer has changed. Here’s the latest.',
  didNotWork: 'Something went wrong. Nothing was changed. Try again.',
  seeItem: 'See the item',
  form: {
    take: 'Allow offers',
    floor: 'Auto-decline offers below',
    floorHint: 'Only you see this. Leave it empty to decide on every offer.',
  },
});
