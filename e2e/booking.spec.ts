import { expect, test } from './fixtures.ts';
import { type Order } from './shop.ts';
import { fillBooking, meeting, openBooking, sendBooking } from './steps/deals.ts';
import { seeToast, toast } from './steps/visit.ts';

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
  await seeToast(page, 'Booking success!');
  expect(keys).toEqual([expect.stringMatching(/^[0-9a-f]{32}$/), keys[0]]);
  const { body } = await shop.call<unknown[]>('GET', '/orders', { bearer: buyer.token });
  expect(body).toHaveLength(1);
});

test(
  'the booking toast stays at the top right for five seconds',
  { tag: '@both' },
  async ({ open, shop }) => {
    const item = await shop.createListing();
    const page = await open(await shop.signUpUser('Buyer'));
    await page.clock.install();
    await page.goto(item.path);
    const dialog = await openBooking(page, item.title);
    await fillBooking(dialog);
    // The clock is paused: only `runFor` moves it.
    await page.clock.pauseAt(Date.now() + 60_000);
    await sendBooking(dialog);
    const successToast = toast(page, 'Booking success!');
    await expect(successToast).toBeVisible();
    const box = (await successToast.boundingBox())!;
    // A dialog that is closing also has a banner, so the test takes the first one.
    const header = (await page.getByRole('banner').first().boundingBox())!;
    const { width } = page.viewportSize()!;
    // The toast must be below the header, so that the name of the user stays visible.
    expect(box.y).toBeGreaterThanOrEqual(header.y + header.height);
    expect(box.y - (header.y + header.height)).toBeLessThan(40);
    expect(width - (box.x + box.width)).toBeLessThan(40);
    await page.clock.runFor(4_900);
    await expect(successToast).toHaveCSS('opacity', '1');
    await page.clock.runFor(200);
    await expect(successToast).toHaveCSS('opacity', '0');
    await page.clock.runFor(1_000);
    await expect(successToast).toHaveCount(0);
  },
);

for (const colorScheme of ['light', 'dark'] as const) {
  test(`the booking toast is light in the ${colorScheme} theme`, async ({ open, shop }) => {
    const item = await shop.createListing();
    const page = await open(await shop.signUpUser('Buyer'), { colorScheme });
    await page.goto(item.path);
    const dialog = await openBooking(page, item.title);
    await fillBooking(dialog);
    await sendBooking(dialog);
    const successToast = toast(page, 'Booking success!');
    await expect(successToast).toHaveCSS('background-color', 'rgb(253, 252, 249)');
    await expect(successToast).toHaveCSS('color', 'rgb(23, 21, 15)');
  });
}

test('the booking form after a booking contains the phone number and place of the latest booking', async ({
  open,
  shop,
}) => {
  const [item, later] = [await shop.createListing(), await shop.createListing('lens')];
  const buyer = await shop.signUpUser('Buyer');
  const page = await open(buyer);
  await page.goto(item.path);
  const dialog = await openBooking(page, item.title);
  await fillBooking(dialog);
  // Blocks new page data, so that the form stays mounted.
  await page.route('**/*.data*', () => undefined);
  await sendBooking(dialog);
  await expect(dialog).toBeHidden();
  const { body } = await shop.call<Order[]>('GET', '/orders', { bearer: buyer.token });
  expect(body).toMatchObject([{ ...meeting, title: item.title, name: buyer.name, email: buyer.email }]);
  // A booking on another device, whose values differ from those typed here.
  const { phone, location } = await shop.book(buyer, later.id);
  expect([phone, location]).not.toContain(meeting.phone);
  expect([phone, location]).not.toContain(meeting.location);
  await openBooking(page, item.title);
  for (const [label, value] of [
    ['Phone', phone],
    ['Meeting location', location],
  ] as const) {
    await expect(dialog.getByLabel(label)).toHaveValue(value!);
    await expect(dialog.getByLabel(label)).toHaveAccessibleDescription(/From your last booking/);
  }
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});
