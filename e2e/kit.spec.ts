import type { FitResponse } from '#src/gear/fit/schemas.ts';
import type { KitItem } from '#src/gear/kit/schemas.ts';
import { expect, test } from './fixtures.ts';
import { aProduct, uniqueWord, type Listing } from './shop.ts';
import { findViolations } from './steps/accessibility.ts';
import { narrowTo } from './steps/lists.ts';
import { fillLogin } from './steps/sign-in.ts';
import { dismissToast, visit } from './steps/visit.ts';

const [driven, mirrorless] = ['nikon-nikkor-af-85mm-f-1-8d', 'nikon-nikkor-z-85mm-f-1-8-s'] as const;
const cameras = { 'nikon-z-f': 'Nikon Z f', 'nikon-d850': 'Nikon D850' } as const;
type Camera = keyof typeof cameras;

/** Returns the texts of a verdict on an item page, on a card, in the kit table and on the lookup page. */
function inWords(camera: Camera, { verdict, loses, adapters: [adapter] }: FitResponse) {
  const yours = cameras[camera];
  const [lost, name] = [loses.join(' or '), adapter?.name];
  const texts: Partial<Record<FitResponse['verdict'], [string, string, string, string]>> = {
    native: [`Fits ${yours} without an adapter.`, `${yours}: fits`, 'Fits', 'Fits without an adapter'],
    adapter: [
      // The demo sells this adapter.
      `Fits ${yours} with ${name}, but no ${lost}. 1 on sale from $155`,
      `${yours}: with an adapter, but no ${lost}`,
      `With ${name}, but no ${lost}`,
      'Fits with an adapter',
    ],
    no: [`Doesn’t fit ${yours}.`, `${yours}: doesn’t fit`, 'Doesn’t fit', 'Doesn’t fit'],
    unknown: [`We don’t know whether it fits ${yours}.`, '', 'Unknown', 'We don’t know'],
  };
  const [line, card, cell, title] = texts[verdict]!;
  return { verdict, line, card, cell, title };
}

