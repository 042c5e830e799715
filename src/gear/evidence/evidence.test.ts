import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { jpegFile } from '#demo/camera-file.ts';
import { countRows } from '#src/platform/db/query-parts.server.ts';
import { aNikon, anEvidence, sendFile } from '#test/evidence.ts';
import { setClock } from '#test/jobs.ts';
import { expectProblem } from '#test/problems.ts';
import { anImage } from '#test/samples.ts';
import { createListing, useShop } from '#test/shop.ts';
import { everyRow, fingerprint } from '#test/stored.ts';
import { filesOf, readStoredFile, uploadPhoto } from '#test/uploads.ts';
import { evidenceWork } from './feature.server.ts';
import { headBytes } from './schemas.ts';

const shop = await useShop();
const [seller, other] = [await shop.createUser('Seller'), await shop.createUser('Seller')];

const linked = { brand: 'Nikon', title: 'Nikon D750', modelId: 'nikon-d750' };
const aD750 = async () => createListing(shop, seller, linked);
const show = (id: string, evidence: string) =>
  shop.call('PUT', `/cameras/${id}/evidence`, { as: seller, body: { evidence } });
const read = async (id: string) => (await shop.call('GET', `/cameras/${id}`)).body.evidence;
const countEvidence = () => countRows(shop.app.db.selectFrom('evidence'));

test('the response to an uploaded file has its facts, and only the last digits of its serial number', async () => {
  const { status, body } = await sendFile(shop, seller, jpegFile(aNikon));
  expect([status, body]).toEqual([
    201,
    {
      _id: expect.any(String),
      make: 'Nikon',
      model: 'NIKON D750',
      modelId: 'nikon-d750',
      count: 12_345,
      counts: 'exposures',
      unknown: null,
      taken: '2026-11-20',
      firmware: 'Ver.1.15',
      notes: [],
      serial: { last3: 'QZX', kind: 'engraved' },
    },
  ]);
});

const readCount = async (changes: Parameters<typeof anEvidence>[2]) => {
  const { body } = await sendFile(shop, seller, jpegFile({ ...aNikon, ...changes }));
  return [body.make, body.count, body.unknown, body.notes];
};

test('an unknown count is reported with its reason', async () => {
  const canon = { make: 'Canon', model: 'Canon EOS R5', software: 'Firmware Version 1.8.1' };
  expect(await readCount({ ...canon, count: undefined } as never)).toEqual([
    'Canon',
    null,
    'not-written',
    [],
  ]);
  const leica = { make: 'LEICA CAMERA AG', model: 'LEICA Q2' };
  expect(await readCount(leica)).toEqual(['Leica', null, 'maker', []]);
  expect(await readCount({ count: undefined } as never)).toEqual(['Nikon', null, 'not-written', []]);
  expect(await readCount({ count: 2_000_000 })).toEqual(['Nikon', null, 'not-believed', []]);
  expect(await readCount({ software: 'Adobe Lightroom 14.1' })).toEqual([
    'Nikon',
    12_345,
    null,
    ['saved-by-program'],
  ]);
  const sony = { make: 'SONY', model: 'ILCE-7', software: 'ILCE-7 v3.20', counters: { 0x32: 70, 0x4c: 70 } };
  expect(await readCount(sony)).toEqual(['Sony', 70, null, ['may-have-wrapped']]);
});

test('a file that no camera wrote is refused, and nothing is stored in the database or on disk', async () => {
  const before = await fingerprint(shop);
  for (const bytes of [Buffer.from('hello'), await anImage('jpeg'), await anImage('png'), Buffer.alloc(9)])
    expectProblem(await sendFile(shop, seller, bytes), 422, ['file']);
  expectProblem(await sendFile(shop, seller, Buffer.alloc(headBytes + 1)), 413);
  expect(await fingerprint(shop)).toBe(before);
  expect(await readdir(join(shop.app.config.STATE_DIR, 'uploads'))).toEqual([]);
});

