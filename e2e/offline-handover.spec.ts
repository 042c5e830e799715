import { expect, test } from './fixtures.ts';
import type { TestUser } from './shop.ts';
import { button, main } from './steps/conversation.ts';
import { meeting, storedHandovers, reverseCode, expectText, arrangeMeeting, stageOf } from './steps/deals.ts';
import { revokeSessions } from './steps/session.ts';
import { fillLogin, pressLogOut } from './steps/sign-in.ts';
import { dismissToast, visit, disableLiveStream } from './steps/visit.ts';

test('a handover code without a response in 8 s is sent by a later page', async ({ open, shop }) => {
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

test('a stored meeting is shown offline, and a late code rejected', async ({ open, shop, browserErrors }) => {
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
      // The meeting, and the code to send.
      expect(await storedHandovers(ofSeller)).toHaveLength(2);
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

test('a handover code typed offline is sent after the next login', async ({ open, shop, browserErrors }) => {
  const { order, thread, seller, code } = await arrangeMeeting(shop);
  const page = await open(seller);
  await visit(page, thread);
  await expect.poll(() => storedHandovers(page)).toHaveLength(1);
  await page.context().setOffline(true);
  browserErrors.expectFailedRequest(`/api/orders/${order}/handover`);
  await main(page).getByLabel('Buyer’s code').fill(code);
  await button(page, 'Complete the deal').click();
  await expect(main(page).getByText(/^The code is correct\./)).toBeVisible();
  await revokeSessions(shop, seller, browserErrors);
  for (const path of ['', '/handover', '/review'])
    browserErrors.allowErrorStatus(401, `/api/orders/${order}${path}`);
  const conversation = thread.replace('/dashboard/messages', '/api/conversations');
  for (const path of [
    '/api/conversations',
    conversation,
    `${conversation}/messages`,
    '/api/offers',
    '/api/figures',
  ])
    browserErrors.allowErrorStatus(401, path);
  await page.context().setOffline(false);
  await expect(page).toHaveURL(`/login?from=${encodeURIComponent(thread)}`);
  await fillLogin(page, seller);
  await expectText(page, 'Deal complete');
});

test('Log out removes the stored data for handovers from the browser', async ({ open, shop }) => {
  const { thread, seller } = await arrangeMeeting(shop);
  const page = await open(seller);
  await visit(page, thread);
  await expect.poll(() => storedHandovers(page)).not.toEqual([]);
  await pressLogOut(page);
  await expect.poll(() => storedHandovers(page)).toEqual([]);
});
