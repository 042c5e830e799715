import { digits } from './digits.ts';
import { inLocale } from './locale.ts';

/** Searches that people keep: the button of lists, and their page. */
export const savedSearchTexts = inLocale({
  nav: 'Saved searches',
  save: 'Save this search',
  saved: 'Saved. New finds come once a day; change that among your saved searches.',
  mailsOff: {
    text: 'You have turned off emails about saved searches.',
    action: 'Turn emails on',
    done: 'Emails about saved searches are on',
  },
  savedOnly: 'Saved.',
  failed: 'That did not arrive. Try once more.',
  everything: 'Everything',
  words: (words: string) => `“${words}”`,
  atLeast: (price: string) => `from ${price}`,
  atMost: (price: string) => `up to ${price}`,
  age: (months: number) => (months === 1 ? 'up to 1 month old' : `up to ${digits(months)} months old`),
  shots: (count: number) => `up to ${digits(count)} frames`,
  verified: 'verified sellers',
  graded: 'graded by questions',
  available: 'not booked',
  fits: (model: string) => `fits ${model}`,
  adapters: 'also with an adapter',
  list: {
    title: 'Saved searches',
    count: (count: number) => (count === 1 ? '1 search' : `${digits(count)} searches`),
    empty: 'You have saved no search',
    emptyHint:
      'Above every list and every search a button saves it: you hear of what is new, at once or once a day.',
    browse: 'Look for something',
    fresh: (count: number) => (count === 1 ? '1 new' : `${digits(count)} new`),
    since: (day: string) => `Since ${day}`,
    mail: 'Mail',
    mails: { now: 'At once', daily: 'Once a day', off: 'Never' },
    wide: 'So much matches that we look once a day, for newly listed items alone. Narrow it to hear at once, of lower prices too.',
    rename: 'Rename',
    renameOf: (name: string) => `Rename ${name}`,
    name: 'Name',
    nameHint: 'Empty: it is called by what it asks for.',
    save: 'Save',
    cancel: 'Not now',
    remove: 'Delete',
    removeOf: (name: string) => `Delete ${name}`,
    removed: 'Deleted.',
  },
});
