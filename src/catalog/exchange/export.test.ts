import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { Deal } from '#test/deals.ts';
import { expectProblem } from '#test/problems.ts';
import { anImage } from '#test/samples.ts';
import { aCamera, book, createListing, useShop, type TestUser } from '#test/shop.ts';
import { uploadPhoto } from '#test/uploads.ts';

const shop = await useShop({ RATE_LIMITS: 'on' });
const [seller, buyer, admin] = [
  await shop.createUser('Seller', 'Sol'),
  await shop.createUser('Buyer', 'Bo'),
  await shop.createUser('admin'),
];

const read = async (as: TestUser, query: string, path = '/my/exports/table') => {
  const { status, body, headers } = await shop.call('GET', `${path}?${query}`, { as });
  expect(status, JSON.stringify(body)).toBe(200);
  return { body, headers };
};

const item = await createListing(shop, seller, {
  title: '=HYPERLINK("https://evil.example")',
  des: 'Works; "as new", it says.\nמצלמה 📷 @home',
  buy: undefined,
  included: ['box', 'strap'],
  parts: [{ kind: 'lens', brand: 'Nikon', model: String.raw`50mm | f/1.8 \ D` }],
  offers: true,
  floor: 250,
});
const [{ _id: paused }, { _id: gone }] = [
  await createListing(shop, seller, { title: '@paused' }, 'lens'),
  await createListing(shop, seller),
];
await shop.call('POST', '/my/items/pause', { as: seller, body: { items: [paused] } });
await shop.call('DELETE', `/cameras/${gone}`, { as: seller });
await createListing(shop, await shop.createUser('Seller', 'Other'), { title: 'Of another seller' });

test('the items of a seller are exported with the columns of the form, safe for spreadsheets', async () => {
  const { body, headers } = await read(seller, 'table=listings');
  expect(headers.get('content-type')).toContain('text/csv');
  expect(headers.get('content-disposition')).toBe('attachment; filename="listings.csv"');
  const lines = body.replaceAll(/\d{4}-\d\d-\d\d \d\d:\d\d/g, 'TIME').split('\r\n');
  expect(lines).toEqual([
    'Category,Title,Brand,Model,"Model ID",Mount,Conversion,"From (lens)","To (camera)",Condition,"Sale price","Price when new","Allow offers","Auto-decline offers below","What’s included","Comes with","Used for (months; years for accessories)",Location,"Place ID",Description,"Photo URL",Photos,Status,"Listed on","Sold on",ID',
    `Camera,"'=HYPERLINK(""https://evil.example"")",Nikon,,,,,,,Good,310.5,,yes,250,"Original box, Strap","Lens | Nikon | 50mm \\| f/1.8 \\\\ D",120,Porto,,"Works; ""as new"", it says.\nמצלמה 📷 @home",https://example.com/fm2.jpg,,Available,"TIME",,${item._id}`,
    `Lens,'@paused,Nikon,,,,,,,Good,310.5,520,no,,,,120,Porto,,"Shutter fires at all speeds.",https://example.com/fm2.jpg,,Paused,"TIME",,${paused}`,
    '',
  ]);
  const json = (await read(seller, 'table=listings&format=json')).body;
  expect(json.map(({ _id }: { _id: string }) => _id)).toEqual([item._id, paused]);
  expect(json[0]).toMatchObject({ floor: 250, products: { title: '=HYPERLINK("https://evil.example")' } });
});

test('an item that was sold outside of the shop has the day on which it was marked', async () => {
  const other = await shop.createUser('Seller');
  const { _id: id } = await createListing(shop, other);
  await shop.call('PUT', `/cameras/${id}/sold`, { as: other });
  const [{ sold }] = (await read(other, 'table=listings&format=json')).body;
  expect(Date.now() - Date.parse(sold)).toBeLessThan(60_000);
  const time = sold.slice(0, 16).replace('T', ' ');
  expect((await read(other, 'table=listings')).body).toContain(`,Sold,"${time}","${time}",${id}\r\n`);
});

test('sales and purchases contain deals that have ended, and the day of the handover', async () => {
  const sold = await Deal.open(shop, { buyer, seller });
  await sold.bringTo('completed');
  const order = await book(shop, buyer, await createListing(shop, seller, { title: 'Leica M6', sale: 1800 }));
  await shop.call('PUT', `/orders/${order._id}/decline`, { as: seller });
  const sales = (await read(seller, 'table=sales')).body.split('\r\n');
  expect(sales[1]).toMatch(/^"Leica M3",Camera,310.5,310.5,Complete,"\d{4}.{12}","\d{4}.{12}",Bo,user-/);
  expect(sales[2]).toMatch(/^"Leica M6",Camera,1800,1800,Declined,"\d{4}.{12}",,Bo,user-/);
  expect(sales).toHaveLength(4);
  expect((await read(buyer, 'table=orders')).body.split('\r\n')).toEqual(sales);
  expect((await read(buyer, 'table=sales')).body.split('\r\n')).toHaveLength(2);
});

