import type { Locator, Page, Request } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { demoPlaces } from './shop.ts';
import { findViolations } from './steps/accessibility.ts';
import { holdCall, letReactFinish, visit } from './steps/visit.ts';

async function openSearch(page: Page): Promise<Locator> {
  await visit(page, '/search');
  const field = page.getByRole('searchbox', { name: 'Find cameras, lenses and accessories' });
  await field.focus();
  // Once the script for suggestions has loaded, the field is a combobox.
  const box = page.getByRole('combobox', { name: 'Find cameras, lenses and accessories' });
  await expect(box).toBeFocused();
  return box;
}

test('arrow keys, Enter and Escape work in the suggestions', { tag: '@main' }, async ({ page }) => {
  const box = await openSearch(page);
  await expect(box).toHaveAttribute('aria-expanded', 'false');
  await box.pressSequentially('nikn');
  const list = page.getByRole('listbox', { name: 'Suggestions' });
  const first = list.getByRole('option').first();
  await expect(first).toHaveText(/^Nikon\s*Brand$/);
  await expect(box).toHaveAttribute('aria-expanded', 'true');
  await expect(page.getByText(/^\d+ suggestions?$/)).toBeAttached();

  await page.keyboard.press('Escape');
  await expect(list).toBeHidden();
  await expect(box).toHaveValue('nikn');
  await page.keyboard.press('ArrowDown');
  await expect(first).toHaveAttribute('aria-selected', 'true');
  expect(await findViolations(page)).toEqual([]);
  await expect(box).toHaveAttribute('aria-activedescendant', (await first.getAttribute('id'))!);
  await page.keyboard.press('ArrowUp');
  await expect(first).toHaveAttribute('aria-selected', 'false');
  await expect(box).not.toHaveAttribute('aria-activedescendant');

  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/search\?brand=nikon$/);
});

test('Load more keeps the scroll position after Back and a reload', { tag: '@main' }, async ({ page }) => {
  await visit(page, '/blogs');
  await visit(page, `/search?${demoPlaces}`);
  const items = page.getByRole('article');
  await expect(items).toHaveCount(24);
  await page.getByRole('button', { name: 'Load more' }).click();
  await expect(items).toHaveCount(48);
  await expect(page).toHaveURL(`/search?${demoPlaces}&limit=48`);
  await expect(items.nth(24).getByRole('link').first()).toBeFocused();
  await expect(page.getByText('24 more items, 48 in all')).toBeAttached();
  const titles = await items.getByRole('heading').allTextContents();

  const link = items.nth(40).getByRole('link').first();
  // Scrolls to the link as a click would, so that the scroll position is final.
  await link.hover();
  const top = await page.evaluate(() => window.scrollY);
  expect(top).toBeGreaterThan(1_000);
  await link.click();
  await expect(page).toHaveURL(/\/(cameras|lens|accessories)\/[\w-]+$/);
  await page.goBack();
  await expect(items).toHaveCount(48);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(top);
  expect(await items.getByRole('heading').allTextContents()).toEqual(titles);

  await page.reload();
  await expect(items).toHaveCount(48);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(top);
  await page.goBack();
  // Load more must not add a history entry.
  await expect(page).toHaveURL(/\/blogs$/);
  await expect(page.getByRole('article').first()).toBeVisible();
});

const isSuggestRequest = (request: Request): boolean => request.url().endsWith('/api/search/suggest?q=nikn');

test('suggestions that arrive after Escape do not reopen the list', async ({ page }) => {
  const box = await openSearch(page);
  await box.fill('nik');
  const list = page.getByRole('listbox', { name: 'Suggestions' });
  await expect(list).toBeVisible();
  const release = await holdCall(page, /\/api\/search\/suggest\?q=nikn$/);
  const requested = page.waitForRequest(isSuggestRequest);
  const over = Promise.race([
    page.waitForEvent('requestfinished', isSuggestRequest),
    page.waitForEvent('requestfailed', isSuggestRequest),
  ]);
  await box.fill('nikn');
  await requested;
  await page.keyboard.press('Escape');
  await expect(list).toBeHidden();
  release();
  await over;
  await letReactFinish(page);
  await expect(box).toHaveAttribute('aria-expanded', 'false');
  await expect(list).toBeHidden();
});

test('a click accepts a suggestion, and Enter searches for what was typed', async ({ page }) => {
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

test('a word that is being composed is not looked up', async ({ page }) => {
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
