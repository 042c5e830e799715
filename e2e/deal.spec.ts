import { expect, test, type Page } from './fixtures.ts';
import { fillBooking, openBooking, rowOf, sendBooking } from './steps/booking.ts';
import { dayOf, momentOf, type Order, type Shop } from './shop.ts';
import { pressLogOut } from './steps/sign-in.ts';
import { dismissToast, doWithoutStream, visit } from './steps/visit.ts';

const main = (page: Page) => page.getByRole('main');
const button = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true });
/** The one sentence that says whose turn it is. */
const says = (page: Page, words: string) =>
  expect(main(page).getByText(words, { exact: true })).toBeVisible();

/** A day from now, as a field of the browser holds it. */
const tomorrow = (): string => new Date(Date.now() + 26 * 3600_000).toISOString().slice(0, 16);

/** In another order than the right one. */
const misread = (code: string): string => [...code.replace('-', '')].toReversed().join('');

test(
  'two people who never met go from a booking to a completed deal, one of them without a network',
  { tag: '@phone' },
  async ({ open, shop, faults }) => {
    const item = await shop.putUp();
    const buyer = await open(await shop.enrol('Buyer', 'Bea Booker'));
    const seller = await open(item.seller);
    await visit(buyer, item.path);
    const dialog = await openBooking(buyer, item.title);
    await fillBooking(dialog);
    await sendBooking(dialog);
    await dismissToast(buyer, 'Booking success!');
    await main(buyer).getByRole('link', { name: 'See your order' }).click();
    await expect(buyer).toHaveURL(/\/dashboard\/orders\/[\w-]+$/);
    const orderPath = new URL(buyer.url()).pathname;
    const path = orderPath.replace('/dashboard', '');
    const order = async () => (await shop.call<Order>('GET', path, { bearer: item.seller.token })).body;
    await says(buyer, `Sam Seller has until ${momentOf((await order()).until!)} to say yes.`);
    await says(buyer, 'That is in 47 hours.');
    await expect(main(buyer).getByText(item.seller.email)).toHaveCount(0);

    await visit(seller, '/dashboard/sellerorders');
    const row = rowOf(seller, 'Seller Orders', item.title);
    await expect(row.getByText('Your turn')).toBeVisible();
    await row.getByRole('link', { name: `See the order of ${item.title}` }).click();
    await says(seller, `Bea Booker waits for your answer until ${momentOf((await order()).until!)}.`);
    await button(seller, 'Say yes').click();
    await dismissToast(seller, 'Accepted. The buyer is told how to reach you.');
    await says(
      seller,
      `Agree with Bea Booker on when and where to meet, before ${momentOf((await order()).until!)}.`,
    );

    await visit(buyer, orderPath);
    await expect(main(buyer).getByRole('link', { name: item.seller.email })).toBeVisible();
    await button(buyer, 'Propose a meeting').click();
    const asked = buyer.getByRole('dialog', { name: 'When and where do you meet?' });
    await asked.getByRole('button', { name: 'Propose it' }).click();
    await expect(asked.getByLabel('Day and time')).toHaveAccessibleDescription(/The time is missing\./);
    await asked.getByLabel('Day and time').fill(tomorrow());
    await expect(asked.getByLabel('Where')).toHaveValue('Café Majestic, Porto');
    await asked.getByRole('button', { name: 'Propose it' }).click();
    await dismissToast(buyer, 'Proposed. You hear of the answer by mail.');
    await says(
      buyer,
      `Sam Seller has until ${momentOf((await order()).meeting!.at)} to answer your proposal.`,
    );

    await visit(seller, orderPath);
    await expect(
      main(seller).getByText(
        /^Bea Booker proposes to meet on .*, Café Majestic, Porto: answer before then\.$/,
      ),
    ).toBeVisible();
    await button(seller, 'Agree to meet then').click();
    await dismissToast(seller, 'Arranged. Both of you get it by mail, for the calendar.');

    await visit(buyer, orderPath);
    await expect(main(buyer).getByText(/^You meet Sam Seller on .*, Café Majestic, Porto\.$/)).toBeVisible();
    const code = await main(buyer)
      .getByText(/^[0-9A-Z]{4}-[0-9A-Z]{4}$/)
      .textContent();
    await expect(main(seller).getByText(code!)).toHaveCount(0);

    // At the meeting the phone of the seller has no network.
    await expect.poll(() => keptKeys(seller)).toHaveLength(1);
    await seller.context().setOffline(true);
    await main(seller).getByLabel('The code of the buyer').fill(misread(code!));
    await button(seller, 'Complete the deal').click();
    await expect(
      main(seller).getByText('That is not the code of this order. Look at it once more.'),
    ).toBeVisible();
    faults.expectCut(`/api${path}/handover`);
    await main(seller).getByLabel('The code of the buyer').fill(code!.toLowerCase());
    await button(seller, 'Complete the deal').click();
    await says(
      seller,
      'The code is right. It is sent as soon as there is a network: the deal is as good as complete.',
    );
    expect((await order()).stage).toBe('arranged');

    await seller.context().setOffline(false);
    await says(seller, 'The deal is complete.');
    await visit(buyer, orderPath);
    await says(buyer, 'The deal is complete.');
    await visit(buyer, item.path);
    await expect(button(buyer, 'Sold')).toBeDisabled();
  },
);

