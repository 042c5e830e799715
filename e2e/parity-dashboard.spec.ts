import { expect, test } from './fixtures.ts';
import { aProduct, dayOf, kinds, momentOf, uniqueWord, type Listing, type Order } from './shop.ts';
import { expectCells, headsOf, rowOf } from './steps/booking.ts';
import { giveAddress, kindNames, openProductForm } from './steps/items.ts';
import { fillProduct } from './steps/photographs.ts';
import { dismissToast, factsIn } from './steps/visit.ts';

const fields = [
  'Title',
  'Brand',
  'Condition',
  'Buying price',
  'Sale price',
  'Used for',
  'Location',
  'Description',
];

/** What stands in the question when something could not be taken away. */
const notDone = 'That did not work, and nothing was changed. Try again.';

for (const kind of kinds) {
  test(
    `the form of ${kind} asks for every field, and sends nothing without`,
    {
      tag: [
        ...(kind === 'cameras' ? ['@both'] : []),
        '@2.41',
        '@5.6',
        '@5.7',
        kind === 'lens' ? '@5.11' : '@5.10',
      ],
    },
    async ({ open, shop }) => {
      const seller = await shop.enrol('Seller');
      const page = await open(seller);
      await page.goto('/dashboard/addproducts');
      const form = await openProductForm(page, kind);
      await form.getByRole('button', { name: 'Add', exact: true }).click();
      for (const label of [...fields, 'Photographs']) {
        const field = form.getByLabel(label, { exact: true });
        await expect(field).toHaveAttribute('aria-invalid', 'true');
        await expect(field).toHaveAttribute('required');
      }
      const photographs = form.getByLabel('Photographs', { exact: true });
      await expect(photographs).toHaveAttribute('type', 'file');
      await expect(photographs).toHaveAccessibleDescription(/Add a photo or a picture’s address\.$/);
      await giveAddress(form, 'http://example.com/a.jpg');
      await form.getByRole('button', { name: 'Add', exact: true }).click();
      const address = form.getByLabel('Picture address');
      await expect(address).toHaveAttribute('type', 'text');
      await expect(address).toHaveAccessibleDescription(/must be an https address of a picture/);
      await expect(photographs).not.toHaveAttribute('aria-invalid');
      for (const label of ['Buying price', 'Sale price', 'Used for'])
        await expect(form.getByLabel(label)).toHaveAttribute('type', 'number');
      const { body } = await shop.call<unknown[]>('GET', `/my/${kind}`, { bearer: seller.token });
      expect(body).toEqual([]);
    },
  );
}

