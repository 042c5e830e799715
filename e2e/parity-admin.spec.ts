import { expect, test, type Locator, type Page } from './fixtures.ts';
import { aProduct, dayOf, kinds, momentOf, uniqueWord, type Person, type Shop } from './shop.ts';
import { expectCells, rowOf } from './steps/booking.ts';
import { kindNames } from './steps/items.ts';
import { dismissToast, factsIn } from './steps/visit.ts';

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
      '@1.1',
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
    await shop.enrol('Seller', `Sol ${word}`);
    const page = await openAsAdmin(open, await shop.admin(server.stateDir), `?q=${word}`);
    await expect(page.getByRole('heading', { level: 1, name: 'All Users' })).toBeVisible();
    await expect(columnsOf(page, 'All Users')).toHaveText(peopleColumns);
    const row = rowOf(page, 'All Users', buyer.name);
    await expectCells(row, ['1', buyer.name, buyer.email, 'Buyer', 'Make Admin', 'Suspend Remove']);
    // The heads, and the one buyer: the other is a seller.
    await expect(page.getByRole('table', { name: 'All Users' }).getByRole('row')).toHaveCount(2);
    await expect(page.getByText('1 person', { exact: true })).toBeVisible();
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
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('All Admins');
    await expectCells(among, ['1', buyer.name, buyer.email, 'admin', 'Step down']);
    await expect(among.getByRole('button')).toHaveCount(1);
    await among.getByRole('button', { name: `Step down: ${buyer.name}` }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Step down' }).click();
    await dismissToast(page, 'No longer an admin');
    await expect(among).toHaveCount(0);
    expect(await roleOf(shop, buyer)).toBe('Buyer');
  },
);

test(
  'All Seller lists sellers alone, and Verify turns into Verified',
  { tag: ['@1.10', '@2.53', '@2.54', '@2.55', '@2.56', '@4.6', '@4.17', '@6.7', '@6.8', '@8.13'] },
  async ({ open, shop, server }) => {
    const word = uniqueWord();
    await shop.enrol('Buyer', `Bo ${word}`);
    const seller = await shop.enrol('Seller', `Sol ${word}`);
    const page = await openAsAdmin(open, await shop.admin(server.stateDir), `/allseller?q=${word}`);
    await expect(page.getByRole('heading', { level: 1, name: 'All Seller' })).toBeVisible();
    await expect(columnsOf(page, 'All Seller')).toHaveText(peopleColumns);
    const row = rowOf(page, 'All Seller', seller.name);
    const cells = ['1', seller.name, seller.email, 'Seller'];
    await expectCells(row, [...cells, 'Verify Make Admin', 'Suspend Remove']);
    // The heads, and the one seller: the other is a buyer.
    await expect(page.getByRole('table', { name: 'All Seller' }).getByRole('row')).toHaveCount(2);
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
    await expectCells(row, [...cells, 'Verified Make Admin', 'Suspend Remove']);
    const profile = async () => (await shop.call<object>('GET', '/profile', { bearer: seller.token })).body;
    expect(await profile()).toMatchObject({ status: 'varified', role: 'Seller' });
    await row.getByRole('button', { name: 'Verified', exact: true }).click();
    const shown = page.getByRole('dialog', { name: seller.name });
    for (const fact of ['identity document seen, met in person', 'Met at the fair.', /, by Marit Solberg$/])
      await expect(shown.getByRole('definition').filter({ hasText: fact })).toBeVisible();
    await shown.getByRole('textbox', { name: 'Reason' }).fill('The papers were old.');
    await shown.getByRole('button', { name: 'Take it back' }).click();
    await dismissToast(page, 'The verification is taken back');
    await expectCells(row, [...cells, 'Verify Make Admin', 'Suspend Remove']);
    expect(await profile()).toMatchObject({ status: 'verify', verification: null });
    await row.getByRole('button', { name: `Make Admin: ${seller.name}` }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Make Admin' }).click();
    await dismissToast(page, 'Make Admin Successful');
    expect(await roleOf(shop, seller)).toBe('admin');
  },
);

for (const [room, table, role] of [
  ['', 'All Users', 'Buyer'],
  ['/allseller', 'All Seller', 'Seller'],
] as const) {
  test(
    `${table} removes a person, with a toast`,
    { tag: ['@1.10', '@4.16', '@6.9', '@8.6', '@8.10'] },
    async ({ open, shop, server, faults }) => {
      const word = uniqueWord();
      const person = await shop.enrol(role, `Gone ${word}`);
      const page = await openAsAdmin(open, await shop.admin(server.stateDir), `${room}?q=${word}`);
      const row = rowOf(page, table, person.name);
      await row.getByRole('button', { name: `Remove ${person.name}` }).click();
      const call = '**/api/users/*';
      const { body } = await shop.call<{ _id: string }>('GET', '/profile', { bearer: person.token });
      faults.expectCut(`/api/users/${body._id}`);
      await page.route(call, (route) => route.abort());
      const question = page.getByRole('alertdialog', { name: `Remove ${person.name}?` });
      await question.getByRole('button', { name: 'Remove the account' }).click();
      await expect(question.getByRole('alert')).toHaveText(
        'That did not work. Nothing was changed: try again.',
      );
      await page.unroute(call);
      await confirm(page, 'Remove the account');
      await expect(row).toHaveCount(0);
      await expect(roleOf(shop, person)).rejects.toThrow('This account was closed.');
    },
  );
}

test(
  'All Orders counts the orders, says who booked what, and removes one',
  { tag: ['@both', '@1.12', '@2.57', '@2.58', '@4.16', '@6.7', '@6.11'] },
  async ({ open, shop, server, isMobile }) => {
    const { id, title, seller } = await shop.putUp();
    const buyer = await shop.enrol('Buyer', 'Bea Booker');
    const { date, until } = await shop.book(buyer, id);
    const page = await open(await shop.admin(server.stateDir));
    const counted = page.waitForResponse(/\/api\/orders\?limit=1$/);
    await page.goto(`/dashboard/admin/allorders?q=${title}`);
    // Of all, though the table is narrowed to one.
    const total = Number((await counted).headers()['x-total-count']);
    expect(total).toBeGreaterThan(1);
    await expect(
      page.getByText(`Total Orders: ${total.toLocaleString('en')}`, { exact: true }),
    ).toBeVisible();
    // On a phone an order is what was booked, whose turn it is, and buttons.
    const onDesk = (cells: string[]) => (isMobile ? [] : cells);
    const heads = [...onDesk(['SL']), 'Products', ...onDesk(['Customer Details']), 'Now', 'Remove'];
    await expect(columnsOf(page, 'All Orders')).toHaveText(heads);
    const row = rowOf(page, 'All Orders', title);
    await expectCells(row, [
      ...onDesk(['1']),
      `${title} $310.50 Booked on ${dayOf(date)} from ${seller.name}`,
      ...onDesk([`Bea Booker ${buyer.email} +351 555 0100 Porto, São Bento station Seller: Sam Seller`]),
      `Sam Seller has until ${momentOf(until!)} to say yes. See the order`,
      'Remove',
    ]);
    await expect(row.locator('img')).toHaveAttribute('src', aProduct('').img);
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
      const section = page
        .locator('section')
        .filter({ has: page.getByRole('heading', { level: 2, name: kindNames[kind].nav, exact: true }) });
      const card: Locator = section.getByRole('article');
      await expect(card).toHaveCount(1);
      await expect(card.getByRole('heading')).toHaveText(`${title} ${kind}`);
      await expect(card.locator('img')).toHaveAttribute('src', aProduct('').img);
      await expect(card.getByRole('button')).toHaveText('Delete');
      await card.getByRole('button', { name: `Delete ${title} ${kind}` }).click();
      await confirm(page, 'Delete');
      await expect(card).toHaveCount(0);
      const { headers } = await shop.call('GET', `/my/${kind}`, { bearer: seller.token });
      expect(headers.get('x-total-count')).toBe('0');
    }
  },
);

