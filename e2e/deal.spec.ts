import { expect, test, type Page } from './fixtures.ts';
import { toLocal } from '#src/platform/shared/dates.ts';
import { type Order, type Shop } from './shop.ts';
import { dismissToast, disableLiveStream, visit } from './steps/visit.ts';
import { acceptOrder, arrangeMeeting, storedHandovers, reverseCode, expectText } from './steps/deals.ts';
import { button, main } from './steps/conversation.ts';

test('a handover code that gets no response for 8 s is stored, and the next page sends it', async ({
  open,
  shop,
}) => {
  const { order, thread, code, seller } = await arrangeMeeting(shop);
  const page = await open(seller);
  await page.clock.install();
  await visit(page, thread);
  await expect.poll(() => storedHandovers(page)).toHaveLength(1);
  await page.route(`**/api/orders/${order}/handover`, () => undefined);
  await main(page).getByLabel('Buyer’s code').fill(code);
  const sent = page.waitForRequest(`**/api/orders/${order}/handover`);
  await button(page, 'Complete the deal').click();
  await sent;
  await page.clock.fastForward(8_000);
  await expectText(page, 'The code is correct. We’ll send it when you’re back online. You’re all set.');
  await page.unroute(`**/api/orders/${order}/handover`);
  await visit(page, '/dashboard/sellerorders');
  await dismissToast(page, 'The deal is complete.');
  expect(await stageOf(shop, order, seller)).toBe('completed');
  await expect.poll(() => storedHandovers(page)).toEqual([]);
});

test('an order page works offline, and a handover code that is sent after a cancellation shows a message', async ({
  open,
  shop,
  browserErrors,
}) => {
  const { order, code, seller, buyer } = await arrangeMeeting(shop);
  const page = await open(seller);
  await visit(page, '/dashboard/sellerorders');
  const link = page.getByRole('link', { name: /^See the order for/ });
  await link.click();
  await expect.poll(() => storedHandovers(page)).toHaveLength(1);
  await page.getByRole('link', { name: 'Seller Orders' }).first().click();
  await expect(page).toHaveURL('/dashboard/sellerorders');

  // The request fails, but the page shows the stored order.
  browserErrors.expectFailedRequest(`/api/orders/${order}`);
  browserErrors.expectFailedRequest(`/api/orders/${order}/handover`);
  await page.route(`**/api/orders/${order}*`, (route) => route.abort());
  await page.route(`**/api/orders/${order}/handover`, (route) => route.abort());
  const failed = page.waitForEvent('requestfailed', (request) => request.url().endsWith(`/orders/${order}`));
  await link.click();
  await failed;
  await main(page).getByLabel('Buyer’s code').fill(code);
  await button(page, 'Complete the deal').click();
  await expect(main(page).getByText(/^The code is correct\./)).toBeVisible();

  await shop.call('PUT', `/orders/${order}/cancel`, { bearer: buyer.token });
  await page.unrouteAll();
  browserErrors.expectErrorStatus(409, `/api/orders/${order}/handover`);
  await visit(page, '/dashboard/sellerorders');
  await expect(page.getByRole('alert')).toHaveText('The code came too late: the order had ended by then.');
});

test.describe('with the service worker', () => {
  test.use({ serviceWorkers: 'allow' });

  test(
    'the offline page offers the handover after an offline reload',
    { tag: '@mobile' },
    async ({ open, shop }) => {
      const { order, code, seller, buyer } = await arrangeMeeting(shop);
      const pages = [
        await open(buyer, { serviceWorkers: 'allow' }),
        await open(seller, { serviceWorkers: 'allow' }),
      ];
      for (const page of pages) {
        await disableLiveStream(page.context());
        await visit(page, '/about');
        await page.evaluate(async () => navigator.serviceWorker.ready);
        await visit(page, `/dashboard/orders/${order}`);
        await expect.poll(() => storedHandovers(page)).toHaveLength(1);
        await page.waitForLoadState('networkidle');
        await page.context().setOffline(true);
        await page.reload();
        await expect(page.getByRole('heading', { level: 1, name: 'No connection' })).toBeVisible();
      }
      const [ofBuyer, ofSeller] = pages as [Page, Page];
      await expect(ofBuyer.getByRole('status')).toHaveText(`Your code: ${code}`);
      const field = ofSeller.getByLabel('Buyer’s code');
      await field.fill(reverseCode(code));
      await ofSeller.getByRole('button', { name: 'Complete the deal' }).click();
      await expect(ofSeller.getByRole('status')).toHaveText(
        'That code doesn’t match. Check it and try again.',
      );
      await field.fill(code);
      await ofSeller.getByRole('button', { name: 'Complete the deal' }).click();
      await expect(ofSeller.getByRole('status')).toHaveText(/^The code is correct\./);
      await ofSeller.context().setOffline(false);
      await ofSeller.getByRole('link', { name: 'Try again' }).click();
      await expectText(ofSeller, 'The deal is complete.');
      expect(await stageOf(shop, order, seller)).toBe('completed');
    },
  );
});

test('users in different time zones choose one of several times, and reply with one tap at the meeting', async ({
  open,
  shop,
}) => {
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
    /The time does not exist in Berlin \(Central European Time\), because the clocks go forward\./,
  );
  await time.fill('2027-10-31T02:30');
  await expect(dialog.getByLabel('Which one').getByRole('option')).toHaveText([
    'Sunday, Oct 31, 2027 at 2:30 AM Central European Summer Time',
    'Sunday, Oct 31, 2027 at 2:30 AM Central European Standard Time',
  ]);
  const day = new Date(Date.now() + 2 * 24 * 3600_000).toISOString().slice(0, 10);
  await time.fill(`${day}T10:00`);
  await expect(time).toHaveAccessibleDescription(/^Your time: .* at [3-5]:00 AM Eastern Time/);
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
  await expect(times).toHaveText([/^\w{3}, /, /, [56]:00 PM.* at 10:00 AM Central European Time$/]);
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
  await expect(button(ofSeller, 'I’m here')).toHaveAttribute('aria-disabled', 'true');
  const messages = await shop.call<{ body: string }[]>('GET', `/conversations/${conversation}/messages`, {
    bearer: buyer.token,
  });
  expect(messages.body.map(({ body: text }) => text)).toEqual(['I’m here']);
});

async function stageOf(shop: Shop, order: string, { token: bearer }: { token: string }): Promise<string> {
  return (await shop.call<Order>('GET', `/orders/${order}`, { bearer })).body.stage;
}
