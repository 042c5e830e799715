import { expect, test } from './fixtures.ts';
import { uniqueWord } from './shop.ts';
import { rowOf } from './steps/deals.ts';
import { dismissToast, visit } from './steps/visit.ts';

const model = 'Pentax K-50';

test('a wrong note on a model is reported with a source, and an admin corrects it', async ({
  open,
  shop,
  server,
}) => {
  const { path } = await shop.createListing('cameras', { brand: 'Pentax', modelId: 'pentax-k-50' });
  const buyer = await open(await shop.signUpUser('Buyer'));
  await visit(buyer, path);
  await buyer.getByRole('link', { name: 'About this model' }).click();
  await expect(buyer.getByRole('heading', { level: 1 })).toHaveText(model);
  await buyer.getByRole('button', { name: 'Report a wrong fact' }).click();
  const report = buyer.getByRole('dialog', { name: model });
  const choice = report.getByRole('option', { name: /^Known about this model/ });
  const shipped = (await choice.first().textContent())!.replace(/^[^:]*: /, '');
  await report.getByLabel('Which fact?').selectOption({ label: (await choice.first().textContent())! });
  const source = `https://example.com/${uniqueWord()}`;
  await report.getByLabel('Source').fill(source);
  await report.getByRole('button', { name: 'Send report' }).click();
  await dismissToast(buyer, 'Thank you');

  const admin = await open(await shop.admin(server.stateDir));
  await visit(admin, '/dashboard/admin/reports');
  const row = rowOf(admin, 'Reported facts', source);
  await expect(row).toContainText(shipped);
  await row.getByRole('link', { name: new RegExp(`^${model}`) }).click();
  await admin.getByRole('button', { name: 'Edit these notes' }).click();
  const notes = admin.getByRole('dialog', { name: 'Known about this model' });
  await expect(notes.getByLabel('Note 1')).toHaveValue(shipped);
  const corrected = `Ask for a video, ${uniqueWord()}.`;
  await notes.getByLabel('Note 1').fill(corrected);
  await notes.getByRole('button', { name: 'Save' }).click();
  await dismissToast(admin, 'The notes are saved');
  await expect(admin.getByText(corrected, { exact: true })).toBeVisible();
  await buyer.reload();
  await expect(buyer.getByText(corrected, { exact: true })).toBeVisible();
  await expect(buyer.getByText(shipped, { exact: true })).toHaveCount(0);
});
