import { toLocal } from '#src/platform/shared/local-time.ts';
import { expect, test, type Page } from './fixtures.ts';
import type { Order } from './shop.ts';
import { findViolations } from './steps/accessibility.ts';
import { button, main } from './steps/conversation.ts';
import {
  fillBooking,
  meeting,
  storedHandovers,
  reverseCode,
  expectText,
  acceptOrder,
  review,
  stageOf,
} from './steps/deals.ts';
import { dismissToast, visit } from './steps/visit.ts';

/** Returns tomorrow's date and time in the format of a `datetime-local` field. */
const tomorrow = (): string => new Date(Date.now() + 26 * 3600_000).toISOString().slice(0, 16);

const heading = (page: Page, name: string) => main(page).getByRole('heading', { name, exact: true });

test(
  'a buyer and a seller get from an offer to both reviews without leaving their conversation',
  { tag: ['@main', '@mobile'] },
  async ({ open, shop, browserErrors }) => {
    const item = await shop.createListing('cameras', { offers: true });
    const bea = await shop.signUpUser('Buyer', 'Bea Booker');
    const buyer = await open(bea);
    const seller = await open(item.seller);
    await visit(buyer, item.path);
    await button(buyer, 'Make an offer').click();
    const offering = buyer.getByRole('dialog', { name: 'Make an offer' });
    await offering.getByLabel('Your offer').fill('280');
    await offering.getByRole('button', { name: 'Send offer' }).click();
    await expect(buyer).toHaveURL(/\/dashboard\/messages\/[\w-]+$/);
    const thread = new URL(buyer.url()).pathname;
    await expect(heading(buyer, 'You offered $280')).toBeVisible();

    await visit(seller, thread);
    const conversation = main(seller).locator('[data-own-screen]');
    await expect(conversation.getByText('Your turn', { exact: true })).toBeVisible();
    await button(seller, 'Accept $280').click();
    await seller.getByRole('alertdialog').getByRole('button', { name: 'Accept $280' }).click();
    await expect(heading(seller, 'You accepted $280')).toBeFocused();
    const { body: orders } = await shop.call<Order[]>('GET', '/orders', { bearer: item.seller.token });
    const path = `/orders/${orders[0]!._id}`;
    const order = async () => (await shop.call<Order>('GET', path, { bearer: item.seller.token })).body;
    await expect(button(seller, 'Suggest a meeting')).toHaveCount(0);

    await button(seller, 'Add a phone number so Bea Booker can reach you').click();
    const phone = seller.getByRole('dialog', { name: 'Add your phone number' });
    await phone.getByLabel('Phone').fill('+351 555 0142');
    await phone.getByRole('button', { name: 'Save' }).click();
    await expect(main(seller).getByText('Bea Booker can now see your phone number.')).toBeFocused();
    await expect(main(seller).getByRole('link', { name: bea.email })).toBeVisible();

    // The buyer's open page is updated without a reload, as after each of the following steps.
    await expect(heading(buyer, 'Sam Seller accepted $280')).toBeVisible();
    await button(buyer, 'Add your phone and a meeting place').click();
    const contact = buyer.getByRole('dialog', { name: 'Add your phone and a meeting place' });
    await fillBooking(contact);
    await contact.getByRole('button', { name: 'Save' }).click();
    await expect(button(buyer, 'Suggest a meeting')).toBeVisible();

    await button(seller, 'Suggest a meeting').click();
    const suggestion = seller.getByRole('dialog', { name: 'Suggest a meeting' });
    await suggestion.getByLabel('Day and time').fill(tomorrow());
    await expect(suggestion.getByLabel('Where')).toHaveValue(meeting.location);
    await suggestion.getByRole('button', { name: 'Send' }).click();
    await dismissToast(seller, 'Sent. We’ll email you when they answer.');
    await button(buyer, 'Agree to this meeting').click();
    await dismissToast(buyer, 'Meeting set. We’ve emailed you both a calendar invitation.');
    await expect(heading(buyer, 'At the meeting')).toBeFocused();
    const code = await main(buyer)
      .getByText(/^[0-9A-Z]{4}-[0-9A-Z]{4}$/)
      .textContent();
    expect(await findViolations(buyer)).toEqual([]);

    // The seller is offline when they meet.
    await expect(heading(seller, 'At the meeting')).toBeVisible();
    await expect.poll(() => storedHandovers(seller)).not.toEqual([]);
    await expect(main(seller).getByText(code!)).toHaveCount(0);
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
    await expect(heading(seller, 'Deal complete')).toBeVisible();
    await expect(heading(buyer, 'Deal complete')).toBeVisible();

    await expect(heading(buyer, 'How was the deal with Sam Seller?')).toBeVisible();
    await review(buyer, '4 stars', 'Exactly as described.');
    await expectText(buyer, 'You rated Sam Seller 4 stars.');
    await expect(buyer.getByRole('link', { name: /^My Orders/ }).first()).toHaveText('My Orders');
    await expect(button(buyer, 'Send review')).toHaveCount(0);
    await expect(main(seller).getByText('Exactly as described.')).toHaveCount(0);
    await expect(main(seller).getByText(/^Review .+ by .+\.$/)).toBeVisible();
    await review(seller, '5 stars', 'Came on time.', 'Review saved. Both reviews are visible now.');
    await expect(main(seller).getByText('Exactly as described.')).toBeVisible();
    expect([buyer, seller].map((page) => new URL(page.url()).pathname)).toEqual([thread, thread]);

    await main(buyer).getByRole('link', { name: 'Order details' }).click();
    const progress = main(buyer).getByRole('list', { name: 'Progress' }).getByRole('listitem');
    await expect(progress).toHaveText([
      'Offer accepteddone',
      'Meetingdone',
      'Handed overdone',
      'Revieweddone',
    ]);
    await expect(main(buyer).getByText(/^You agreed to meet \w+, \w+ \d+/)).toBeVisible();
    await visit(buyer, item.path);
    await expect(button(buyer, 'Sold')).toBeDisabled();
  },
);

