import { expect, test } from './fixtures.ts';
import { expireToken, storedToken } from './steps/session.ts';
import { field, fillLogin, signOut } from './steps/sign-in.ts';
import { goTo, visit } from './steps/visit.ts';

test('a login opens the requested page until Log out', { tag: '@main' }, async ({ page, shop }) => {
  // One page of each layout.
  for (const room of ['', '/addproducts', '/myproducts?state=sold', '/admin/allorders?q=a']) {
    const path = `/dashboard${room}`;
    await page.goto(path);
    await expect(page).toHaveURL(`/login?from=${encodeURIComponent(path)}`);
  }
  await visit(page, '/dashboard/profile');
  await expect(page.getByRole('heading', { level: 1, name: 'Login' })).toBeVisible();
  expect(await storedToken(page)).toBeNull();
  const buyer = await shop.signUpUser('Buyer', 'Rita Reload');
  await fillLogin(page, buyer);
  await expect(page).toHaveURL('/dashboard/profile');
  await expect(
    page.getByRole('banner').getByRole('link', { name: 'Rita Reload', exact: true }),
  ).toBeVisible();
  await goTo(page, 'Dashboard');
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('My Orders');
  const token = await storedToken(page);
  const response = await page.request.get('/api/users', { headers: { authorization: `bearer ${token}` } });
  expect(await response.json()).toMatchObject([{ email: buyer.email, role: 'Buyer' }]);
  await page.goto('/dashboard/admin');
  await expect(heading).toHaveText('You can’t see this page');
  await expect(page.getByText('This page is for admins only.')).toBeVisible();
  await signOut(page);
  expect(await storedToken(page)).toBeNull();
  // A login page that leads back here would be wrong, because the next user may not be allowed to open this page.
  await expect(page).toHaveURL('/');
});

test('a token is renewed after it has expired, and before that', async ({ open, shop }) => {
  const buyer = await shop.signUpUser('Buyer');
  const ended = expireToken(buyer.token);
  const page = await open({ ...buyer, token: ended });
  await page.clock.install();
  await page.goto('/dashboard');
  await expect(page.getByText('You haven’t booked anything yet')).toBeVisible();
  await expect.poll(async () => storedToken(page)).not.toBe(ended);
  const renewed = page.waitForResponse(/\/api\/jwt\?/);
  // Five minutes before the new token expires.
  await page.clock.fastForward('55:01');
  expect((await renewed).status()).toBe(200);
});

test('pages for sellers ask buyers to switch, or lead to their dashboard', async ({ open, shop }) => {
  const page = await open(await shop.signUpUser('Buyer'));
  for (const room of ['addproducts', 'myproducts', 'sellerorders']) {
    await page.goto(`/dashboard/${room}`);
    const dialog = page.getByRole('alertdialog', { name: 'Switch to selling?' });
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(page).toHaveURL('/dashboard');
    await expect(page.getByRole('heading', { level: 1, name: 'My Orders' })).toBeVisible();
  }
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

test('a login uses values that a password manager filled in without an event', async ({ page, shop }) => {
  const { email, password } = await shop.signUpUser('Buyer');
  await visit(page, '/login');
  for (const [label, text] of [
    ['Email', email],
    ['Password', password],
  ] as const)
    await field(page, label).evaluate((input: HTMLInputElement, value) => (input.value = value), text);
  await page.getByRole('main').getByRole('button', { name: 'Log in' }).click();
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