test(
  'a lens is posted only when the upload of its picture succeeded',
  { tag: '@5.12' },
  async ({ open, shop, faults }) => {
    const seller = await shop.enrol('Seller');
    const page = await open(seller);
    await page.goto('/dashboard/addproducts');
    const form = await openProductForm(page, 'lens');
    const lens = aProduct(`Lens ${uniqueWord()}`);
    await form.getByLabel('Condition').selectOption(lens.condition);
    for (const [label, value] of [
      ['Title', lens.title],
      ['Brand', lens.brand],
      ['Buying price', lens.buy],
      ['Sale price', lens.sale],
      ['Used for', lens.duration],
      ['Location', lens.location],
      ['Description', lens.des],
    ] as const)
      await form.getByLabel(label).fill(String(value));
    const picture = { name: 'lens.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('no picture') };
    faults.expectRefusal(422, '/api/images');
    await form.getByLabel('Photographs', { exact: true }).setInputFiles(picture);
    await expect(form.getByRole('alert').filter({ hasText: 'must be a JPEG' })).toBeVisible();
    await form.getByRole('button', { name: 'Add', exact: true }).click();
    await expect(
      form.getByRole('alert').filter({ hasText: 'Not all photographs have arrived' }),
    ).toBeVisible();
    await expect(form.getByLabel('Title')).toHaveValue(lens.title);
    const { body } = await shop.call<unknown[]>('GET', '/my/lens', { bearer: seller.token });
    expect(body).toEqual([]);
  },
);

test(
  'a price above what was paid is asked about and taken, and what is listed leads on',
  { tag: ['@1.6', '@5.10'] },
  async ({ open, shop }) => {
    const seller = await shop.enrol('Seller');
    const page = await open(seller);
    await page.goto('/dashboard/addproducts');
    const form = await openProductForm(page, 'accessories');
    const title = `Dear ${uniqueWord()}`;
    await fillProduct(form, title);
    await form.getByLabel('Buying price').fill('450');
    await form.getByLabel('Sale price').fill('450');
    await expect(form.getByLabel('Sale price')).toHaveAccessibleDescription('');
    await form.getByLabel('Sale price').fill('900');
    await expect(form.getByLabel('Sale price')).toHaveAccessibleDescription(
      'That is more than you paid. Is it right?',
    );
    await giveAddress(form, '/demo/lens-50-640.webp');
    await form.getByRole('button', { name: 'Add', exact: true }).click();
    await dismissToast(page, 'Added successfully');
    await expect(page.getByRole('heading', { name: `“${title}” is listed` })).toBeVisible();
    await expect(page.getByText('on the home page for 14 days, free of charge')).toBeVisible();
    await page.getByRole('button', { name: `Advertise ${title}` }).click();
    await expect(page.getByText(/^On the home page until /)).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Add another' })).toBeVisible();
    await page.getByRole('link', { name: 'See your listing' }).click();
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    const { body } = await shop.call<Listing[]>('GET', '/my/accessories', { bearer: seller.token });
    const typed = { ...aProduct(title), img: '/demo/lens-50-640.webp', buy: 450, sale: 900 };
    expect(body).toMatchObject([{ advertised: true, products: typed }]);
  },
);

test(
  'My Products has three tables of what is theirs alone, and deletes with a toast',
  {
    tag: [
      '@both',
      '@1.7',
      '@2.42',
      '@2.43',
      '@2.45',
      '@4.12',
      '@4.13',
      '@4.16',
      '@6.5',
      '@6.16',
      '@8.6',
      '@8.10',
    ],
  },
  async ({ open, shop, faults }) => {
    const [seller, other] = [
      await shop.enrol('Seller', 'Same Name'),
      await shop.enrol('Seller', 'Same Name'),
    ];
    const title = `Own ${uniqueWord()}`;
    const buyer = await shop.enrol('Buyer');
    const dates: Record<string, string> = {};
    const ids: Record<string, string> = {};
    for (const [index, kind] of kinds.entries()) {
      for (const state of ['sold', 'booked', 'free']) {
        const product = { ...aProduct(`${title} ${kind} ${state}`), sale: 310.5 + index };
        const { _id, date } = await shop.addItem(seller, kind, product);
        dates[kind] = dayOf(date);
        ids[kind] = _id;
        if (state !== 'free') await shop.book(buyer, _id);
        if (state === 'sold') await shop.call('PUT', `/${kind}/${_id}/sold`, { bearer: seller.token });
      }
      await shop.addItem(other, kind, aProduct(`Not ${title}`));
    }
    const page = await open(seller);
    await page.goto('/dashboard/myproducts');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('My Products');
    await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([
      'Added Cameras',
      'Added Lens',
      'Added Accessories',
    ]);
    for (const [index, kind] of kinds.entries()) {
      const { added } = kindNames[kind];
      const price = `$${310 + index}.50`;
      await expect(headsOf(page, added)).toHaveText(['Product', 'Sale price', 'Date', 'Status', 'Delete']);
      const table = page.getByRole('table', { name: added, exact: true });
      await expect(table.getByRole('row')).toHaveCount(4);
      const states = ['Available', 'Booked', 'Sold'];
      // The newest first, however the states are.
      for (const [at, state] of states.entries()) {
        const name = `${title} ${kind} ${['free', 'booked', 'sold'][at]}`;
        const row = table.getByRole('row').nth(at + 1);
        await expectCells(row, [name, price, dates[kind]!, state, 'Advertise Delete']);
        await expect(row.locator('img')).toHaveAttribute('src', aProduct('').img);
        await expect(row.getByRole('button')).toHaveText(['Advertise', 'Delete']);
      }
      const row = rowOf(page, added, `${title} ${kind} free`);
      await row.getByRole('button', { name: `Delete ${title} ${kind} free` }).click();
      const question = page.getByRole('alertdialog', { name: `Delete “${title} ${kind} free”?` });
      if (kind === 'lens') {
        faults.expectCut(`/api/lens/${ids[kind]}`);
        await page.route('**/api/lens/*', (route) => route.abort());
        await question.getByRole('button', { name: 'Delete' }).click();
        await expect(question.getByRole('alert')).toHaveText(notDone);
        await page.unroute('**/api/lens/*');
      }
      await question.getByRole('button', { name: 'Delete' }).click();
      await dismissToast(page, 'Deleted Successfully');
      await expect(row).toHaveCount(0);
      await expect(table.getByRole('row')).toHaveCount(3);
      const { body } = await shop.call<Listing[]>('GET', `/my/${kind}`, { bearer: seller.token });
      expect(body.map(({ products }) => products.title)).toEqual([
        `${title} ${kind} booked`,
        `${title} ${kind} sold`,
      ]);
    }
  },
);

test(
  'Seller Orders has who booked and how to reach them, and deletes with a toast',
  { tag: ['@both', '@1.1', '@1.8', '@2.46', '@2.47', '@4.16', '@6.5', '@8.6', '@8.10'] },
  async ({ open, shop, faults, isMobile }) => {
    const { id, title, seller } = await shop.putUp();
    const other = await shop.putUp();
    const buyer = await shop.enrol('Buyer', 'Bea Booker');
    const { _id: order, date, until } = await shop.book(buyer, id);
    await shop.book(buyer, other.id);
    const page = await open(seller);
    await page.goto('/dashboard/sellerorders');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Seller Orders');
    await expect(page.getByText('Total Orders: 1', { exact: true })).toBeVisible();
    // On a phone an order is what was booked, whose turn it is, and buttons.
    const onDesk = (cells: string[]) => (isMobile ? [] : cells);
    const customer = onDesk(['Customer', 'Customer phone', 'Customer e-mail', 'Meet Location']);
    const heads = ['Product', ...customer, 'Now', 'Delete'];
    await expect(headsOf(page, 'Seller Orders')).toHaveText(heads);
    const rows = page.getByRole('table', { name: 'Seller Orders' }).getByRole('row');
    await expect(rows).toHaveCount(2);
    const row = rowOf(page, 'Seller Orders', title);
    await expectCells(row, [
      `${title} $310.50 Booked on ${dayOf(date)}`,
      ...onDesk(['Bea Booker', '+351 555 0100', buyer.email, 'Porto, São Bento station']),
      `Bea Booker waits for your answer until ${momentOf(until!)}. Your turn`,
      'Delete',
    ]);
    await expect(row.locator('img')).toHaveAttribute('src', aProduct('').img);
    await row.getByRole('link', { name: `See the order of ${title}` }).click();
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(`Order: ${title}`);
    await expect(main.getByRole('link', { name: '+351 555 0100' })).toHaveAttribute(
      'href',
      'tel:+3515550100',
    );
    await expect(main.getByRole('link', { name: buyer.email })).toHaveAttribute(
      'href',
      `mailto:${buyer.email}`,
    );
    await page.goBack();
    await row.getByRole('button', { name: `Delete the order of ${title}` }).click();
    const question = page.getByRole('alertdialog', { name: `Cancel the order of “${title}”?` });
    faults.expectCut(`/api/orders/${order}`);
    await page.route('**/api/orders/*', (route) => route.abort());
    await question.getByRole('button', { name: 'Cancel the order' }).click();
    await expect(question.getByRole('alert')).toHaveText(notDone);
    await page.unroute('**/api/orders/*');
    await question.getByRole('button', { name: 'Cancel the order' }).click();
    await dismissToast(page, 'Deleted Successfully');
    await expect(row).toHaveCount(0);
    const { body } = await shop.call<Order[]>('GET', '/orders', { bearer: buyer.token });
    expect(body.map((left) => left.title)).toEqual([other.title]);
  },
);

test(
  'Advertise puts an item on the home page and takes it out again',
  { tag: '@2.44' },
  async ({ open, shop }) => {
    const { title, seller } = await shop.putUp();
    const page = await open(seller);
    await page.goto('/dashboard/myproducts');
    const row = rowOf(page, 'Added Cameras', title);
    await row.getByRole('button', { name: `Advertise ${title}` }).click();
    await dismissToast(page, 'It is on the home page now');
    await expect(row.getByRole('button').first()).toHaveText('Stop advertising');
    const advertised = async () => {
      const { body } = await shop.call<{ products: { title: string } }[]>('GET', '/advertised');
      return body.map(({ products }) => products.title);
    };
    expect(await advertised()).toContain(title);
    await row.getByRole('button', { name: `Stop advertising ${title}` }).click();
    await dismissToast(page, 'It left the home page');
    await expect(row.getByRole('button').first()).toHaveText('Advertise');
    expect(await advertised()).not.toContain(title);
  },
);

for (const state of ['Booked', 'Sold'] as const) {
  test(
    `Advertise of an item that is ${state} is disabled, and says why`,
    { tag: '@both' },
    async ({ open, shop }) => {
      const { id, title, seller } = await shop.putUp();
      await shop.book(await shop.enrol('Buyer'), id);
      if (state === 'Sold') await shop.call('PUT', `/cameras/${id}/sold`, { bearer: seller.token });
      const page = await open(seller);
      for (const path of ['/dashboard/myproducts', `/dashboard/cameras/${id}`]) {
        await page.goto(path);
        const button = page.getByRole('button', { name: `Advertise ${title}` });
        await expect(button).toHaveText('Advertise');
        await expect(button).toBeDisabled();
        await expect(button).toHaveAccessibleDescription(
          `${state}: only what is available can be advertised.`,
        );
      }
    },
  );
}

test('an Advertise that fails says that nothing was changed', async ({ open, shop, faults }) => {
  const { id, title, seller } = await shop.putUp();
  const page = await open(seller);
  await page.goto('/dashboard/myproducts');
  faults.expectCut(`/api/cameras/${id}/advertise`);
  await page.route('**/advertise', (route) => route.abort());
  await page.getByRole('button', { name: `Advertise ${title}` }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'nothing was changed' })).toHaveText(
    /^That did not work, and nothing was changed\. Try again\./,
  );
});

