import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { toCardListing } from '#src/catalog/listings/card-listing.ts';
import { storeFormerChecklists } from '#test/former-checklists.ts';
import { found } from '#test/inspections.ts';
import { expectProblem } from '#test/problems.ts';
import { anImage } from '#test/samples.ts';
import { aCamera, book, createListing, useShop } from '#test/shop.ts';
import { fingerprint } from '#test/stored.ts';
import { uploadPhoto } from '#test/uploads.ts';

const shop = await useShop();
const [seller, buyer] = [await shop.createUser('Seller'), await shop.createUser('Buyer')];

let shade = 0x200000;
const send = async (as = seller) =>
  (await uploadPhoto(shop, as, await anImage('png', `#${(shade++).toString(16)}`))).url;
const aLens = async (changes: object = {}) => createListing(shop, seller, changes, 'lens');
const inspect = (id: string, body: object, as = seller) =>
  shop.call('PUT', `/lens/${id}/inspection`, { as, body });
const read = async (id: string) => (await shop.call('GET', `/lens/${id}`)).body;
const edit = (id: string, body: object) => shop.call('PATCH', `/lens/${id}`, { as: seller, body });

test('an item can be listed without grading, with the condition that its seller states', async () => {
  const { _id } = await aLens({ condition: 'Excellent' });
  expect(await read(_id)).toMatchObject({
    products: { condition: 'Excellent' },
    graded: 'stated',
    inspection: null,
  });
});

test('an item shows its grade with the reasons, every point of the checklist and the photos', async () => {
  const { _id } = await aLens();
  const url = await send();
  const body = {
    ...found('lens', { build: 'manual', aperture: 'oil', dust: null, thread: null }),
    photos: { aperture: [url] },
  };
  const { status } = await inspect(_id, body);
  expect(status).toBe(200);
  const { graded, inspection } = await read(_id);
  expect(graded).toBe('questions');
  expect(inspection).toMatchObject({
    list: 'lens',
    version: 3,
    grade: 'Good',
    working: true,
    because: ['Oil on the blades, but they still snap shut'],
    unchecked: [
      { id: 'dust', ask: 'How much dust is inside?' },
      { id: 'thread', ask: 'Does a filter screw in?' },
    ],
  });
  expect(inspection.points).toHaveLength(20);
  expect(inspection.points.find(({ id }: { id: string }) => id === 'aperture')).toMatchObject({
    ask: 'Do the aperture blades move?',
    answer: 'oil',
    text: 'Oil on the blades, but they still snap shut',
    cap: 'Good',
    photos: [{ url, alt: 'Nikon FM2n, Oil on the blades, but they still snap shut' }],
  });
  const [listed] = (await shop.call('GET', '/lens?limit=1')).body;
  expect(listed).toEqual(await read(_id));
});

test('an item is listed together with its inspection, or not at all if the inspection is refused', async () => {
  const url = await send();
  const inspection = { ...found('film', { seals: 'worn' }), photos: { seals: [url] } };
  const body = { ...aCamera, img: url, photos: [url], inspection };
  const { status, body: made } = await shop.call('POST', '/cameras', { as: seller, body });
  expect([status, made.graded, made.inspection.because]).toEqual([201, 'questions', ['Light seals worn']]);
  expect(made.inspection.points.find(({ id }: { id: string }) => id === 'seals').photos[0].url).toBe(url);
  const before = await fingerprint(shop);
  const better = { ...body, condition: 'Excellent' };
  expectProblem(await shop.call('POST', '/cameras', { as: seller, body: better }), 422, [
    'inspection.answers.seals',
  ]);
  const ofALens = { ...body, inspection: found('lens') };
  expectProblem(await shop.call('POST', '/cameras', { as: seller, body: ofALens }), 422, ['inspection.list']);
  expect(await fingerprint(shop)).toBe(before);
});

