import { inLocale } from './locale.ts';
import { digits, plural } from './words.ts';

/** Watched items: the heart buttons, the list, and how many users watch an item. */
export const watchlistTexts = inLocale({
  nav: 'Watchlist',
  watch: (title: string) => `Watch ${title}`,
  short: 'Watch',
  watching: 'Watching',
  ifFree: 'Notify me if it’s available again',
  willNotify: 'We’ll tell you if it’s available again',
  done: 'On your watchlist.',
  failed: 'Something went wrong. Try again.',
  watchers: 'Watched by',
  watcherCount: (count: number) => plural(count, { one: '1 person', other: `${digits(count)} people` }),
  list: {
    title: 'Watchlist',
    count: (count: number) => plural(count, { one: '1 item', other: `${digits(count)} items` }),
    empty: 'You’re not watching anything yet',
    emptyHint:
      'Tap or click the heart on an item. We’ll tell you when its price drops, and when it’s available again or sold.',
    browse: 'Browse items',
    since: (day: string) => `Since ${day}`,
    same: 'Same price as when you saved it',
    lower: (by: string) => `Down ${by}`,
    higher: (by: string) => `Up ${by}`,
    remove: 'Remove',
    removeOf: (title: string) => `Remove ${title}`,
  },
});
