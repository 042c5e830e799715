import { expect, test } from './fixtures.ts';
import type { Order } from './shop.ts';
import { findViolations } from './steps/accessibility.ts';
import { button, main } from './steps/conversation.ts';
import { rowOf } from './steps/deals.ts';
import { dismissToast, visit } from './steps/visit.ts';

test('a dispute is opened, answered and decided', async ({ open, shop, browserErrors, server }) => {
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
  await button(seller, 'Suggest a lower price').click();
  const lower = seller.getByRole('dialog', { name: 'Suggest a lower price?' });
  await lower.getByLabel('New price').fill('9999');
  await lower.getByRole('button', { name: 'Suggest a lower price' }).click();
  await expect(lower.getByText(/must be below/)).toBeVisible();
  await lower.getByLabel('New price').fill('100');
  await lower.getByRole('button', { name: 'Suggest a lower price' }).click();
  await dismissToast(seller, 'Sent');
  const waits = 'You suggested a lower price: $100. Waiting for Bea Booker to agree.';
  await expect(main(seller).getByText(waits)).toBeVisible();
  expect(await findViolations(seller)).toEqual([]);
  await expect(button(buyer, 'Agree on $100')).toBeVisible();

  const admin = await open(await shop.admin(server.stateDir));
  await visit(admin, '/dashboard/admin/disputes');
  const row = rowOf(admin, 'Disputes', item.title);
  await expect(row).toContainText('Needs a decision');
  await row.getByRole('link', { name: `Decide: ${item.title}` }).click();
  await expect(main(admin).getByText('I gave it to your brother.')).toBeVisible();
  await expect(main(admin).getByText('Is that your brother?')).toHaveCount(0);
  await button(admin, 'Show their messages').click();
  await expect(main(admin).getByText('Is that your brother?')).toBeVisible();
  await button(admin, 'Decide').click();
  const dialog = admin.getByRole('dialog', { name: 'Decide this dispute' });
  await dialog.getByRole('radio', { name: 'Return item and money' }).check();
  await dialog.getByLabel('Your reason').fill('A brother is not the buyer.');
  await dialog.getByRole('button', { name: 'Decide' }).click();
  await dismissToast(admin, 'Decided. We’ll let both sides know.');
  await visit(buyer, thread);
  await expect(
    main(buyer)
      .getByText(/This deal was canceled\. Return the item to .+ by .+ returns .+ to you by/)
      .first(),
  ).toBeVisible();
  await expect(main(buyer).getByText('Decision: The order is canceled.')).toBeVisible();
  await expect(main(buyer).getByText('A brother is not the buyer.')).toBeVisible();
  browserErrors.expectErrorStatus(404, item.path);
  await visit(buyer, item.path);
  await expect(main(buyer).getByRole('button', { name: 'Book Now' })).toHaveCount(0);

  await visit(seller, thread);
  await main(seller).getByRole('link', { name: 'I have it back' }).click();
  await button(seller, 'I have it back: list it again').click();
  await seller.getByRole('alertdialog').getByRole('button', { name: 'List it again' }).click();
  await dismissToast(seller, 'Listed again');
  await visit(buyer, item.path);
  await expect(main(buyer).getByRole('button', { name: 'Book Now' })).toBeEnabled();
});
