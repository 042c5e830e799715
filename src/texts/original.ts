import type { Texts } from './texts.ts';
import { whole as en } from './whole.ts';

/** What the shop itself says when a sign-in fails; for all else the provider's own text stands. */
const { tooMany = '', network = '', other = '' } = en.auth.errors;

/** Every string that the original product's description quotes, to the letter, with its typing errors. */
export const original: Texts = {
  ...en,
  auth: {
    ...en.auth,
    errors: { tooMany, network, other },
  },
  booking: { ...en.booking, success: 'Booking Succes!', notForRole: 'Admin & Seller Cant Order' },
  dashboard: {
    ...en.dashboard,
    welcomeSeller: 'WelCome to Seller Dashboard',
    welcomeAdmin: 'WelCome to Admin Dashboard',
  },
  admin: {
    ...en.admin,
    verifySuccess: 'Verifyed Successful',
    // Its heading over the accessories, too.
    sections: { ...en.admin.sections, accessories: 'Lens' },
  },
  tables: { ...en.tables, customerPhone: 'c. Phone' },
  products: { ...en.products, success: 'added Successfylly' },
  listing: {
    ...en.listing,
    short: { months: (count) => `${count} mon`, years: (count) => `${count} year` },
    states: { ...en.listing.states, available: 'Avilable' },
  },
};
