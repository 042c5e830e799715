import { expect, test } from './fixtures.ts';
import { fillLogin, signOut } from './steps/sign-in.ts';
import { goTo, visit } from './steps/visit.ts';
import { endNow, storedToken } from './steps/session.ts';

test('the way back leads to no other site', async ({ page, shop }) => {
  const buyer = await shop.enrol('Buyer');
  for (const from of ['//example.com/', 'https://example.com/', String.raw`/\example.com`]) {
    await visit(page, `/login?from=${encodeURIComponent(from)}`);
    await fillLogin(page, buyer);
    await expect(page).toHaveURL('/');
    await signOut(page);
  }
});

for (const role of ['Buyer', 'admin'] as const) {
  test(`the role ${role} is told which pages are not theirs`, async ({ open, shop, server }) => {
    const page = await open(role === 'admin' ? await shop.admin(server.stateDir) : await shop.enrol(role));
    for (const room of ['addproducts', 'myproducts', 'sellerorders']) {
      await page.goto(`/dashboard/${room}`);
      await expect(page.getByRole('heading', { level: 1, name: 'Not for your role' })).toBeVisible();
      await expect(page.getByText(`This page is not for the role ${role}.`)).toBeVisible();
      const home = page.getByRole('link', { name: 'Back to Home Page' });
      await expect(home).toHaveAttribute('href', '/');
    }
  });
}

test('a token that has ended is renewed when the page opens', async ({ open, shop }) => {
  const buyer = await shop.enrol('Buyer');
  const ended = endNow(buyer.token);
  const page = await open({ ...buyer, token: ended });
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { level: 1, name: 'My Orders' })).toBeVisible();
  await expect.poll(async () => storedToken(page)).not.toBe(ended);
});

test('a session that ends on the way out of the dashboard does not turn anybody round', async ({
  open,
  shop,
}) => {
  const page = await open(await shop.enrol('Buyer'));
  await visit(page, '/dashboard');
  await expect(page.getByRole('heading', { level: 1, name: 'My Orders' })).toBeVisible();
  const { promise: released, resolve: letThrough } = Promise.withResolvers<void>();
  await page.route(/\.data(\?|$)/, async (route) => {
    await released;
    await route.continue();
  });
  await goTo(page, 'Home');
  await expect(page.getByRole('progressbar', { name: 'Loading' })).toBeAttached();
  // As another tab does that signs out.
  await page.evaluate(() => {
    localStorage.clear();
    dispatchEvent(new StorageEvent('storage', { key: null }));
  });
  await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeAttached();
  letThrough();
  await expect(page).toHaveURL('/');
});
