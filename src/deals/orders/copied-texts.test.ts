import { expect, test } from 'vitest';
import type { OrderStage } from '#src/platform/db/columns.ts';
import { fingerprintOf } from '#src/platform/user-text/duplicates.server.ts';
import { Deal, inHours } from '#test/deals.ts';
import { Negotiation } from '#test/offers.ts';
import { expectProblem } from '#test/problems.ts';
import { meeting, createListing, type ApiResponse, type TestUser, useShop } from '#test/shop.ts';

const shop = await useShop({ RATE_LIMITS: 'on' });
const admin = await shop.createUser('admin', 'Ada');
const others = await Promise.all(Array.from({ length: 5 }, () => shop.createUser('Buyer')));

const link = 'Cheaper at evil-shop.com/pay';

async function hasSent(sender: TestUser, text: string): Promise<void> {
  const rows = others.map(({ id }) => ({ sender_id: sender.id, receiver_id: id, hash: fingerprintOf(text) }));
  await shop.app.db.insertInto('sent_texts').values(rows).execute();
}

type Send = (deal: Deal, text: string) => Promise<ApiResponse>;
test.for<[string, OrderStage, 'buyer' | 'seller', Send]>([
  [
    'the reason to decline',
    'requested',
    'seller',
    (deal, reason) => deal.call('PUT', '/decline', 'seller', { body: { reason } }),
  ],
  [
    'the reason to cancel',
    'accepted',
    'buyer',
    (deal, reason) => deal.call('PUT', '/cancel', 'buyer', { body: { reason } }),
  ],
  ['a meeting place', 'accepted', 'buyer', (deal, place) => deal.propose('buyer', inHours(48), place)],
  [
    'the text of a review',
    'completed',
    'buyer',
    (deal, text) => deal.call('PUT', '/review', 'buyer', { body: { stars: 4, text } }),
  ],
])('%s that five others received is rejected with 429', async ([, stage, sender, send]) => {
  const deal = await Deal.open(shop);
  await deal.bringTo(stage);
  await hasSent(deal[sender], link);
  const refused = await send(deal, 'cheaper AT evil-shop．com/pay');
  expectProblem(refused, 429);
  expect(refused.headers.get('retry-after')).toBe('3600');
  expect((await send(deal, 'Cheaper elsewhere')).status).toBe(200);
});

test('a claim, an answer and a reply to a review get 429 if five other users received the same text', async () => {
  const claimed = await Deal.open(shop);
  await claimed.arrange();
  await claimed.moveMeetingBack(2);
  await hasSent(claimed.buyer, link);
  expectProblem(await claimed.claim('buyer', 'no-show', link), 429);
  expect((await claimed.claim('buyer')).status).toBe(200);
  await hasSent(claimed.seller, link);
  const answer = (text: string) => claimed.call('PUT', '/dispute', 'seller', { body: { answer: text } });
  expectProblem(await answer(link), 429);
  expect((await answer('I was there.')).status).toBe(200);
  const reviewed = await Deal.open(shop);
  await reviewed.bringTo('completed');
  for (const side of ['buyer', 'seller'] as const)
    await reviewed.call('PUT', '/review', side, { body: { stars: 5, text: 'Kind.' } });
  const [review] = (await shop.call('GET', `/sellers/${reviewed.seller.id}/reviews`)).body;
  await hasSent(reviewed.seller, link);
  const reply = (text: string) =>
    shop.call('PUT', `/reviews/${review._id}/reply`, { as: reviewed.seller, body: { text } });
  expectProblem(await reply(link), 429);
  expect((await reply('Thank you.')).status).toBe(200);
});

test('a place with a link in a booking or after an accepted offer reaches at most five sellers, in any spelling', async () => {
  const negotiation = await Negotiation.open(shop);
  const { buyer, seller } = negotiation;
  const order = await negotiation.agree(200);
  await hasSent(buyer, link);
  const book = async (location: string) => {
    const { _id: listing } = await createListing(shop, seller);
    return shop.call('POST', '/orders', { as: buyer, body: { ...meeting, location, listing } });
  };
  for (const location of [
    link,
    'CHEAPER  at EVIL-shop.com / pay'.replaceAll(' / ', '/'),
    'Cheaper at evil-sh\u200Bop.com/pay',
    'Chеaper аt ҽvil-shop.com/pay!!! 👍',
    'Cheaper at evil-shop.com/pay7',
    '1. Cheaper at evil-shop.com/pay 42',
    'Chéaper at evil-shop。com/pay',
    'C h e a p e r at evil-shop.com/pay',
  ])
    expectProblem(await book(location), 429);
  const body = { ...meeting, location: `${link} …` };
  expectProblem(await shop.call('PUT', `/orders/${order}/contact`, { as: buyer, body }), 429);
  expect((await book('Rossio station')).status).toBe(201);
});

