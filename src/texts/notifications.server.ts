import { inLocale } from './locale.ts';
import { plural } from './words.ts';

/** Notifications on the page, in emails and as pushes. */
export const notificationTexts = inLocale({
  order: {
    requested: 'Someone wants to book your item',
    accepted: 'The seller accepted',
    agreed: 'Your price was accepted',
    proposed: 'A meeting was suggested',
    arranged: 'The meeting is set',
    'handed-over': 'Please confirm the handover',
    disputed: 'The order is in dispute',
    settlement: 'There’s a suggestion to settle the dispute',
    'dispute-withdrawn': 'The dispute was withdrawn',
    completed: 'The deal is complete',
    declined: 'The seller declined',
    withdrawn: 'The buyer withdrew the request',
    expired: 'The order has expired',
    cancelled: 'The order was canceled',
    'no-show': 'The order has ended: no-show',
    returning: 'The order was canceled. See what goes back, and by when',
    reduced: 'The deal is complete at a lower price',
  },
  /** With the times of the meeting. */
  meeting: {
    suggested: (times: string) => `Meeting suggested: ${times}`,
    changeSuggested: (times: string) => `Change the meeting? ${times}`,
    set: (time: string) => `Meeting set: ${time}`,
    changed: (time: string) => `Meeting changed: ${time}`,
    or: ' or ',
  },
  disputeWaiting: 'A dispute needs your decision',
  offer: {
    made: 'An offer on your item',
    countered: 'You got a counteroffer',
    edited: 'The item you made an offer on was edited',
    confirmed: 'An offer was confirmed',
    declined: 'Your offer was declined',
    withdrawn: 'An offer was withdrawn',
    expired: 'Your offer has expired',
    'item-taken': 'The item you made an offer on is no longer available',
    overtaken: 'The price is now below your offer',
    closed: 'Your offer has ended',
  },
  message: 'A new message',
  priceDropped: 'Price drop',
  backOnSale: 'Available again',
  watchedSold: 'Sold',
  itemFound: (searches: number) =>
    plural(searches, { one: 'A new item for your search', other: 'A new item for your searches' }),
  foundItem: (price: string, place: string, searches: string) => `${price}, ${place}, for ${searches}`,
  and: ' and ',
  searchFound: (count: number) =>
    plural(count, { one: 'A new item for your search', other: `${count} new items for your search` }),
  sellerListed: (count: number) =>
    plural(count, {
      one: 'A new item from a seller you follow',
      other: `${count} new items from a seller you follow`,
    }),
  reviewRequested: 'How was the deal? Leave a review',
  reviewWaiting: 'Someone reviewed you. Write your review to see it',
  reviewsOpen: 'Both reviews of your deal are now visible',
  reviewAnswered: 'Your review got a reply',
  /** The email about a single notification. */
  mail: {
    subject: (text: string, title: string) => `${text}: ${title}`,
    search: (name: string) => `Your search ${name}`,
    item: 'About',
    detail: 'Now',
    action: 'View',
  },
  /** The unsubscribe links. */
  unsubscribe: {
    messages: 'Unsubscribe from emails about messages',
    offers: 'Unsubscribe from emails about offers',
    watchlist: 'Unsubscribe from emails about your watchlist',
    searches: 'Unsubscribe from emails about your searches',
    sellers: 'Unsubscribe from emails about sellers you follow',
    reviews: 'Unsubscribe from emails about reviews',
    daily: 'Unsubscribe from daily emails',
  },
});

/** Emails about unread messages. */
export const conversationMailTexts = inLocale({
  subject: (count: number, title: string | null) => {
    const messages = plural(count, { one: 'A message', other: `${count} messages` });
    return title === null ? `${messages} for you` : `${messages} about ${title}`;
  },
  text: 'You have new messages. Reply on the site: nobody gets replies to this email, and your address stays private.',
  label: (other: string, title: string, count: number) =>
    plural(count, { one: `${other} about ${title}`, other: `${other} about ${title} (${count})` }),
  hidden: 'Read it on the site.',
  more: (count: number) =>
    plural(count, { one: 'And one more conversation.', other: `And ${count} more conversations.` }),
  action: 'Read and reply',
});

/** The daily email. */
export const digestTexts = inLocale({
  subject: (count: number, first: string) => (count === 1 ? first : `${first}, and ${count - 1} more`),
  text: 'Here’s what happened since the last daily email.',
  last: (count: number) => `These are the latest ${count}. You’ll find all of them in your notifications.`,
  action: 'View notifications',
});