test(
  'the additional page on cameras reads the list with the bearer',
  { tag: ['@2.63', '@7.8'] },
  async ({ open, shop, server }) => {
    const { title, seller, date } = await shop.putUp();
    const lens = await shop.putUp('lens');
    const admin = await shop.admin(server.stateDir);
    const page = await open(admin);
    const asked = page.waitForRequest(/\/api\/cameras\?/);
    await page.goto(`/dashboard/admin/cameras?q=${title}`);
    expect((await asked).headers()['authorization']).toBe(`bearer ${admin.token}`);
    const row = rowOf(page, 'All Cameras', title);
    await expectCells(row, ['1', title, seller.name, '$310.50', dayOf(date), 'Available', 'Delete']);
    await page.goto(`/dashboard/admin/cameras?q=${lens.title}`);
    await expect(page.getByText('Nothing matches', { exact: true })).toBeVisible();
  },
);

test(
  'Reported Items lists what was reported; View shows the item and who reported it',
  { tag: ['@both', '@2.62', '@6.7'] },
  async ({ open, shop, server, isMobile }) => {
    const { id, title, seller } = await shop.putUp();
    const reporter = await shop.enrol('Buyer', 'Rae Reporter');
    const body = { listing: id, reason: 'stolen', note: 'The serial number is mine.' };
    await shop.call('POST', '/reports', { bearer: reporter.token, body });
    const page = await openAsAdmin(open, await shop.admin(server.stateDir), '/reports?sort=date');
    await expect(page.getByRole('heading', { level: 1, name: 'Reported Items' })).toBeVisible();
    const row = rowOf(page, 'Reported Items', title);
    await expectCells(row, [
      // A phone leaves the numbers of the rows out.
      ...(isMobile ? [] : [/^\d+$/]),
      title,
      'Stolen',
      'Rae Reporter',
      dayOf(new Date().toISOString()),
      'Open',
      'View',
    ]);
    await row.getByRole('button', { name: `View the report of ${title}` }).click();
    const view = page.getByRole('dialog', { name: title });
    await expect(view.locator('blockquote')).toHaveText('The serial number is mine.');
    for (const said of ['Stolen', 'Rae Reporter', reporter.email, dayOf(new Date().toISOString())])
      await expect(view).toContainText(said);
    expect(await factsIn(view)).toEqual([
      ['Seller', seller.name],
      ['Price', '$310.50'],
      ['State', 'Available'],
    ]);
    await view.getByRole('button', { name: 'Dismiss the report' }).click();
    await page.getByRole('button', { name: 'Dismiss', exact: true }).click();
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
      // Which other rooms are theirs alone stands beside the routes.
      for (const room of ['', '/allorders', '/reports']) {
        await page.goto(`/dashboard/admin${room}`);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText('Not for your role');
        await expect(page.getByText(`This page is not for the role ${role}.`)).toBeVisible();
      }
    },
  );
}
