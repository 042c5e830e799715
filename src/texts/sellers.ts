import { inLocale } from './locale.ts';
import { digits, plural } from './words.ts';

/** Sellers, on item pages and on their own pages. */
export const sellerTexts = inLocale({
  sellers: {
    heading: 'Seller',
    about: (name: string) => `${name}: items, completed deals and reviews from buyers.`,
    since: (month: string) => `Member since ${month}`,
    fresh: 'New member',
    completed: (count: number) => plural(count, { one: '{n} completed deal', other: '{n} completed deals' }),
    none: 'No completed deals yet',
    stars: (stars: number, count: number) =>
      `${stars} of 5 stars from ${plural(count, { one: '{n} review', other: '{n} reviews' })}`,
    reviews: (count: number) => plural(count, { one: '{n} review', other: '{n} reviews' }),
    noReviews: 'No reviews yet',
    answers: {
      '1h': 'Usually replies within an hour',
      '4h': 'Usually replies within four hours',
      day: 'Usually replies within a day',
      days: 'Usually replies in a few days',
    },
    itemsIn: (town: string) => `Items in ${town}`,
    items: (count: number) => `For sale (${digits(count)})`,
    noItems: 'Nothing for sale right now',
    allItems: 'All items',
    reviewsTitle: (count: number) => `Buyer reviews (${digits(count)})`,
    allReviews: 'All reviews',
    onlyDeals: 'Only people who’ve completed a deal can leave a review.',
    more: 'More from this seller',
    itemsOf: (name: string) => `Items from ${name}`,
    reviewsOf: (name: string) => `Buyer reviews of ${name}`,
    back: (name: string) => `Back to ${name}`,
    follow: 'Follow',
    following: 'Following',
    followOf: (name: string) => `Follow ${name}`,
    followingOf: (name: string) => `Following ${name}`,
    followed: 'We’ll tell you about new items.',
    unfollowed: 'Unfollowed',
    followFailed: 'Something went wrong. Try again.',
    nav: 'Followed sellers',
    list: 'Followed Sellers',
    listCount: (count: number) => plural(count, { one: '{n} seller', other: '{n} sellers' }),
    seller: 'Seller',
    onShow: 'For sale',
    when: 'Followed since',
    unfollow: 'Unfollow',
    unfollowOf: (name: string) => `Unfollow ${name}`,
    emptyList: 'You’re not following anyone yet',
    emptyListHint:
      'Choose Follow on a seller’s page or next to an item, and we’ll tell you about their new items.',
  },
});
