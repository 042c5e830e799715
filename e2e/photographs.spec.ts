import { withPictures } from './browser.ts';
import { expect, test, type Locator, type Page } from './fixtures.ts';
import { uniqueWord, type Kind, type Listing, type Person, type Shop } from './shop.ts';
import { openProductForm } from './steps/items.ts';
import { tabTo } from './steps/keyboard.ts';
import { expectArrived, fillProduct, hand, putUpWithPhotos, takePhotograph } from './steps/photographs.ts';
import { dismissToast } from './steps/visit.ts';

test.use({ launchOptions: withPictures });

const red = '#b03020';
const green = '#208040';
const blue = '#203090';

async function openForm(page: Page, kind: Kind): Promise<Locator> {
  await page.goto('/dashboard/addproducts');
  return openProductForm(page, kind);
}

async function add(form: Locator): Promise<void> {
  await form.getByRole('button', { name: 'Add', exact: true }).click();
  await dismissToast(form.page(), 'Added successfully');
}

/** The colours of an item's photographs in their order, as red, green or blue. */
async function coloursOf(shop: Shop, seller: Person, kind: Kind, page: Page): Promise<string[]> {
  const { body } = await shop.call<Listing[]>('GET', `/my/${kind}`, { bearer: seller.token });
  expect(body[0]!.products.img).toBe(body[0]!.photos[0]?.url);
  const seen: string[] = [];
  for (const { url } of body[0]!.photos) seen.push(await colourOf(page, url));
  return seen;
}

async function colourOf(page: Page, url: string): Promise<string> {
  return page.evaluate(async (address) => {
    const image = new Image();
    image.src = address;
    await image.decode();
    const canvas = new OffscreenCanvas(1, 1).getContext('2d')!;
    canvas.drawImage(image, 0, 0, 1, 1);
    const [r, g, b] = canvas.getImageData(0, 0, 1, 1).data;
    return r! > g! && r! > b! ? 'red' : g! > b! ? 'green' : 'blue';
  }, url);
}

const field = (form: Locator): Locator => form.getByLabel('Photographs', { exact: true });
const tile = (form: Locator, number: number): Locator =>
  form.getByRole('listitem', { name: `Photograph ${number}`, exact: true });

// The third form is of the same parts: its fields are looked at where they are (parity-dashboard.spec.ts).
for (const kind of ['cameras', 'lens'] as const) {
  test(`photographs of ${kind} are chosen, dropped and pasted, and put in order`, async ({ open, shop }) => {
    const seller = await shop.enrol('Seller');
    const page = await open(seller);
    const form = await openForm(page, kind);
    await fillProduct(form, `Shown ${uniqueWord()}`);
    await field(form).setInputFiles(await takePhotograph(red));
    await hand(form, 'drop', [await takePhotograph(green)]);
    await hand(form.getByLabel('Title'), 'paste', [await takePhotograph(blue)]);
    await expectArrived(form, 3);
    await form.getByRole('button', { name: 'Move photograph 3 forward' }).click();
    await form.getByRole('button', { name: 'Move photograph 1 back' }).click();
    await add(form);
    expect(await coloursOf(shop, seller, kind, page)).toEqual(['blue', 'red', 'green']);
  });
}

test('a photograph is dragged to another place', { tag: '@both' }, async ({ open, shop }) => {
  const seller = await shop.enrol('Seller');
  const page = await open(seller);
  const form = await openForm(page, 'cameras');
  await fillProduct(form, `Dragged ${uniqueWord()}`);
  await field(form).setInputFiles([await takePhotograph(red), await takePhotograph(green)]);
  await expectArrived(form, 2);
  await tile(form, 2).dragTo(tile(form, 1));
  await add(form);
  expect(await coloursOf(shop, seller, 'cameras', page)).toEqual(['green', 'red']);
});

