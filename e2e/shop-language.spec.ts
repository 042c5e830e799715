import { shopSettingsTexts as german } from '#src/texts/de/shop-settings.ts';
import { shopSettingsTexts as english } from '#src/texts/shop-settings.ts';
import { expect, test as base } from './fixtures.ts';
import { serverTimeoutMs, startServer } from './server.ts';
import { makeAdmin } from './steps/sign-in.ts';
import { seeToast, visit } from './steps/visit.ts';

/** A shop of its own, because a change of the language affects all pages. */
const test = base.extend<object, { server: { url: string; stateDir: string } }>({
  server: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the wanted fixtures from the pattern
    async ({}, use) => {
      // Without LOCALE, which would fix the language.
      const server = await startServer({ DEMO: '0', LOCALE: '' });
      await use(server);
      await server.stop();
    },
    { scope: 'worker', timeout: serverTimeoutMs },
  ],
});

test('a new language in the settings opens the page in that language', async ({ open, shop, server }) => {
  const admin = await makeAdmin(shop, server.stateDir, await shop.signUpUser('Buyer', 'Ann Ames'));
  const page = await open(admin);
  await visit(page, '/dashboard/admin/shop');
  const { general: before, save } = english;
  const { general: after } = german;
  const zone = page.getByRole('combobox', { name: before.timeZone });
  await expect(zone.locator('option[value="Europe/Berlin"]')).toHaveText(
    'Europe/Berlin (Central European Time)',
  );
  await page.getByRole('textbox', { name: before.tagline }).fill('Gebraucht, geprüft');
  await page.getByRole('combobox', { name: before.language }).selectOption('de');
  await page.getByRole('button', { name: save, exact: true }).click();

  await seeToast(page, german.saved);
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await expect(page.getByRole('combobox', { name: after.language })).toHaveValue('de');
  await expect(page.getByRole('textbox', { name: after.tagline })).toHaveValue('Gebraucht, geprüft');
  await expect(
    page.getByRole('combobox', { name: after.timeZone }).locator('option[value="Europe/Berlin"]'),
  ).toHaveText('Europe/Berlin (Mitteleuropäische Zeit)');
  const zones = await page
    .getByRole('combobox', { name: after.timeZone })
    .locator('option')
    .evaluateAll((all) => all.map((each) => each.getAttribute('value')));
  expect(zones.indexOf('America/Adak')).toBeLessThan(zones.indexOf('UTC'));

  // The toast belongs to the change, not to the page.
  await page.reload();
  await expect(page.getByRole('combobox', { name: after.language })).toHaveValue('de');
  await expect(page.getByRole('status').filter({ hasText: german.saved })).toHaveCount(0);
});