test('Back to My Products is offered to sellers alone', async ({ open, shop, faults }) => {
  const { id } = await shop.putUp();
  faults.expectRefusal(403, `/api/dashboard/cameras/${id}`);
  for (const [role, count] of [
    ['Buyer', 0],
    ['Seller', 1],
  ] as const) {
    const page = await open(await shop.enrol(role));
    await page.goto(`/dashboard/cameras/${id}`);
    await expect(page.getByRole('link', { name: 'Back to Home Page' })).toHaveAttribute('href', '/');
    await expect(page.getByRole('link', { name: 'Back to My Products' })).toHaveCount(count);
  }
});

test(
  "an item's own page in the dashboard has its state, its order, and what its seller can do",
  { tag: ['@both', '@2.48'] },
  async ({ open, shop, isMobile }) => {
    const { id, title, seller, date } = await shop.putUp();
    const buyer = await shop.enrol('Buyer', 'Bea Booker');
    const order = await shop.book(buyer, id);
    const page = await open(seller);
    await page.goto(`/dashboard/cameras/${id}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    const main = page.getByRole('main');
    await expect(main.getByText(`Listed ${dayOf(date)}`, { exact: true })).toBeVisible();
    await expect(main.getByRole('img', { name: title })).toHaveAttribute('src', aProduct('').img);
    expect(await factsIn(main)).toEqual([
      ['Status', 'Booked'],
      ['Sale price', '$310.50'],
      ['Original price', '$520'],
      ['Condition', 'Good'],
      ['Used for', '12 months'],
      ['Location', 'Porto'],
      ['Watched by', '0 people'],
      ['Booked by', 'Bea Booker'],
      ['Booked on', dayOf(order.date)],
      ['Sale price', '$310.50'],
      ['Customer phone', '+351 555 0100'],
      ['Customer e-mail', buyer.email],
      ['Meet Location', 'Porto, São Bento station'],
    ]);
    const acts = ['Edit', 'Advertise', 'Mark sold', 'Delete'];
    // Whoever has not confirmed their address is told so above.
    await expect(main.getByRole('button')).toHaveText([
      ...(isMobile ? [] : ['Switch to buying']),
      'Send it again',
      ...acts,
      ...(isMobile ? ['More'] : []),
    ]);
  },
);

test(
  'calls of the dashboard carry "bearer" and the stored access token',
  { tag: ['@7.1', '@7.3', '@7.18'] },
  async ({ open, shop }) => {
    const buyer = await shop.enrol('Buyer');
    const page = await open(buyer);
    const asked = page.waitForRequest(/\/api\/orders\?/);
    await page.goto('/dashboard');
    const request = await asked;
    expect(request.headers()['authorization']).toBe(`bearer ${buyer.token}`);
    expect(new URL(request.url()).searchParams.get('email')).toBe(buyer.email);
  },
);

test(
  'the navigation has the display name and Log out once someone is signed in',
  { tag: ['@both', '@2.4'] },
  async ({ open, shop, isMobile }) => {
    const page = await open(await shop.enrol('Buyer', 'Nora Named'));
    await page.goto('/');
    const header = page.getByRole('banner');
    const name = header.getByRole('link', { name: 'Nora Named', exact: true });
    await expect(name).toBeVisible();
    await expect(name).toHaveText('Nora Named');
    await expect(header.getByRole('link', { name: 'Login' })).toHaveCount(0);
    if (isMobile) await page.getByRole('button', { name: 'Menu' }).click();
    const main = page.getByRole('navigation', { name: 'Main' });
    await expect(main.getByRole('link').last()).toHaveText('Dashboard');
    await expect(main.getByRole('link').last()).toHaveAttribute('href', '/dashboard');
    await expect(header.getByRole('button', { name: 'Log out' })).toHaveText('Log out');
    if (isMobile) await page.keyboard.press('Escape');
    await name.click();
    await expect(page.getByRole('heading', { level: 1, name: 'My Orders' })).toBeVisible();
  },
);
