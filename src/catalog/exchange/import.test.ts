import { expect, test } from 'vitest';
import { exchangeOf, aRow, aTable, aWorkbook, aZip } from '#test/exchange.ts';
import { expectProblem } from '#test/problems.ts';
import { anImage } from '#test/samples.ts';
import { book, createListing, useShop } from '#test/shop.ts';
import { fingerprint } from '#test/stored.ts';
import { storedFileNames, uploadPhoto } from '#test/uploads.ts';
import { importJob } from './import-service.server.ts';

const shop = await useShop();

async function aSeller() {
  const seller = await shop.createUser('Seller');
  return { seller, ...exchangeOf(shop, seller) };
}

const ids = /[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f-]{21}|[0-9a-f]{32}(?=-\d+\.webp)|\d{4}-\d\d-\d\d \d\d:\d\d/g;

test('items that were exported with their photos are the same after an import and another export', async () => {
  const from = await aSeller();
  const { url: first } = await uploadPhoto(shop, from.seller, await anImage());
  const { url: second } = await uploadPhoto(shop, from.seller, await anImage('png', '#224488'));
  const texts = ['=1+1', "'=quoted", '-5 % "off"; really', 'עדשה 📷', '＋wide, "with"\' all', "''", '@home'];
  for (const title of texts)
    await createListing(shop, from.seller, {
      title,
      brand: title,
      des: `${title}\r\n\r\n=2\n\t"end"`,
      offers: true,
    });
  await createListing(
    shop,
    from.seller,
    {
      modelId: 'nikon-nikkor-af-s-50mm-f-1-8g',
      conversion: 'cine',
      photos: [second, first],
      offers: true,
      floor: 99.95,
      included: ['hood', 'filter'],
      parts: [{ kind: 'accessories', brand: 'B|W', model: String.raw`UV \ 58 | "MRC"` }],
      duration: 0.5,
      condition: 'Fair',
    },
    'lens',
  );
  await createListing(
    shop,
    from.seller,
    { adaptsFrom: 'Nikon F', adaptsTo: 'Sony E', buy: undefined },
    'accessories',
  );
  const exported = await from.exported();
  const response = await shop.api.request('/api/my/exports/photos', {
    headers: { authorization: `bearer ${from.seller.token}` },
  });
  const zip = Buffer.from(await response.arrayBuffer());
  const to = await aSeller();
  const { body: sent } = await to.send(exported, [zip]);
  expect(sent.state).toBe('uploading');
  expect((await to.sendPart(sent._id, zip.subarray(0, 100))).body).toEqual({ bytes: 100 });
  expectProblem(await to.sendPart(sent._id, zip.subarray(200), '?at=200'), 409);
  await to.sendPart(sent._id, zip.subarray(50), '?at=50');
  await shop.work();
  expect(await to.current()).toMatchObject({ state: 'checked', rows: { ready: texts.length + 2 } });
  await to.setState(sent._id, { state: 'publishing' });
  await shop.work();
  expect(await to.current()).toMatchObject({ state: 'published', rows: { published: texts.length + 2 } });
  expect((await to.exported()).replaceAll(ids, '')).toBe(exported.replaceAll(ids, ''));
  expect(await storedFileNames(shop)).not.toContainEqual(expect.stringMatching(/^import-/));
});