test('the condition can never be better than the inspection allows, whichever of the two changes', async () => {
  const { _id } = await aLens({ condition: 'Excellent' });
  const oily = found('lens', { aperture: 'oil' });
  const answer = await inspect(_id, oily);
  expectProblem(answer, 422, ['answers.aperture']);
  expect(answer.body.errors[0].message).toBe(
    'allows Good at best (oil on the blades, but they still snap shut)',
  );
  expect((await inspect(_id, { ...oily, condition: 'Good' })).body.products.condition).toBe('Good');
  const refused = await edit(_id, { condition: 'Excellent' });
  expectProblem(refused, 422, ['condition']);
  expect(refused.body.errors).toEqual([
    { path: 'condition', message: 'can be Good at best (oil on the blades, but they still snap shut)' },
  ]);
  expect((await edit(_id, { condition: 'Fair' })).body).toMatchObject({
    products: { condition: 'Fair' },
    graded: 'questions',
    inspection: { grade: 'Good' },
  });
  expect((await inspect(_id, { ...found('lens'), condition: 'Excellent' })).status).toBe(200);
  const few = { list: 'lens', version: 3, answers: { fungus: 'rim' } };
  expectProblem(await inspect(_id, few), 422, ['answers.fungus']);
  const inspected = await inspect(_id, { ...few, condition: 'Fair' });
  expect(inspected.body).toMatchObject({ graded: 'stated', inspection: { grade: null } });
  expect(inspected.body.inspection.unchecked).toHaveLength(26);
});

test('the database rejects a condition better than the inspection allows, and changes to an inspection', async () => {
  const { _id } = await aLens();
  await inspect(_id, found('lens', { aperture: 'oil' }));
  const db = shop.app.db;
  const lens = db.updateTable('listings').set({ condition: 'Excellent' }).where('id', '=', _id);
  await expect(lens.execute()).rejects.toThrow('better than its inspection allows');
  const worse = sql`insert into inspections (id, listing_id, list, version, answers, cap, working)
    select id || 'x', listing_id, list, version, answers, 'Fair', false from inspections where listing_id = ${_id}`;
  const supersede = sql`update inspections set superseded_at = now() where listing_id = ${_id}`;
  const both = db.transaction().execute(async (trx) => {
    await supersede.execute(trx);
    await worse.execute(trx);
  });
  await expect(both).rejects.toThrow('better than its inspection allows');
  for (const change of ["grade = null, cap = 'Fair'", "answers = '{}'", 'superseded_at = now(), version = 2'])
    await expect(
      sql`update inspections set ${sql.raw(change)} where listing_id = ${_id}`.execute(db),
      change,
    ).rejects.toThrow('cannot be changed');
});

test('answers that are not on the checklist are refused by name, and nothing is stored', async () => {
  const { _id } = await aLens();
  const url = await send();
  const good = found('lens', { aperture: 'oil' });
  const others = await send(await shop.createUser('Seller'));
  const before = await fingerprint(shop);
  const refused = async (changes: object, fields: string[]) =>
    expectProblem(await inspect(_id, { ...good, ...changes }), 422, fields);
  await refused({ answers: { ...good.answers, sensor: 'clean' } }, ['answers.sensor']);
  await refused({ answers: { ...good.answers, fungus: 'maybe', haze: 5 } }, ['answers.haze']);
  await refused({ answers: { ...good.answers, fungus: 'maybe' } }, ['answers.fungus']);
  await refused({ list: 'digital' }, ['list']);
  await refused({ photos: { focus: [url] } }, ['photos.focus']);
  await refused({ photos: { aperture: [others] } }, ['photos.aperture']);
  await refused({ photos: { aperture: [url, url] } }, ['photos.aperture']);
  await refused({ photos: { aperture: [url, '/images/a-1.jpg', '/images/b-1.jpg'] } }, ['photos.aperture']);
  expectProblem(await inspect(_id, { ...good, version: 1 }), 409);
  expect(await fingerprint(shop)).toBe(before);
});

