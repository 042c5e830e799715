import { expect, test } from 'vitest';
import { sessionOf, signIn, tokensOf } from '#test/accounts.ts';
import { expectProblem } from '#test/problems.ts';
import { book, kinds, meeting, createListing, useShop, type TestUser } from '#test/shop.ts';

const shop = await useShop();
const admin = await shop.createUser('admin', 'Ada');

const reason = 'Three buyers waited in vain.';
const suspend = (who: { id: string }, as: TestUser = admin) =>
  shop.call('PUT', `/suspensions/${who.id}`, { as, body: { reason } });
const lift = (who: { id: string }) => shop.call('DELETE', `/suspensions/${who.id}`, { as: admin });

test('all tokens and sessions of a suspended user are rejected immediately with the reason', async () => {
  const seller = await shop.signUpUser('Seller');
  expect((await suspend(seller)).body).toEqual({ modifiedCount: 1 });
  for (const response of [
    await shop.call('GET', '/profile', { as: seller }),
    await shop.call('POST', '/cameras', { as: seller, body: {} }),
    await shop.call('GET', `/jwt?email=${seller.email}`, { as: seller.idToken }),
  ]) {
    expectProblem(response, 403);
    expect(response.body).toMatchObject({
      type: 'urn:rangefinder:problem:suspended',
      detail: `Your account is suspended: ${reason}`,
    });
  }
  expectProblem(await shop.call('GET', '/auth/token', { as: seller.session }), 401);
});

test('signing in shows the reason of a suspension only with the right password', async () => {
  const buyer = await shop.signUpUser('Buyer');
  await suspend(buyer);
  const right = await signIn(shop, buyer.email);
  expectProblem(right, 403);
  expect(right.body.detail).toBe(`Your account is suspended: ${reason}`);
  expect(right.headers.get('set-auth-token')).toBeNull();
  const wrong = await signIn(shop, buyer.email, 'not the password');
  expectProblem(wrong, 401);
  expect(JSON.stringify(wrong.body)).not.toContain('suspended');
});

test('a user whose suspension is lifted can sign in again, and old tokens stay invalid', async () => {
  const buyer = await shop.signUpUser('Buyer');
  await suspend(buyer);
  expect((await lift(buyer)).body).toEqual({ modifiedCount: 1 });
  expect((await lift(buyer)).body).toEqual({ modifiedCount: 0 });
  expectProblem(await shop.call('GET', '/profile', { as: buyer }), 401);
  const opened = await signIn(shop, buyer.email);
  expect(opened.status).toBe(200);
  const as = await tokensOf(shop, buyer.email, { as: sessionOf(opened) });
  expect((await shop.call('GET', '/profile', { as })).body._id).toBe(buyer.id);
});

const onEachList = (isListed: boolean) => Array.from({ length: 2 }, () => [isListed, true]);

test.for(kinds)(
  '%s of a suspended user are not listed and cannot be booked until the suspension is lifted',
  async (kind) => {
    const seller = await shop.createUser('Seller');
    const { _id } = await createListing(shop, seller, {}, kind);
    await shop.call('PUT', `/${kind}/${_id}/advertise`, { as: seller });
    const seen = async () => {
      const lists = [
        await shop.call('GET', `/${kind}?limit=100`),
        await shop.call('GET', '/advertised?limit=100'),
      ];
      return lists.map(({ body, headers }) => [
        body.some((item: { _id: string }) => item._id === _id),
        body.length === Number(headers.get('x-total-count')),
      ]);
    };
    const shown = async () => (await shop.call('GET', `/${kind}/${_id}`)).status;
    expect([await seen(), await shown()]).toEqual([onEachList(true), 200]);
    await suspend(seller);
    expect([await seen(), await shown()]).toEqual([onEachList(false), 404]);
    const order = { ...meeting, listing: _id };
    expectProblem(
      await shop.call('POST', '/orders', { as: await shop.createUser('Buyer'), body: order }),
      404,
    );
    await lift(seller);
    expect([await seen(), await shown()]).toEqual([onEachList(true), 200]);
    expect(
      (await shop.call('POST', '/orders', { as: await shop.createUser('Buyer'), body: order })).status,
    ).toBe(201);
  },
);

