import { expect, test, type Page } from './fixtures.ts';
import { tabTo } from './steps/accessibility.ts';
import { meeting, seeRequested } from './steps/deals.ts';
import { mainLink, seeToast, visit, expectInSight } from './steps/visit.ts';

test('a buyer logs in, books and cancels by keyboard', { tag: '@main' }, async ({ page, shop }) => {
  const item = await shop.createListing();
  const buyer = await shop.signUpUser('Buyer', 'Kay Board');
  await visit(page, item.path);

  await tabTo(page, page.getByRole('link', { name: 'Book Now' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Login' })).toBeVisible();
  await expect(page.getByText(`Log in to book “${item.title}”. We’ll bring you back to it.`)).toBeVisible();
  await type(page, 'Email', buyer.email);
  await type(page, 'Password', buyer.password);
  await page.keyboard.press('Enter');

  const book = page.getByRole('button', { name: 'Book Now' });
  await press(page, 'Book Now');
  const dialog = page.getByRole('dialog', { name: item.title });
  await expect(dialog).toBeVisible();
  await expect(dialog.locator(':focus')).toHaveCount(1);
  for (let presses = 0; presses < 12; presses++) {
    await page.keyboard.press('Tab');
    await expect(dialog.locator(':focus')).toHaveCount(1);
  }
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(book).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog).toBeVisible();
  await tabTo(page, dialog.getByLabel('Phone'));
  await page.keyboard.type(meeting.phone);
  await tabTo(page, dialog.getByLabel('Meeting location'));
  await page.keyboard.type(meeting.location);
  await page.keyboard.press('Enter');
  await expect(await seeRequested(page)).toBeFocused();

  if (page.viewportSize()!.width < 1024) await press(page, 'Menu');
  await tabTo(page, mainLink(page, 'Dashboard'));
  await page.keyboard.press('Enter');
  await expect(page.getByText('Total Orders: 1')).toBeVisible();
  const remove = `Cancel the order for ${item.title}`;
  await press(page, remove);
  const question = page.getByRole('alertdialog', { name: /Cancel the order/ });
  await expect(question.getByRole('button', { name: 'Keep order' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: remove })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(question.getByRole('button', { name: 'Keep order' })).toBeFocused();
  await tabTo(page, question.getByRole('button', { name: 'Cancel order' }));
  await page.keyboard.press('Enter');
  await seeToast(page, 'Deleted Successfully');
  await expect(page.getByText('You haven’t booked anything yet')).toBeVisible();
});

test('the first press of Tab focuses a link that skips the header', { tag: '@main' }, async ({ page }) => {
  await visit(page, '/cameras');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to the content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await page.keyboard.press('Tab');
  const focused = page.getByRole('main').locator(':focus');
  await expect(focused).toBeVisible();
});

async function press(page: Page, button: string): Promise<void> {
  await tabTo(page, page.getByRole('button', { name: button, exact: true }));
  await page.keyboard.press('Enter');
}

async function type(page: Page, label: string, text: string): Promise<void> {
  await tabTo(page, page.getByRole('main').getByLabel(label, { exact: true }));
  await page.keyboard.type(text);
}

test('Skip to the results moves the focus past the filters', async ({ page }) => {
  await visit(page, '/cameras');
  const skip = page.getByRole('link', { name: 'Skip to the results' });
  await tabTo(page, skip);
  await expectInSight(skip);
  await page.keyboard.press('Enter');
  const card = page.getByRole('article').first().getByRole('link');
  await page.keyboard.press('Tab');
  await expect(card).toBeFocused();
});
