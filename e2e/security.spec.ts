import { addresses } from '#tools/screens.ts';
import { withImages } from './browser.ts';
import { expect, test, type Page } from './fixtures.ts';
import { aProduct, uniqueWord } from './shop.ts';
import { visit } from './steps/visit.ts';

test.use({ launchOptions: withImages });

const always = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': expect.stringContaining('camera=()'),
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'cross-origin-resource-policy': 'same-origin',
  'x-frame-options': 'DENY',
};

const pagePolicy =
  "default-src 'none'; script-src 'self'; style-src 'self'; font-src 'self'; img-src 'self' https: data: blob:; " +
  "connect-src 'self'; manifest-src 'self'; worker-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

test('every page has all security headers, whether cached or rendered', async ({ request }) => {
  expect(addresses.length).toBeGreaterThan(30);
  for (const path of addresses) {
    // The second response comes from the cache if the page can be cached.
    for (const _ of [1, 2]) {
      const response = await request.get(path);
      expect(response.status(), path).toBeLessThan(500);
      const headers = response.headers();
      expect(headers, path).toMatchObject({
        ...always,
        'cache-control': 'no-cache',
        // The last page of the Google window must be able to reach its opener.
        ...(path === '/login/google' && { 'cross-origin-opener-policy': 'unsafe-none' }),
        'x-request-id': expect.stringMatching(/./),
      });
      const policy = headers['content-security-policy'] ?? '';
      // Inline scripts are allowed only by their hashes, which are removed for the comparison.
      expect(policy.replaceAll(/ 'sha256-[\w+/]{43}='/g, ''), path).toBe(pagePolicy);
    }
  }
});

const script = `window.__ran = true`;
const markup = [
  `<img src=x onerror="${script}">`,
  `<script>${script}</script>`,
  `"><svg onload="${script}">`,
  `' onmouseover='${script}`,
  `</script></title></textarea><script>${script}</script>`,
  '{{7*7}}${7*7}<%= 7*7 %>',
  `javascript:${script}`,
  '<a href="javascript:x">x</a>',
].join(' ');

async function expectInert(page: Page, path: string, shown: string): Promise<void> {
  await visit(page, path);
  await expect(page.getByText(shown).locator('visible=true').first(), path).toBeVisible();
  await expect(page.locator('[aria-busy]')).toHaveCount(0);
  const found = await page.evaluate(() => ({
    ran: '__ran' in window,
    links: [...document.querySelectorAll('a[href], form[action], [src]')]
      .flatMap((element) => ['href', 'action', 'src'].map((name) => element.getAttribute(name)))
      .filter((value) => value && /^\s*(javascript|data:text|vbscript):/i.test(value)),
    handlers: [...document.querySelectorAll('*')].flatMap((element) =>
      element.getAttributeNames().filter((name) => name.startsWith('on')),
    ),
  }));
  expect(found, path).toEqual({ ran: false, links: [], handlers: [] });
}

test('markup in texts of users is rendered as text', async ({ open, shop, server, browserErrors }) => {
  const word = uniqueWord();
  const text = (max: number) => `${word} ${markup}`.slice(0, max).trim();
  const [seller, buyer] = [await shop.signUpUser('Seller'), await shop.signUpUser('Buyer')];
  for (const { token } of [seller, buyer])
    await shop.call('PATCH', '/profile', { bearer: token, body: { displayName: text(110) } });
  const fields = { ...aProduct(text(120)), brand: text(120), location: text(120), des: text(5000) };
  const { _id } = await shop.addItem(seller, 'cameras', fields);
  await shop.call('POST', '/reports', {
    bearer: buyer.token,
    body: { listing: _id, reason: 'other', note: text(1000) },
  });
  const body = { listing: _id, phone: `12345 ${text(26)}`, location: text(120) };
  const admin = await shop.admin(server.stateDir);
  const post = {
    title: text(120),
    image: '/demo/blog-1-640.webp',
    des: `${text(2000)}\n\n[click](javascript:${script})`,
  };
  const made = await shop.call<{ _id: string }>('POST', '/blogs', {
    bearer: admin.token,
    body: { ...post, published: true },
  });

  // Longer than the word itself, because pages show the query, too.
  const shown = `${word} <img`;
  const visitor = await open();
  // Advertised first, because the home page shows only the five newest.
  await shop.call('PUT', `/cameras/${_id}/advertise`, { bearer: seller.token });
  for (const path of ['/', '/cameras?limit=96', `/cameras/${_id}`, '/blogs', `/blogs/${made.body._id}`])
    await expectInert(visitor, path, shown);
  await shop.call('POST', '/orders', { bearer: buyer.token, body });
  const others = await open(admin);
  const narrowed = ['/allseller', '', '/allorders', '/allproducts', '/cameras', '/blogs'];
  const rooms = [...narrowed.map((room) => `${room}?q=${word}`), '/reports?sort=date'];
  for (const room of rooms) await expectInert(others, `/dashboard/admin${room}`, shown);
  await expectInert(await open(buyer), '/dashboard', shown);
  const own = await open(seller);
  for (const path of ['/dashboard/myproducts', '/dashboard/sellerorders', `/dashboard/cameras/${_id}`])
    await expectInert(own, path, shown);
  // Because of live updates, the last page requests its item again after the deletion.
  browserErrors.allowErrorStatus(410, `/api/dashboard/cameras/${_id}`);
  // Deleted, because other tests must not see it on the home page.
  await shop.call('DELETE', `/blogs/${made.body._id}`, { bearer: admin.token });
  await shop.call('DELETE', `/cameras/${_id}`, { bearer: admin.token });
});
