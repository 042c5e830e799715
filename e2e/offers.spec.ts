import type { Offer } from '#src/deals/offers/schemas.ts';
import { expect, test, type Page } from './fixtures.ts';
import { momentOf, type Order } from './shop.ts';
import { button, main, messages } from './steps/conversation.ts';
import { expectText } from './steps/deals.ts';
import { fillLogin } from './steps/sign-in.ts';
import { dismissToast, visit } from './steps/visit.ts';

async function offer(page: Page, label: string, amount: string): Promise<void> {
  await button(page, label).click();
  const dialog = page.getByRole('dialog', { name: 'Make an offer' });
  await dialog.getByLabel('Your offer').fill(amount);
  await dialog.getByRole('button', { name: 'Send offer' }).click();
}

test('an offer and a counteroffer set a price', { tag: '@mobile' }, async ({ open, shop, browserErrors }) => {
  const item = await shop.createListing();
  const seller = await open(item.seller);
  await visit(seller, item.path.replace('/', '/dashboard/'));
  await button(seller, 'Edit').click();
  const form = seller.getByRole('dialog');
  await expect(form.getByLabel('Allow offers')).not.toBeChecked();
  await form.getByLabel('Allow offers').check();
  await form.getByLabel('Auto-decline offers below').fill('200');
  await form.getByRole('button', { name: 'Save' }).click();
  await dismissToast(seller, 'Saved');

  const account = await shop.signUpUser('Buyer', 'Bea Booker');
  const buyer = await open();
  await visit(buyer, item.path);
  await main(buyer).getByRole('link', { name: 'Make an offer' }).click();
  await expectText(buyer, `Log in to make an offer on “${item.title}”. We’ll bring you back to it.`);
  await buyer.getByRole('link', { name: 'Sign up' }).last().click();
  await expect(buyer.getByRole('radio', { name: /Buyer/ })).toBeChecked();
  await buyer.goBack();
  // Both pages have the same fields.
  await expect(buyer.getByRole('heading', { level: 1 })).toHaveText('Login');
  await fillLogin(buyer, account);
  const dialog = buyer.getByRole('dialog', { name: 'Make an offer' });
  await expect(dialog.getByText('You have 3 offers left for this item.')).toBeVisible();
  await expect(dialog.getByRole('group', { name: 'Suggested amounts' }).getByRole('button')).toHaveText([
    '$295',
    '$280',
    '$265',
  ]);
  await dialog.getByRole('button', { name: '$280' }).click();
  await expect(dialog.getByText('That is 10% below the asking price.')).toBeVisible();
  browserErrors.expectErrorStatus(422, '/api/offers');
  await dialog.getByLabel('Your offer').fill('310.50');
  await dialog.getByRole('button', { name: 'Send offer' }).click();
  await expect(dialog.getByLabel('Your offer')).toHaveAccessibleDescription(/must be below the price/);
  await dialog.getByLabel('Your offer').fill('199');
  await dialog.getByRole('button', { name: 'Send offer' }).click();
  await expect(buyer.getByRole('alert')).toHaveText('Declined automatically: below the seller’s minimum.');
  await expectText(buyer, 'You offered $199. Declined automatically: below the seller’s minimum.');
  await button(buyer, 'Make another offer').click();
  await expect(dialog.getByText(/You have 2 offers left for this item\.$/)).toBeVisible();
  for (const name of ['Send offer', 'Cancel'])
    await expect(dialog.getByRole('button', { name })).toBeInViewport({ ratio: 1 });
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await offer(buyer, 'Make another offer', '250');
  await dismissToast(buyer, 'Offer sent.');
  // The offer leads to the conversation, where both sides continue.
  await expect(buyer).toHaveURL(/\/dashboard\/messages\/[\w-]+$/);
  await expect(button(buyer, 'Make another offer')).toHaveCount(0);
  await expect(main(buyer).getByText(/^You offered \$250\. Sam Seller has until/)).toBeVisible();

  await visit(seller, '/dashboard/offers');
  const { body: made } = await shop.call<Offer[]>('GET', '/offers?side=selling', {
    bearer: item.seller.token,
  });
  const sentence = `Bea Booker offers $250. Reply by ${momentOf(made[0]!.until!)} (in `;
  await expect(main(seller).getByText(sentence)).toBeVisible();
  await main(seller)
    .getByRole('link', { name: `Answer the offer: ${item.title}` })
    .click();
  await button(seller, 'Make a counteroffer').click();
  const counter = seller.getByRole('dialog', { name: 'Counteroffer' });
  browserErrors.expectErrorStatus(422, `/api/offers/${made[0]!._id}/counter`);
  await counter.getByLabel('Your counteroffer').fill('250');
  await counter.getByRole('button', { name: 'Send offer' }).click();
  await expect(counter.getByLabel('Your counteroffer')).toHaveAccessibleDescription(
    /must be more than \$250/,
  );
  await counter.getByLabel('Your counteroffer').fill('280');
  await counter.getByRole('button', { name: 'Send offer' }).click();
  await dismissToast(seller, 'Sent. We’ll email you when they answer.');

  await expect(messages(buyer)).toHaveText([
    /^You offered \$199.*Declined automatically: below the seller’s minimum$/,
    /^You offered \$250/,
    /^Sam Seller offered \$280.*10% below the asking price/,
  ]);
  await button(buyer, 'Accept $280').click();
  await buyer.getByRole('alertdialog').getByRole('button', { name: 'Accept $280' }).click();
  await dismissToast(buyer, 'Accepted. Now add your phone number and a meeting place.');
  await expect(main(buyer).getByRole('heading', { name: 'You accepted $280' })).toBeFocused();
  const { body: orders } = await shop.call<Order[]>('GET', '/orders', { bearer: item.seller.token });
  const order = orders[0]!;
  expect([order.stage, order.sale, order.listed]).toEqual(['accepted', 280, 310.5]);
  const by = momentOf(order.until!);
  await expectText(buyer, `Add your phone number and a meeting place, then suggest a time – by ${by}.`);
  await expectText(seller, `Waiting for Bea Booker to add a phone number and a meeting place – until ${by}.`);
  await button(buyer, 'Add your phone and a meeting place').click();
  const contact = buyer.getByRole('dialog', { name: 'Add your phone and a meeting place' });
  await contact.getByLabel('Phone').fill('+351 555 0100');
  await contact.getByLabel('Meeting location').fill('Café Majestic, Porto');
  await contact.getByRole('button', { name: 'Save' }).click();
  await expectText(buyer, `Arrange a time and place with Sam Seller by ${by}.`);
  // The seller's open page is updated without a reload.
  await expectText(seller, `Arrange a time and place with Bea Booker by ${by}.`);
  await expect(button(seller, 'Suggest a meeting')).toBeVisible();
});
