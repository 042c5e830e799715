import { expect, test as base } from './fixtures.ts';
import { startServer } from './server.ts';
import { fillBooking, openBooking, rowOf, sendBooking } from './steps/booking.ts';
import { toast, visit } from './steps/visit.ts';

/** A second shop, with the words of the original product. */
const test = base.extend<object, { server: { url: string; stateDir: string } }>({
  server: [
    async ({}, use) => {
      const server = await startServer({ LOCALE: 'original', DEMO: '0' });
      await use(server);
      await server.stop();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
});

test('LOCALE=original speaks as the original did, before and after the script wakes up', async ({
  page,
  open,
  shop,
}) => {
  const { path, title, seller } = await shop.putUp();
  await visit(page, '/cameras');
  await expect(page.getByRole('heading', { level: 1, name: 'Cameras Section' })).toBeVisible();

  const selling = await open(seller);
  await selling.goto('/dashboard');
  await expect(selling.getByRole('heading', { name: 'WelCome to Seller Dashboard' })).toBeVisible();
  await selling.goto('/dashboard/myproducts');
  await expect(rowOf(selling, 'Added Cameras', title)).toContainText('Avilable');
  await selling.goto(path);
  await expect(selling.getByRole('button', { name: 'Book Now' })).toHaveAccessibleDescription(
    'Admin & Seller Cant Order',
  );

  const buying = await open(await shop.enrol('Buyer'));
  await buying.goto(path);
  const dialog = await openBooking(buying, title);
  await fillBooking(dialog);
  await sendBooking(dialog);
  await expect(toast(buying, 'Booking Succes!')).toBeVisible();
  await buying.goto('/dashboard');
  await expect(buying.getByRole('table', { name: 'My Orders' })).toContainText('c. Phone');
});
