import { afterAll, expect, test } from 'vitest';
import { formatMoment } from '#src/platform/shared/dates.ts';
import { Negotiation } from '#test/offers.ts';
import { meeting, openShop } from '#test/shop.ts';
import { startMailServer } from '#test/smtp.ts';
import { offerDeadline } from './jobs.server.ts';

const server = await startMailServer();
const shop = await openShop({ SMTP_URL: `smtp://127.0.0.1:${server.port}` });
afterAll(async () => {
  await shop.close();
  await server.stop();
});

async function read() {
  await shop.work();
  return server.received.splice(0);
}

async function mailsOf(negotiation: Negotiation): Promise<[string, string][]> {
  const names = { [negotiation.buyer.email]: 'buyer', [negotiation.seller.email]: 'seller' };
  return (await read())
    .map(({ to, subject }): [string, string] => [names[to] ?? to, subject])
    .toSorted(([one], [other]) => one.localeCompare(other));
}
const runDeadlines = () => offerDeadline.handleOverdue(shop.app);

test('each turn sends the other side an email with the status sentence that their page shows', async () => {
  const negotiation = await Negotiation.open(shop);
  await read();
  const id = await negotiation.makeOffer(250);
  const [made] = await read();
  const { until, conversation } = (await negotiation.show('seller'))!;
  expect(made).toMatchObject({ to: negotiation.seller.email, subject: 'An offer on Leica M3' });
  expect(made!.text).toContain(`Bo offers $250. Reply by ${formatMoment(until!)}.`);
  const thread = `/dashboard/messages/${conversation}`;
  expect(made!.text).toMatch(new RegExp(`Answer the offer:\\s+\\S+${thread}\\s`));
  const { body: answer } = await negotiation.counter('seller', id, 290);
  const [countered] = await read();
  expect(countered).toMatchObject({ to: negotiation.buyer.email, subject: 'Counteroffer: Leica M3' });
  expect(countered!.text).toContain(`Sol offers $290. Reply by ${formatMoment(answer.until)}.`);
  expect(countered!.text).toContain(thread);
  await negotiation.take('decline', 'buyer', answer._id);
  expect(await mailsOf(negotiation)).toEqual([['seller', 'Offer declined: Leica M3']]);
  const again = await negotiation.makeOffer(260);
  expect(await mailsOf(negotiation)).toEqual([['seller', 'An offer on Leica M3']]);
  await negotiation.take('withdraw', 'buyer', again);
  expect(await mailsOf(negotiation)).toEqual([['seller', 'Offer withdrawn: Leica M3']]);
  const last = await negotiation.makeOffer(270);
  await read();
  await negotiation.take('accept', 'seller', last);
  const agreed = await read();
  expect(agreed.map(({ to, subject }) => [to, subject])).toEqual(
    expect.arrayContaining([
      [negotiation.buyer.email, 'Agreed: Leica M3'],
      [negotiation.seller.email, 'Agreed: Leica M3'],
    ]),
  );
  expect(agreed).toHaveLength(2);
  const [toBuyer, toSeller] = [negotiation.buyer, negotiation.seller].map(({ email }) =>
    agreed.find(({ to }) => to === email),
  );
  expect(toBuyer!.text).toContain(negotiation.seller.email);
  expect(toBuyer!.text).toContain('$270');
  expect(toSeller!.text).toContain(negotiation.buyer.email);
  expect(toBuyer!.text).toContain('Add your phone number and a meeting place in your conversation');
  expect(toSeller!.text).toContain('Waiting for Bo to add a phone number and a meeting place – until');
  for (const mail of agreed)
    expect(mail.text).not.toMatch(/phone:|Meeting location:|Deleted with the account/);
});

test('an offer that is declined immediately sends no email', async () => {
  const negotiation = await Negotiation.open(shop, { floor: 250 });
  await read();
  await negotiation.offer(200);
  expect(await mailsOf(negotiation)).toEqual([]);
});

test('an unanswered offer expires, and the user who made it gets one email', async () => {
  const negotiation = await Negotiation.open(shop);
  const id = await negotiation.makeOffer(250);
  await read();
  await negotiation.expireDeadline();
  expect((await negotiation.take('accept', 'seller', id)).body).toMatchObject({
    status: 409,
    code: 'expired',
  });
  await runDeadlines();
  expect(await mailsOf(negotiation)).toEqual([['buyer', 'Offer expired: Leica M3']]);
  const { body } = await negotiation.counter('seller', await negotiation.makeOffer(260), 290);
  await read();
  await negotiation.expireDeadline();
  await runDeadlines();
  await runDeadlines();
  expect(await mailsOf(negotiation)).toEqual([['seller', 'Offer expired: Leica M3']]);
  expect(await negotiation.show('buyer')).toMatchObject({ _id: body._id, state: 'expired', acts: ['again'] });
});

test('a buyer gets one email with the reason when an offer is closed, unless they booked the item', async () => {
  const first = await Negotiation.open(shop);
  const second = await Negotiation.open(shop, { ...first, buyer: await shop.createUser('Buyer', 'Bea') });
  await first.makeOffer(250);
  await second.makeOffer(260);
  await shop.call('POST', '/orders', { as: first.buyer, body: { ...meeting, listing: first.item } });
  await read();
  await runDeadlines();
  await runDeadlines();
  expect(await mailsOf(second)).toEqual([['buyer', 'No longer available: Leica M3']]);
  const cheaper = await Negotiation.open(shop);
  await cheaper.makeOffer(250);
  await cheaper.edit({ sale: 240 });
  await read();
  await runDeadlines();
  const mails = await read();
  expect(mails.map(({ to, subject }) => [to, subject])).toEqual([
    [cheaper.buyer.email, 'Price drop: Leica M3'],
  ]);
  expect(mails[0]!.text).toContain(`/cameras/${cheaper.item}`);
});

test('offers send no emails to a user who has turned them off', async () => {
  const negotiation = await Negotiation.open(shop);
  await read();
  const body = { offers: { mail: 'off', push: true } };
  await shop.call('PUT', '/notifications/preferences', { as: negotiation.seller, body });
  const id = await negotiation.makeOffer(250);
  expect(await mailsOf(negotiation)).toEqual([]);
  const list = async (as: typeof negotiation.seller) =>
    (await shop.call('GET', '/notifications', { as })).body;
  expect(await list(negotiation.seller)).toMatchObject([
    {
      text: 'An offer on your item',
      title: 'Leica M3',
      detail: '$250',
      path: `/dashboard/messages/${(await negotiation.show('seller'))!.conversation}`,
      count: 1,
    },
  ]);
  await negotiation.take('decline', 'seller', id);
  const [mail] = await read();
  expect(mail!.headers['list-unsubscribe']).toContain('/api/notifications/leave?token=');
  expect(await list(negotiation.buyer)).toMatchObject([{ text: 'Your offer was declined', detail: '$250' }]);
  await negotiation.take('accept', 'seller', await negotiation.makeOffer(260));
  expect(await mailsOf(negotiation)).toEqual([
    ['buyer', 'Agreed: Leica M3'],
    ['seller', 'Agreed: Leica M3'],
  ]);
});
