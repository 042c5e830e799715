import { expect, test } from 'vitest';
import { loadIn } from '#test/locale.ts';

const load = async () => ({
  ...(await import('./admin.ts')).adminTexts,
  ...(await import('./auth.ts')).authTexts,
  ...(await import('./dashboard.ts')).dashboardTexts,
  ...(await import('./item.ts')).itemTexts,
});
type Texts = Awaited<ReturnType<typeof load>>;

const toasts: [string, (texts: Texts) => string, string, string?][] = [
  ['a booking', ({ booking }) => booking.success, 'Requested!', 'Booking Succes!'],
  ['someone is made an admin', ({ admin }) => admin.madeAdmin, 'Make Admin Successful'],
  ['an order is deleted', ({ orders }) => orders.deleted, 'Deleted Successfully'],
  ['an item is deleted', ({ products }) => products.deleted, 'Deleted Successfully'],
  ['a user is removed', ({ admin }) => admin.removed, 'Deleted Successfully'],
  ['a login', ({ auth }) => auth.loginSuccess, 'Login Success'],
  ['a sign-up', ({ auth }) => auth.signupSuccess, 'Signup Success'],
  [
    'a seller is verified',
    ({ admin }) => admin.verifySuccess,
    'Verified successfully',
    'Verifyed Successful',
  ],
  ['an item is added', ({ products }) => products.success, 'Added successfully', 'added Successfylly'],
];

test.for(toasts)(
  'after %s, the toast has the expected text in both locales',
  async ([, say, here, there = here]) => {
    expect([say(await loadIn('en', load)), say(await loadIn('original', load))]).toEqual([here, there]);
  },
);