test('no table, email or stored response contains a digit of a serial number', async () => {
  const { _id } = await aD750();
  const body = new FormData();
  body.set('file', new File([new Uint8Array(jpegFile(aNikon))], 'head'));
  const headers = { 'idempotency-key': 'the-same-once-more' };
  const { body: answer } = await shop.call('POST', '/my/evidence', { as: seller, body, headers });
  await show(_id, answer._id);
  await shop.work();
  expect(answer.serial.last3).toBe('QZX');
  const tables = await everyRow(shop);
  expect(tables.length).toBeGreaterThan(20);
  const mails: [string, string] = ['mails', JSON.stringify(await shop.mails())];
  for (const [name, text] of [...tables, mails]) {
    expect(text.includes(aNikon.serial!), name).toBe(false);
    expect(text.includes('last3'), name).toBe(false);
    expect(text.replaceAll(/[\w+/=-]{20,}/g, '').includes('QZX'), name).toBe(false);
  }
  expect(await readdir(join(shop.app.config.STATE_DIR, 'uploads'))).toEqual([]);
});

test('a served photo contains no camera metadata', async () => {
  const file = jpegFile(aNikon, await anImage('jpeg', '#123456'));
  expect(file.includes(aNikon.serial!)).toBe(true);
  const stored = await uploadPhoto(shop, seller, file);
  for (const url of filesOf(stored)) {
    const served = await readStoredFile(shop, url);
    expect(served.includes(aNikon.serial!) || served.includes('NIKON') || served.includes('Exif'), url).toBe(
      false,
    );
  }
});

test('evidence not shown with any item is deleted after a day, and evidence shown with an item is kept', async () => {
  const { _id } = await aD750();
  await show(_id, await anEvidence(shop, seller));
  const waiting = await anEvidence(shop, seller);
  const forget = () => evidenceWork.run({ app: shop.app, id: 'now', data: {} });
  await forget();
  const exists = async () =>
    (await shop.app.db.selectFrom('evidence').select('id').where('id', '=', waiting).execute()).length;
  expect(await exists()).toBe(1);
  await setClock(shop, '24 hours 1 minute');
  await forget();
  await setClock(shop, '0');
  expect([await exists(), (await read(_id)).count]).toEqual([0, 12_345]);
});

test('the database rejects changing evidence, moving it to another item and using another user’s', async () => {
  const [{ _id }, { _id: second }] = [await aD750(), await aD750()];
  const id = await anEvidence(shop, seller);
  const theirs = await anEvidence(shop, other);
  await show(_id, id);
  const { db } = shop.app;
  const change = (row: string, set: string) =>
    sql`update evidence set ${sql.raw(set)} where id = ${row}`.execute(db);
  await expect(change(id, 'count = 5')).rejects.toThrow('cannot be changed');
  await expect(change(id, `listing_id = '${second}'`)).rejects.toThrow('cannot be changed');
  await expect(change(id, 'listing_id = null')).rejects.toThrow('cannot be changed');
  await expect(change(theirs, `listing_id = '${second}'`)).rejects.toThrow('foreign key');
  const lens = await createListing(shop, seller, {}, 'lens');
  const free = await anEvidence(shop, seller);
  await expect(change(free, `listing_id = '${lens._id}'`)).rejects.toThrow('listings_check');
});

test('evidence in a draft of its user is kept until the draft is deleted, and not in a draft of someone else', async () => {
  const unattachedAfter = async (hours: number) => {
    await setClock(shop, `20 days ${hours} hours`);
    await evidenceWork.run({ app: shop.app, id: 'now', data: {} });
    return shop.app.db.selectFrom('evidence').select('id').where('listing_id', 'is', null).execute();
  };
  await unattachedAfter(0);
  const { body: used } = await sendFile(shop, seller, jpegFile(aNikon));
  const { body: unused } = await sendFile(shop, seller, jpegFile(aNikon));
  const keep = async (as: typeof seller, evidence: object) => {
    const body = { kind: 'cameras', fields: { evidence } };
    const { status, body: draft } = await shop.call('POST', '/my/drafts', { as, body });
    expect(status).toBe(201);
    return draft._id;
  };
  const draft = await keep(seller, used);
  await keep(other, unused);
  expect(await unattachedAfter(25)).toEqual([{ id: used._id }]);
  await shop.call('DELETE', `/my/drafts/${draft}`, { as: seller });
  expect(await unattachedAfter(25)).toEqual([]);
});

test('closing an account deletes evidence that no item shows', async () => {
  const gone = await shop.signUpUser('Seller');
  await anEvidence(shop, gone);
  const rows = await countEvidence();
  const { status } = await shop.call('DELETE', '/profile', { as: gone });
  expect(status).toBe(200);
  expect(await countEvidence()).toBe(rows - 1);
});
