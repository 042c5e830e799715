import { beforeEach, expect, test } from 'vitest';
import { expectProblem } from '#test/problems.ts';
import { createListing, type TestUser, useShop } from '#test/shop.ts';

let item: { _id: string };
let other: { _id: string };
const reason = 'The photographs show another camera.';

const shop = await useShop();
const seller = await confirmed('Seller', 'Sal');
const buyer = await confirmed('Buyer', 'Bo');
const admin = await shop.createUser('admin', 'Ada Ames');

beforeEach(async () => {
  item = await createListing(shop, seller, { title: 'Leica M6', brand: 'Leica', location: 'Nazaré' });
  other = await createListing(shop, seller, { title: 'Leica M6', brand: 'Leica', location: 'Nazaré' });
});

async function report(as: TestUser = buyer, listing = item._id): Promise<string> {
  const { status, body } = await shop.call('POST', '/reports', { as, body: { listing, reason: 'spam' } });
  expect(status).toBe(201);
  return body._id;
}
const decide = (id: string, outcome: string, why?: string) =>
  shop.call('PUT', `/reports/${id}`, { as: admin, body: { outcome, reason: why } });
async function pause(): Promise<string> {
  const id = await report();
  expect((await decide(id, 'paused', reason)).body).toEqual({ modifiedCount: 1 });
  return id;
}
async function confirmed(role: 'Buyer' | 'Seller', name: string): Promise<TestUser> {
  const user = await shop.createUser(role, name);
  const { db } = shop.app;
  await db.updateTable('users').set({ email_verified: true }).where('id', '=', user.id).execute();
  return user;
}
const restore = () => shop.call('DELETE', `/pauses/${item._id}`, { as: admin });
async function mailsOf(act: () => Promise<unknown>) {
  await shop.work();
  const before = new Set((await shop.mails()).map(({ headers }) => headers['message-id']));
  await act();
  await shop.work();
  return (await shop.mails()).filter(({ headers }) => !before.has(headers['message-id']));
}

test('pausing or removing an item sends one email to the seller and one to each reporter, without names', async () => {
  const second = await confirmed('Buyer', 'Cy');
  const stranger = await shop.createUser('Buyer', 'Di');
  const [id] = [await report(), await report(second), await report(stranger, other._id)];
  const mails = await mailsOf(() => decide(id, 'paused', reason));
  expect(mails.map(({ to, subject }) => [to, subject]).toSorted()).toEqual(
    [
      [seller.email, 'Paused: Leica M6'],
      [buyer.email, 'Your report: Leica M6'],
      [second.email, 'Your report: Leica M6'],
    ].toSorted(),
  );
  for (const { text } of mails) {
    expect(text).toContain(`Reason: ${reason}`);
    expect(text).toContain(shop.app.shop.contactEmail);
    expect(text).not.toContain('Ada');
  }
  const toSeller = mails.find(({ to }) => to === seller.email)!.text;
  expect(toSeller).toContain(`/dashboard/cameras/${item._id}`);
  for (const { name, email } of [buyer, second]) {
    expect(toSeller).not.toContain(email);
    expect(toSeller).not.toMatch(new RegExp(`\\b${name}\\b`));
  }
  expect(
    mails
      .filter(({ to }) => to !== seller.email)
      .map(({ text }) => text)
      .join(),
  ).not.toContain(seller.email);

  const back = await mailsOf(restore);
  expect(back.map(({ to, subject }) => [to, subject])).toEqual([[seller.email, 'Restored: Leica M6']]);

  const again = await report(second);
  const removed = await mailsOf(() => decide(again, 'removed', 'It was stolen.'));
  expect(removed.map(({ to, subject }) => [to, subject]).toSorted()).toEqual(
    [
      [seller.email, 'Removed: Leica M6'],
      [second.email, 'Your report: Leica M6'],
    ].toSorted(),
  );
  for (const { text } of removed) expect(text).toContain('Reason: It was stolen.');
});

test('a dismissal is mailed only to the reporter, with the reason if there is one', async () => {
  const plain = await mailsOf(async () => decide(await report(), 'dismissed'));
  expect(plain.map(({ to }) => to)).toEqual([buyer.email]);
  expect(plain[0]!.text).toContain('We found no problem, so it stays in the shop.');
  expect(plain[0]!.text).not.toContain('Reason:');
  const reasoned = await mailsOf(async () => decide(await report(), 'dismissed', 'The price is right.'));
  expect(reasoned[0]!.text).toContain('Reason: The price is right.');
});

test('emails about a removal without a reason refer to the terms; a pause requires a reason', async () => {
  const id = await report();
  expectProblem(await decide(id, 'paused'), 422, ['reason']);
  const mails = await mailsOf(() => decide(id, 'removed'));
  expect(mails.map(({ text }) => text.includes('Reason: It violates the terms of this shop.'))).toEqual([
    true,
    true,
  ]);
});

test('a reporter whose account is closed gets no email', async () => {
  const gone = await shop.createUser('Buyer');
  const id = await report(gone);
  await shop.call('DELETE', `/users/${gone.id}`, { as: admin });
  const mails = await mailsOf(() => decide(id, 'paused', reason));
  expect(mails.map(({ to }) => to)).toEqual([seller.email]);
});

test('one decision closes every open report about the item and stores the outcome, admin and reason', async () => {
  const second = await shop.createUser('Buyer');
  const ids = [await report(), await report(second), await report(second, other._id)];
  const of = async (query: string) => (await shop.call('GET', `/reports?${query}`, { as: admin })).body;
  expect((await of(`listing=${item._id}`)).map(({ listing }: any) => listing.openReports)).toEqual([2]);
  await decide(ids[1]!, 'dismissed', 'All is well.');
  const closed = await of(`listing=${item._id}&state=closed`);
  expect(closed.map(({ voices }: any) => voices.map(({ _id }: any) => _id))).toEqual([ids.slice(0, 2)]);
  for (const one of closed) {
    expect(one).toMatchObject({
      outcome: 'dismissed',
      explanation: 'All is well.',
      listing: { openReports: 0 },
    });
    expect(one.closedBy).toEqual({ _id: admin.id, name: 'Ada Ames' });
  }
  expect((await of(`reporter=${second.id}&state=open`)).map(({ _id }: any) => _id)).toEqual([ids[2]]);
  const rival = await shop.createUser('Seller');
  const theirs = await report(buyer, (await createListing(shop, rival))._id);
  expect((await of(`seller=${rival.id}`)).map(({ _id }: any) => _id)).toEqual([theirs]);
});

test('pausing and restoring are recorded in the audit log with the reason', async () => {
  await pause();
  await restore();
  const { body } = await shop.call('GET', '/audit?limit=3', { as: admin });
  expect(body.map(({ act, note, target }: any) => [act, note, target.kind])).toEqual([
    ['restored-item', null, 'listing'],
    ['paused-item', reason, 'listing'],
    ['closed-report', 'paused', 'report'],
  ]);
  expect(body[0].actor._id).toBe(admin.id);
});
