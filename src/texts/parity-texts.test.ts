import { expect, test } from 'vitest';
import { loadIn } from '#test/locale.ts';

const load = async () => ({
  ...(await import('./admin.ts')).adminTexts,
  ...(await import('./auth.ts')).authTexts,
  ...(await import('./dashboard.ts')).dashboardTexts,
  ...(await import('./item.ts')).itemTexts,
  ...(await import('./site.ts')).siteTexts,
});
type Texts = Awaited<ReturnType<typeof load>>;

/** Texts for users who are logged in, whose pages only a browser renders. */
const texts: [string, (texts: Texts) => string, string, string?][] = [
  ['the toast after a booking', ({ booking }) => booking.success, 'Requested!', 'Booking Succes!'],
  ['the toast after someone is made an admin', ({ admin }) => admin.madeAdmin, 'Make Admin Successful'],
  ['the toast after an order is deleted', ({ orders }) => orders.deleted, 'Deleted Successfully'],
  ['the toast after an item is deleted', ({ products }) => products.deleted, 'Deleted Successfully'],
  ['the toast after a user is removed', ({ admin }) => admin.removed, 'Deleted Successfully'],
  ['the toast after a login', ({ auth }) => auth.loginSuccess, 'Login Success'],
  ['the toast after a sign-up', ({ auth }) => auth.signupSuccess, 'Signup Success'],
  [
    'the toast after a seller is verified',
    ({ admin }) => admin.verifySuccess,
    'Verified successfully',
    'Verifyed Successful',
  ],
  [
    'the heading of a seller’s dashboard',
    ({ dashboard }) => dashboard.welcomeSeller,
    'Welcome to Seller Dashboard',
    'WelCome to Seller Dashboard',
  ],
  [
    'the heading of an admin’s dashboard',
    ({ dashboard }) => dashboard.welcomeAdmin,
    'Welcome to Admin Dashboard',
    'WelCome to Admin Dashboard',
  ],
  [
    'Book Now of a seller',
    ({ booking }) => booking.notForRole,
    "Admins and sellers can't order",
    'Admin & Seller Cant Order',
  ],
  ['the phone number of a buyer', ({ tables }) => tables.customerPhone, 'Customer phone', 'c. Phone'],
  ['an available item', ({ listing }) => listing.states.available, 'Available', 'Avilable'],
  ['the accessories in All Products', ({ admin }) => admin.sections.accessories, 'Accessories', 'Lens'],
  [
    'the toast after an item is added',
    ({ products }) => products.success,
    'Added successfully',
    'added Successfylly',
  ],
];

const [en, original] = [await loadIn('en', load), await loadIn('original', load)];

test.for(texts)('%s has the expected text in both locales', ([, textIn, here, there = here]) => {
  expect([textIn(en), textIn(original)]).toEqual([here, there]);
});
