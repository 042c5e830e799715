import { digits } from './digits.ts';
import { inLocale } from './locale.ts';

/** Searches that people keep: the button of lists, and their page. */
export const savedSearchTexts = inLocale({
  nav: 'Saved searches',
  save: 'Save this search',
  saved: 'Search saved. We’ll email new matches daily. You can change this in your saved searches.',
  mailsOff: {
    text: 'You have turned off emails about saved searches.',
    action: 'Turn emails on',
    done: 'Emails about saved searches are on',
  },
  savedOnly: 'Saved.',
  failed: 'Something went wrong. Try again.',
  everything: 'Everything',
  words: (words: string) => `“${words}”`,
  atLeast: (price: string) => `from ${price}`,
  atMost: (price: string) => `up to ${price}`,
  age: (months: number) => (months === 1 ? 'up to 1 month old' : `up to ${digits(months)} months old`),
  shots: (count: number) => `up to ${digits(count)} frames`,
  verified: 'verified sellers',
  graded: 'graded with our checklist',
  available: 'not booked',
  fits: (model: string) => `fits ${model}`,
  adapters: 'also with an adapter',
  list: {
    title: 'Saved searches',
    count: (count: number) => (count === 1 ? '1 search' : `${digits(count)} searches`),
    empty: 'No saved searches yet',
    emptyHint:
      'Save a search with the button above any list. We’ll tell you about new items, instantly or daily.',
    browse: 'Search',
    fresh: (count: number) => (count === 1 ? '1 new' : `${digits(count)} new`),
    since: (day: string) => `Since ${day}`,
    mail: 'Email',
    mails: { now: 'Instantly', daily: 'Daily', off: 'Off' },
    wide: 'This search matches so many items that we check it once a day, for new items only. Narrow it to get instant alerts, also about lower prices.',
    rename: 'Rename',
    renameOf: (name: string) => `Rename ${name}`,
    name: 'Name',
    nameHint: 'Leave it empty to use the search terms.',
    save: 'Save',
    cancel: 'Cancel',
    remove: 'Delete',
    removeOf: (name: string) => `Delete ${name}`,
    removed: 'Deleted.',
  },
});
