import { expect, test, type Page } from '../fixtures.ts';
import { anAccount, type Account } from '../shop.ts';
import { chooseRole, fillLogin, fillSignUp, signOut, signUp } from '../steps/sign-in.ts';
import { dismissToast, goTo, visit } from '../steps/visit.ts';
import { changeAccount, emulatorHost, findAccount, makeAccount } from './emulator.ts';

const alert = (page: Page) => page.getByRole('alert');
const signInPath = '/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword';
const signUpPath = '/identitytoolkit.googleapis.com/v1/accounts:signUp';

async function signUpUser(page: Page, name: string): Promise<Account> {
  const account = anAccount(name);
  await visit(page, '/login');
  await signUp(page, account, 'Buyer');
  return account;
}

test('sign-up creates an account at Firebase and a record in the shop', async ({ page }) => {
  const { email, name } = await signUpUser(page, 'Fern Firebase');
  await expect(page.getByRole('banner').getByText(name)).toBeAttached();
  expect(await findAccount(email)).toMatchObject({
    displayName: name,
    emailVerified: false,
    providerUserInfo: [{ providerId: 'password' }],
  });
  const token = await page.evaluate(() => localStorage.getItem('accessToken'));
  const answer = await page.request.get('/api/profile', { headers: { authorization: `bearer ${token}` } });
  expect(await answer.json()).toMatchObject({ email, name, role: 'Buyer' });
});

test('the login page loads Firebase, and its content security policy allows that', async ({ page }) => {
  const code = page.waitForResponse(
    async (response) =>
      /\/assets\/[\w.-]+\.js$/.test(response.url()) && (await response.text()).includes('identitytoolkit'),
  );
  const opened = await page.goto('/login');
  await code;
  const policy = opened!.headers()['content-security-policy'];
  for (const source of [
    'https://identitytoolkit.googleapis.com https://securetoken.googleapis.com',
    "script-src 'self' https://apis.google.com",
    'frame-src https://demo-rangefinder.firebaseapp.com',
  ])
    expect(policy).toContain(source);
});

test('a login opens the requested page, survives a reload, and ends in every tab', async ({ page }) => {
  const account = await signUpUser(page, 'Ida In');
  await signOut(page);
  await page.goto('/dashboard');
  await expect(page).toHaveURL('/login?from=%2Fdashboard');
  await fillLogin(page, account);
  await dismissToast(page, 'Login Success');
  await expect(page.getByRole('heading', { level: 1, name: 'My Orders' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'My Orders' })).toBeVisible();
  const other = await page.context().newPage();
  await visit(other, '/cameras');
  await signOut(page);
  await expect(other.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible();
});

test('the token is renewed by Firebase five minutes before it expires', async ({ page }) => {
  await page.clock.install();
  await signUpUser(page, 'Rena Renewal');
  await goTo(page, 'Dashboard');
  await expect(page.getByText('You haven’t booked anything yet')).toBeVisible();
  const renewed = page.waitForResponse(/\/api\/jwt\?/);
  await page.clock.fastForward('55:01');
  expect((await renewed).status()).toBe(200);
});

test('a wrong password and an unknown email show the same message', async ({ page, browserErrors }) => {
  const { email } = await signUpUser(page, 'Wanda Wrong');
  await signOut(page);
  await visit(page, '/login');
  browserErrors.expectErrorStatus(400, signInPath);
  for (const typed of [email, anAccount('Nobody').email]) {
    await fillLogin(page, { email: typed, password: 'not the right one' });
    await expect(alert(page)).toHaveText('Email and password don’t match. Check both and try again.');
    await expect(page.getByRole('main').getByLabel('Email')).toHaveValue(typed);
    await visit(page, '/login');
  }
});

test('sign-up with a known email shows a message below the form', async ({ page, browserErrors }) => {
  const { email } = await signUpUser(page, 'Twice Twain');
  await signOut(page);
  await visit(page, '/signup');
  browserErrors.expectErrorStatus(400, signUpPath);
  await fillSignUp(page, { ...anAccount('Thief Thorn'), email }, 'Seller');
  await expect(alert(page)).toContainText('There is already an account with this email.');
});

test('a login with an account that was disabled at Firebase is rejected', async ({ page, browserErrors }) => {
  const account = await signUpUser(page, 'Dina Disabled');
  await changeAccount(account.email, { disableUser: true });
  await signOut(page);
  await visit(page, '/login');
  browserErrors.expectErrorStatus(400, signInPath);
  await fillLogin(page, account);
  await expect(alert(page)).toHaveText('This account was closed.');
});

test('a login fails while Firebase is unreachable, and then succeeds', async ({ page, browserErrors }) => {
  const account = await signUpUser(page, 'Nora Network');
  await signOut(page);
  await visit(page, '/login');
  browserErrors.expectFailedRequest(signInPath);
  await page.route(`http://${emulatorHost()}/**`, (route) => route.abort());
  await fillLogin(page, account);
  await expect(alert(page)).toContainText('The server could not be reached.');
  await page.unroute(`http://${emulatorHost()}/**`);
  await page.getByRole('main').getByRole('button', { name: 'Log in' }).click();
  await dismissToast(page, 'Login Success');
});

test('a user without a record chooses a role at the first login', async ({ page, browserErrors }) => {
  const account = anAccount('Elsa Elsewhere');
  await makeAccount({ ...account, displayName: account.name });
  await visit(page, '/login');
  browserErrors.expectErrorStatus(403, '/api/profile');
  await fillLogin(page, account);
  await chooseRole(page, 'Seller');
  await goTo(page, 'Dashboard');
  await expect(page.getByRole('heading', { name: 'Welcome to Seller Dashboard' })).toBeVisible();
});