test('the inspection of a booked or sold item cannot change', async () => {
  const item = await aLens();
  await inspect(item._id, found('lens'));
  await book(shop, buyer, item);
  expectProblem(await inspect(item._id, found('lens', { haze: 'trace' })), 409);
  const sold = await aLens();
  await inspect(sold._id, found('lens', { aperture: 'stuck' })).then(({ status }) =>
    expect(status).toBe(422),
  );
  await inspect(sold._id, { ...found('lens', { aperture: 'stuck' }), condition: 'Fair' });
  await shop.call('PUT', `/lens/${sold._id}/sold`, { as: seller });
  expectProblem(await inspect(sold._id, found('lens')), 409);
  expect((await read(sold._id)).inspection).toMatchObject({ grade: 'Fair', working: false });
});

test('only the last ten inspections of an item are stored', async () => {
  const { _id } = await aLens();
  const ids = async () => {
    const rows = await shop.app.db
      .selectFrom('inspections')
      .select('id')
      .where('listing_id', '=', _id)
      .orderBy('id')
      .execute();
    return rows.map(({ id }) => id);
  };
  for (let times = 0; times < 10; times++) await inspect(_id, found('lens'));
  const before = await ids();
  await inspect(_id, found('lens', { haze: 'trace' }));
  const after = await ids();
  expect([before.length, after.slice(0, -1)]).toEqual([10, before.slice(1)]);
  expect((await read(_id)).inspection.because).toEqual(['A trace of haze']);
});

test('the filter for graded items finds an item as long as it has a grade', async () => {
  const { _id } = await aLens({ title: 'Quondam 50mm' });
  const titles = async () => {
    const { body } = await shop.call('GET', '/search?q=quondam&graded=1');
    const facets = (await shop.call('GET', '/search/facets?q=quondam')).body;
    return [body.map(({ products }: any) => products.title), facets.graded];
  };
  expect(await titles()).toEqual([[], 0]);
  await inspect(_id, found('lens'));
  expect(await titles()).toEqual([['Quondam 50mm'], 1]);
  await inspect(_id, { list: 'lens', version: 3, answers: {} });
  expect(await titles()).toEqual([[], 0]);
  expectProblem(await shop.call('GET', '/search?graded=yes'), 422, ['graded']);
});

test('an inspection can have sixteen photos, and the database rejects a seventeenth', async () => {
  const { _id } = await createListing(shop, seller, { title: 'Some digital body' });
  const pair = [await send(), await send()];
  const points = ['sensor', 'curtains', 'finder', 'display', 'mount', 'doors', 'grips', 'knocks'];
  const body = { ...found('digital'), photos: Object.fromEntries(points.map((point) => [point, pair])) };
  const { status, body: item } = await shop.call('PUT', `/cameras/${_id}/inspection`, { as: seller, body });
  expect(status).toBe(200);
  expect(item.inspection.points.map(({ photos }: any) => photos.length)).toEqual(
    item.inspection.points.map(({ id }: any) => (points.includes(id) ? 2 : 0)),
  );
  const another = sql`insert into inspection_photos (inspection_id, point, position, number, hash)
    select inspection_id, 'service', 0, 16, hash from inspection_photos limit 1`;
  await expect(another.execute(shop.app.db)).rejects.toThrow('number_check');
});

test('the card of an item that does not work says so', async () => {
  const { _id } = await aLens({ condition: 'Fair' });
  const card = async () => toCardListing(await read(_id)).fails;
  expect(await card()).toBeUndefined();
  await inspect(_id, found('lens', { aperture: 'slow' }));
  expect(await card()).toBeUndefined();
  await inspect(_id, found('lens', { aperture: 'stuck' }));
  expect(await card()).toBe(true);
});

