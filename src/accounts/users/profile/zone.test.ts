import { expect, test } from 'vitest';
import { formatMoment } from '#src/platform/shared/dates.ts';
import { Deal, mailReader } from '#test/deals.ts';
import { expectProblem } from '#test/problems.ts';
import { openShop, useShop } from '#test/shop.ts';

const shop = await useShop();
const report = (as: { token: string }, zone: string) =>
  shop.call('PUT', '/profile/zone', { as, body: { zone } });

test('only the user and their data export have the zone that their browser reported last', async () => {
  const user = await shop.signUpUser('Buyer');
  expect((await shop.call('GET', '/profile', { as: user })).body.zone).toBeNull();
  expect((await report(user, 'America/Los_Angeles')).body).toEqual({ modifiedCount: 1 });
  expect((await report(user, 'America/Los_Angeles')).body).toEqual({ modifiedCount: 0 });
  expect((await report(user, 'Asia/Kathmandu')).body).toEqual({ modifiedCount: 1 });
  expect((await shop.call('GET', '/profile', { as: user })).body.zone).toBe('Asia/Kathmandu');
  const { body: changed } = await shop.call('PATCH', '/profile', { as: user, body: { displayName: 'Bea' } });
  expect(changed.zone).toBe('Asia/Kathmandu');
  const exported = await shop.call('GET', '/profile/export', { as: user });
  expect(exported.body.record.zone).toBe('Asia/Kathmandu');
  const admin = await shop.createUser('admin');
  const { body: listed } = await shop.call('GET', '/users', { as: admin });
  expect(JSON.stringify(listed)).not.toContain('Kathmandu');
});

test('emails about a deal give deadlines in the zone of their reader', async () => {
  const newMails = mailReader(shop);
  const [buyer, seller] = [await shop.createUser('Buyer'), await shop.createUser('Seller')];
  await report(seller, 'Asia/Kathmandu');
  const deal = await Deal.open(shop, { buyer, seller });
  const { until } = await deal.show('buyer');
  const mails = await newMails();
  const turnOf = (user: { email: string }) => mails.find(({ to }) => to === user.email)!.text;
  expect(turnOf(seller)).toContain(`Reply by ${formatMoment(until!, 'Asia/Kathmandu')}.`);
  expect(turnOf(buyer)).toContain(`until ${formatMoment(until!)}.`);
});

test('an account can report 30 zones an hour', async () => {
  const limited = await openShop({ RATE_LIMITS: 'on' });
  try {
    const user = await limited.createUser('Buyer');
    for (let count = 0; count < 30; count++) await limited.app.rateLimits.note('zone', user.id);
    const body = { zone: 'Europe/Lisbon' };
    expectProblem(await limited.call('PUT', '/profile/zone', { as: user, body }), 429);
  } finally {
    await limited.close();
  }
});
