import { afterAll, expect, test } from 'vitest';
import { jpegFile } from '#demo/camera-file.ts';
import { removePhotos } from '#src/media/photos/removal/service.server.ts';
import type { Job } from '#src/platform/jobs/queue.server.ts';
import { aNikon, sendFile } from '#test/evidence.ts';
import { setClock } from '#test/jobs.ts';
import { expectProblem } from '#test/problems.ts';
import { anImage } from '#test/samples.ts';
import { aCamera, openShop, useShop, type TestUser } from '#test/shop.ts';
import { uploadPhoto } from '#test/uploads.ts';
import { draftDays, maxDrafts, type Draft, type DraftFields } from './schemas.ts';
import { deleteOldDrafts } from './service.server.ts';

const shop = await useShop();
const limitedShop = await openShop({ RATE_LIMITS: 'on', LOAD_SHEDDING: 'off' });
afterAll(() => limitedShop.close());
const seller = await shop.createUser('Seller');
const other = await shop.createUser('Seller');

const add = (as: TestUser, fields: unknown, kind = 'cameras') =>
  shop.call('POST', '/my/drafts', { as, body: { kind, fields } });
const change = (as: TestUser, id: string, body: object) =>
  shop.call('PATCH', `/my/drafts/${id}`, { as, body });
const remove = (as: TestUser, id: string) => shop.call('DELETE', `/my/drafts/${id}`, { as });
async function list(as: TestUser): Promise<Draft[]> {
  const { status, body } = await shop.call('GET', '/my/drafts', { as });
  expect(status).toBe(200);
  return body;
}
async function create(as: TestUser, fields: DraftFields = {}): Promise<Draft> {
  const { status, body } = await add(as, fields);
  expect(status, JSON.stringify(body)).toBe(201);
  return body;
}
async function run(job: Job<object>): Promise<void> {
  await shop.app.db.transaction().execute((trx) => shop.app.jobs.enqueue(trx, job, {}));
  expect(await shop.work()).toEqual({ failed: 0 });
}
const itemsOf = async (as: TestUser) => (await shop.call('GET', '/my/cameras', { as })).body.length;
const publish = (as: TestUser, draft: string, fields: object = {}) =>
  shop.call('POST', '/cameras', { as, body: { ...aCamera, ...fields, draft } });

test('a draft has the fields as typed, on every device of its user', async () => {
  const user = await shop.createUser('Buyer');
  const fields: DraftFields = {
    title: ' Nikon FM2 ',
    condition: 'Good',
    sale: '31O,',
    buy: 520,
    duration: '',
    floor: null,
    included: ['strap', 'hood'],
    offers: false,
    photos: ['/images/x-1280.jpg'],
    answers: { list: 'film', version: 1, answers: { meter: 'works', seals: null }, photos: {} },
  };
  const first = await create(user, fields);
  const saved = Date.parse(first.date);
  expect(first).toEqual({
    _id: expect.stringMatching(/^[0-9a-f-]{36}$/),
    kind: 'cameras',
    fields,
    version: 1,
    date: expect.any(String),
    until: new Date(saved + draftDays * 86_400_000).toISOString(),
  });
  expect(Math.abs(saved - Date.now())).toBeLessThan(60_000);
  const second = await create(user, {});
  expect(await list(user)).toEqual([second, first]);
  expect(await list(other)).toEqual([]);

  const next = { title: 'Nikkor', des: 'Clean glass.' };
  const changed = await change(user, first._id, { kind: 'lens', fields: next, version: 1 });
  expect(changed.status).toBe(200);
  expect(changed.body).toMatchObject({ _id: first._id, kind: 'lens', version: 2 });
  expect(changed.body.fields).toEqual(next);
  expect(await list(user)).toEqual([changed.body, second]);
});

test.for<[string, unknown, string]>([
  ['a number as the title', { title: 5 }, 'fields.title'],
  ['a title that is too long', { title: 'x'.repeat(501) }, 'fields.title'],
  ['a description that is too long', { des: 'x'.repeat(10_001) }, 'fields.des'],
  ['a price as an object', { sale: {} }, 'fields.sale'],
  ['a price that is too long', { sale: '1'.repeat(101) }, 'fields.sale'],
  ['an unknown condition', { condition: 'good' }, 'fields.condition'],
  ['an unknown part', { included: ['tripod'] }, 'fields.included.0'],
  ['13 photos', { photos: Array.from({ length: 13 }, (_, at) => `/images/${at}.jpg`) }, 'fields.photos'],
  ['a photo address that is too long', { photos: ['x'.repeat(2049)] }, 'fields.photos.0'],
  ['answers of another form', { answers: { list: 'film' } }, 'fields.answers.version'],
  ['a NUL', { title: 'a\0' }, 'fields'],
  [
    'half a character',
    { answers: { list: null, version: 1, answers: { '\ud800': null }, photos: {} } },
    'fields',
  ],
])('a draft with %s is refused', async ([, fields, path]) => {
  const { body } = await add(seller, fields);
  const [error] = body.errors;
  expect([body.status, error.path]).toEqual([422, path]);
});

