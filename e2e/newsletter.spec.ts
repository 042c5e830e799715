import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseMail, type ReadMail } from '#test/mails.ts';
import { expect, test } from './fixtures.ts';
import { uniqueWord } from './shop.ts';
import { visit } from './steps/visit.ts';

/** The mail to an address, once it is there; mails are sent in the background. */
async function findMail(stateDir: string, email: string): Promise<ReadMail> {
  const folder = join(stateDir, 'outbox');
  let mail: ReadMail | undefined;
  await expect
    .poll(async () => {
      const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.eml'));
      const mails = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')));
      mail = mails.map(parseMail).find(({ to }) => to === email);
      return mail?.to;
    })
    .toBe(email);
  return mail!;
}

test('a visitor subscribes, confirms by the mailed link, and leaves again', async ({ page, server }) => {
  const email = `reader-${uniqueWord()}@example.com`;
  await visit(page, '/');
  const form = page.locator('form').filter({ has: page.getByRole('button', { name: 'Subscribe' }) });
  await form.getByLabel('E-mail').fill(email);
  await form.getByRole('button', { name: 'Subscribe' }).click();
  await expect(form.getByRole('status')).toContainText('Look into your mailbox');
  await expect(form.getByLabel('E-mail')).toHaveValue('');

  const { text } = await findMail(server.stateDir, email);
  const linkTo = (what: string) => new RegExp(`http\\S+/newsletter/${what}\\?token=\\S+`).exec(text)![0];
  await page.goto(linkTo('confirm'));
  // Opening it did nothing yet: it can still be opened by whoever looks through mails.
  await visit(page, linkTo('confirm'));
  await page.getByRole('button', { name: 'Yes, subscribe me' }).click();
  await expect(page.getByText('You are subscribed.')).toBeVisible();
  await visit(page, linkTo('leave'));
  await page.getByRole('button', { name: 'Stop sending me letters' }).click();
  await expect(page.getByText('You are not subscribed any more.')).toBeVisible();
});

test('what was typed stays when it is no address, or nothing arrives', async ({ page, faults }) => {
  faults.expectRefusal(422, '/api/newsletter');
  faults.expectCut('/api/newsletter');
  await visit(page, '/');
  const field = page.locator('form').getByLabel('E-mail');
  await field.fill('nobody');
  await page.getByRole('button', { name: 'Subscribe' }).click();
  await expect(page.getByText('E-mail is not an e-mail address.')).toBeVisible();
  await expect(field).toHaveValue('nobody');
  await page.route('**/api/newsletter', (route) => route.abort());
  await field.fill('somebody@example.com');
  await page.getByRole('button', { name: 'Subscribe' }).click();
  await expect(page.getByText('What you typed is still here')).toBeVisible();
  await expect(field).toHaveValue('somebody@example.com');
});

test('a link that is none of ours says so at once', async ({ page }) => {
  await visit(page, '/newsletter/confirm?token=made-up');
  await expect(page.getByText('This link is not valid any more.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Yes, subscribe me' })).toHaveCount(0);
});

test('what is sent before the page woke up is sent once it has', async ({ page, faults }) => {
  faults.expectRefusal(422, '/api/newsletter');
  const { promise: released, resolve: letThrough } = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto('/', { waitUntil: 'commit' });
  const field = page.locator('form').getByLabel('E-mail');
  await field.fill('nobody');
  await page.getByRole('button', { name: 'Subscribe' }).click();
  await expect(page).toHaveURL('/');
  await expect(field).toHaveValue('nobody');
  letThrough();
  await expect(page.getByText('E-mail is not an e-mail address.')).toBeVisible();
  await expect(field).toHaveValue('nobody');
});
