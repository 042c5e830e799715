import { beforeEach, expect, test } from 'vitest';
import { removePhotos } from '#src/media/photos/removal/service.server.ts';
import { Deal } from '#test/deals.ts';
import { expectProblem } from '#test/problems.ts';
import { anImage } from '#test/samples.ts';
import { useShop, type TestUser } from '#test/shop.ts';
import { uploadPhoto } from '#test/uploads.ts';

let deal: Deal;
const shop = await useShop();
const admin = await shop.createUser('admin', 'Ada');
beforeEach(async () => {
  deal = await Deal.open(shop);
  await deal.bringTo('handed-over');
});

let shade = 0x300000;
const photosOf = async (user: TestUser, count = 1) => {
  const sent = [];
  for (let number = 0; number < count; number++)
    sent.push(await uploadPhoto(shop, user, await anImage('png', `#${(shade++).toString(16)}`)));
  return sent;
};
const urls = (photos: { url: string }[]) => photos.map(({ url }) => url);
const hashOf = (url: string) => /[0-9a-f]{32}/.exec(url)![0];
const note = 'The shutter sticks.';
const claim = (photos: string[]) =>
  deal.call('POST', '/dispute', 'buyer', { body: { reason: 'not-as-described', note, photos } });
const answer = (photos: string[]) =>
  deal.call('PUT', '/dispute', 'seller', { body: { answer: 'It worked here.', photos } });

test('both sides and admins see the photos of both statements in their order', async () => {
  const [one, other] = await photosOf(deal.buyer, 2);
  const theirs = await photosOf(deal.seller);
  expect((await claim([other!.url, one!.url])).status).toBe(200);
  expect((await answer(urls(theirs))).status).toBe(200);
  const expected = { note: [other, one], answer: theirs };
  expect((await deal.show('buyer')).dispute!.photos).toEqual(expected);
  expect((await deal.show('seller')).dispute!.photos).toEqual(expected);
  const { body } = await shop.call('GET', `/orders/${deal.order}`, { as: admin });
  expect(body.dispute.photos).toEqual(expected);
  const { body: listed } = await shop.call('GET', '/disputes?limit=100', { as: admin });
  expect(listed.find(({ order }: any) => order._id === deal.order).photos).toEqual(expected);
});

test('a statement with someone else’s photo or with more than six photos is rejected', async () => {
  expectProblem(await claim(urls(await photosOf(deal.seller))), 422, ['photos']);
  const seven = urls(await photosOf(deal.buyer, 7));
  expectProblem(await claim(seven), 422, ['photos']);
  expect((await deal.show('buyer')).dispute).toBeNull();
  expect((await claim(seven.slice(1))).status).toBe(200);
  expectProblem(await answer(seven.slice(0, 1)), 422, ['photos']);
});

test('photos of a dispute are kept from the removal job, and are in the export of their side', async () => {
  const [shown, unused] = await photosOf(deal.buyer, 2);
  await claim([shown!.url]);
  await shop.sql`update photo_uploads set uploaded_at = uploaded_at - interval '48 hours'`;
  await shop.app.db.transaction().execute((trx) => shop.app.jobs.enqueue(trx, removePhotos, {}));
  await shop.work();
  const hashes = [shown!, unused!].map(({ url }) => hashOf(url));
  const rows = await shop.sql`select hash from photos where hash = any(${hashes}::text[])`;
  expect(rows).toEqual([{ hash: hashes[0] }]);
  const exportOf = async (side: 'buyer' | 'seller') =>
    (await shop.call('GET', '/profile/export', { as: deal[side] })).body.disputes;
  expect(await exportOf('buyer')).toMatchObject([{ wrote: note, photos: [shown!.url] }]);
  expect(await exportOf('seller')).toMatchObject([{ wrote: null, photos: [] }]);
});

test('closing an account erases the photos of that side, and keeps those of the other', async () => {
  const buyer = await shop.signUpUser('Buyer', 'Lea');
  deal = await Deal.open(shop, { buyer });
  await deal.bringTo('handed-over');
  const [own, theirs] = [await photosOf(buyer), await photosOf(deal.seller)];
  await claim(urls(own));
  await answer(urls(theirs));
  const id = (await deal.show('seller')).dispute!._id;
  const body = { outcome: 'cancelled', note: 'It does stick.' };
  await shop.call('PUT', `/disputes/${id}`, { as: admin, body });
  expect((await shop.call('DELETE', '/profile', { as: buyer })).status).toBe(200);
  await shop.work();
  expect((await deal.show('seller')).dispute).toMatchObject({
    note: null,
    photos: { note: [], answer: theirs },
  });
  expect(await shop.sql`select hash from photos where hash = ${hashOf(own[0]!.url)}`).toEqual([]);
});

test('the database accepts only photos that the author of a statement uploaded, while it is open', async () => {
  const [own] = await photosOf(deal.buyer);
  const [theirs] = await photosOf(deal.seller);
  await claim([]);
  const { _id } = (await deal.show('buyer')).dispute!;
  const place = (statement: string, { url }: { url: string }, position = 0) =>
    shop.sql`insert into dispute_photos values (${_id}, ${statement}, ${position}, ${hashOf(url)})`;
  await expect(place('note', theirs!)).rejects.toThrow('not uploaded by its author');
  await expect(place('answer', theirs!), 'before the answer').rejects.toThrow('not uploaded by its author');
  await expect(place('note', own!, 6)).rejects.toThrow('dispute_photos_position_check');
  await place('note', own!, 5);
  await expect(place('note', own!, 4)).rejects.toThrow('dispute_photos_dispute_id_statement_hash_key');
  await deal.call('DELETE', '/dispute', 'buyer');
  const [late] = await photosOf(deal.buyer);
  await expect(place('note', late!)).rejects.toThrow('the dispute is closed');
});
