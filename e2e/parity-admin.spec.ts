import { expect, test, type Locator, type Page } from './fixtures.ts';
import { aProduct, kinds, uniqueWord, type Person, type Shop } from './shop.ts';
import { rowOf } from './steps/booking.ts';
import { dismissToast } from './steps/visit.ts';

const peopleColumns = ['SL', 'Name', 'Email', 'Role', 'Authorization', 'Remove'];
const columnsOf = (page: Page, table: string) =>
  page.getByRole('table', { name: table }).getByRole('columnheader');
const roleOf = async (shop: Shop, { token }: Person) =>
  (await shop.call<{ role: string }>('GET', '/profile', { bearer: token })).body.role;

/** Answers the question that stands before something is taken away. */
async function confirm(page: Page, answer: string): Promise<void> {
  await page.getByRole('alertdialog').getByRole('button', { name: answer }).click();
  await dismissToast(page, 'Deleted Successfully');
}

/** Rooms are narrowed in the address: their tables show the newest ten, and others add to them at any moment. */
async function openAsAdmin(open: (who: Person) => Promise<Page>, admin: Person, room: string): Promise<Page> {
  const page = await open(admin);
  await page.goto(`/dashboard/admin${room}`);
  return page;
}

test(
  'All Users lists buyers alone, and Make Admin makes one an admin',
  {
    tag: [
      '@both',
      '@1.10',
      '@2.49',
      '@2.50',
      '@2.51',
      '@2.52',
      '@2.59',
      '@4.3',
      '@4.7',
      '@4.17',
      '@6.7',
      '@6.8',
      '@8.9',
    ],
  },
  async ({ open, shop, server }) => {
    const word = uniqueWord();
    const buyer = await shop.enrol('Buyer', `Bo ${word}`);
    const seller = await shop.enrol('Seller', `Sol ${word}`);
    const page = await openAsAdmin(open, await shop.admin(server.stateDir), `?q=${word}`);
    await expect(page.getByRole('heading', { level: 1, name: 'All Users' })).toBeVisible();
    await expect(columnsOf(page, 'All Users')).toHaveText(peopleColumns);
    const row = rowOf(page, 'All Users', buyer.name);
    for (const fact of [buyer.email, 'Buyer']) await expect(row).toContainText(fact);
    await expect(rowOf(page, 'All Users', seller.name)).toHaveCount(0);
    const make = row.getByRole('button', { name: `Make Admin: ${buyer.name}` });
    await make.click();
    const question = page.getByRole('alertdialog', { name: `Make ${buyer.name} an admin?` });
    await question.getByRole('button', { name: 'Leave it' }).click();
    expect(await roleOf(shop, buyer)).toBe('Buyer');
    await make.click();
    await question.getByRole('button', { name: 'Make Admin' }).click();
    await dismissToast(page, 'Make Admin Successful');
    await expect(row).toHaveCount(0);
    expect(await roleOf(shop, buyer)).toBe('admin');

    await page.goto(`/dashboard/admin/alladmins?q=${word}`);
    const among = rowOf(page, 'All Admins', buyer.name);
    await expect(among).toBeVisible();
    await expect(among.getByRole('button', { name: /^Make / })).toHaveCount(0);
    await among.getByRole('button', { name: `Step down: ${buyer.name}` }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Step down' }).click();
    await dismissToast(page, 'No longer an admin');
    await expect(among).toHaveCount(0);
    expect(await roleOf(shop, buyer)).toBe('Buyer');
  },
);

test(
  'All Seller lists sellers alone, and Verify turns into Verified',
  { tag: ['@both', '@1.10', '@2.53', '@2.54', '@2.55', '@2.56', '@4.6', '@4.17', '@6.7', '@6.8', '@8.13'] },
  async ({ open, shop, server }) => {
    const word = uniqueWord();
    const buyer = await shop.enrol('Buyer', `Bo ${word}`);
    const seller = await shop.enrol('Seller', `Sol ${word}`);
    const page = await openAsAdmin(open, await shop.admin(server.stateDir), `/allseller?q=${word}`);
    await expect(page.getByRole('heading', { level: 1, name: 'All Seller' })).toBeVisible();
    await expect(columnsOf(page, 'All Seller')).toHaveText(peopleColumns);
    const row = rowOf(page, 'All Seller', seller.name);
    await expect(row).toContainText(seller.email);
    await expect(rowOf(page, 'All Seller', buyer.name)).toHaveCount(0);
    await expect(row.getByRole('button', { name: `Make Admin: ${seller.name}` })).toHaveText('Make Admin');
    const verify = row.getByRole('button', { name: `Verify ${seller.name}` });
    await verify.click();
    const question = page.getByRole('dialog', { name: `Verify ${seller.name}?` });
    await question.getByRole('button', { name: 'Verify' }).click();
    await expect(question.getByRole('alert')).toHaveText('What was checked must name one thing at least.');
    await question.getByRole('checkbox', { name: 'Identity document seen' }).check();
    await question.getByRole('checkbox', { name: 'Met in person' }).check();
    await question.getByRole('textbox', { name: 'Note' }).fill('Met at the fair.');
    await question.getByRole('button', { name: 'Verify' }).click();
    await dismissToast(page, 'Verified successfully');
    await expect(verify).toHaveCount(0);
    await row.getByRole('button', { name: 'Verified', exact: true }).click();
    const shown = page.getByRole('dialog', { name: seller.name });
    for (const fact of ['identity document seen, met in person', 'Met at the fair.', /, by Marit Solberg$/])
      await expect(shown.getByRole('definition').filter({ hasText: fact })).toBeVisible();
    await shown.getByRole('textbox', { name: 'Reason' }).fill('The papers were old.');
    await shown.getByRole('button', { name: 'Take it back' }).click();
    await dismissToast(page, 'The verification is taken back');
    await expect(verify).toBeVisible();
    const { body } = await shop.call<object>('GET', '/profile', { bearer: seller.token });
    expect(body).toMatchObject({ status: 'verify', verification: null });
  },
);

for (const [room, table, role] of [
  ['', 'All Users', 'Buyer'],
  ['/allseller', 'All Seller', 'Seller'],
] as const) {
  test(
    `${table} removes a person, with a toast`,
    { tag: ['@1.10', '@4.16', '@6.9', '@8.10'] },
    async ({ open, shop, server }) => {
      const word = uniqueWord();
      const person = await shop.enrol(role, `Gone ${word}`);
      const page = await openAsAdmin(open, await shop.admin(server.stateDir), `${room}?q=${word}`);
      const row = rowOf(page, table, person.name);
      await row.getByRole('button', { name: `Remove ${person.name}` }).click();
      await confirm(page, 'Remove the account');
      await expect(row).toHaveCount(0);
      await expect(roleOf(shop, person)).rejects.toThrow('This account was closed.');
    },
  );
}

test(
  'All Orders counts the orders, says who booked what, and removes one',
  { tag: ['@both', '@1.12', '@2.57', '@2.58', '@4.16', '@6.7', '@6.11'] },
  async ({ open, shop, server }) => {
    const { id, title } = await shop.putUp();
    const buyer = await shop.enrol('Buyer', 'Bea Booker');
    await shop.book(buyer, id);
    const page = await openAsAdmin(open, await shop.admin(server.stateDir), `/allorders?q=${title}`);
    const { headers } = await shop.call('GET', '/orders?limit=1', {
      bearer: (await shop.admin(server.stateDir)).token,
    });
    // Of all, though the table is narrowed to one; other journeys book and cancel meanwhile.
    const said = await page.getByText(/^Total Orders: [\d,]+$/).textContent();
    const total = Number(said!.replaceAll(/\D/g, ''));
    expect(total).toBeGreaterThan(1);
    expect(Math.abs(total - Number(headers.get('x-total-count')))).toBeLessThan(10);
    await expect(columnsOf(page, 'All Orders')).toHaveText(['SL', 'Products', 'Customer Details', 'Remove']);
    const row = rowOf(page, 'All Orders', title);
    for (const fact of ['Bea Booker', buyer.email, '+351 555 0100', 'Porto, São Bento station'])
      await expect(row).toContainText(fact);
    await expect(row.locator('img')).toBeVisible();
    await row.getByRole('button', { name: `Remove the order of ${title}` }).click();
    await confirm(page, 'Cancel the order');
    await expect(row).toHaveCount(0);
  },
);

test(
  'All Products has a section for each kind, and deletes from each',
  { tag: ['@both', '@1.11', '@2.60', '@2.61', '@4.16', '@6.7', '@6.10'] },
  async ({ open, shop, server }) => {
    const seller = await shop.enrol('Seller');
    const title = `Seen ${uniqueWord()}`;
    for (const kind of kinds) await shop.addItem(seller, kind, aProduct(`${title} ${kind}`));
    const page = await openAsAdmin(open, await shop.admin(server.stateDir), `/allproducts?q=${title}`);
    await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([
      'Cameras',
      'Lens',
      'Accessories',
    ]);
    for (const kind of kinds) {
      const card: Locator = page.getByRole('article').filter({ hasText: `${title} ${kind}` });
      await expect(card.locator('img')).toBeVisible();
      await card.getByRole('button', { name: `Delete ${title} ${kind}` }).click();
      await confirm(page, 'Delete');
      await expect(card).toHaveCount(0);
    }
  },
);

test(
  'the additional page on cameras reads the list with the bearer',
  { tag: ['@2.63', '@7.8'] },
  async ({ open, shop, server }) => {
    const { title } = await shop.putUp();
    const admin = await shop.admin(server.stateDir);
    const page = await open(admin);
    const asked = page.waitForRequest(/\/api\/cameras\?/);
    await page.goto(`/dashboard/admin/cameras?q=${title}`);
    expect((await asked).headers()['authorization']).toBe(`bearer ${admin.token}`);
    await expect(rowOf(page, 'All Cameras', title)).toBeVisible();
  },
);

test(
  'Reported Items lists what was reported; View shows the item and who reported it',
  { tag: ['@both', '@2.62', '@6.7'] },
  async ({ open, shop, server }) => {
    const { id, title } = await shop.putUp();
    const reporter = await shop.enrol('Buyer', 'Rae Reporter');
    const body = { listing: id, reason: 'stolen', note: 'The serial number is mine.' };
    await shop.call('POST', '/reports', { bearer: reporter.token, body });
    const page = await openAsAdmin(open, await shop.admin(server.stateDir), '/reports?sort=date');
    await expect(page.getByRole('heading', { level: 1, name: 'Reported Items' })).toBeVisible();
    const row = rowOf(page, 'Reported Items', title);
    await row.getByRole('button', { name: `View the report of ${title}` }).click();
    const view = page.getByRole('dialog', { name: title });
    for (const fact of ['The serial number is mine.', 'Rae Reporter', reporter.email])
      await expect(view).toContainText(fact);
    await view.getByRole('button', { name: 'Dismiss the report' }).click();
    await dismissToast(page, 'Report dismissed');
    await expect(row).toContainText('Dismissed');
  },
);

for (const role of ['Buyer', 'Seller'] as const) {
  test(
    `the role ${role} is told that the rooms of admins are not theirs`,
    { tag: '@6.14' },
    async ({ open, shop }) => {
      const page = await open(await shop.enrol(role));
      for (const room of [
        '',
        '/allseller',
        '/allorders',
        '/alladmins',
        '/allproducts',
        '/reports',
        '/cameras',
      ]) {
        await page.goto(`/dashboard/admin${room}`);
        await expect(page.getByRole('heading', { level: 1, name: 'Not for your role' })).toBeVisible();
      }
    },
  );
}
