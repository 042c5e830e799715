import { expect, test } from 'vitest';
import { Negotiation } from '#test/offers.ts';
import { expectProblem } from '#test/problems.ts';
import { type TestUser, useShop } from '#test/shop.ts';
import { offerDeadline } from './jobs.server.ts';

const shop = await useShop();
const users = {
  buyer: await shop.createUser('Buyer', 'Bo'),
  seller: await shop.createUser('Seller', 'Sol'),
};

async function runDeadlines() {
  await offerDeadline.handleOverdue(shop.app);
  await shop.work();
}
const subjectsTo = async ({ email }: TestUser) =>
  (await shop.mails()).filter(({ to }) => to.includes(email)).map(({ subject }) => subject);

test('a seller cannot accept an offer for an edited item until its buyer has confirmed it', async () => {
  const negotiation = await Negotiation.open(shop, users);
  const id = await negotiation.makeOffer(250);
  expect(
    (await negotiation.edit({ title: 'Leica M3, for parts only', condition: 'Fair' })).body.version,
  ).toBe(2);
  const changes = [
    { path: 'title', was: 'Leica M3', is: 'Leica M3, for parts only' },
    { path: 'condition', was: 'Good', is: 'Fair' },
  ];
  const refused = await negotiation.take('accept', 'seller', id);
  expectProblem(refused, 409);
  expect(refused.body).toMatchObject({ type: 'urn:rangefinder:problem:changed', version: 2, changes });
  expect(await negotiation.show('seller')).toMatchObject({
    acts: ['counter', 'decline'],
    version: 2,
    changes,
  });
  expect(await negotiation.show('buyer')).toMatchObject({
    acts: ['confirm', 'withdraw'],
    version: 2,
    changes,
  });
  expectProblem(await negotiation.take('confirm', 'seller', id), 403);

  await runDeadlines();
  await runDeadlines();
  expect((await subjectsTo(users.buyer)).filter((subject) => subject.startsWith('Edited: '))).toEqual([
    'Edited: Leica M3, for parts only',
  ]);

  const confirmed = await negotiation.take('confirm', 'buyer', id);
  expect([confirmed.status, confirmed.body.modifiedCount]).toEqual([200, 1]);
  expect(confirmed.body.offer).toMatchObject({ acts: ['withdraw'], changes: [] });
  expect((await negotiation.take('confirm', 'buyer', id)).body.modifiedCount).toBe(0);
  await shop.work();
  expect(await subjectsTo(users.seller)).toContain('Offer confirmed: Leica M3, for parts only');
  const accepted = await negotiation.take('accept', 'seller', id);
  expect([accepted.status, accepted.body.offer.state]).toEqual([200, 'accepted']);
});

test('an unsent email is dropped if the buyer confirms the edit, or if the item is edited again later', async () => {
  const negotiation = await Negotiation.open(shop);
  const offer = await negotiation.makeOffer(250);
  const editAndConfirm = async (title: string) => {
    await negotiation.edit({ title });
    await offerDeadline.handleOverdue(shop.app);
    await negotiation.take('confirm', 'buyer', offer);
  };
  await editAndConfirm('Second');
  await shop.work();
  expect(await subjectsTo(negotiation.buyer)).toEqual([]);
  expect((await subjectsTo(negotiation.seller)).at(-1)).toBe('Offer confirmed: Second');
  await editAndConfirm('Third');
  await negotiation.edit({ title: 'Fourth' });
  await shop.work();
  expect((await subjectsTo(negotiation.seller)).at(-1)).toBe('Offer confirmed: Second');
});

test.for([
  ['title', { title: 'Leica M3 body' }],
  ['brand', { brand: 'Leitz' }],
  ['condition', { condition: 'Fair' }],
  ['duration', { duration: 99.5 }],
  ['location', { location: 'Elsewhere' }],
  ['sale', { sale: 299.5 }],
  ['des', { des: 'The shutter is stuck.' }],
  ['photos', { img: 'https://example.com/other.jpg' }],
] as const)('the buyer has to confirm an open offer after an edit of %s', async ([path, edit]) => {
  const negotiation = await Negotiation.open(shop, { seller: users.seller });
  const id = await negotiation.makeOffer(250);
  expect((await negotiation.edit(edit)).status).toBe(200);
  const { status, body } = await negotiation.take('accept', 'seller', id);
  expect([status, body.changes.map((change: { path: string }) => change.path)]).toEqual([409, [path]]);
});

test('an edit of facts that are not part of the agreement does not affect its offers', async () => {
  const negotiation = await Negotiation.open(shop, { seller: users.seller });
  const id = await negotiation.makeOffer(250);
  for (const edit of [{ buy: 900 }, { floor: 100 }, { title: 'Leica M3' }, { sale: 300 }])
    expect((await negotiation.edit(edit)).body.version).toBe(1);
  expect((await negotiation.take('accept', 'seller', id)).status).toBe(200);
});

test('every answer to an offer is rejected if the caller saw a different version of the item', async () => {
  const negotiation = await Negotiation.open(shop, { seller: users.seller });
  const offer = (version: number) =>
    shop.call('POST', '/offers', {
      as: negotiation.buyer,
      body: { phone: '+351 555 0100', location: 'Porto', listing: negotiation.item, amount: 200, version },
    });
  await negotiation.edit({ des: 'Worn.' });
  const refused = await offer(1);
  expect([refused.status, refused.body.changes]).toEqual([
    409,
    [{ path: 'des', was: 'Shutter fires at all speeds.', is: 'Worn.' }],
  ]);
  const { _id } = (await offer(2)).body;
  const send = (method: string, action: string, as: TestUser, id: string, body: object) =>
    shop.call(method, `/offers/${id}/${action}`, { as, body });
  expect((await send('POST', 'counter', negotiation.seller, _id, { amount: 280, version: 1 })).status).toBe(
    409,
  );
  const countered = await send('POST', 'counter', negotiation.seller, _id, { amount: 280, version: 2 });
  expect(countered.status).toBe(201);
  await negotiation.edit({ des: 'Worn, and the meter is dead.' });
  // A buyer whose turn it is sees the edits, and agrees to them by accepting.
  expect(await negotiation.show('buyer')).toMatchObject({
    acts: ['accept', 'counter', 'decline'],
    changes: [{ path: 'des', was: 'Worn.', is: 'Worn, and the meter is dead.' }],
  });
  expect((await send('PUT', 'accept', negotiation.buyer, countered.body._id, { version: 2 })).status).toBe(
    409,
  );
  expect((await send('PUT', 'accept', negotiation.buyer, countered.body._id, { version: 3 })).status).toBe(
    200,
  );
  expect(
    (await send('PUT', 'accept', negotiation.buyer, countered.body._id, { version: 2 })).body.modifiedCount,
  ).toBe(0);
});

test('a buyer is asked to confirm an offer only once until they have confirmed it', async () => {
  const negotiation = await Negotiation.open(shop, { seller: users.seller });
  const id = await negotiation.makeOffer(250);
  const edits = async () =>
    (await subjectsTo(negotiation.buyer)).filter((each) => each.startsWith('Edited')).length;
  for (const des of ['One.', 'Two.', 'Three.']) {
    await negotiation.edit({ des });
    await runDeadlines();
  }
  expect(await edits()).toBe(1);
  await negotiation.take('confirm', 'buyer', id);
  await negotiation.edit({ des: 'Four.' });
  await runDeadlines();
  expect(await edits()).toBe(2);
});
