import { expect, test } from 'vitest';
import { expectProblem } from '#test/problems.ts';
import { book, createListing, useShop, type TestUser } from '#test/shop.ts';

const shop = await useShop();
const admin = await shop.createUser('admin', 'Ada Ames');
const seller = await shop.signUpUser('Seller', 'Sal');
const buyer = await shop.createUser('Buyer', 'Bo');

const get = async (path: string, as: TestUser = admin) => (await shop.call('GET', path, { as })).body;
const write = (text: string, about: TestUser = seller) =>
  shop.call('POST', `/people/${about.id}/notes`, { as: admin, body: { text } });
const actionsOf = async (id: string) => (await get(`/audit?person=${id}`)).map(({ act }: any) => act);
const ids = (rows: { _id: string }[]) => rows.map(({ _id }) => _id);

test('an admin sees the name, contact data, sign-up date and last sign-in of a user', async () => {
  const own = { phone: '+1 503 555 0100', town: 'Portland', about: 'I repair Leicas.' };
  await shop.call('PATCH', '/profile', { as: seller, body: own });
  const [{ created_at }] = await shop.sql`select created_at from users where id = ${seller.id}`;
  const expected = {
    _id: seller.id,
    name: 'Sal',
    email: seller.email,
    role: 'Seller',
    status: 'verify',
    photoURL: null,
    ...own,
    verification: null,
    emailVerified: false,
    created: created_at.toISOString(),
    closed: null,
    acts: ['verify'],
  };
  expect(await get(`/people/${buyer.id}`)).toMatchObject({ name: 'Bo', role: 'Buyer', lastSignIn: null });
  const body = { email: seller.email, password: 'correct horse 42' };
  await shop.call('POST', '/auth/sign-in/email', { body });
  const [signIn] = await get('/audit?act=sign-in');
  expect(await get(`/people/${seller.id}`)).toEqual({ ...expected, lastSignIn: signIn.date });
  const { id } = await shop.createUser('Buyer');
  await shop.call('PUT', `/suspensions/${id}`, { as: admin, body: { reason: 'spam' } });
  expect((await get(`/people/${id}`)).suspended.reason).toBe('spam');
});

const offered = async ({ id }: TestUser) => (await get(`/people/${id}`)).acts;
const verify = ({ id }: TestUser) => shop.call('PUT', `/users/seller/${id}`, { as: admin, body: {} });

test('the allowed actions on a user include a verification only if the user can be verified', async () => {
  const [known, promoted] = [await shop.createUser('Seller'), await shop.createUser('Seller')];
  const promotedBuyer = await shop.createUser('Buyer');
  for (const { id } of [promoted, promotedBuyer]) await shop.call('PUT', `/users/admin/${id}`, { as: admin });
  expect([await offered(known), await offered(promoted)]).toEqual([['verify'], ['verify']]);
  expect([await offered(buyer), await offered(promotedBuyer), await offered(admin)]).toEqual([[], [], []]);
  expectProblem(await verify(promotedBuyer), 409);
  expect((await verify(known)).status).toBe(200);
  expect(await offered(known)).toEqual(['unverify']);
});

test('a user in buying mode is among the sellers and can be verified while they have an unsold item', async () => {
  const sellers = async () => {
    const list = await shop.call('GET', '/users?sells=true&limit=100', { as: admin });
    const names: string[] = list.body.map(({ name }: { name: string }) => name);
    expect(list.headers.get('x-total-count')).toBe(String(names.length));
    return names;
  };
  const [switched, verified] = [await shop.createUser('Seller', 'Mo'), await shop.createUser('Seller', 'Di')];
  const { _id: item } = await createListing(shop, switched);
  await createListing(shop, verified);
  for (const as of [switched, verified])
    await shop.call('PUT', '/profile/mode', { as, body: { role: 'Buyer' } });
  expect(await sellers()).toEqual(expect.arrayContaining(['Mo', 'Di', 'Sal']));
  expect(await sellers()).not.toContain('Bo');
  expect([await offered(switched), (await verify(verified)).status]).toEqual([['verify'], 200]);
  await shop.call('PUT', `/cameras/${item}/sold`, { as: switched });
  expect(await sellers()).not.toContain('Mo');
  expect(await offered(switched)).toEqual([]);
  expectProblem(await verify(switched), 409);
});

