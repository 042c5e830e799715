import { expect, test } from '#e2e/fixtures.ts';
import { findViolations } from '#e2e/steps/accessibility.ts';
import {
  fillBooking,
  openBooking,
  rowOf,
  seeRequested,
  sendBooking,
  arrangeMeeting,
  storedHandovers,
  reverseCode,
  expectText,
} from '#e2e/steps/deals.ts';
import { momentOf, type Order } from '#e2e/shop.ts';
import { pressLogOut } from '#e2e/steps/sign-in.ts';
import { dismissToast, visit } from '#e2e/steps/visit.ts';
import { button, main } from '#e2e/steps/conversation.ts';

/** Returns tomorrow's date and time in the format of a `datetime-local` field. */
const tomorrow = (): string => new Date(Date.now() + 26 * 3600_000).toISOString().slice(0, 16);

test(
  'a buyer and a seller complete a deal, from the booking to an offline handover',
  { tag: '@mobile' },
  async ({ open, shop, browserErrors }) => {
    const item = await shop.createListing();
    const buyer = await open(await shop.signUpUser('Buyer', 'Bea Booker'));
    const seller = await open(item.seller);
    await visit(buyer, item.path);
    const dialog = await openBooking(buyer, item.title);
    await fillBooking(dialog);
    await sendBooking(dialog);
    await seeRequested(buyer);
    await main(buyer).getByRole('link', { name: 'See the order' }).click();
    await expect(buyer).toHaveURL(/\/dashboard\/orders\/[\w-]+$/);
    const orderPath = new URL(buyer.url()).pathname;
    const path = orderPath.replace('/dashboard', '');
    const order = async () => (await shop.call<Order>('GET', path, { bearer: item.seller.token })).body;
    await expectText(buyer, `Waiting for Sam Seller to accept – until ${momentOf((await order()).until!)}.`);
    await expectText(buyer, '47 hours left.');
    await expect(main(buyer).getByText(item.seller.email)).toHaveCount(0);

    await visit(seller, '/dashboard/sellerorders');
    const row = rowOf(seller, 'Seller Orders', item.title);
    await expect(row.getByText('Needs your answer')).toBeVisible();
    await row.getByRole('link', { name: `See the order for ${item.title}` }).click();
    await expectText(
      seller,
      `Bea Booker is waiting for your answer. Reply by ${momentOf((await order()).until!)}.`,
    );
    await button(seller, 'Accept').click();
    await dismissToast(seller, 'Accepted. The buyer can now see your contact details.');
    await expectText(
      seller,
      `Arrange a time and place with Bea Booker by ${momentOf((await order()).until!)}.`,
    );

    await visit(buyer, orderPath);
    await expect(main(buyer).getByRole('link', { name: item.seller.email })).toBeVisible();
    await button(buyer, 'Suggest a meeting').click();
    const suggestion = buyer.getByRole('dialog', { name: 'Suggest a meeting' });
    await suggestion.getByRole('button', { name: 'Send' }).click();
    await expect(suggestion.getByLabel('Day and time')).toHaveAccessibleDescription(
      /Choose a day and time\./,
    );
    await suggestion.getByLabel('Day and time').fill(tomorrow());
    await expect(suggestion.getByLabel('Where')).toHaveValue('Café Majestic, Porto');
    await suggestion.getByRole('button', { name: 'Send' }).click();
    await dismissToast(buyer, 'Sent. We’ll email you when they answer.');
    await expectText(
      buyer,
      `Sam Seller has until ${momentOf((await order()).meeting!.at)} to answer your suggestion.`,
    );

    await visit(seller, orderPath);
    await expect(
      main(seller).getByText(/^Bea Booker suggested .*, Café Majestic, Porto\. Reply before the meeting\.$/),
    ).toBeVisible();
    await button(seller, 'Agree to this meeting').click();
    await dismissToast(seller, 'Meeting set. We’ve emailed you both a calendar invitation.');

    await visit(buyer, orderPath);
    await expect(
      main(buyer).getByText(/^You’ll meet Sam Seller on .*, Café Majestic, Porto\.$/),
    ).toBeVisible();
    const code = await main(buyer)
      .getByText(/^[0-9A-Z]{4}-[0-9A-Z]{4}$/)
      .textContent();
    await expect(main(seller).getByText(code!)).toHaveCount(0);

    // The seller is offline when they meet.
    await expect.poll(() => storedHandovers(seller)).toHaveLength(1);
    await seller.context().setOffline(true);
    await main(seller).getByLabel('Buyer’s code').fill(reverseCode(code!));
    await button(seller, 'Complete the deal').click();
    await expect(main(seller).getByText('That code doesn’t match. Check it and try again.')).toBeVisible();
    browserErrors.expectFailedRequest(`/api${path}/handover`);
    await main(seller).getByLabel('Buyer’s code').fill(code!.toLowerCase());
    await button(seller, 'Complete the deal').click();
    await expectText(seller, 'The code is correct. We’ll send it when you’re back online. You’re all set.');
    expect((await order()).stage).toBe('arranged');

    await seller.context().setOffline(false);
    await expectText(seller, 'The deal is complete.');
    await visit(buyer, orderPath);
    await expectText(buyer, 'The deal is complete.');
    await visit(buyer, item.path);
    await expect(button(buyer, 'Sold')).toBeDisabled();
  },
);

test('Log out removes the stored data for handovers from the browser', async ({ open, shop }) => {
  const { order, seller } = await arrangeMeeting(shop);
  const page = await open(seller);
  await visit(page, `/dashboard/orders/${order}`);
  await expect.poll(() => storedHandovers(page)).toHaveLength(1);
  await pressLogOut(page);
  await expect.poll(() => storedHandovers(page)).toEqual([]);
});

