import { expect, test, type Page } from '#e2e/fixtures.ts';
import type { Offer } from '#src/deals/offers/schemas.ts';
import { momentOf, type Order } from '#e2e/shop.ts';
import { dismissToast, visit } from '#e2e/steps/visit.ts';

const main = (page: Page) => page.getByRole('main');
const button = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true });
const expectText = (page: Page, words: string) =>
  expect(main(page).getByText(words, { exact: true })).toBeVisible();

async function offer(page: Page, label: string, amount: string): Promise<void> {
  await button(page, label).click();
  const dialog = page.getByRole('dialog', { name: 'Make an offer' });
  await dialog.getByLabel('Your offer').fill(amount);
  await dialog.getByLabel('Phone').fill('+351 555 0100');
  await dialog.getByLabel('Meeting location').fill('Café Majestic, Porto');
  await dialog.getByRole('button', { name: 'Send offer' }).click();
}

test(
  'a buyer and a seller agree on a price with an offer and a counteroffer',
  { tag: '@mobile' },
  async ({ open, shop, browserErrors }) => {
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

    const buyer = await open(await shop.signUpUser('Buyer', 'Bea Booker'));
    await visit(buyer, item.path);
    browserErrors.expectErrorStatus(422, '/api/offers');
    await offer(buyer, 'Make an offer', '310.50');
    const dialog = buyer.getByRole('dialog', { name: 'Make an offer' });
    await expect(dialog.getByLabel('Your offer')).toHaveAccessibleDescription(/must be below the price/);
    await dialog.getByLabel('Your offer').fill('199');
    await dialog.getByRole('button', { name: 'Send offer' }).click();
    await expect(buyer.getByRole('alert')).toHaveText('That’s below the seller’s minimum.');
    await expectText(buyer, 'Sam Seller declined your $199 offer.');
    await offer(buyer, 'Make another offer', '250');
    await dismissToast(buyer, 'Offer sent.');
    await expect(button(buyer, 'Make another offer')).toHaveCount(0);

    await visit(seller, '/dashboard/offers');
    const { body: made } = await shop.call<Offer[]>('GET', '/offers?side=selling', {
      bearer: item.seller.token,
    });
    const sentence = `Bea Booker offers $250. Reply by ${momentOf(made[0]!.until!)} (in `;
    await expect(main(seller).getByText(sentence)).toBeVisible();
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

    await main(buyer).getByRole('link', { name: 'See your offers' }).click();
    await expect(main(buyer).getByRole('list', { name: 'Offers so far' }).getByRole('listitem')).toHaveText([
      /^You: \$199 /,
      /^You: \$250 /,
      /^Sam Seller: \$280 /,
    ]);
    await button(buyer, 'Accept $280').click();
    await buyer.getByRole('alertdialog').getByRole('button', { name: 'Accept $280' }).click();
    await dismissToast(buyer, 'Accepted. Suggest a time and place to meet.');
    await main(buyer).getByRole('link', { name: 'See the order' }).click();
    await expect(buyer).toHaveURL(/\/dashboard\/orders\/[\w-]+$/);
    const path = new URL(buyer.url()).pathname.replace('/dashboard', '');
    const { body: order } = await shop.call<Order>('GET', path, { bearer: item.seller.token });
    expect([order.stage, order.sale, order.listed]).toEqual(['accepted', 280, 310.5]);
    await expectText(buyer, `Arrange a time and place with Sam Seller by ${momentOf(order.until!)}.`);
  },
);
