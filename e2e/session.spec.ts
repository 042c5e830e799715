import { expect, test, type Page } from './fixtures.ts';
import { kinds } from './shop.ts';
import { fillLogin, signOut } from './steps/sign-in.ts';
import { goTo, visit } from './steps/visit.ts';

const storedToken = async (page: Page) => page.evaluate(() => localStorage.getItem('accessToken'));

test('the dashboard asks a visitor to log in, and leads back to where they wanted to go', async ({
  page,
  shop,
}) => {
  const items = await Promise.all(kinds.map(async (kind) => (await shop.putUp(kind)).path));
  const rooms = ['', '/profile', '/addproducts', '/myproducts?state=sold', '/sellerorders', ...items];
  const ofAdmins = ['', '/allseller', '/alladmins', '/allorders?q=a', '/allproducts', '/cameras', '/reports'];
  const all = [...rooms, ...[...ofAdmins, '/audit', '/blogs', '/blogs/new'].map((room) => `/admin${room}`)];
  for (const path of all.map((room) => `/dashboard${room}`)) {
    await page.goto(path);
    await expect(page).toHaveURL(`/login?from=${encodeURIComponent(path)}`);
  }
  await visit(page, '/dashboard/sellerorders');
  await expect(page.getByRole('heading', { level: 1, name: 'Login' })).toBeVisible();
  await fillLogin(page, await shop.enrol('Seller'));
  await expect(page).toHaveURL('/dashboard/sellerorders');
  await expect(page.getByRole('heading', { level: 1, name: 'Seller Orders' })).toBeVisible();
});

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

test(
  'a reload keeps the session, and its token is kept as accessToken until Log out',
  { tag: '@both' },
  async ({ page, shop }) => {
    const buyer = await shop.enrol('Buyer', 'Rita Reload');
    await visit(page, '/login');
    expect(await storedToken(page)).toBeNull();
    await fillLogin(page, buyer);
    await goTo(page, 'Dashboard');
    await expect(page.getByRole('heading', { level: 1, name: 'My Orders' })).toBeVisible();
    const token = await storedToken(page);
    const answer = await page.request.get('/api/users', { headers: { authorization: `bearer ${token}` } });
    expect(await answer.json()).toMatchObject([{ email: buyer.email, role: 'Buyer' }]);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: 'My Orders' })).toBeVisible();
    await signOut(page);
    expect(await storedToken(page)).toBeNull();
    // Not to the login of a page that may not be for whoever comes next.
    await expect(page).toHaveURL('/');
  },
);

test('who signs out in one tab is signed out in the others', async ({ open, shop }) => {
  const first = await open(await shop.enrol('Buyer'));
  await first.goto('/dashboard');
  await expect(first.getByText('You have not booked anything yet')).toBeVisible();
  const second = await first.context().newPage();
  await second.goto('/cameras');
  await signOut(second);
  await expect(first).toHaveURL('/login?from=%2Fdashboard');
  await expect(first.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible();
});

test('a token that has ended is renewed when the page opens', async ({ open, shop }) => {
  const buyer = await shop.enrol('Buyer');
  const ended = endNow(buyer.token);
  const page = await open({ ...buyer, token: ended });
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { level: 1, name: 'My Orders' })).toBeVisible();
  await expect.poll(async () => storedToken(page)).not.toBe(ended);
});

test('a token is renewed five minutes before its end, while the page stays open', async ({ open, shop }) => {
  const page = await open(await shop.enrol('Buyer'));
  await page.clock.install();
  await page.goto('/dashboard');
  await expect(page.getByText('You have not booked anything yet')).toBeVisible();
  const renewed = page.waitForResponse(/\/api\/jwt\?/);
  await page.clock.fastForward('55:01');
  expect((await renewed).status()).toBe(200);
});

test('a token that cannot be renewed ends the session', async ({ open, shop, faults }) => {
  const buyer = await shop.enrol('Buyer');
  const page = await open({ ...buyer, token: endNow(buyer.token), cookie: 'rangefinder.session_token=no' });
  faults.expectRefusal(401, '/api/auth/token');
  await page.goto('/dashboard');
  await expect(page).toHaveURL('/login?from=%2Fdashboard');
  expect(await storedToken(page)).toBeNull();
});

/** The same token as the browser would see it when its time is over. */
function endNow(token: string): string {
  const [head, payload, signature] = token.split('.');
  const claims = JSON.parse(Buffer.from(payload!, 'base64url').toString()) as object;
  const ended = { ...claims, exp: Math.floor(Date.now() / 1000) - 60 };
  return [head, Buffer.from(JSON.stringify(ended)).toString('base64url'), signature].join('.');
}

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
