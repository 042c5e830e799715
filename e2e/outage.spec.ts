import type { BrowserContext } from '@playwright/test';
import { expect, test, type Page } from './fixtures.ts';
import { goTo, visit } from './steps/visit.ts';

const line = (page: Page) => page.getByText('Prices and availability may be out of date.');

/** Marks what pages fetch as the server does while the database is gone; returns what ends it. */
async function loseDatabase(context: BrowserContext): Promise<() => void> {
  let isGone = true;
  await context.route('**/*.data*', async (route) => {
    const response = await route.fetch();
    const stale = isGone ? { 'server-timing': 'stale;dur=5000' } : {};
    await route.fulfill({ response, headers: { ...response.headers(), ...stale } });
  });
  return () => (isGone = false);
}

test('a page that is opened from another one while the database is gone says so, until one is fresh', async ({
  page,
  context,
}) => {
  await visit(page, '/');
  const regain = await loseDatabase(context);
  await goTo(page, 'Blogs');
  await expect(page.getByRole('heading', { level: 1, name: /^Blogs/ })).toBeVisible();
  await expect(line(page)).toBeVisible();
  regain();
  await goTo(page, 'Lens');
  await expect(page).toHaveURL('/lens');
  await expect(line(page)).toHaveCount(0);
});

test('a document with the line keeps it once the page runs, until a fresh page follows', async ({
  page,
  context,
}) => {
  await context.route('**/cameras', async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    const empty = '<output class="outage-line"></output>';
    expect(html.split(empty)).toHaveLength(2);
    const filled = empty.replace('><', '>Prices and availability may be out of date.<');
    await route.fulfill({ response, body: html.replace(empty, filled) });
  });
  await visit(page, '/cameras');
  await expect(line(page)).toBeVisible();
  await goTo(page, 'Blogs');
  await expect(page.getByRole('heading', { level: 1, name: /^Blogs/ })).toBeVisible();
  await expect(line(page)).toHaveCount(0);
});
