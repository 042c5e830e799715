import { expect, test } from './fixtures.ts';

test('the API page shows the fields of a call and sends no requests to other hosts', async ({
  page,
  server,
}) => {
  const foreign: string[] = [];
  page.on('request', (request) => {
    const { protocol } = new URL(request.url());
    if (protocol !== 'data:' && !request.url().startsWith(`${server.url}/`)) foreign.push(request.url());
  });
  await page.goto('/api/docs');
  // Only calls near the window are rendered, so the test takes one of the first.
  const call = page.locator('.opblock', { hasText: 'Create an account and open a session' });
  await call.locator('.opblock-summary-control').click();
  await expect(call.getByText('"password"').first()).toBeVisible();
  expect(foreign).toEqual([]);
});

test('the API page links to the OpenAPI document if JavaScript is off', async ({ browser, server }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: server.url });
  const page = await context.newPage();
  await page.goto('/api/docs');
  await page.getByRole('link', { name: 'openapi.json' }).click();
  await expect(page.getByText('"openapi":"3.1')).toBeVisible();
  await context.close();
});
