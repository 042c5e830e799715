import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '#src/server/start-up/environment.ts';
import { findMountErrors } from './check-mounts.ts';
import { findTableErrors } from './check-tables.ts';

const folder = join(root, 'reference');
const read = (name: string): string => readFileSync(join(folder, name), 'utf8');
const tables = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
  (name) => name.endsWith('.tsv') && read(name).split('\n', 1)[0]!.split('\t').includes('source'),
);

test('the tables in reference/ agree with each other and have only known values', () => {
  expect([...findTableErrors(read), ...findMountErrors(read)]).toEqual([]);
});

test.each(tables)('each row of %s has all columns, and sources with addresses', (name) => {
  const [head = '', ...lines] = read(name).replace(/\n$/, '').split('\n');
  const columns = head.split('\t');
  const rows = lines.map((line) => line.split('\t'));
  expect(rows.filter((row) => row.length !== columns.length)).toEqual([]);
  const addresses = rows.flatMap((row) => row[columns.indexOf('source')]!.split(' '));
  expect(addresses.filter((address) => !/^https?:\/\/[\w.-]*\w(:\d+)?(\/|$)/.test(address))).toEqual([]);
});
