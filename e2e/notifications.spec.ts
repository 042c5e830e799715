import { expect, test } from './fixtures.ts';
import { main } from './steps/conversation.ts';
import { findMail, linkIn } from './steps/mail.ts';
import { dismissToast, visit } from './steps/visit.ts';

test('a link in an email turns such emails off without a login', async ({ page, open, shop, server }) => {
  const item = await shop.createListing('cameras', { offers: true });
  const buyer = await shop.signUpUser('Buyer', 'Bea Booker');
  const body = { listing: item.id, amount: 200 };
  await shop.call('POST', '/offers', { bearer: buyer.token, body });
  const link = linkIn(
    await findMail(server.stateDir, item.seller.email, `An offer on ${item.title}`),
    'notifications/leave',
  );

  const seller = await open(item.seller);
  await visit(seller, '/dashboard/notifications');
  const notifications = main(seller).getByRole('article');
  await expect(notifications).toHaveCount(1);
  await expect(notifications).toContainText(item.title);
  await expect(notifications).toContainText(`Bea Booker · ${item.title} · $200`);
  await expect(seller).toHaveTitle(/^\w/);
  await main(seller).getByRole('link', { name: 'Notification settings' }).click();
  const offers = main(seller).getByLabel('Emails: Offers');
  await expect(offers).toHaveValue('now');

  await visit(page, link);
  await expect(main(page).getByText(/^Tap or click the button to stop these emails: Offers\./)).toBeVisible();
  await main(page).getByRole('button', { name: 'Unsubscribe' }).click();
  await expect(main(page).getByRole('status')).toHaveText('Unsubscribed.');
  await seller.reload();
  await expect(offers).toHaveValue('off');
  await offers.selectOption('daily');
  await dismissToast(seller, 'Saved');
  await seller.reload();
  await expect(offers).toHaveValue('daily');

  await visit(page, link.replace(/token=.*/, 'token=made-up'));
  await expect(main(page).getByRole('status')).toHaveText(
    'This link is not valid, or the account it belongs to has been closed.',
  );
});

test('a browser with another key of the shop subscribes to pushes again', async ({ open, shop }) => {
  const page = await open(await shop.signUpUser('Buyer', 'Bea Booker'));
  const key = `B${'A'.repeat(86)}`;
  const sent: unknown[] = [];
  await page.route('**/api/push', async (route) => {
    const isRead = route.request().method() === 'GET';
    if (!isRead) sent.push(route.request().postDataJSON());
    await route.fulfill({ json: isRead ? { key } : { modifiedCount: 1 } });
  });
  await page.addInitScript(() => {
    const subscription = (endpoint: string, first: number) => ({
      endpoint,
      options: { applicationServerKey: new Uint8Array(65).fill(0).fill(first, 0, 1).buffer },
      toJSON: () => ({ endpoint, keys: { p256dh: 'p', auth: 'a' } }),
      unsubscribe: async () => ((current = null), true),
    });
    let current: object | null = subscription('https://fcm.googleapis.com/old', 9);
    const pushManager = {
      getSubscription: async () => current,
      subscribe: async () => (current ??= subscription('https://fcm.googleapis.com/new', 4)),
    };
    Object.defineProperty(Notification, 'permission', { value: 'granted' });
    Object.defineProperty(navigator.serviceWorker, 'getRegistration', {
      value: async () => ({ pushManager }),
    });
  });
  await page.goto('/');
  await expect
    .poll(() => sent)
    .toEqual([{ endpoint: 'https://fcm.googleapis.com/new', keys: { p256dh: 'p', auth: 'a' }, key }]);
});
