import { inLocale } from './locale.ts';

/** The titles of problems by code. A problem without a detail also has its title as detail. */
export const problemTitles = inLocale({
  'bad-request': 'Bad request',
  unauthenticated: 'Log in first',
  forbidden: 'Not allowed',
  'no-record': 'Finish your account first',
  suspended: 'This account is suspended',
  blocked: 'You cannot trade with this person',
  'unverified-email': 'Confirm your email address first',
  'second-factor-required': 'Set up a second factor first',
  'confirmation-required': 'Confirm that it’s you first',
  'invitation-needed': 'You need an invitation to sign up',
  'not-approved': 'An admin has to check your account first',
  'not-found': 'Not found',
  'not-on-show': 'Not available at the moment',
  'method-not-allowed': 'Method not allowed',
  conflict: 'Conflict',
  'already-booked': 'Someone else has just booked this item',
  'too-many-open': 'Too many of your requests are still pending',
  'open-order': 'This item has an open order',
  'wrong-stage': 'The order has changed in the meantime',
  changed: 'It was changed in the meantime',
  'last-admin': 'The last admin cannot be removed',
  gone: 'Gone',
  'too-slow': 'The request took too long',
  'too-large': 'Too large',
  'uri-too-long': 'The address is too long',
  'unsupported-media-type': 'Unsupported media type',
  invalid: 'Some fields are invalid',
  'too-many-requests': 'Too many requests',
  'headers-too-large': 'The headers are too long',
  internal: 'Something went wrong on our side',
  unavailable: 'Not ready yet',
  busy: 'Too busy at the moment',
  maintenance: 'The shop is down for maintenance',
  migrating: 'The shop is being upgraded',
  'host-down': 'The photo storage cannot be reached',
});

/** Texts of problems that several groups of pages have in common. */
export const sharedProblems = inLocale({
  onlyFor: (...roles: string[]) => `Only ${roles.join(' and ')} can do this.`,
  /** Inserted into `onlyFor`. */
  roles: { Buyer: 'buyers', Seller: 'sellers', admin: 'admins' },
  noEndpoint: 'There is no such endpoint.',
  itemEdited: 'The item was edited.',
  noItem: 'There is no such item.',
  itemWithdrawn: 'This item was withdrawn.',
  ownItem: 'This item is your own.',
  itemSold: 'This item is sold.',
  pausedNotSold: 'A paused item cannot be sold.',
  soldNotChanged: 'A sold item can no longer be changed.',
  notOwnEmail: 'That is not your email address.',
  linkInvalid: 'This link is invalid.',
  /** After the name of a field. */
  ownPhotos: 'must be photos that you uploaded and that still exist',
});
