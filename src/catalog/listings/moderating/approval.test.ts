import { expect, test } from 'vitest';
import { mailsTo } from '#test/accounts.ts';
import { anEvidence } from '#test/evidence.ts';
import { found } from '#test/inspections.ts';
import { aCamera, book, createListing, useShop, type TestUser } from '#test/shop.ts';

const shop = await useShop();
const [admin, buyer] = [await shop.createUser('admin', 'Ada'), await shop.createUser('Buyer', 'Bo')];

const set = async (approveSellers: boolean) => {
  const { version } = shop.app.shop.current;
  const { status } = await shop.call('PATCH', '/shop', { as: admin, body: { version, approveSellers } });
  expect(status).toBe(200);
};
const verify = ({ id }: TestUser) => shop.call('PUT', `/users/seller/${id}`, { as: admin });
const revoke = ({ id }: TestUser) =>
  shop.call('DELETE', `/users/seller/${id}`, { as: admin, body: { reason: 'Moved away.' } });
const act = async (as: TestUser, name: string, items: unknown[]) =>
  (await shop.call('POST', `/my/items/${name}`, { as, body: { items } })).body.results[0];
const statusOf = async (id: string) => (await shop.call('GET', `/cameras/${id}`)).status;
const end = (order: string, how: string) => shop.call('PUT', `/orders/${order}/${how}`, { as: buyer });
const lastMail = async ({ email }: TestUser) => {
  await shop.work();
  return JSON.stringify((await mailsTo(shop, email)).at(-1));
};

/** A seller from before the shop asked for approval, with a public item and one that they paused. */
async function anOldSeller() {
  await set(false);
  const seller = await shop.createUser('Seller');
  const [shown, paused, booked] = [
    await createListing(shop, seller),
    await createListing(shop, seller),
    await createListing(shop, seller),
  ].map(({ _id }) => _id);
  await act(seller, 'pause', [paused]);
  const order = await book(shop, buyer, { _id: booked });
  await set(true);
  return { seller, shown, paused, booked, order: order._id };
}

test('a seller without approval can neither publish an item nor change a public one', async () => {
  const { seller, shown, paused } = await anOldSeller();
  const evidence = await anEvidence(shop, seller);
  const call = (method: string, path: string, body?: object) =>
    shop.call(method, `/cameras${path}`, { as: seller, body });
  const responses = {
    add: () => call('POST', '', aCamera),
    edit: () => call('PATCH', `/${shown}`, { title: 'Buy here' }),
    price: () => call('PATCH', `/${shown}`, { sale: 5 }),
    advertise: () => call('PUT', `/${shown}/advertise`),
    inspect: () => call('PUT', `/${shown}/inspection`, found('film')),
    'show file': () => call('PUT', `/${shown}/evidence`, { evidence }),
    'hide file': () => call('DELETE', `/${shown}/evidence`),
  };
  for (const [name, run] of Object.entries(responses)) {
    const { status, body } = await run();
    expect([name, status, body.type]).toEqual([name, 403, 'urn:rangefinder:problem:not-approved']);
  }
  expect(await act(seller, 'resume', [paused])).toMatchObject({ problem: { code: 'not-approved' } });
  const price = { _id: shown, was: aCamera.sale, sale: 5 };
  expect(await act(seller, 'prices', [price])).toMatchObject({ problem: { code: 'not-approved' } });
  await shop.call('PUT', '/profile/mode', { as: seller, body: { role: 'Buyer' } });
  expect(await act(seller, 'resume', [paused])).toMatchObject({ problem: { code: 'not-approved' } });
  const { body: todo } = await shop.call('GET', '/todo', { as: admin });
  expect(todo.items).toMatchObject([{ act: 'verify', count: 1 }]);

  const edited = await call('PATCH', `/${paused}`, { title: 'Nikon FM2' });
  expect([edited.status, await statusOf(paused)]).toEqual([200, 404]);
  expect((await shop.call('GET', `/cameras/${shown}`)).body.products.title).toBe(aCamera.title);
  await verify(seller);
  expect(await act(seller, 'resume', [paused])).toMatchObject({ done: true });
  expect((await responses.edit()).status).toBe(200);
});

test('the refusal mentions a saved draft only if there is one', async () => {
  await set(true);
  const seller = await shop.createUser('Seller');
  const draft = { kind: 'cameras', fields: { title: 'Leica M6' } };
  const { body: saved } = await shop.call('POST', '/my/drafts', { as: seller, body: draft });
  const add = async (id?: string) =>
    (await shop.call('POST', '/cameras', { as: seller, body: { ...aCamera, draft: id } })).body.detail;
  expect(await add(saved._id)).toContain('Your draft is saved.');
  for (const detail of [await add(), await add('0198c5a0-7c1e-7000-8000-3f1c2b4d5e6f')])
    expect(detail).toBe('An admin checks sellers before their items are published. You’ll get an email.');
});

test('items of a seller whose verification ends are paused, a booked one when its order fails', async () => {
  const { seller, shown, paused, booked, order } = await anOldSeller();
  await verify(seller);
  expect((await revoke(seller)).status).toBe(200);
  expect([await statusOf(shown), await statusOf(paused), await statusOf(booked)]).toEqual([404, 404, 200]);
  expect(await lastMail(seller)).toContain('yours are paused');
  await end(order, 'withdraw');
  expect(await statusOf(booked)).toBe(404);
  await verify(seller);
  expect(await act(seller, 'resume', [shown])).toMatchObject({ done: true });
  expect(await statusOf(shown)).toBe(200);

  await set(false);
  await revoke(seller);
  expect(await statusOf(shown)).toBe(200);
  expect(await lastMail(seller)).toContain('stay listed');
});

test('neither the end of a suspension nor a restored item publishes items without approval', async () => {
  const { seller, shown, booked, order } = await anOldSeller();
  await shop.call('PUT', `/suspensions/${seller.id}`, { as: admin, body: { reason: 'Waiting.' } });
  await shop.call('DELETE', `/suspensions/${seller.id}`, { as: admin });
  expect([await statusOf(shown), await statusOf(booked)]).toEqual([404, 404]);
  expect(await lastMail(seller)).toContain('yours are paused');
  expect(order).toBeTruthy();

  const other = await anOldSeller();
  const filed = await shop.call('POST', '/reports', {
    as: buyer,
    body: { listing: other.shown, reason: 'stolen' },
  });
  const decision = { outcome: 'paused', reason: 'Show the serial number.' };
  const decided = await shop.call('PUT', `/reports/${filed.body._id}`, { as: admin, body: decision });
  expect(decided.status).toBe(200);
  expect((await shop.call('DELETE', `/pauses/${other.shown}`, { as: admin })).status).toBe(200);
  expect(await statusOf(other.shown)).toBe(404);
  expect(await lastMail(other.seller)).toContain('once you are verified');
});
