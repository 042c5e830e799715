import { buffer } from 'node:stream/consumers';
import { ZipFile } from 'yazl';
import type { Shop, TestUser } from './shop.ts';
import { aForm } from './uploads.ts';

/** Creates a ZIP. */
export async function aZip(files: Record<string, string | Uint8Array>, compress = true): Promise<Buffer> {
  const zip = new ZipFile();
  for (const [name, content] of Object.entries(files))
    zip.addBuffer(Buffer.from(content), name, { compress });
  zip.end();
  return buffer(zip.outputStream);
}

/** Creates an XLSX file with one sheet. */
export async function aWorkbook(sheet: string, texts = '', begin = ''): Promise<Buffer> {
  const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
  return aZip({
    '[Content_Types].xml': '<Types/>',
    'xl/workbook.xml': `<workbook xmlns:r="x"><sheets><sheet name="Stock" r:id="rId7"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships><Relationship Id="rId7" Target="worksheets/stock.xml"/></Relationships>`,
    'xl/sharedStrings.xml': `<sst xmlns="${main}">${texts}</sst>`,
    'xl/worksheets/stock.xml': `<?xml version="1.0"?>${begin}<worksheet xmlns="${main}">${sheet}</worksheet>`,
  });
}

const headings = 'Category,Title,Brand,Condition,Sale price,Used for,Location,Description,Photo URL';
export const aRow = (title: string, price = '310.50'): string =>
  `Camera,${title},Nikon,Good,${price},120,Porto,Works.,https://example.com/a.jpg`;
export const aTable = (...rows: string[]): string => [headings, ...rows].join('\r\n');

/** Imports and exports of one seller. */
export function exchangeOf(shop: Shop, seller: TestUser) {
  const call = async (method: string, path: string, body?: object) =>
    shop.call(method, path, { as: seller, body });
  const list = async () => (await call('GET', '/my/imports')).body;
  return {
    list,
    current: async () => (await list())[0],
    send: (file: string | Uint8Array, zips: readonly Uint8Array[] = []) =>
      call(
        'POST',
        `/my/imports?name=items.csv${zips.map(({ length }) => `&zip=${length}`).join('')}`,
        aForm([['file', Buffer.from(file), 'items.csv']]),
      ),
    sendPart: (id: string, part: Uint8Array, query = '') =>
      call('POST', `/my/imports/${id}/photos${query}`, aForm([['part', part]])),
    rows: async (id: string, result?: string) =>
      (await call('GET', `/my/imports/${id}/rows?limit=100${result ? `&result=${result}` : ''}`)).body,
    setState: (id: string, body: object) => call('PUT', `/my/imports/${id}/state`, body),
    exported: async () => (await call('GET', '/my/exports/table')).body,
    /** The titles of the seller's cameras. */
    titles: async () =>
      (await call('GET', '/my/cameras?limit=100&sort=title')).body.map(
        ({ products }: { products: { title: string } }) => products.title,
      ),
  };
}