test('pages show what fits a visitor’s kit, which moves to the account', async ({ page, shop }) => {
  const seller = await shop.signUpUser('Seller', 'Sam Seller');
  const word = uniqueWord();
  const lens = (modelId: string) =>
    shop.addItem(seller, 'lens', { ...aProduct(`${word} ${modelId.slice(-4)}`), modelId });
  const [old, own, foreign] = [
    await lens(driven),
    await lens(mirrorless),
    await lens('canon-rf-50mm-f-1-8-stm'),
  ];
  const judge = async (camera: Camera, listing: Listing) => {
    const { body } = await shop.call<FitResponse>('GET', `/fit?camera=${camera}&listing=${listing._id}`);
    return inWords(camera, body);
  };
  const [onOld, onOwn, onForeign] = [
    await judge('nikon-z-f', old),
    await judge('nikon-z-f', own),
    await judge('nikon-z-f', foreign),
  ];
  expect([onOld.verdict, onOwn.verdict, onForeign.verdict]).toEqual(['adapter', 'native', 'unknown']);
  const main = page.getByRole('main');
  const lines = main.getByRole('region', { name: 'With your kit' }).getByRole('listitem');

  // A visitor looks up a camera for a lens, stores the camera in this browser and returns to the lens.
  await visit(page, `/lens/${old._id}`);
  await main.getByLabel('Your camera').fill('Zf');
  await page.getByRole('option', { name: /^Nikon Z f(?!c)/ }).click();
  await main.getByRole('button', { name: 'Check' }).click();
  await expect(main.getByText(onOld.title, { exact: true })).toBeVisible();
  await expect(main.getByText('Autofocus doesn’t work.')).toBeVisible();
  await main.getByRole('button', { name: 'Add Nikon Z f to my kit' }).click();
  await expect(main.getByRole('button', { name: 'In your kit: Nikon Z f' })).toBeDisabled();
  await main.getByRole('link', { name: old.products.title }).click();
  await expect(lines).toHaveText([onOld.line]);
  await visit(page, `/lens/${own._id}`);
  await expect(lines).toHaveText([onOwn.line]);
  await visit(page, `/lens/${foreign._id}`);
  await expect(lines).toHaveText([onForeign.line]);

  // The list must show the same verdicts, and its filter must match the API.
  await visit(page, '/lens');
  await narrowTo(page, word);
  await expect(main.getByRole('article')).toHaveCount(3);
  await main
    .getByRole('navigation', { name: 'Fits your kit' })
    .getByRole('link', { name: 'Fits Nikon Z f' })
    .click();
  await expect(page).toHaveURL(`/lens?q=${word}&fits=nikon-z-f&adapters=1`);
  const { body: fitting } = await shop.call<Listing[]>(
    'GET',
    `/lens?q=${word}&fits=nikon-z-f&adapters=1&limit=24`,
  );
  const titles = fitting.map(({ products }) => products.title);
  expect(titles.toSorted()).toEqual([old.products.title, own.products.title].toSorted());
  await expect(main.getByRole('article').getByRole('heading')).toHaveText(titles);
  for (const [item, { card }] of [
    [old, onOld],
    [own, onOwn],
  ] as const)
    await expect(
      main.getByRole('article').filter({ hasText: item.products.title }).getByText(card, { exact: true }),
    ).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
  await visit(page, `/compare?${new URLSearchParams([old, own, foreign].map(({ _id }) => ['id', _id]))}`);
  const compared = main.getByRole('row', { name: /^With your kit/ }).getByRole('cell');
  await expect(compared).toHaveText([onOld.card, onOwn.card, '–']);

  // The account contains two lenses and two cameras, one of which the browser has stored, too.
  const buyer = await shop.signUpUser('Buyer', 'Bea Booker');
  const bearer = buyer.token;
  for (const model of ['nikon-d850', driven, mirrorless])
    await shop.call('POST', '/my/kit', { bearer, body: { model } });
  await visit(page, `/fit?camera=nikon-d850&lens=${driven}`);
  await main.getByRole('button', { name: 'Add Nikon D850 to my kit' }).click();
  await expect(main.getByRole('button', { name: 'In your kit: Nikon D850' })).toBeDisabled();
  await page.goto('/dashboard/kit');
  await fillLogin(page, buyer);
  await expect(main.getByText('You have 2 cameras and lenses saved in this browser.')).toBeVisible();
  await main.getByRole('button', { name: 'Move to my account' }).click();
  await dismissToast(page, 'Moved to your kit.');
  const { body: kit } = await shop.call<KitItem[]>('GET', '/my/kit', { bearer });
  expect(kit.map(({ model }) => model._id)).toEqual(['nikon-d850', driven, mirrorless, 'nikon-z-f']);
  expect(await page.evaluate(() => localStorage.getItem('kit'))).toBeNull();

  // The kit table, the item pages and the lookup page must show the same verdicts.
  const table = main.getByRole('table', { name: 'Compatibility' });
  await expect(table.getByRole('columnheader')).toHaveText(['Lenses', 'Nikon D850', 'Nikon Z f']);
  const rows = [
    { item: old, model: driven, name: 'Nikon Nikkor AF 85mm f/1.8D' },
    { item: own, model: mirrorless, name: 'Nikon Nikkor Z 85mm f/1.8 S' },
  ];
  const verdicts: string[][] = [];
  for (const { item, name } of rows) {
    const judged = [await judge('nikon-d850', item), await judge('nikon-z-f', item)];
    verdicts.push(judged.map(({ verdict }) => verdict));
    await expect(table.getByRole('row').filter({ hasText: name }).getByRole('cell')).toHaveText([
      name,
      ...judged.map(({ cell }) => cell),
    ]);
  }
  expect(verdicts).toEqual([
    ['native', 'adapter'],
    ['no', 'native'],
  ]);
  expect(await findViolations(page)).toEqual([]);
  for (const { item, model } of rows) {
    const judged = [await judge('nikon-d850', item), await judge('nikon-z-f', item)];
    await visit(page, `/lens/${item._id}`);
    await expect(lines).toHaveCount(2);
    expect((await lines.allTextContents()).toSorted()).toEqual(judged.map(({ line }) => line).toSorted());
    await visit(page, `/fit?camera=nikon-z-f&lens=${model}`);
    await expect(main.getByText(judged[1]!.title, { exact: true })).toBeVisible();
  }

  // The browser offers only once to move stored gear to the account.
  await visit(page, '/dashboard/kit');
  await expect(table).toBeVisible();
  await expect(main.getByText('saved in this browser')).toHaveCount(0);
});