test('a file is checked without publishing anything, and each problem is named', async () => {
  const { seller, send, rows, current, setState, titles } = await aSeller();
  await createListing(shop, seller, { title: 'Nikon FE' });
  const table = [
    ...aTable(aRow('Nikon D850'), aRow('', '0'), aRow('nikon fe'), aRow('Nikon D850')).split('\r\n'),
    aRow('Leica M6').replace('Camera', 'Phone').replace('Good', 'Nice'),
    `${aRow('In pounds', '"£1,234.50"')},,perhaps,"Box, hood","Lens Nikon 50mm"`,
  ].map((line, index) => (index === 0 ? `${line},Status,Allow offers,What’s included,Comes with` : line));
  const { body } = await send([...table, `${aRow('Gone')},Sold`].join('\n'));
  await shop.work();
  expect(await current()).toMatchObject({
    state: 'checked',
    rows: { ready: 1, duplicate: 2, wrong: 3, skipped: 1 },
  });
  expect((await rows(body._id)).map((row: object) => Object.values(row).slice(0, 5))).toEqual([
    [2, 'ready', 'Nikon D850', 'Nikon D850', []],
    [
      3,
      'wrong',
      '',
      null,
      [
        { column: 'title', message: 'is required' },
        { column: 'sale', message: 'must be at least $0.01' },
      ],
    ],
    [4, 'duplicate', 'nikon fe', 'Nikon FE', []],
    [5, 'duplicate', 'Nikon D850', 'Nikon D850', []],
    [
      6,
      'wrong',
      'Leica M6',
      null,
      [
        { column: 'kind', message: 'must be one of Camera, Lens, Accessory' },
        { column: 'condition', message: 'must be Excellent, Good or Fair' },
      ],
    ],
    [
      7,
      'wrong',
      'In pounds',
      null,
      [
        { column: 'sale', message: 'must be in USD' },
        { column: 'offers', message: 'must be yes or no' },
        {
          column: 'included',
          message:
            'must be one of Original box, Manual, Strap, Battery, Charger, Body cap, Memory card, Lens',
        },
        { column: 'parts', message: 'must be like this: Lens | Nikon | 50mm f/1.8' },
      ],
    ],
    [8, 'skipped', 'Gone', null, [{ column: null, message: 'According to the file, it is not for sale.' }]],
  ]);
  expect(await titles()).toEqual(['Nikon FE']);
  await setState(body._id, { state: 'publishing', duplicates: true });
  await shop.work();
  expect(await titles()).toEqual(['Nikon D850', 'Nikon D850', 'Nikon FE', 'nikon fe']);
});

test('columns can be assigned by hand, and the rows are then checked again', async () => {
  const { seller, send, current } = await aSeller();
  const { body } = await send(aTable(aRow('Nikon FM2')).replace('Title', 'Artikel'));
  await shop.work();
  expect(await current()).toMatchObject({
    rows: { wrong: 1 },
    columns: ['kind', '', 'brand', 'condition', 'sale', 'duration', 'location', 'des', 'img'],
  });
  const assign = (columns: string[]) =>
    shop.call('PUT', `/my/imports/${body._id}/columns`, { as: seller, body: { columns } });
  expectProblem(await assign(['kind']), 422, ['columns']);
  expectProblem(await assign(body.columns.with(1, 'kind')), 422, ['columns']);
  expectProblem(await assign(body.columns.with(1, 'seller_id')), 422, ['columns']);
  expect((await assign(body.columns.with(1, 'title'))).body.state).toBe('checking');
  await shop.work();
  expect(await current()).toMatchObject({ state: 'checked', rows: { ready: 1 } });
});

test('an import can be stopped and undone; booked and edited items stay', async () => {
  const { seller, send, current, rows, setState, titles } = await aSeller();
  const { body } = await send(aTable(...['a', 'b', 'c', 'd'].map((title) => aRow(title))));
  await shop.work();
  expectProblem(await setState(body._id, { state: 'undoing' }), 409);
  await setState(body._id, { state: 'publishing' });
  expectProblem(await send(aTable(aRow('other'))), 409);
  await setState(body._id, { state: 'canceled' });
  await shop.work();
  expect(await current()).toMatchObject({ state: 'canceled', rows: { ready: 4 } });
  const { body: next } = await send(aTable(...['a', 'b', 'c', 'd'].map((title) => aRow(title))));
  await shop.work();
  await setState(next._id, { state: 'publishing' });
  await shop.work();
  const published = (await rows(next._id)).map(({ listing }: { listing: string }) =>
    listing.replace('/dashboard', ''),
  );
  await book(shop, await shop.createUser('Buyer'), { _id: published[0].split('/')[2] });
  await shop.call('PATCH', published[1], { as: seller, body: { buy: 999 } });
  expect((await current()).until).not.toBeNull();
  await setState(next._id, { state: 'undoing' });
  await shop.work();
  expect(await current()).toMatchObject({ state: 'undone', until: null, rows: { kept: 2, undone: 2 } });
  expect((await rows(next._id, 'kept')).map(({ problems }: { problems: object[] }) => problems)).toEqual([
    [{ column: null, message: 'It is booked or sold.' }],
    [{ column: null, message: 'It was edited.' }],
  ]);
  expect(await titles()).toEqual(['a', 'b']);
});

