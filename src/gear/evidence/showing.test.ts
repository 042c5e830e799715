import { expect, test } from 'vitest';
import { jpegFile } from '#demo/camera-file.ts';
import { countRows } from '#src/platform/db/query-parts.server.ts';
import { aNikon, anEvidence, sendFile } from '#test/evidence.ts';
import { found } from '#test/inspections.ts';
import { expectProblem } from '#test/problems.ts';
import { aCamera, book, createListing, useShop } from '#test/shop.ts';
import { fingerprint } from '#test/stored.ts';

const shop = await useShop();
const [seller, other] = [await shop.createUser('Seller'), await shop.createUser('Seller')];

const linked = { brand: 'Nikon', title: 'Nikon D750', modelId: 'nikon-d750' };
const aD750 = async (changes: object = {}) => createListing(shop, seller, { ...linked, ...changes });
const show = (id: string, evidence: string, as = seller) =>
  shop.call('PUT', `/cameras/${id}/evidence`, { as, body: { evidence } });
const read = async (id: string) => (await shop.call('GET', `/cameras/${id}`)).body.evidence;
const countEvidence = () => countRows(shop.app.db.selectFrom('evidence'));

test('an item shows the facts of a file without a digit of the serial number', async () => {
  const { _id } = await aD750();
  expect(await read(_id)).toBeNull();
  const before = Date.now();
  const { body } = await show(_id, await anEvidence(shop, seller));
  const { read: at, ...facts } = await read(_id);
  expect(facts).toEqual({
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
  expect(body.evidence).toEqual({ ...facts, read: at });
  const [listed] = (await shop.call('GET', '/cameras?limit=1')).body;
  expect(listed.evidence).toEqual(body.evidence);
});

test('a camera is listed together with its evidence, or not at all if the evidence is refused', async () => {
  const body = { ...aCamera, ...linked, evidence: await anEvidence(shop, seller) };
  const { status, body: made } = await shop.call('POST', '/cameras', { as: seller, body });
  expect([status, made.evidence.count]).toEqual([201, 12_345]);
  const before = await fingerprint(shop);
  expectProblem(await shop.call('POST', '/cameras', { as: seller, body }), 422, ['evidence']);
  expect(await fingerprint(shop)).toBe(before);
  const lens = { ...aCamera, evidence: await anEvidence(shop, seller) };
  expectProblem(await shop.call('POST', '/lens', { as: seller, body: lens }), 422, ['evidence']);
});

test('a file of another user or from a different model is refused', async () => {
  const { _id } = await aD750();
  const theirs = await anEvidence(shop, other);
  const otherModel = await anEvidence(shop, seller, { model: 'NIKON D850' });
  const before = await fingerprint(shop);
  expectProblem(await show(_id, theirs), 422, ['evidence']);
  const refused = await show(_id, otherModel);
  expectProblem(refused, 422, ['evidence']);
  expect(refused.body.detail).toBe('The file is from another camera (Nikon D850) than the item (D750).');
  for (const id of ['x', '0198c5a0-7c1e-7000-8000-3f1c2b4d5e6f'])
    expectProblem(await show(_id, id), 422, ['evidence']);
  expect(await fingerprint(shop)).toBe(before);
});

test('a file must match the linked model, even if the link is added later', async () => {
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

test('a file from another maker is refused at once, and the response names both makers', async () => {
  const before = await fingerprint(shop);
  const refused = await sendFile(
    shop,
    seller,
    jpegFile({ ...aNikon, make: 'Canon', model: 'Canon EOS R5' }),
    'Nikon',
  );
  expectProblem(refused, 422, ['file']);
  expect(refused.body.detail).toBe('The file is from another camera (Canon EOS R5) than the item (Nikon).');
  expect(await fingerprint(shop)).toBe(before);
  const pentax = {
    make: 'RICOH IMAGING COMPANY, LTD.',
    model: 'PENTAX K-70',
    software: 'PENTAX K-70 Ver 1.10',
  };
  for (const brand of ['Pentax', 'Ricoh', ''])
    expect((await sendFile(shop, seller, jpegFile({ ...aNikon, ...pentax }), brand)).status, brand).toBe(201);
});

test('a file from another maker cannot be shown with an item, and neither can its brand change', async () => {
  const { _id } = await aD750({ brand: 'Canon', title: 'Some body', modelId: null });
  const nikon = await anEvidence(shop, seller);
  const refused = await show(_id, nikon);
  expectProblem(refused, 422, ['evidence']);
  expect(refused.body.detail).toBe('The file is from another camera (Nikon D750) than the item (Canon).');
  const rename = (brand: string) => shop.call('PATCH', `/cameras/${_id}`, { as: seller, body: { brand } });
  expect((await rename('Nikon')).status).toBe(200);
  expect((await show(_id, nikon)).status).toBe(200);
  expectProblem(await rename('Sony'), 422, ['brand']);
});

test('a file without a count is not shown', async () => {
  const { _id } = await aD750();
  const without = await anEvidence(shop, seller, { count: undefined } as never);
  const refused = await show(_id, without);
  expectProblem(refused, 422, ['evidence']);
  expect(refused.body.detail).toBe('The file has no shutter count, so there is nothing to show.');
  expect(await read(_id)).toBeNull();
});

test('a count below an earlier one of the same item is pointed out, also if that one was removed', async () => {
  const { _id } = await aD750();
  const notesOf = async (count: number) => {
    await show(_id, await anEvidence(shop, seller, { count }));
    return (await read(_id)).notes;
  };
  expect(await notesOf(50_000)).toEqual([]);
  expect(await notesOf(1_200)).toEqual(['count-fell']);
  await shop.call('DELETE', `/cameras/${_id}/evidence`, { as: seller });
  expect(await notesOf(1_300)).toEqual(['count-fell']);
  expect(await notesOf(50_001)).toEqual([]);
});

test('a mechanical count of Nikon is not compared with earlier counts, which may be of all exposures', async () => {
  const { _id } = await aD750();
  await show(_id, await anEvidence(shop, seller, { count: 50_000 }));
  await show(_id, await anEvidence(shop, seller, { count: 50_100, mechanical: 1_200 }));
  expect(await read(_id)).toMatchObject({ count: 1_200, counts: 'mechanical', notes: [] });
});

test.each([
  [{ make: 'Apple', model: 'iPhone 15 Pro' }, 'Nikon', undefined],
  [{ make: 'NORITSU KOKI', model: 'QSS' }, 'Nikon', undefined],
  [{ make: 'NIKON CORPORATION', model: 'NIKON D850' }, 'Nikon', 'nikon-d750'],
  [{ make: 'NIKON CORPORATION', model: 'NIKON D750' }, 'Nikon', 'nikon-fm2'],
  [{ make: 'OM Digital Solutions', model: 'OM-1' }, 'Olympus', 'olympus-om-1'],
  [{ make: 'OM Digital Solutions', model: 'OM-3' }, 'Olympus', 'olympus-om-3'],
  [{ make: 'Panasonic', model: 'DC-LX100M2' }, 'Leica', undefined],
])('a file of %o is refused for an item by %s of the model %s', async (file, brand, modelId) => {
  const refused = await sendFile(shop, seller, jpegFile({ ...aNikon, ...file }), brand, modelId);
  expectProblem(refused, 422, ['file']);
});

test.each([
  [{ make: 'OM Digital Solutions', model: 'OM-1' }, 'OM System', 'om-system-om-1'],
  [{ make: 'OM Digital Solutions', model: 'OM-1MarkII' }, 'OM System', 'om-system-om-1-ii'],
  [{ make: 'OM Digital Solutions', model: 'OM-3' }, 'OM System', 'om-system-om-3'],
  [{ make: 'OM Digital Solutions', model: 'OM-1' }, 'Olympus', 'om-system-om-1'],
  [{ make: 'OLYMPUS CORPORATION', model: 'E-M1MarkIII' }, 'Olympus', 'olympus-e-m1-iii'],
  [{ make: 'Panasonic', model: 'D-Lux 7' }, 'Leica', 'leica-d-lux-7'],
  [{ make: 'Panasonic', model: 'V-LUX 5' }, 'Leica', undefined],
  [{ make: 'RICOH IMAGING COMPANY, LTD.', model: 'PENTAX K-70' }, 'Ricoh', undefined],
  [{ make: 'Canon', model: 'Canon EOS R6m2' }, 'Canon', 'canon-eos-r6-mark-ii'],
  [{ make: 'SONY', model: 'ILCE-7M4A' }, 'Sony', 'sony-alpha-7-iv'],
  [{ make: 'SONY', model: 'ILME-FX2' }, 'Sony', 'sony-fx2'],
  [{ make: 'SONY', model: 'DSLR-A900' }, 'Sony', 'sony-alpha-900'],
])('a file of %o is read for an item by %s of the model %s', async (file, brand, modelId) => {
  const { status, body } = await sendFile(shop, seller, jpegFile({ ...aNikon, ...file }), brand, modelId);
  expect(status, JSON.stringify(body)).toBe(201);
  expect(body.modelId).toBe(modelId ?? body.modelId);
});

test.each([
  ['CRW', 'II\x1a\0\0\0HEAPCCDR'],
  ['X3F', 'FOVb\x02\0\x02\0'],
  ['HEIF', '\0\0\0\x18ftypheix'],
])('a %s file is refused by name', async (name, head) => {
  const { status, body } = await sendFile(shop, seller, Buffer.from(head.padEnd(64, '\0'), 'latin1'));
  expect([status, body.detail]).toEqual([
    422,
    `The file is a ${name} file, which cannot be read. Choose a JPEG or another RAW file.`,
  ]);
});

test('a second file replaces the first, and evidence can be removed', async () => {
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

test('removing evidence counts as an edit, and removing it a second time does not', async () => {
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

test('the evidence of a booked or sold item cannot be changed', async () => {
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

test('the filter by shutter count finds an item with a low count as long as its evidence is shown', async () => {
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
  for (const shots of ['0', '1.5', 'few', '2000001'])
    expectProblem(await shop.call('GET', `/cameras?shots=${shots}`), 422, ['shots']);
});

test('a camera can have both a grade and evidence', async () => {
  const inspection = found('digital');
  const body = { ...aCamera, ...linked, inspection, evidence: await anEvidence(shop, seller) };
  const { body: made } = await shop.call('POST', '/cameras', { as: seller, body });
  expect([made.graded, made.evidence.count]).toEqual(['questions', 12_345]);
});
