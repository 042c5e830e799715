import { expect, test } from '#e2e/fixtures.ts';
import { momentOf, type Order } from '#e2e/shop.ts';
import { fillBooking, meeting, openBooking, rowOf, seeRequested, sendBooking } from '#e2e/steps/deals.ts';
import { visit } from '#e2e/steps/visit.ts';

const ordersCall = '/api/orders';

test('a booking that could not be sent keeps its fields and can be sent again', async ({
  open,
  shop,
  browserErrors,
}) => {
  const item = await shop.createListing();
  const page = await open(await shop.signUpUser('Buyer'));
  await page.goto(item.path);
  const dialog = await openBooking(page, item.title);
  await fillBooking(dialog);
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

test(
  'a booking leads to its conversation, which confirms it once, and the item page links back to it',
  { tag: '@mobile' },
  async ({ open, shop }) => {
    const item = await shop.createListing();
    const buyer = await shop.signUpUser('Buyer');
    const page = await open(buyer);
    await visit(page, item.path);
    const dialog = await openBooking(page, item.title);
    await fillBooking(dialog);
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
  },
);