test('a handover is reported and confirmed only after a question', async ({ open, shop }) => {
  const { id, seller } = await shop.createListing();
  const buyer = await shop.signUpUser('Buyer', 'Bea Booker');
  const { _id: order, conversation } = await shop.book(buyer, id);
  const thread = `/dashboard/messages/${conversation}`;
  const page = await open(seller);
  await visit(page, thread);
  await expect(button(page, 'Decline')).toBeVisible();
  await expect(button(page, 'Mark as handed over')).toHaveCount(0);
  await main(page).getByText('More options').click();
  await button(page, 'Mark as handed over').click();
  const question = page.getByRole('alertdialog', { name: 'Did you hand it over and get paid?' });
  await expect(question).toContainText(
    'Bea Booker has 72 hours to confirm or report a problem. After that, the deal is complete. You can’t undo this.',
  );
  await question.getByRole('button', { name: 'Go back' }).click();
  await expect(question).toBeHidden();
  expect(await stageOf(shop, order, seller)).toBe('requested');
  await button(page, 'Mark as handed over').click();
  await question.getByRole('button', { name: 'Mark as handed over' }).click();
  await dismissToast(page, 'Done. We’ve asked the buyer to confirm.');
  expect(await stageOf(shop, order, seller)).toBe('handed-over');

  // The page of the order has the same card as the conversation.
  const ofBuyer = await open(buyer);
  await visit(ofBuyer, `/dashboard/orders/${order}`);
  await button(ofBuyer, 'I’ve received it').click();
  const confirmation = ofBuyer.getByRole('alertdialog', {
    name: 'Do you have the item, and have you checked it?',
  });
  await expect(confirmation).toContainText('This completes the deal. You can’t undo it.');
  await confirmation.getByRole('button', { name: 'I’ve received it' }).click();
  await expect(heading(ofBuyer, 'How was the deal with Sam Seller?')).toBeFocused();
  await expect(heading(ofBuyer, 'Deal complete')).toBeVisible();
  expect(await stageOf(shop, order, seller)).toBe('completed');
});

