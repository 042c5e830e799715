import { sql } from 'kysely';
import { expect, test } from 'vitest';
import type { z } from 'zod';
import { authenticateToken, exchange } from '#src/accounts/auth/service.server.ts';
import { Deal } from '#test/deals.ts';
import { mailsTo } from '#test/account-mails.ts';
import { confirmEmail, postAuth, sessionOf, signIn, tokensOf } from '#test/accounts.ts';
import { expectProblem } from '#test/problems.ts';
import { aPost, aSubscriber, subscribe } from '#test/samples.ts';
import { book, meeting, password, createListing, useShop } from '#test/shop.ts';
import { fingerprint } from '#test/stored.ts';
import { personalData } from './api.server.ts';
import { deleteOwnAccount } from '#src/accounts/users/closing/service.server.ts';

const shop = await useShop();

const close = (as: { token: string }, proof: unknown = password) =>
  shop.call('DELETE', '/profile', { as, body: { proof } });
const exportOf = (as: { token: string }) => shop.call('GET', '/profile/export', { as });

/** Every table that says anything about someone, as one text. */
async function everything(): Promise<string> {
  const rows = await shop.sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = 'public'`;
  return JSON.stringify(
    await Promise.all(rows.map(({ name }) => shop.sql`select t::text from ${sql.table(name)} t`)),
  );
}

test('everything that is held on someone is handed over as a file', async () => {
  const [robin, kim] = [await shop.signUpUser('Seller', 'Robin'), await shop.signUpUser('Seller', 'Kim')];
  const buyer = await shop.signUpUser('Buyer', 'Bo');
  const item = await createListing(shop, robin, { title: 'Leica M3' });
  const { _id: withdrawn } = await createListing(shop, robin, { title: 'Zorki 4' });
  await shop.call('DELETE', `/cameras/${withdrawn}`, { as: robin });
  const others = await createListing(shop, kim, { title: 'Contax IIa' });
  await book(shop, buyer, item);
  const report = { listing: others._id, reason: 'spam', note: 'Twice.' };
  await shop.call('POST', '/reports', { as: robin, body: report });
  await aPost(shop, { author_id: robin.id, title: 'Loading a Leica' });
  await confirmEmail(shop, robin);
  await subscribe(shop, robin.email);

  const { headers, body } = await exportOf(robin);
  expect(headers.get('content-disposition')).toBe('attachment; filename="rangefinder-data.json"');
  expect(headers.get('cache-control')).toBe('no-store');
  expect(body).toMatchObject({
    record: { id: robin.id, name: 'Robin', email: robin.email, role: 'Seller', email_verified: true },
    account: { email: robin.email, hasPassword: true },
    sessions: [{ expiresAt: expect.any(String) }],
    listings: [{ title: 'Leica M3' }, { title: 'Zorki 4', deleted_at: expect.any(String) }],
    ordersPlaced: [],
    ordersReceived: [{ title: 'Leica M3' }],
    reports: [{ note: 'Twice.' }],
    posts: [{ title: 'Loading a Leica' }],
    newsletter: { email: robin.email, confirmed_at: expect.any(String) },
  });
  // The file has no data of others, and no secrets.
  const file = JSON.stringify(body);
  for (const secret of [meeting.phone, buyer.email, 'Contax', robin.session.split('.')[0]!])
    expect(file).not.toContain(secret);
  expect(file).not.toMatch(/password":"|"token"|hash/);

  const placed = (await exportOf(buyer)).body.ordersPlaced;
  expect(placed).toMatchObject([{ title: 'Leica M3', ...meeting }]);
});

test('the export contains what a user wrote in a dispute, and the meeting place', async () => {
  const deal = await Deal.open(shop);
  await deal.arrange();
  await deal.moveMeetingBack(2);
  await deal.claim('buyer', 'no-show', 'I waited for an hour.');
  await deal.call('PUT', '/dispute', 'seller', { body: { answer: 'The train was late.' } });
  const [ofBuyer, ofSeller] = [(await exportOf(deal.buyer)).body, (await exportOf(deal.seller)).body];
  expect(ofBuyer.disputes).toMatchObject([{ order_id: deal.order, wrote: 'I waited for an hour.' }]);
  expect(ofSeller.disputes).toMatchObject([{ order_id: deal.order, wrote: 'The train was late.' }]);
  expect(ofBuyer.ordersPlaced).toMatchObject([{ stage: 'disputed', meeting_place: 'Rossio station' }]);
  expect(ofSeller.ordersReceived).toMatchObject([{ stage: 'disputed', meeting_place: 'Rossio station' }]);
});

test('whether an address that is not confirmed gets the newsletter is not told', async () => {
  const robin = await shop.signUpUser('Buyer');
  await aSubscriber(shop, 'confirm', robin.email);
  expect((await exportOf(robin)).body.newsletter).toBeNull();
});

test('an account without a record has data, and goes alike', async () => {
  const robin = await shop.register('Robin');
  const { body } = await exportOf(robin);
  expect(body).toMatchObject({ record: null, account: { email: robin.email }, listings: [] });
  // Data of every feature is listed, even if it is empty.
  expect(Object.keys(body).toSorted()).toEqual([
    'account',
    'blocks',
    'conversations',
    'disputes',
    'evidence',
    'exportedAt',
    'following',
    'inspections',
    'kit',
    'lettersWritten',
    'listings',
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
    'savedSearches',
    'sessions',
    'signIns',
    'verifications',
    'watches',
  ]);
  expect((await close(robin)).body).toEqual({ deletedCount: 1 });
  expectProblem(await shop.call('GET', '/auth/token', { as: robin.session }), 401);
  const record = { name: 'Robin', email: robin.email, role: 'Buyer' };
  expectProblem(await shop.call('POST', '/users', { as: robin, body: record }), 401);
  expectProblem(await exportOf(robin), 401);
  expect(await everything()).not.toContain(robin.email);
});

test('with an account without a record its letters end, where its address was confirmed', async () => {
  const [shown, notShown] = [await shop.register(), await shop.register()];
  await confirmEmail(shop, shown);
  for (const account of [shown, notShown]) {
    await aSubscriber(shop, 'confirm', account.email);
    expect((await close(account)).body).toEqual({ deletedCount: 1 });
  }
  const kept = await shop.sql`
    select email from newsletter_subscribers where email in (${shown.email}, ${notShown.email})`;
  expect(kept).toEqual([{ email: notShown.email }]);
});

test('so does one at a provider elsewhere', async () => {
  const identity = {
    issuer: 'https://other.example',
    subject: '1',
    email: 'else@example.com',
    name: 'Robin',
  };
  const elsewhere = { ...shop.provider, verifyIdToken: async () => identity };
  const token = await exchange(shop.app, elsewhere, 'a proof', identity.email);
  await deleteOwnAccount(shop.app, { identity, person: null });
  const record = { name: 'Robin', email: identity.email, role: 'Buyer' };
  expectProblem(await shop.call('POST', '/users', { as: token, body: record }), 401);
  expect(await everything()).not.toContain(identity.email);
});

test('an account that gets its record in the same moment is not left without either', async () => {
  const robin = await shop.register('Robin');
  const { identity } = await authenticateToken(shop.app, robin.token);
  const record = { name: 'Robin', email: robin.email, role: 'Buyer' };
  await shop.call('POST', '/users', { as: robin, body: record });
  await expect(deleteOwnAccount(shop.app, { identity, person: null })).rejects.toMatchObject({
    code: 'conflict',
  });
  expect((await shop.call('GET', '/profile', { as: robin })).status).toBe(200);
  expect((await close(robin)).body).toEqual({ deletedCount: 1 });
});

test('closing asks for the password, and a wrong one changes nothing', async () => {
  const robin = await shop.signUpUser('Buyer');
  const before = await fingerprint(shop);
  const wrong = await close(robin, 'not it');
  expectProblem(wrong, 422, ['proof']);
  expect(wrong.body.code).toBe('INVALID_PASSWORD');
  expectProblem(await close(robin, robin.idToken), 422, ['proof']);
  expect(await fingerprint(shop)).toBe(before);
});

test("a buyer's open orders are canceled, their items freed, both sides told, and nothing personal stays", async () => {
  const buyer = await shop.signUpUser('Buyer', 'Bo Buyer');
  const seller = await shop.signUpUser('Seller');
  const item = await createListing(shop, seller);
  const order = { listing: item._id, phone: '+1 555 7777', location: 'Under the bridge' };
  await shop.call('POST', '/orders', { as: buyer, body: order });
  await confirmEmail(shop, buyer);
  await aSubscriber(shop, 'confirm', buyer.email);
  expect((await close(buyer)).body).toEqual({ deletedCount: 1 });

  expect((await shop.call('GET', `/cameras/${item._id}`)).body.state).toBe('available');
  expect((await mailsTo(shop, seller.email)).at(-1)!.subject).toMatch(/^Canceled: /);
  const last = (await mailsTo(shop, buyer.email)).at(-1)!;
  expect(last.subject).toBe('Your account was closed');
  expect(last.text).toContain('You have closed your account');
  const kept = await everything();
  for (const personal of [buyer.email, 'Bo Buyer', '+1 555 7777', 'Under the bridge'])
    expect(kept, personal).not.toContain(personal);
});

test('every token of a closed account is refused at once; the address may come back as someone new', async () => {
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

test('the last admin stays', async () => {
  const admin = await shop.signUpUser('admin');
  const before = await fingerprint(shop);
  const refused = await close(admin);
  expectProblem(refused, 409);
  expect(refused.body.type).toBe('urn:rangefinder:problem:last-admin');
  expect(await fingerprint(shop)).toBe(before);
  await shop.signUpUser('admin');
  expect((await close(admin)).status).toBe(200);
});

test('one of two concurrent calls closes the account', async () => {
  const robin = await shop.signUpUser('Buyer');
  const answers = await Promise.all([close(robin), close(robin)]);
  expect(answers.map(({ status }) => status).toSorted()).not.toEqual([200, 200]);
  expect(answers.some(({ status }) => status === 200)).toBe(true);
  expect((await mailsTo(shop, robin.email)).filter(({ subject }) => /closed/.test(subject))).toHaveLength(1);
});

test('the schema of the exported file describes what each feature holds', () => {
  const schema = personalData({
    posts: { read: async () => [] },
    notes: { about: 'what was noted', read: async () => [] },
    newsletter: { readByEmail: async () => null },
  });
  expect(Object.keys(schema.shape)).toEqual([
    'exportedAt',
    'record',
    'account',
    'sessions',
    'posts',
    'notes',
    'newsletter',
  ]);
  expect((schema.shape as Record<string, z.ZodType>)['notes']!.meta()).toEqual({
    description: 'what was noted',
  });
});
