import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { authenticate, exchange } from '#src/accounts/auth/service.server.ts';
import { deleteOwnAccount } from '#src/accounts/users/closing/service.server.ts';
import { mailsTo } from '#test/accounts.ts';
import { confirmEmail, postAuth, sessionOf, signIn, tokensOf } from '#test/accounts.ts';
import { expectProblem } from '#test/problems.ts';
import { aSubscriber } from '#test/samples.ts';
import { password, createListing, useShop } from '#test/shop.ts';
import { fingerprint } from '#test/stored.ts';

const shop = await useShop();

const close = (as: { token: string }) => shop.call('DELETE', '/profile', { as });
const exportOf = (as: { token: string }) => shop.call('GET', '/profile/export', { as });

/** Returns the rows of all tables as one text. */
async function everything(): Promise<string> {
  const rows = await shop.sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = 'public'`;
  return JSON.stringify(
    await Promise.all(rows.map(({ name }) => shop.sql`select t::text from ${sql.table(name)} t`)),
  );
}

test('an account without a record can be exported and closed', async () => {
  const robin = await shop.register('Robin');
  const { body } = await exportOf(robin);
  expect(body).toMatchObject({ record: null, account: { email: robin.email }, listings: [] });
  // Data of every feature is listed, even if it is empty.
  expect(Object.keys(body).toSorted()).toEqual([
    'account',
    'apiTokens',
    'blocks',
    'conversations',
    'disputes',
    'drafts',
    'evidence',
    'exportedAt',
    'following',
    'imports',
    'inspections',
    'kit',
    'lettersWritten',
    'listings',
    'meetingProposals',
    'newsletter',
    'notes',
    'notificationPreferences',
    'notifications',
    'offersMade',
    'offersReceived',
    'ordersPlaced',
    'ordersReceived',
    'posts',
    'pushes',
    'record',
    'reports',
    'reviewsReceived',
    'reviewsWritten',
    'salesInPriceGuide',
    'savedSearches',
    'sessions',
    'signIns',
    'verificationRequests',
    'verifications',
    'watches',
    'webhooks',
  ]);
  expect((await close(robin)).body).toEqual({ deletedCount: 1 });
  expectProblem(await shop.call('GET', '/auth/token', { as: robin.session }), 401);
  const record = { name: 'Robin', email: robin.email, role: 'Buyer' };
  expectProblem(await shop.call('POST', '/users', { as: robin, body: record }), 401);
  expectProblem(await exportOf(robin), 401);
  expect(await everything()).not.toContain(robin.email);
});

test('closing an account without a record ends its newsletter only if the address was confirmed', async () => {
  const [shown, notShown] = [await shop.register(), await shop.register()];
  await confirmEmail(shop, shown);
  for (const account of [shown, notShown]) {
    await aSubscriber(shop, 'confirm', account.email);
    expect((await close(account)).body).toEqual({ deletedCount: 1 });
  }
  const remaining = await shop.sql`
    select email from newsletter_subscribers where email in (${shown.email}, ${notShown.email})`;
  expect(remaining).toEqual([{ email: notShown.email }]);
});

test('closing an account at another provider erases its address, even if it has no record', async () => {
  const identity = {
    issuer: 'https://other.example',
    subject: '1',
    email: 'else@example.com',
    name: 'Robin',
  };
  const elsewhere = { ...shop.provider, verifyIdToken: async () => identity };
  const token = await exchange(shop.app, elsewhere, 'a proof', identity.email);
  await deleteOwnAccount(shop.app, { identity, user: null });
  const record = { name: 'Robin', email: identity.email, role: 'Buyer' };
  expectProblem(await shop.call('POST', '/users', { as: token, body: record }), 401);
  expect(await everything()).not.toContain(identity.email);
});

test('closing an account is rejected when its record is created at the same time', async () => {
  const robin = await shop.register('Robin');
  const { identity } = await authenticate(shop.app, robin.token);
  const record = { name: 'Robin', email: robin.email, role: 'Buyer' };
  await shop.call('POST', '/users', { as: robin, body: record });
  await expect(deleteOwnAccount(shop.app, { identity, user: null })).rejects.toMatchObject({
    code: 'conflict',
  });
  expect((await shop.call('GET', '/profile', { as: robin })).status).toBe(200);
  expect((await close(robin)).body).toEqual({ deletedCount: 1 });
});

test("closing one's own account cancels open orders, notifies both sides and erases personal data", async () => {
  const buyer = await shop.signUpUser('Buyer', 'Bo Buyer');
  const seller = await shop.signUpUser('Seller');
  const item = await createListing(shop, seller);
  const order = { listing: item._id, phone: '+1 555 7777', location: 'Under the bridge' };
  await shop.call('POST', '/orders', { as: buyer, body: order });
  const profile = { phone: '+1 555 8888', town: 'Gotham', about: 'I fly at night.' };
  await shop.call('PATCH', '/profile', { as: buyer, body: profile });
  await confirmEmail(shop, buyer);
  await aSubscriber(shop, 'confirm', buyer.email);
  expect((await close(buyer)).body).toEqual({ deletedCount: 1 });

  expect((await shop.call('GET', `/cameras/${item._id}`)).body.state).toBe('available');
  expect((await mailsTo(shop, seller.email)).at(-1)!.subject).toMatch(/^Canceled: /);
  const last = (await mailsTo(shop, buyer.email)).at(-1)!;
  expect(last.subject).toBe('Your account was deleted');
  expect(last.text).toContain('You have deleted your account');
  const remaining = await everything();
  const texts = ['Bo Buyer', '+1 555 7777', 'Under the bridge', ...Object.values(profile)];
  for (const personal of [buyer.email, ...texts]) expect(remaining, personal).not.toContain(personal);
});

test('all tokens of a closed account are rejected immediately, and the address can sign up again', async () => {
  const robin = await shop.signUpUser('Seller', 'Robin');
  await close(robin);
  expectProblem(await shop.call('GET', '/profile', { as: robin }), 403);
  expectProblem(await exportOf(robin), 403);
  expectProblem(await close(robin), 403);
  expectProblem(await shop.call('GET', `/jwt?email=${robin.email}`, { as: robin.idToken }), 403);
  expectProblem(await shop.call('GET', '/auth/token', { as: robin.session }), 401);
  expectProblem(await signIn(shop, robin.email), 401);

  const account = { name: 'Robin', email: robin.email };
  const again = await postAuth(shop, 'sign-up/email', { ...account, password });
  const as = await tokensOf(shop, robin.email, { as: sessionOf(again) });
  const made = await shop.call('POST', '/users', { as, body: { ...account, role: 'Buyer' } });
  expect([made.status, made.body._id === robin.id]).toEqual([201, false]);
});

test('the last admin cannot close their own account', async () => {
  const admin = await shop.signUpUser('admin');
  const before = await fingerprint(shop);
  const refused = await close(admin);
  expectProblem(refused, 409);
  expect(refused.body.type).toBe('urn:rangefinder:problem:last-admin');
  expect(await fingerprint(shop)).toBe(before);
  await shop.signUpUser('admin');
  expect((await close(admin)).status).toBe(200);
});

test('only one of two concurrent calls closes the account', async () => {
  const robin = await shop.signUpUser('Buyer');
  const responses = await Promise.all([close(robin), close(robin)]);
  expect(responses.map(({ status }) => status).toSorted()).not.toEqual([200, 200]);
  expect(responses.some(({ status }) => status === 200)).toBe(true);
  expect(
    (await mailsTo(shop, robin.email)).filter(({ subject }) => subject.startsWith('Your account was')),
  ).toHaveLength(1);
});
