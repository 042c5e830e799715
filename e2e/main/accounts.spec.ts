import { expect, test } from '#e2e/fixtures.ts';
import { anAccount } from '#e2e/shop.ts';
import { field, fillLogin, fillSignUp } from '#e2e/steps/sign-in.ts';
import { dismissToast, visit, waitForHydration } from '#e2e/steps/visit.ts';

test('sign-up shows an error at each field that is missing or invalid', async ({ page }) => {
  await visit(page, '/signup');
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
  await expect(page).toHaveURL('/signup');
});

test('sign-up as a buyer logs in and leads to the home page', async ({ page }) => {
  await visit(page, '/signup');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sign up');
  const link = page.getByRole('main').getByRole('link', { name: 'Login', exact: true });
  await expect(link).toHaveAttribute('href', '/login');
  for (const label of ['Name', 'Email', 'Password'])
    await expect(field(page, label)).toHaveAttribute('required');
  const { promise: released, resolve: letThrough } = Promise.withResolvers<void>();
  await page.route('**/api/auth/sign-up/email', async (route) => {
    await released;
    await route.continue();
  });
  await fillSignUp(page, anAccount('Bob Begins'), 'Buyer');
  await expect(page.getByRole('button', { name: 'Sign up' })).toHaveAttribute('aria-busy', 'true');
  await expect(field(page, 'Name')).toHaveValue('Bob Begins');
  letThrough();
  await dismissToast(page, 'Signup Success');
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Bob Begins', exact: true })).toBeVisible();
});

test('a message about a failed login stays below the form until the form is submitted empty', async ({
  page,
  shop,
  browserErrors,
}) => {
  const { email } = await shop.signUpUser('Buyer');
  await visit(page, '/login');
  browserErrors.expectErrorStatus(401, '/api/auth/sign-in/email');
  await fillLogin(page, { email, password: 'not the one it is' });
  const failure = page.getByRole('alert');
  await expect(failure).toBeVisible();
  const button = (await page.getByRole('main').getByRole('button', { name: 'Log in' }).boundingBox())!;
  expect((await failure.boundingBox())!.y).toBeGreaterThanOrEqual(button.y + button.height);
  await fillLogin(page, { email: '', password: '' });
  await expect(page.getByRole('main').getByLabel('Email')).toHaveAccessibleDescription(/is required/);
  await expect(failure).toHaveCount(0);
});

test('text that is typed into the login form before hydration is kept', async ({ page }) => {
  const wake = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await wake.promise;
    await route.continue();
  });
  await page.goto('/login', { waitUntil: 'commit' });
  await field(page, 'Email').fill('early@example.com');
  await field(page, 'Password').fill('plum lantern');
  wake.resolve();
  await waitForHydration(page);
  await page.getByRole('button', { name: 'Show password' }).click();
  await expect(field(page, 'Password')).toHaveAttribute('type', 'text');
  await expect(field(page, 'Password')).toHaveValue('plum lantern');
  await expect(field(page, 'Email')).toHaveValue('early@example.com');
});
