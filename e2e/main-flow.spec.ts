import { withImages } from './browser.ts';
import { expect, type Page, test } from './fixtures.ts';
import { anAccount, aProduct, uniqueWord } from './shop.ts';
import { fillBooking, openBooking, rowOf, seeRequested, sendBooking } from './steps/deals.ts';
import { enterPhotoAddress, fillProduct, openProductForm } from './steps/items.ts';
import { narrowTo } from './steps/lists.ts';
import { sendItem } from './steps/photos.ts';
import { signUp } from './steps/sign-in.ts';
import { dismissToast, goTo, goToDashboardPage, visit } from './steps/visit.ts';

test.use({ launchOptions: withImages });

test('an item is added, booked, canceled and rebooked', { tag: ['@main', '@mobile'] }, async ({ open }) => {
  const title = `Journey ${uniqueWord()}`;
  const seller = await open();
  await visit(seller, '/login');
  await signUp(seller, anAccount('Sofia Seller'), 'Seller');
  await expect(seller).toHaveURL('/dashboard');
  await expect(seller.getByRole('heading', { name: 'Welcome to Seller Dashboard' })).toBeVisible();
  await goToDashboardPage(seller, 'Add Products');
  const form = await openProductForm(seller, 'cameras');
  await fillProduct(form, title);
  await enterPhotoAddress(form, aProduct(title).img);
  await sendItem(form);
  await expectState(seller, title, 'Available');

  const buyer = await open();
  await visit(buyer, '/login');
  await signUp(buyer, anAccount('Bruno Buyer'), 'Buyer');
  await findAndBook(buyer, title);
  await expectState(seller, title, 'Booked');
  await goToDashboardPage(seller, 'Seller Orders');
  const asked = 'Bruno Buyer is waiting for your answer.';
  await expect(rowOf(seller, 'Seller Orders', title)).toContainText(asked);

  await buyer.getByRole('button', { name: `Cancel the order for ${title}` }).click();
  const question = buyer.getByRole('alertdialog', { name: `Cancel the order for “${title}”?` });
  await question.getByRole('button', { name: 'Cancel order' }).click();
  await dismissToast(buyer, 'Deleted Successfully');
  await expect(buyer.getByText('You haven’t booked anything yet')).toBeVisible();
  await expectState(seller, title, 'Available');
  await goToDashboardPage(seller, 'Seller Orders');
  await expect(seller.getByText('No orders yet')).toBeVisible();

  await findAndBook(buyer, title);
  await expectState(seller, title, 'Booked');
});

/** Books an item that the buyer finds in the list of cameras, and opens the buyer's orders. */
async function findAndBook(buyer: Page, title: string): Promise<void> {
  await goTo(buyer, 'Cameras');
  await expect(buyer.getByRole('heading', { level: 1, name: 'Cameras Section' })).toBeVisible();
  await narrowTo(buyer, title);
  await buyer.getByRole('link', { name: `Details: ${title}` }).click();
  await expect(buyer.getByRole('heading', { level: 1, name: title })).toBeVisible();
  const main = buyer.getByRole('main');
  const price = main.locator('header').getByText('$310.50', { exact: true });
  await expect(price).toBeVisible();
  const dialog = await openBooking(buyer, title);
  await fillBooking(dialog);
  await sendBooking(dialog);
  await seeRequested(buyer);
  // On a phone, the conversation covers the menu.
  const back = buyer.getByRole('link', { name: 'All messages' });
  if (await back.isVisible()) await back.click();
  await goTo(buyer, 'Dashboard');
  await expect(buyer.getByRole('heading', { level: 1, name: 'My Orders' })).toBeVisible();
  await expect(buyer.getByText('Total Orders: 1')).toBeVisible();
  await expect(rowOf(buyer, 'My Orders', title)).toContainText('Waiting for Sofia Seller to accept');
}

async function expectState(seller: Page, title: string, state: string): Promise<void> {
  await goTo(seller, 'Dashboard');
  await goToDashboardPage(seller, 'My Products');
  await expect(rowOf(seller, 'Added Cameras', title)).toContainText(state);
}
