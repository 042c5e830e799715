import { expect, test } from './fixtures.ts';
import { toLocal } from '#src/platform/shared/dates.ts';
import type { Order, Shop, TestUser } from './shop.ts';
import { dismissToast, disableLiveStream, visit } from './steps/visit.ts';
import {
  acceptOrder,
  arrangeMeeting,
  meeting,
  storedHandovers,
  reverseCode,
  expectText,
} from './steps/deals.ts';
import { button, main } from './steps/conversation.ts';

test('a handover code that gets no response for 8 s is stored, and a public page sends it', async ({
  open,
  shop,
}) => {
  const { order, thread, title, code, seller } = await arrangeMeeting(shop);
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
  await visit(page, '/about');
  await dismissToast(page, `Deal complete: ${title}. You can leave a review now.`);
  expect(await stageOf(shop, order, seller)).toBe('completed');
  await expect.poll(() => storedHandovers(page)).toEqual([]);
});

test('a conversation that cannot be loaded shows the stored meeting, and a code that is sent after a cancellation shows a message', async ({
  open,
  shop,
  browserErrors,
}) => {
  const { order, thread, title, code, seller, buyer } = await arrangeMeeting(shop);
  const page = await open(seller);
  await visit(page, `/dashboard/orders/${order}`);
  await expect.poll(() => storedHandovers(page)).toHaveLength(1);
  const conversation = thread.replace('/dashboard/messages', '/api/conversations');
  browserErrors.expectFailedRequest(conversation);
  browserErrors.allowFailedRequest(`${conversation}/messages`);
  browserErrors.expectFailedRequest(`/api/orders/${order}/handover`);
  for (const path of [`${conversation}*`, `${conversation}/*`, `/api/orders/${order}/handover`])
    await page.route(`**${path}`, (route) => route.abort());
  await main(page)
    .getByRole('link', { name: /^Message / })
    .click();
  await expect(
    main(page).getByRole('heading', { level: 1, name: 'You’re offline. The code still works.' }),
  ).toBeVisible();
  await expect(main(page).getByRole('definition').first()).toHaveText(title);
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
    'the offline page shows the meeting, and sends the code when the network is back',
    { tag: '@mobile' },
    async ({ open, shop, browserErrors }) => {
      const { order, thread, title, code, seller, buyer } = await arrangeMeeting(shop);
      const heading = { level: 1, name: 'You’re offline. The code still works.' } as const;
      for (const path of ['/version', `/api/orders/${order}/handover`])
        browserErrors.allowFailedRequest(path);
      const openOffline = async (user: TestUser, path: string) => {
        const page = await open(user, { serviceWorkers: 'allow' });
        await disableLiveStream(page.context());
        await visit(page, '/about');
        await page.evaluate(async () => navigator.serviceWorker.ready);
        await visit(page, path);
        await expect.poll(() => storedHandovers(page)).toHaveLength(1);
        await page.waitForLoadState('networkidle');
        await page.context().setOffline(true);
        await page.reload();
        await expect(page.getByRole('heading', heading)).toBeVisible();
        return page;
      };
      const ofBuyer = await openOffline(buyer, `/dashboard/orders/${order}`);
      await expect(ofBuyer.getByRole('status')).toHaveText(`Your code${code}`);
      const ofSeller = await openOffline(seller, thread);
      await expect(ofSeller.getByRole('term')).toHaveText([
        'Item',
        'Agreed price',
        'The buyer',
        'Phone',
        'When',
        'Where',
      ]);
      const details = ofSeller.getByRole('definition');
      await expect(details).toHaveText([
        title,
        '$310.50',
        buyer.name,
        '+351 555 0100',
        /^\w+day, /,
        meeting.location,
      ]);
      const field = ofSeller.getByLabel('Buyer’s code');
      await field.fill(reverseCode(code));
      await ofSeller.getByRole('button', { name: 'Complete the deal' }).click();
      await expect(ofSeller.getByRole('status')).toHaveText(
        'That code doesn’t match. Check it and try again.',
      );
      // The login page of a network does not count as the shop's response.
      const strays = Promise.withResolvers<void>();
      await ofSeller.route(`**/api/orders/${order}/handover`, async (route) => {
        await route.fulfill({ contentType: 'text/html', body: '<p>Log in to the network</p>' });
        strays.resolve();
      });
      await field.fill(code);
      await ofSeller.getByRole('button', { name: 'Complete the deal' }).click();
      await strays.promise;
      const right = ofSeller.getByRole('heading', { name: 'The code is correct. You’re all set.' });
      await expect(right).toBeFocused();
      expect(await storedHandovers(ofSeller)).toHaveLength(1);
      await ofSeller.unrouteAll();
      await ofSeller.context().setOffline(false);
      await expect(ofSeller.getByRole('heading', { level: 1, name: 'Deal complete' })).toBeVisible();
      expect(await stageOf(shop, order, seller)).toBe('completed');
      await ofSeller.getByRole('link', { name: 'Leave a review' }).click();
      await expect(main(ofSeller).getByRole('heading', { name: 'Deal complete' })).toBeVisible();
      expect(await storedHandovers(ofSeller)).toEqual([]);
    },
  );
});

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

  const ofBuyer = await open(buyer);
  await visit(ofBuyer, thread);
  await button(ofBuyer, 'I’ve received it').click();
  const confirmation = ofBuyer.getByRole('alertdialog', {
    name: 'Do you have the item, and have you checked it?',
  });
  await expect(confirmation).toContainText('This completes the deal. You can’t undo it.');
  await confirmation.getByRole('button', { name: 'I’ve received it' }).click();
  await expect(main(ofBuyer).getByRole('heading', { name: 'Deal complete' })).toBeVisible();
  expect(await stageOf(shop, order, seller)).toBe('completed');
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

async function stageOf(shop: Shop, order: string, { token: bearer }: { token: string }): Promise<string> {
  return (await shop.call<Order>('GET', `/orders/${order}`, { bearer })).body.stage;
}