test('by keys alone photographs are put in order and taken out', async ({ open, shop }) => {
  const seller = await shop.enrol('Seller');
  const page = await open(seller);
  const form = await openForm(page, 'cameras');
  await fillProduct(form, `Keys ${uniqueWord()}`);
  await field(form).setInputFiles([
    await takePhotograph(red),
    await takePhotograph(green),
    await takePhotograph(blue),
  ]);
  await expectArrived(form, 3);
  await tabTo(page, form.getByRole('button', { name: 'Move photograph 3 forward' }));
  await page.keyboard.press('Enter');
  // The focus goes with it.
  await expect(form.getByRole('button', { name: 'Move photograph 2 forward' })).toBeFocused();
  await expect(form.getByText('Now photograph 2 of 3')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(form.getByRole('button', { name: 'Move photograph 1 back' })).toBeFocused();
  await tabTo(page, form.getByRole('button', { name: 'Take photograph 3 out' }));
  await page.keyboard.press('Space');
  await expectArrived(form, 2);
  await add(form);
  expect(await coloursOf(shop, seller, 'cameras', page)).toEqual(['blue', 'red']);
});

test('an upload that does not get through is kept, said, and tried again', async ({ open, shop, faults }) => {
  const seller = await shop.enrol('Seller');
  const page = await open(seller);
  const form = await openForm(page, 'lens');
  const title = `Retried ${uniqueWord()}`;
  await fillProduct(form, title);
  // Time stands still: it is not tried again by itself.
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.route('**/api/images', (route) => route.abort());
  faults.expectCut('/api/images');
  await field(form).setInputFiles(await takePhotograph(red));
  const again = form.getByRole('button', { name: 'Send photograph 1 again now' });
  await expect(again).toBeVisible();
  await form.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(form.getByText('Not all photographs have arrived.')).toBeVisible();
  await expect(form.getByLabel('Title')).toHaveValue(title);
  await page.unroute('**/api/images');
  await again.click();
  await page.clock.resume();
  await expect(form.getByRole('progressbar')).toHaveCount(0);
  await expect(again).toHaveCount(0);
  await add(form);
  expect(await coloursOf(shop, seller, 'lens', page)).toEqual(['red']);
});

test('while a host is down uploads are tried again by themselves', async ({ open, shop, faults }) => {
  const page = await open(await shop.enrol('Seller'));
  const form = await openForm(page, 'cameras');
  const problem = { type: 'urn:rangefinder:problem:host-down', status: 503, detail: 'Down.' };
  await page.route('**/api/images', (route) => route.fulfill({ status: 503, json: problem }));
  faults.expectAnswer(503, '/api/images');
  await field(form).setInputFiles(await takePhotograph(red));
  await expect(form.getByText('It did not get through. We keep trying.')).toBeVisible();
  await page.unroute('**/api/images');
  await expectArrived(form, 1);
});

test('what cannot be a photograph says why, and goes when it is taken out', async ({
  open,
  shop,
  faults,
}) => {
  const seller = await shop.enrol('Seller');
  const page = await open(seller);
  const form = await openForm(page, 'cameras');
  await fillProduct(form, `Refused ${uniqueWord()}`);
  faults.expectRefusal(422, '/api/images');
  const heic = { name: 'IMG_1.HEIC', mimeType: 'image/heic', buffer: Buffer.from('x') };
  const fake = { name: 'fake.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('<!doctype html>') };
  const huge = { name: 'huge.jpg', mimeType: 'image/jpeg', buffer: Buffer.alloc(15 * 1024 * 1024 + 1) };
  await hand(form, 'drop', [heic, fake]);
  await field(form).setInputFiles([huge, await takePhotograph(green)]);
  await expect(tile(form, 1).getByRole('alert')).toContainText('choose JPEG');
  await expect(tile(form, 2).getByRole('alert')).toContainText(
    'must be a JPEG, PNG, WebP or AVIF photograph',
  );
  await expect(tile(form, 3).getByRole('alert')).toContainText('more than 15 MB');
  for (let count = 0; count < 3; count++)
    await form.getByRole('button', { name: 'Take photograph 1 out' }).click();
  await expectArrived(form, 1);
  await add(form);
  expect(await coloursOf(shop, seller, 'cameras', page)).toEqual(['green']);
});

test('more than twelve are not taken, and that is said', async ({ open, shop }) => {
  const page = await open(await shop.enrol('Seller'));
  const form = await openForm(page, 'cameras');
  const photos = await Promise.all(Array.from({ length: 13 }, () => takePhotograph(blue, 80)));
  await field(form).setInputFiles(photos);
  await expect(form.getByText('12 photographs are all that an item can have.')).toBeVisible();
  await expectArrived(form, 12);
});

test('an owner changes the photographs of an item', async ({ open, shop }) => {
  const item = await putUpWithPhotos(shop, [red, green]);
  const page = await open(item.seller);
  await page.goto(`/dashboard/cameras/${item.id}`);
  await page.getByRole('button', { name: 'Edit' }).click();
  const form = page.getByRole('dialog', { name: 'Edit this item' });
  await expectArrived(form, 2);
  await form.getByRole('button', { name: 'Take photograph 1 out' }).click();
  await field(form).setInputFiles(await takePhotograph(blue));
  await expectArrived(form, 2);
  await form.getByRole('button', { name: 'Save' }).click();
  await dismissToast(page, 'Saved successfully');
  expect(await coloursOf(shop, item.seller, 'cameras', page)).toEqual(['green', 'blue']);
});
