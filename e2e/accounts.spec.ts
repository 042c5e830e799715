import { expect, test } from './fixtures.ts';
import { anAccount } from './shop.ts';
import { field, fillLogin, fillSignUp } from './steps/sign-in.ts';
import { dismissToast, holdCall, holdScripts, visit, waitForHydration } from './steps/visit.ts';

test('sign-up shows errors at its fields, then logs in', { tag: '@main' }, async ({ page }) => {
  await visit(page, '/signup');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sign up');
  const link = page.getByRole('main').getByRole('link', { name: 'Login', exact: true });
  await expect(link).toHaveAttribute('href', '/login');
  for (const label of ['Name', 'Email', 'Password'])
    await expect(field(page, label)).toHaveAttribute('required');
  await page.getByRole('button', { name: 'Sign up' }).click();
  await expect(field(page, 'Name')).toHaveAccessibleDescription('Name is required.');
  await expect(field(page, 'Name')).toBeFocused();
  await expect(field(page, 'Email')).toHaveAccessibleDescription('Email is required.');
  await expect(page.getByRole('group', { name: 'I am a' })).toContainText('Choose one.');
  await expect(field(page, 'Password')).toHaveAccessibleDescription(/Password is required\.$/);
  await field(page, 'Email').fill('nobody');
  await expect(field(page, 'Email')).toHaveAccessibleDescription('Email must be a valid email address.');
  await field(page, 'Password').fill('short');
  await expect(field(page, 'Password')).toHaveAccessibleDescription(
    /Password must have at least 8 characters\.$/,
  );
  const letThrough = await holdCall(page, '**/api/auth/sign-up/email');
  await fillSignUp(page, anAccount('Bob Begins'), 'Buyer');
  await expect(page.getByRole('button', { name: 'Sign up' })).toHaveAttribute('aria-busy', 'true');
  await expect(field(page, 'Name')).toHaveValue('Bob Begins');
  letThrough();
  await dismissToast(page, 'Signup Success');
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Bob Begins', exact: true })).toBeVisible();
});

test('text that is typed into the login before hydration is kept', { tag: '@main' }, async ({ page }) => {
  const wake = await holdScripts(page);
  await page.goto('/login', { waitUntil: 'commit' });
  await field(page, 'Email').fill('early@example.com');
  await field(page, 'Password').fill('plum lantern');
  wake();
  await waitForHydration(page);
  await page.getByRole('button', { name: 'Show password' }).click();
  await expect(field(page, 'Password')).toHaveAttribute('type', 'text');
  await expect(field(page, 'Password')).toHaveValue('plum lantern');
  await expect(field(page, 'Email')).toHaveValue('early@example.com');
  await page.getByRole('button', { name: 'Hide password' }).click();
  await expect(field(page, 'Password')).toHaveAttribute('type', 'password');
});

test('sign-up rejects a common password and a known address', async ({ page, shop, browserErrors }) => {
  const { email } = await shop.signUpUser('Buyer');
  await visit(page, '/signup');
  browserErrors.expectErrorStatus(422, '/api/auth/sign-up/email');
  browserErrors.expectErrorStatus(409, '/api/auth/sign-up/email');
  const account = { ...anAccount('Twice Twain'), password: 'password123' };
  await fillSignUp(page, account, 'Seller');
  await expect(field(page, 'Password')).toHaveAccessibleDescription(/is too common/);
  await expect(field(page, 'Name')).toHaveValue(account.name);
  await fillSignUp(page, { ...anAccount('Twice Twain'), email }, 'Seller');
  const failure = page.getByRole('alert');
  await expect(failure).toHaveText('There is already an account with this email. Log in instead?');
  const button = (await page.getByRole('button', { name: 'Sign up' }).boundingBox())!;
  expect((await failure.boundingBox())!.y).toBeGreaterThanOrEqual(button.y + button.height);
  await expect(page).toHaveURL('/signup');
});

test('a failed login shows a message until the form is sent again', async ({ page, shop, browserErrors }) => {
  const buyer = await shop.signUpUser('Buyer');
  await visit(page, '/login');
  browserErrors.expectErrorStatus(401, '/api/auth/sign-in/email');
  await fillLogin(page, { email: buyer.email, password: 'not the right one' });
  const failure = page.getByRole('alert');
  await expect(failure).toHaveText('Email and password don’t match. Check both and try again.');
  const button = page.getByRole('main').getByRole('button', { name: 'Log in' });
  const box = (await button.boundingBox())!;
  expect((await failure.boundingBox())!.y).toBeGreaterThanOrEqual(box.y + box.height);
  await fillLogin(page, { email: '', password: '' });
  await expect(failure).toHaveCount(0);
  for (const label of ['Email', 'Password']) {
    await expect(field(page, label)).toHaveAttribute('required');
    await expect(field(page, label)).toHaveAccessibleDescription(`${label} is required.`);
  }
  const letThrough = await holdCall(page, '**/api/auth/sign-in/email');
  await fillLogin(page, buyer);
  await expect(button).toHaveAttribute('aria-busy', 'true');
  await expect(field(page, 'Email')).toHaveValue(buyer.email);
  letThrough();
  await dismissToast(page, 'Login Success');
  await expect(page).toHaveURL('/');
});

test('a login that did not reach the server can be repeated', async ({ page, shop, browserErrors }) => {
  const buyer = await shop.signUpUser('Buyer');
  await visit(page, '/login');
  browserErrors.expectFailedRequest('/api/auth/sign-in/email');
  browserErrors.allowFailedRequest('/api/auth/passkey/options');
  await page.route('**/api/auth/**', (route) => route.abort());
  await fillLogin(page, buyer);
  await expect(page.getByRole('alert')).toContainText('The server could not be reached.');
  await page.unroute('**/api/auth/**');
  await page.getByRole('main').getByRole('button', { name: 'Log in' }).click();
  await dismissToast(page, 'Login Success');
  await expect(page).toHaveURL('/');
});

test('a user whose account has no record is asked for a role', async ({ page, shop, browserErrors }) => {
  const account = await shop.register(anAccount('Hal Halfway'));
  await visit(page, '/login');
  browserErrors.expectErrorStatus(403, '/api/profile');
  await fillLogin(page, account);
  await expect(page.getByRole('heading', { level: 1, name: 'One question left' })).toBeVisible();
  await page.goto('/dashboard/profile');
  await expect(page).toHaveURL('/signup?from=%2Fdashboard%2Fprofile');
  await expect(page.getByRole('heading', { level: 1, name: 'One question left' })).toBeVisible();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('group', { name: 'I am a' })).toContainText('Choose one.');
  await page.getByRole('radio', { name: 'Seller' }).check();
  await page.getByRole('button', { name: 'Continue' }).click();
  await dismissToast(page, 'Signup Success');
  await expect(page).toHaveURL('/dashboard/profile');
  const { body } = await shop.call('GET', '/profile', { bearer: account.token });
  expect(body).toMatchObject({ name: 'Hal Halfway', email: account.email, role: 'Seller' });
});
