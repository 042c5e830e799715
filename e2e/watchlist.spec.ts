import { expect, test, type Page } from './fixtures.ts';
import { fillLogin } from './steps/sign-in.ts';
import { holdScripts, visit, dismissToast, waitForHydration } from './steps/visit.ts';

test('a late response does not undo Watch or Follow', { tag: '@main' }, async ({ open, shop }) => {
  const item = await shop.createListing();
  const page = await open(await shop.signUpUser('Buyer'));
  const { promise: clicked, resolve: release } = Promise.withResolvers<void>();
  const states = ['**/api/watchlist/ids', '**/api/following?*'];
  for (const url of states)
    await page.route(url, async (route) => {
      const response = await route.fetch();
      await clicked;
      await route.fulfill({ response });
    });
  const requested = states.map((url) => page.waitForRequest(url));
  await visit(page, item.path);
  await Promise.all(requested);
  const written = [`**/api/watchlist/${item.id}`, '**/follow'].map((url) => page.waitForResponse(url));
  const buttons = ['Watch', `Follow ${item.seller.name}`].map((name) =>
    page.getByRole('button', { name, exact: true }),
  );
  for (const button of buttons) await button.click();
  await Promise.all(written);
  const arrived = states.map((url) => page.waitForResponse(url));
  release();
  for (const response of await Promise.all(arrived)) await response.finished();
  for (const name of ['Watching', `Following ${item.seller.name}`])
    await expect(page.getByRole('button', { name, exact: true })).toHaveAttribute('aria-pressed', 'true');
});

const heart = (page: Page, title: string) =>
  page.getByRole('button', { name: `Watch ${title}`, exact: true });

test('an early click on a heart watches the item, and a failed call takes the next click back', async ({
  open,
  shop,
  browserErrors,
}) => {
  const item = await shop.createListing();
  const buyer = await shop.signUpUser('Buyer');
  const page = await open(buyer);
  const release = await holdScripts(page);
  const list = `/cameras?${new URLSearchParams({ q: item.title })}`;
  await page.goto(list, { waitUntil: 'commit' });
  await heart(page, item.title).click();
  const written = page.waitForResponse(`**/api/watchlist/${item.id}`);
  release();
  await written;
  await expect(heart(page, item.title)).toHaveAttribute('aria-pressed', 'true');
  await expect(page).toHaveURL(list);
  await waitForHydration(page);
  const { body: ids } = await shop.call('GET', '/watchlist/ids', { bearer: buyer.token });
  expect(ids).toEqual([item.id]);

  browserErrors.expectServerError(500, `/api/watchlist/${item.id}`);
  await page.route(`**/api/watchlist/${item.id}`, (route) =>
    route.fulfill({
      status: 500,
      contentType: 'application/problem+json',
      body: JSON.stringify({ type: 'urn:rangefinder:problem:internal' }),
    }),
  );
  await heart(page, item.title).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Something went wrong. Try again.' })).toBeVisible();
  await expect(heart(page, item.title)).toHaveAttribute('aria-pressed', 'true');

  const own = await open(item.seller);
  await visit(own, list);
  await expect(own.getByRole('button', { name: `Compare: ${item.title}` })).toBeVisible();
  await expect(heart(own, item.title)).toHaveCount(0);
});

/** Clicks as soon as the address changes, before the new page is rendered. */
async function clickBeforeRender(button: ReturnType<typeof heart>): Promise<void> {
  await button.evaluate((element: HTMLElement) => {
    const push = history.pushState.bind(history);
    history.pushState = (...change) => {
      push(...change);
      history.pushState = push;
      queueMicrotask(() => element.click());
    };
  });
}

test('a visitor watches an item after login and sees a lower price', async ({ page, shop }) => {
  const item = await shop.createListing();
  const buyer = await shop.signUpUser('Buyer', 'Bea Booker');
  await visit(page, item.path.replace(/\/[\w-]+$/, `?${new URLSearchParams({ q: item.title })}`));
  await clickBeforeRender(heart(page, item.title));
  await page.getByRole('link', { name: 'Newest' }).click();
  await page.waitForURL('**/login?*');
  await fillLogin(page, buyer);
  await expect(page).toHaveURL(({ searchParams }) => searchParams.get('q') === item.title);
  await dismissToast(page, 'On your watchlist.');
  await expect(heart(page, item.title)).toHaveAttribute('aria-pressed', 'true');

  await shop.call('PATCH', item.path, { bearer: item.seller.token, body: { sale: 250 } });
  await visit(page, item.path);
  const watching = page.getByRole('button', { name: 'Watching' });
  await expect(watching).toHaveAttribute('aria-pressed', 'true');
  await visit(page, '/dashboard/watchlist');
  const row = page.getByRole('article').filter({ hasText: item.title });
  await expect(row).toContainText('Down $60.50');
  await row.getByRole('button', { name: `Remove ${item.title}` }).click();
  await expect(page.getByText('You’re not watching anything yet')).toBeVisible();

  await shop.book(await shop.signUpUser('Buyer', 'Bo Booker'), item.id);
  await visit(page, item.path);
  // The button changes before the server has responded, so the test waits for the response.
  const saved = page.waitForResponse(`**/api/watchlist/${item.id}`);
  await page.getByRole('button', { name: 'Notify me if it’s available again' }).click();
  await expect(page.getByRole('button', { name: 'We’ll tell you if it’s available again' })).toBeVisible();
  await saved;
  const { body: ids } = await shop.call('GET', '/watchlist/ids', { bearer: buyer.token });
  expect(ids).toEqual([item.id]);
});

test('a double click on Watch watches the item', async ({ open, shop }) => {
  const item = await shop.createListing();
  const buyer = await shop.signUpUser('Buyer');
  const page = await open(buyer);
  await visit(page, item.path);
  const watch = page.getByRole('button', { name: 'Watch', exact: true });
  await watch.dblclick();
  await expect(page.getByRole('button', { name: 'Watching', exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await expect
    .poll(async () => (await shop.call('GET', '/watchlist/ids', { bearer: buyer.token })).body)
    .toEqual([item.id]);
});
