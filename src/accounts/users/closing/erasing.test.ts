import { expect, test } from 'vitest';
import { postAuth, sessionOf, tokensOf } from '#test/accounts.ts';
import { TestConversation } from '#test/conversations.ts';
import { Deal, inHours, mailReader, meetingAt } from '#test/deals.ts';
import { Negotiation } from '#test/offers.ts';
import { expectProblem } from '#test/problems.ts';
import { anImage, subscribe } from '#test/samples.ts';
import { password, createListing, useShop, type TestUser } from '#test/shop.ts';
import { uploadPhoto } from '#test/uploads.ts';
import { eraseAccounts } from './service.server.ts';

const shop = await useShop();
const { db } = shop.app;
const admin = await shop.createUser('admin', 'Ada');

const remove = (user: { id: string }, as: TestUser = admin) =>
  shop.call('DELETE', `/users/${user.id}`, { as });

async function rowOf(id: string) {
  return db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
}

async function nightAfter(days: number, { id }: { id: string }): Promise<void> {
  const { app } = shop;
  await shop.sql`update users set deleted_at = now() - make_interval(days => ${days}) where id = ${id}`;
  await app.db.transaction().execute((trx) => app.jobs.enqueue(trx, eraseAccounts, {}));
  await shop.work();
}

test('personal data is erased 30 days after closing, and ids and order facts are kept', async () => {
  const [seller, buyer] = [await shop.createUser('Seller'), await shop.signUpUser('Buyer', 'Bo Buyer')];
  const ownZone = 'Pacific/Chatham';
  await shop.call('PUT', '/profile/zone', { as: buyer, body: { zone: ownZone } });
  const item = await createListing(shop, seller, { title: 'Contax IIa' });
  const where = { phone: '+351 555 9911', location: 'At home, Bo Street 5' };
  const body = { ...where, listing: item._id };
  const { body: order } = await shop.call('POST', '/orders', { as: buyer, body });
  await shop.call('PUT', `/cameras/${item._id}/sold`, { as: seller });
  const left = await createListing(shop, seller);
  const { body: withdrawn } = await shop.call('POST', '/orders', {
    as: buyer,
    body: { ...where, listing: left._id },
  });
  const reason = 'Bo found a nearer one.';
  await shop.call('PUT', `/orders/${withdrawn._id}/withdraw`, { as: buyer, body: { reason } });
  const { item: offered } = await Negotiation.open(shop, { seller, buyer });
  const note = 'Bo would come on Saturday.';
  await shop.call('POST', '/offers', { as: buyer, body: { listing: offered, amount: 200, note } });
  const [place, claim, denial] = ['In front of Bo’s house', 'Bo waited for hours.', 'I was there.'];
  const met = await Deal.open(shop, { seller, buyer });
  await met.bringTo('accepted');
  await met.call('PUT', '/meeting', 'buyer', { body: meetingAt(inHours(48), place) });
  await met.agree('seller', 1);
  await met.moveMeetingBack(2);
  await met.claim('buyer', 'no-show', claim);
  await met.call('PUT', '/dispute', 'seller', { body: { answer: denial } });
  const [sent, answer] = ['Bo lives nearby.', 'The shutter is fine.'];
  const conversation = await TestConversation.open(shop, { seller, buyer, question: sent });
  await conversation.send('seller', answer);
  const photo = await uploadPhoto(shop, buyer, await anImage());
  await conversation.send('buyer', { photos: [photo.url] });
  const reported = 'I am Bo, and the shutter is not fine.';
  const report = { conversation: conversation.id, seq: 2, reason: 'other', note: reported };
  expect((await shop.call('POST', '/reports', { as: buyer, body: report })).status).toBe(201);
  const [owned, searched] = ['The one I learned on', 'What I am after'];
  const added = [
    await shop.call('POST', '/my/kit', { as: buyer, body: { model: 'nikon-d850', name: owned } }),
    await shop.call('POST', '/saved-searches', { as: buyer, body: { query: 'brand=Leica', name: searched } }),
  ];
  expect(added.map(({ status }) => status)).toEqual([201, 201]);
  await shop.call('PUT', `/blocks/${(await shop.createUser('Seller')).id}`, { as: buyer });
  const own = {
    photoURL: 'https://example.com/bo.jpg',
    phone: '+351 555 9922',
    town: 'Bo Town',
    about: 'I am Bo.',
  };
  await shop.call('PATCH', '/profile', { as: buyer, body: own });
  await remove(buyer);
  await nightAfter(29, buyer);
  expect((await rowOf(buyer.id)).name, 'a day before').toBe('Bo Buyer');

  await nightAfter(30, buyer);
  const { name, email, photo_url, zone, erased_at, subject } = await rowOf(buyer.id);
  expect(zone).toBeNull();
  expect({ name, email, photo_url }).toEqual({
    name: 'Deleted person',
    email: 'deleted@example.invalid',
    photo_url: null,
  });
  expect(erased_at).not.toBeNull();
  const [row] = (await shop.call('GET', '/orders', { as: seller })).body;
  expect(row).toMatchObject({
    _id: order._id,
    title: 'Contax IIa',
    sale: 310.5,
    name: null,
    email: null,
    phone: null,
    location: null,
  });
  expect((await met.show('seller')).other).toMatchObject({ name: null, email: null, phone: null });
  expect((await met.show('seller')).arranged).toMatchObject({ place: null });
  const { body: offers } = await shop.call('GET', `/offers?side=selling&listing=${offered}`, { as: seller });
  expect(offers).toMatchObject([{ other: null, gone: true, state: 'closed' }]);
  const placeholders =
    await shop.sql`select id from orders where 'erased' in (phone, location, meeting_place, proposal_place, ended_for)`;
  expect(placeholders).toEqual([]);
  const everything = await shop.sql<{ text: string }>`
    select users::text as text from users union all select orders::text from orders union all select offers::text from offers
    union all select order_proposals::text from order_proposals
    union all select disputes::text from disputes union all select messages::text from messages union all select blocks::text from blocks
    union all select reports::text from reports union all select kit::text from kit
    union all select saved_searches::text from saved_searches
    union all select identity_user::text from identity_user union all select identity_session::text from identity_session
  `;
  for (const trace of [
    'Bo Buyer',
    buyer.email,
    where.phone,
    where.location,
    place,
    claim,
    reason,
    note,
    sent,
    reported,
    owned,
    ownZone,
    searched,
    subject,
    ...Object.values(own),
  ]) {
    const traces = everything.filter(({ text }) => text.includes(trace));
    expect(traces.length, trace).toBe(trace === subject ? 1 : 0);
  }
  expect((await met.show('seller')).dispute).toMatchObject({ note: null, answer: denial });
  const messages = await conversation.messages('seller');
  expect(messages.map(({ body: text }) => text)).toEqual([null, answer, null]);
  expect(messages.map(({ photos }) => photos)).toEqual([[], [], []]);
  expect(await shop.sql`select from blocks where blocker_id = ${buyer.id}`).toEqual([]);
  expectProblem(await shop.call('GET', '/profile', { as: buyer }), 403);
});