test('a draft never stores the serial number that was read from a file', async () => {
  const { body: evidence } = await sendFile(shop, seller, jpegFile(aNikon));
  const { serial, ...facts } = evidence;
  expect(serial).toEqual({ last3: 'QZX', kind: 'engraved' });
  const { body } = await add(seller, { evidence });
  expect(body.fields.evidence).toEqual(facts);
  await remove(seller, body._id);
});

test('drafts beyond the limit are refused, also when they arrive together', async () => {
  const user = await shop.createUser('Seller');
  const statuses = await Promise.all(
    Array.from({ length: maxDrafts + 5 }, async () => (await add(user, { title: 'FM2' })).status),
  );
  expect(statuses.filter((status) => status === 201)).toHaveLength(maxDrafts);
  expect(statuses.filter((status) => status === 409)).toHaveLength(5);
  const [first] = await list(user);
  expect((await remove(user, first!._id)).body).toEqual({ deletedCount: 1 });
  expect((await add(user, {})).status).toBe(201);
});

test('a draft of another user is 404 for every call, and stays', async () => {
  const draft = await create(seller, { title: 'Mine' });
  const body = { fields: {}, version: 1 };
  expectProblem(await change(other, draft._id, body), 404);
  expectProblem(await remove(other, draft._id), 404);
  expectProblem(await publish(other, draft._id), 404);
  expect(await itemsOf(other)).toBe(0);
  expect(await list(seller)).toContainEqual(draft);
});

test('one of two devices that change the same version of a draft is refused', async () => {
  const draft = await create(seller, { title: 'FM2' });
  const both = await Promise.all(
    ['FM2n', 'FE2'].map((title) => change(seller, draft._id, { fields: { title }, version: 1 })),
  );
  const [saved, refused] = both.toSorted((one, two) => one.status - two.status);
  expect(saved!.status).toBe(200);
  expectProblem(refused!, 409);
  expect(refused!.body.type).toBe('urn:rangefinder:problem:changed');
  expect(await list(seller)).toContainEqual(saved!.body);
});

test('an item is not listed from an earlier version of its draft', async () => {
  const draft = await create(seller, { title: 'FM2' });
  const { body: saved } = await change(seller, draft._id, { fields: { title: 'FE2' }, version: 1 });
  const before = await itemsOf(seller);
  const refused = await publish(seller, draft._id, { draftVersion: 1 });
  expectProblem(refused, 409);
  expect(refused.body).toMatchObject({ type: 'urn:rangefinder:problem:changed', version: 2 });
  expect([await itemsOf(seller), await list(seller)]).toEqual([before, expect.arrayContaining([saved])]);
  expect((await publish(seller, draft._id, { draftVersion: 2 })).status).toBe(201);
});

test('listing an item deletes its draft, and only if the item is listed', async () => {
  const draft = await create(seller, { title: 'FM2' });
  const before = await itemsOf(seller);
  expectProblem(await publish(seller, draft._id, { photos: ['/images/unknown-1280.jpg'] }), 422, ['photos']);
  expect(await list(seller)).toContainEqual(draft);
  expect((await publish(seller, draft._id)).status).toBe(201);
  expect(await list(seller)).not.toContainEqual(expect.objectContaining({ _id: draft._id }));
  expectProblem(await publish(seller, draft._id), 404);
  expectProblem(await publish(seller, 'x'), 404);
  expectProblem(await change(seller, draft._id, { fields: {}, version: 1 }), 404);
  expect(await itemsOf(seller)).toBe(before + 1);
});

test('a draft that is listed twice at the same time becomes one item', async () => {
  const draft = await create(seller, {});
  const before = await itemsOf(seller);
  const statuses = (await Promise.all([1, 2, 3].map(() => publish(seller, draft._id)))).map(
    (each) => each.status,
  );
  expect(statuses.toSorted()).toEqual([201, 404, 404]);
  expect(await itemsOf(seller)).toBe(before + 1);
});