test('a suspension cancels open orders on both sides, frees the items and notifies everyone concerned', async () => {
  const user = await shop.createUser('Seller', 'Sid Suspect');
  const [buyer, seller] = [await shop.createUser('Buyer', 'Bea'), await shop.createUser('Seller', 'Sol')];
  const sold = await createListing(shop, user);
  const theirs = await createListing(shop, user);
  await book(shop, buyer, sold);
  await shop.call('PUT', `/cameras/${sold._id}/sold`, { as: user });
  await book(shop, buyer, theirs);
  await suspend(user);
  const { body: left } = await shop.call('GET', '/orders', { as: buyer });
  expect(left.map(({ listing }: { listing: string }) => listing)).toEqual([sold._id]);
  const suspect = await shop.createUser('Buyer', 'Bo Suspect');
  const item = await createListing(shop, seller);
  await book(shop, suspect, item);
  await suspend(suspect);
  expect((await shop.call('GET', `/cameras/${item._id}`)).body.state).toBe('available');
  await shop.work();
  const mails = (await shop.mails()).filter(({ subject }) => /suspended|^Canceled/.test(subject));
  const mailTo = (who: TestUser) =>
    mails
      .filter(({ to }) => to === who.email)
      .map(({ text }) => text)
      .join('\n');
  expect(mailTo(user)).toContain(reason);
  expect(mailTo(suspect)).toContain(reason);
  expect(mailTo(buyer)).toContain('The account of the seller, Sid Suspect, is suspended.');
  expect(mailTo(seller)).toContain('The account of the buyer, Bo Suspect, is suspended.');
});

test('booking an item while its seller is suspended leaves no open order', async () => {
  for (let round = 0; round < 8; round++) {
    const seller = await shop.createUser('Seller');
    const { _id } = await createListing(shop, seller);
    const buyer = await shop.createUser('Buyer');
    const body = { ...meeting, listing: _id };
    const [booked, done] = await Promise.all([
      shop.call('POST', '/orders', { as: buyer, body }),
      suspend(seller),
    ]);
    expect(done.status).toBe(200);
    expect([201, 404]).toContain(booked.status);
    expect((await shop.call('GET', '/orders', { as: buyer })).body).toEqual([]);
  }
});

test('if two admins suspend each other at the same time, only one of them is suspended', async () => {
  const [one, two] = [await shop.createUser('admin'), await shop.createUser('admin')];
  const responses = await Promise.all([suspend(two, one), suspend(one, two)]);
  expect(responses.map(({ status }) => status).toSorted()).toEqual([200, 403]);
});

test('the last admin who is not suspended cannot be suspended', async () => {
  const other = await shop.createUser('admin');
  const all = (await shop.call('GET', '/users?role=admin&limit=100', { as: admin })).body;
  for (const { _id } of all) if (_id !== admin.id && _id !== other.id) await suspend({ id: _id });
  await suspend(other);
  expectProblem(await shop.call('DELETE', `/users/admin/${admin.id}`, { as: admin }), 409);
  expectProblem(await shop.call('DELETE', `/users/${admin.id}`, { as: admin }), 409);
});

test('admins see who is suspended, since when and why, and a second suspension changes nothing', async () => {
  const seller = await shop.createUser('Seller', 'Seen Sam');
  await suspend(seller);
  expect((await suspend(seller)).body).toEqual({ modifiedCount: 0 });
  const { body } = await shop.call('GET', '/users?q=seen+sam', { as: admin });
  expect(body).toMatchObject([{ suspended: { since: expect.stringMatching(/^20/), reason } }]);
});
