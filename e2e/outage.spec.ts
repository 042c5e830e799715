import { expect, test, type Page } from './fixtures.ts';
import { goTo, visit } from './steps/visit.ts';

const text = 'Prices and availability may be out of date.';
const line = (page: Page) => page.getByText(text);

/** Adds the outage notice to a document, as the server does with cached pages while the database is down. */
async function addOutageLine(page: Page, path: string): Promise<void> {
  await page.route(`**${path}`, async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    const empty = '<output class="outage-line"></output>';
    expect(html.split(empty)).toHaveLength(2);
    await route.fulfill({ response, body: html.replace(empty, empty.replace('><', `>${text}<`)) });
  });
}

test('the outage notice survives hydration and is gone on the next page', async ({ page }) => {
  await addOutageLine(page, '/cameras');
  await visit(page, '/cameras');
  await expect(line(page)).toBeVisible();
  await goTo(page, 'Blogs');
  await expect(page.getByRole('heading', { level: 1, name: /^Blogs/ })).toBeVisible();
  await expect(line(page)).toHaveCount(0);
});

test('a link whose data is unavailable loads the document instead', async ({ page, browserErrors }) => {
  browserErrors.expectServerError(503, '/cameras.data');
  await visit(page, '/');
  await addOutageLine(page, '/cameras');
  let requestCount = 0;
  await page.route('**/cameras.data?*', async (route) => {
    requestCount++;
    // Takes a real error response, which has the encoding of the router, and changes its status.
    const response = await route.fetch({ url: `${route.request().url()}&limit=-1` });
    expect(response.status()).toBe(422);
    await route.fulfill({ response, status: 503, body: (await response.text()).replace('422', '503') });
  });
  await goTo(page, 'Cameras');
  await expect(line(page)).toBeVisible();
  await expect(page).toHaveURL('/cameras');
  expect(requestCount).toBe(1);
});

for (const [stray, title, response] of [
  [
    'the login page of a network',
    'That wasn’t the shop',
    { contentType: 'text/html', body: '<p>Log in</p>' },
  ],
  ['an empty response', 'That wasn’t the shop', { body: '' }],
  ['a firewall’s refusal', 'That wasn’t the shop', { status: 403, body: 'Forbidden' }],
  ['a proxy’s rate limit', 'Too many requests', { status: 429, body: 'Slow down' }],
  ['a proxy’s error', 'Something went wrong on our side', { status: 502, body: 'Bad gateway' }],
] as const) {
  test(`after ${stray} in place of a page, Try again loads the page`, async ({ page, browserErrors }) => {
    const status = 'status' in response ? response.status : 200;
    if (status >= 500) browserErrors.expectServerError(status, '/cameras.data');
    else if (status >= 400) browserErrors.expectErrorStatus(status, '/cameras.data');
    await visit(page, '/');
    await page.route('**/cameras.data?*', (route) => route.fulfill(response));
    await goTo(page, 'Cameras');
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await page.getByRole('link', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Cameras Section' })).toBeVisible();
  });
}

test('Try again after a lost connection loads the requested page', async ({ page, browserErrors }) => {
  await visit(page, '/cameras');
  browserErrors.expectFailedRequest('/blogs.data');
  await page.route('**/blogs.data*', (route) => route.abort());
  await goTo(page, 'Blogs');
  await expect(page.getByRole('heading', { level: 1, name: 'No connection' })).toBeVisible();
  await page.unroute('**/blogs.data*');
  await page.getByRole('link', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^Blogs/ })).toBeVisible();
});
