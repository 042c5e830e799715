import { expect, test } from './fixtures.ts';

test('the API page shows the fields of a call and requests nothing from other hosts', async ({
  page,
  server,
}) => {
  const foreign: string[] = [];
  page.on('request', (request) => {
    const { protocol } = new URL(request.url());
    if (protocol !== 'data:' && !request.url().startsWith(`${server.url}/`)) foreign.push(request.url());
  });
  await page.goto('/api/docs');
  const call = page.locator('#operations-orders-postOrders');
  await call.getByRole('button').first().click();
  await expect(call.getByText('"phone"')).toBeVisible();
  expect(foreign).toEqual([]);
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(page.viewportSize()!.width);
});

test('the API page links to the document when the browser runs no script', async ({ browser, server }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: server.url });
  const page = await context.newPage();
  await page.goto('/api/docs');
  await page.getByRole('link', { name: 'openapi.json' }).click();
  await expect(page.getByText('"openapi":"3.1')).toBeVisible();
  await context.close();
});
