import { expect, test } from '#e2e/fixtures.ts';
import { uniqueWord, type Listing } from '#e2e/shop.ts';
import { meeting, fillBooking, openBooking, seeRequested, sendBooking } from '#e2e/steps/deals.ts';
import { openProductForm } from '#e2e/steps/items.ts';
import {
  expectArrived,
  field as photosField,
  fillProduct,
  green,
  openAddForm,
  red,
  sendItem,
  makePhoto,
} from '#e2e/steps/photos.ts';
import { fillLogin, signOut } from '#e2e/steps/sign-in.ts';
import { goTo, holdScripts, visit } from '#e2e/steps/visit.ts';
import { expireToken, revokeSessions, storedToken, visitBeforeSession } from '#e2e/steps/session.ts';

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

test('Log out in one tab also logs out the other tabs', async ({ open, shop }) => {
  const first = await open(await shop.signUpUser('Buyer'));
  await first.goto('/dashboard');
  await expect(first.getByText('You haven’t booked anything yet')).toBeVisible();
  const second = await first.context().newPage();
  await second.goto('/cameras');
  await signOut(second);
  await expect(first).toHaveURL('/login?from=%2Fdashboard');
  await expect(first.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible();
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

test('a token that cannot be renewed ends the session', async ({ open, shop, browserErrors }) => {
  const buyer = await shop.signUpUser('Buyer');
  const page = await open({
    ...buyer,
    token: expireToken(buyer.token),
    cookie: 'rangefinder.session_token=no',
  });
  browserErrors.expectErrorStatus(401, '/api/auth/token');
  await page.goto('/dashboard');
  await expect(page).toHaveURL('/login?from=%2Fdashboard');
  expect(await storedToken(page)).toBeNull();
});

test('a new item keeps its text and photos if the seller’s session is revoked', async ({
  open,
  shop,
  browserErrors,
}) => {
  const seller = await shop.signUpUser('Seller');
  const page = await open(seller);
  const form = await openAddForm(page, 'cameras');
  const title = `Kept ${uniqueWord()}`;
  await fillProduct(form, title);
  await photosField(form).setInputFiles([await makePhoto(red), await makePhoto(green)]);
  await expectArrived(form, 2);
  await expect(form.getByText('Draft saved')).toBeVisible();
  await revokeSessions(shop, seller, browserErrors);
  await expect(page).toHaveURL(/^.*\/login\?from=%2Fdashboard%2Faddproducts%3Fdraft%3D[\w-]+$/);
  const why = 'Your session has ended. Log in to continue. Your unsent changes are saved on this device.';
  await expect(page.getByText(why)).toBeVisible();
  await fillLogin(page, seller);
  await expect(page).toHaveURL(/\/dashboard\/addproducts\?draft=[\w-]+$/);
  const again = page.getByRole('dialog', { name: 'Add a camera' });
  await expect(again.getByLabel('Title')).toHaveValue(title);
  await expect(again.getByLabel('Sale price')).toHaveValue('310.5');
  await expectArrived(again, 2);
  await sendItem(again);
  const { token } = await shop.signIn(seller);
  const { body } = await shop.call<Listing[]>('GET', '/my/cameras', { bearer: token });
  expect(body.map(({ products, photos }) => [products.title, photos.length])).toEqual([[title, 2]]);
  // The item has been sent, so the form for the next one is empty.
  const next = await openProductForm(page, 'cameras');
  await expect(next.getByLabel('Title')).toHaveValue('');
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
