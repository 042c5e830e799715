import type { OwnListing } from '#src/catalog/listings/schemas.ts';
import { expect, test, type Page } from './fixtures.ts';
import { main } from './steps/conversation.ts';
import { seeRequested } from './steps/deals.ts';
import { dismissToast, visit } from './steps/visit.ts';

const lookAgain = /^The item was edited\. Check what changed/;
test('the dialogs of an edited item show what changed', async ({ open, shop, browserErrors }) => {
  const item = await shop.createListing('cameras', { offers: true });
  const { token: bearer } = item.seller;
  const edit = (changes: object) => shop.call('PATCH', item.path, { bearer, body: changes });
  /**
   * Edits the item after the click but before its request is sent, because live updates would reveal an earlier edit.
   */
  const editBefore = (page: Page, path: string, changes: object) =>
    page.route(
      `**${path}`,
      async (route) => {
        await edit(changes);
        await route.continue();
      },
      { times: 1 },
    );
  const buyer = await open(await shop.signUpUser('Buyer', 'Bea Booker'));
  await visit(buyer, item.path);

  await main(buyer).getByRole('button', { name: 'Make an offer' }).click();
  const offering = buyer.getByRole('dialog', { name: 'Make an offer' });
  await offering.getByLabel('Your offer').fill('250');
  await edit({ condition: 'Fair', sale: 400 });
  browserErrors.expectErrorStatus(409, '/api/offers');
  await offering.getByRole('button', { name: 'Send offer' }).click();
  await expect(offering.getByRole('alert')).toHaveText(lookAgain);
  await expect(offering.getByText('Now: $400', { exact: true })).toBeVisible();
  await expect(offering.getByText('Now: Fair', { exact: true })).toBeVisible();
  await expect(offering.getByText('Asking price: $400')).toBeVisible();
  await expect(offering.getByLabel('Your offer')).toHaveValue('250');
  await offering.getByRole('button', { name: 'Send offer' }).click();
  await dismissToast(buyer, 'Offer sent.');

  const { body: offers } = await shop.call<{ _id: string; conversation: string }[]>(
    'GET',
    '/offers?side=selling',
    { bearer },
  );
  const offer = `/api/offers/${offers[0]!._id}`;
  const seller = await open(item.seller);
  const thread = `/dashboard/messages/${offers[0]!.conversation}`;
  await visit(seller, thread);
  await main(seller).getByRole('button', { name: 'Accept $250' }).click();
  await editBefore(seller, `${offer}/accept`, { des: 'The meter is dead.' });
  browserErrors.expectErrorStatus(409, `${offer}/accept`);
  await seller.getByRole('alertdialog').getByRole('button', { name: 'Accept $250' }).click();
  await expect(
    main(seller).getByText(/^You have edited the item since Bea Booker offered \$250\./),
  ).toBeVisible();
  await expect(main(seller).getByRole('button', { name: 'Accept $250' })).toHaveCount(0);

  await visit(buyer, thread);
  await expect(main(buyer).getByText('Now: The meter is dead.', { exact: true })).toBeVisible();
  await main(buyer).getByRole('button', { name: 'Confirm your offer' }).click();
  await editBefore(buyer, `${offer}/confirm`, { location: 'Graz' });
  browserErrors.expectErrorStatus(409, `${offer}/confirm`);
  const confirming = buyer.getByRole('alertdialog');
  await confirming.getByRole('button', { name: 'Confirm your offer' }).click();
  await expect(confirming.getByText('Now: Graz', { exact: true })).toBeVisible();
  await confirming.getByRole('button', { name: 'Confirm your offer' }).click();
  await dismissToast(buyer, 'Confirmed. The seller has two days to answer.');

  await visit(buyer, item.path);
  await main(buyer).getByRole('button', { name: 'Book Now' }).click();
  const booking = buyer.getByRole('dialog', { name: item.title });
  await booking.getByLabel('Phone').fill('+351 555 0100');
  await booking.getByLabel('Meeting location').fill('Porto');
  await edit({ sale: 1_000_000 });
  browserErrors.expectErrorStatus(409, '/api/orders');
  await booking.getByRole('button', { name: 'Book', exact: true }).click();
  await expect(booking.getByRole('alert')).toHaveText(lookAgain);
  await expect(booking.getByText('Before: $400', { exact: true })).toBeVisible();
  await expect(booking.getByText('Now: $1,000,000', { exact: true })).toBeVisible();
  // The price above the title must be updated, too.
  await expect(booking.getByRole('paragraph').filter({ hasText: /^Book for \$1,000,000$/ })).toBeVisible();
  await booking.getByRole('button', { name: 'Book', exact: true }).click();
  await seeRequested(buyer);

  await visit(seller, item.path.replace('/', '/dashboard/'));
  const { body: orders } = await shop.call<{ _id: string }[]>('GET', '/orders', { bearer });
  await visit(seller, thread);
  const accept = `/api/orders/${orders[0]!._id}/accept`;
  await editBefore(seller, accept, { des: 'The meter and the shutter are dead.' });
  browserErrors.expectErrorStatus(409, accept);
  await main(seller).getByRole('button', { name: 'Accept', exact: true }).click();
  const accepting = seller.getByRole('alertdialog', { name: 'The item was edited' });
  const change = accepting.getByText('Now: The meter and the shutter are dead.', { exact: true });
  await expect(change).toBeVisible();
  // The open dialog keeps the change when the page reads the order again, now with the new version.
  const reading = seller.waitForResponse((response) => response.url().endsWith(orders[0]!._id));
  await seller.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
  await (await reading).finished();
  await seller.evaluate(async () => new Promise((resolve) => requestAnimationFrame(resolve)));
  await expect(change).toBeVisible({ timeout: 1 });
  await accepting.getByRole('button', { name: 'Accept', exact: true }).click();
  await expect(accepting).toBeHidden();
  const { body: order } = await shop.call<{ stage: string }>('GET', `/orders/${orders[0]!._id}`, { bearer });
  expect(order.stage).toBe('accepted');
});

