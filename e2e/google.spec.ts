import { startGoogle, type Google, type GoogleAccount } from '../test/google.ts';
import { expect, test as base, type Page } from './fixtures.ts';
import { serverTimeoutMs, startServer } from './server.ts';
import { uniqueWord } from './shop.ts';
import { findMail, linkIn } from './steps/mail.ts';
import { endConfirmation } from './steps/session.ts';
import { chooseRole, fillLogin, signOut } from './steps/sign-in.ts';
import { dismissToast, goTo, visit, waitForHydration } from './steps/visit.ts';

/** A shop and an identity provider that are used only by these tests. */
const test = base.extend<object, { google: Google; server: { url: string; stateDir: string } }>({
  google: [
    async ({}, use) => {
      const google = await startGoogle();
      await use(google);
      await google.close();
    },
    { scope: 'worker' },
  ],
  server: [
    async ({ google }, use) => {
      const server = await startServer({ ...google.settings, DEMO: '0' });
      await use(server);
      await server.stop();
    },
    { scope: 'worker', timeout: serverTimeoutMs },
  ],
});
test.describe.configure({ mode: 'serial' });

const button = (page: Page) => page.getByRole('button', { name: 'Continue with Google' });

function aGoogleAccount(name: string): GoogleAccount & { name: string } {
  const word = uniqueWord();
  return { sub: `sub-${word}`, email: `g.${word}@example.com`, email_verified: true, name };
}

test('a new user signs up with Google and chooses a role once', async ({ page, google, browserErrors }) => {
  const account = aGoogleAccount('Gwen Google');
  google.become(account);
  await visit(page, '/login');
  browserErrors.expectErrorStatus(403, '/api/profile');
  await button(page).click();
  await chooseRole(page, 'Seller');
  await goTo(page, 'Dashboard');
  await expect(page.getByRole('heading', { name: 'Welcome to Seller Dashboard' })).toBeVisible();
  await expect(
    page.getByRole('banner').getByRole('link', { name: 'Gwen Google', exact: true }),
  ).toBeVisible();
  expect(page.context().pages()).toHaveLength(1);

  await signOut(page);
  await visit(page, '/login?from=%2Fdashboard');
  await button(page).click();
  await dismissToast(page, 'Login Success');
  await expect(page).toHaveURL('/dashboard');
  await expect(page.getByRole('heading', { name: 'Welcome to Seller Dashboard' })).toBeVisible();
});

test('the login page shows a message if Google refuses the login', async ({ page, google }) => {
  google.server.service.once('beforeAuthorizeRedirect', ({ url }) => {
    url.searchParams.delete('code');
    url.searchParams.set('error', 'access_denied');
  });
  await visit(page, '/login');
  await button(page).click();
  await expect(page.getByRole('alert')).toContainText('The Google login was canceled.');
  expect(page.context().pages()).toHaveLength(1);
});

test('no page loads Firebase if the shop does not use it', async ({ page, google, browserErrors }) => {
  const fetched = new Set<string>();
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') fetched.add(response.url());
  });
  google.become(aGoogleAccount('Gus Google'));
  for (const path of ['/', '/cameras', '/signup', '/login']) await visit(page, path);
  browserErrors.expectErrorStatus(403, '/api/profile');
  await button(page).click();
  await chooseRole(page, 'Buyer');
  await goTo(page, 'Dashboard');
  await expect(page.getByRole('heading', { level: 1, name: 'My Orders' })).toBeVisible();
  // Fetched again, because a browser drops the bodies of pages that it has left.
  const scripts = await Promise.all(
    [...fetched].map(async (url) => [url, await (await page.request.get(url)).text()] as const),
  );
  expect(scripts.length).toBeGreaterThan(5);
  const carry = scripts.filter(
    ([url, code]) => /firebase/.test(url) || /identitytoolkit|@firebase/.test(code),
  );
  expect(carry.map(([url]) => url)).toEqual([]);
  const answer = await page.goto('/login');
  expect(answer!.headers()['content-security-policy']).not.toMatch(/google|firebase|frame-src/);
});

test('the last page of the Google window explains itself if it is opened directly', async ({ page }) => {
  await visit(page, '/login/google');
  await expect(page.getByText('This window closes automatically.')).toBeVisible();
});

test('Google can be removed once there is a password', async ({ page, google, server, browserErrors }) => {
  const account = aGoogleAccount('Gail Google');
  google.become(account);
  await visit(page, '/login');
  browserErrors.expectErrorStatus(403, '/api/profile');
  await button(page).click();
  await chooseRole(page, 'Buyer');
  await visit(page, '/dashboard/profile');
  const linked = page.getByRole('region', { name: 'Login without a password' });
  await expect(linked.getByText(/^Google, since /)).toBeVisible();
  await expect(linked.getByText('This is your only way to log in.')).toBeVisible();
  await expect(linked.getByRole('button')).toHaveCount(0);

  endConfirmation(server.stateDir, account);
  browserErrors.expectErrorStatus(403, '/api/profile/export');
  await page.getByRole('button', { name: 'Download my data' }).click();
  const question = page.getByRole('dialog', { name: 'Confirm it’s you' });
  google.become(aGoogleAccount('Another Google'));
  await question.getByRole('button', { name: 'Continue with Google' }).click();
  await expect(question.getByRole('alert')).toContainText('That’s a different account');
  google.become(account);
  const download = page.waitForEvent('download');
  await question.getByRole('button', { name: 'Continue with Google' }).click();
  await download;
  await page.getByRole('button', { name: 'Email me a link' }).click();
  await dismissToast(page, 'Link sent');
  await signOut(page);
  await page.goto(
    linkIn(await findMail(server.stateDir, account.email, 'Set a new password'), 'reset-password'),
  );
  await waitForHydration(page);
  const password = 'fresh paint 77 lantern';
  await page.getByLabel('New password', { exact: true }).fill(password);
  await expect(page.getByLabel('Also disconnect other logins, such as Google')).not.toBeChecked();
  await page.getByRole('button', { name: 'Set new password' }).click();
  await expect(page.getByText('Your new password is set.')).toBeVisible();
  await visit(page, '/login');
  await button(page).click();
  await dismissToast(page, 'Login Success');
  await visit(page, '/dashboard/profile');
  // Removing Google ends all tokens, and this browser gets a new one.
  for (const path of ['/api/events', '/api/profile']) browserErrors.allowErrorStatus(401, path);
  await linked.getByRole('button', { name: 'Disconnect Google' }).click();
  await dismissToast(page, 'Google disconnected');
  await expect(linked).toHaveCount(0);
  await signOut(page);
  await visit(page, '/login');
  await fillLogin(page, { email: account.email, password });
  await dismissToast(page, 'Login Success');
});