test('a camera is graded by the checklist that its model needs', async () => {
  const { body: d750 } = await shop.call('POST', '/cameras', {
    as: seller,
    body: { ...aCamera, brand: 'Nikon', title: 'Nikon D750', modelId: 'nikon-d750' },
  });
  const inspectCamera = (body: object) =>
    shop.call('PUT', `/cameras/${d750._id}/inspection`, { as: seller, body });
  const refused = await inspectCamera(found('film'));
  expectProblem(refused, 422, ['list']);
  expect(refused.body.errors[0].message).toBe('must be digital, because the Nikon D750 is a digital camera');
  const named = { ...aCamera, brand: 'Nikon', title: 'Nikon F100', inspection: found('digital') };
  expectProblem(await shop.call('POST', '/cameras', { as: seller, body: named }), 422, ['inspection.list']);
  // The model says that it is an SLR.
  const { body } = await inspectCamera({ ...found('digital', { build: 'slr', mirror: 'dust' }) });
  expect(body.inspection.because).toEqual(['Much dust on mirror or focusing screen']);
  const ids = [...body.inspection.points, ...body.inspection.unchecked].map(({ id }: any) => id);
  expect(ids).toContain('mirror');
  for (const id of ['build', 'fungus', 'rangefinder']) expect(ids).not.toContain(id);
  const linked = (modelId: string) =>
    shop.call('PATCH', `/cameras/${d750._id}`, { as: seller, body: { modelId } });
  expect((await linked('nikon-d850')).body.graded).toBe('questions');
  expect((await linked('nikon-f100')).body).toMatchObject({ graded: 'stated', inspection: null });
});

test('a service by a repair shop is shown with year and name, and does not lower the grade', async () => {
  const { _id } = await aLens({ condition: 'Excellent' });
  const service = { year: 2024, by: 'Lens Doctor' };
  const serviced = found('lens', { service: 'shop' });
  const { body } = await inspect(_id, { ...serviced, service });
  expect(body.inspection).toMatchObject({ grade: 'Excellent', service });
  const { body: exported } = await shop.call('GET', '/profile/export', { as: seller });
  expect(JSON.stringify(exported)).toContain('Lens Doctor');
  expectProblem(await inspect(_id, { ...found('lens'), service }), 422, ['service']);
  for (const [bad, field] of [
    [{ year: 1899 }, 'service.year'],
    [{ year: 2024.5 }, 'service.year'],
    [{ by: '' }, 'service.by'],
    [{ by: 'x'.repeat(81) }, 'service.by'],
    ['2024', 'service'],
  ] as const)
    expectProblem(await inspect(_id, { ...serviced, service: bad }), 422, [field]);
  await inspect(_id, { ...serviced, service: { by: 'Call +1 541 555 0188' } });
  expect((await read(_id)).warnings).toEqual(['phone']);
});

test('an item that was graded by a former checklist still shows its answers, and what limits its condition', async () => {
  const { _id } = await aLens({ condition: 'Fair' });
  const answers = JSON.stringify({ fungus: 'none', haze: 'trace', repairs: 'workshop', stabiliser: 'none' });
  await storeFormerChecklists(async (statements) => sql.raw(statements).execute(shop.app.db));
  await sql`insert into inspections (id, listing_id, list, version, answers, cap, working)
    values (${_id}, ${_id}, 'lens', 1, ${answers}, 'Good', true)`.execute(shop.app.db);
  const { inspection } = await read(_id);
  expect(inspection).toMatchObject({ version: 1, grade: null, service: null });
  expect(inspection.points.map(({ text }: any) => text)).toEqual([
    'No fungus',
    'A trace of haze',
    'Has no stabilizer',
    'Repaired by a repair shop',
  ]);
  expect(inspection.because).toContain('A trace of haze');
  expect(inspection.unchecked).toHaveLength(10);
  const { body } = await edit(_id, { condition: 'Excellent' });
  expect(body.errors).toEqual([{ path: 'condition', message: 'can be Good at best (a trace of haze)' }]);
  expect((await shop.call('GET', '/profile/export', { as: seller })).body.inspections).toContainEqual(
    expect.objectContaining({ listing_id: _id, version: 1 }),
  );
});
