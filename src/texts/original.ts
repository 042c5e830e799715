import { en } from './en.ts';
import type { Texts } from './texts.ts';

/** Every string that the original product's description quotes, to the letter, with its typing errors. */
export const original: Texts = {
  ...en,
  booking: { ...en.booking, success: 'Booking Succes!', notForRole: 'Admin & Seller Cant Order' },
  dashboard: {
    ...en.dashboard,
    welcomeSeller: 'WelCome to Seller Dashboard',
    welcomeAdmin: 'WelCome to Admin Dashboard',
  },
  tables: { ...en.tables, customerPhone: 'c. Phone' },
  products: { ...en.products, success: 'added Successfylly' },
  listing: { ...en.listing, states: { ...en.listing.states, available: 'Avilable' } },
};
