import { isAdminPath, isDashboardPath, plainScreens } from '#tools/screens.ts';
import { expect, test as base, type Page } from './fixtures.ts';
import { serverTimeoutMs, startServer } from './server.ts';
import { aProduct, anAccount, kinds, openShop, type TestUser, type Shop } from './shop.ts';
import { untranslatedTexts } from './steps/untranslated-texts.ts';
import { makeAdmin } from './steps/sign-in.ts';
import { visit } from './steps/visit.ts';

/** One user per role, and the ids of the pages that these users open. */
type Cast = Record<'buyer' | 'seller' | 'admin', TestUser> & { item: string; post: string; issue: string };

// Texts that users and operators write are in brackets, too, so that they are not reported as untranslated.
const contact = { CONTACT_ADDRESS: '«7 Shutter Street»', CONTACT_PHONE: '+351 234 000 000' };

/** A shop in which every text of the product is in brackets and 40 % longer. */
const test = base.extend<object, { server: { url: string; stateDir: string }; cast: Cast }>({
  server: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the wanted fixtures from the pattern
    async ({}, use) => {
      const server = await startServer({ LOCALE: 'qps', DEMO: '0', ...contact });
      await use(server);
      await server.stop();
    },
    { scope: 'worker', timeout: serverTimeoutMs },
  ],
  cast: [
    async ({ server }, use) => use(await makeCast(openShop(server.url), server.stateDir)),
    { scope: 'worker' },
  ],
});

// Makes the tests of this file share one worker and its shop.
test.describe.configure({ mode: 'default' });
test.use({ viewport: { width: 320, height: 640 } });

/** Signs up a user whose name is in brackets. */
async function signUpUser(shop: Shop, role: 'Buyer' | 'Seller', name: string): Promise<TestUser> {
  const user = await shop.register({ ...anAccount(name), name: `«${name}»` });
  const body = { status: 'verify', name: user.name, email: user.email, role };
  await shop.call('POST', '/users', { bearer: user.token, body });
  return user;
}

async function makeCast(shop: Shop, stateDir: string): Promise<Cast> {
  const admin = await makeAdmin(shop, stateDir, await signUpUser(shop, 'Buyer', 'Ann Ames'));
  const seller = await signUpUser(shop, 'Seller', 'Sol Seller');
  const buyer = await signUpUser(shop, 'Buyer', 'Bo Buyer');
  const written = { brand: '«Nikon»', location: '«Porto»', des: '«All speeds.»' };
  const items = [];
  for (const kind of kinds)
    items.push(await shop.addItem(seller, kind, { ...aProduct(`«The ${kind}»`), ...written }));
  const [camera, lens, accessory] = items.map(({ _id }) => _id) as [string, string, string];
  await shop.call('POST', '/orders', {
    bearer: buyer.token,
    body: { listing: lens, phone: '+351 555 0100', location: '«Porto, at noon»' },
  });
  await shop.call('PUT', `/accessories/${accessory}/sold`, { bearer: seller.token });
  const report = { listing: camera, reason: 'other', note: '«Have a look.»' };
  await shop.call('POST', '/reports', { bearer: buyer.token, body: report });
  const post = await shop.call<{ _id: string }>('POST', '/blogs', {
    bearer: admin.token,
    body: { title: '«Shutters»', image: '/demo/blog-1-1200.webp', des: '«Listen first.»', published: true },
  });
  const issue = await shop.call<{ _id: string }>('POST', '/newsletter/letters', {
    bearer: admin.token,
    body: { subject: '«News»', des: '«This is new.»' },
  });
  return { admin, seller, buyer, item: camera, post: post.body._id, issue: issue.body._id };
}

async function expectTranslated(page: Page, paths: readonly string[]): Promise<void> {
  for (const path of paths) {
    await visit(page, path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('progressbar')).toHaveCount(0);
    await expect(page.locator('[aria-busy]')).toHaveCount(0);
    expect.soft(await untranslatedTexts(page), `${path} has texts from outside of src/texts`).toEqual([]);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect.soft(width, `${path} is wider than the window`).toBeLessThanOrEqual(320);
  }
}

test('with LOCALE=qps, a visitor sees only texts from src/texts', async ({ page, cast, browserErrors }) => {
  browserErrors.expectErrorStatus(404, '/nothing-here');
  const open = plainScreens.filter((path) => !isDashboardPath(path));
  await expectTranslated(page, [...open, `/cameras/${cast.item}`, `/blogs/${cast.post}`, '/nothing-here']);
});

test('with LOCALE=qps, a buyer sees only texts from src/texts', async ({ open, cast }) => {
  const page = await open(cast.buyer);
  await expectTranslated(page, [
    '/dashboard',
    '/dashboard/profile',
    '/dashboard/admin',
    `/cameras/${cast.item}`,
  ]);
});

test('with LOCALE=qps, a seller sees only texts from src/texts', async ({ open, cast }) => {
  const own = plainScreens.filter((path) => isDashboardPath(path) && !isAdminPath(path));
  await expectTranslated(await open(cast.seller), [...own, `/dashboard/cameras/${cast.item}`]);
});

test('with LOCALE=qps, an admin sees only texts from src/texts', async ({ open, cast, shop }) => {
  const { body } = await shop.call<{ _id: string }[]>('GET', '/users?role=Seller', {
    bearer: cast.admin.token,
  });
  await expectTranslated(await open(cast.admin), [
    '/dashboard',
    ...plainScreens.filter(isAdminPath),
    `/dashboard/admin/people/${body[0]!._id}`,
    `/dashboard/admin/blogs/${cast.post}`,
    `/dashboard/admin/newsletter/${cast.issue}`,
  ]);
});
