import { expect, test } from './fixtures.ts';
import { fillBooking, openBooking, seeRequested, sendBooking } from './steps/deals.ts';

const ordersCall = '/api/orders';

test('a booking whose response is lost is retried automatically and stored once', async ({
  open,
  shop,
  browserErrors,
}) => {
  const item = await shop.createListing();
  const buyer = await shop.signUpUser('Buyer');
  const page = await open(buyer);
  await page.goto(item.path);
  const dialog = await openBooking(page, item.title);
  await fillBooking(dialog);
  browserErrors.expectFailedRequest(ordersCall);
  const keys: (string | undefined)[] = [];
  await page.route(`**${ordersCall}`, async (route) => {
    keys.push(route.request().headers()['idempotency-key']);
    if (keys.length > 1) return route.continue();
    // The server stores the booking, but the response is lost.
    await route.fetch();
    await route.abort('connectionreset');
  });
  await sendBooking(dialog);
  await seeRequested(page);
  expect(keys).toEqual([expect.stringMatching(/^[0-9a-f]{32}$/), keys[0]]);
  const { body } = await shop.call<unknown[]>('GET', '/orders', { bearer: buyer.token });
  expect(body).toHaveLength(1);
});