test('the bell and the seller overview show a request until the seller answers it', async ({
  open,
  shop,
}) => {
  const item = await shop.createListing();
  const { until } = await shop.book(await shop.signUpUser('Buyer', 'Bea Booker'), item.id);
  const page = await open(item.seller);
  await visit(page, '/');
  const bell = page.getByRole('banner').getByRole('link', { name: /^Needs your answer/ });
  await expect(bell).toHaveAccessibleName('Needs your answer, 1');
  await bell.click();
  const rows = main(page).getByRole('article');
  await expect(rows).toHaveCount(1);
  await expect(rows).toContainText(`Bea Booker would like to buy ${item.title} for $310.50`);
  await expect(rows).toContainText(`Reply by ${momentOf(until!)} (in `);
  expect(await findViolations(page)).toEqual([]);
  await visit(page, '/dashboard');
  await expect(main(page).getByRole('heading', { name: '1 thing needs your answer' })).toBeVisible();
  await rows.getByRole('link', { name: `Accept or decline: ${item.title}` }).click();
  await expect(page).toHaveURL(/\/dashboard\/(orders|messages)\/[\w-]+$/);
  await button(page, 'Accept').click();
  // Both sides then have to arrange a meeting.
  await visit(page, '/dashboard/todo');
  await expect(rows).toHaveText([new RegExp(`^Arrange a meeting with Bea Booker for ${item.title}`)]);
});

test('a dispute is opened, answered and decided, with photos and the messages of the two sides', async ({
  open,
  shop,
  server,
}) => {
  const item = await shop.createListing();
  const booker = await shop.signUpUser('Buyer', 'Bea Booker');
  const { _id } = await shop.book(booker, item.id);
  await shop.call('PUT', `/cameras/${item.id}/sold`, { bearer: item.seller.token });
  const { body } = await shop.call<Order>('GET', `/orders/${_id}`, { bearer: booker.token });
  const thread = `/dashboard/messages/${body.conversation}`;
  const words = { body: 'Is that your brother?' };
  const messages = `/conversations/${body.conversation}/messages`;
  await shop.call('POST', messages, { bearer: item.seller.token, body: words });
  const buyer = await open(booker);
  await visit(buyer, thread);
  await button(buyer, 'Report a problem').click();
  const claim = buyer.getByRole('dialog', { name: 'Report a problem' });
  await claim.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(claim.getByText('Choose what’s wrong.')).toBeVisible();
  await claim.getByRole('radio', { name: 'It’s a different item' }).check();
  await claim.getByRole('textbox', { name: 'What happened' }).fill('This is an M2.');
  await claim.getByLabel('Photos').setInputFiles('e2e/lens.webp');
  await expect(claim.getByRole('button', { name: 'Remove photo 1' })).toBeVisible();
  await claim.getByRole('button', { name: 'Send', exact: true }).click();
  await dismissToast(buyer, 'Sent. We’ve asked the other side to respond.');
  await expect(main(buyer).getByText('You say you got a different item')).toBeVisible();
  await expect(button(buyer, 'Photo from Bea Booker: full size')).toBeVisible();

  const seller = await open(item.seller);
  await visit(seller, thread);
  await expect(main(seller).getByText('Bea Booker says they got a different item')).toBeVisible();
  await button(seller, 'Give your side').click();
  await seller.getByRole('textbox', { name: 'What happened' }).fill('I gave it to your brother.');
  await seller.getByRole('button', { name: 'Send', exact: true }).click();
  await dismissToast(seller, 'Sent. An admin will decide.');
  await button(seller, 'Suggest canceling the deal').click();
  const proposal = seller.getByRole('alertdialog', { name: 'Suggest canceling the deal?' });
  await proposal.getByRole('button', { name: 'Suggest canceling the deal' }).click();
  await dismissToast(seller, 'Sent');
  const waits = 'You suggested canceling the deal. Waiting for Bea Booker to agree.';
  await expect(main(seller).getByText(waits)).toBeVisible();
  expect(await findViolations(seller)).toEqual([]);
  await expect(button(buyer, 'Agree: cancel the deal')).toBeVisible();

  const admin = await open(await shop.admin(server.stateDir));
  await visit(admin, '/dashboard/admin/disputes');
  const row = rowOf(admin, 'Disputes', item.title);
  await expect(row).toContainText('Needs a decision');
  await row.getByRole('link', { name: `See the order for ${item.title}` }).click();
  await expect(main(admin).getByText('I gave it to your brother.')).toBeVisible();
  await expect(main(admin).getByText('Is that your brother?')).toHaveCount(0);
  await button(admin, 'Show their messages').click();
  await expect(main(admin).getByText('Is that your brother?')).toBeVisible();
  expect(await findViolations(admin)).toEqual([]);
  await button(admin, 'Decide').click();
  const dialog = admin.getByRole('dialog', { name: 'Decide this dispute' });
  await dialog.getByRole('radio', { name: 'Canceled' }).check();
  await dialog.getByLabel('Your reason').fill('A brother is not the buyer.');
  await dialog.getByRole('button', { name: 'Decide' }).click();
  await dismissToast(admin, 'Decided. We’ll let both sides know.');
  await visit(buyer, thread);
  await expectText(buyer, 'This deal was canceled.');
  await expect(main(buyer).getByText('Decision: The order is canceled.')).toBeVisible();
  await expect(main(buyer).getByText('A brother is not the buyer.')).toBeVisible();
  await visit(buyer, item.path);
  await expect(main(buyer).getByRole('button', { name: 'Book Now' })).toBeEnabled();
});
