import { isAdminPath, isDashboardPath, plainScreens } from '#tools/screens.ts';
import { expect, type Page } from '../fixtures.ts';
import type { Kind } from '../shop.ts';
import { openBooking, sendBooking } from './deals.ts';
import type { Cast } from './cast.ts';
import { kindNames, openProductForm } from './items.ts';

/** A screen of the shop, and how a test opens it. */
export type Screen = {
  as?: 'buyer' | 'seller' | 'admin' | 'unfinished';
  path: string | ((cast: Cast) => string);
  act?: (page: Page, cast: Cast) => Promise<void>;
  /** The status and path of an error response that the screen causes on purpose. */
  refused?: [status: number, path: string];
  /** Whether the screen is also tested on mobile, because its layout differs there. */
  both?: true;
};

const formOf = (kind: Kind): Screen => ({
  as: 'seller',
  path: '/dashboard/addproducts',
  async act(page) {
    const form = await openProductForm(page, kind);
    await form.getByRole('button', { name: 'Add', exact: true }).click();
    await expect(form.getByLabel('Photos', { exact: true })).toBeFocused();
  },
});

async function selectItems(page: Page): Promise<void> {
  const boxes = page.getByRole('checkbox', { name: /^Select / });
  for (const box of [boxes.first(), boxes.last()]) await box.check();
  await expect(page.getByRole('region', { name: 'Actions for the selected items' })).toBeVisible();
}

/** The screens that `npm test` opens, by their names. */
export const mainScreens: Record<string, Screen> = {
  'the home page': { path: '/' },
  'a list of items': { path: '/cameras', both: true },
  'an item': { path: ({ item }) => item },
  'the form of a camera with errors': formOf('cameras'),
};

const frequentScreens: Record<string, Screen> = {
  'the search': { path: '/search' },
  'the login': { path: '/login' },
  'the sign-up': { path: '/signup' },
  'the overview of a seller': { as: 'seller', path: '/dashboard', both: true },
  'an order': { as: 'buyer', path: ({ order }) => order },
  'a conversation': { as: 'buyer', path: ({ thread }) => thread, both: true },
};

const namedPaths = new Set(Object.values({ ...mainScreens, ...frequentScreens }).map(({ path }) => path));
/** All pages that need no parameter and have no name above, by their paths. */
const plain = plainScreens
  .filter((path) => !namedPaths.has(path))
  .map((path): [string, Screen] => {
    if (!isDashboardPath(path)) return [path, { path }];
    return [path, { as: isAdminPath(path) ? 'admin' : 'seller', path }];
  });

