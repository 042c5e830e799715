import { expect, test, type Page } from '../fixtures.ts';
import { anAccount, type Account } from '../shop.ts';
import { enterPhotoAddress } from '../steps/items.ts';
import { section } from '../steps/session.ts';
import { fillLogin, signOut, signUp } from '../steps/sign-in.ts';
import { dismissToast, goTo, goToDashboardPage, visit } from '../steps/visit.ts';
import { findAccount, mailedLinks } from './emulator.ts';

const fresh = 'fresh paint 77 lantern';
const signInPath = '/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword';

async function openProfile(page: Page, name: string): Promise<Account> {
  const account = anAccount(name);
  await visit(page, '/login');
  await signUp(page, account, 'Buyer');
  await goTo(page, 'Dashboard');
  await goToDashboardPage(page, 'Profile');
  return account;
}

/** Opens the newest link that Firebase would have emailed. */
async function followLink(email: string, requestType: string, more = ''): Promise<void> {
  const link = (await mailedLinks(email)).findLast((each) => each.requestType === requestType);
  const response = await fetch(`${link!.oobLink}${more}`);
  expect(response.status).toBe(200);
}

test('a new name and picture are also stored at Firebase', async ({ page }) => {
  const { email } = await openProfile(page, 'Nora Name');
  const form = section(page, 'Name and photo');
  await form.getByLabel('Display name').fill('Nora Newname');
  await enterPhotoAddress(form, '/demo/lens-50-640.webp');
  await form.getByRole('button', { name: 'Save' }).click();
  await dismissToast(page, 'Profile saved');
  const { origin } = new URL(page.url());
  expect(await findAccount(email)).toMatchObject({
    displayName: 'Nora Newname',
    photoUrl: `${origin}/demo/lens-50-640.webp`,
  });
});

test('the profile shows the login method, name and id of the Firebase account', async ({ page }) => {
  const { email, name } = await openProfile(page, 'Ivo Identity');
  const { localId } = (await findAccount(email))!;
  const identity = section(page, 'Your data');
  await identity.getByText('Your login account').click();
  for (const fact of ['Email and password', name, localId]) await expect(identity).toContainText(fact);
});

test('a forgotten password is reset with a link from Firebase', async ({ page, browserErrors }) => {
  const account = await openProfile(page, 'Fay Forgetful');
  await signOut(page);
  await visit(page, '/forgot-password');
  browserErrors.expectErrorStatus(400, '/identitytoolkit.googleapis.com/v1/accounts:sendOobCode');
  for (const email of [anAccount('Nobody').email, account.email]) {
    await page.getByRole('main').getByLabel('Email').fill(email);
    await page.getByRole('button', { name: 'Email me a link' }).click();
    await expect(page.getByText(`If ${email} has an account`)).toBeVisible();
  }
  await followLink(account.email, 'PASSWORD_RESET', `&newPassword=${encodeURIComponent(fresh)}`);
  await visit(page, '/login');
  await fillLogin(page, { ...account, password: fresh });
  await dismissToast(page, 'Login Success');
});

test('changing the password more than five minutes after the login asks for the current one', async ({
  page,
  browserErrors,
}) => {
  const account = await openProfile(page, 'Petra Password');
  const form = section(page, 'Password');
  browserErrors.expectErrorStatus(400, signInPath);
  await page.clock.setFixedTime(Date.now() + 6 * 60_000);
  await form.getByLabel('New password').fill(fresh);
  await form.getByRole('button', { name: 'Change password' }).click();
  const question = page.getByRole('dialog', { name: 'Confirm it’s you' });
  await question.getByLabel('Password', { exact: true }).fill('not the right one');
  await question.getByRole('button', { name: 'Confirm' }).click();
  await expect(question.getByRole('alert')).toContainText('That’s not your password. Try again.');
  await page.clock.setFixedTime(Date.now());
  await question.getByLabel('Password', { exact: true }).fill(account.password);
  await question.getByRole('button', { name: 'Confirm' }).click();
  await dismissToast(page, 'Password changed');
  await signOut(page);
  await visit(page, '/login');
  await fillLogin(page, { ...account, password: fresh });
  await dismissToast(page, 'Login Success');
});

test('a new address takes effect at Firebase and in the shop when its link is followed', async ({ page }) => {
  const account = await openProfile(page, 'Ada Address');
  const email = anAccount('Ada New').email;
  const form = section(page, 'Email address');
  await form.getByLabel('New email address').fill(email);
  await form.getByRole('button', { name: 'Change address' }).click();
  await dismissToast(page, `Check the inbox of ${email}`);
  const links = await mailedLinks(account.email);
  const link = [...links, ...(await mailedLinks(email))].findLast(
    ({ requestType }) => requestType === 'VERIFY_AND_CHANGE_EMAIL',
  );
  expect((await fetch(link!.oobLink)).status).toBe(200);
  await signOut(page);
  await visit(page, '/login');
  await fillLogin(page, { ...account, email });
  await dismissToast(page, 'Login Success');
  const token = await page.evaluate(() => localStorage.getItem('accessToken'));
  const response = await page.request.get('/api/profile', { headers: { authorization: `bearer ${token}` } });
  expect(await response.json()).toMatchObject({ email, name: account.name });
});

test('the dashboard asks for confirmation until the link from Firebase is followed', async ({ page }) => {
  const { email } = await openProfile(page, 'Vera Verify');
  const banner = page.getByText('Confirm your email address.');
  await expect(banner).toBeVisible();
  await page.getByRole('button', { name: 'Send the link again' }).click();
  await dismissToast(page, 'Link sent');
  await followLink(email, 'VERIFY_EMAIL');
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await expect(banner).toHaveCount(0);
});

test('deleting an account also deletes it at Firebase', async ({ page, browserErrors }) => {
  const account = await openProfile(page, 'Lea Leaving');
  await page.getByRole('button', { name: 'Delete my account' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Delete your account?' });
  // The page may send one more request before it has logged out.
  for (const path of ['/api/events', '/api/profile']) browserErrors.allowErrorStatus(403, path);
  await dialog.getByRole('button', { name: 'Delete my account' }).click();
  await dismissToast(page, 'Account deleted');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible();
  expect(await findAccount(account.email)).toBeUndefined();
});
