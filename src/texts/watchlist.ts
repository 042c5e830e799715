import { digits } from './digits.ts';
import { inLocale } from './locale.ts';

/** What people keep an eye on: hearts, their list, and how many watch an item. */
export const watchlistTexts = inLocale({
  nav: 'Watchlist',
  watch: (title: string) => `Watch ${title}`,
  short: 'Watch',
  watching: 'Watching',
  ifFree: 'Tell me if it frees up',
  willTell: 'You hear of it if it frees up',
  done: 'On your watchlist.',
  failed: 'That did not arrive. Try once more.',
  watchers: 'Watched by',
  people: (count: number) => (count === 1 ? '1 person' : `${digits(count)} people`),
  list: {
    title: 'Watchlist',
    count: (count: number) => (count === 1 ? '1 item' : `${digits(count)} items`),
    empty: 'You watch nothing yet',
    emptyHint: 'Press the heart of an item: you hear of a lower price, and when it frees up or is sold.',
    browse: 'Look around',
    since: (day: string) => `Since ${day}`,
    same: 'At the same price as then',
    lower: (by: string) => `${by} less than then`,
    higher: (by: string) => `${by} more than then`,
    remove: 'Take it off the list',
    removeOf: (title: string) => `Take ${title} off the list`,
  },
});