test('users in different time zones agree on one of several times to meet', async ({ open, shop }) => {
  const { order, buyer, seller } = await acceptOrder(shop);
  const zone = 'Europe/Berlin';
  const first = { at: new Date(Date.now() + 48 * 3600_000).toISOString(), zone, ownZone: zone };
  const path = `/orders/${order}`;
  const body = { ...first, place: 'Zoo station' };
  await shop.call('PUT', `${path}/meeting`, { bearer: seller.token, body });
  const { conversation } = (await shop.call<Order>('GET', path, { bearer: buyer.token })).body;
  const thread = `/dashboard/messages/${conversation}`;

  const page = await open(buyer, { timezoneId: 'America/New_York' });
  await visit(page, thread);
  await button(page, 'Suggest other times').click();
  const dialog = page.getByRole('dialog', { name: 'Suggest a meeting' });
  const send = dialog.getByRole('button', { name: 'Send' });
  await dialog.getByLabel('Time zone').selectOption(zone);
  const time = dialog.getByLabel('Day and time');
  await time.fill('2027-03-28T02:30');
  await send.click();
  await expect(time).toHaveAccessibleDescription(
    /The time does not exist in Central European Time, because the clocks go forward\./,
  );
  await time.fill('2027-10-31T02:30');
  await expect(dialog.getByLabel('Which one').getByRole('option')).toHaveText([
    'Sunday, Oct 31, 2027 at 2:30 AM Central European Summer Time',
    'Sunday, Oct 31, 2027 at 2:30 AM Central European Standard Time',
  ]);
  const day = new Date(Date.now() + 2 * 24 * 3600_000).toISOString().slice(0, 10);
  await time.fill(`${day}T10:00`);
  await expect(time).toHaveAccessibleDescription(/^Your time: .* at [3-5]:00\sAM Eastern Time/);
  await dialog.getByRole('button', { name: 'Add another time' }).click();
  const second = dialog.getByLabel('Second time');
  await second.fill(`${day}T10:00`);
  await send.click();
  await expect(second).toHaveAccessibleDescription(/The time is the same as another one\./);
  await second.fill(toLocal(new Date(Date.now() + 3600_000), zone));
  await send.click();
  await dismissToast(page, 'Sent. We’ll email you when they answer.');

  const ofSeller = await open(seller, { timezoneId: 'Asia/Tokyo' });
  await visit(ofSeller, thread);
  const times = main(ofSeller).getByRole('group', { name: 'Pick a time' }).getByRole('button');
  await expect(times).toHaveText([/^\w{3}, /, /, [56]:00\sPM.* at 10:00\sAM Central European Time$/]);
  await times.first().click();
  await dismissToast(ofSeller, 'Meeting set. We’ve emailed you both a calendar invitation.');
  await expect(main(ofSeller).getByRole('link', { name: 'Open in Maps' })).toHaveAttribute(
    'href',
    'https://www.google.com/maps/search/?api=1&query=Zoo+station',
  );
  const downloaded = ofSeller.waitForEvent('download');
  await button(ofSeller, 'Add to calendar').click();
  expect((await downloaded).suggestedFilename()).toBe('meeting.ics');
  await button(ofSeller, 'I’m here').click();
  const replies = main(ofSeller).getByRole('group', { name: 'Quick replies' });
  await expect(replies.getByRole('status')).toHaveText('Sent');
  await visit(ofSeller, thread);
  await expect(button(ofSeller, 'I’m here')).toHaveAttribute('aria-disabled', 'true');
  await expect(button(ofSeller, 'I’m running late')).toHaveCount(0);
  const messages = await shop.call<{ body: string }[]>('GET', `/conversations/${conversation}/messages`, {
    bearer: buyer.token,
  });
  expect(messages.body.map(({ body: text }) => text)).toEqual(['I’m here']);
});
