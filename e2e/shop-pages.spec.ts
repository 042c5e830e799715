import { expect, test, type Page } from './fixtures.ts';
import { dismissToast } from './steps/visit.ts';

const pagesPath = '/dashboard/admin/shop/pages';
const text = (page: Page) => page.getByLabel('Text', { exact: true });
const save = async (page: Page) => page.getByRole('button', { name: 'Save', exact: true }).click();

test('a page is changed by two admins and then restored', async ({ open, shop, server, browserErrors }) => {
  const admin = await shop.admin(server.stateDir);
  const [first, second] = [await open(admin), await open(admin)];
  await first.goto(pagesPath);
  await first.getByRole('main').getByRole('link', { name: 'Meeting safely' }).click();
  await expect(text(first)).toHaveValue(/^# Meeting safely\n/);
  const original = await text(first).inputValue();

  await second.goto(`${pagesPath}/safety`);
  await text(second).fill('# Theirs\n\nMeet at the library.');
  await save(second);
  await dismissToast(second, 'Saved successfully');

  const ours = '# Meeting well\n\nMeet <b>us</b> at [the café](javascript:alert(1)).';
  await text(first).fill(ours);
  browserErrors.expectErrorStatus(409, '/api/shop/pages/safety');
  await save(first);
  await expect(first.getByRole('alert')).toContainText('This was changed in the meantime');
  await expect(first.getByRole('definition')).toHaveText('# Theirs\n\nMeet at the library.');
  await expect(text(first)).toHaveValue(ours);
  await save(first);
  await dismissToast(first, 'Saved successfully');
  await first.getByRole('link', { name: 'View', exact: true }).click();
  await expect(first.getByRole('heading', { level: 1, name: 'Meeting well' })).toBeVisible();
  const main = first.getByRole('main');
  await expect(main).toContainText('Meet <b>us</b> at [the café](javascript:alert(1)).');
  await expect(main).toContainText('Changed on');

  await first.goBack();
  await text(first).fill('Not saved');
  await first.getByRole('link', { name: 'All pages' }).click();
  await first
    .getByRole('alertdialog', { name: /without saving/ })
    .getByRole('button', { name: 'Stay' })
    .click();
  await first.getByRole('button', { name: 'Restore the original' }).click();
  await first.getByRole('alertdialog').getByRole('button', { name: 'Restore' }).click();
  await dismissToast(first, 'Restored');
  await expect(text(first)).toHaveValue(original);
  await first.getByRole('link', { name: 'All pages' }).click();
  await expect(main.getByRole('listitem').filter({ hasText: 'Meeting safely' })).toContainText(
    'Original text',
  );
});