test('erasing a user ends their newsletter only if the email address was confirmed', async () => {
  const [shown, notShown] = [await shop.createUser('Buyer'), await shop.createUser('Buyer')];
  await db.updateTable('users').set({ email_verified: true }).where('id', '=', shown.id).execute();
  for (const user of [shown, notShown]) {
    await subscribe(shop, user.email);
    await remove(user);
    await nightAfter(30, user);
  }
  const rows = await shop.sql`
    select email from newsletter_subscribers where email in (${shown.email}, ${notShown.email})`;
  expect(rows).toEqual([{ email: notShown.email }]);
});

test('an erased user can sign up again with the same email address', async () => {
  const before = await shop.signUpUser('Buyer');
  await remove(before);
  await nightAfter(31, before);
  const account = { name: 'Anew', email: before.email };
  const signedUp = await postAuth(shop, 'sign-up/email', { ...account, password });
  expect(signedUp.status).toBe(200);
  const as = await tokensOf(shop, before.email, { as: sessionOf(signedUp) });
  expect((await shop.call('POST', '/users', { as, body: { ...account, role: 'Seller' } })).status).toBe(201);
});

test('an admin who deletes their own account is erased immediately', async () => {
  const other = await shop.signUpUser('admin', 'Otto');
  const read = mailReader(shop);
  await read();
  expect((await remove(other, other)).body).toEqual({ deletedCount: 1 });
  expect(await rowOf(other.id)).toMatchObject({ name: 'Deleted person', deleted_by: other.id });
  const [mail] = await read();
  expect(mail).toMatchObject({ to: other.email });
  expect(mail!.text).toContain('are erased.');
  expect(mail!.text).toMatch(/^Hello,\n/);
});
