import { expect, test } from './fixtures.ts';
import { aProduct, dayOf, momentOf, type Order } from './shop.ts';
import {
  expectCells,
  fillBooking,
  headsOf,
  meeting,
  openBooking,
  rowOf,
  sendBooking,
} from './steps/booking.ts';
import { letReactFinish, seeToast, toast } from './steps/visit.ts';

const ordersCall = '/api/orders';

test('what is missing is said at its field, and nothing is sent', async ({ open, shop }) => {
  const item = await shop.putUp();
  const buyer = await shop.enrol('Buyer', 'Bea Booker');
  const page = await open(buyer);
  await page.goto(item.path);
  const dialog = await openBooking(page, item.title);
  await expect(dialog.getByText('$310.50', { exact: true })).toBeVisible();
  await expect(dialog.getByRole('heading')).toHaveText(item.title);
  for (const [label, value] of [
    ['Name', buyer.name],
    ['E-mail', buyer.email],
  ] as const) {
    await expect(dialog.getByLabel(label)).toHaveValue(value);
    await expect(dialog.getByLabel(label)).not.toBeEditable();
  }
  await sendBooking(dialog);
  for (const label of ['Phone', 'Meeting location'])
    await expect(dialog.getByLabel(label)).toHaveAttribute('required');
  await expect(dialog.getByLabel('Phone')).toHaveAccessibleDescription('Phone is missing.');
  await expect(dialog.getByLabel('Phone')).toBeFocused();
  const location = dialog.getByLabel('Meeting location');
  await expect(location).toHaveAccessibleDescription(/Meeting location is missing\.$/);
  await dialog.getByLabel('Phone').fill('1');
  await expect(dialog.getByLabel('Phone')).toHaveAccessibleDescription('Phone needs five digits at least.');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog).toBeHidden();
  const { body } = await shop.call<unknown[]>('GET', '/orders', { bearer: buyer.token });
  expect(body).toEqual([]);
});

test('My Orders says from whom and since when, and what becomes of the order of what is sold', async ({
  open,
  shop,
}) => {
  const [item, later, others] = [await shop.putUp(), await shop.putUp('lens'), await shop.putUp()];
  const buyer = await shop.enrol('Buyer', 'Bea Booker');
  const { _id: order, date, until } = await shop.book(buyer, item.id);
  await shop.book(buyer, later.id);
  await shop.book(await shop.enrol('Buyer', 'Bea Booker'), others.id);
  const page = await open(buyer);
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('My Orders');
  await expect(page.getByText('Total Orders: 2', { exact: true })).toBeVisible();
  const heads = ['Products', 'Customer', 'Meet Location', 'Customer phone', 'Now', 'Remove'];
  await expect(headsOf(page, 'My Orders')).toHaveText(heads);
  // The newest first, and nobody else's.
  const links = page.getByRole('table', { name: 'My Orders' }).getByRole('link');
  const products = links.filter({ hasNotText: 'See the order' });
  await expect(products).toHaveText([later.title, item.title]);
  const row = rowOf(page, 'My Orders', item.title);
  await expectCells(row, [
    `${item.title} $310.50 Booked on ${dayOf(date)} from ${item.seller.name}`,
    'Bea Booker',
    'Porto, São Bento station',
    '+351 555 0100',
    `${item.seller.name} has until ${momentOf(until!)} to say yes. See the order`,
    'X',
  ]);
  await expect(row.getByRole('link', { name: `See the order of ${item.title}` })).toHaveAttribute(
    'href',
    `/dashboard/orders/${order}`,
  );
  await expect(row.locator('img')).toHaveAttribute('src', aProduct('').img);
  await expect(row.getByRole('link', { name: item.title, exact: true })).toHaveAttribute('href', item.path);
  await expect(page.getByRole('searchbox', { name: 'Find by title', exact: true })).toBeVisible();
  await shop.call('PUT', `/cameras/${item.id}/sold`, { bearer: item.seller.token });
  await page.reload();
  await expect(row).toContainText('Sold');
  await row.getByRole('button', { name: `Remove the order of ${item.title}` }).click();
  const question = page.getByRole('alertdialog', { name: `Remove the order of “${item.title}”?` });
  await expect(question).toContainText('The item stays sold.');
  await question.getByRole('button', { name: 'Remove the order' }).click();
  await expect(row).toHaveCount(0);
});

