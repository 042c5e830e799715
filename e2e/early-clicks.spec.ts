import { expect, test, type Page } from './fixtures.ts';
import { uniqueWord } from './shop.ts';
import { fillLogin } from './steps/sign-in.ts';
import { holdCall, holdScripts, visit, waitForHydration } from './steps/visit.ts';

/** Opens a page and delays its session until the returned function is called. */
async function visitBeforeSession(page: Page, path: string): Promise<() => void> {
  const release = await holdCall(page, '**/api/profile');
  const requested = page.waitForRequest('**/api/profile');
  await visit(page, path);
  await requested;
  return release;
}

test('clicks take effect before the session is known', { tag: '@main' }, async ({ open, shop }) => {
  const item = await shop.createListing('cameras', { offers: true });
  const page = await open(await shop.signUpUser('Buyer'));
  for (const [link, submit] of [
    ['Book Now', 'Book'],
    ['Make an offer', 'Send offer'],
    ['Report this item', 'Send report'],
  ] as const) {
    const release = await visitBeforeSession(page, item.path);
    await page.getByRole('main').getByRole('link', { name: link }).click();
    release();
    await expect(page.getByRole('dialog').getByRole('button', { name: submit, exact: true })).toBeVisible();
    await page.unrouteAll();
  }
});

test('clicks on an item page take effect even before its scripts load', async ({ open, shop }) => {
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

test('a click on Save this search takes effect before the session is known', async ({ open, shop }) => {
  const page = await open(await shop.signUpUser('Buyer'));
  const release = await visitBeforeSession(page, `/cameras?q=${uniqueWord()}`);
  const save = page.getByRole('button', { name: 'Save this search' });
  await save.click();
  // Checks that the button is busy, because a click that leads to the login page would save the search, too.
  await expect(save).toHaveAttribute('aria-busy', 'true');
  release();
  await expect(page.getByText('Saved', { exact: true })).toBeFocused();
});

test('a login page without its script works after a reload', async ({ page, shop, browserErrors }) => {
  browserErrors.expectMissingScripts();
  const notice = page.getByRole('alert').filter({ hasText: 'Part of this page hasn’t loaded' });
  const user = await shop.signUpUser('Buyer');
  await page.route('**/assets/login-page-*.js', (route) => route.fulfill({ status: 404, body: '' }));
  // The notice follows a failed preload. The page starts all the same if the module then loads.
  const failed = page.waitForEvent('pageerror');
  await page.goto('/login');
  await expect(notice).toBeVisible();
  await failed;
  await page.unrouteAll();
  await notice.getByRole('button', { name: 'Reload' }).click();
  await waitForHydration(page);
  await expect(notice).toHaveCount(0);
  await fillLogin(page, user);
  await expect(page).toHaveURL('/');
});

test('a form that is sent before its slow scripts load is sent when they do', async ({ page, shop }) => {
  const notice = page.getByRole('alert').filter({ hasText: 'Part of this page hasn’t loaded' });
  const user = await shop.signUpUser('Buyer');
  await page.clock.install();
  const release = await holdScripts(page);
  await page.goto('/login', { waitUntil: 'commit' });
  await fillLogin(page, user);
  await expect(async () => {
    await page.clock.fastForward(20_000);
    await expect(notice).toBeVisible({ timeout: 100 });
  }).toPass();
  await expect(page).toHaveURL('/login');
  release();
  await expect(page).toHaveURL('/');
  await expect(notice).toHaveCount(0);
});
