import { withImages } from './browser.ts';
import { expect, test, type Page } from './fixtures.ts';
import { aProduct, anAccount, uniqueWord } from './shop.ts';
import { visit } from './steps/visit.ts';

test.use({ launchOptions: withImages });

const endless = 'Wolfeschlegelsteinhausenbergerdorffwelchevoralternwaren';

async function expectToFit(page: Page, path: string): Promise<void> {
  await visit(page, path);
  await expect(page.locator('main').getByText(endless).filter({ visible: true }).first()).toBeVisible();
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width, `width of ${path}`).toBeLessThanOrEqual(page.viewportSize()!.width);
}

test(
  'very long words do not make any screen wider than its window',
  { tag: '@mobile' },
  async ({ open, page, shop, server }) => {
    const word = uniqueWord();
    const seller = await shop.signUpUser('Seller', endless);
    const buyer = await shop.signUpUser('Buyer', endless);
    const fields = { ...aProduct(`${endless} ${word}`), brand: endless, location: endless, des: endless };
    const item = await shop.addItem(seller, 'accessories', fields);
    await expectToFit(page, `/accessories/${item._id}`);
    await expectToFit(page, `/search?q=${word}`);
    await shop.book(buyer, item._id);

    await expectToFit(await open(buyer), '/dashboard');
    const sellers = await open(seller);
    for (const path of ['myproducts', 'sellerorders', `accessories/${item._id}`])
      await expectToFit(sellers, `/dashboard/${path}`);
    const admins = await open(await shop.admin(server.stateDir));
    for (const path of ['admin', 'admin/allseller', 'admin/allorders', 'admin/allproducts'])
      await expectToFit(admins, `/dashboard/${path}?q=${endless}`);
  },
);

test('an Arabic title is laid out from right to left', async ({ page, shop }) => {
  const seller = await shop.register(anAccount('Fatima Zahra'));
  const { name, email, token } = seller;
  await shop.call('POST', '/users', {
    bearer: token,
    body: { name, email, status: 'verify', role: 'Seller' },
  });
  const title = `كاميرا لايكا، حالة ممتازة ${uniqueWord()}`;
  const item = await shop.addItem(seller, 'cameras', aProduct(title));
  await visit(page, `/cameras/${item._id}`);
  const heading = page.getByRole('heading', { level: 1, name: title });
  const [begins, ends] = await heading.evaluate((element) => {
    const text = document.createRange();
    const boxOf = (from: number, to: number) => {
      const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      const node = walker.nextNode()!;
      text.setStart(node, from);
      text.setEnd(node, to);
      return text.getBoundingClientRect().left;
    };
    return [boxOf(0, 1), boxOf(7, 8)];
  });
  expect(begins).toBeGreaterThan(ends!);
  // With `plaintext`, the comma stands to the left of the word before it.
  await expect(heading).toHaveCSS('unicode-bidi', 'plaintext');
});