test('a booking that could not be sent keeps what was typed, and can be sent again', async ({
  open,
  shop,
  faults,
}) => {
  const item = await shop.putUp();
  const page = await open(await shop.enrol('Buyer'));
  await page.goto(item.path);
  const dialog = await openBooking(page, item.title);
  await fillBooking(dialog);
  faults.expectCut(ordersCall);
  await page.route(`**${ordersCall}`, (route) => route.abort());
  await sendBooking(dialog);
  await expect(dialog.getByRole('alert')).toHaveText(
    'The booking did not arrive. Nothing was lost: try once more.',
  );
  await expect(dialog.getByLabel('Phone')).toHaveValue(meeting.phone);
  await expect(dialog.getByLabel('Meeting location')).toHaveValue(meeting.location);
  await page.unroute(`**${ordersCall}`);
  await sendBooking(dialog);
  await seeToast(page, 'Booking success!');
  await expect(dialog).toBeHidden();
  await expect(page.getByText('You booked this')).toBeVisible();
  await page.reload();
  await expect(page.getByText('You booked this')).toBeVisible();
  await page.getByRole('link', { name: 'See your order' }).click();
  await expect(page.getByRole('heading', { name: `Order: ${item.title}` })).toBeVisible();
  await page.getByRole('link', { name: 'My Orders' }).last().click();
  await expect(rowOf(page, 'My Orders', item.title)).toBeVisible();
});

test('a booking whose answer was lost is sent again by itself, and made once', async ({
  open,
  shop,
  faults,
}) => {
  const item = await shop.putUp();
  const buyer = await shop.enrol('Buyer');
  const page = await open(buyer);
  await page.goto(item.path);
  const dialog = await openBooking(page, item.title);
  await fillBooking(dialog);
  faults.expectCut(ordersCall);
  const keys: (string | undefined)[] = [];
  await page.route(`**${ordersCall}`, async (route) => {
    keys.push(route.request().headers()['idempotency-key']);
    if (keys.length > 1) return route.continue();
    // The shop has done it; its answer does not arrive.
    await route.fetch();
    await route.abort('connectionreset');
  });
  await sendBooking(dialog);
  await seeToast(page, 'Booking success!');
  expect(keys).toEqual([expect.stringMatching(/^[0-9a-f]{32}$/), keys[0]]);
  const { body } = await shop.call<unknown[]>('GET', '/orders', { bearer: buyer.token });
  expect(body).toHaveLength(1);
});

test('phone and place of the last booking stand in the next form, which says so', async ({ open, shop }) => {
  const [first, second] = [await shop.putUp(), await shop.putUp()];
  const buyer = await shop.enrol('Buyer');
  const page = await open(buyer);
  // As an order has it that was placed when anything was taken for a phone.
  const old = [{ phone: 'erased', location: 'Porto' }];
  await page.route('**/api/orders?*', (route) => route.fulfill({ json: old }));
  await page.goto(first.path);
  const answered = page.waitForResponse('**/api/orders?*');
  const one = await openBooking(page, first.title);
  await answered;
  await letReactFinish(page);
  await expect(one.getByLabel('Phone')).toHaveValue('');
  await page.unroute('**/api/orders?*');
  await fillBooking(one);
  await sendBooking(one);
  await seeToast(page, 'Booking success!');
  await page.goto(second.path);
  const other = await openBooking(page, second.title);
  const said = /From your last booking/;
  await expect(other.getByLabel('Phone')).toHaveValue(meeting.phone);
  await expect(other.getByLabel('Phone')).toHaveAccessibleDescription(said);
  await expect(other.getByLabel('Meeting location')).toHaveValue(meeting.location);
  await expect(other.getByLabel('Meeting location')).toHaveAccessibleDescription(said);
  await other.getByLabel('Phone').fill('+351 555 0999');
  await expect(other.getByLabel('Phone')).not.toHaveAccessibleDescription(said);
  await sendBooking(other);
  await seeToast(page, 'Booking success!');
  const { body } = await shop.call<Order[]>('GET', '/orders', { bearer: buyer.token });
  expect(body[0]).toMatchObject({ phone: '+351 555 0999', location: meeting.location });
});

