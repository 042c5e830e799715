import { afterAll, expect, test } from 'vitest';
import { formatMoment } from '#src/platform/shared/dates.ts';
import { Haggle } from '#test/offers.ts';
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

async function told(haggle: Haggle): Promise<[string, string][]> {
  const names = { [haggle.buyer.email]: 'buyer', [haggle.seller.email]: 'seller' };
  return (await read())
    .map(({ to, subject }): [string, string] => [names[to] ?? to, subject])
    .toSorted(([one], [other]) => one.localeCompare(other));
}
const tend = () => offerDeadline.handleOverdue(shop.app);

test('each turn mails the other side the sentence of their page', async () => {
  const haggle = await Haggle.open(shop);
  await read();
  const id = await haggle.made(250);
  const [made] = await read();
  const { until } = (await haggle.show('seller'))!;
  expect(made).toMatchObject({ to: haggle.seller.email, subject: 'An offer on Leica M3' });
  expect(made!.text).toContain(`Bo offers $250. Reply by ${formatMoment(until!)}.`);
  expect(made!.text).toContain('/dashboard/offers?side=selling');
  const { body: answer } = await haggle.counter('seller', id, 290);
  const [countered] = await read();
  expect(countered).toMatchObject({ to: haggle.buyer.email, subject: 'Counteroffer: Leica M3' });
  expect(countered!.text).toContain(`Sol offers $290. Reply by ${formatMoment(answer.until)}.`);
  await haggle.take('decline', 'buyer', answer._id);
  expect(await told(haggle)).toEqual([['seller', 'Offer declined: Leica M3']]);
  const again = await haggle.made(260);
  expect(await told(haggle)).toEqual([['seller', 'An offer on Leica M3']]);
  await haggle.take('withdraw', 'buyer', again);
  expect(await told(haggle)).toEqual([['seller', 'Offer withdrawn: Leica M3']]);
  const last = await haggle.made(270);
  await read();
  await haggle.take('accept', 'seller', last);
  const agreed = await read();
  expect(agreed.map(({ to, subject }) => [to, subject])).toEqual(
    expect.arrayContaining([
      [haggle.buyer.email, 'Agreed: Leica M3'],
      [haggle.seller.email, 'Agreed: Leica M3'],
    ]),
  );
  expect(agreed).toHaveLength(2);
  const [toBuyer, toSeller] = [haggle.buyer, haggle.seller].map(({ email }) =>
    agreed.find(({ to }) => to === email),
  );
  expect(toBuyer!.text).toContain(haggle.seller.email);
  expect(toBuyer!.text).toContain('$270');
  expect(toSeller!.text).toContain(haggle.buyer.email);
  expect(toSeller!.text).toContain(meeting.phone);
});

test('an offer that is declined at once sends no mail', async () => {
  const haggle = await Haggle.open(shop, { floor: 250 });
  await read();
  await haggle.offer(200);
  expect(await told(haggle)).toEqual([]);
});

test('an unanswered offer expires, and its maker gets one mail', async () => {
  const haggle = await Haggle.open(shop);
  const id = await haggle.made(250);
  await read();
  await haggle.endTime();
  expect((await haggle.take('accept', 'seller', id)).body).toMatchObject({ status: 409, code: 'expired' });
  await tend();
  expect(await told(haggle)).toEqual([['buyer', 'Offer expired: Leica M3']]);
  const { body } = await haggle.counter('seller', await haggle.made(260), 290);
  await read();
  await haggle.endTime();
  await tend();
  await tend();
  expect(await told(haggle)).toEqual([['seller', 'Offer expired: Leica M3']]);
  expect(await haggle.show('buyer')).toMatchObject({ _id: body._id, state: 'expired', acts: ['again'] });
});

test('a buyer gets one mail with the reason when an offer is closed, unless they booked the item', async () => {
  const first = await Haggle.open(shop);
  const second = await Haggle.open(shop, { ...first, buyer: await shop.hire('Buyer', 'Bea') });
  await first.made(250);
  await second.made(260);
  await shop.call('POST', '/orders', { as: first.buyer, body: { ...meeting, listing: first.item } });
  await read();
  await tend();
  await tend();
  expect(await told(second)).toEqual([['buyer', 'No longer available: Leica M3']]);
  const cheaper = await Haggle.open(shop);
  await cheaper.made(250);
  await cheaper.edit({ sale: 240 });
  await read();
  await tend();
  const mails = await read();
  expect(mails.map(({ to, subject }) => [to, subject])).toEqual([
    [cheaper.buyer.email, 'Price drop: Leica M3'],
  ]);
  expect(mails[0]!.text).toContain(`/cameras/${cheaper.item}`);
});

test('offers send no mails to a user who has turned them off', async () => {
  const haggle = await Haggle.open(shop);
  await read();
  const body = { offers: { mail: 'off', push: true } };
  await shop.call('PUT', '/notifications/preferences', { as: haggle.seller, body });
  const id = await haggle.made(250);
  expect(await told(haggle)).toEqual([]);
  const list = async (as: typeof haggle.seller) => (await shop.call('GET', '/notifications', { as })).body;
  expect(await list(haggle.seller)).toMatchObject([
    {
      text: 'An offer on your item',
      title: 'Leica M3',
      detail: '$250',
      path: '/dashboard/offers?side=selling',
      count: 1,
    },
  ]);
  await haggle.take('decline', 'seller', id);
  const [mail] = await read();
  expect(mail!.headers['list-unsubscribe']).toContain('/api/notifications/leave?token=');
  expect(await list(haggle.buyer)).toMatchObject([{ text: 'Your offer was declined', detail: '$250' }]);
  await haggle.take('accept', 'seller', await haggle.made(260));
  expect(await told(haggle)).toEqual([
    ['buyer', 'Agreed: Leica M3'],
    ['seller', 'Agreed: Leica M3'],
  ]);
});