test('an import stops when its seller is suspended, and its first row says why', async () => {
  const { seller, send, current, rows, setState } = await aSeller();
  const { body } = await send(aTable(aRow('first'), aRow('second')));
  await shop.work();
  await setState(body._id, { state: 'publishing' });
  const admin = await shop.createUser('admin');
  await shop.sql`update users set suspended_at = now(), suspended_by = ${admin.id}, suspended_for = 'spam'
    where id = ${seller.id}`;
  await shop.work();
  await shop.sql`update users set suspended_at = null, suspended_by = null, suspended_for = null where id = ${seller.id}`;
  expect(await current()).toMatchObject({ state: 'canceled', rows: { failed: 1, ready: 1 } });
  expect((await rows(body._id, 'failed'))[0].problems[0].message).toMatch(/suspended/);
});

test('an import cannot be undone after a day', async () => {
  const { send, current, setState } = await aSeller();
  const { body } = await send(aTable(aRow('old')));
  await shop.work();
  await setState(body._id, { state: 'publishing' });
  await shop.work();
  await shop.sql`update imports set published_at = now() - interval '25 hours' where id = ${body._id}`;
  expect((await current()).until).toBeNull();
  expectProblem(await setState(body._id, { state: 'undoing' }), 409);
});

test('an admin imports for a seller, to whom the items belong, and the audit log records it', async () => {
  const { seller, titles } = await aSeller();
  const admin = await shop.createUser('admin');
  const { sellerPath, ...of } = { sellerPath: `?seller=${seller.id}`, ...exchangeOf(shop, admin) };
  const form = new FormData();
  form.set('file', new File([aTable(aRow('For a seller'))], 'x.csv'));
  const { body } = await shop.call('POST', `/my/imports${sellerPath}`, { as: admin, body: form });
  await shop.work();
  await of.setState(body._id, { state: 'publishing' });
  await shop.work();
  expect(await titles()).toEqual(['For a seller']);
  const { body: log } = await shop.call('GET', '/audit?act=imported-items', { as: admin });
  expect(log).toMatchObject([{ target: { _id: seller.id } }]);
});

/** Goes on with imports that failed, without the pause. */
async function resume(): Promise<void> {
  await shop.sql`update imports set worked_at = now() - interval '1 second'`;
  await shop.app.db.transaction().execute((trx) => shop.app.jobs.enqueue(trx, importJob, {}));
  await shop.work();
}

test('after crashes, an import goes on: no row is published twice, and none is lost', async () => {
  const { send, current, setState, titles } = await aSeller();
  const names = Array.from({ length: 20 }, (_, index) => `Camera ${index + 10}`);
  const { body } = await send(aTable(...names.map((name) => aRow(name))));
  await shop.work();
  await setState(body._id, { state: 'publishing' });
  // Ends the transaction of every fourth row as a crash of the process does, after all of its statements.
  await shop.sql`create sequence crashes`;
  await shop.sql`create function crash() returns trigger language plpgsql as
    'begin if nextval(''crashes'') % 4 = 0 then raise exception ''crash''; end if; return null; end'`;
  await shop.sql`create constraint trigger crash after update on import_rows initially deferred
    for each row when (new.result = 'published') execute function crash()`;
  const level = shop.app.log.level;
  shop.app.log.level = 'silent';
  let runs = 0;
  for (; (await current()).state === 'publishing'; runs++) await resume();
  shop.app.log.level = level;
  await shop.sql`drop trigger crash on import_rows`;
  expect(runs).toBeGreaterThan(4);
  expect(await titles()).toEqual(names);
});

