import { expect, type Page, test } from './fixtures.ts';
import { anAccount, dayOf, uniqueWord, type Kind, type Listing } from './shop.ts';
import {
  expectCells,
  fillBooking,
  meeting,
  openBooking,
  rowOf,
  seeRequested,
  sendBooking,
} from './steps/deals.ts';
import { addItem, findItem, kindNames } from './steps/items.ts';
import { signUp } from './steps/sign-in.ts';
import { dismissToast, factsIn, goTo, goToDashboardPage, visit } from './steps/visit.ts';
import { withImages } from './browser.ts';

test.use({ launchOptions: withImages });

const suggestedPlace = `${meeting.location} Suggested by the buyer`;

const today = (): string => dayOf(new Date().toISOString());
const soldAs = { cameras: '12 months', lens: '12 months' };

// Accessories are left out, because other tests cover their form and their list.
for (const [kind, tag] of [
  ['cameras', ['@main', '@mobile']],
  ['lens', []],
] as const)
  test(
    `an item of ${kind} is added, found, booked, canceled and booked again`,
    { tag: [...tag] },
    async ({ open, shop, isMobile }) => {
      const title = `Journey ${kind} ${uniqueWord()}`;

      const seller = await open();
      const sellerAccount = anAccount('Sofia Seller');
      await visit(seller, '/login');
      await signUp(seller, sellerAccount, 'Seller');
      await expect(seller).toHaveURL('/dashboard');
      await expect(seller.getByRole('heading', { name: 'Welcome to Seller Dashboard' })).toBeVisible();
      await goToDashboardPage(seller, 'Add Products');
      const picture = await addItem(seller, kind, title);
      await expectState(seller, kind, title, 'Available');

      const buyer = await open();
      const buyerAccount = anAccount('Bruno Buyer');
      await visit(buyer, '/login');
      await signUp(buyer, buyerAccount, 'Buyer');
      await findItem(buyer, kind, title);
      const { body: found } = await shop.call<Listing[]>('GET', `/${kind}?q=${encodeURIComponent(title)}`);
      const photos = kind === 'lens' ? [picture] : [];
      expect(
        found.map(({ products, photos: listed }) => [products.img, listed.map(({ url }) => url)]),
      ).toEqual([[picture, photos]]);
      const main = buyer.getByRole('main');
      const price = main.locator('header, [data-sticky-bar]').getByText('$310.50', { exact: true });
      await expect(price.filter({ visible: true })).toHaveCount(1);
      expect(await factsIn(main)).toEqual([
        ['Price when new', '$520'],
        ['Brand', 'Nikon'],
        ['Grade based on', 'The seller’s judgment'],
        ...(kind === 'cameras' ? [['Shutter count', 'Not shown by the seller']] : []),
        ['Used for', soldAs[kind]],
      ]);

      await book(buyer, title);
      await expectOrder(buyer, title, isMobile);
      await expectState(seller, kind, title, 'Booked');
      await goToDashboardPage(seller, 'Seller Orders');
      await expectCells(rowOf(seller, 'Seller Orders', title), [
        `${title} $310.50 Booked on ${today()}`,
        ...(isMobile ? [] : ['Bruno Buyer', meeting.phone, buyerAccount.email, suggestedPlace]),
        /^Bruno Buyer is waiting for your answer. Reply by .*, \d+:\d\d\s[AP]M\.\s+Needs your answer\s+Message Bruno Buyer$/,
        'Delete',
      ]);

      await buyer.getByRole('button', { name: `Remove the order for ${title}` }).click();
      const question = buyer.getByRole('alertdialog', { name: `Cancel the order for “${title}”?` });
      await question.getByRole('button', { name: 'Cancel order' }).click();
      await dismissToast(buyer, 'Deleted Successfully');
      await expect(buyer.getByText('You haven’t booked anything yet')).toBeVisible();
      await expectState(seller, kind, title, 'Available');
      await goToDashboardPage(seller, 'Seller Orders');
      await expect(seller.getByText('No orders yet')).toBeVisible();

      await findItem(buyer, kind, title);
      await book(buyer, title);
      await expectOrder(buyer, title, isMobile);
      await expectState(seller, kind, title, 'Booked');
    },
  );

async function book(buyer: Page, title: string): Promise<void> {
  const dialog = await openBooking(buyer, title);
  await fillBooking(dialog);
  await sendBooking(dialog);
  await seeRequested(buyer);
  await expect(dialog).toBeHidden();
}

async function expectOrder(buyer: Page, title: string, isMobile: boolean): Promise<void> {
  // On a phone, the conversation covers the menu.
  if (isMobile) await buyer.getByRole('link', { name: 'All messages' }).click();
  await goTo(buyer, 'Dashboard');
  await expect(buyer.getByRole('heading', { level: 1, name: 'My Orders' })).toBeVisible();
  await expect(buyer.getByText('Total Orders: 1')).toBeVisible();
  await expectCells(rowOf(buyer, 'My Orders', title), [
    `${title} $310.50 Booked on ${today()} from Sofia Seller`,
    ...(isMobile ? [] : ['Bruno Buyer', suggestedPlace, meeting.phone]),
    /^Waiting for Sofia Seller to accept – until .*, \d+:\d\d\s[AP]M\.\s+See the order\s+Message Sofia Seller$/,
    'X',
  ]);
}

async function expectState(seller: Page, kind: Kind, title: string, state: string): Promise<void> {
  await goTo(seller, 'Dashboard');
  await goToDashboardPage(seller, 'My Products');
  const row = rowOf(seller, kindNames[kind].added, title);
  const edit = state === 'Sold' ? '' : 'Edit ';
  const change = state === 'Available' ? 'Lower price Pause ' : '';
  const price = state === 'Sold' ? 'Sold for $310.50' : '$310.50';
  const asks = state === 'Available' && kind === 'lens' ? ' Which mount is it?' : '';
  await expectCells(row, [title, price, today(), `${state}${asks}`, `${edit}${change}Advertise Delete`]);
}
