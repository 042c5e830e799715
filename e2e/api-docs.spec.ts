import { expect, test } from './fixtures.ts';

test('the API page shows the fields of a call and contacts no other host', async ({ page, server }) => {
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
