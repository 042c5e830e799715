import { expect, test } from './fixtures.ts';
import { momentOf, type Order, aProduct, dayOf } from './shop.ts';
import {
  beginBooking,
  fillBooking,
  meeting,
  openBooking,
  rowOf,
  seeRequested,
  sendBooking,
  expectCells,
  columnHeaders,
} from './steps/deals.ts';
import { visit, goTo, goToDashboardPage, letReactFinish } from './steps/visit.ts';

const ordersCall = '/api/orders';

test('a booking that was not sent can be sent again', async ({ open, shop, browserErrors }) => {
  const { item, page, dialog } = await beginBooking({ open, shop });
  browserErrors.expectFailedRequest(ordersCall);
  await page.route(`**${ordersCall}`, (route) => route.abort());
  await sendBooking(dialog);
  await expect(dialog.getByRole('alert')).toHaveText(
    'The booking was not sent. Nothing you typed is lost. Try again.',
  );
  await expect(dialog.getByLabel('Phone')).toHaveValue(meeting.phone);
  await expect(dialog.getByLabel('Meeting location')).toHaveValue(meeting.location);
  await page.unroute(`**${ordersCall}`);
  await sendBooking(dialog);
  await seeRequested(page);
  await page.goto(item.path);
  await expect(page.getByText('You’ve requested this item.')).toBeVisible();
  await page.getByRole('link', { name: 'See your order' }).click();
  await expect(page.getByRole('heading', { name: `Order: ${item.title}` })).toBeVisible();
  await page.getByRole('link', { name: 'My Orders' }).last().click();
  await expect(rowOf(page, 'My Orders', item.title)).toBeVisible();
});

test('a booking leads to its conversation and back again', { tag: '@mobile' }, async ({ open, shop }) => {
  const { item, buyer, page, dialog } = await beginBooking({ open, shop });
  await sendBooking(dialog);
  const confirmation = await seeRequested(page);
  const { body } = await shop.call<Order[]>('GET', '/orders', { bearer: buyer.token });
  const { until, conversation } = body[0]!;
  await expect(page).toHaveURL(`/dashboard/messages/${conversation}`);
  await expect(confirmation).toBeFocused();
  // Unlike in texts, no-break spaces in descriptions do not match normal spaces.
  const by = momentOf(until!).replaceAll(' ', String.raw`\s`);
  await expect(confirmation).toHaveAccessibleDescription(
    new RegExp(`^${item.seller.name} has until ${by} to accept. We’ll email you. Until then, `),
  );
  await expect(page.getByRole('status').filter({ hasText: 'Requested!' })).toHaveCount(0);
  await confirmation.getByRole('button', { name: 'Got it' }).click();
  await expect(confirmation).toHaveCount(0);
  await expect(page.getByRole('main')).toBeFocused();
  await page.reload();
  await expect(page.getByRole('heading', { name: item.seller.name, exact: true })).toBeVisible();
  await expect(confirmation).toHaveCount(0);

  await visit(page, item.path);
  await expect(page.getByText('You’ve requested this item.')).toBeVisible();
  await expect(page.getByText('Tell me if it frees up')).toHaveCount(0);
  await expect(page.getByText('Ask the seller')).toHaveCount(0);
  await page.getByRole('link', { name: 'Message the seller' }).click();
  await expect(page).toHaveURL(`/dashboard/messages/${conversation}`);

  await visit(page, '/dashboard/messages');
  const rows = page.getByRole('main').getByRole('listitem');
  await expect(rows).toHaveText([/You requested this item for/]);
  await expect(rows.getByText('Requested', { exact: true })).toBeVisible();
  await visit(page, '/dashboard');
  await page.getByRole('link', { name: `Message ${item.seller.name}` }).click();
  await expect(page).toHaveURL(`/dashboard/messages/${conversation}`);
});

