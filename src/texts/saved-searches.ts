import { inLocale } from './locale.ts';
import { digits, plural } from './words.ts';

/** Saved searches: the button on lists, and the page of saved searches. */
export const savedSearchTexts = inLocale({
  nav: 'Saved searches',
  save: 'Save this search',
  saved: 'Saved',
  manage: 'Manage',
  managed: 'saved searches',
  mails: {
    now: 'We’ll email you new matches right away.',
    daily: 'We’ll email you new matches every day.',
    off: 'We don’t email you about this search.',
  },
  unconfirmed: {
    now: 'We’ll email you new matches right away once your email address is confirmed.',
    daily: 'We’ll email you new matches every day once your email address is confirmed.',
    off: 'We don’t email you about this search.',
  },
  mailsOff: {
    text: 'You have turned off emails about saved searches.',
    action: 'Turn emails on',
    done: 'Emails about saved searches are on',
  },
  failed: 'Something went wrong. Try again.',
  everything: 'Everything',
  words: (words: string) => `“${words}”`,
  list: {
    title: 'Saved searches',
    count: (count: number) => plural(count, { one: '1 search', other: `${digits(count)} searches` }),
    empty: 'No saved searches yet',
    emptyHint:
      'Save a search with the button above any list. We’ll tell you about new items, instantly or daily.',
    browse: 'Search',
    fresh: (count: number) => plural(count, { one: '1 new', other: `${digits(count)} new` }),
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
