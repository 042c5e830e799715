import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { storeFormerChecklists } from '#test/former-checklists.ts';
import { found } from '#test/inspections.ts';
import { elementsOf, textsOf } from '#test/markup.ts';
import { render } from '#test/rendered.ts';
import { createListing, useShop } from '#test/shop.ts';

const shop = await useShop();

const page = async (path: string) => render(shop.app, path);
const tablesOf = (html: string) =>
  elementsOf(html, 'table').map((table) => ({
    title: textsOf(table.html, 'caption')[0],
    rows: elementsOf(table.html, 'tr').map((row) => textsOf(row.html, 'td')),
  }));

test('the checklist for the meeting shows the seller’s answers beside empty boxes', async () => {
  const inspection = found('lens', { build: 'manual', fungus: 'rim', thread: null });
  const { _id } = await createListing(
    shop,
    await shop.createUser('Seller'),
    { inspection, condition: 'Fair' },
    'lens',
  );
  const { status, html } = await page(`/lens/${_id}/checklist`);
  expect(status).toBe(200);
  const [quick, others] = tablesOf(html);
  expect([quick!.title, others!.title]).toEqual(['Five-minute tests', 'If you have more time']);
  expect(quick!.rows).toContainEqual([
    expect.stringMatching(/^Is there fungus\?.*flashlight/),
    'A trace of fungus at the rim',
    '☐',
  ]);
  expect(others!.rows).toContainEqual(['Does a filter screw in?', 'Not checked', '☐']);
  expect(quick!.rows.length + others!.rows.length - 2).toBe(21);
});

test('an item without grading has a checklist of the points that apply to its model, without answers', async () => {
  const { _id } = await createListing(shop, await shop.createUser('Seller'), {
    brand: 'Nikon',
    title: 'Nikon D750',
    modelId: 'nikon-d750',
    parts: [{ kind: 'lens', brand: 'Nikon', model: 'AF-S 50mm f/1.8G' }],
  });
  const { html } = await page(`/cameras/${_id}/checklist`);
  const rows = tablesOf(html).flatMap(({ rows: all }) => all);
  const asked = rows.flatMap(([ask, answer]) => (ask ? [[ask, answer]] : []));
  expect(asked).toContainEqual(['Are the mirror and focusing screen clean?', '☐']);
  expect(asked.every(([, answer]) => answer === '☐')).toBe(true);
  expect(textsOf(html, 'li')).toContain('Nikon AF-S 50mm f/1.8G');
  expect((await page('/cameras/unknown/checklist')).status).toBe(404);
});

test('an item that was graded by a former checklist has the points of that checklist', async () => {
  const { _id } = await createListing(shop, await shop.createUser('Seller'), { condition: 'Fair' }, 'lens');
  await storeFormerChecklists(async (statements) => sql.raw(statements).execute(shop.app.db));
  await sql`insert into inspections (id, listing_id, list, version, answers, cap, working)
    values (${_id}, ${_id}, 'lens', 1, '{"fungus": "none"}', 'Good', true)`.execute(shop.app.db);
  const [quick, others] = tablesOf((await page(`/lens/${_id}/checklist`)).html);
  expect(quick!.rows).toContainEqual([expect.stringMatching(/^Is there fungus\?/), 'No fungus', '☐']);
  expect(others!.rows).toContainEqual(['How much dust is inside?', 'Not checked', '☐']);
  expect([quick!.rows.length - 1, others!.rows.length - 1]).toEqual([5, 9]);
});
