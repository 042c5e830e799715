import { expect, test } from '#e2e/fixtures.ts';
import { fillBooking, meeting, openBooking, seeRequested, sendBooking } from '#e2e/steps/deals.ts';
import { fillLogin, signOut } from '#e2e/steps/sign-in.ts';
import { goTo, visit } from '#e2e/steps/visit.ts';
import { revokeSessions, storedToken, visitBeforeSession } from '#e2e/steps/session.ts';

test('the dashboard asks a visitor to log in and then opens the requested page', async ({ page, shop }) => {
  // One page of each layout; e2e/session.spec.ts opens all others.
  for (const room of ['', '/addproducts', '/myproducts?state=sold', '/admin/allorders?q=a']) {
    const path = `/dashboard${room}`;
    await page.goto(path);
    await expect(page).toHaveURL(`/login?from=${encodeURIComponent(path)}`);
  }
  await visit(page, '/dashboard/sellerorders');
  await expect(page.getByRole('heading', { level: 1, name: 'Login' })).toBeVisible();
  await fillLogin(page, await shop.signUpUser('Seller'));
  await expect(page).toHaveURL('/dashboard/sellerorders');
  await expect(page.getByRole('heading', { level: 1, name: 'Seller Orders' })).toBeVisible();
});

test('a session survives a reload, and its token is stored as accessToken until Log out', async ({
  page,
  shop,
}) => {
  const buyer = await shop.signUpUser('Buyer', 'Rita Reload');
  await visit(page, '/login');
  expect(await storedToken(page)).toBeNull();
  await fillLogin(page, buyer);
  await goTo(page, 'Dashboard');
  await expect(page.getByRole('heading', { level: 1, name: 'My Orders' })).toBeVisible();
  const token = await storedToken(page);
  const response = await page.request.get('/api/users', { headers: { authorization: `bearer ${token}` } });
  expect(await response.json()).toMatchObject([{ email: buyer.email, role: 'Buyer' }]);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'My Orders' })).toBeVisible();
  await signOut(page);
  expect(await storedToken(page)).toBeNull();
  // A login page that leads back here would be wrong, because the next user may not be allowed to open this page.
  await expect(page).toHaveURL('/');
});

test('an open page renews its token five minutes before it expires', async ({ open, shop }) => {
  const page = await open(await shop.signUpUser('Buyer'));
  await page.clock.install();
  await page.goto('/dashboard');
  await expect(page.getByText('You haven’t booked anything yet')).toBeVisible();
  const renewed = page.waitForResponse(/\/api\/jwt\?/);
  await page.clock.fastForward('55:01');
  expect((await renewed).status()).toBe(200);
});

test('clicks on an item page take effect even if they come before the session is known', async ({
  open,
  shop,
}) => {
  const item = await shop.createListing();
  await shop.call('PATCH', item.path, { bearer: item.seller.token, body: { offers: true } });
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

test('a booking dialog stays open when the session ends, and explains that a login is needed', async ({
  open,
  shop,
  browserErrors,
}) => {
  const item = await shop.createListing();
  const buyer = await shop.signUpUser('Buyer');
  const page = await open(buyer);
  await visit(page, item.path);
  const dialog = await openBooking(page, item.title);
  await fillBooking(dialog);
  await revokeSessions(shop, buyer, browserErrors);
  await expect(dialog.getByRole('alert')).toHaveText(
    'Your session has ended. Your unsent changes are saved on this device. Log in again',
  );
  await expect(dialog.getByLabel('Phone')).toHaveValue(meeting.phone);
  await dialog.getByRole('link', { name: 'Log in again' }).click();
  await fillLogin(page, buyer);
  await expect(page).toHaveURL(item.path);
  const again = await openBooking(page, item.title);
  await expect(again.getByLabel('Phone')).toHaveValue(meeting.phone);
  await expect(again.getByLabel('Meeting location')).toHaveValue(meeting.location);
  await sendBooking(again);
  await seeRequested(page);
});
