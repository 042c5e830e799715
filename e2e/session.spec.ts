import { expect, test } from './fixtures.ts';
import { kinds } from './shop.ts';
import { openBooking, fillBooking, arrangeMeeting, expectText, storedHandovers } from './steps/deals.ts';
import { field, fillLogin, signOut, pressLogOut } from './steps/sign-in.ts';
import { button, main } from './steps/conversation.ts';
import { goTo, visit } from './steps/visit.ts';
import { expireToken, revokeSessions, storedToken } from './steps/session.ts';

test('a login never redirects to another site', async ({ page, shop }) => {
  const buyer = await shop.signUpUser('Buyer');
  for (const from of ['//example.com/', 'https://example.com/', String.raw`/\example.com`]) {
    await visit(page, `/login?from=${encodeURIComponent(from)}`);
    await fillLogin(page, buyer);
    await expect(page).toHaveURL('/');
    await signOut(page);
  }
});

const sellerPages = ['addproducts', 'myproducts', 'sellerorders'];

test('every page of the dashboard asks a visitor to log in', async ({ page, shop }) => {
  const items = await Promise.all(kinds.map(async (kind) => (await shop.createListing(kind)).path));
  const rooms = ['', '/profile', '/addproducts', '/myproducts?state=sold', '/sellerorders', ...items];
  const ofAdmins = ['', '/allseller', '/alladmins', '/allorders?q=a', '/allproducts', '/cameras', '/reports'];
  const all = [...rooms, ...[...ofAdmins, '/audit', '/blogs', '/blogs/new'].map((room) => `/admin${room}`)];
  for (const path of all.map((room) => `/dashboard${room}`)) {
    await page.goto(path);
    await expect(page).toHaveURL(`/login?from=${encodeURIComponent(path)}`);
  }
});

test('admins see the pages for sellers', async ({ open, shop, server }) => {
  const page = await open(await shop.admin(server.stateDir));
  for (const room of sellerPages) {
    await page.goto(`/dashboard/${room}`);
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('You can’t see this page');
    await expect(page).toHaveURL(new RegExp(`/dashboard/${room}$`));
  }
});

test('pages for sellers ask buyers to switch modes, and lead to the dashboard of those who do not', async ({
  open,
  shop,
}) => {
  const page = await open(await shop.signUpUser('Buyer'));
  for (const room of sellerPages) {
    await page.goto(`/dashboard/${room}`);
    const dialog = page.getByRole('alertdialog', { name: 'Switch to selling?' });
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(page).toHaveURL('/dashboard');
    await expect(page.getByRole('heading', { level: 1, name: 'My Orders' })).toBeVisible();
  }
});

test('an expired token is renewed when a page opens', async ({ open, shop }) => {
  const buyer = await shop.signUpUser('Buyer');
  const ended = expireToken(buyer.token);
  const page = await open({ ...buyer, token: ended });
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { level: 1, name: 'My Orders' })).toBeVisible();
  await expect.poll(async () => storedToken(page)).not.toBe(ended);
});

test('a session that ends while a user leaves the dashboard does not lead to the login page', async ({
  open,
  shop,
}) => {
  const page = await open(await shop.signUpUser('Buyer'));
  await visit(page, '/dashboard');
  await expect(page.getByRole('heading', { level: 1, name: 'My Orders' })).toBeVisible();
  const { promise: released, resolve: letThrough } = Promise.withResolvers<void>();
  await page.route(/\.data(\?|$)/, async (route) => {
    await released;
    await route.continue();
  });
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

test('a handover code that is typed offline is sent when its seller logs in again after the session has ended', async ({
  open,
  shop,
  browserErrors,
}) => {
  const { order, thread, seller, code } = await arrangeMeeting(shop);
  const page = await open(seller);
  await visit(page, thread);
  await expect.poll(() => storedHandovers(page)).toHaveLength(1);
  await page.context().setOffline(true);
  browserErrors.expectFailedRequest(`/api/orders/${order}/handover`);
  await main(page).getByLabel('Buyer’s code').fill(code);
  await button(page, 'Complete the deal').click();
  await expect(main(page).getByText(/^The code is correct\./)).toBeVisible();
  await revokeSessions(shop, seller, browserErrors);
  for (const path of ['', '/handover', '/review'])
    browserErrors.allowErrorStatus(401, `/api/orders/${order}${path}`);
  const conversation = thread.replace('/dashboard/messages', '/api/conversations');
  for (const path of [conversation, `${conversation}/messages`, '/api/offers', '/api/figures'])
    browserErrors.allowErrorStatus(401, path);
  await page.context().setOffline(false);
  await expect(page).toHaveURL(`/login?from=${encodeURIComponent(thread)}`);
  await fillLogin(page, seller);
  await expectText(page, 'Deal complete');
});

test('a different user who logs in after a session has ended sees none of the text that was typed', async ({
  open,
  shop,
  browserErrors,
}) => {
  const item = await shop.createListing();
  const buyer = await shop.signUpUser('Buyer');
  const page = await open(buyer);
  await visit(page, item.path);
  await fillBooking(await openBooking(page, item.title));
  await revokeSessions(shop, buyer, browserErrors);
  await page.getByRole('dialog').getByRole('link', { name: 'Log in again' }).click();
  await fillLogin(page, await shop.signUpUser('Buyer', 'Ola Other'));
  const dialog = await openBooking(page, item.title);
  await expect(dialog.getByLabel('Phone')).toHaveValue('');
});

test('a half-typed name is still there after leaving the profile and going back', async ({ open, shop }) => {
  const page = await open(await shop.signUpUser('Buyer', 'Rita Reload'));
  await visit(page, '/dashboard/profile');
  await field(page, 'Display name').fill('Rita Rel');
  await goTo(page, 'Home');
  await expect(page).toHaveURL('/');
  await page.goBack();
  await expect(field(page, 'Display name')).toHaveValue('Rita Rel');
});

test('a login uses the values of fields that were filled in without an event, as password managers do', async ({
  page,
  shop,
}) => {
  const buyer = await shop.signUpUser('Buyer');
  await visit(page, '/login');
  await field(page, 'Email').evaluate((input: HTMLInputElement, value) => (input.value = value), buyer.email);
  await field(page, 'Password').evaluate(
    (input: HTMLInputElement, value) => (input.value = value),
    buyer.password,
  );
  await page.getByRole('main').getByRole('button', { name: 'Log in' }).click();
  await expect(page).toHaveURL('/');
});

test('a double click on Watch watches the item', async ({ open, shop }) => {
  const item = await shop.createListing();
  const buyer = await shop.signUpUser('Buyer');
  const page = await open(buyer);
  await visit(page, item.path);
  const watch = page.getByRole('button', { name: 'Watch', exact: true });
  await watch.dblclick();
  await expect(page.getByRole('button', { name: 'Watching', exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await expect
    .poll(async () => (await shop.call('GET', '/watchlist/ids', { bearer: buyer.token })).body)
    .toEqual([item.id]);
});

test('Log out removes the stored data for handovers from the browser', async ({ open, shop }) => {
  const { thread, seller } = await arrangeMeeting(shop);
  const page = await open(seller);
  await visit(page, thread);
  await expect.poll(() => storedHandovers(page)).not.toEqual([]);
  await pressLogOut(page);
  await expect.poll(() => storedHandovers(page)).toEqual([]);
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