export const otherScreens: Record<string, Screen> = {
  ...frequentScreens,
  ...Object.fromEntries(plain),
  'a booked item': { path: ({ booked }) => booked },
  'an item of a verified seller': { path: ({ verified }) => verified },
  'a blog post': { path: ({ post }) => post },
  'the page for an unknown address': { path: '/nothing-here', refused: [404, '/nothing-here'] },
  'the sign-up of an account without a role': {
    as: 'unfinished',
    path: '/signup',
    refused: [403, '/api/profile'],
  },
  'the orders of a buyer': { as: 'buyer', path: '/dashboard' },
  'Add Products, opened by a buyer': { as: 'buyer', path: '/dashboard/addproducts' },
  'All Users, opened by a buyer': { as: 'buyer', path: '/dashboard/admin' },
  'the booking form with errors': {
    as: 'buyer',
    path: ({ item }) => item,
    async act(page, { title }) {
      const dialog = await openBooking(page, title);
      const phone = dialog.getByLabel('Phone');
      // Waits until the dialog has filled in the phone number of the last booking, which would undo an earlier
      // `fill('')`.
      await expect(phone).not.toHaveValue('');
      await phone.fill('');
      await sendBooking(dialog);
      await expect(phone).toHaveAccessibleDescription(/required/);
    },
  },
  'the dialog that proposes a meeting': {
    as: 'buyer',
    path: ({ deal }) => deal,
    async act(page) {
      await page.getByRole('button', { name: 'Suggest a meeting' }).click();
      await expect(page.getByRole('dialog', { name: 'Suggest a meeting' })).toBeVisible();
    },
  },
  'the dialog that cancels an order': {
    as: 'buyer',
    path: '/dashboard',
    async act(page, { title }) {
      await page.getByRole('button', { name: `Remove the order for ${title} lens` }).click();
      await expect(page.getByRole('alertdialog')).toBeVisible();
    },
  },
  'an order of a seller': { as: 'seller', path: ({ order }) => order },
  'an own item': { as: 'seller', path: ({ own }) => own },
  'the form of a lens with errors': formOf('lens'),
  'the form of an accessory with errors': formOf('accessories'),
  'the dialog that deletes an item': {
    as: 'seller',
    path: '/dashboard/myproducts',
    async act(page, { title }) {
      await page.getByRole('button', { name: `Delete ${title}`, exact: true }).click();
      await expect(page.getByRole('alertdialog')).toBeVisible();
    },
  },
  'the form of a draft': {
    as: 'seller',
    path: ({ draft }) => draft,
    async act(page, { title }) {
      const form = page.getByRole('dialog', { name: kindNames.cameras.add });
      await expect(form.getByLabel('Title')).toHaveValue(`${title} draft`);
    },
  },
  'the preview of a new item': {
    as: 'seller',
    path: '/dashboard/addproducts',
    async act(page) {
      const form = await openProductForm(page, 'cameras');
      await form.getByRole('button', { name: 'Preview' }).click();
      await expect(page.getByRole('dialog', { name: 'Preview' })).toBeVisible();
    },
  },
  'My Products with selected items': {
    as: 'seller',
    path: '/dashboard/myproducts',
    act: async (page) => selectItems(page),
  },
  'the dialog that lowers several prices': {
    as: 'seller',
    path: '/dashboard/myproducts',
    async act(page) {
      await selectItems(page);
      await page.getByRole('button', { name: 'Lower price', exact: true }).click();
      await expect(page.getByRole('dialog', { name: 'Lower 2 prices?' })).toBeVisible();
    },
  },
  'the dialog that edits an item in My Products': {
    as: 'seller',
    path: '/dashboard/myproducts',
    async act(page, { title }) {
      await page.getByRole('button', { name: `Edit ${title}`, exact: true }).click();
      await expect(page.getByRole('dialog', { name: 'Edit this item' }).getByLabel('Title')).toHaveValue(
        title,
      );
    },
  },
  'the comparison of three items': { path: ({ compared }) => compared },
  'the dialog that makes an offer': {
    as: 'buyer',
    path: ({ item }) => item,
    async act(page) {
      await page.getByRole('button', { name: 'Make an offer' }).click();
      await expect(page.getByRole('dialog', { name: 'Make an offer' })).toBeVisible();
    },
  },
  'a conversation with an open offer': { as: 'buyer', path: ({ negotiation }) => negotiation },
  'the dialog that makes a counteroffer': {
    as: 'seller',
    path: ({ negotiation }) => negotiation,
    async act(page) {
      await page.getByRole('button', { name: 'Make a counteroffer' }).click();
      await expect(page.getByRole('dialog', { name: 'Counteroffer' })).toBeVisible();
    },
  },
  'the dialog that switches to buying': {
    as: 'seller',
    path: ({ verified }) => verified,
    async act(page) {
      await page.getByRole('button', { name: 'Book Now' }).click();
      await expect(page.getByRole('alertdialog', { name: 'Switch to buying?' })).toBeVisible();
    },
  },
  'the dialog that verifies a seller': {
    as: 'admin',
    path: '/dashboard/admin/allseller',
    async act(page) {
      await page
        .getByRole('button', { name: /^Verify / })
        .first()
        .click();
      await expect(page.getByRole('dialog', { name: /^Verify / })).toBeVisible();
    },
  },
  'the overview of an admin': { as: 'admin', path: '/dashboard' },
  'My Products, opened by an admin': { as: 'admin', path: '/dashboard/myproducts' },
};
