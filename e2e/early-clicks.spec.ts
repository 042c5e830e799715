import { expect, test } from './fixtures.ts';
import { uniqueWord } from './shop.ts';
import { holdScripts } from './steps/visit.ts';
import { visitBeforeSession } from './steps/session.ts';

test('clicks on an item page take effect even if they come before its scripts load', async ({
  open,
  shop,
}) => {
  const item = await shop.createListing();
  const page = await open(await shop.signUpUser('Buyer'));
  for (const [link, submit] of [
    ['Book Now', 'Book'],
    ['Ask the seller', 'Send'],
  ] as const) {
    const release = await holdScripts(page);
    await page.goto(item.path, { waitUntil: 'commit' });
    await page.getByRole('main').getByRole('link', { name: link }).click();
    release();
    await expect(page.getByRole('dialog').getByRole('button', { name: submit, exact: true })).toBeVisible();
    await page.unrouteAll();
  }
});

test('a click on Save this search takes effect even if it comes before the session is known', async ({
  open,
  shop,
}) => {
  const page = await open(await shop.signUpUser('Buyer'));
  const release = await visitBeforeSession(page, `/cameras?q=${uniqueWord()}`);
  const save = page.getByRole('button', { name: 'Save this search' });
  await save.click();
  // Checks that the button is busy, because a click that leads to the login page would save the search, too.
  await expect(save).toHaveAttribute('aria-busy', 'true');
  release();
  await expect(page.getByText('Saved', { exact: true })).toBeFocused();
});
