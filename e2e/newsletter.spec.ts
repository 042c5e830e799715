import { expect, test } from './fixtures.ts';
import { uniqueWord } from './shop.ts';
import { findMail } from './steps/mail.ts';
import { visit, seeToast } from './steps/visit.ts';

test('a visitor subscribes, confirms and unsubscribes', { tag: '@main' }, async ({ page, server }) => {
  const email = `reader-${uniqueWord()}@example.com`;
  await visit(page, '/');
  const form = page.locator('form').filter({ has: page.getByRole('button', { name: 'Subscribe' }) });
  await form.getByLabel('Email').fill(email);
  await form.getByRole('button', { name: 'Subscribe' }).click();
  await expect(form.getByRole('status')).toContainText('Check your inbox for a confirmation link');
  await expect(form.getByLabel('Email')).toHaveValue('');

  const { text } = await findMail(server.stateDir, email, 'Please confirm your subscription');
  const linkTo = (what: string) => new RegExp(`http\\S+/newsletter/${what}\\?token=\\S+`).exec(text)![0];
  await page.goto(linkTo('confirm'));
  // Opening the link must not confirm the subscription, because email scanners also open links.
  await visit(page, linkTo('confirm'));
  await page.getByRole('button', { name: 'Confirm subscription' }).click();
  await expect(page.getByText('You’re subscribed.')).toBeVisible();
  await visit(page, linkTo('leave'));
  await page.getByRole('button', { name: 'Unsubscribe' }).click();
  await expect(page.getByText('You’re unsubscribed.')).toBeVisible();
});

test('the newsletter form keeps its text if the request fails', async ({ page, browserErrors }) => {
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

test('an admin sends a newsletter issue, and a reader unsubscribes', async ({ open, shop, server }) => {
  const email = `reader-${uniqueWord()}@example.com`;
  await shop.call('POST', '/newsletter', { body: { email } });
  const confirmation = await findMail(server.stateDir, email, 'Please confirm your subscription');
  const token = /confirm\?token=(\S+)/.exec(confirmation.text)![1]!;
  await shop.call('POST', '/newsletter/confirm', { body: { token } });

  const admin = await shop.admin(server.stateDir);
  const page = await open(admin);
  // The number of subscribers that the page loaded last; parallel tests subscribe, too.
  let confirmed = 0;
  page.on('response', async (response) => {
    if (response.url().endsWith('/api/newsletter/subscribers')) ({ confirmed } = await response.json());
  });
  const subject = `Autumn ${uniqueWord()}`;
  await page.goto('/dashboard/admin/newsletter');
  await page.getByRole('link', { name: 'New issue' }).click();
  await page.getByLabel('Subject').fill(subject);
  await page.getByLabel('Text', { exact: true }).fill('# New in\n\nSee [the cameras](/cameras).');
  const preview = page.getByRole('region', { name: 'Preview' });
  await expect(preview.getByRole('heading', { level: 2, name: 'New in' })).toBeVisible();
  await page.getByRole('button', { name: 'Save draft' }).click();
  await seeToast(page, 'Saved successfully');

  await page.getByRole('button', { name: 'Send a test to me' }).click();
  await seeToast(page, `Test sent to ${admin.email}`);
  await findMail(server.stateDir, admin.email, `[Test] ${subject}`);

  const send = page.getByRole('button', { name: 'Send…' });
  await page.getByLabel('Text', { exact: true }).press('End');
  await page.getByLabel('Text', { exact: true }).pressSequentially(' Soon.');
  await expect(send).toHaveAccessibleDescription(/Save the draft first/);
  await page.getByRole('button', { name: 'Save draft' }).click();
  await expect(send).toBeEnabled();
  await send.click();
  const dialog = page.getByRole('alertdialog');
  await expect(dialog).toHaveAccessibleName(
    `Send “${subject}” to ${confirmed} ${confirmed === 1 ? 'subscriber' : 'subscribers'}?`,
  );
  await dialog.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: subject })).toBeVisible();
  await expect(page.getByRole('definition').first()).toHaveText('Sent');
  await expect(page.getByLabel('Subject')).toHaveCount(0);

  const mail = await findMail(server.stateDir, email, subject);
  expect(mail.text).toContain('Soon.');
  await visit(page, /http\S+\/newsletter\/leave\?token=\S+/.exec(mail.text)![0]);
  await page.getByRole('button', { name: 'Unsubscribe' }).click();
  await expect(page.getByText('You’re unsubscribed.')).toBeVisible();
});
