import { expect, test } from 'vitest';
import { TestConversation } from '#test/conversations.ts';
import { Deal } from '#test/deals.ts';
import { expectProblem } from '#test/problems.ts';
import { Reviewed } from '#test/reviews.ts';
import { createListing, useShop, type ApiResponse, type TestUser } from '#test/shop.ts';
import { fingerprint } from '#test/stored.ts';

const shop = await useShop();
const involved = await shop.createUser('Seller');
const admin = await shop.createUser('admin');

const call = (as: TestUser, method: string, path: string, body?: object) =>
  shop.call(method, path, { as, ...(body && { body }) });
const beAdmin = () => call(admin, 'PUT', `/users/admin/${involved.id}`);
const beSeller = () => call(admin, 'DELETE', `/users/admin/${involved.id}`);

async function report(as: TestUser, target: object, reason: string): Promise<string> {
  return (await call(as, 'POST', '/reports', { ...target, reason })).body._id;
}

type Act = (as: TestUser) => Promise<ApiResponse>;
const decide =
  (id: string, outcome: string): Act =>
  (as) =>
    call(as, 'PUT', `/reports/${id}`, { outcome });

const cases: Record<string, (other: TestUser) => Promise<Act>> = {
  async 'dismiss a report of their own item'(other) {
    const { _id: listing } = await createListing(shop, involved);
    return decide(await report(other, { listing }, 'stolen'), 'dismissed');
  },
  async 'dismiss a report of their own message'(other) {
    const conversation = await TestConversation.open(shop, { seller: involved, buyer: other });
    await conversation.send('seller', 'Pay by gift card.');
    return decide(await report(other, { conversation: conversation.id, seq: 2 }, 'scam'), 'dismissed');
  },
  async 'uphold their own report of a message to them'(other) {
    const conversation = await TestConversation.open(shop, { seller: involved, buyer: other });
    return decide(await report(involved, { conversation: conversation.id, seq: 1 }, 'spam'), 'upheld');
  },
  async 'read the conversation of a report about them'(other) {
    const conversation = await TestConversation.open(shop, { seller: involved, buyer: other });
    await conversation.send('seller', 'Pay by gift card.');
    const id = await report(other, { conversation: conversation.id, seq: 2 }, 'scam');
    return (as) => call(as, 'GET', `/reports/${id}/messages`);
  },
  async 'remove a review of themselves'(other) {
    const { ofSeller } = await (await Reviewed.open(shop, { seller: involved, buyer: other })).both(1);
    return (as) => call(as, 'DELETE', `/reviews/${ofSeller}`);
  },
  async 'remove a review of themselves by a report'(other) {
    const { ofSeller } = await (await Reviewed.open(shop, { seller: involved, buyer: other })).both(1);
    return decide(await report(await shop.createUser('Buyer'), { review: ofSeller }, 'untrue'), 'removed');
  },
  async 'dismiss a report of a review that they wrote'(other) {
    const { ofBuyer } = await (await Reviewed.open(shop, { seller: involved, buyer: other })).both(5, 1);
    return decide(await report(other, { review: ofBuyer }, 'untrue'), 'dismissed');
  },
  async 'bring their own paused item back'(other) {
    const { _id: listing } = await createListing(shop, involved);
    const id = await report(other, { listing }, 'stolen');
    await call(admin, 'PUT', `/reports/${id}`, { outcome: 'paused', reason: 'Is it stolen?' });
    return (as) => call(as, 'DELETE', `/pauses/${listing}`);
  },
  async 'remove the item that they have booked'(other) {
    await call(involved, 'PUT', '/profile/mode', { role: 'Buyer' });
    await call(other, 'PUT', '/profile/mode', { role: 'Seller' });
    const deal = await Deal.open(shop, { seller: other, buyer: involved });
    await call(involved, 'PUT', '/profile/mode', { role: 'Seller' });
    return (as) => call(as, 'DELETE', `/cameras/${deal.item}`);
  },
  'verify themselves': async () => (as) => call(as, 'PUT', `/users/seller/${involved.id}`, {}),
  'write a note about themselves': async () => (as) =>
    call(as, 'POST', `/people/${involved.id}/notes`, { text: 'Always punctual.' }),
  async 'suspend the buyer of their open order'(other) {
    await Deal.open(shop, { seller: involved, buyer: other });
    return (as) => call(as, 'PUT', `/suspensions/${other.id}`, { reason: 'A nuisance.' });
  },
  async 'suspend the buyer who denies that they handed over an item'(other) {
    const deal = await Deal.open(shop, { seller: involved, buyer: other });
    await deal.bringTo('handed-over');
    await deal.claim('buyer', 'not-handed-over');
    return (as) => call(as, 'PUT', `/suspensions/${other.id}`, { reason: 'A nuisance.' });
  },
  async 'close the account of the buyer of their open order'(other) {
    await Deal.open(shop, { seller: involved, buyer: other });
    return (as) => call(as, 'DELETE', `/users/${other.id}`);
  },
  'suspend themselves': async () => (as) =>
    call(as, 'PUT', `/suspensions/${involved.id}`, { reason: 'Holidays.' }),
};

const countFor = async (as: TestUser) => (await call(as, 'GET', '/figures')).body.openReports;

test('a report about an admin is hidden from them, both in the list and in the count', async () => {
  const reporter = await shop.createUser('Buyer');
  const { _id: listing } = await createListing(shop, involved);
  const id = await report(reporter, { listing }, 'stolen');
  await beAdmin();
  const idsFor = async (as: TestUser) =>
    (await call(as, 'GET', `/reports?listing=${listing}`)).body.map((each: { _id: string }) => each._id);
  expect(await idsFor(involved)).toEqual([]);
  expect(await idsFor(admin)).toEqual([id]);
  const before = await countFor(involved);
  await report(await shop.createUser('Buyer'), { listing }, 'spam');
  expect(await countFor(involved)).toBe(before);
  await beSeller();
});

// The suspension is the last case, because it ends the access token of `involved`.
test.for(Object.entries(cases))('an admin may not %s, but another admin may', async ([, prepare]) => {
  const act = await prepare(await shop.createUser('Buyer'));
  await beAdmin();
  try {
    const before = await fingerprint(shop);
    const refused = await act(involved);
    expectProblem(refused, 403);
    expect(refused.body.detail).toBe('This concerns you, so another admin must decide.');
    expect(await fingerprint(shop)).toBe(before);
  } finally {
    await beSeller();
  }
  expect((await act(admin)).status).toBeLessThan(300);
});
