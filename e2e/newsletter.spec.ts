import { expect, test } from './fixtures.ts';
import { visit } from './steps/visit.ts';

test('the newsletter form keeps its text if the address is invalid or the request fails', async ({
  page,
  browserErrors,
}) => {
  browserErrors.expectErrorStatus(422, '/api/newsletter');
  browserErrors.expectFailedRequest('/api/newsletter');
  await visit(page, '/');
  const field = page.locator('form').getByLabel('Email');
  await field.fill('nobody');
  await page.getByRole('button', { name: 'Subscribe' }).click();
  await expect(page.getByText('Email must be a valid email address.')).toBeVisible();
  await expect(field).toHaveValue('nobody');
  await page.route('**/api/newsletter', (route) => route.abort());
  await field.fill('somebody@example.com');
  await page.getByRole('button', { name: 'Subscribe' }).click();
  await expect(page.getByText('Nothing you typed is lost')).toBeVisible();
  await expect(field).toHaveValue('somebody@example.com');
});

test('an invalid confirmation link shows a message without a click', async ({ page }) => {
  await visit(page, '/newsletter/confirm?token=made-up');
  await expect(page.getByText('This link is no longer valid.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Confirm subscription' })).toHaveCount(0);
});

test('a subscription that is submitted before hydration is sent after it', async ({
  page,
  browserErrors,
}) => {
  browserErrors.expectErrorStatus(422, '/api/newsletter');
  const { promise: released, resolve: letThrough } = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto('/', { waitUntil: 'commit' });
  const field = page.locator('form').getByLabel('Email');
  await field.fill('nobody');
  await page.getByRole('button', { name: 'Subscribe' }).click();
  await expect(page).toHaveURL('/');
  await expect(field).toHaveValue('nobody');
  letThrough();
  await expect(page.getByText('Email must be a valid email address.')).toBeVisible();
  await expect(field).toHaveValue('nobody');
});
