import { expect, test } from 'vitest';
import { expectProblem } from '#test/problems.ts';
import { anImage } from '#test/samples.ts';
import { aCamera, kinds, createListing, type TestUser, useShop } from '#test/shop.ts';
import { fingerprint } from '#test/stored.ts';
import { uploadPhoto } from '#test/uploads.ts';

const shop = await useShop();
const seller = await shop.createUser('Seller');

const uploadOf = async (user: TestUser, shade: number) =>
  (await uploadPhoto(shop, user, await anImage('png', `#${String(100_000 + shade)}`))).url;
const urls: string[] = [];
for (let shade = 0; shade < 13; shade++) urls.push(await uploadOf(seller, shade));

type Item = { _id: string; products: { img: string }; photos: { url: string; alt: string }[] };
const shown = ({ products, photos }: Item) => [products.img, ...photos.map(({ url }) => url)];
const patch = (id: string, body: object, as = seller) => shop.call('PATCH', `/cameras/${id}`, { as, body });

test.for(kinds)('photos of %s are shown in their order, and the first becomes `img`', async (kind) => {
  const photos = [urls[2]!, urls[0]!, urls[1]!];
  const made = await createListing(shop, seller, { img: urls[2], photos }, kind);
  expect(shown(made)).toEqual([urls[2], ...photos]);
  expect(made.photos[0]).toEqual({
    url: urls[2],
    width: 64,
    height: 48,
    alt: 'Nikon FM2n, photo 1 of 3',
    placeholder: expect.stringMatching(/^data:image\/webp;base64,/),
    base: expect.stringMatching(/^\/images\/[0-9a-f]{32}$/),
    widths: [64],
    formats: ['avif', 'webp'],
  });
  const { body: list } = await shop.call('GET', `/${kind}?limit=1`);
  expect(list).toEqual([made]);
});

test('the first photo becomes `img`, whatever `img` was sent', async () => {
  expect(shown(await createListing(shop, seller, { img: urls[1], photos: [urls[0]] }))).toEqual([
    urls[0],
    urls[0],
  ]);
});

test('an uploaded photo that is sent only as `img` becomes a photo of the item', async () => {
  const made = await createListing(shop, seller, { img: urls[3] }, 'lens');
  expect(shown(made)).toEqual([urls[3], urls[3]]);
  expect(made.photos[0].alt).toBe('Nikon FM2n');
});

test('an item can have twelve photos', async () => {
  const made = await createListing(shop, seller, { img: urls[0], photos: urls.slice(0, 12) });
  expect(made.photos).toHaveLength(12);
});

test('photos that were uploaded only by another user are refused', async () => {
  const other = await shop.createUser('Seller');
  const theirs = await uploadOf(other, 50);
  const before = await fingerprint(shop);
  const response = await shop.call('POST', '/cameras', {
    as: seller,
    body: { ...aCamera, img: urls[0], photos: [urls[0], theirs] },
  });
  expectProblem(response, 422, ['photos']);
  expect(await fingerprint(shop)).toBe(before);
  expect(await uploadOf(seller, 50)).toBe(theirs);
  expect(shown(await createListing(shop, seller, { img: theirs, photos: [theirs] }))).toEqual([
    theirs,
    theirs,
  ]);
});

test('another seller’s photo is refused as `img` under each of its URLs', async () => {
  const other = await shop.createUser('Seller');
  const theirs = await uploadOf(other, 70);
  const item = await createListing(shop, seller);
  const hash = theirs.slice('/images/'.length, -'-64.jpg'.length);
  const before = await fingerprint(shop);
  for (const img of [
    theirs,
    theirs.replace('.jpg', '.webp'),
    `https://shop.example${theirs}`,
    `https://shop.example/images/${hash}-64.avif?v=2`,
    `https://shop.example/images/%${hash.charCodeAt(0).toString(16)}${hash.slice(1)}-64.jpg`,
  ]) {
    expectProblem(await patch(item._id, { img }), 422, ['img'], img);
    const body = { ...aCamera, img };
    expectProblem(await shop.call('POST', '/cameras', { as: seller, body }), 422, ['img'], img);
    const photo = { as: seller, body: { photoURL: img } };
    expectProblem(await shop.call('PATCH', '/profile', photo), 422, ['photoURL'], img);
  }
  expect(await fingerprint(shop)).toBe(before);
});

test('a seller’s photo is stored under its main URL, whichever of its URLs was sent', async () => {
  const item = await createListing(shop, seller, { img: urls[6]!.replace('.jpg', '.webp') });
  expect(shown(item)).toEqual([urls[6], urls[6]]);
  const photo = { as: seller, body: { photoURL: urls[6]!.replace('.jpg', '.webp') } };
  expect((await shop.call('PATCH', '/profile', photo)).body.photoURL).toBe(urls[6]);
});

test('a photo URL that is malformed or was not uploaded is refused with the name of the field', async () => {
  const item = await createListing(shop, seller);
  for (const [url, path] of [
    ['https://example.com/a.jpg', 'photos'],
    ['/images/0123456789abcdef0123456789abcdef-1280.jpg', 'photos'],
    ['/demo/lens-50-1200.webp', 'photos'],
    ['javascript:alert(1)', 'photos.1'],
    ['/images/../api', 'photos.1'],
  ])
    expectProblem(await patch(item._id, { photos: [urls[0], url] }), 422, [path!], url);
});

test('an owner can replace, reorder and remove photos', async () => {
  const { _id } = await createListing(shop, seller, { img: urls[0], photos: urls.slice(0, 3) });
  const change = async (body: object) => shown((await patch(_id, body)).body);
  expect(await change({ photos: [urls[2], urls[0]] })).toEqual([urls[2], urls[2], urls[0]]);
  expect(await change({ photos: [urls[0], urls[4], urls[2]] })).toEqual([urls[0], urls[0], urls[4], urls[2]]);
  // The photos do not change if `photos` is missing and `img` is unchanged.
  expect(await change({ title: 'Other' })).toEqual([urls[0], urls[0], urls[4], urls[2]]);
  expect(await change({ img: urls[0] })).toEqual([urls[0], urls[0], urls[4], urls[2]]);
  expect(await change({ img: 'https://example.com/b.jpg' })).toEqual(['https://example.com/b.jpg']);
  expect(await change({ photos: [], img: 'https://example.com/c.jpg' })).toEqual([
    'https://example.com/c.jpg',
  ]);
  expect(await change({ photos: [urls[5]] })).toEqual([urls[5], urls[5]]);
  expect(await change({ photos: [], img: 'https://example.com/d.jpg' })).toEqual([
    'https://example.com/d.jpg',
  ]);
});

test('the last photo can be removed only if another `img` is sent', async () => {
  const { _id } = await createListing(shop, seller, { img: urls[0], photos: [urls[0]] });
  expectProblem(await patch(_id, { photos: [] }), 422, ['photos']);
  expect(shown((await shop.call('GET', `/cameras/${_id}`)).body)).toEqual([urls[0], urls[0]]);
  await patch(_id, { photos: [urls[0], urls[1]] });
  const refused = await patch(_id, { photos: [] });
  expectProblem(refused, 422, ['photos']);
  expect(refused.body.errors[0].message).toBe(
    'must have at least one photo, unless `img` is the URL of a photo',
  );
});

test('another seller cannot change the photos of an item', async () => {
  const { _id } = await createListing(shop, seller, { img: urls[0], photos: [urls[0]] });
  const other = await shop.createUser('Seller');
  expectProblem(await patch(_id, { photos: [await uploadOf(other, 60)] }, other), 403);
});
