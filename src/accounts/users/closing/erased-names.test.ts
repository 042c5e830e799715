import { expect, test } from 'vitest';
import { TestConversation } from '#test/conversations.ts';
import { Deal } from '#test/deals.ts';
import { createListing, useShop, type Account, type TestUser } from '#test/shop.ts';

const shop = await useShop();
const admin = await shop.createUser('admin', 'Ada');

const leave = (as: TestUser & Account) => shop.call('DELETE', '/profile', { as });
const read = async (path: string, as = admin) => (await shop.call('GET', path, { as })).body;
const report = (as: TestUser, body: object) => shop.call('POST', '/reports', { as, body });

test('an erased user has no name in conversations and in reports about messages, reviews and items', async () => {
  const [buyer, seller] = [await shop.signUpUser('Buyer', 'Bo'), await shop.signUpUser('Seller', 'Sol')];
  const conversation = await TestConversation.open(shop, { buyer, seller });
  await report(seller, { conversation: conversation.id, seq: 1, reason: 'spam' });
  const deal = await Deal.open(shop, { buyer, seller });
  await deal.bringTo('completed');
  for (const side of ['buyer', 'seller'] as const)
    await deal.call('PUT', '/review', side, { body: { stars: 2, text: 'Rude.' } });
  const [review] = await read(`/sellers/${seller.id}/reviews`);
  await report(seller, { review: review._id, reason: 'untrue' });
  await report(await shop.createUser('Buyer'), { listing: conversation.item, reason: 'spam' });
  const named = { sender: { _id: buyer.id, name: 'Bo' }, seller: 'Sol' };
  expect(
    (await read('/reports')).map(({ message, listing }: any) => [message?.sender, listing.seller]),
  ).toEqual([
    [undefined, named.seller],
    [undefined, named.seller],
    [named.sender, named.seller],
  ]);

  expect((await leave(buyer)).status).toBe(200);
  const other = { _id: buyer.id, name: null };
  expect(await read(`/conversations/${conversation.id}`, seller)).toMatchObject({ other, writable: 'gone' });
  expect((await read('/conversations', seller))[0]).toMatchObject({ other });
  const [ofItem, ofReview, ofMessage] = await read('/reports');
  expect(ofMessage.message.sender).toEqual(other);
  expect(ofReview.review).toMatchObject({ author: other, subject: { _id: seller.id, name: 'Sol' } });
  expect((await read(`/reports/${ofMessage._id}/messages`))[0].sender).toEqual(other);
  expect((await leave(seller)).status).toBe(200);
  expect((await read('/reports')).map(({ _id, listing }: any) => [_id, listing.seller])).toEqual(
    [ofItem, ofReview, ofMessage].map(({ _id }) => [_id, null]),
  );
});

test("an erased admin's name is not shown with their verifications, notes and reports", async () => {
  const [seller, former] = [await shop.createUser('Seller'), await shop.signUpUser('admin', 'Otto')];
  const { _id: listing } = await createListing(shop, seller);
  await shop.call('PUT', `/users/seller/${seller.id}`, { as: former });
  await shop.call('DELETE', `/users/seller/${seller.id}`, { as: former, body: { reason: 'Moved.' } });
  await shop.call('POST', `/people/${seller.id}/notes`, { as: former, body: { text: 'Met at the fair.' } });
  const { body: filed } = await report(await shop.createUser('Buyer'), { listing, reason: 'spam' });
  await shop.call('PUT', `/reports/${filed._id}`, { as: former, body: { outcome: 'dismissed' } });
  expect((await shop.call('DELETE', `/users/${former.id}`, { as: former })).status).toBe(200);
  expect(await read(`/verifications/${seller.id}`)).toMatchObject([{ by: null, takenBack: { by: null } }]);
  const author = { _id: former.id, name: null };
  expect(await read(`/people/${seller.id}/notes`)).toMatchObject([{ author }]);
  expect((await read(`/reports?listing=${listing}`))[0].closedBy).toEqual(author);
});
