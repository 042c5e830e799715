import { digits } from './digits.ts';
import { inLocale } from './locale.ts';

const some = (count: number, one: string, many: string) => `${digits(count)} ${count === 1 ? one : many}`;

/** What is said of sellers, beside their items and on their pages. */
export const sellerTexts = inLocale({
  sellers: {
    heading: 'Seller',
    about: (name: string) => `${name}: items, completed deals and reviews by buyers.`,
    since: (month: string) => `Here since ${month}`,
    fresh: 'New here',
    completed: (count: number) => some(count, 'completed deal', 'completed deals'),
    none: 'No completed deals yet',
    stars: (stars: number, count: number) => `${stars} of 5 stars from ${some(count, 'review', 'reviews')}`,
    reviews: (count: number) => some(count, 'review', 'reviews'),
    noReviews: 'No reviews yet',
    answers: {
      '1h': 'Answers within an hour',
      '4h': 'Answers within four hours',
      day: 'Answers within a day',
      days: 'Answers within some days',
    },
    items: (count: number) => `On show (${digits(count)})`,
    noItems: 'Nothing on show at the moment',
    allItems: 'All items',
    said: (count: number) => `What buyers say (${digits(count)})`,
    allReviews: 'All reviews',
    onlyDeals: 'Only who has completed a deal here can write one.',
    itemsOf: (name: string) => `Items of ${name}`,
    reviewsOf: (name: string) => `What buyers say of ${name}`,
    back: (name: string) => `Back to ${name}`,
    follow: 'Follow',
    following: 'Following',
    followOf: (name: string) => `Follow ${name}`,
    followed: 'You hear of their new items.',
    unfollowed: 'You hear of their items no more.',
    followFailed: 'That did not work. Try again.',
    nav: 'Followed sellers',
    list: 'Followed Sellers',
    listCount: (count: number) => some(count, 'seller', 'sellers'),
    seller: 'Seller',
    onShow: 'On show',
    when: 'Followed since',
    unfollow: 'Unfollow',
    unfollowOf: (name: string) => `Unfollow ${name}`,
    emptyList: 'You follow nobody yet',
    emptyListHint: 'Press Follow on a seller’s page or beside an item, and hear of what they list.',
  },
});
