import { inLocale } from './locale.ts';

/** Offers for an item, for its buyer and its seller. */
export const offerTexts = inLocale({
  nav: 'Offers',
  turn: {
    waits: (other: string, price: string, until: string) =>
      `${other} has until ${until} to answer your offer of ${price}.`,
    asked: (other: string, price: string, until: string) =>
      `${other} offers ${price}: answer before ${until}.`,
    confirm: (other: string, price: string, until: string) =>
      `${other} has edited the item since your offer of ${price}. Confirm the offer before ${until}, or take it back.`,
    unconfirmed: (other: string, price: string) =>
      `You have edited the item since ${other} offered ${price}. ${other} has to confirm the offer first.`,
    askedAgain: (other: string, price: string, until: string) =>
      `${other} offers ${price}, but has edited the item since then. Answer before ${until}.`,
    declinedYou: (other: string, price: string) => `${other} said no to ${price}.`,
    declined: (price: string) => `You said no to ${price}.`,
    withdrawn: (price: string) => `You took your offer of ${price} back.`,
    withdrew: (other: string, price: string) => `${other} took the offer of ${price} back.`,
    expired: (price: string) => `Nobody answered the offer of ${price} in time.`,
    overtaken: {
      buyer: 'The price has come down to your offer: book it while it is there.',
      seller: 'Your price has come down to this offer.',
    },
    accepted: (price: string) => `You agreed on ${price}.`,
    taken: 'The item has been booked or sold meanwhile.',
    closed: 'The item takes no offers at the moment.',
    gone: 'The offer has ended because the other person is no longer here.',
  },
  make: 'Make an offer',
  title: 'What would you give?',
  hint: (seller: string) =>
    `${seller} has two days to answer. If they say yes, it is yours to collect at that price: make an offer only if you would take it. Others may book it meanwhile.`,
  price: (price: string) => `On show for ${price}`,
  amount: 'Your offer',
  note: 'A word to the seller',
  noteHint: 'If you like: why this amount, or when you could come.',
  send: 'Send the offer',
  cancel: 'Not now',
  sent: 'Your offer is sent.',
  declinedAtOnce: 'That is less than the seller takes.',
  failed: 'The offer did not arrive. Nothing was lost: try once more.',
  toOffers: 'See your offers',
  list: 'Offers',
  sides: { buying: 'That you made', selling: 'For your items' },
  count: (count: number) => (count === 1 ? '1 offer' : `${count} offers`),
  empty: { buying: 'You have made no offers', selling: 'No offers for your items' },
  emptyHint: {
    buying: 'Where a seller takes offers, a button below Book Now says so.',
    selling: 'Items for which you take offers have a button for it. You say so where you edit an item.',
  },
  browse: 'Look around',
  you: 'You',
  step: (who: string, price: string) => `${who}: ${price}`,
  course: 'What was offered',
  left: (own: number, theirs: number) =>
    `You have ${own === 0 ? 'no offers' : own === 1 ? '1 offer' : `${own} offers`} left; they have ${theirs}.`,
  actions: {
    accept: (price: string) => `Accept ${price}`,
    confirm: 'Confirm your offer',
    counter: 'Name another amount',
    decline: 'Say no',
    withdraw: 'Take it back',
    again: 'Offer again',
  },
  sure: {
    accept: 'Agree on this amount?',
    confirm: 'Confirm your offer?',
    decline: 'Say no to this offer?',
    withdraw: 'Take your offer back?',
  },
  sureText: {
    accept: 'The item is booked at this amount, and both of you learn how to reach each other.',
    confirm: 'Your offer stays the same, for the item as it is now.',
    decline: 'They are told. They may offer again while they have amounts left.',
    withdraw: 'The other side is told.',
  },
  counterTitle: 'Another amount',
  counterHint: (price: string) => `They offer ${price}.`,
  counterAmount: 'Your amount',
  done: {
    accept: 'Agreed. Propose when and where to meet.',
    confirm: 'Confirmed. The seller has two days to answer.',
    decline: 'Declined. They are told.',
    withdraw: 'Taken back',
    counter: 'Sent. You hear of the answer by mail.',
  },
  movedOn: 'This offer has moved on meanwhile: this is how it is now.',
  didNotWork: 'That did not work, and nothing was changed. Try again.',
  seeOrder: 'See the order',
  seeItem: 'See the item',
  form: {
    take: 'Take offers for it',
    floor: 'Decline at once what is below',
    floorHint: 'Only you see this. Leave it empty to be asked every time.',
  },
});