test('who was slower hears it in the open dialog, and keeps what they typed', async ({
  open,
  shop,
  faults,
}) => {
  const item = await shop.putUp();
  const page = await open(await shop.enrol('Buyer', 'Slow Steve'));
  await page.goto(item.path);
  const dialog = await openBooking(page, item.title);
  await fillBooking(dialog);
  await shop.book(await shop.enrol('Buyer', 'Quick Quinn'), item.id);
  faults.expectRefusal(409, ordersCall);
  await sendBooking(dialog);
  await expect(dialog.getByRole('alert')).toHaveText('Someone else has just booked this item');
  await expect(dialog.getByLabel('Phone')).toHaveValue(meeting.phone);
  await expect(dialog.getByLabel('Meeting location')).toHaveValue(meeting.location);
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('button', { name: 'Booked' })).toBeDisabled();
});

test('the toast stays five seconds at the top right', { tag: '@both' }, async ({ open, shop }) => {
  const item = await shop.putUp();
  const page = await open(await shop.enrol('Buyer'));
  await page.clock.install();
  await page.goto(item.path);
  const dialog = await openBooking(page, item.title);
  await fillBooking(dialog);
  // From here on time stands still but for what the test lets pass.
  await page.clock.pauseAt(Date.now() + 60_000);
  await sendBooking(dialog);
  const said = toast(page, 'Booking success!');
  await expect(said).toBeVisible();
  const box = (await said.boundingBox())!;
  // The dialog, which is still on its way out, has one of its own.
  const header = (await page.getByRole('banner').first().boundingBox())!;
  const { width } = page.viewportSize()!;
  // Under the header, whose right end says who one is.
  expect(box.y).toBeGreaterThanOrEqual(header.y + header.height);
  expect(box.y - (header.y + header.height)).toBeLessThan(40);
  expect(width - (box.x + box.width)).toBeLessThan(40);
  await page.clock.runFor(4_900);
  await expect(said).toHaveCSS('opacity', '1');
  await page.clock.runFor(200);
  await expect(said).toHaveCSS('opacity', '0');
  await page.clock.runFor(1_000);
  await expect(said).toHaveCount(0);
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`the booking toast is light in the ${colorScheme} theme`, async ({ open, shop }) => {
    const item = await shop.putUp();
    const page = await open(await shop.enrol('Buyer'), { colorScheme });
    await page.goto(item.path);
    const dialog = await openBooking(page, item.title);
    await fillBooking(dialog);
    await sendBooking(dialog);
    const said = toast(page, 'Booking success!');
    await expect(said).toHaveCSS('background-color', 'rgb(253, 252, 249)');
    await expect(said).toHaveCSS('color', 'rgb(23, 21, 15)');
  });
}

test('who bought an item reads so on its page, and others that it has gone', async ({ open, shop }) => {
  const item = await shop.putUp();
  const buyer = await shop.enrol('Buyer');
  await shop.book(buyer, item.id);
  await shop.call('PUT', `/cameras/${item.id}/sold`, { bearer: item.seller.token });
  const page = await open(buyer);
  await page.goto(item.path);
  await expect(page.getByText('You bought it.')).toBeVisible();
  const other = await open(await shop.enrol('Buyer'));
  const asked = other.waitForResponse(/\/api\/orders\?/);
  await other.goto(item.path);
  await asked;
  await expect(other.getByText('This item has found a new owner.')).toBeVisible();
  await expect(other.getByText('You bought it.')).toHaveCount(0);
});

test('after a booking the form begins anew', async ({ open, shop }) => {
  const [item, later] = [await shop.putUp(), await shop.putUp('lens')];
  const buyer = await shop.enrol('Buyer');
  const page = await open(buyer);
  await page.goto(item.path);
  const dialog = await openBooking(page, item.title);
  await fillBooking(dialog);
  // The page does not hear that the item is booked: its form stays the same one.
  await page.route('**/*.data*', () => undefined);
  await sendBooking(dialog);
  await expect(dialog).toBeHidden();
  const { body } = await shop.call<Order[]>('GET', '/orders', { bearer: buyer.token });
  expect(body).toMatchObject([{ ...meeting, title: item.title, name: buyer.name, email: buyer.email }]);
  // Booked on another device: what the form is filled with is not what was typed here.
  const { phone, location } = await shop.book(buyer, later.id);
  expect([phone, location]).not.toContain(meeting.phone);
  expect([phone, location]).not.toContain(meeting.location);
  await openBooking(page, item.title);
  for (const [label, value] of [
    ['Phone', phone],
    ['Meeting location', location],
  ] as const) {
    await expect(dialog.getByLabel(label)).toHaveValue(value);
    await expect(dialog.getByLabel(label)).toHaveAccessibleDescription(/From your last booking/);
  }
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});
