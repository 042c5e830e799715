import { expect, test } from './fixtures.ts';
import type { Listing } from './shop.ts';
import { beginBooking, meeting, openBooking, seeRequested, sendBooking } from './steps/deals.ts';
import { openProductForm, makePhoto } from './steps/items.ts';
import { beginItem, expectArrived, field, green, red, sendItem } from './steps/photos.ts';
import { revokeSessions, storedToken, expireToken } from './steps/session.ts';
import { fillLogin } from './steps/sign-in.ts';
import { visit, goTo, holdCall } from './steps/visit.ts';

test('a booking survives the end of a session', { tag: '@main' }, async ({ open, shop, browserErrors }) => {
  const { item, buyer, page, dialog } = await beginBooking({ open, shop });
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

test('a new item survives the end of its seller’s session', async ({ open, shop, browserErrors }) => {
  const { seller, page, form, title } = await beginItem({ open, shop });
  await field(form).setInputFiles([await makePhoto(red), await makePhoto(green)]);
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

test(
  'an offer survives an ended session, its button stays in reach, and a blocked buyer sees no action',
  { tag: '@mobile' },
  async ({ open, shop, browserErrors }) => {
    const item = await shop.createListing('cameras', { offers: true });
    const buyer = await shop.signUpUser('Buyer');
    const { body } = await shop.call<{ _id: string }>('GET', '/profile', { bearer: buyer.token });
    const page = await open(buyer);
    await visit(page, item.path);
    const main = page.getByRole('main');
    const actions = [
      main.getByRole('button', { name: 'Book Now' }),
      main.getByRole('button', { name: 'Make an offer' }),
    ];
    await expect(main.getByRole('button', { name: 'Watch', exact: true })).toBeInViewport({ ratio: 1 });
    for (const place of ['Description', 'Similar items']) {
      await main.getByRole('heading', { name: place }).scrollIntoViewIfNeeded();
      for (const action of actions) await expect(action).toBeInViewport({ ratio: 1 });
    }
    await actions[1]!.click();
    const dialog = page.getByRole('dialog', { name: 'Make an offer' });
    await dialog.getByLabel('Your offer').fill('287');
    await revokeSessions(shop, buyer, browserErrors);
    await dialog.getByRole('link', { name: 'Log in again' }).click();
    await fillLogin(page, buyer);
    await expect(dialog.getByLabel('Your offer')).toHaveValue('287');
    await dialog.getByRole('button', { name: 'Cancel' }).click();

    await shop.call('PUT', `/blocks/${body._id}`, { bearer: item.seller.token, body: {} });
    await visit(page, item.path);
    await expect(main.getByText('This seller isn’t available to you.')).toBeInViewport({ ratio: 1 });
    for (const action of actions) await expect(action).toHaveCount(0);
    await expect(main.getByText('Ask the seller')).toHaveCount(0);
  },
);

test('the next user sees nothing typed before a session ended', async ({ open, shop, browserErrors }) => {
  const { item, buyer, page } = await beginBooking({ open, shop });
  await revokeSessions(shop, buyer, browserErrors);
  await page.getByRole('dialog').getByRole('link', { name: 'Log in again' }).click();
  await fillLogin(page, await shop.signUpUser('Buyer', 'Ola Other'));
  const dialog = await openBooking(page, item.title);
  await expect(dialog.getByLabel('Phone')).toHaveValue('');
});

test('a session that ends while a user leaves the dashboard asks for no login', async ({ open, shop }) => {
  const page = await open(await shop.signUpUser('Buyer'));
  await visit(page, '/dashboard');
  await expect(page.getByRole('heading', { level: 1, name: 'My Orders' })).toBeVisible();
  const letThrough = await holdCall(page, /\.data(\?|$)/);
  await goTo(page, 'Home');
  await expect(page.getByRole('progressbar', { name: 'Loading' })).toBeAttached();
  // Simulates a logout in another tab.
  await page.evaluate(() => {
    localStorage.clear();
    dispatchEvent(new StorageEvent('storage', { key: null }));
  });
  await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeAttached();
  letThrough();
  await expect(page).toHaveURL('/');
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
