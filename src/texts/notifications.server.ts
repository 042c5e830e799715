import { inLocale } from './locale.ts';

/** What people are told of, on the page, in mails and on their devices; on the server alone, which makes the texts. */
export const notificationTexts = inLocale({
  order: {
    requested: 'Someone wants to book your item',
    accepted: 'The seller said yes',
    agreed: 'Your price was accepted',
    proposed: 'A meeting is proposed',
    arranged: 'The meeting is arranged',
    'handed-over': 'Is the handover done? Confirm it',
    disputed: 'The order is disputed',
    completed: 'The deal is complete',
    declined: 'The seller said no',
    withdrawn: 'The buyer took the request back',
    expired: 'The time was up: the order has ended',
    cancelled: 'The order was called off',
    'no-show': 'The order has ended: someone did not come',
  },
  offer: {
    made: 'An offer for your item',
    countered: 'Another amount for your offer',
    edited: 'The item you made an offer on was edited',
    confirmed: 'An offer was confirmed',
    declined: 'No to your offer',
    withdrawn: 'An offer was taken back',
    expired: 'Nobody answered your offer',
    'item-taken': 'The item of your offer is gone',
    overtaken: 'Cheaper now than your offer',
    closed: 'Your offer has ended',
  },
  message: 'A new message',
  priceDropped: 'Cheaper now',
  backOnSale: 'On sale again',
  watchedSold: 'Sold',
  itemFound: (searches: number) =>
    searches === 1 ? 'A new item for your search' : 'A new item for your searches',
  foundItem: (price: string, place: string, searches: string) => `${price}, ${place}, for ${searches}`,
  and: ' and ',
  searchFound: (count: number) =>
    count === 1 ? 'A new item for your search' : `${count} new items for your search`,
  sellerListed: (count: number) =>
    count === 1 ? 'A new item of a seller you follow' : `${count} new items of a seller you follow`,
  reviewAsked: 'How was the deal? Write a review',
  reviewWaiting: 'A review of you waits: it opens with yours',
  reviewsOpen: 'The reviews of a deal are open',
  reviewAnswered: 'Your review was answered',
  /** The words of a mail about one of them. */
  mail: {
    subject: (text: string, title: string) => `${text}: ${title}`,
    search: (name: string) => `Your search ${name}`,
    item: 'About',
    detail: 'Now',
    action: 'Have a look',
  },
  /** The way out of each mail that can be switched off. */
  leave: {
    messages: 'No more mails about messages',
    offers: 'No more mails about offers',
    watchlist: 'No more mails about your watchlist',
    searches: 'No more mails about your searches',
    sellers: 'No more mails about sellers you follow',
    reviews: 'No more mails about reviews',
    daily: 'No more daily mails',
  },
});
