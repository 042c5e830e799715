import { checks } from './en-checks.ts';

/** What a seller's badge means. */
export const badge = {
  badge: {
    checks,
    since: (month: string) => `Verified seller since ${month}.`,
    sinceUnknown: 'Verified seller; since when was not written down.',
    checked: (what: string) => `The shop’s admins checked: ${what}.`,
    notNoted: 'What was checked was not written down.',
    noWarranty: 'It is no warranty.',
    unverified:
      'Not verified yet: the shop’s admins have checked nothing of this seller. That says nothing against them.',
  },
};
