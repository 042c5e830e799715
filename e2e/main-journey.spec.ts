import { expect, test, type Page } from './fixtures.ts';
import { anAccount, kinds, uniqueWord, type Listing } from './shop.ts';
import { fillBooking, meeting, openBooking, rowOf, sendBooking } from './steps/booking.ts';
import { addItem, findItem, kindNames } from './steps/items.ts';
import { signUp } from './steps/sign-in.ts';
import { dismissToast, goTo, goToRoom, visit } from './steps/visit.ts';

const soldAs = { cameras: '12 months', lens: '12 months', accessories: '12 years' };

for (const kind of kinds) {
  test(
    `${kind}: one is added, found, booked, cancelled and booked again`,
    {
      tag: [
        ...(kind === 'cameras' ? ['@both'] : []),
        '@1.1',
        '@1.4',
        '@1.5',
        '@1.6',
        '@2.23',
        '@2.33',
        '@2.36',
        '@2.37',
        '@2.38',
        '@2.39',
        '@2.45',
        '@3.11',
        '@4.2',
        '@4.9',
        '@4.12',
        '@4.15',
        '@5.4',
        '@6.4',
        '@6.5',
        '@8.14',
        ...(kind === 'lens' ? ['@5.11', '@5.12'] : []),
      ],
    },
    async ({ open, shop }) => {
      const title = `Journey ${kind} ${uniqueWord()}`;

      const seller = await open();
      const sellerAccount = anAccount('Sofia Seller');
      await visit(seller, '/login');
      await signUp(seller, sellerAccount, 'Seller');
      await goTo(seller, 'Dashboard');
      await expect(seller.getByRole('heading', { name: 'Welcome to Seller Dashboard' })).toBeVisible();
      await goToRoom(seller, 'Add Products');
      const picture = await addItem(seller, kind, title);
      await expectState(seller, kind, title, 'Available');

      const buyer = await open();
      const buyerAccount = anAccount('Bruno Buyer');
      await visit(buyer, '/login');
      await signUp(buyer, buyerAccount, 'Buyer');
      await findItem(buyer, kind, title);
      const { body: found } = await shop.call<Listing[]>('GET', `/${kind}?q=${encodeURIComponent(title)}`);
      expect(found.map(({ products }) => products.img)).toEqual([picture]);
      for (const fact of ['$310.50', '$520', 'Good', 'Nikon', soldAs[kind], 'Porto', sellerAccount.name])
        await expect(buyer.getByRole('main').getByText(fact).filter({ visible: true })).not.toHaveCount(0);

      await book(buyer, title);
      await expect(buyer.getByRole('button', { name: 'Booked' })).toBeDisabled();
      await expectOrder(buyer, title);
      await expectState(seller, kind, title, 'Booked');
      await goToRoom(seller, 'Seller Orders');
      const received = rowOf(seller, 'Seller Orders', title);
      for (const fact of ['$310.50', buyerAccount.name, buyerAccount.email, meeting.phone, meeting.location])
        await expect(received).toContainText(fact);

      await buyer.getByRole('button', { name: `Remove the order of ${title}` }).click();
      const question = buyer.getByRole('alertdialog', { name: `Cancel the order of “${title}”?` });
      await question.getByRole('button', { name: 'Cancel the order' }).click();
      await dismissToast(buyer, 'Deleted Successfully');
      await expect(buyer.getByText('You have not booked anything yet')).toBeVisible();
      await expectState(seller, kind, title, 'Available');
      await goToRoom(seller, 'Seller Orders');
      await expect(seller.getByText('No orders yet')).toBeVisible();

      await findItem(buyer, kind, title);
      await book(buyer, title);
      await expectOrder(buyer, title);
      await expectState(seller, kind, title, 'Booked');
    },
  );
}

async function book(buyer: Page, title: string): Promise<void> {
  const dialog = await openBooking(buyer, title);
  await fillBooking(dialog);
  await sendBooking(dialog);
  await dismissToast(buyer, 'Booking success!');
  await expect(dialog).toBeHidden();
}

async function expectOrder(buyer: Page, title: string): Promise<void> {
  await goTo(buyer, 'Dashboard');
  await expect(buyer.getByRole('heading', { level: 1, name: 'My Orders' })).toBeVisible();
  await expect(buyer.getByText('Total Orders: 1')).toBeVisible();
  const row = rowOf(buyer, 'My Orders', title);
  for (const fact of ['$310.50', 'Bruno Buyer', meeting.phone, meeting.location])
    await expect(row).toContainText(fact);
}

async function expectState(
  seller: Page,
  kind: (typeof kinds)[number],
  title: string,
  state: string,
): Promise<void> {
  await goTo(seller, 'Dashboard');
  await goToRoom(seller, 'My Products');
  const row = rowOf(seller, kindNames[kind].added, title);
  await expect(row).toContainText(state);
  await expect(row).toContainText('$310.50');
}
