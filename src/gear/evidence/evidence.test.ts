import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { jpegFile } from '#demo/camera-file.ts';
import { countRows } from '#src/platform/db/count.server.ts';
import { setClock } from '#test/clock.ts';
import { aNikon, anEvidence, sendFile } from '#test/evidence.ts';
import { found } from '#test/inspections.ts';
import { expectProblem } from '#test/problems.ts';
import { aPicture } from '#test/samples.ts';
import { aCamera, book, password, createListing, useShop } from '#test/shop.ts';
import { everyRow, fingerprint } from '#test/stored.ts';
import { filesOf, readStoredFile, uploadPhoto } from '#test/uploads.ts';
import { headBytes } from './schemas.ts';
import { evidenceWork } from './feature.server.ts';

const shop = await useShop();
const [seller, other] = [await shop.createUser('Seller'), await shop.createUser('Seller')];

const linked = { brand: 'Nikon', title: 'Nikon D750', modelId: 'nikon-d750' };
const aD750 = async (changes: object = {}) => createListing(shop, seller, { ...linked, ...changes });
const show = (id: string, evidence: string, as = seller) =>
  shop.call('PUT', `/cameras/${id}/evidence`, { as, body: { evidence } });
const read = async (id: string) => (await shop.call('GET', `/cameras/${id}`)).body.evidence;
const countEvidence = () => countRows(shop.app.db.selectFrom('evidence'));

