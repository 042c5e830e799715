import { inLocale } from './locale.ts';
import { plural } from './words.ts';

/** The page of API tokens, and the section of the profile that leads to it. */
export const tokenTexts = inLocale({
  profile: {
    title: 'Programs',
    lead: 'For programs of your own that use this shop for you.',
  },
  title: 'API tokens',
  lead: 'A program that has one of your tokens can use the API in your name. Keep tokens as safe as your password.',
  reference: 'API reference',
  create: {
    title: 'Create a token',
    lead: 'A token allows only what you choose here, and never more than you can do yourself.',
    name: 'Name',
    nameHint: 'Which program it’s for.',
    scopes: 'What it allows',
    scopeNames: {
      'listings:read': 'See your items',
      'listings:write': 'List, edit and withdraw your items, and report sales and returns',
      'orders:read': 'See your orders',
      'messages:read': 'Read your messages',
      'admin:read': 'See what admins see',
    },
    days: 'Valid for',
    dayCount: (days: number) => plural(days, { one: '{n} day', other: '{n} days' }),
    submit: 'Create a token',
    failed: 'The token could not be created. Try again.',
    created: 'The token is created',
    secret: 'Copy the token now, because it’s shown only once:',
    copy: 'Copy the token',
    copied: 'Token copied',
  },
  list: {
    title: 'Your tokens',
    none: 'You have no tokens yet.',
    used: (day: string) => `last used ${day}`,
    unused: 'never used',
    until: (day: string) => `valid until ${day}`,
    expired: (day: string) => `expired ${day}`,
    revoke: 'Revoke',
    revokeOf: (name: string) => `Revoke the token: ${name}`,
    revoked: 'Token revoked',
    failed: 'The token could not be revoked. Try again.',
  },
});
