import type { Request } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { demoPlaces } from './shop.ts';
import { findViolations } from './steps/accessibility.ts';
import { openFilters, openSearch } from './steps/lists.ts';
import { letReactFinish, visit } from './steps/visit.ts';

const isSuggestRequest = (request: Request): boolean => request.url().endsWith('/api/search/suggest?q=nikn');

test('suggestions that arrive after Escape do not reopen the list', async ({ page }) => {
  const box = await openSearch(page);
  await box.fill('nik');
  const list = page.getByRole('listbox', { name: 'Suggestions' });
  await expect(list).toBeVisible();
  const requested = Promise.withResolvers<void>();
  const released = Promise.withResolvers<void>();
  await page.route(/\/api\/search\/suggest\?q=nikn$/, async (route) => {
    requested.resolve();
    await released.promise;
    await route.continue();
  });
  const over = Promise.race([
    page.waitForEvent('requestfinished', isSuggestRequest),
    page.waitForEvent('requestfailed', isSuggestRequest),
  ]);
  await box.fill('nikn');
  await requested.promise;
  await page.keyboard.press('Escape');
  await expect(list).toBeHidden();
  released.resolve();
  await over;
  await letReactFinish(page);
  await expect(box).toHaveAttribute('aria-expanded', 'false');
  await expect(list).toBeHidden();
});

test('the list of suggestions has no accessibility violations', async ({ page }) => {
  const box = await openSearch(page);
  await box.fill('canon');
  await expect(page.getByRole('option').first()).toBeVisible();
  await page.keyboard.press('ArrowDown');
  expect(await findViolations(page)).toEqual([]);
});

test('a search with too many words uses only the first ones', async ({ page }) => {
  await visit(page, `/search?q=${'nikon+'.repeat(40)}`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Results for “nikon nikon');
  await expect(page.getByRole('article').first()).toBeVisible();
});

test('the mount filter shows how many items match each mount', async ({ page }) => {
  await visit(page, `/lens?${demoPlaces}`);
  await openFilters(page);
  const mount = page.getByRole('group', { name: 'Mount' }).getByRole('checkbox').first();
  const label = await mount.evaluate((box) => (box as HTMLInputElement).labels![0]!.textContent!);
  const count = /(\d+)\D*$/.exec(label)![1]!;
  await mount.check();
  await expect(page).toHaveURL(/\/lens\?mount=[\w+%-]+&place=/);
  await expect(page.getByRole('article')).toHaveCount(Number(count));
});

test('a click accepts a suggestion, and Enter without a selection searches for the typed words', async ({
  page,
}) => {
  const box = await openSearch(page);
  // Filled in one step, because the list would change during the click if the keys were typed one by one.
  await box.fill('d850');
  await page.getByRole('option', { name: /^Nikon D850/ }).click();
  await expect(page).toHaveURL(/\/search\?q=Nikon\+D850$/);
  await expect(page.getByRole('article').filter({ hasText: 'D850' }).first()).toBeVisible();
  const again = await openSearch(page);
  await again.pressSequentially('a7iii');
  await expect(page.getByRole('option').first()).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/search\?q=a7iii$/);
  // Takes the first card, because other tests may also list an A7 III.
  await expect(page.getByRole('article').filter({ hasText: 'A7 III' }).first()).toBeVisible();
});

test('a search without results suggests a correction', async ({ page }) => {
  await visit(page, '/search?q=nikn&max=1');
  await expect(page.getByText('No results for')).toBeVisible();
  await page.getByText('Did you mean').getByRole('link', { name: 'Nikon', exact: true }).click();
  await expect(page).toHaveURL(/\/search\?brand=nikon$/);
  await expect(page.getByRole('article').first()).toBeVisible();
});

test('a word that is being composed is neither looked up nor does it accept a suggestion', async ({
  page,
}) => {
  await page.clock.install();
  const box = await openSearch(page);
  const queries: string[] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname === '/api/search/suggest') queries.push(searchParams.get('q')!);
  });
  const session = await page.context().newCDPSession(page);
  for (const text of ['n', 'に', 'にk', 'にこ']) {
    const end = text.length;
    await session.send('Input.imeSetComposition', { text, selectionStart: end, selectionEnd: end });
    // Longer than the pause after which suggestions are fetched.
    await page.clock.runFor(150);
  }
  expect(queries).toEqual([]);
  await session.send('Input.insertText', { text: 'nik' });
  await expect.poll(() => queries).toEqual(['nik']);
  await expect(page.getByRole('listbox', { name: 'Suggestions' })).toBeVisible();
  await page.keyboard.press('ArrowDown');
  // Safari reports the key that ended a composition after its end.
  await box.dispatchEvent('keydown', { key: 'Enter', keyCode: 229 });
  await expect(page).toHaveURL('/search');
  await expect(box).toHaveAttribute('aria-activedescendant', /./);
});
