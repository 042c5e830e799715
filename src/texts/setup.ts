import { inLocale } from './locale.ts';

const restart = 'To get a new link, restart the shop: the start prints it.';

/** The page on which an operator sets up a new shop. */
export const setupTexts = inLocale({
  title: 'Set up your shop',
  lead: 'You can change all of this later, except the currency once there are items.',
  shop: 'Your shop',
  shopName: 'Name of the shop',
  language: 'Language',
  languageHint: 'For all pages and emails.',
  currency: 'Currency',
  currencyHint: 'All prices are in it. It can’t be changed once there are items.',
  timeZone: 'Time zone',
  timeZoneHint: 'Public pages show times in it.',
  units: 'Distances',
  unitsOf: { km: 'Kilometers', mi: 'Miles' },
  isFixed: (variable: string) => `Set by ${variable} in the environment.`,
  account: 'Your account',
  accountLead: 'You’ll be the shop’s admin.',
  submit: 'Open my shop',
  signIn: 'Log in',
  /** Printed at the start of a shop without an admin. */
  printed: {
    link: (address: string) => `Set up your shop, within an hour: ${address}`,
    signUp: (address: string) =>
      `There is no admin yet: sign up at ${address}, then run npm run people -- make-admin EMAIL`,
  },
  refused: {
    done: 'This shop is already set up and has an admin. Log in, or have the operator run npm run people -- make-admin EMAIL.',
    expired: `This link was valid for an hour and has expired. ${restart}`,
    unknown: `This link isn’t valid. It may be incomplete. ${restart}`,
    elsewhere:
      'Firebase manages the accounts of this shop. Sign up first, then have the operator run npm run people -- make-admin EMAIL.',
  },
});