async function photosAfterRemoval(): Promise<(string | null)[]> {
  await shop.sql`update photo_uploads set uploaded_at = uploaded_at - interval '2 days'`;
  await run(removePhotos);
  const rows = await shop.app.db.selectFrom('photos').select('url').execute();
  return rows.map(({ url }) => url);
}

test('photos in a draft are kept until the draft is deleted, and those of other users are not', async () => {
  let shade = 0x200000;
  const send = async (as: TestUser) =>
    (await uploadPhoto(shop, as, await anImage('png', `#${(shade++).toString(16)}`))).url;
  const [cover, single, point, checked, dropped, foreign] = [
    await send(seller),
    await send(seller),
    await send(seller),
    await send(seller),
    await send(seller),
    await send(other),
  ];
  const about = { list: 'film' as const, version: 1, answers: {} };
  const findings = {
    answers: { ...about, photos: { shutter: [point] } },
    graded: {
      inspection: { ...about, photos: { shutter: [checked] } },
      condition: 'Good' as const,
      cap: 'Good' as const,
      grade: null,
    },
  };
  const draft = await create(seller, { photos: [cover, dropped, foreign], img: single, ...findings });
  const body = { fields: { photos: [cover, foreign], img: single, ...findings }, version: 1 };
  expect((await change(seller, draft._id, body)).body.fields).toEqual(body.fields);
  expect((await photosAfterRemoval()).toSorted()).toEqual([cover, single, point, checked].toSorted());

  const listed = await publish(seller, draft._id, { photos: [cover] });
  expect(listed.status, JSON.stringify(listed.body)).toBe(201);
  expect(await photosAfterRemoval()).toEqual([cover]);
});

test('a photo in a draft counts like any other upload of its user', async () => {
  const user = await shop.createUser('Buyer');
  const { url } = await uploadPhoto(shop, user, await anImage('png', '#654321'));
  await create(user, { photos: [url] });
  await shop.sql`update photo_uploads set bytes = 200 * 1024 * 1024 where user_id = ${user.id}`;
  const body = new FormData();
  body.set('image', new File([await anImage('png', '#654322')], 'lens.png'));
  expectProblem(await shop.call('POST', '/images', { as: user, body }), 422, ['image']);
});

test('a user can save drafts often, but not without limit', async () => {
  const user = await limitedShop.createUser('Seller');
  const save = (method: string, path: string, body: object) =>
    limitedShop.call(method, path, { as: user, body });
  const draft = { kind: 'lens', fields: {} };
  const { status, body } = await save('POST', '/my/drafts', draft);
  expect(status).toBe(201);
  for (let count = 1; count < 1500; count++) await limitedShop.app.rateLimits.consume('save-draft', user.id);
  const refused = [
    await save('POST', '/my/drafts', draft),
    await save('PATCH', `/my/drafts/${body._id}`, { ...draft, version: 1 }),
  ];
  for (const { status: code, headers } of refused)
    expect([code, Number(headers.get('retry-after')) > 0]).toEqual([429, true]);
});

test('a user’s export has their drafts, and closing the account deletes them with their photos', async () => {
  const user = await shop.signUpUser('Seller');
  const { url } = await uploadPhoto(shop, user, await anImage('png', '#345678'));
  const { _id } = await create(user, { title: 'Leica M3', photos: [url] });
  const { drafts } = (await shop.call('GET', '/profile/export', { as: user })).body;
  expect(drafts).toEqual([
    { id: _id, kind: 'cameras', fields: { title: 'Leica M3', photos: [url] }, saved_at: expect.any(String) },
  ]);
  expect((await shop.call('DELETE', '/profile', { as: user })).status).toBe(200);
  expect(await shop.sql`select from drafts where user_id = ${user.id}`).toEqual([]);
  await shop.work();
  expect(await shop.sql`select from photos where url = ${url}`).toEqual([]);
});

// Last, because it moves the clock.
test('a draft is deleted 90 days after its last change', async () => {
  const [changed, old] = [await create(other, { title: 'Changed' }), await create(other, { title: 'Old' })];
  await setClock(shop, '2 days');
  expect((await change(other, changed._id, { fields: {}, version: 1 })).status).toBe(200);
  const idsAfter = async (days: number) => {
    await setClock(shop, `${days} days`);
    await run(deleteOldDrafts);
    return (await list(other)).map(({ _id }) => _id);
  };
  expect(await idsAfter(draftDays - 1)).toEqual([changed._id, old._id]);
  expect(await idsAfter(draftDays + 1)).toEqual([changed._id]);
  expect(await idsAfter(draftDays + 3)).toEqual([]);
});
