import type { Photo } from '#src/media/photos/schemas.ts';
import { expect, type Locator, type Page } from '../fixtures.ts';
import {
  aProduct,
  uniqueWord,
  type Kind,
  type Listing,
  type TestUser,
  type Shop,
  type ListedItem,
} from '../shop.ts';
import { fillProduct, openProductForm, makePhoto, type File } from './items.ts';
import { dismissToast } from './visit.ts';

async function send({ url }: Shop, { token }: TestUser, { buffer, name }: File): Promise<Photo> {
  const form = new FormData();
  form.set('image', new Blob([new Uint8Array(buffer)]), name);
  const headers = { authorization: `bearer ${token}` };
  const response = await fetch(`${url}/api/images`, { method: 'POST', headers, body: form });
  return ((await response.json()) as { data: Photo }).data;
}

/** Lists an item of a new seller with one photo per color. */
export async function createListingWithPhotos(
  shop: Shop,
  colors: string[],
  kind: Kind = 'cameras',
): Promise<ListedItem> {
  const seller = await shop.signUpUser('Seller', 'Sam Seller');
  const title = `Item ${uniqueWord()}`;
  const photos: string[] = [];
  for (const color of colors) photos.push((await send(shop, seller, await makePhoto(color, 1600))).url);
  const { _id: id, date } = await shop.addItem(seller, kind, { ...aProduct(title), img: photos[0]!, photos });
  return { id, title, path: `/${kind}/${id}`, date, seller };
}

export async function transferFiles(target: Locator, how: 'drop' | 'paste', files: File[]): Promise<void> {
  const sent = files.map(({ name, mimeType, buffer }) => ({
    name,
    mimeType,
    data: buffer.toString('base64'),
  }));
  await target.evaluate(
    (element, { kind, given }) => {
      const transfer = new DataTransfer();
      for (const { name, mimeType, data } of given) {
        const bytes = Uint8Array.from(atob(data), (character) => character.codePointAt(0)!);
        transfer.items.add(new File([bytes], name, { type: mimeType }));
      }
      const bubbles = { bubbles: true, cancelable: true };
      if (kind === 'paste')
        element.dispatchEvent(new ClipboardEvent('paste', { ...bubbles, clipboardData: transfer }));
      else
        for (const type of ['dragenter', 'dragover', 'drop'])
          element.dispatchEvent(new DragEvent(type, { ...bubbles, dataTransfer: transfer }));
    },
    { kind: how, given: sent },
  );
}

export async function expectArrived(form: Locator, count: number): Promise<void> {
  await expect(form.getByRole('listitem', { name: /^Photo \d+$/ })).toHaveCount(count);
  // The server resizes photos in the background, which can take longer than other changes on a page.
  await expect(form.getByRole('progressbar')).toHaveCount(0, { timeout: 60_000 });
  await expect(form.getByRole('alert')).toHaveCount(0);
}

export const red = '#b03020';
export const green = '#208040';
export const blue = '#203090';

export async function openAddForm(page: Page, kind: Kind): Promise<Locator> {
  await page.goto('/dashboard/addproducts');
  return openProductForm(page, kind);
}

/** Opens the form for a new item as a new seller, and fills it in, except for the photos. */
export async function beginItem(
  { open, shop }: { open: (user: TestUser) => Promise<Page>; shop: Shop },
  kind: Kind = 'cameras',
) {
  const seller = await shop.signUpUser('Seller');
  const page = await open(seller);
  const form = await openAddForm(page, kind);
  const title = `Item ${uniqueWord()}`;
  await fillProduct(form, title);
  return { seller, page, form, title };
}

export async function sendItem(form: Locator): Promise<void> {
  await form.getByRole('button', { name: 'Add', exact: true }).click();
  await dismissToast(form.page(), 'Added successfully');
}

/** Returns the colors of the photos of a seller's newest item, in order. */
export async function colorsOf(shop: Shop, seller: TestUser, kind: Kind, page: Page): Promise<string[]> {
  const { body } = await shop.call<Listing[]>('GET', `/my/${kind}`, { bearer: seller.token });
  expect(body[0]!.products.img).toBe(body[0]!.photos[0]?.url);
  const seen: string[] = [];
  for (const { url } of body[0]!.photos) seen.push(await colorOf(page, url));
  return seen;
}

async function colorOf(page: Page, url: string): Promise<string> {
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

export const field = (form: Locator): Locator => form.getByLabel('Photos', { exact: true });
