import { expect, test } from 'vitest';
import type { z } from 'zod';
import { confirmEmail } from '#test/accounts.ts';
import { Deal } from '#test/deals.ts';
import { aPost, aSubscriber, subscribe } from '#test/samples.ts';
import { book, meeting, createListing, useShop } from '#test/shop.ts';
import { personalData } from './api.server.ts';

const shop = await useShop();

const exportOf = (as: { token: string }) => shop.call('GET', '/profile/export', { as });

test('the export is a file with all data on a user', async () => {
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
  // The file contains no secrets and no data about other users.
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
  expect(ofBuyer.meetingProposals).toMatchObject([{ order_id: deal.order, place: 'Rossio station' }]);
  expect(ofSeller.meetingProposals).toEqual([]);
  expect(ofBuyer.disputes).toMatchObject([{ order_id: deal.order, wrote: 'I waited for an hour.' }]);
  expect(ofSeller.disputes).toMatchObject([{ order_id: deal.order, wrote: 'The train was late.' }]);
  expect(ofBuyer.ordersPlaced).toMatchObject([{ stage: 'disputed', meeting_place: 'Rossio station' }]);
  expect(ofSeller.ordersReceived).toMatchObject([{ stage: 'disputed', meeting_place: 'Rossio station' }]);
});

test('the export does not reveal whether an unconfirmed address gets the newsletter', async () => {
  const robin = await shop.signUpUser('Buyer');
  await aSubscriber(shop, 'confirm', robin.email);
  expect((await exportOf(robin)).body.newsletter).toBeNull();
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
