import { expect, test, type Page } from '#e2e/fixtures.ts';
import { findViolations } from '#e2e/steps/accessibility.ts';
import { fillBooking, meeting, storedHandovers, reverseCode, expectText } from '#e2e/steps/deals.ts';
import type { Order } from '#e2e/shop.ts';
import { dismissToast, visit } from '#e2e/steps/visit.ts';
import { button, main } from '#e2e/steps/conversation.ts';

/** Returns tomorrow's date and time in the format of a `datetime-local` field. */
const tomorrow = (): string => new Date(Date.now() + 26 * 3600_000).toISOString().slice(0, 16);

const heading = (page: Page, name: string) => main(page).getByRole('heading', { name, exact: true });

async function review(page: Page, stars: string, words: string, toast = 'Review saved.'): Promise<void> {
  await main(page).getByRole('radio', { name: stars }).check({ force: true });
  await main(page).getByLabel('Your review').fill(words);
  await button(page, 'Send review').click();
  await dismissToast(page, toast);
}

test(
  'a buyer and a seller get from an offer to both reviews without leaving their conversation',
  { tag: '@mobile' },
  async ({ open, shop, browserErrors }) => {
    const item = await shop.createListing();
    await shop.call('PATCH', item.path, { bearer: item.seller.token, body: { offers: true } });
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
    await expectText(seller, 'Your turn');
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
    expect(await findViolations(buyer)).toEqual([]);
    await visit(buyer, item.path);
    await expect(button(buyer, 'Sold')).toBeDisabled();
  },
);
