import { beforeEach, expect, test } from 'vitest';
import { mailReader } from '#test/deals.ts';
import { expectProblem } from '#test/problems.ts';
import { createListing, useShop, type TestUser } from '#test/shop.ts';

let seller: TestUser;
let follower: TestUser;
const shop = await useShop();
beforeEach(async () => {
  seller = await shop.createUser('Seller', 'Sol');
  follower = await shop.createUser('Buyer', 'Fan');
});

const follow = (as: TestUser, of = seller.id) => shop.call('PUT', `/sellers/${of}/follow`, { as });
const unfollow = (as: TestUser) => shop.call('DELETE', `/sellers/${seller.id}/follow`, { as });
const following = async (as: TestUser, rest = '') =>
  (await shop.call('GET', `/following${rest}`, { as })).body;
const newsFor = async (as: TestUser) => {
  await shop.work();
  return (await shop.call('GET', '/notifications', { as })).body
    .filter(({ kind }: any) => kind === 'seller-listed')
    .map(({ title, path, count }: any) => [title, path, count]);
};

test('a user follows a seller once, sees them in a list, and unfollows them', async () => {
  await createListing(shop, seller);
  expect((await follow(follower)).body).toEqual({ modifiedCount: 1 });
  expect((await follow(follower)).body).toEqual({ modifiedCount: 0 });
  const entry = { _id: seller.id, name: 'Sol', photoURL: null, items: 1, date: expect.any(String) };
  expect(await following(follower)).toEqual([entry]);
  expect(await following(follower, `?seller=${seller.id}`)).toEqual([entry]);
  expect(await following(follower, `?seller=${follower.id}`)).toEqual([]);
  // A seller can follow others, and nobody sees who follows whom.
  expect(await following(seller)).toEqual([]);
  expect((await unfollow(follower)).body).toEqual({ modifiedCount: 1 });
  expect((await unfollow(follower)).body).toEqual({ modifiedCount: 0 });
  expect(await following(follower)).toEqual([]);
});

test.each(['seller', 'follower'])('a block by the %s ends the follow, also once it is lifted', async (by) => {
  await createListing(shop, seller);
  await follow(follower);
  expect(await following(follower)).toHaveLength(1);
  const [blocker, blocked] = by === 'seller' ? [seller, follower] : [follower, seller];
  expect((await shop.call('PUT', `/blocks/${blocked.id}`, { as: blocker, body: {} })).status).toBe(200);
  expect(await following(follower)).toEqual([]);
  expect((await shop.call('DELETE', `/blocks/${blocked.id}`, { as: blocker })).status).toBe(200);
  expect(await following(follower)).toEqual([]);
});

test('a user cannot follow themselves, a user who has never sold, or a closed account', async () => {
  expectProblem(await follow(seller), 403);
  expectProblem(await follow(seller, follower.id), 404);
  expectProblem(await follow(follower, 'none'), 404);
  await shop.call('PUT', `/suspensions/${seller.id}`, {
    as: await shop.createUser('admin'),
    body: { reason: 'spam' },
  });
  expectProblem(await follow(follower), 410);
});

test('a user can follow at most 500 sellers, even with concurrent requests', async () => {
  await shop.sql`insert into users (id, issuer, subject, name, email, role)
    select 'many-' || n, 'test', 'many-' || n, 'Many', 'many-' || n || '@example.com', 'Seller' from generate_series(1, 499) n`;
  await shop.sql`insert into follows (follower_id, seller_id) select ${follower.id}, id from users where name = 'Many'`;
  const sellers = await Promise.all(Array.from({ length: 4 }, () => shop.createUser('Seller')));
  const responses = await Promise.all(sellers.map(({ id }) => follow(follower, id)));
  expect(responses.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409]);
});

test('followers are notified of each new item once, except those who unfollowed or are blocked', async () => {
  const [gone, blocked] = [await shop.createUser('Buyer'), await shop.createUser('Buyer')];
  for (const user of [follower, gone, blocked]) await follow(user);
  await unfollow(gone);
  await shop.call('PUT', `/blocks/${blocked.id}`, { as: seller, body: {} });
  const first = await createListing(shop, seller, { title: 'Leica M3' });
  expect(await newsFor(follower)).toEqual([['Leica M3', `/cameras/${first._id}`, 1]]);
  const second = await createListing(shop, seller, { title: 'Leica M2' });
  expect(await newsFor(follower)).toEqual([['Leica M2', `/cameras/${second._id}`, 2]]);
  await shop.call('PATCH', `/cameras/${second._id}`, { as: seller, body: { sale: 5 } });
  expect(await newsFor(follower)).toEqual([['Leica M2', `/cameras/${second._id}`, 2]]);
  expect([await newsFor(gone), await newsFor(blocked)]).toEqual([[], []]);
});

test('an item that is withdrawn before the job runs is announced to nobody', async () => {
  await follow(follower);
  const { _id } = await createListing(shop, seller);
  await shop.call('DELETE', `/cameras/${_id}`, { as: seller });
  expect(await newsFor(follower)).toEqual([]);
});

test('a new item is emailed to a follower only if the follower has emails about sellers turned on', async () => {
  for (const [mail, subjects] of [
    ['now', 1],
    ['off', 0],
  ] as const) {
    const reader = await shop.createUser('Buyer');
    await shop.sql`update users set email_verified = true where id = ${reader.id}`;
    const changes = { sellers: { mail, push: false } };
    expect((await shop.call('PUT', '/notifications/preferences', { as: reader, body: changes })).status).toBe(
      200,
    );
    await follow(reader);
    const read = mailReader(shop);
    await read();
    await createListing(shop, seller, { title: 'Leica M3' });
    const mails = (await read()).filter(({ headers }) => headers.to!.includes(reader.email));
    expect(mails).toHaveLength(subjects);
  }
});

test('follows are in the data export, and are deleted with either account', async () => {
  const [robin, kim] = [await shop.signUpUser('Buyer'), await shop.signUpUser('Seller')];
  await follow(robin);
  await follow(robin, kim.id);
  await follow(follower, kim.id);
  const file = await shop.call('GET', '/profile/export', { as: robin });
  expect(file.body.following.map(({ seller_id }: any) => seller_id)).toEqual([seller.id, kim.id]);
  await shop.call('DELETE', '/profile', { as: robin });
  await shop.call('DELETE', '/profile', { as: kim });
  expect(await shop.sql`select from follows where follower_id in (${robin.id}, ${follower.id})`).toEqual([]);
});