test('an export of the whole shop contains what is hidden, and is recorded', async () => {
  const { body } = await read(admin, 'table=listings', '/exports/table');
  expect(body).toContain(',Withdrawn,');
  expect(body).toContain('Of another seller');
  expect(body).not.toContain(',250,');
  const users = (await read(admin, 'table=users&format=json', '/exports/table')).body;
  expect(users.map(({ email }: { email: string }) => email)).toContain(buyer.email);
  await read(admin, 'table=reports', '/exports/table');
  const { body: log } = await shop.call('GET', '/audit?act=exported-data&order=asc', { as: admin });
  expect(log.map(({ note, actor }: { note: string; actor: { _id: string } }) => [note, actor._id])).toEqual(
    ['listings', 'users', 'reports'].map((table) => [table, admin.id]),
  );
});

test('a user can read only one export at a time', async () => {
  const begin = () =>
    shop.api.request('/api/my/exports/table', { headers: { authorization: `bearer ${buyer.token}` } });
  const first = await begin();
  expectProblem(await shop.call('GET', '/my/exports/table', { as: buyer }), 429);
  await read(seller, 'table=listings');
  await first.body?.cancel();
  const second = await begin();
  // Spreadsheets need the byte-order mark to read UTF-8.
  expect(Buffer.from(await second.arrayBuffer()).toString('hex', 0, 3)).toBe('efbbbf');
  await read(buyer, 'table=listings');

  const headers = { authorization: `bearer ${buyer.token}` };
  const head = await shop.api.request('/api/my/exports/table', { method: 'HEAD', headers });
  expect([head.status, head.headers.get('content-type')]).toEqual([
    200,
    'text/csv; charset=utf-8; header=present',
  ]);
  const left = await begin();
  const reader = left.body!.getReader();
  await Promise.all([reader.read(), reader.cancel()]);
  await (await begin()).body?.cancel();
  expect(await shop.app.rateLimits.left('export-underway', buyer.id)).toBe(1);
});

test('the ZIP contains the largest file of each photo by the name that the table has', async () => {
  const { url, base, widths } = await uploadPhoto(shop, seller, await anImage());
  await createListing(shop, seller, { ...aCamera, img: url, photos: [url] });
  const name = `${base}-${Math.max(...widths)}.webp`.replace('/images/', '');
  expect((await shop.call('GET', '/my/exports', { as: seller })).body).toEqual({ zips: 1 });
  expect((await read(seller, 'table=listings')).body).toContain(`,${name},`);
  const response = await shop.api.request('/api/my/exports/photos', {
    headers: { authorization: `bearer ${seller.token}` },
  });
  const zip = Buffer.from(await response.arrayBuffer());
  expect(zip.includes(await readFile(join(shop.app.config.STATE_DIR, 'images', name)))).toBe(true);
  expect(zip.toString('latin1').split(name)).toHaveLength(3);
  expectProblem(await shop.call('GET', '/my/exports/photos?part=2', { as: seller }), 404);
});

test('a photo that is missing ends only its ZIP, and refused exports are not recorded', async () => {
  const other = await shop.createUser('Seller');
  const { url, base } = await uploadPhoto(shop, other, await anImage('png', '#224466'));
  await createListing(shop, other, { ...aCamera, img: url, photos: [url] });
  const folder = join(shop.app.config.STATE_DIR, 'images');
  const files = (await readdir(folder)).filter((name) => name.startsWith(base!.replace('/images/', '')));
  await Promise.all(files.map((name) => rm(join(folder, name))));
  const headers = { authorization: `bearer ${other.token}` };
  const zip = await shop.api.request('/api/my/exports/photos', { headers });
  await expect(zip.arrayBuffer()).rejects.toThrow('ENOENT');
  await read(other, 'table=listings');

  const first = await shop.api.request('/api/exports/table?table=users', {
    headers: { authorization: `bearer ${admin.token}` },
  });
  const count = async () => (await shop.sql`select from audit_log where act = 'exported-data'`).length;
  const before = await count();
  expectProblem(await shop.call('GET', '/exports/table?table=users', { as: admin }), 429);
  expect(await count()).toBe(before);
  await first.body?.cancel();
});
