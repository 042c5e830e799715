import { expect, test } from 'vitest';
import { eraseClosedAccounts } from '#src/accounts/users/closing/service.server.ts';
import { mailsTo } from '#test/accounts.ts';
import { expectProblem } from '#test/problems.ts';
import { closeAccount, createListing, book, useShop, type TestUser } from '#test/shop.ts';
import { aboutMe, canAsk } from '#test/verification.ts';

const shop = await useShop();
const admin = await shop.createUser('admin', 'Ada');

async function aSeller(): Promise<TestUser> {
  const seller = await shop.createUser('Seller', 'Sol');
  await canAsk(shop, seller.id);
  return seller;
}
const ask = (as: TestUser, note?: string) =>
  shop.call('PUT', '/profile/verification', { as, body: { note } });
const own = async (as: TestUser) => (await shop.call('GET', '/profile/verification', { as })).body;
const decline = (who: TestUser, reason = 'No photo of you.', as = admin) =>
  shop.call('DELETE', `/verification-requests/${who.id}`, { as, body: { reason } });
const approve = (who: TestUser) =>
  shop.call('PUT', `/users/seller/${who.id}`, { as: admin, body: { checked: ['meeting'] } });
const waiting = async () =>
  (await shop.call('GET', '/users?status=asked&limit=100', { as: admin })).body.map(
    ({ _id, asked }: { _id: string; asked: { note: string } }) => [_id, asked.note],
  );
const todoOf = async (as: TestUser) =>
  (await shop.call('GET', '/todo', { as })).body.items.find(({ act }: { act: string }) => act === 'verify');
const age = (days: number) =>
  shop.sql`update verification_requests set asked_at = asked_at - make_interval(days => ${days}),
    closed_at = closed_at - make_interval(days => ${days})`;

test('a seller who asks is listed with their note and is a task of admins until one approves', async () => {
  const seller = await aSeller();
  const { status, body } = await ask(seller, 'We met at the fair.');
  expect([status, body]).toEqual([
    200,
    {
      verified: false,
      missing: [],
      asked: { date: expect.any(String), note: 'We met at the fair.' },
      declined: null,
    },
  ]);
  expect(await own(seller)).toEqual(body);
  expect(await waiting()).toEqual([[seller.id, 'We met at the fair.']]);
  expect(await todoOf(admin)).toMatchObject({ count: 1, link: '/dashboard/admin/allseller?status=asked' });
  expect(await todoOf(seller)).toBeUndefined();
  expect((await approve(seller)).body).toEqual({ modifiedCount: 1 });
  expect([await waiting(), await todoOf(admin)]).toEqual([[], undefined]);
  expect(await own(seller)).toEqual({ verified: true, missing: [], asked: null, declined: null });
  expectProblem(await ask(seller), 409);
});

test('a declined seller gets the reason by email, and can ask again after 30 days', async () => {
  const seller = await aSeller();
  await ask(seller);
  expect((await decline(seller)).body).toEqual({ modifiedCount: 1 });
  expect((await decline(seller)).body).toEqual({ modifiedCount: 0 });
  const { asked, declined } = await own(seller);
  expect([asked, declined]).toMatchObject([null, { reason: 'No photo of you.' }]);
  const days = (Date.parse(declined.again) - Date.parse(declined.date)) / 86_400_000;
  expect(days).toBe(30);
  await shop.work();
  const mail = (await mailsTo(shop, seller.email)).at(-1)!;
  expect(JSON.stringify(mail)).toContain('No photo of you.');
  const { body: log } = await shop.call('GET', `/audit?person=${seller.id}`, { as: admin });
  expect(log[0]).toMatchObject({ act: 'declined-verification', note: 'No photo of you.' });
  expectProblem(await ask(seller), 409);
  await age(29);
  expectProblem(await ask(seller), 409);
  await age(2);
  expect((await ask(seller)).body).toMatchObject({
    asked: { note: null },
    declined: { reason: 'No photo of you.' },
  });
  await approve(seller);
});

test.each([
  ['a confirmed email address', { email_verified: false }, 'email'],
  ['a photo', { photo_url: null }, 'photo'],
  ['a text about themselves', { about: null }, 'about'],
  ['ten words about themselves', { about: aboutMe.split(' ').slice(0, 9).join(' ') }, 'about'],
])('a seller without %s cannot ask', async (_, values, missing) => {
  const seller = await aSeller();
  await shop.app.db.updateTable('users').set(values).where('id', '=', seller.id).execute();
  expect((await own(seller)).missing).toEqual([missing]);
  expectProblem(await ask(seller), 409);
  expect(await waiting()).toEqual([]);
});

test('a second request at the same time is refused', async () => {
  const seller = await aSeller();
  const answers = await Promise.all([ask(seller), ask(seller)]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  await decline(seller);
});

test('a buyer without items cannot ask, and users cannot decline requests', async () => {
  const buyer = await shop.createUser('Buyer');
  await canAsk(shop, buyer.id);
  expectProblem(await ask(buyer), 409);
  const seller = await aSeller();
  await ask(seller);
  expectProblem(await decline(seller, 'x', seller), 403);
  await decline(seller);
});

test('a request of a closed account, or of the other side of an open order, is no task of an admin', async () => {
  const [closed, selling] = [await aSeller(), await aSeller()];
  for (const seller of [closed, selling]) await ask(seller);
  await closeAccount(shop, closed);
  expect(await todoOf(admin)).toMatchObject({ count: 1 });
  const buying = await shop.createUser('Buyer');
  const item = await createListing(shop, selling);
  await book(shop, buying, item);
  await shop.sql`update users set role = 'admin', earlier_role = 'Buyer' where id = ${buying.id}`;
  expect(await todoOf(buying)).toBeUndefined();
  expectProblem(await decline(selling, 'x', buying), 403);
  await decline(selling);
});

test('requests are in the export of the user, and are deleted when the account is erased', async () => {
  const seller = await aSeller();
  await ask(seller, 'Ask for me at the fair.');
  await decline(seller, 'Not yet.');
  const { body } = await shop.call('GET', '/profile/export', { as: seller });
  expect(body.verificationRequests).toMatchObject([
    { note: 'Ask for me at the fair.', outcome: 'declined', reason: 'Not yet.' },
  ]);
  await closeAccount(shop, seller);
  await shop.sql`update users set deleted_at = now() - interval '31 days' where id = ${seller.id}`;

  await eraseClosedAccounts(shop.app);
  expect(await shop.sql`select from verification_requests where user_id = ${seller.id}`).toEqual([]);
});

test('the database allows one open request per user, and no refusal without a reason', async () => {
  const seller = await aSeller();
  await ask(seller);
  const second = shop.sql`insert into verification_requests (id, user_id) values ('x', ${seller.id})`;
  await expect(second).rejects.toThrow('verification_requests_open');
  const close = (outcome: string, reason: string | null) =>
    shop.sql`update verification_requests set closed_at = now(), closed_by = ${admin.id}, outcome = ${outcome},
      reason = ${reason} where user_id = ${seller.id}`;
  await expect(close('declined', null)).rejects.toThrow('verification_requests_reason');
  await expect(close('approved', 'x')).rejects.toThrow('verification_requests_reason');
  await expect(close('forgotten', null)).rejects.toThrow('check constraint');
});
