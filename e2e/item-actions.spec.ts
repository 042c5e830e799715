import { expect, test } from './fixtures.ts';
import { revokeSessions } from './steps/session.ts';
import { fillLogin } from './steps/sign-in.ts';
import { visit } from './steps/visit.ts';

test(
  'an offer survives an ended session, its button stays in reach, and a blocked buyer sees no action',
  { tag: '@mobile' },
  async ({ open, shop, browserErrors }) => {
    const item = await shop.createListing();
    await shop.call('PATCH', item.path, { bearer: item.seller.token, body: { offers: true } });
    const buyer = await shop.signUpUser('Buyer');
    const { body } = await shop.call<{ _id: string }>('GET', '/profile', { bearer: buyer.token });
    const page = await open(buyer);
    await visit(page, item.path);
    const main = page.getByRole('main');
    const actions = [
      main.getByRole('button', { name: 'Book Now' }),
      main.getByRole('button', { name: 'Make an offer' }),
    ];
    await expect(main.getByRole('button', { name: 'Watch' })).toBeInViewport({ ratio: 1 });
    for (const place of ['Description', 'Similar items']) {
      await main.getByRole('heading', { name: place }).scrollIntoViewIfNeeded();
      for (const action of actions) await expect(action).toBeInViewport({ ratio: 1 });
    }
    await actions[1]!.click();
    const dialog = page.getByRole('dialog', { name: 'Make an offer' });
    await dialog.getByLabel('Your offer').fill('287');
    await revokeSessions(shop, buyer, browserErrors);
    await dialog.getByRole('link', { name: 'Log in again' }).click();
    await fillLogin(page, buyer);
    await expect(dialog.getByLabel('Your offer')).toHaveValue('287');
    await dialog.getByRole('button', { name: 'Cancel' }).click();

    await shop.call('PUT', `/blocks/${body._id}`, { bearer: item.seller.token, body: {} });
    await visit(page, item.path);
    await expect(main.getByText('This seller isn’t available to you.')).toBeInViewport({ ratio: 1 });
    for (const action of actions) await expect(action).toHaveCount(0);
    await expect(main.getByText('Ask the seller')).toHaveCount(0);
  },
);
