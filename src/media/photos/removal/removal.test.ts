import { mkdir, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { photoFeature } from '#src/media/photos/feature.server.ts';
import { TestConversation } from '#test/conversations.ts';
import { found } from '#test/inspections.ts';
import { anImage, aPost } from '#test/samples.ts';
import { book, createListing, useShop } from '#test/shop.ts';
import { filesOf, storedFileNames, uploadPhoto, type StoredPhoto } from '#test/uploads.ts';
import { removePhotos } from './service.server.ts';

const shop = await useShop();
const seller = await shop.createUser('Seller');

let shade = 0x100000;
const send = async (as = seller) => uploadPhoto(shop, as, await anImage('png', `#${(shade++).toString(16)}`));

async function age(hours: number): Promise<void> {
  const by = sql`make_interval(hours => ${hours})`;
  await shop.sql`update photo_uploads set uploaded_at = uploaded_at - ${by}`;
  await shop.sql`update listings set deleted_at = deleted_at - ${by} where deleted_at is not null`;
}

async function clean(): Promise<{ failed: number }> {
  await shop.app.db.transaction().execute((trx) => shop.app.jobs.enqueue(trx, removePhotos, {}));
  return shop.work();
}

async function isStored(photo: StoredPhoto): Promise<boolean> {
  const names = filesOf(photo).map((url) => url.split('/').at(-1)!);
  const files = (await storedFileNames(shop)).filter((name) => names.includes(name)).length;
  const row = await shop.app.db.selectFrom('photos').select('hash').where('url', '=', photo.url).execute();
  expect(files).toBe(row.length * names.length);
  return row.length === 1;
}

const withdraw = (item: { _id: string }) => shop.call('DELETE', `/cameras/${item._id}`, { as: seller });

test('the removal job is scheduled every hour', () => {
  expect(photoFeature.jobs?.map(({ job }) => job.schedule)).toEqual(['23 * * * *']);
});

test('a photo of an inspection is kept while the inspection is shown, and deleted with its item', async () => {
  const photo = await send();
  const item = await createListing(shop, seller, { title: 'Digital body' });
  const inspect = async (photos: object) => {
    const body = { ...found('digital', { sensor: 'specks' }), photos };
    const { status } = await shop.call('PUT', `/cameras/${item._id}/inspection`, { as: seller, body });
    expect(status).toBe(200);
  };
  await inspect({ sensor: [photo.url] });
  await age(48);
  await clean();
  expect(await isStored(photo)).toBe(true);
  await withdraw(item);
  await age(24 * 29);
  await clean();
  expect(await isStored(photo)).toBe(true);
  await age(48);
  await clean();
  expect(await isStored(photo)).toBe(false);
});

test('a photo of a replaced inspection is deleted', async () => {
  const photo = await send();
  const item = await createListing(shop, seller, { title: 'Digital body' });
  const body = found('digital', { sensor: 'specks' });
  const path = `/cameras/${item._id}/inspection`;
  for (const photos of [{ sensor: [photo.url] }, {}])
    await shop.call('PUT', path, { as: seller, body: { ...body, photos } });
  await age(48);
  await clean();
  expect(await isStored(photo)).toBe(false);
});

test('an unused upload is deleted after 24 hours, and a used one is kept', async () => {
  const unused = await send();
  const used = await send();
  await createListing(shop, seller, { img: used.url, photos: [used.url] });
  await age(23);
  await clean();
  expect([await isStored(unused), await isStored(used)]).toEqual([true, true]);
  await age(2);
  expect(await clean()).toEqual({ failed: 0 });
  expect([await isStored(unused), await isStored(used)]).toEqual([false, true]);
});

test('uploading a photo again restarts its 24 hours', async () => {
  const bytes = await anImage('png', '#fedcba');
  const photo = await uploadPhoto(shop, seller, bytes);
  await age(30);
  await uploadPhoto(shop, await shop.createUser('Seller'), bytes);
  await clean();
  expect(await isStored(photo)).toBe(true);
  await age(30);
  await clean();
  expect(await isStored(photo)).toBe(false);
  expect(await uploadPhoto(shop, seller, bytes)).toEqual(photo);
  expect(await isStored(photo)).toBe(true);
});

test('an unused photo is deleted after an hour only if its user has uploaded a hundred more since', async () => {
  const [busy, calm] = [await shop.createUser('Seller'), await shop.createUser('Seller')];
  const [first, used, second] = [await send(busy), await send(busy), await send(busy)];
  await createListing(shop, busy, { img: used.url, photos: [used.url] });
  const other = await send(calm);
  await age(2);
  const since = Array.from({ length: 99 }, (_, index) => index.toString(16).padStart(32, 'e'));
  const row = { host: 'local' as const, width: 1, height: 1, placeholder: 'data:image/webp;base64,' };
  await shop.app.db
    .insertInto('photos')
    .values(since.map((hash) => ({ ...row, hash })))
    .execute();
  const uploads = since.map((hash) => ({ hash, user_id: busy.id, bytes: 1 }));
  await shop.app.db.insertInto('photo_uploads').values(uploads).execute();
  await clean();
  // Only 99 uploads came after `second`.
  const left = await Promise.all([first, used, second, other].map(isStored));
  expect(left).toEqual([false, true, true, true]);
});

test('photos of a withdrawn item are kept for 30 days', async () => {
  const photos = [await send(), await send()];
  const item = await createListing(shop, seller, {
    img: photos[0]!.url,
    photos: photos.map(({ url }) => url),
  });
  await withdraw(item);
  await age(29 * 24);
  await clean();
  expect(await Promise.all(photos.map(isStored))).toEqual([true, true]);
  await age(2 * 24);
  await clean();
  expect(await Promise.all(photos.map(isStored))).toEqual([false, false]);
});

test('a photo that another item shows is kept when the first item is withdrawn', async () => {
  const photo = await send();
  const item = await createListing(shop, seller, { img: photo.url, photos: [photo.url] });
  await createListing(shop, seller, { img: photo.url, photos: [photo.url] });
  await withdraw(item);
  await age(40 * 24);
  await clean();
  expect(await isStored(photo)).toBe(true);
});

test('photos that the owner removed are deleted, and removing them is rejected while the item is booked', async () => {
  const [first, second, third] = [await send(), await send(), await send()];
  const item = await createListing(shop, seller, { img: first.url, photos: [first.url, second.url] });
  const buyer = await shop.createUser('Buyer');
  const { _id } = await book(shop, buyer, item);
  const takeOut = () =>
    shop.call('PATCH', `/cameras/${item._id}`, { as: seller, body: { photos: [third.url] } });
  expect((await takeOut()).status).toBe(409);
  await shop.call('PUT', `/orders/${_id}/withdraw`, { as: buyer });
  expect((await takeOut()).status).toBe(200);
  await age(48);
  await clean();
  expect(await Promise.all([first, second, third].map(isStored))).toEqual([false, false, true]);
});

test('photos of profiles, posts, pages and the home page are kept as long as they are used', async () => {
  const [face, title, inText, onPage, banner] = [
    await send(),
    await send(),
    await send(),
    await send(),
    await send(),
  ];
  const photos = [face, title, inText, onPage, banner];
  const isEachStored = async () => Promise.all(photos.map(isStored));
  const admin = await shop.createUser('admin');
  const home = { headline: null, lead: null, slides: null, hidden: [] };
  const banners = [banner.url, banner.url].map((image) => ({ image, alt: 'x' }));
  const body = { version: 0, home: { ...home, banners } };
  expect((await shop.call('PATCH', '/shop', { as: admin, body })).status).toBe(200);
  const page = { text: `![Us](${onPage.url})`, version: 0 };
  expect((await shop.call('PUT', '/shop/pages/about', { as: admin, body: page })).status).toBe(200);
  await shop.call('PATCH', '/profile', { as: seller, body: { photoURL: face.url } });
  const post = await aPost(shop, { image: title.url, des: `![Seen](${inText.url})` });
  await age(48);
  await clean();
  expect(await isEachStored()).toEqual(photos.map(() => true));
  await shop.call('PATCH', '/profile', { as: seller, body: { photoURL: null } });
  await shop.app.db.updateTable('posts').set({ deleted_at: new Date() }).where('id', '=', post.id).execute();
  await shop.call('PATCH', '/shop', { as: admin, body: { version: 1, home: null } });
  await shop.call('DELETE', '/shop/pages/about', { as: admin, body: { version: 1 } });
  await clean();
  expect(await isEachStored()).toEqual(photos.map(() => false));
});

test('a listing created while the job runs keeps its photo', async () => {
  const photo = await send();
  await age(48);
  await shop.app.db.transaction().execute(async (trx) => {
    // Holds the lock that a listing would hold before it is committed.
    await trx.selectFrom('photos').select('hash').where('url', '=', photo.url).forKeyShare().execute();
    await clean();
  });
  expect(await isStored(photo)).toBe(true);
});

test('leftovers of a crashed upload are deleted after a day', async () => {
  const folder = join(shop.app.config.STATE_DIR, 'uploads');
  for (const [name, hours] of [
    ['upload-old', 25],
    ['upload-young', 1],
  ] as const) {
    await mkdir(join(folder, name), { recursive: true });
    await writeFile(join(folder, name, 'source'), 'half');
    const then = new Date(Date.now() - hours * 3600_000);
    await utimes(join(folder, name), then, then);
  }
  await clean();
  const left = (await storedFileNames(shop)).filter((name) => name.startsWith('upload-'));
  expect(left).toEqual(['upload-young']);
});

test('a photo is kept as long as a message shows it', async () => {
  const conversation = await TestConversation.open(shop, { seller });
  const photo = await send();
  expect((await conversation.send('seller', { photos: [photo.url] })).status).toBe(201);
  await age(48);
  expect(await clean()).toEqual({ failed: 0 });
  expect(await isStored(photo)).toBe(true);
  await shop.sql`delete from conversations where id = ${conversation.id}`;
  await clean();
  expect(await isStored(photo)).toBe(false);
});