test('a row that always fails is left out after six tries, and other imports go on', async () => {
  const [{ current, send, setState, titles }, other] = [await aSeller(), await aSeller()];
  await shop.sql`create function fail() returns trigger language plpgsql as
    'begin raise exception ''fault''; end'`;
  await shop.sql`create trigger fail before update on import_rows
    for each row when (new.result = new.cells[2]) execute function fail()`;
  const level = shop.app.log.level;
  shop.app.log.level = 'silent';
  const { body } = await send(aTable(aRow('ready'), aRow('published'), aRow('fine')));
  const { body: others } = await other.send(aTable(aRow('other')));
  await shop.work();
  expect(await current()).toMatchObject({ state: 'checking', rows: { waiting: 3 } });
  expect(await other.current()).toMatchObject({ state: 'checked' });
  for (let tries = 1; tries < 6; tries++) await resume();
  expect(await current()).toMatchObject({ state: 'checked', rows: { wrong: 1, ready: 2 } });
  await setState(body._id, { state: 'publishing' });
  await other.setState(others._id, { state: 'publishing' });
  await shop.work();
  expect(await titles()).toEqual([]);
  expect(await other.titles()).toEqual(['other']);
  for (let tries = 1; tries < 6; tries++) await resume();
  expect(await current()).toMatchObject({ state: 'published', rows: { wrong: 1, failed: 1, published: 1 } });
  shop.app.log.level = level;
  await shop.sql`drop trigger fail on import_rows`;
});

test('an import can be undone once a later file is discarded', async () => {
  const { send, current, setState, titles } = await aSeller();
  const { body } = await send(aTable(aRow('first')));
  await shop.work();
  await setState(body._id, { state: 'publishing' });
  await shop.work();
  for (const zips of [[], [Buffer.from('ZIP')]]) {
    const { body: later } = await send(aTable(aRow('later')), zips);
    await shop.work();
    const refused = await setState(body._id, { state: 'undoing' });
    expectProblem(refused, 409);
    expect(refused.body.detail).toBe('Another import is not complete. Publish or discard it first.');
    await setState(later._id, { state: 'canceled' });
    expect((await current()).state).toBe('canceled');
  }
  expect((await setState(body._id, { state: 'undoing' })).body.state).toBe('undoing');
  await shop.work();
  expect(await titles()).toEqual([]);
});

test('ZIPs are refused if the announced ones would fill the disk', async () => {
  const { send, sendPart, setState } = await aSeller();
  const { send: sendOther } = await aSeller();
  const zip = await aZip({ 'a.jpg': 'x' });
  const { body } = await send(aTable(aRow('x')), [zip]);
  const announce = async (gigabytes: number) =>
    shop.sql`update imports set zip_bytes = ${zip.length}::int || array_fill(1000000000, array[${gigabytes}::int])
      where id = ${body._id}`;
  await announce(5_000);
  expectProblem(await sendPart(body._id, zip), 503);
  expectProblem(await sendOther(aTable(aRow('x')), [zip]), 503);
  await announce(0);
  expect((await sendPart(body._id, zip)).status).toBe(200);
  await setState(body._id, { state: 'canceled' });
});

const rowOf = (cell: string) =>
  `<sheetData><row r="1"><c r="A1"><v>1</v></c></row><row r="2">${cell}</row></sheetData>`;
const entity = '<!DOCTYPE x [<!ENTITY e SYSTEM "file:///etc/passwd">]>';
const laughs = `<!DOCTYPE x [<!ENTITY a "ha">${Array.from({ length: 20 }, (_, index) => `<!ENTITY a${index} "&a;&a;">`).join('')}]>`;