test('an admin sees all items of a user page by page, including withdrawn and paused ones', async () => {
  const owner = await shop.createUser('Seller');
  const items = [
    await createListing(shop, owner),
    await createListing(shop, owner, {}, 'lens'),
    await createListing(shop, owner),
  ];
  await createListing(shop, seller);
  await shop.call('DELETE', `/lens/${items[1]._id}`, { as: owner });
  const report = { listing: items[2]._id, reason: 'spam' };
  const { body } = await shop.call('POST', '/reports', { as: buyer, body: report });
  const verdict = { outcome: 'paused', reason: 'Blurred.' };
  await shop.call('PUT', `/reports/${body._id}`, { as: admin, body: verdict });
  const first = await shop.call('GET', `/people/${owner.id}/items?limit=2`, { as: admin });
  expect(first.headers.get('x-total-count')).toBe('3');
  const cursor = /cursor=([\w-]+)/.exec(first.headers.get('link') ?? '')![1];
  const rest = await get(`/people/${owner.id}/items?limit=2&cursor=${cursor}`);
  const all = [...first.body, ...rest];
  expect(ids(all)).toEqual(ids(items.toReversed()));
  expect(all.map(({ paused }) => paused?.reason ?? null)).toEqual(['Blurred.', null, null]);
  expect(all.map(({ withdrawn }) => typeof withdrawn)).toEqual(['object', 'string', 'object']);
});

test("an admin sees a user's purchases and sales, each with the other party", async () => {
  const [owner, customer] = [await shop.createUser('Seller'), await shop.createUser('Buyer')];
  const one = await book(shop, customer, await createListing(shop, owner));
  const two = await book(shop, customer, await createListing(shop, seller));
  const three = await book(shop, buyer, await createListing(shop, owner));
  expect(ids(await get(`/orders?buyer=${customer.id}`))).toEqual([two._id, one._id]);
  const sold = await get(`/orders?seller=${owner.id}`);
  expect(ids(sold)).toEqual([three._id, one._id]);
  expect(sold[1].people).toEqual({ buyer: customer.id, seller: owner.id });
  // Other users can list only their own orders, and do not get the id of the other party.
  expect(ids(await get(`/orders?buyer=${customer.id}`, customer))).toEqual([two._id, one._id]);
  expect((await get('/orders', customer))[0]).not.toHaveProperty('people');
  expectProblem(await shop.call('GET', `/orders?buyer=${customer.id}`, { as: owner }), 403);
  expectProblem(await shop.call('GET', `/orders?seller=${owner.id}`, { as: customer }), 403);
});

test("a user's log contains the actions by them and on them", async () => {
  const [one, two] = [await shop.createUser('admin'), await shop.createUser('Seller')];
  await shop.call('PUT', `/users/seller/${two.id}`, { as: one });
  await shop.call('PUT', `/users/admin/${two.id}`, { as: admin });
  expect(await actionsOf(one.id)).toEqual(['verified']);
  expect(await actionsOf(two.id)).toEqual(['made-admin', 'verified']);
});

test('admins can write notes on a user and read them with author and time, and the action is logged', async () => {
  const { status, body } = await write('Showed a receipt.');
  expect(status).toBe(201);
  expect(body).toMatchObject({ text: 'Showed a receipt.', author: { _id: admin.id, name: 'Ada Ames' } });
  const second = (await write('Called back.')).body;
  await write('Of another.', buyer);
  expect(await get(`/people/${seller.id}/notes`)).toEqual([second, body]);
  const { headers } = await shop.call('GET', `/people/${seller.id}/notes?limit=1`, { as: admin });
  expect(headers.get('x-total-count')).toBe('2');
  const cursor = /cursor=([\w-]+)/.exec(headers.get('link')!)![1];
  expect(await get(`/people/${seller.id}/notes?cursor=${cursor}`)).toEqual([body]);
  const elsewhere = `/people/${buyer.id}/notes?cursor=${cursor}`;
  expectProblem(await shop.call('GET', elsewhere, { as: admin }), 422, ['cursor']);
  const [entry] = await get(`/audit?person=${seller.id}`);
  expect(entry).toMatchObject({ act: 'noted-person', note: null, actor: { _id: admin.id } });
});

test('the notes on a user are in their export without the authors, and are erased with the account', async () => {
  const robin = await shop.signUpUser('Seller', 'Robin');
  await write('Was rude to a buyer.', robin);
  const { body } = await shop.call('GET', '/profile/export', { as: robin });
  expect(body.notes).toEqual([{ text: 'Was rude to a buyer.', written_at: expect.any(String) }]);
  expect(JSON.stringify(body)).not.toContain('Ada');
  await shop.call('DELETE', '/profile', { as: robin });
  expect(await get(`/people/${robin.id}/notes`)).toEqual([]);
  expect(await get(`/people/${robin.id}`)).toMatchObject({
    name: null,
    email: null,
    closed: expect.any(String),
  });
  expectProblem(await write('Came back.', robin), 409);
});

test('the reason why an item was paused is erased with its seller', async () => {
  const owner = await shop.signUpUser('Seller');
  const item = await createListing(shop, owner);
  const report = { listing: item._id, reason: 'spam' };
  const { body } = await shop.call('POST', '/reports', { as: buyer, body: report });
  const verdict = { outcome: 'paused', reason: 'Owen asks for money first.' };
  await shop.call('PUT', `/reports/${body._id}`, { as: admin, body: verdict });
  await shop.call('DELETE', '/profile', { as: owner });
  const [paused] = await get(`/people/${owner.id}/items`);
  expect([paused.paused.reason, typeof paused.withdrawn]).toEqual([null, 'string']);
});
