import { expect, test } from './fixtures.ts';
import { anAccount } from './shop.ts';
import { field, fillLogin, fillSignUp } from './steps/sign-in.ts';
import { dismissToast, visit } from './steps/visit.ts';

const noMatch = 'Email and password don’t match. Check both and try again.';

test('sign-up rejects a common password with an error at the field', async ({ page, browserErrors }) => {
  await visit(page, '/signup');
  browserErrors.expectErrorStatus(422, '/api/auth/sign-up/email');
  const account = { ...anAccount('Paula Password'), password: 'password123' };
  await fillSignUp(page, account, 'Buyer');
  await expect(field(page, 'Password')).toHaveAccessibleDescription(/is too common/);
  await expect(field(page, 'Name')).toHaveValue(account.name);
});

test('Forgot password keeps the email that was typed on the login page', async ({ page }) => {
  await visit(page, '/login');
  await page.getByRole('main').getByLabel('Email').fill('typed@example.com');
  await page.getByRole('link', { name: 'Forgot' }).click();
  await expect(page.getByRole('main').getByLabel('Email')).toHaveValue('typed@example.com');
});

test('a wrong password and an unknown email show the same message', async ({ page, shop, browserErrors }) => {
  const { email } = await shop.signUpUser('Buyer');
  await visit(page, '/login');
  browserErrors.expectErrorStatus(401, '/api/auth/sign-in/email');
  await fillLogin(page, { email, password: 'not the right one' });
  await expect(page.getByRole('alert')).toHaveText(noMatch);
  await expect(field(page, 'Email')).toHaveValue(email);
  await visit(page, '/login');
  await fillLogin(page, { email: anAccount('Nobody').email, password: 'not the right one' });
  await expect(page.getByRole('alert')).toHaveText(noMatch);
});

test('a login shows an error while the server is unreachable, and succeeds on the next try', async ({
  page,
  shop,
  browserErrors,
}) => {
  const buyer = await shop.signUpUser('Buyer');
  await visit(page, '/login');
  browserErrors.expectFailedRequest('/api/auth/sign-in/email');
  await page.route('**/api/auth/**', (route) => route.abort());
  await fillLogin(page, buyer);
  await expect(page.getByRole('alert')).toContainText('The server could not be reached.');
  await page.unroute('**/api/auth/**');
  await page.getByRole('main').getByRole('button', { name: 'Log in' }).click();
  await dismissToast(page, 'Login Success');
  await expect(page).toHaveURL('/');
});

test('sign-up with a known email shows a message below the form', async ({ page, shop, browserErrors }) => {
  const { email } = await shop.signUpUser('Buyer');
  await visit(page, '/signup');
  browserErrors.expectErrorStatus(409, '/api/auth/sign-up/email');
  const account = { ...anAccount('Twice Twain'), email };
  await fillSignUp(page, account, 'Seller');
  const failure = page.getByRole('alert');
  await expect(failure).toHaveText('There is already an account with this email. Log in instead?');
  const button = (await page.getByRole('button', { name: 'Sign up' }).boundingBox())!;
  expect((await failure.boundingBox())!.y).toBeGreaterThanOrEqual(button.y + button.height);
  await expect(field(page, 'Name')).toHaveValue(account.name);
  await expect(page).toHaveURL('/signup');
});

test('sign-up as a seller leads to the dashboard', async ({ page }) => {
  await visit(page, '/signup');
  await fillSignUp(page, anAccount('Sela Begins'), 'Seller');
  await expect(page).toHaveURL('/dashboard');
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome to Seller Dashboard' })).toBeVisible();
});

test('the login form requires both fields, links to sign-up, and shows that it is busy while it is being sent', async ({
  page,
  shop,
}) => {
  await visit(page, '/login');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Login');
  const button = page.getByRole('main').getByRole('button', { name: 'Log in' });
  await button.click();
  for (const label of ['Email', 'Password']) {
    await expect(field(page, label)).toHaveAttribute('required');
    await expect(field(page, label)).toHaveAccessibleDescription(`${label} is required.`);
  }
  const link = page.getByRole('main').getByRole('link', { name: 'Sign up', exact: true });
  await expect(link).toHaveAttribute('href', '/signup');
  const { promise: released, resolve: letThrough } = Promise.withResolvers<void>();
  await page.route('**/api/auth/sign-in/email', async (route) => {
    await released;
    await route.continue();
  });
  const buyer = await shop.signUpUser('Buyer');
  await fillLogin(page, buyer);
  await expect(button).toHaveAttribute('aria-busy', 'true');
  await expect(field(page, 'Email')).toHaveValue(buyer.email);
  await expect(page).toHaveURL('/login');
  letThrough();
  await dismissToast(page, 'Login Success');
  await expect(page).toHaveURL('/');
});

test('the password is hidden until Show password is clicked', async ({ page }) => {
  for (const path of ['/login', '/signup']) {
    await visit(page, path);
    const password = field(page, 'Password');
    await password.fill('plum lantern');
    await expect(password).toHaveAttribute('type', 'password');
    await page.getByRole('button', { name: 'Show password' }).click();
    await expect(password).toHaveAttribute('type', 'text');
    await page.getByRole('button', { name: 'Hide password' }).click();
    await expect(password).toHaveAttribute('type', 'password');
    await expect(password).toHaveValue('plum lantern');
  }
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
