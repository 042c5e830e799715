import { expect, test } from 'vitest';
import { useShop } from '#test/shop.ts';
import { parseCsv } from './csv.ts';
import { importSales } from './import.ts';

const shop = await useShop();
const { app } = shop;
const daysAgo = (days: number): string =>
  new Date(Date.now() - days * 24 * 3600_000).toISOString().slice(0, 10);
const day = daysAgo(30);
const club = { source: 'club', license: 'CC0' };
const head = 'model,condition,price,currency,sold_on,type';
const stored = () =>
  shop.sql`select model_id, condition, amount_cents, sold_on::text, source from sales order by id`;

test('cells may have quotes, separators, line breaks, a byte order mark and both kinds of line ends', () => {
  expect(parseCsv('\uFEFFa;b\r\n"1;2";"say ""x"""\r\n\r\n"two\nlines"; 3 \n;')).toEqual([
    { line: 1, cells: ['a', 'b'] },
    { line: 2, cells: ['1;2', 'say "x"'] },
    { line: 4, cells: ['two\nlines', '3'] },
  ]);
  expect(parseCsv('a,b\n1;2,')).toEqual([
    { line: 1, cells: ['a', 'b'] },
    { line: 2, cells: ['1;2', ''] },
  ]);
  expect(() => parseCsv('a,b\n1,"2\n3')).toThrow(
    'line 2: there is a quote that is not closed or not doubled',
  );
  expect(() => parseCsv('a,b\n1,x"2"')).toThrow('line 2: there is a quote');
});

test('sales are imported by the name or the id of a model, and replace those of the same source', async () => {
  const file = `${head}\r\nnikon-f3,Good,640.50,USD,${day},private\r\n"Canon AE-1",fair,"120,5",usd,${day},auction\r\n`;
  const before = { added: 2, models: 2, replaced: 0 };
  expect(await importSales(app, file, club)).toEqual(before);
  const rows = [
    { model_id: 'nikon-f3', condition: 'Good', amount_cents: 64_050, sold_on: day, source: 'club' },
    { model_id: 'canon-ae-1', condition: 'Fair', amount_cents: 12_050, sold_on: day, source: 'club' },
  ];
  expect(await stored()).toEqual(rows);
  expect(await importSales(app, file, club)).toEqual({ ...before, replaced: 2 });
  expect(await stored()).toEqual(rows);
  await importSales(app, file, { source: 'other', license: 'CC BY 4.0' });
  expect(await stored()).toHaveLength(4);
  expect(
    await shop.sql`select name, license from sale_sources where license is not null order by name`,
  ).toEqual([
    { name: 'club', license: 'CC0' },
    { name: 'other', license: 'CC BY 4.0' },
  ]);
});

test('a file with wrong rows names their lines and imports nothing', async () => {
  const before = await stored();
  const lines = [
    head,
    `nikon-f3,Good,640,USD,${day},private`,
    `Nikon F33,Good,640,USD,${day},private`,
    `nikon-f3,Mint,640,USD,${day},private`,
    `nikon-f3,Good,"1,234",USD,${day},private`,
    `nikon-f3,Good,0,USD,${day},private`,
    `nikon-f3,Good,640,EUR,${day},private`,
    `nikon-f3,Good,640,USD,2026-02-30,private`,
    `nikon-f3,Good,640,USD,${daysAgo(-2)},private`,
    `nikon-f3,Good,640,USD,${daysAgo(731)},private`,
    `nikon-f3,Good,640,USD,${day},dealer`,
    `nikon-f3,Good,640,USD,${day}`,
  ];
  const error = await importSales(app, lines.join('\n'), club).catch((thrown: Error) => thrown.message);
  expect(error).toMatch(/^Nothing was imported\.\nline 3: the reference has no model "Nikon F33"/);
  expect(String(error).split('\n').slice(2)).toEqual([
    'line 4: the condition is "Mint", not one of Excellent, Good, Fair',
    'line 5: "1,234" is not a price such as 640 or 640.50',
    'line 6: "0" is not a price such as 640 or 640.50',
    'line 7: the currency is "EUR", not USD',
    'line 8: "2026-02-30" is not a day such as 2026-11-30',
    `line 9: ${daysAgo(-2)} is in the future`,
    `line 10: ${daysAgo(731)} is more than two years ago`,
    'line 11: the type is "dealer"; only sales of the types private and auction can be compared',
    'line 12: 5 cells instead of 6',
  ]);
  await expect(importSales(app, 'model;price', club)).rejects.toThrow('no column condition, currency');
  await expect(importSales(app, `${head}\n`, club)).rejects.toThrow('the file has no sales');
  await expect(importSales(app, lines[0]!, { ...club, source: 'shop' })).rejects.toThrow('own sales');
  expect(await stored()).toEqual(before);
});
