import { inLocale } from './locale.ts';

/** Details of problems with orders, offers, reviews, messages and reports. */
export const dealProblems = inLocale({
  noOrder: 'There is no such order.',
  noOffer: 'There is no such offer.',
  noDispute: 'There is no such dispute.',
  noReview: 'There is no such review.',
  noConversation: 'There is no such conversation.',
  noMessage: 'There is no such message.',
  otherDecision: 'Another admin has already decided differently.',
  noReport: 'There is no such report.',
  noReportOfMessage: 'There is no such report of a message.',
  offerEnded: 'This offer is no longer open.',
  noOffersTaken: 'The seller does not accept offers for this item.',
  offerPending: 'Your last offer for this item is still pending.',
  counterPending: 'The seller has made you a counteroffer. Respond to it first.',
  offerAccepted: 'Your offer for this item has already been accepted.',
  offersUsed: 'You have used your three offers for this item.',
  tooManyOffers: (count: number) =>
    `${count} of your offers are pending. Wait for a response or withdraw one.`,
  tooManyOffersToday: (count: number) =>
    `You have made offers for ${count} items within a day. Try again tomorrow.`,
  alreadyBooked: 'You have already booked this item. See your orders.',
  /** `titles` are those of the items, separated by commas. */
  tooManyRequests: (count: number, titles: string) =>
    `You already have ${count} pending requests: ${titles}. Wait for a response or withdraw one.`,
  openOrderBetween: 'You have an open order with this person. Cancel it first, or together with the block.',
  hasContact: 'This order already has your phone number and a meeting place.',
  contactFirst: 'Add your phone number and a meeting place first.',
  buyerContactFirst: 'The buyer has to add a phone number and a meeting place first.',
  itemUnavailable: 'This item is no longer available.',
  proposalFirst: 'The other side has proposed a meeting. Look at it first.',
  otherTimeAgreed: 'You have already agreed to another time.',
  newerProposal: 'There is a newer proposal. Look at it first.',
  momentPast: 'That moment is in the past.',
  ownReview: 'This review is your own.',
  reviewRemoved: 'This review was removed.',
  reviewVisible: 'Both of you can already see the review, so it can no longer be changed.',
  reviewOver: 'The time to review this deal is over.',
  replyOnce: 'A review can be replied to once, within 30 days.',
  tooManyItemsAsked: (count: number) =>
    `You have asked about ${count} items within a day. Try again tomorrow.`,
  tooMuchAtOnce: 'That was too much at once. Wait a minute.',
  tooManyMessages: (count: number) => `You have sent ${count} messages within a day. Try again tomorrow.`,
  tooManyPhotos: (max: number) => `A day has room for ${max} photos. Send the others tomorrow.`,
  notReachable: 'This person can no longer be reached.',
  ownMessage: 'This message is your own.',
  messageErased: 'This message was erased.',
  noPush: 'Push notifications are not configured.',
  pushSilent: 'The push service is not responding.',
  reported: {
    item: 'You have reported this item already. An admin will look at it.',
    message: 'You have reported this message already.',
    review: 'You have reported this review already.',
    fact: 'You have reported this fact already. An admin will look at it.',
  },
});

/** Faults of a field, shown after its label. */
export const dealFields = inLocale({
  /** Amounts have the sign of the currency. */
  belowTheirs: (amount: string) => `must be below ${amount}; to agree, accept their offer`,
  aboveTheirs: (amount: string) => `must be more than ${amount}; to agree, accept their offer`,
  below: (amount: string) => `must be below ${amount}`,
  above: (amount: string) => `must be more than ${amount}`,
  belowPrice: 'must be below the price; to pay the price, book the item',
  onlyForFaults: 'can only be given if the item is not as described or a different one',
  noneMatches: 'is required, and no available item matches',
  severalMatch: 'is required, and several items match',
  oneOfHere: (...values: string[]) => `must be ${values.join(' or ')} here`,
  wrongCode: 'is not the code of this order',
  repeatedTime: 'must not repeat a time',
  past: 'is in the past',
  tooFar: 'must be within the next 30 days',
  notProposed: 'must be one of the proposed times',
  ownReview: 'is your own review',
  ownMessage: 'is your own message',
});
