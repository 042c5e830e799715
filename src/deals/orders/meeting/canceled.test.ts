import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { mailTexts } from '#src/texts/mail.server.ts';
import { Deal, inHours, mailReader } from '#test/deals.ts';
import { openShop, type ApiResponse, useShop } from '#test/shop.ts';

const shop = await useShop();
const admin = await shop.createUser('admin');
const newMails = mailReader(shop);

async function arranged(): Promise<Deal> {
  const [buyer, seller] = [await shop.signUpUser('Buyer', 'Bo'), await shop.signUpUser('Seller', 'Sol')];
  // Unconfirmed addresses have a low limit for emails.
  await sql`update users set email_verified = true`.execute(shop.app.db);
  const deal = await Deal.open(shop, { buyer, seller });
  await deal.bringTo('accepted');
  await deal.propose('buyer', inHours(48));
  await deal.agree('seller', 1);
  return deal;
}

const suspended = { reason: 'Three buyers waited in vain.' };
const endings: Record<string, (deal: Deal) => Promise<ApiResponse>> = {
  'its buyer cancels': (deal) => deal.take('cancel', 'buyer'),
  'its seller cancels': (deal) => deal.take('cancel', 'seller'),
  'an admin cancels': ({ order }) => shop.call('PUT', `/orders/${order}/cancel`, { as: admin }),
  'its buyer deletes the order': (deal) => deal.call('DELETE', '', 'buyer'),
  'its seller deletes the order': (deal) => deal.call('DELETE', '', 'seller'),
  'an admin deletes the order': ({ order }) => shop.call('DELETE', `/orders/${order}`, { as: admin }),
  'its seller sells the item to someone else': ({ item, seller }) =>
    shop.call('PUT', `/cameras/${item}/sold`, { as: seller, body: { to: 'other' } }),
  'an admin withdraws the item': ({ item }) => shop.call('DELETE', `/cameras/${item}`, { as: admin }),
  'its buyer closes their account': ({ buyer }) => shop.call('DELETE', '/profile', { as: buyer }),
  'its seller closes their account': ({ seller }) => shop.call('DELETE', '/profile', { as: seller }),
  'its buyer is suspended': ({ buyer }) =>
    shop.call('PUT', `/suspensions/${buyer.id}`, { as: admin, body: suspended }),
  'its seller is suspended': ({ seller }) =>
    shop.call('PUT', `/suspensions/${seller.id}`, { as: admin, body: suspended }),
  'a dispute about an early handover is decided against it': async (deal) => {
    await deal.take('sold', 'seller');
    const claim = { reason: 'not-handed-over', note: 'We have not met yet.' };
    await deal.call('POST', '/dispute', 'buyer', { body: claim });
    await deal.call('PUT', '/dispute', 'seller', { body: { answer: 'A slip of the finger.' } });
    const { body } = await shop.call('GET', '/disputes', { as: admin });
    const decision = { outcome: 'cancelled', note: 'Nothing changed hands.' };
    return shop.call('PUT', `/disputes/${body[0]._id}`, { as: admin, body: decision });
  },
};

test.for(Object.entries(endings))(
  'both sides get a calendar file that removes the meeting from their calendars when %s',
  async ([, end]) => {
    const deal = await arranged();
    await newMails();
    const { status } = await end(deal);
    expect(status).toBe(200);
    const canceled = (await newMails()).filter(({ calendar }) => calendar?.method === 'CANCEL');
    expect(canceled.map(({ to }) => to).toSorted()).toEqual([deal.buyer.email, deal.seller.email].toSorted());
    for (const { calendar } of canceled) expect(calendar!.text).toContain('STATUS:CANCELLED');
  },
);

test.for([
  ['confirmed', true, ['mail-trade', 10]],
  ['unconfirmed', false, ['mail-security-unconfirmed', 6]],
] as const)(
  'both sides get the calendar file even when they have reached the limit for other emails (%s)',
  async ([, isConfirmed, [limit, count]]) => {
    const limited = await openShop({ RATE_LIMITS: 'on' });
    try {
      const [buyer, seller] = [
        await limited.signUpUser('Buyer', 'Bo'),
        await limited.createUser('Seller', 'Sol'),
      ];
      await sql`update users set email_verified = ${isConfirmed}`.execute(limited.app.db);
      const deal = await Deal.open(limited, { buyer, seller });
      await deal.arrange();
      await limited.work();
      for (const { email } of [buyer, seller])
        for (let times = 0; times < count; times++) await limited.app.rateLimits.note(limit, email);
      expect((await deal.take('cancel', 'buyer')).status).toBe(200);
      await limited.work();
      await limited.call('DELETE', '/profile', { as: buyer });
      await limited.work();
      const mails = await limited.mails();
      const canceled = mails.filter(({ calendar }) => calendar?.method === 'CANCEL');
      expect(canceled.map(({ to }) => to).toSorted()).toEqual([buyer.email, seller.email].toSorted());
      const farewells = mails.filter(({ subject }) => subject === mailTexts.closed.subject.byYou);
      expect(farewells.map(({ to }) => to)).toEqual([buyer.email]);
    } finally {
      await limited.close();
    }
  },
);

test('an order that ends without a future meeting sends no calendar file', async () => {
  const deal = await Deal.open(shop, {
    buyer: await shop.createUser('Buyer'),
    seller: await shop.createUser('Seller'),
  });
  await newMails();
  await shop.call('PUT', `/cameras/${deal.item}/sold`, { as: deal.seller, body: { to: 'other' } });
  const mails = await newMails();
  expect(mails.map(({ to, calendar }) => [to, calendar])).toEqual([[deal.buyer.email, null]]);
});
