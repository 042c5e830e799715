import { expect, test } from 'vitest';
import { Haggle } from '#test/offers.ts';
import { expectProblem } from '#test/problems.ts';
import { type Person, useShop } from '#test/shop.ts';
import { offerDeadline } from './jobs.server.ts';

const shop = await useShop();
const people = { buyer: await shop.hire('Buyer', 'Bo'), seller: await shop.hire('Seller', 'Sol') };

async function tend() {
  await offerDeadline.handleOverdue(shop.app);
  await shop.work();
}
const subjectsTo = async ({ email }: Person) =>
  (await shop.mails()).filter(({ to }) => to.includes(email)).map(({ subject }) => subject);

test('a seller cannot accept an offer for an edited item before its buyer has confirmed it', async () => {
  const haggle = await Haggle.open(shop, people);
  const id = await haggle.made(250);
  expect((await haggle.edit({ title: 'Leica M3, for parts only', condition: 'Fair' })).body.version).toBe(2);
  const changes = [
    { path: 'title', was: 'Leica M3', is: 'Leica M3, for parts only' },
    { path: 'condition', was: 'Good', is: 'Fair' },
  ];
  const refused = await haggle.take('accept', 'seller', id);
  expectProblem(refused, 409);
  expect(refused.body).toMatchObject({ type: 'urn:rangefinder:problem:changed', version: 2, changes });
  expect(await haggle.show('seller')).toMatchObject({ acts: ['counter', 'decline'], version: 2, changes });
  expect(await haggle.show('buyer')).toMatchObject({ acts: ['confirm', 'withdraw'], version: 2, changes });
  expectProblem(await haggle.take('confirm', 'seller', id), 403);

  await tend();
  await tend();
  expect((await subjectsTo(people.buyer)).filter((subject) => subject.startsWith('Edited: '))).toEqual([
    'Edited: Leica M3, for parts only',
  ]);

  const confirmed = await haggle.take('confirm', 'buyer', id);
  expect([confirmed.status, confirmed.body.modifiedCount]).toEqual([200, 1]);
  expect(confirmed.body.offer).toMatchObject({ acts: ['withdraw'], changes: [] });
  expect((await haggle.take('confirm', 'buyer', id)).body.modifiedCount).toBe(0);
  await shop.work();
  expect(await subjectsTo(people.seller)).toContain('Offer confirmed: Leica M3, for parts only');
  const accepted = await haggle.take('accept', 'seller', id);
  expect([accepted.status, accepted.body.offer.state]).toEqual([200, 'accepted']);
});

test('a waiting mail about an edit is dropped when the offer is confirmed, and the reverse', async () => {
  const haggle = await Haggle.open(shop);
  const offer = await haggle.made(250);
  const editAndConfirm = async (title: string) => {
    await haggle.edit({ title });
    await offerDeadline.handleOverdue(shop.app);
    await haggle.take('confirm', 'buyer', offer);
  };
  await editAndConfirm('Second');
  await shop.work();
  expect(await subjectsTo(haggle.buyer)).toEqual([]);
  expect((await subjectsTo(haggle.seller)).at(-1)).toBe('Offer confirmed: Second');
  await editAndConfirm('Third');
  await haggle.edit({ title: 'Fourth' });
  await shop.work();
  expect((await subjectsTo(haggle.seller)).at(-1)).toBe('Offer confirmed: Second');
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
] as const)('an edit of %s returns an open offer to its buyer', async ([path, edit]) => {
  const haggle = await Haggle.open(shop, { seller: people.seller });
  const id = await haggle.made(250);
  expect((await haggle.edit(edit)).status).toBe(200);
  const { status, body } = await haggle.take('accept', 'seller', id);
  expect([status, body.changes.map((change: { path: string }) => change.path)]).toEqual([409, [path]]);
});

test('an edit of facts that are not part of an agreement does not affect an offer', async () => {
  const haggle = await Haggle.open(shop, { seller: people.seller });
  const id = await haggle.made(250);
  for (const edit of [{ buy: 900 }, { floor: 100 }, { title: 'Leica M3' }, { sale: 300 }])
    expect((await haggle.edit(edit)).body.version).toBe(1);
  expect((await haggle.take('accept', 'seller', id)).status).toBe(200);
});

test('each answer to an offer is rejected when the caller saw another version', async () => {
  const haggle = await Haggle.open(shop, { seller: people.seller });
  const offer = (version: number) =>
    shop.call('POST', '/offers', {
      as: haggle.buyer,
      body: { phone: '+351 555 0100', location: 'Porto', listing: haggle.item, amount: 200, version },
    });
  await haggle.edit({ des: 'Worn.' });
  const refused = await offer(1);
  expect([refused.status, refused.body.changes]).toEqual([
    409,
    [{ path: 'des', was: 'Shutter fires at all speeds.', is: 'Worn.' }],
  ]);
  const { _id } = (await offer(2)).body;
  const send = (method: string, act: string, as: Person, id: string, body: object) =>
    shop.call(method, `/offers/${id}/${act}`, { as, body });
  expect((await send('POST', 'counter', haggle.seller, _id, { amount: 280, version: 1 })).status).toBe(409);
  const countered = await send('POST', 'counter', haggle.seller, _id, { amount: 280, version: 2 });
  expect(countered.status).toBe(201);
  await haggle.edit({ des: 'Worn, and the meter is dead.' });
  // On their own turn, buyers see what was edited, and agree to it by accepting.
  expect(await haggle.show('buyer')).toMatchObject({
    acts: ['accept', 'counter', 'decline'],
    changes: [{ path: 'des', was: 'Worn.', is: 'Worn, and the meter is dead.' }],
  });
  expect((await send('PUT', 'accept', haggle.buyer, countered.body._id, { version: 2 })).status).toBe(409);
  expect((await send('PUT', 'accept', haggle.buyer, countered.body._id, { version: 3 })).status).toBe(200);
  expect(
    (await send('PUT', 'accept', haggle.buyer, countered.body._id, { version: 2 })).body.modifiedCount,
  ).toBe(0);
});

test('a buyer is asked to confirm only once, until they have confirmed', async () => {
  const haggle = await Haggle.open(shop, { seller: people.seller });
  const id = await haggle.made(250);
  const edits = async () =>
    (await subjectsTo(haggle.buyer)).filter((each) => each.startsWith('Edited')).length;
  for (const des of ['One.', 'Two.', 'Three.']) {
    await haggle.edit({ des });
    await tend();
  }
  expect(await edits()).toBe(1);
  await haggle.take('confirm', 'buyer', id);
  await haggle.edit({ des: 'Four.' });
  await tend();
  expect(await edits()).toBe(2);
});