test('a code that gets no answer waits in sight for seconds alone, and is sent by the next page that has a network', async ({
  open,
  shop,
}) => {
  const { order, code, seller } = await arranged(shop);
  const page = await open(seller);
  await page.clock.install();
  await visit(page, `/dashboard/orders/${order}`);
  await expect.poll(() => keptKeys(page)).toHaveLength(1);
  await page.route(`**/api/orders/${order}/handover`, () => undefined);
  await main(page).getByLabel('The code of the buyer').fill(code);
  const sent = page.waitForRequest(`**/api/orders/${order}/handover`);
  await button(page, 'Complete the deal').click();
  await sent;
  await page.clock.fastForward(8_000);
  await says(
    page,
    'The code is right. It is sent as soon as there is a network: the deal is as good as complete.',
  );
  await page.unroute(`**/api/orders/${order}/handover`);
  await visit(page, '/dashboard/sellerorders');
  await dismissToast(page, 'The deal is complete.');
  expect(await stageOf(shop, order, seller)).toBe('completed');
  await expect.poll(() => keptKeys(page)).toEqual([]);
});

test('where the server cannot be reached the page keeps what it needs, and a code that comes too late is told', async ({
  open,
  shop,
  faults,
}) => {
  const { order, code, seller, buyer } = await arranged(shop);
  const page = await open(seller);
  await visit(page, '/dashboard/sellerorders');
  const link = page.getByRole('link', { name: /^See the order of/ });
  await link.click();
  await expect.poll(() => keptKeys(page)).toHaveLength(1);
  await page.getByRole('link', { name: 'Seller Orders' }).first().click();
  await expect(page).toHaveURL('/dashboard/sellerorders');

  // What was shown stays where it cannot be asked for anew.
  faults.expectCut(`/api/orders/${order}`);
  faults.expectCut(`/api/orders/${order}/handover`);
  await page.route(`**/api/orders/${order}*`, (route) => route.abort());
  await page.route(`**/api/orders/${order}/handover`, (route) => route.abort());
  const failed = page.waitForEvent('requestfailed', (request) => request.url().endsWith(`/orders/${order}`));
  await link.click();
  await failed;
  await main(page).getByLabel('The code of the buyer').fill(code);
  await button(page, 'Complete the deal').click();
  await expect(main(page).getByText(/^The code is right\./)).toBeVisible();

  await shop.call('PUT', `/orders/${order}/cancel`, { bearer: buyer.token });
  await page.unrouteAll();
  faults.expectRefusal(409, `/api/orders/${order}/handover`);
  await visit(page, '/dashboard/sellerorders');
  await expect(page.getByRole('alert')).toHaveText('The code came too late: the order had ended by then.');
});

test.describe('with the service worker', () => {
  test.use({ serviceWorkers: 'allow' });

  test(
    'a phone that has forgotten the page has the handover without a network',
    { tag: '@phone' },
    async ({ open, shop }) => {
      const { order, code, seller, buyer } = await arranged(shop);
      const pages = [
        await open(buyer, { serviceWorkers: 'allow' }),
        await open(seller, { serviceWorkers: 'allow' }),
      ];
      for (const page of pages) {
        await doWithoutStream(page.context());
        await visit(page, '/about');
        await page.evaluate(async () => navigator.serviceWorker.ready);
        await visit(page, `/dashboard/orders/${order}`);
        await expect.poll(() => keptKeys(page)).toHaveLength(1);
        await page.waitForLoadState('networkidle');
        await page.context().setOffline(true);
        await page.reload();
        await expect(page.getByRole('heading', { level: 1, name: 'No connection' })).toBeVisible();
      }
      const [ofBuyer, ofSeller] = pages as [Page, Page];
      await expect(ofBuyer.getByRole('status')).toHaveText(`Your code: ${code}`);
      const field = ofSeller.getByLabel('The code of the buyer');
      await field.fill(misread(code));
      await ofSeller.getByRole('button', { name: 'Complete the deal' }).click();
      await expect(ofSeller.getByRole('status')).toHaveText(
        'That is not the code of this order. Look at it once more.',
      );
      await field.fill(code);
      await ofSeller.getByRole('button', { name: 'Complete the deal' }).click();
      await expect(ofSeller.getByRole('status')).toHaveText(/^The code is right\./);
      await ofSeller.context().setOffline(false);
      await ofSeller.getByRole('link', { name: 'Try again' }).click();
      await says(ofSeller, 'The deal is complete.');
      expect(await stageOf(shop, order, seller)).toBe('completed');
    },
  );
});

