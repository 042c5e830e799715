import { originalStrings } from '#src/texts/original-strings.ts';
import type { SignedInScreen } from '#test/original-screens.ts';
import { expect, test as base, type Locator, type Page } from './fixtures.ts';
import { serverTimeoutMs, startServer } from './server.ts';
import { aProduct, anAccount, openShop, uniqueWord, type TestUser, type Shop } from './shop.ts';
import { fillBooking, openBooking, sendBooking } from './steps/deals.ts';
import { enterPhotoAddress, openProductForm } from './steps/items.ts';
import { makeAdmin, fillLogin, fillSignUp } from './steps/sign-in.ts';
import { seeToast, visit } from './steps/visit.ts';

type Role = 'buyer' | 'seller' | 'admin';
type Cast = Record<Role | 'waiting', TestUser> & { camera: string; title: string };

/** A shop with the texts of the original product. */
const test = base.extend<object, { server: { url: string; stateDir: string }; cast: Cast }>({
  server: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the wanted fixtures from the pattern
    async ({}, use) => {
      const server = await startServer({ LOCALE: 'original', DEMO: '0' });
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

async function makeCast(shop: Shop, stateDir: string): Promise<Cast> {
  const admin = await makeAdmin(shop, stateDir, await shop.signUpUser('Buyer', 'Ann Ames'));
  const buyer = await shop.signUpUser('Buyer', 'Bo Buyer');
  const seller = await shop.signUpUser('Seller', 'Sol Seller');
  const waiting = await shop.signUpUser('Seller', 'Val Waiting');
  const title = `Parity ${uniqueWord()}`;
  const { _id: camera } = await shop.addItem(seller, 'cameras', aProduct(title));
  const booked = await shop.addItem(seller, 'lens', aProduct(`${title} lens`));
  const sold = await shop.addItem(seller, 'accessories', aProduct(`${title} strap`));
  await shop.book(buyer, booked._id);
  await shop.call('PUT', `/accessories/${sold._id}/sold`, { bearer: seller.token });
  await shop.call('POST', '/reports', { bearer: buyer.token, body: { listing: camera, reason: 'other' } });
  const { body } = await shop.call<{ _id: string }>('GET', '/profile', { bearer: seller.token });
  await shop.call('PUT', `/users/seller/${body._id}`, { bearer: admin.token });
  return { buyer, seller, admin, waiting, camera, title };
}

/** Opens a screen and returns the part whose text is read. If it returns nothing, the text is a toast. */
type OpenScreen = (page: Page, cast: Cast) => Promise<Locator | void>;

const at =
  (path: string, part = 'main'): OpenScreen =>
  async (page) => {
    await visit(page, path);
    return page.locator(part);
  };

const visitor = {
  async 'after a sign-up'(page) {
    await visit(page, '/signup');
    await fillSignUp(page, anAccount('Sue Signup'), 'Buyer');
  },
} satisfies Partial<Record<SignedInScreen, OpenScreen>>;

const buyer = {
  async 'after a login'(page, cast) {
    await visit(page, '/login');
    await fillLogin(page, cast.buyer);
  },
  'the top navigation': at('/', 'header'),
  '/dashboard of a buyer': at('/dashboard'),
  async 'after a booking'(page, { camera, title }) {
    await visit(page, `/cameras/${camera}`);
    const dialog = await openBooking(page, title);
    await fillBooking(dialog);
    await sendBooking(dialog);
  },
  async 'after an order is deleted'(page, { title }) {
    await page.goto('/dashboard');
    await page.getByRole('button', { name: `X: remove the order for ${title}`, exact: true }).click();
    await page.getByRole('button', { name: 'Cancel order', exact: true }).click();
  },
} satisfies Partial<Record<SignedInScreen, OpenScreen>>;

const seller = {
  '/dashboard of a seller': at('/dashboard'),
  '/dashboard/addproducts': at('/dashboard/addproducts'),
  async 'the form of a camera'(page) {
    return openProductForm(page, 'cameras');
  },
  async 'after a camera is added'(page) {
    const form = page.getByRole('dialog');
    const { condition, brand, buy, sale, duration, location, des, img } = aProduct('');
    await form.getByLabel('Condition').selectOption(condition);
    for (const [label, value] of [
      ['Title', 'Leica M3'],
      ['Brand', brand],
      ['Price when new', buy],
      ['Sale price', sale],
      ['Used for', duration],
      ['Location', location],
      ['Description', des],
    ] as const)
      await form.getByLabel(label).fill(String(value));
    await enterPhotoAddress(form, img);
    await form.getByRole('button', { name: 'Add', exact: true }).click();
  },
  '/dashboard/myproducts': at('/dashboard/myproducts'),
  '/dashboard/sellerorders': at('/dashboard/sellerorders'),
} satisfies Partial<Record<SignedInScreen, OpenScreen>>;

const admin = {
  // Takes another user's item, because an owner sees a link to the edit form instead of Book Now.
  async 'Book Now of a seller'(page, { camera }) {
    await visit(page, `/cameras/${camera}`);
    await page.getByRole('button', { name: 'Book Now' }).focus();
    return page.getByRole('tooltip');
  },
  '/dashboard of an admin': at('/dashboard'),
  '/dashboard/admin': at('/dashboard/admin'),
  '/dashboard/admin/allseller': at('/dashboard/admin/allseller'),
  async 'after a seller is verified'(page, { waiting }) {
    await page.getByRole('button', { name: `Verify ${waiting.name}`, exact: true }).click();
    await page.getByRole('checkbox').first().check();
    await page.getByRole('button', { name: 'Verify', exact: true }).click();
  },
  async 'after someone is made an admin'(page, { waiting }) {
    await page.getByRole('button', { name: `Make Admin: ${waiting.name}` }).click();
    await page.getByRole('button', { name: 'Make Admin', exact: true }).click();
  },
  '/dashboard/admin/allorders': at('/dashboard/admin/allorders'),
  '/dashboard/admin/allproducts': at('/dashboard/admin/allproducts'),
  '/dashboard/admin/reports': at('/dashboard/admin/reports'),
} satisfies Partial<Record<SignedInScreen, OpenScreen>>;

async function expectOriginal(page: Page, cast: Cast, screens: Partial<Record<SignedInScreen, OpenScreen>>) {
  for (const [screen, openScreen] of Object.entries(screens)) {
    const part = await openScreen(page, cast);
    for (const text of originalStrings[screen as SignedInScreen]) {
      if (part) await expect(part, screen).toContainText(text, { useInnerText: true });
      else await seeToast(page, text);
    }
  }
}

// Fails to compile if a screen is in none of the four groups.
({ ...visitor, ...buyer, ...seller, ...admin }) satisfies Record<SignedInScreen, OpenScreen>;

test('with LOCALE=original, a new user and a buyer see every string of the original', async ({
  open,
  cast,
}) => {
  await expectOriginal(await open(), cast, visitor);
  await expectOriginal(await open(), cast, buyer);
});

test('with LOCALE=original, a seller sees every string of the original', async ({ open, cast }) => {
  const page = await open(cast.seller);
  await expectOriginal(page, cast, seller);
  await page.goto('/dashboard/myproducts');
  for (const [title, status] of [
    [cast.title, 'Avilable'],
    [`${cast.title} lens`, 'Booked'],
    [`${cast.title} strap`, 'Sold'],
  ] as const) {
    const row = page.getByRole('row').filter({ has: page.getByRole('link', { name: title, exact: true }) });
    await expect(row.getByRole('cell').nth(3)).toHaveText(status);
  }
});

test('with LOCALE=original, an admin sees every string of the original and Lens as the heading of accessories', async ({
  open,
  cast,
}) => {
  const page = await open(cast.admin);
  await expectOriginal(page, cast, admin);
  await page.goto('/dashboard/admin/allproducts');
  const sections = page.getByRole('main').getByRole('heading', { level: 2 });
  await expect(sections).toHaveText(['Cameras', 'Lens', 'Lens']);
});

test("with LOCALE=original, a failed login shows the provider's own text in red below the form", async ({
  page,
  cast,
  browserErrors,
}) => {
  await visit(page, '/login');
  browserErrors.expectErrorStatus(401, '/api/auth/sign-in/email');
  await fillLogin(page, { email: cast.buyer.email, password: 'not the right one' });
  const alert = page.getByRole('alert');
  await expect(alert).toHaveText('Invalid email or password');
  const color = await alert.evaluate((element) => getComputedStyle(element).color);
  const [red = 0, green = 0, blue = 0] = [...color.matchAll(/\d+/g)].map(Number);
  expect(red, color).toBeGreaterThan(2 * Math.max(green, blue));
  const button = (await page.getByRole('main').getByRole('button', { name: 'Log in' }).boundingBox())!;
  expect((await alert.boundingBox())!.y).toBeGreaterThanOrEqual(button.y + button.height);
});
