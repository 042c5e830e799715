import sharp from 'sharp';
import { expect, type Locator, type Page } from '../fixtures.ts';
import { aProduct, type Kind, uniqueWord } from '../shop.ts';

export const kindNames = {
  cameras: { nav: 'Cameras', section: 'Cameras Section', add: 'Add a camera', added: 'Added Cameras' },
  lens: { nav: 'Lens', section: 'Lens Section', add: 'Add a lens', added: 'Added Lens' },
  accessories: {
    nav: 'Accessories',
    section: 'Accessories Section',
    add: 'Add an accessory',
    added: 'Added Accessories',
  },
} as const satisfies Record<Kind, object>;

export async function openProductForm(page: Page, kind: Kind): Promise<Locator> {
  await page.getByRole('main').getByRole('button', { name: kindNames[kind].nav, exact: true }).click();
  const form = page.getByRole('dialog', { name: kindNames[kind].add });
  await expect(form).toBeVisible();
  return form;
}

/** Only accessories have no choice of units; theirs is the year. */
async function enterDuration(form: Locator, duration: number): Promise<void> {
  await form.getByLabel('Used for').fill(String(duration));
  const unit = form.getByLabel('Years or months');
  if ((await unit.count()) > 0) await unit.selectOption('months');
}

/** Enters the address of a picture into the form of an item, instead of uploading photos. */
export async function enterPhotoAddress(form: Locator, address: string): Promise<void> {
  const field = form.getByLabel('Photo URL');
  if (!(await field.isVisible())) await form.getByText('Or a photo URL', { exact: true }).click();
  await field.fill(address);
}

export async function fillProduct(form: Locator, title: string): Promise<void> {
  const { brand, condition, location, buy, sale, duration, des } = aProduct(title);
  await form.getByLabel('Title').fill(title);
  await form.getByLabel('Brand').fill(brand);
  await form.getByLabel('Condition').selectOption(condition);
  await form.getByLabel('Price when new').fill(String(buy));
  await form.getByLabel('Sale price').fill(String(sale));
  await enterDuration(form, duration);
  await form.getByLabel('Location').fill(location);
  await form.getByLabel('Description').fill(des);
}

export type File = { name: string; mimeType: string; buffer: Buffer };

export async function makePhoto(background = '#a0522d', width = 800): Promise<File> {
  const height = Math.round(width * 0.75);
  const word = Buffer.from(
    `<svg width="${width}" height="60"><text y="40" font-size="30">${uniqueWord()}</text></svg>`,
  );
  const picture = sharp({ create: { width, height, channels: 3, background } }).composite([{ input: word }]);
  return {
    name: `${background.slice(1)}.jpg`,
    mimeType: 'image/jpeg',
    buffer: await picture.jpeg().toBuffer(),
  };
}
