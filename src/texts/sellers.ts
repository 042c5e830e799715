import { digits } from './digits.ts';
import { inLocale } from './locale.ts';

const some = (count: number, one: string, many: string) => `${digits(count)} ${count === 1 ? one : many}`;

/** Sellers, on item pages and on their own pages. */
export const sellerTexts = inLocale({
  sellers: {
    heading: 'Seller',
    about: (name: string) => `${name}: items, completed deals and reviews by buyers.`,
    since: (month: string) => `Member since ${month}`,
    fresh: 'New member',
    completed: (count: number) => some(count, 'completed deal', 'completed deals'),
    none: 'No completed deals yet',
    stars: (stars: number, count: number) => `${stars} of 5 stars from ${some(count, 'review', 'reviews')}`,
    reviews: (count: number) => some(count, 'review', 'reviews'),
    noReviews: 'No reviews yet',
    answers: {
      '1h': 'Usually replies within an hour',
      '4h': 'Usually replies within four hours',
      day: 'Usually replies within a day',
      days: 'Usually replies in a few days',
    },
    items: (count: number) => `For sale (${digits(count)})`,
    noItems: 'Nothing for sale right now',
    allItems: 'All items',
    said: (count: number) => `What buyers say (${digits(count)})`,
    allReviews: 'All reviews',
    onlyDeals: 'Only people who’ve completed a deal can leave a review.',
    itemsOf: (name: string) => `Items from ${name}`,
    reviewsOf: (name: string) => `What buyers say about ${name}`,
    back: (name: string) => `Back to ${name}`,
    follow: 'Follow',
    following: 'Following',
    followOf: (name: string) => `Follow ${name}`,
    followed: 'We’ll tell you about new items.',
    unfollowed: 'Unfollowed.',
    followFailed: 'Something went wrong. Try again.',
    nav: 'Followed sellers',
    list: 'Followed Sellers',
    listCount: (count: number) => some(count, 'seller', 'sellers'),
    seller: 'Seller',
    onShow: 'For sale',
    when: 'Followed since',
    unfollow: 'Unfollow',
    unfollowOf: (name: string) => `Unfollow ${name}`,
    emptyList: 'You’re not following anyone yet',
    emptyListHint:
      'Click Follow on a seller’s page or next to an item, and we’ll tell you about their new items.',
  },
});