test('who signs out leaves nothing of a handover in the browser', async ({ open, shop }) => {
  const { order, seller } = await arranged(shop);
  const page = await open(seller);
  await visit(page, `/dashboard/orders/${order}`);
  await expect.poll(() => keptKeys(page)).toHaveLength(1);
  await pressLogOut(page);
  await expect.poll(() => keptKeys(page)).toEqual([]);
});

test('the overview of a seller begins with what waits for them, and ends without it', async ({
  open,
  shop,
}) => {
  const item = await shop.putUp();
  const { _id, until } = await shop.book(await shop.enrol('Buyer', 'Bea Booker'), item.id);
  const page = await open(item.seller);
  await visit(page, '/dashboard');
  const waiting = main(page).locator('section', {
    has: page.getByRole('heading', { name: 'One order waits for you', exact: true }),
  });
  await expect(waiting.getByRole('listitem')).toHaveText(
    `${item.title}$310.50Booked on ${dayOf(new Date().toISOString())}Bea Booker waits for your answer until ${momentOf(until!)}.Your turn`,
  );
  await waiting.getByRole('link', { name: `See the order of ${item.title}` }).click();
  await expect(page).toHaveURL(`/dashboard/orders/${_id}`);
  await button(page, 'Say yes').click();
  await visit(page, '/dashboard');
  await expect(main(page).getByRole('heading', { name: 'Orders', exact: true })).toBeVisible();
  await expect(waiting).toHaveCount(0);
});

test(
  'a dispute is claimed, answered and decided on the page of the order',
  { tag: '@both' },
  async ({ open, shop, server }) => {
    const item = await shop.putUp();
    const person = await shop.enrol('Buyer', 'Bea Booker');
    const { _id } = await shop.book(person, item.id);
    await shop.call('PUT', `/cameras/${item.id}/sold`, { bearer: item.seller.token });
    const buyer = await open(person);
    await visit(buyer, `/dashboard/orders/${_id}`);
    await button(buyer, 'It did not change hands').click();
    await buyer.getByRole('textbox', { name: 'What happened' }).fill('Nobody handed me anything.');
    await buyer.getByRole('button', { name: 'Send it' }).click();
    await dismissToast(buyer, 'Noted. The other side is asked for theirs.');
    await expect(main(buyer).getByText('Nobody handed me anything.')).toBeVisible();

    const seller = await open(item.seller);
    await visit(seller, `/dashboard/orders/${_id}`);
    await expect(main(seller).getByText('Bea Booker says that the item did not change hands')).toBeVisible();
    await button(seller, 'Tell your side').click();
    await seller.getByRole('textbox', { name: 'What happened' }).fill('I gave it to your brother.');
    await seller.getByRole('button', { name: 'Send it' }).click();
    await dismissToast(seller, 'Noted. An admin reads both sides and decides.');

    const admin = await open(await shop.admin(server.stateDir));
    await visit(admin, '/dashboard/admin/disputes');
    const row = rowOf(admin, 'Disputes', item.title);
    await expect(row).toContainText('Waits for you');
    await row.getByRole('link', { name: `See the order of ${item.title}` }).click();
    await expect(main(admin).getByText('I gave it to your brother.')).toBeVisible();
    await button(admin, 'Decide').click();
    const dialog = admin.getByRole('dialog', { name: 'Decide this dispute' });
    await dialog.getByRole('radio', { name: 'Cancelled' }).check();
    await dialog.getByLabel('Your reason').fill('A brother is not the buyer.');
    await dialog.getByRole('button', { name: 'Decide' }).click();
    await dismissToast(admin, 'Decided. Both sides are told.');
    await visit(buyer, `/dashboard/orders/${_id}`);
    await says(buyer, 'It was called off.');
    await expect(main(buyer).getByText('Decision: It is cancelled.')).toBeVisible();
    await expect(main(buyer).getByText('A brother is not the buyer.')).toBeVisible();
    await visit(buyer, item.path);
    await expect(main(buyer).getByRole('button', { name: 'Book Now' })).toBeEnabled();
  },
);

const keptKeys = async (page: Page): Promise<string[]> =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('personal:')));

async function arranged(shop: Shop) {
  const { id, seller } = await shop.putUp();
  const buyer = await shop.enrol('Buyer');
  const { _id: order } = await shop.book(buyer, id);
  await shop.call('PUT', `/orders/${order}/accept`, { bearer: seller.token });
  const { body } = await shop.call<{ code: string }>('GET', `/orders/${order}/handover`, {
    bearer: buyer.token,
  });
  return { order, seller, buyer, code: body.code };
}

async function stageOf(shop: Shop, order: string, { token: bearer }: { token: string }): Promise<string> {
  return (await shop.call<Order>('GET', `/orders/${order}`, { bearer })).body.stage;
}
