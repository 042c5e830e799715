import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseMail, type ReadMail } from '#test/mails.ts';
import { expect, test } from '#e2e/fixtures.ts';
import { uniqueWord } from '#e2e/shop.ts';
import { visit } from '#e2e/steps/visit.ts';

/** Waits for the email to an address, because emails are sent in the background. */
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

test('a visitor subscribes, confirms with the emailed link and unsubscribes', async ({ page, server }) => {
  const email = `reader-${uniqueWord()}@example.com`;
  await visit(page, '/');
  const form = page.locator('form').filter({ has: page.getByRole('button', { name: 'Subscribe' }) });
  await form.getByLabel('Email').fill(email);
  await form.getByRole('button', { name: 'Subscribe' }).click();
  await expect(form.getByRole('status')).toContainText('Check your inbox for a confirmation link');
  await expect(form.getByLabel('Email')).toHaveValue('');

  const { text } = await findMail(server.stateDir, email);
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