test('the response to a file has its facts and only the last digits of its serial number', async () => {
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

test('an item shows what the file says, without a digit of the serial number', async () => {
  const { _id } = await aD750();
  expect(await read(_id)).toBeNull();
  const before = Date.now();
  const { body } = await show(_id, await anEvidence(shop, seller));
  const { read: at, ...said } = await read(_id);
  expect(said).toEqual({
    make: 'Nikon',
    model: 'NIKON D750',
    count: 12_345,
    counts: 'exposures',
    unknown: null,
    taken: '2026-11-20',
    firmware: 'Ver.1.15',
    notes: [],
  });
  expect(Date.parse(at)).toBeGreaterThan(before - 60_000);
  expect(body.evidence).toEqual({ ...said, read: at });
  const [listed] = (await shop.call('GET', '/cameras?limit=1')).body;
  expect(listed.evidence).toEqual(body.evidence);
});

test('a camera is put up with what a file of it says, or not at all', async () => {
  const body = { ...aCamera, ...linked, evidence: await anEvidence(shop, seller) };
  const { status, body: made } = await shop.call('POST', '/cameras', { as: seller, body });
  expect([status, made.evidence.count]).toEqual([201, 12_345]);
  const before = await fingerprint(shop);
  expectProblem(await shop.call('POST', '/cameras', { as: seller, body }), 422, ['evidence']);
  expect(await fingerprint(shop)).toBe(before);
  const lens = { ...aCamera, evidence: await anEvidence(shop, seller) };
  expectProblem(await shop.call('POST', '/lens', { as: seller, body: lens }), 422, ['evidence']);
});

test('the file of another one shows nothing, nor does one of another model', async () => {
  const { _id } = await aD750();
  const theirs = await anEvidence(shop, other);
  const otherModel = await anEvidence(shop, seller, { model: 'NIKON D850' });
  const before = await fingerprint(shop);
  expectProblem(await show(_id, theirs), 422, ['evidence']);
  const refused = await show(_id, otherModel);
  expectProblem(refused, 422, ['evidence']);
  expect(refused.body.detail).toBe('The file says Nikon D850, the item D750.');
  for (const id of ['x', '0198c5a0-7c1e-7000-8000-3f1c2b4d5e6f'])
    expectProblem(await show(_id, id), 422, ['evidence']);
  expect(await fingerprint(shop)).toBe(before);
});

test('without a link nothing is compared, and with one it must agree, also later', async () => {
  const { _id } = await aD750({ modelId: null, title: 'Nikon body' });
  await show(_id, await anEvidence(shop, seller));
  expect((await read(_id)).notes).toEqual(['not-compared']);
  const link = (modelId: string | null) =>
    shop.call('PATCH', `/cameras/${_id}`, { as: seller, body: { modelId } });
  expectProblem(await link('nikon-d850'), 422, ['modelId']);
  expect((await link('nikon-d750')).body.evidence.notes).toEqual([]);
  expect((await link(null)).body.evidence.notes).toEqual(['not-compared']);
  const { _id: linkedId } = await aD750();
  await show(linkedId, await anEvidence(shop, seller, { model: 'NIKON D1234' }));
  expect((await read(linkedId)).notes).toEqual(['not-compared']);
});

test('another file takes the place of the first, and none may be shown again', async () => {
  const { _id } = await aD750();
  await show(_id, await anEvidence(shop, seller));
  await show(_id, await anEvidence(shop, seller, { count: 12_500 }));
  expect((await read(_id)).count).toBe(12_500);
  const rows = await countEvidence();
  const remove = () => shop.call('DELETE', `/cameras/${_id}/evidence`, { as: seller });
  expect((await remove()).body).toEqual({ deletedCount: 1 });
  expect((await remove()).body).toEqual({ deletedCount: 0 });
  expect([await read(_id), await countEvidence()]).toEqual([null, rows - 1]);
});

test('that its owner shows no file any more is a change, and to show none again is not', async () => {
  const { _id } = await aD750();
  const editedAt = async () => {
    const row = shop.app.db.selectFrom('listings').select('edited_at').where('id', '=', _id);
    return (await row.executeTakeFirstOrThrow()).edited_at;
  };
  await show(_id, await anEvidence(shop, seller));
  const shown = (await editedAt())!;
  const remove = () => shop.call('DELETE', `/cameras/${_id}/evidence`, { as: seller });
  await remove();
  const hidden = (await editedAt())!;
  expect(hidden.getTime()).toBeGreaterThan(shown.getTime());
  await remove();
  expect(await editedAt()).toEqual(hidden);
});

test('evidence of a booked or sold item cannot change', async () => {
  const item = await aD750();
  await show(item._id, await anEvidence(shop, seller));
  await book(shop, await shop.createUser('Buyer'), item);
  const evidence = await anEvidence(shop, seller, { count: 99 });
  expectProblem(await show(item._id, evidence), 409);
  expectProblem(await shop.call('DELETE', `/cameras/${item._id}/evidence`, { as: seller }), 409);
  await shop.call('PUT', `/cameras/${item._id}/sold`, { as: seller });
  expectProblem(await show(item._id, evidence), 409);
  expect((await read(item._id)).count).toBe(12_345);
});

test('an unknown count states its reason', async () => {
  const said = async (changes: Parameters<typeof anEvidence>[2]) => {
    const { body } = await sendFile(shop, seller, jpegFile({ ...aNikon, ...changes }));
    return [body.make, body.count, body.unknown, body.notes];
  };
  const canon = { make: 'Canon', model: 'Canon EOS R5', software: 'Firmware Version 1.8.1' };
  expect(await said(canon)).toEqual(['Canon', null, 'maker', []]);
  expect(await said({ count: undefined } as never)).toEqual(['Nikon', null, 'not-written', []]);
  expect(await said({ count: 3_000_000 })).toEqual(['Nikon', null, 'not-believed', []]);
  expect(await said({ software: 'Adobe Lightroom 14.1' })).toEqual([
    'Nikon',
    12_345,
    null,
    ['saved-by-program'],
  ]);
  const sony = { make: 'SONY', model: 'ILCE-7', software: 'ILCE-7 v3.20', counters: { 0x32: 70, 0x4c: 70 } };
  expect(await said(sony)).toEqual(['Sony', 70, null, ['may-have-wrapped']]);
  const { _id } = await createListing(shop, seller, { title: 'EOS R5', brand: 'Canon' });
  await show(_id, await anEvidence(shop, seller, canon));
  expect(await read(_id)).toMatchObject({ count: null, counts: null, unknown: 'maker' });
});

test('a file that no camera wrote is refused, and nothing is kept, here or on the disk', async () => {
  const before = await fingerprint(shop);
  for (const bytes of [Buffer.from('hello'), await aPicture('jpeg'), await aPicture('png'), Buffer.alloc(9)])
    expectProblem(await sendFile(shop, seller, bytes), 422, ['file']);
  expectProblem(await sendFile(shop, seller, Buffer.alloc(headBytes + 1)), 413);
  expect(await fingerprint(shop)).toBe(before);
  expect(await readdir(join(shop.app.config.STATE_DIR, 'uploads'))).toEqual([]);
});

test('no digit of a serial number is in a table, a mail or an answer that is kept', async () => {
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

test('a photograph that is served has nothing of what the camera wrote', async () => {
  const file = jpegFile(aNikon, await aPicture('jpeg', '#123456'));
  expect(file.includes(aNikon.serial!)).toBe(true);
  const kept = await uploadPhoto(shop, seller, file);
  for (const url of filesOf(kept)) {
    const served = await readStoredFile(shop, url);
    expect(served.includes(aNikon.serial!) || served.includes('NIKON') || served.includes('Exif'), url).toBe(
      false,
    );
  }
});

test('evidence without an item is deleted after a day, and shown evidence stays', async () => {
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

test('the schema lets nothing that was read be changed, moved, or shown by anyone else', async () => {
  const [{ _id }, { _id: second }] = [await aD750(), await aD750()];
  const id = await anEvidence(shop, seller);
  const theirs = await anEvidence(shop, other);
  await show(_id, id);
  const { db } = shop.app;
  const change = (row: string, set: string) =>
    sql`update evidence set ${sql.raw(set)} where id = ${row}`.execute(db);
  await expect(change(id, 'count = 5')).rejects.toThrow('stays as it was read');
  await expect(change(id, `listing_id = '${second}'`)).rejects.toThrow('stays as it was read');
  await expect(change(id, 'listing_id = null')).rejects.toThrow('stays as it was read');
  await expect(change(theirs, `listing_id = '${second}'`)).rejects.toThrow('foreign key');
  const lens = await createListing(shop, seller, {}, 'lens');
  const free = await anEvidence(shop, seller);
  await expect(change(free, `listing_id = '${lens._id}'`)).rejects.toThrow('listings_check');
});

test('the filter for few frames finds items with a low count while their evidence is shown', async () => {
  const { _id } = await aD750({ title: 'Quondam D750' });
  const titles = async (query: string) => {
    const { body } = await shop.call('GET', `/search?q=quondam&${query}`);
    return body.map(({ products }: any) => products.title);
  };
  const { body: facets } = await shop.call('GET', '/search/facets?q=quondam&shots=12345');
  expect([await titles('shots=2000000'), facets.kind]).toEqual([[], []]);
  await show(_id, await anEvidence(shop, seller));
  expect(await titles('shots=12345')).toEqual(['Quondam D750']);
  expect(await titles('shots=12344')).toEqual([]);
  const { body: after } = await shop.call('GET', '/search/facets?q=quondam&shots=12345');
  expect(after.kind).toEqual([{ value: 'cameras', label: 'cameras', count: 1 }]);
  await show(_id, await anEvidence(shop, seller, { count: undefined } as never));
  expect(await titles('shots=2000000')).toEqual([]);
  for (const shots of ['0', '1.5', 'few', '2000001'])
    expectProblem(await shop.call('GET', `/cameras?shots=${shots}`), 422, ['shots']);
});

test('closing an account deletes evidence that no item shows', async () => {
  const gone = await shop.signUpUser('Seller');
  await anEvidence(shop, gone);
  const rows = await countEvidence();
  const { status } = await shop.call('DELETE', '/profile', { as: gone, body: { proof: password } });
  expect(status).toBe(200);
  expect(await countEvidence()).toBe(rows - 1);
});

test('a graded camera may show a file, too', async () => {
  const inspection = found('digital');
  const body = { ...aCamera, ...linked, inspection, evidence: await anEvidence(shop, seller) };
  const { body: made } = await shop.call('POST', '/cameras', { as: seller, body });
  expect([made.graded, made.evidence.count]).toEqual(['questions', 12_345]);
});
