import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import pg from 'pg';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { addIndex } from '#src/catalog/search/engine-service.server.ts';
import { createDatabase } from '#test/database.ts';
import { useFolder } from '#test/files.ts';
import { modelFacts } from '#test/model-facts.ts';
import { countOf } from '#test/observability.ts';
import { fillShop } from '#test/random-shop.ts';
import { book, openShop, createListing } from '#test/shop.ts';
import { openIndex } from './open-index.server.ts';
import { writeSnapshot } from './snapshot-file.server.ts';
import { compareVersions } from './snapshot.ts';

const database = await createDatabase();
const client = new pg.Client(database.connection);
await client.connect();
await fillShop(client, 300);
const folder = await useFolder();
const path = join(folder, 'search-index');
afterAll(async () => {
  await client.end();
  await database.drop();
});

beforeEach(async () => {
  const { save } = await openIndex(client, modelFacts, { write: path });
  await save!();
});

async function opened(): Promise<{ madeOf: string; refused?: string }> {
  const { madeOf, refused } = await openIndex(client, modelFacts, { read: path, write: path });
  return { madeOf, ...(refused !== undefined && { refused }) };
}

test('a snapshot is restored, and only this account can read its file', async () => {
  expect(await opened()).toEqual({ madeOf: 'snapshot' });
  expect(statSync(path).mode & 0o777).toBe(0o600);
  expect(readdirSync(folder)).toEqual(['search-index']);
});

test('all rows are read without a warning when there is no snapshot', async () => {
  await rm(path);
  expect(await opened()).toEqual({ madeOf: 'rows' });
});

const versionsOf = (numbers: readonly number[]) => BigInt64Array.from(numbers.map(BigInt));

test.for([
  [[], [], [], []],
  [[3, -1], [-1, 3], [], []],
  [[-5, 2, 9], [2], [-5, 9], []],
  [[2], [9, 2, -5], [], [-5, 9]],
  [
    [1, 4],
    [2, 3],
    [1, 4],
    [2, 3],
  ],
] as const)(
  'comparing the versions %j with %j finds which are gone and which are new',
  ([then, now, gone, added]) => {
    const compared = compareVersions(versionsOf(then), versionsOf(now));
    expect([[...compared.gone].map(Number), compared.added.map(Number)]).toEqual([gone, added]);
  },
);

const change = (to: (bytes: Buffer) => Buffer) => writeFileSync(path, to(readFileSync(path)));
const flip = (at: (size: number) => number) => (bytes: Buffer) => {
  bytes[at(bytes.length)]! ^= 1;
  return bytes;
};

test.for([
  ['of another format', 'it has another format', flip(() => 7)],
  ['damaged in its head', 'it is corrupted', flip(() => 40)],
  ['damaged at its end', 'it is corrupted', flip((size) => size - 1)],
  ['cut at its end', 'it is truncated', (bytes: Buffer) => bytes.subarray(0, -1)],
  ['cut in its head', 'it is truncated', (bytes: Buffer) => bytes.subarray(0, 60)],
  ['empty', 'it is truncated', () => Buffer.alloc(0)],
] as const)('a snapshot file that is %s is not used', async ([, refused, to]) => {
  change(to);
  expect(await opened()).toEqual({ madeOf: 'rows', refused });
});

test('a snapshot is not used after the rows were rewritten', async () => {
  await client.query('vacuum full listings');
  expect(await opened()).toEqual({ madeOf: 'rows', refused: 'it contains other rows' });
});

test('a snapshot from before a migration is not used', async () => {
  await client.query("insert into migrations (name, checksum) values ('9999-later', 'x')");
  expect(await opened()).toEqual({ madeOf: 'rows', refused: 'it contains other rows' });
  await client.query("delete from migrations where name = '9999-later'");
  expect(await opened()).toEqual({ madeOf: 'snapshot' });
});

test('a snapshot of another database is not used', async () => {
  const other = await createDatabase();
  const elsewhere = new pg.Client(other.connection);
  await elsewhere.connect();
  const { madeOf, refused } = await openIndex(elsewhere, modelFacts, { read: path });
  expect([madeOf, refused]).toEqual(['rows', 'it contains other rows']);
  await elsewhere.end();
  await other.drop();
});

test.for([
  ['later than now', 10_000_000n],
  ['before the numbers of transactions began anew', -(2n ** 31n) - 1n],
] as const)('a snapshot that was written %s is not used', async ([, by]) => {
  const { rows } = await client.query<{ next: string }>(
    'select pg_snapshot_xmax(pg_current_snapshot())::text as next',
  );
  change((bytes) => {
    const length = bytes.readUInt32LE(8);
    const head = JSON.parse(bytes.subarray(16, 16 + length).toString());
    head.tree = JSON.stringify({ ...JSON.parse(head.tree), next: String(BigInt(rows[0]!.next) + by) });
    return Buffer.concat([headed(head), bytes.subarray(16 + length)]);
  });
  expect(await opened()).toEqual({ madeOf: 'rows', refused: 'it belongs to another point in time' });
});

