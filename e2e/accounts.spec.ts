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
