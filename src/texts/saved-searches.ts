import { digits, inLocale } from './locale.ts';

/** Saved searches: the button on lists, and the page of saved searches. */
export const savedSearchTexts = inLocale({
  nav: 'Saved searches',
  save: 'Save this search',
  saved:
    'Search saved. New matches are emailed daily once your email address is confirmed. You can change this in your saved searches.',
  mailsOff: {
    text: 'You have turned off emails about saved searches.',
    action: 'Turn emails on',
    done: 'Emails about saved searches are on',
  },
  savedOnly: 'Saved',
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
    wide: 'This search matches a large number of items, so we check it once a day, and for new items only. Narrow it to get instant alerts, including price drops.',
    rename: 'Rename',
    renameOf: (name: string) => `Rename ${name}`,
    name: 'Name',
    nameHint: 'Leave it empty to use the search terms.',
    save: 'Save',
    cancel: 'Cancel',
    remove: 'Delete',
    removeOf: (name: string) => `Delete ${name}`,
    removed: 'Deleted',
  },
});