test('a booking whose response is lost is stored once', async ({ open, shop, browserErrors }) => {
  const { buyer, page, dialog } = await beginBooking({ open, shop });
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

test('an incomplete booking shows errors at its fields and is not sent', async ({ open, shop }) => {
  const item = await shop.createListing();
  const buyer = await shop.signUpUser('Buyer', 'Bea Booker');
  const page = await open(buyer);
  await page.goto(item.path);
  const dialog = await openBooking(page, item.title);
  await expect(dialog.getByText('Book for $310.50', { exact: true })).toBeVisible();
  await expect(dialog.getByRole('heading')).toHaveText(item.title);
  for (const [label, value] of [
    ['Name', buyer.name],
    ['Email', buyer.email],
  ] as const) {
    await expect(dialog.getByLabel(label)).toHaveValue(value);
    await expect(dialog.getByLabel(label)).not.toBeEditable();
  }
  await dialog.getByLabel('Meeting location').fill('');
  await sendBooking(dialog);
  for (const label of ['Phone', 'Meeting location'])
    await expect(dialog.getByLabel(label)).toHaveAttribute('required');
  await expect(dialog.getByLabel('Phone')).toHaveAccessibleDescription(/Phone is required\.$/);
  await expect(dialog.getByLabel('Phone')).toBeFocused();
  const location = dialog.getByLabel('Meeting location');
  await expect(location).toHaveAccessibleDescription(/Meeting location is required\.$/);
  await dialog.getByLabel('Phone').fill('1');
  await expect(dialog.getByLabel('Phone')).toHaveAccessibleDescription(
    /Phone must have at least five digits\.$/,
  );
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog).toBeHidden();
  const { body } = await shop.call<unknown[]>('GET', '/orders', { bearer: buyer.token });
  expect(body).toEqual([]);
});

test('My Orders shows each order, and that of a sold item can be hidden', async ({ open, shop }) => {
  const [item, later, others] = [
    await shop.createListing(),
    await shop.createListing('lens'),
    await shop.createListing(),
  ];
  const buyer = await shop.signUpUser('Buyer', 'Bea Booker');
  const { _id: order, date, until } = await shop.book(buyer, item.id);
  await shop.book(buyer, later.id);
  await shop.book(await shop.signUpUser('Buyer', 'Bea Booker'), others.id);
  const page = await open(buyer);
  await page.goto('/dashboard');
  await expect(page.getByText('Total Orders: 2', { exact: true })).toBeVisible();
  const heads = ['Products', 'Customer', 'Meet Location', 'Customer phone', 'Status', 'Remove'];
  await expect(columnHeaders(page, 'My Orders')).toHaveText(heads);
  // The newest order comes first, and orders of other buyers are not shown.
  const links = page.getByRole('table', { name: 'My Orders' }).getByRole('link');
  const products = links.filter({ hasNotText: /See the order|Message/ });
  await expect(products).toHaveText([later.title, item.title]);
  const row = rowOf(page, 'My Orders', item.title);
  await expectCells(row, [
    `${item.title} $310.50 Booked on ${dayOf(date)} from ${item.seller.name}`,
    'Bea Booker',
    'Porto, São Bento station Suggested by the buyer',
    '+351 555 0100',
    `Waiting for ${item.seller.name} to accept – until ${momentOf(until!)}. See the order Message`,
    'Cancel',
  ]);
  await shop.call('PUT', `/cameras/${item.id}/sold`, { bearer: item.seller.token });
  await page.goto(item.path);
  await expect(page.getByText('You bought this item.')).toBeVisible();
  const other = await open(await shop.signUpUser('Buyer'));
  const response = other.waitForResponse(/\/api\/orders\?/);
  await other.goto(item.path);
  await response;
  await expect(other.getByText('This item has found a new owner.')).toBeVisible();
  await expect(other.getByText('You bought this item.')).toHaveCount(0);
  await page.goto('/dashboard');
  await expect(row).toContainText('Bought');
  const hide = row.getByRole('button', { name: `Hide the order for ${item.title}` });
  await expect(row.getByRole('button', { name: 'I’ve received it' })).toBeVisible();
  await expect(hide).toHaveCount(0);
  await shop.call('PUT', `/orders/${order}/received`, { bearer: buyer.token });
  await page.reload();
  await hide.click();
  const question = page.getByRole('alertdialog', { name: `Hide the order for “${item.title}”?` });
  await expect(question).toContainText('It stays in the seller’s list.');
  await question.getByRole('button', { name: 'Hide order' }).click();
  await expect(row).toHaveCount(0);
});

test('the booking form is filled in with the buyer’s phone and the item’s town', async ({ open, shop }) => {
  const [first, second] = [await shop.createListing(), await shop.createListing()];
  const buyer = await shop.signUpUser('Buyer');
  const page = await open(buyer);
  // An order that was placed before phone numbers were validated.
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
  await seeRequested(page);
  await page.goto(second.path);
  const other = await openBooking(page, second.title);
  const hint = /you gave before/;
  await expect(other.getByLabel('Phone')).toHaveValue(meeting.phone);
  await expect(other.getByLabel('Phone')).toHaveAccessibleDescription(hint);
  const { location } = aProduct('');
  await expect(other.getByLabel('Meeting location')).toHaveValue(location);
  await expect(
    other.getByText(
      `${second.seller.name} sees your name, email, phone and suggested place as soon as you book`,
    ),
  ).toBeVisible();
  await other.getByLabel('Phone').fill('+351 555 0999');
  await expect(other.getByLabel('Phone')).not.toHaveAccessibleDescription(hint);
  await sendBooking(other);
  await seeRequested(page);
  const { body } = await shop.call<Order[]>('GET', '/orders', { bearer: buyer.token });
  expect(body[0]).toMatchObject({ phone: '+351 555 0999', location });
  // The numbers of bookings stay out of the profile.
  await goTo(page, 'Dashboard');
  await goToDashboardPage(page, 'Profile');
  await expect(page.getByLabel('Phone')).toHaveValue('');
});

test('a booking that comes too late keeps its fields and says so', async ({ open, shop, browserErrors }) => {
  const { item, page, dialog } = await beginBooking({ open, shop });
  await shop.book(await shop.signUpUser('Buyer', 'Quick Quinn'), item.id);
  browserErrors.expectErrorStatus(409, ordersCall);
  await sendBooking(dialog);
  await expect(dialog.getByRole('alert')).toHaveText('Someone else has just booked this item');
  await expect(dialog.getByLabel('Phone')).toHaveValue(meeting.phone);
  await expect(dialog.getByLabel('Meeting location')).toHaveValue(meeting.location);
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('button', { name: 'Booked' })).toBeDisabled();
});
