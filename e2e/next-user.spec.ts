import type { Conversation } from '#src/messaging/conversations/schemas.ts';
import { expect, test, type Page } from './fixtures.ts';
import { aProduct, type TestUser, type Shop, type ListedItem } from './shop.ts';
import { main, messages } from './steps/conversation.ts';
import { openBooking } from './steps/deals.ts';
import { fillLogin, signOut } from './steps/sign-in.ts';
import { visit } from './steps/visit.ts';

/** Navigates within the app without reloading the page, as the Back button does. */
async function moveTo(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
}

const readLocalStorage = async (page: Page) => page.evaluate(() => JSON.stringify({ ...localStorage }));

type Own = { phone: string; place: string; camera: string; model: string; question: string };

/** Creates a buyer who has an order, a watched item, a camera in the kit and a question about an item. */
async function createBuyerWithData(
  shop: Shop,
  name: string,
  item: ListedItem,
  { phone, place, camera, question }: Own,
) {
  const buyer = await shop.signUpUser('Buyer', name);
  const bearer = buyer.token;
  const [ordered, watched] = [await shop.createListing(), await shop.createListing()];
  await shop.call('POST', '/orders', { bearer, body: { listing: ordered.id, phone, location: place } });
  await shop.call('PUT', `/watchlist/${watched.id}`, { bearer });
  await shop.call('POST', '/my/kit', { bearer, body: { model: camera } });
  const { body } = await shop.call<{ conversation: Conversation }>('POST', '/conversations', {
    bearer,
    body: { listing: item.id, body: question },
  });
  return { buyer, ordered, watched, path: `/dashboard/messages/${body.conversation._id}` };
}

type BuyerWithData = Awaited<ReturnType<typeof createBuyerWithData>>;

/** Expects each page to show the data of one buyer and nothing of the other buyer. */
async function expectOwn(
  page: Page,
  item: ListedItem,
  [self, own]: [BuyerWithData, Own],
  [other, theirs]: [BuyerWithData, Own],
) {
  await moveTo(page, item.path);
  // The page before can be that of another item, which has the same button.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(item.title);
  const dialog = await openBooking(page, item.title);
  for (const [label, value] of [
    ['Name', self.buyer.name],
    ['Email', self.buyer.email],
    ['Phone', own.phone],
    ['Meeting location', aProduct('').location],
  ] as const)
    await expect(dialog.getByLabel(label)).toHaveValue(value);
  await dialog.getByLabel('Phone').fill(`${own.phone} 99`);
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  for (const [path, mine, foreign] of [
    ['/dashboard', self.ordered.title, other.ordered.title],
    ['/dashboard/watchlist', self.watched.title, other.watched.title],
    ['/dashboard/kit', own.model, theirs.model],
    ['/dashboard/messages', own.question, theirs.question],
  ] as const) {
    await moveTo(page, path);
    await expect(main(page).getByText(mine).first()).toBeVisible();
    await expect(page.getByText(foreign)).toHaveCount(0);
  }
  await moveTo(page, self.path);
  await expect(messages(page)).toHaveText([new RegExp(own.question.replaceAll('?', '\\?'))]);
  await expect(main(page).getByRole('textbox', { name: /^Write to/ })).toHaveValue('');
}

test('no buyer sees data of the previous buyer', { tag: '@main' }, async ({ page, shop, browserErrors }) => {
  const item = await shop.createListing();
  const first: Own = {
    phone: '+351 555 0111',
    place: 'Porto, Café Majestic',
    camera: 'nikon-z-f',
    model: 'Nikon Z f',
    question: 'Is the meter accurate?',
  };
  const second: Own = {
    phone: '+351 555 0222',
    place: 'Faro, station',
    camera: 'nikon-d850',
    model: 'Nikon D850',
    question: 'Does the shutter stick?',
  };
  const ann = await createBuyerWithData(shop, 'Ann Before', item, first);
  const bob = await createBuyerWithData(shop, 'Bob After', item, second);
  const logIn = async (user: TestUser) => {
    await page.getByRole('banner').getByRole('link', { name: 'Login' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Login' })).toBeVisible();
    await fillLogin(page, user);
    await expect(page.getByRole('banner').getByText(user.name)).toBeVisible();
  };
  await visit(page, '/');
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  await logIn(ann.buyer);
  await expectOwn(page, item, [ann, first], [bob, second]);
  await main(page)
    .getByRole('textbox', { name: /^Write to/ })
    .fill('My secret draft.');
  await moveTo(page, ann.ordered.path);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(ann.ordered.title);
  const traces = ['My secret draft.', ann.ordered.title];
  for (const trace of traces) await expect.poll(() => readLocalStorage(page)).toContain(trace);
  await moveTo(page, ann.watched.path);
  await expect(page.getByRole('button', { name: 'Watching' })).toHaveAttribute('aria-pressed', 'true');
  await signOut(page);

  await logIn(bob.buyer);
  await moveTo(page, ann.watched.path);
  await expect(page.getByRole('button', { name: 'Watch', exact: true })).toHaveAttribute(
    'aria-pressed',
    'false',
  );
  await expectOwn(page, item, [bob, second], [ann, first]);
  browserErrors.expectErrorStatus(403, ann.path.replace('/dashboard/messages', '/api/conversations'));
  browserErrors.expectErrorStatus(403, '/api/offers');
  // The page does not wait for the offers before it says that there is no conversation.
  const offers = page.waitForResponse(/\/api\/offers\?/);
  await moveTo(page, ann.path);
  await expect(page.getByRole('heading', { name: 'Conversation not found' })).toBeVisible();
  await offers;
  const stored = await readLocalStorage(page);
  for (const trace of [...traces, ann.buyer.email, first.phone, first.place])
    expect(stored).not.toContain(trace);
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
});