type Hostile = [name: string, make: () => Promise<string | Uint8Array> | string | Uint8Array];
const hostile: Hostile[] = [
  ['an empty file', () => ''],
  ['a photo', () => anImage()],
  ['random bytes', () => Buffer.from(Array.from({ length: 4096 }, (_, index) => (index * 7919) % 251))],
  ['UTF-16 without a mark', () => Buffer.from(aTable(aRow('x')), 'utf16le')],
  ['an undefined byte of Windows-1252', () => Buffer.from('a,b\n\x81,é', 'latin1')],
  ['only headings', () => aTable()],
  ['a million columns', () => `${','.repeat(1_000_000)}\n1`],
  ['a cell of 10 MB', () => aTable(aRow('x'.repeat(10_000_000)))],
  ['a quoted cell of 10 MB', () => aTable(`"${'x\n'.repeat(5_000_000)}"`)],
  ['millions of empty rows', () => aTable('\n'.repeat(15_000_000))],
  ['too many rows', () => aTable(...Array.from({ length: 10_001 }, () => aRow('x')))],
  ['an open quote', () => aTable('"x')],
  ['an old XLS file', () => Buffer.from('d0cf11e0a1b11ae1000000000000', 'hex')],
  ['half a workbook', async () => (await aWorkbook(rowOf(''))).subarray(0, 300)],
  ['a ZIP without a workbook', () => aZip({ 'a.jpg': 'x' })],
  ['broken XML', () => aWorkbook('<sheetData><row></sheetData>')],
  ['an external entity', () => aWorkbook(rowOf('<c t="str"><v>&e;</v></c>'), '', entity)],
  ['a billion laughs', () => aWorkbook(rowOf('<c t="str"><v>&a19;</v></c>'), '', laughs)],
  ['16,384 columns', () => aWorkbook(rowOf('<c r="XFD2"><v>1</v></c>'))],
  ['a bomb', () => aWorkbook(' '.repeat(70_000_000))],
  ['a bomb that states a small size', () => shrunk(60_000_000)],
  // An end of a ZIP with 64-bit numbers, which is said to be at the last byte that such a number can name.
  [
    'a ZIP that leads nowhere',
    () => Buffer.from(`504b0304504b060700000000${'f'.repeat(16)}01000000504b0506${'0'.repeat(36)}`, 'hex'),
  ],
  ['a sheet outside of the file', async () => misplaced(await aWorkbook(rowOf('')))],
  [
    'one long text in many cells',
    () => {
      const cells = '<c t="s"><v>0</v></c>'.repeat(4);
      const rows = Array.from({ length: 300 }, (_, index) => `<row r="${index + 1}">${cells}</row>`);
      return aWorkbook(`<sheetData>${rows.join('')}</sheetData>`, `<si><t>${'x'.repeat(20_000)}</t></si>`);
    },
  ],
  [
    'a row of 600,000 characters',
    () => aWorkbook(rowOf('<c t="s"><v>0</v></c>'.repeat(30)), `<si><t>${'x'.repeat(20_000)}</t></si>`),
  ],
  ['deep XML', () => aWorkbook(`${rowOf('')}${'<a>'.repeat(1000)}${'</a>'.repeat(1000)}`)],
  [
    'a thousand attributes',
    () =>
      aWorkbook(`${rowOf('')}<a ${Array.from({ length: 1000 }, (_, index) => `a${index}=""`).join(' ')}/>`),
  ],
  ...['1', '-1', '2.5', 'x'].map((number): Hostile => [
    `row ${number} after row 1`,
    () => aWorkbook(rowOf('<c><v>1</v></c>').replace('r="2"', `r="${number}"`)),
  ]),
];

/** Changes a ZIP so that its last entry is said to be at the last byte that a 64-bit number can name. */
function misplaced(zip: Buffer): Buffer {
  const entry = zip.lastIndexOf('PK\x01\x02');
  const end = zip.lastIndexOf('PK\x05\x06');
  const extra = Buffer.from(`01000800${'f'.repeat(16)}`, 'hex');
  zip.writeUInt16LE(zip.readUInt16LE(entry + 30) + extra.length, entry + 30);
  zip.writeUInt32LE(0xffffffff, entry + 42);
  return Buffer.concat([zip.subarray(0, end), extra, zip.subarray(end)]);
}

/** Returns a workbook whose sheet is larger than its entry states. */
async function shrunk(length: number): Promise<Buffer> {
  const workbook = await aWorkbook(rowOf(`<c t="str"><v>${'x'.repeat(length)}</v></c>`));
  const at = workbook.lastIndexOf(Buffer.from('PK\x01\x02'));
  workbook.writeUInt32LE(1000, at + 24);
  return workbook;
}