test('a booking that was rejected with 429 succeeds later with the same Idempotency-Key', async () => {
  const { buyer, seller } = await Negotiation.open(shop);
  await hasSent(buyer, link);
  const { _id: listing } = await createListing(shop, seller);
  const headers = { 'idempotency-key': 'tried-again-later' };
  const book = () =>
    shop.call('POST', '/orders', { as: buyer, body: { ...meeting, location: link, listing }, headers });
  expectProblem(await book(), 429);
  await shop.app.db.deleteFrom('sent_texts').where('sender_id', '=', buyer.id).execute();
  const booked = await book();
  expect([booked.status, booked.body.listing]).toEqual([201, listing]);
  expect((await book()).body).toEqual(booked.body);
});

test('places without a link are not limited, and neither are texts repeated to the same user', async () => {
  const seller = await shop.createUser('Seller');
  for (const place of ['Central station', 'My shop, Main Street 5. Call 0170 1234567']) {
    await hasSent(seller, place);
    const deal = await Deal.open(shop, { seller });
    await deal.bringTo('accepted');
    expect((await deal.propose('seller', inHours(48), place)).status).toBe(200);
  }
  const deal = await Deal.open(shop, { seller });
  await deal.bringTo('accepted');
  for (let hours = 40; hours < 47; hours++)
    expect((await deal.propose('seller', inHours(hours), link)).status).toBe(200);
});

test('only five of eight concurrent copies are delivered', async () => {
  const seller = await shop.createUser('Seller');
  const deals = await Promise.all(Array.from({ length: 8 }, () => Deal.open(shop, { seller })));
  const responses = await Promise.all(
    deals.map((deal) => deal.call('PUT', '/decline', 'seller', { body: { reason: link } })),
  );
  expect(responses.map(({ status }) => status).toSorted()).toEqual([200, 200, 200, 200, 200, 429, 429, 429]);
});

async function declining() {
  const seller = await shop.createUser('Seller');
  return async (reason: string) =>
    (await Deal.open(shop, { seller })).call('PUT', '/decline', 'seller', { body: { reason } });
}

test('links to one site reach at most ten users, whatever the text around them', async () => {
  const decline = await declining();
  for (let each = 1; each <= 10; each++) {
    const word = 'abcdefghij'[each - 1]!;
    expect((await decline(`Look, ${word}: ${word}.evil-shop.com/${word}`)).status).toBe(200);
  }
  expectProblem(await decline('Another one, on https://www.EVIL-shop.com'), 429);
  expect((await decline('Another one, on good-shop.com')).status).toBe(200);
});

/** Returns a text with links to `evil-shop.com` and to five sites that no other text links to. */
const linking = (word: string) =>
  [...'abcde'].map((each) => `${word}${each}.com`).join(' ') + ' or evil-shop.com';

test('texts with links to more than five sites reach at most ten users', async () => {
  const decline = await declining();
  for (const word of 'abcdefghij') expect((await decline(linking(word.repeat(3)))).status).toBe(200);
  expectProblem(await decline(linking('kkk')), 429);
  expect((await decline('Another one, on evil-shop.com')).status).toBe(200);
});

test('a text that is rejected several times within an hour creates one job for the reports', async () => {
  const [buyer, { _id: listing }] = [
    await shop.createUser('Buyer'),
    await createListing(shop, await shop.createUser('Seller')),
  ];
  const call = { as: buyer, body: { listing, body: link } };
  await hasSent(buyer, link);
  for (let each = 0; each < 3; each++) expectProblem(await shop.call('POST', '/conversations', call), 429);
  const countJobs = async () => {
    const rows = await shop.sql<{ count: number }>`select count(*) as count from jobs.job
      where name = 'report-copies' and data ->> 'senderId' = ${buyer.id}`;
    return rows[0]!.count;
  };
  expect(await countJobs()).toBe(1);
  await shop.work();
  expectProblem(await shop.call('POST', '/conversations', call), 429);
  expect(await countJobs()).toBe(1);
});

test('a copied text that is not a message creates one report, which stores the text until it is decided', async () => {
  const { _id: item } = await createListing(shop, await shop.createUser('Seller'), { title: 'Leica M4' });
  const buyer = await shop.createUser('Buyer', 'Bo');
  await hasSent(buyer, link);
  for (let each = 0; each < 2; each++) {
    const body = { ...meeting, location: link, listing: item };
    expectProblem(await shop.call('POST', '/orders', { as: buyer, body }), 429);
  }
  await shop.work();
  const reports = async () => (await shop.call('GET', `/reports?seller=${buyer.id}`, { as: admin })).body;
  const [report, ...more] = await reports();
  expect(more).toEqual([]);
  expect(report).toMatchObject({
    reason: 'spam',
    reporter: null,
    message: null,
    copied: { sender: { _id: buyer.id, name: 'Bo' }, text: link, warnings: ['link'] },
    listing: { _id: item, title: 'Leica M4', openReports: 0 },
  });
  const close = (outcome: string) =>
    shop.call('PUT', `/reports/${report._id}`, { as: admin, body: { outcome } });
  expectProblem(await close('removed'), 422, ['outcome']);
  expect((await close('upheld')).body).toEqual({ modifiedCount: 1 });
  expect(await reports()).toMatchObject([{ outcome: 'upheld', copied: { text: null, warnings: [] } }]);
});