test('an edit replaces only what it changed and asks about others', async ({ open, shop, browserErrors }) => {
  const item = await shop.createListing();
  const { token: bearer } = item.seller;
  const edit = (changes: object) => shop.call('PATCH', item.path, { bearer, body: changes });
  const stored = async () => (await shop.call<OwnListing>('GET', `/dashboard${item.path}`, { bearer })).body;
  const page = await open(item.seller);
  await visit(page, `/dashboard${item.path}`);
  const form = page.getByRole('dialog', { name: 'Edit this item' });
  const openForm = () => main(page).getByRole('button', { name: 'Edit' }).click();
  const [title, price, text] = ['Title', 'Sale price', 'Description'].map((label) => form.getByLabel(label));
  const save = () => form.getByRole('button', { name: 'Save' }).click();

  await openForm();
  await title!.fill('Title of the old tab');
  await edit({ title: 'Title of the phone', sale: 250, des: 'Text of the phone.' });
  browserErrors.expectErrorStatus(409, `/api${item.path}`);
  await save();
  await expect(form.getByRole('alert')).toContainText('nothing of yours is saved yet');
  await expect(form.getByRole('definition')).toHaveText(['Title of the phone', '$250', 'Text of the phone.']);
  await expect(title!).toHaveValue('Title of the old tab');
  await expect(price!).toHaveValue('250');
  await expect(text!).toHaveValue('Text of the phone.');
  expect((await stored()).products.title).toBe('Title of the phone');
  await save();
  await dismissToast(page, 'Saved successfully');
  const first = await stored();
  expect(first.products).toMatchObject({
    title: 'Title of the old tab',
    sale: 250,
    des: 'Text of the phone.',
  });

  await openForm();
  await price!.fill('299');
  await edit({ sale: 200, des: 'A long new text.' });
  await page.reload();
  await openForm();
  await expect(form.getByText('You have unsaved changes from earlier.')).toBeVisible();
  await expect(form.getByRole('definition')).toHaveText(['$200']);
  await expect(price!).toHaveValue('299');
  await expect(text!).toHaveValue('A long new text.');
  await form.getByRole('button', { name: 'Discard' }).click();
  await expect(price!).toHaveValue('200');
  await expect(form.getByRole('definition')).toHaveCount(0);
});