test.for(hostile)(
  '%s is refused after at most five seconds of CPU, and nothing is stored',
  async ([, make]) => {
    const { send } = await aSeller();
    const bytes = await make();
    const before = await fingerprint(shop);
    const began = process.cpuUsage();
    expectProblem(await send(bytes), 422, ['file']);
    const { user, system } = process.cpuUsage(began);
    expect(user + system).toBeLessThan(5_000_000);
    expect(await fingerprint(shop)).toBe(before);
  },
);

const renamed = async (name: string) => {
  const zip = await aZip({ ['x'.repeat(name.length)]: 'x' });
  return Buffer.from(zip.toString('latin1').replaceAll('x'.repeat(name.length), name), 'latin1');
};

test.for<[string, () => Promise<Uint8Array>]>([
  ['a path that leads out of the folder', () => renamed('../../../evil.jpg')],
  ['an absolute path', () => renamed('/etc/cron.d/evil')],
  ['a file of 16 MB', () => aZip({ 'a.jpg': new Uint8Array(16_000_000) })],
  ['a file outside of it', async () => misplaced(await aZip({ 'a.jpg': 'x' }))],
  ['one name twice', () => aZip({ 'a/x.jpg': 'x', 'b/X.JPG': 'y' })],
  ['no ZIP', async () => Buffer.from('x'.repeat(100))],
])('a ZIP with %s is refused and removed', async ([, make]) => {
  const { send, sendPart, current } = await aSeller();
  const zip = await make();
  const { body } = await send(aTable(aRow('x')), [zip]);
  expectProblem(await sendPart(body._id, zip), 422, ['part']);
  expect((await sendPart(body._id, zip.subarray(0, 10))).body).toEqual({ bytes: 10 });
  expectProblem(await sendPart(body._id, new Uint8Array(zip.length), '?at=10'), 422, ['part']);
  expect((await current()).state).toBe('uploading');
});

test('a file in a ZIP that is no photo fails only its row', async () => {
  const { send, sendPart, current, rows, setState } = await aSeller();
  const zip = await aZip({
    'ok.jpg': await anImage(),
    'bad.jpg': 'no photo',
    'lies.jpg': new Uint8Array(1_000_000),
  });
  zip.writeUInt32LE(10, zip.lastIndexOf(Buffer.from('PK\x01\x02')) + 24);
  const table = aTable('OK', 'Bad', 'None', 'Lies').split('\r\n');
  const file = [
    `${table[0]},Photos`,
    ...['OK;ok', 'Bad;bad', 'None;none', 'Lies;lies'].map(
      (each) => `${aRow(each.split(';')[0]!)},${each.split(';')[1]}.jpg`,
    ),
  ].join('\r\n');
  const { body } = await send(file, [zip]);
  await sendPart(body._id, zip);
  await shop.work();
  expect(await rows(body._id, 'wrong')).toMatchObject([
    { title: 'None', problems: [{ column: 'photos', message: 'must be in a ZIP: none.jpg' }] },
  ]);
  await setState(body._id, { state: 'publishing' });
  await shop.work();
  expect(await current()).toMatchObject({ state: 'published', rows: { published: 1, failed: 2, wrong: 1 } });
  expect((await rows(body._id, 'failed'))[0]).toMatchObject({
    title: 'Bad',
    problems: [{ column: 'photos', message: expect.stringContaining('bad.jpg') }],
  });
});

test('other users cannot read or change an import', async () => {
  const { send } = await aSeller();
  const other = await aSeller();
  const { body } = await send(aTable(aRow('mine')));
  for (const [method, path, sent] of [
    ['GET', 'rows', undefined],
    ['PUT', 'state', { state: 'publishing' }],
    ['PUT', 'columns', { columns: [] }],
  ] as const)
    expectProblem(
      await shop.call(method, `/my/imports/${body._id}/${path}`, { as: other.seller, body: sent }),
      403,
    );
  expectProblem(
    await shop.call('GET', `/my/imports?seller=${other.seller.id}`, { as: (await aSeller()).seller }),
    403,
  );
});
