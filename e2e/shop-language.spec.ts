import { shopSettingsTexts as translated } from '#src/texts/de/shop-settings.ts';
import { shopSettingsTexts as english } from '#src/texts/shop-settings.ts';
import { expect, testWith } from './fixtures.ts';
import { makeAdmin } from './steps/sign-in.ts';
import { seeToast, visit } from './steps/visit.ts';

const german = translated as typeof english;

// A change of the language affects all pages. LOCALE would fix the language.
const test = testWith({ LOCALE: '' });

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
