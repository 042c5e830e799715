import { join } from 'node:path';
import { build, type Rolldown } from 'vite';
import { project } from '#lab/firebase/emulator.ts';
import { expect, test, type Page } from '../fixtures.ts';
import { uniqueWord } from '../shop.ts';
import { signOut } from '../steps/sign-in.ts';
import { dismissToast, goTo, visit } from '../steps/visit.ts';
import { apiKey, emulatorHost, findAccount } from './emulator.ts';
import { stubGoogleScript } from './google-script.ts';

const button = (page: Page) => page.getByRole('button', { name: 'Continue with Google' });
const anAddress = () => `g.${uniqueWord()}@example.com`;

/** Creates a Google account in the emulator's window and signs in with it. */
async function chooseAccount(window: Page, name: string, email: string): Promise<void> {
  await window.getByRole('button', { name: 'Add new account' }).click();
  await window.locator('#email-input').fill(email);
  await window.locator('#display-name-input').fill(name);
  await window.locator('#sign-in').click();
}

async function openGoogleWindow(page: Page): Promise<Page> {
  const opening = page.waitForEvent('popup');
  await button(page).click();
  return opening;
}

test.beforeEach(async ({ context }) => stubGoogleScript(context));

test(
  'a new user signs in with Google, chooses a role once and has a record',
  { tag: ['@1.15', '@7.29'] },
  async ({ page, browserErrors }) => {
    const email = anAddress();
    await visit(page, '/login');
    browserErrors.expectErrorStatus(403, '/api/profile');
    await chooseAccount(await openGoogleWindow(page), 'Gwen Google', email);
    await expect(page.getByRole('heading', { level: 1, name: 'One question left' })).toBeVisible();
    await page.getByRole('radio', { name: 'Seller' }).check();
    await page.getByRole('button', { name: 'Continue', exact: true }).click();
    await dismissToast(page, 'Signup Success');
    await goTo(page, 'Dashboard');
    await expect(page.getByRole('heading', { name: 'Welcome to Seller Dashboard' })).toBeVisible();
    expect(await findAccount(email)).toMatchObject({
      displayName: 'Gwen Google',
      emailVerified: true,
      providerUserInfo: [{ providerId: 'google.com' }],
    });

    await signOut(page);
    await visit(page, '/login?from=%2Fdashboard');
    const again = await openGoogleWindow(page);
    await again.getByText(email).click();
    await dismissToast(page, 'Login Success');
    await expect(page.getByRole('heading', { name: 'Welcome to Seller Dashboard' })).toBeVisible();
  },
);

test('the Google window is 500 by 600 px', async ({ page }) => {
  await visit(page, '/login');
  const opened = await openGoogleWindow(page);
  expect(await opened.evaluate(() => [innerWidth, innerHeight])).toEqual([500, 600]);
  await opened.close();
});

test('a closed Google window shows a message below the form', async ({ page }) => {
  await visit(page, '/login');
  await (await openGoogleWindow(page)).close();
  await expect(page.getByRole('alert')).toContainText('The Google window was closed');
  await expect(button(page)).not.toHaveAttribute('aria-busy');
});

test('a blocked Google window shows a message below the form', async ({ page }) => {
  await visit(page, '/signup');
  await page.evaluate(() => (window.open = () => null));
  await button(page).click();
  await expect(page.getByRole('alert')).toContainText('Your browser blocked the Google window.');
});

test(
  'a Google credential signs a user in and leads to a record at sign-up',
  { tag: '@7.29' },
  async ({ page, browserErrors }) => {
    const made = await build({
      configFile: false,
      logLevel: 'error',
      build: {
        write: false,
        lib: { entry: join(import.meta.dirname, 'credential.ts'), formats: ['iife'], name: 'credential' },
      },
    });
    const [{ output }] = made as [Rolldown.RolldownOutput];
    const email = anAddress();
    await visit(page, '/login');
    await page.evaluate(output[0].code);
    const token = await page.evaluate(([settings, google]) => window.signInByCredential(settings, google), [
      { apiKey, projectId: project, emulator: emulatorHost() },
      { sub: uniqueWord(), email, email_verified: true, name: 'Cora Credential' },
    ] as const);
    browserErrors.expectErrorStatus(403, '/api/profile');
    await page.evaluate(
      async ([path, proof]) => {
        const response = await fetch(path, { headers: { authorization: `bearer ${proof}` } });
        localStorage.setItem('accessToken', ((await response.json()) as { accessToken: string }).accessToken);
      },
      [`/api/jwt?email=${email}`, token] as const,
    );
    await visit(page, '/signup');
    await page.getByRole('radio', { name: 'Buyer' }).check();
    await page.getByRole('button', { name: 'Continue', exact: true }).click();
    await dismissToast(page, 'Signup Success');
    await expect(page.getByRole('banner').getByText('Cora Credential')).toBeAttached();
  },
);
