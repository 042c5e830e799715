import { originalStrings, type OriginalScreen } from '#src/texts/original-strings.ts';
import { expect, test as base, type Locator, type Page } from './fixtures.ts';
import { serverTimeoutMs, startServer } from './server.ts';
import { aProduct, anAccount, openShop, uniqueWord, type Person, type Shop } from './shop.ts';
import { giveAddress } from './steps/items.ts';
import { fillBooking, openBooking, sendBooking } from './steps/booking.ts';
import { toast, visit } from './steps/visit.ts';

/** Who and what the screens are about: made once for all of them. */
type Cast = { buyer: Person; seller: Person; verified: Person; admin: Person; camera: string; title: string };

const contact = {
  CONTACT_ADDRESS: '7 Shutter Street, Aveiro',
  CONTACT_EMAIL: 'shop@example.org',
  CONTACT_PHONE: '+351 234 000 000',
};

/** A shop with the words of the original product. */
const test = base.extend<object, { server: { url: string; stateDir: string }; cast: Cast }>({
  server: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads from the pattern which fixtures are wanted
    async ({}, use) => {
      const server = await startServer({ LOCALE: 'original', ...contact });
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

// One shop for all of them, and on phones, too, the names of columns that the tables have there for ears alone.
test.describe.configure({ mode: 'default' });
test.use({ viewport: { width: 1440, height: 900 } });

async function makeCast(shop: Shop, stateDir: string): Promise<Cast> {
  const admin = await shop.admin(stateDir);
  const [buyer, seller, verified] = [
    await shop.enrol('Buyer', 'Bo Buyer'),
    await shop.enrol('Seller', 'Sol Seller'),
    await shop.enrol('Seller', 'Vera Verified'),
  ];
  const title = `Parity ${uniqueWord()}`;
  const { _id: camera } = await shop.addItem(seller, 'cameras', aProduct(title));
  const booked = await shop.addItem(seller, 'lens', aProduct(`${title} lens`));
  const sold = await shop.addItem(seller, 'accessories', aProduct(`${title} strap`));
  await shop.book(buyer, booked._id);
  await shop.call('PUT', `/accessories/${sold._id}/sold`, { bearer: seller.token });
  await shop.call('POST', '/reports', { bearer: buyer.token, body: { listing: camera, reason: 'other' } });
  await shop.call('PUT', `/users/seller/${await idOf(shop, verified)}`, { bearer: admin.token });
  return { buyer, seller, verified, admin, camera, title };
}

async function idOf(shop: Shop, { token }: Person): Promise<string> {
  return (await shop.call<{ _id: string }>('GET', '/profile', { bearer: token })).body._id;
}

type Stage = {
  cast: Cast;
  shop: Shop;
  open: (who?: Person) => Promise<Page>;
  expectRefusal(path: string): void;
};
type Visit = (stage: Stage) => Promise<Locator>;

/** A page as someone sees it; what is looked at is its main part. */
const at =
  (path: string, who?: Exclude<keyof Cast, 'camera' | 'title'>, part = 'main'): Visit =>
  async ({ cast, open }) => {
    const page = await open(who && cast[who]);
    await visit(page, path);
    return page.locator(part);
  };

/** From here on time stands still: a toast stays until all of it is read. */
async function holdTime(page: Page): Promise<void> {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
}

/** What a toast says after something is done. */
async function press(page: Page, name: string, message: string): Promise<Locator> {
  const button = page.getByRole('button', { name, exact: true });
  await expect(button).toBeVisible();
  await holdTime(page);
  await button.click();
  return toast(page, message);
}

const visits: Record<OriginalScreen, Visit> = {
  'the top navigation': at('/', 'buyer', 'header'),
  'the top navigation of a visitor': at('/', undefined, 'header'),
  'the footer': at('/', undefined, 'footer'),
  '/': at('/'),
  '/cameras': at('/cameras'),
  '/lens': at('/lens'),
  '/accessories': at('/accessories'),
  '/cameras/{id}': async (stage) => at(`/cameras/${stage.cast.camera}`)(stage),
  async 'Book Now of a seller'({ cast, shop, open }) {
    // Their own item leads to where it is edited.
    const page = await open(await shop.enrol('Seller'));
    await visit(page, `/cameras/${cast.camera}`);
    await page.getByRole('button', { name: 'Book Now' }).focus();
    return page.getByRole('tooltip');
  },
  async 'after a booking'({ shop, open }) {
    const { path, title } = await shop.putUp();
    const page = await open(await shop.enrol('Buyer'));
    await page.goto(path);
    const dialog = await openBooking(page, title);
    await fillBooking(dialog);
    await holdTime(page);
    await sendBooking(dialog);
    return toast(page, 'Booking');
  },
  '/blogs': at('/blogs'),
  async '/blogs/{id}'(stage) {
    const { body } = await stage.shop.call<{ _id: string }[]>('GET', '/blogs?limit=1');
    return at(`/blogs/${body[0]!._id}`)(stage);
  },
  async 'the error page'(stage) {
    stage.expectRefusal('/cameras/no');
    return at('/cameras/no')(stage);
  },
  '/signup': at('/signup'),
  async 'after a sign-up'({ open }) {
    const page = await open();
    const { name, email, password } = anAccount('Sue Signup');
    await visit(page, '/signup');
    await page.getByLabel('Name').fill(name);
    await page.getByRole('main').getByLabel('E-mail').fill(email);
    await page.getByRole('radio', { name: 'Buyer' }).check();
    await page.getByLabel('Password', { exact: true }).fill(password);
    return press(page, 'Sign up', 'Signup');
  },
  async 'after a login'({ cast, open }) {
    const page = await open();
    await visit(page, '/login');
    await page.getByRole('main').getByLabel('E-mail').fill(cast.buyer.email);
    await page.getByLabel('Password', { exact: true }).fill(cast.buyer.password);
    return press(page, 'Login', 'Login');
  },
  '/dashboard of a buyer': at('/dashboard', 'buyer'),
  async 'after an order is deleted'({ shop, open }) {
    const { id, title } = await shop.putUp();
    const buyer = await shop.enrol('Buyer');
    await shop.book(buyer, id);
    const page = await open(buyer);
    await page.goto('/dashboard');
    await page.getByRole('button', { name: `Remove the order of ${title}` }).click();
    return press(page, 'Cancel the order', 'Deleted');
  },
  '/dashboard of a seller': at('/dashboard', 'seller'),
  '/dashboard of an admin': at('/dashboard', 'admin'),
  '/dashboard/addproducts': at('/dashboard/addproducts', 'seller'),
  'the form of a camera': async ({ cast, open }) => openCameraForm(await open(cast.seller)),
  async 'after a camera is added'({ cast, open }) {
    const form = await openCameraForm(await open(cast.seller));
    const { condition, title: _, ...fields } = aProduct('');
    await form.getByLabel('Condition').selectOption(condition);
    for (const [label, value] of [
      ['Title', 'Leica M3'],
      ['Brand', fields.brand],
      ['Buying price', fields.buy],
      ['Sale price', fields.sale],
      ['Used for', fields.duration],
      ['Location', fields.location],
      ['Description', fields.des],
    ] as const)
      await form.getByLabel(label).fill(String(value));
    await giveAddress(form, fields.img);
    return press(form.page(), 'Add', 'added');
  },
  '/dashboard/myproducts': at('/dashboard/myproducts', 'seller'),
  '/dashboard/sellerorders': at('/dashboard/sellerorders', 'seller'),
  '/dashboard/admin': at('/dashboard/admin', 'admin'),
  async 'after someone is made an admin'({ cast, shop, open }) {
    const { name } = await shop.enrol('Buyer', `Pat ${uniqueWord()}`);
    const page = await open(cast.admin);
    await page.goto('/dashboard/admin');
    await page.getByRole('button', { name: `Make Admin: ${name}` }).click();
    return press(page, 'Make Admin', 'Make Admin');
  },
  '/dashboard/admin/allseller': at('/dashboard/admin/allseller', 'admin'),
  async 'after a seller is verified'({ cast, shop, open }) {
    const { name } = await shop.enrol('Seller', `Val ${uniqueWord()}`);
    const page = await open(cast.admin);
    await page.goto('/dashboard/admin/allseller');
    await page.getByRole('button', { name: `Verify ${name}`, exact: true }).click();
    await page.getByRole('checkbox').first().check();
    return press(page, 'Verify', 'Successful');
  },
  '/dashboard/admin/allorders': at('/dashboard/admin/allorders', 'admin'),
  '/dashboard/admin/allproducts': at('/dashboard/admin/allproducts', 'admin'),
  '/dashboard/admin/reports': at('/dashboard/admin/reports', 'admin'),
};

async function openCameraForm(page: Page): Promise<Locator> {
  await page.goto('/dashboard/addproducts');
  await page.getByRole('main').getByRole('button', { name: 'Cameras', exact: true }).click();
  return page.getByRole('dialog');
}

/** The requirements whose words each screen shows. */
const tags: Record<OriginalScreen, string[]> = {
  'the footer': ['@1.20'],
  'the top navigation': ['@2.1', '@2.2'],
  'the top navigation of a visitor': ['@2.1', '@2.3'],
  '/': ['@2.6', '@2.7', '@2.9', '@2.10', '@2.11'],
  'after a login': ['@2.12', '@8.11'],
  '/signup': ['@2.13', '@5.16'],
  'after a sign-up': ['@2.13', '@8.12'],
  '/cameras': ['@2.14', '@2.19', '@9.15'],
  '/lens': ['@2.15', '@2.19', '@9.15'],
  '/accessories': ['@2.16', '@2.19', '@9.16'],
  '/cameras/{id}': ['@2.23'],
  '/blogs': ['@2.24'],
  '/blogs/{id}': ['@2.26'],
  'the error page': ['@2.28', '@8.15'],
  '/dashboard of a buyer': ['@2.36', '@2.37', '@2.38'],
  '/dashboard of a seller': ['@2.39'],
  '/dashboard of an admin': ['@2.40'],
  '/dashboard/addproducts': ['@2.41'],
  'the form of a camera': ['@2.41', '@5.8'],
  '/dashboard/myproducts': ['@2.42', '@2.43', '@2.45', '@4.12', '@4.13'],
  '/dashboard/sellerorders': ['@2.46'],
  '/dashboard/admin': ['@2.49', '@2.50'],
  '/dashboard/admin/allseller': ['@2.53', '@2.55'],
  '/dashboard/admin/allorders': ['@2.57', '@2.58'],
  '/dashboard/admin/allproducts': ['@2.60'],
  '/dashboard/admin/reports': ['@2.62'],
  'Book Now of a seller': ['@5.5'],
  'after a booking': ['@7.16', '@8.8'],
  'after someone is made an admin': ['@8.9'],
  'after an order is deleted': ['@8.10'],
  'after a seller is verified': ['@8.13'],
  'after a camera is added': ['@8.14'],
};

for (const [screen, texts] of Object.entries(originalStrings)) {
  const tag = tags[screen as OriginalScreen];
  test(
    `LOCALE=original, ${screen}: every string of the original`,
    { tag },
    async ({ cast, shop, open, faults }) => {
      const part = await visits[screen as OriginalScreen]({
        cast,
        shop,
        open,
        expectRefusal: (path) => faults.expectRefusal(404, path),
      });
      for (const text of texts) await expect(part).toContainText(text, { useInnerText: true });
    },
  );
}

test(
  'LOCALE=original, a card says how long an item was used, to the letter',
  { tag: ['@9.15', '@9.16'] },
  async ({ cast, shop, open }) => {
    const page = await open();
    for (const [kind, used] of [
      ['cameras', '12 mon'],
      ['lens', '12 mon'],
      ['accessories', '12 year'],
    ] as const) {
      const title = `Used ${uniqueWord()}`;
      await shop.addItem(cast.seller, kind, aProduct(title));
      await page.goto(`/${kind}?q=${encodeURIComponent(title)}`);
      await expect(page.getByRole('article').getByRole('paragraph')).toHaveText(`Good · ${used} · Porto`);
    }
  },
);

test(
  'LOCALE=original, /dashboard/myproducts: the status of each, to the letter',
  { tag: ['@2.45', '@4.12', '@4.13'] },
  async ({ cast, open }) => {
    const page = await open(cast.seller);
    await page.goto('/dashboard/myproducts');
    for (const [title, status] of [
      [cast.title, 'Avilable'],
      [`${cast.title} lens`, 'Booked'],
      [`${cast.title} strap`, 'Sold'],
    ] as const) {
      const row = page.getByRole('row').filter({ has: page.getByRole('link', { name: title, exact: true }) });
      await expect(row.getByRole('cell').nth(3)).toHaveText(status);
    }
  },
);

test(
  'LOCALE=original, the footer says where the operator of this shop is',
  { tag: '@1.19' },
  async ({ page }) => {
    await page.goto('/about');
    const address = page.getByRole('contentinfo').locator('address > *');
    await expect(address).toHaveText([contact.CONTACT_ADDRESS, contact.CONTACT_EMAIL, contact.CONTACT_PHONE]);
  },
);

test(
  'LOCALE=original, /dashboard/admin/allproducts: the accessories stand under a second Lens',
  { tag: '@2.60' },
  async ({ cast, open }) => {
    const page = await open(cast.admin);
    await page.goto('/dashboard/admin/allproducts');
    await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([
      'Cameras',
      'Lens',
      'Lens',
    ]);
  },
);

test(
  "LOCALE=original, /login: a failure is the provider's own text in red under the form",
  { tag: '@8.1' },
  async ({ page, cast, faults }) => {
    await visit(page, '/login');
    faults.expectRefusal(401, '/api/auth/sign-in/email');
    await page.getByRole('main').getByLabel('E-mail').fill(cast.buyer.email);
    await page.getByLabel('Password', { exact: true }).fill('not the right one');
    await page.getByRole('main').getByRole('button', { name: 'Login' }).click();
    const said = page.getByRole('alert');
    await expect(said).toHaveText('Invalid email or password');
    const colour = await said.evaluate((element) => getComputedStyle(element).color);
    const [red = 0, green = 0, blue = 0] = [...colour.matchAll(/\d+/g)].map(Number);
    expect(red, colour).toBeGreaterThan(2 * Math.max(green, blue));
    const button = (await page.getByRole('main').getByRole('button', { name: 'Login' }).boundingBox())!;
    expect((await said.boundingBox())!.y).toBeGreaterThanOrEqual(button.y + button.height);
  },
);