function headed(head: object): Buffer {
  const text = Buffer.from(JSON.stringify(head));
  const start = Buffer.alloc(16);
  start.write('RFINDEX1');
  start.writeUInt32LE(text.byteLength, 8);
  start.writeUInt32LE(crc32(text), 12);
  return Buffer.concat([start, text]);
}

test('all rows are read if too much has changed since the snapshot', async () => {
  await client.query(`insert into listings (id, kind, seller_id, title, des, brand, condition, duration, location,
      buy_cents, sale_cents, img)
    select gen_random_uuid()::text, 'lens', 'ann', 'Many', 'x', 'Zeiss', 'Good', 1, 'Graz', 100, 100, '/x.svg'
    from generate_series(1, 1061)`);
  expect(await opened()).toEqual({ madeOf: 'rows', refused: 'too much has changed since it was written' });
});

test('a snapshot that needs too much disk space is not written and leaves no file', async () => {
  await rm(path);
  await expect(writeSnapshot(path, {}, { numbers: new Uint32Array(9) }, 0)).rejects.toThrow(
    /^it would need \d+ of the \d+ free bytes$/,
  );
  await expect(writeSnapshot(join(folder, 'none', 'x'), {}, {})).rejects.toThrow('ENOENT');
  expect(readdirSync(folder)).toEqual([]);
});

const madeOf = (of: string) => countOf(`rangefinder_search_index_made_total{of="${of}"}`);

test('a restored index reflects the changes since its snapshot', async () => {
  const shop = await openShop();
  const [seller, other, buyer, admin] = [
    await shop.createUser('Seller'),
    await shop.createUser('Seller'),
    await shop.createUser('Buyer'),
    await shop.createUser('admin'),
  ];
  const put = async (title: string, by = seller) => createListing(shop, by, { title });
  const [booked, edited, withdrawn, freed] = [
    await put('Booked thing'),
    await put('Edited thing'),
    await put('Withdrawn thing'),
    await put('Freed thing'),
  ];
  await put('Thing that stays');
  await put('Thing of another', other);
  const order = await book(shop, buyer, freed);
  const file = join(shop.app.config.STATE_DIR, 'search-index');
  const start = async () => {
    const index = addIndex(shop.app, shop.connection);
    await index.open();
    return index;
  };
  const find = async (query: string) => {
    const { body } = await shop.call('GET', `/search?q=thing&sort=title&${query}`);
    return body.map(({ products }: { products: { title: string } }) => products.title);
  };
  const [ofRows, ofSnapshot] = [await madeOf('rows'), await madeOf('snapshot')];
  const first = await start();
  await vi.waitUntil(() => existsSync(file), { timeout: 30_000 });
  await first.close();

  await book(shop, buyer, booked);
  await shop.call('DELETE', `/orders/${order._id}`, { as: buyer });
  await shop.call('PATCH', `/cameras/${edited._id}`, { as: seller, body: { title: 'Better thing' } });
  await shop.call('DELETE', `/cameras/${withdrawn._id}`, { as: seller });
  await put('New thing');
  await shop.call('PUT', `/users/seller/${seller.id}`, { as: admin, body: { checked: ['identity'] } });
  await shop.call('PUT', `/suspensions/${other.id}`, { as: admin, body: { reason: 'Sells nothing.' } });

  const second = await start();
  expect([await madeOf('rows'), await madeOf('snapshot')]).toEqual([ofRows + 1, ofSnapshot + 1]);
  expect(await find('')).toEqual([
    'Better thing',
    'Booked thing',
    'Freed thing',
    'New thing',
    'Thing that stays',
  ]);
  expect(await find('available=1')).toEqual(['Better thing', 'Freed thing', 'New thing', 'Thing that stays']);
  expect(await find('verified=1')).toHaveLength(5);
  await shop.call('DELETE', `/suspensions/${other.id}`, { as: admin });
  expect(await find('')).toContain('Thing of another');
  await second.close();
  await shop.close();
});

test('the log says when all items are read, and the search index becomes ready even if its snapshot cannot be written', async () => {
  const shop = await openShop();
  const [lines, said]: [object[], string[]] = [[], []];
  const log = {
    ...shop.app.log,
    warn: (line: object) => void lines.push(line),
    info: (_line: object, text: string) => void said.push(text),
  };
  const config = { ...shop.app.config, STATE_DIR: join(shop.app.config.STATE_DIR, 'none') };
  const index = addIndex({ ...shop.app, log, config } as never, shop.connection);
  await index.open();
  await vi.waitUntil(() => lines.length > 0, { timeout: 30_000 });
  expect(lines).toEqual([{ why: expect.stringContaining('ENOENT') }]);
  expect(index.isReady).toBe(true);
  expect(said).toEqual(['the search index reads all items', 'the search index is ready']);
  await index.close();
  await shop.close();
});
