import { grammar } from './grammar.ts';
import { inLocale } from './locale.ts';
import { plural } from './words.ts';

/** Details of problems with posts, pages, newsletters and the settings of the shop. */
export const contentProblems = inLocale({
  noIssue: 'There is no such issue.',
  issueSent: 'This issue was already sent, so it can no longer be changed.',
  issueChanged: 'This issue was changed in the meantime. Read it again before you send it.',
  noSubscribers: 'There are no confirmed subscribers yet.',
  issueNotSending: 'This issue is not being sent.',
  issueNotStopped: 'Sending of this issue was not stopped.',
  linkExpired: 'This link has expired.',
  noPage: 'There is no such page.',
  pageChanged: 'Another admin has changed the page in the meantime.',
  noPost: 'There is no such post.',
  postDeleted: 'This post was deleted.',
  postWithdrawn: 'This post was withdrawn.',
  settingsChanged: 'Another admin has changed the settings in the meantime.',
  noDemo: 'This shop has no demo.',
  emailHasAccount: 'There is an account with this email address.',
  setup: {
    done: 'This shop already has an admin.',
    expired: 'This link has expired. Restart the shop to get a new one.',
    unknown: 'This link is not valid. Restart the shop to get a new one.',
    elsewhere: 'An external provider has the accounts: sign up, then run npm run people -- make-admin EMAIL.',
  },
});

/** Faults of a field, shown after its label. */
export const contentFields = inLocale({
  fixedCurrency: (currency: string, held: { items: number; drafts: number; searches: number }) =>
    `is fixed to ${currency}, because amounts in it are not converted: ${grammar.list([
      plural(held.items, { one: '{n} item', other: '{n} items' }),
      plural(held.drafts, { one: '{n} draft', other: '{n} drafts' }),
      plural(held.searches, { one: '{n} saved search', other: '{n} saved searches' }),
    ])}`,
  pastDay: 'has already passed',
  oldLogo: 'must be a logo that was uploaded less than an hour ago',
  /** `setting` is the name of a variable. */
  setBy: (setting: string) => `is set by ${setting} in the environment`,
  makeAdmin: 'belongs to an account of this shop; make it an admin with npm run people -- make-admin',
});

/** Faults of an uploaded logo. */
export const logoProblems = inLocale({
  /** `fault` is one of `faults`, which also appear alone, after the label of the field. */
  detail: (fault: string) => `The image ${fault}.`,
  faults: {
    tooManyPixels: 'has more than 50 megapixels',
    tooSmall: 'is too small: each side must have at least 32 pixels',
    tooNarrow: 'is too narrow: its long side may be at most 8 times its short side',
    unreadable: 'must be a PNG, JPEG, WebP or SVG image that is complete',
    tooCostly: 'takes too much time or memory to draw',
  },
});
