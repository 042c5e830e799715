import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { aWorkbook } from '#test/exchange.ts';
import { useFolder } from '#test/files.ts';
import { readItem } from './check-service.server.ts';
import { matchColumns, readRow } from './columns.ts';
import { PhotoZips } from './photo-zips.server.ts';
import { readTable } from './read-file.server.ts';
import type { FileRow } from './read-workbook.server.ts';

const folder = await useFolder();

async function read(bytes: string | Uint8Array) {
  const path = join(folder, 'file');
  await writeFile(path, bytes);
  const found: FileRow[] = [];
  for await (const row of readTable(path)) found.push(row);
  return found;
}

const text =
  'Category;Title;Sale price;Notes\r\nLens;Zeiß 50mm;1.299,50;"Größe 1;\r\nsagt ""gut"""\r\n\r\nCamera;Café;20;\r\n';
const rows = [
  { number: 1, cells: ['Category', 'Title', 'Sale price', 'Notes'] },
  { number: 2, cells: ['Lens', 'Zeiß 50mm', '1.299,50', 'Größe 1;\r\nsagt "gut"'] },
  { number: 4, cells: ['Camera', 'Café', '20', ''] },
];

test.for<[string, Uint8Array]>([
  ['UTF-8', Buffer.from(text)],
  ['UTF-8 with a byte-order mark', Buffer.from(`\u{FEFF}${text}`)],
  ['UTF-16', Buffer.from(`\u{FEFF}${text}`, 'utf16le')],
  ['Windows-1252', Buffer.from(text, 'latin1')],
  ['tabs', Buffer.from(text.replace('1;', '1,').replaceAll(';', '\t').replace('1,\r', '1;\r'))],
  [
    'commas',
    Buffer.from(
      text
        .replace('1.299,50', '"1.299,50"')
        .replace('Größe 1;', 'Größe 1:')
        .replaceAll(';', ',')
        .replace('1:', '1;'),
    ),
  ],
])('a file in %s is read with the numbers of its rows', async ([, bytes]) => {
  expect(await read(bytes)).toEqual(rows);
});

test('a workbook is read with shared, formatted and inline texts, gaps and numbers', async () => {
  const sheet = `<sheetData>
    <row r="1"><c r="A1" t="s"><v>0</v></c><c r="C1" t="inlineStr"><is><t>Sale price</t></is></c></row>
    <row r="3"><c r="B3" t="s"><v>1</v></c><c r="C3"><v>1234.125</v></c><c r="D3" t="b"><v>1</v></c>
      <c r="E3" t="str"><f>A1</f><v>sum</v></c><c r="F3" t="e"><v>#REF!</v></c></row></sheetData>`;
  const texts =
    '<si><t>Title</t></si><si><r><t>Nikon </t></r><rPh sb="0" eb="1"><t>read</t></rPh><r><t xml:space="preserve">&amp; FM2 </t></r></si>';
  expect(await read(await aWorkbook(sheet, texts))).toEqual([
    { number: 1, cells: ['Title', '', 'Sale price'] },
    { number: 3, cells: ['', 'Nikon & FM2 ', '1234.1250', '1', 'sum', ''] },
  ]);
});

test('columns are matched by their labels, by the names in the API, and once', () => {
  expect(matchColumns(['TITLE ', 'Sale price ($)', 'des', 'Title', 'Color', 'used for', 'Status'])).toEqual([
    'title',
    'sale',
    'des',
    '',
    '',
    'duration',
    'state',
  ]);
});

test('values are read as dealers write them', () => {
  const columns = [
    'kind',
    'condition',
    'sale',
    'buy',
    'offers',
    'included',
    'photos',
    'parts',
    'title',
    'place',
  ];
  const cells = [
    'lenses',
    'good',
    '310,50',
    '1.299',
    'X',
    'Front cap; case',
    'a b.jpg, c.jpg',
    String.raw`lens | A \| B | 50mm`,
    "'=1",
    '12',
  ];
  expect(readRow(cells, columns)).toEqual({
    kind: 'lens',
    given: {
      condition: 'Good',
      sale: 310.5,
      buy: 1299,
      offers: true,
      included: ['front-cap', 'case'],
      parts: [{ kind: 'lens', brand: 'A | B', model: '50mm', mount: null, conversion: null, modelId: null }],
      title: '=1',
      place: 12,
    },
    photos: ['a b.jpg', 'c.jpg'],
    state: null,
  });
  expect(readRow(['cheap', 'perfect'], ['sale', 'condition']).given).toEqual({
    sale: 'cheap',
    condition: 'perfect',
  });
});

test('headings and cells that are made to be slow are read at once', () => {
  const began = process.threadCpuUsage();
  const brackets = '('.repeat(20_000);
  expect(matchColumns(Array.from({ length: 100 }, () => brackets)).join('')).toBe('');
  const row = readRow(
    [
      ...Array.from({ length: 30 }, () => brackets),
      `${'x'.repeat(19_999)}\\\n`.repeat(30),
      'lens,'.repeat(4000),
    ],
    [...Array.from({ length: 30 }, () => 'condition'), 'parts', 'included'],
  );
  expect(row.given.condition).toBe(brackets);
  expect(row.given.parts).toHaveLength(30);
  expect(process.threadCpuUsage(began).user).toBeLessThan(2_000_000);
});

test('the files in all ZIPs are counted, with those that are ignored', async () => {
  const zips = join(folder, 'zips');
  await mkdir(zips);
  // The end of a ZIP states how many files it has.
  const end = Buffer.from('504b0506000000003075307500000000000000000000', 'hex');
  for (const name of ['0.zip', '1.zip']) await writeFile(join(zips, name), end);
  await expect(PhotoZips.open(zips)).rejects.toThrow('The ZIPs have more than 20,000 files.');
});

test('exactly the 100 wrong rows of 10,000 are named', async () => {
  const wrong = new Set<number>();
  const lines = Array.from({ length: 10_000 }, (_, index) => {
    const isWrong = index % 100 === 37;
    if (isWrong) wrong.add(index + 2);
    const price = isWrong ? ['0', 'cheap', '-5', '2000000000'][(index / 100) & 3] : `${index + 1},50`;
    return `Camera;Camera ${index};Nikon;Good;${price};12;Porto;Works; "quoted" é;https://example.com/a.jpg`;
  });
  const head = 'Category;Title;Brand;Condition;Sale price;Used for;Location;Description;;Photo URL';
  const [first, ...found] = await read([head, ...lines].join('\r\n'));
  const columns = matchColumns(first!.cells);
  const zips = await PhotoZips.open(join(folder, 'none'));
  const named = found.filter((row) => {
    try {
      return !readItem(row.cells, columns, zips);
    } catch {
      return true;
    }
  });
  expect(found).toHaveLength(10_000);
  expect(named.map(({ number }) => number)).toEqual([...wrong]);
});
