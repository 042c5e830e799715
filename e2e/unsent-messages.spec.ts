import type { Conversation } from '#src/messaging/conversations/schemas.ts';
import { withImages } from './browser.ts';
import { expect, test } from './fixtures.ts';
import { findViolations } from './steps/accessibility.ts';
import { main, messages, write, button, startConversation } from './steps/conversation.ts';
import { makePhoto } from './steps/items.ts';
import { transferFiles } from './steps/photos.ts';
import { visit } from './steps/visit.ts';

test.use({ launchOptions: withImages });

test('a message typed offline survives a reload and is sent once', async ({ open, shop, browserErrors }) => {
  const { seller, path, id, stored } = await startConversation(shop);
  const page = await open(seller);
  await visit(page, path);
  const unread = async () =>
    (await shop.call<Conversation>('GET', `/conversations/${id}`, { bearer: seller.token })).body.unread;
  await expect.poll(unread).toBe(0);
  await page.context().setOffline(true);
  browserErrors.expectFailedRequest(`/api/conversations/${id}/messages`);
  for (const rest of ['', '/read']) browserErrors.allowFailedRequest(`/api/conversations/${id}${rest}`);
  await write(page, 'Bea Booker', 'It is.');
  await expect(main(page).getByText('Will send when you’re online')).toBeVisible();
  await main(page).getByRole('textbox', { name: 'Write to Bea Booker' }).fill('Half a senten');
  await page.context().setOffline(false);
  await visit(page, path);
  await expect(messages(page)).toHaveText([/Is the meter accurate/, /^You · .+It is\.$/]);
  await expect(main(page).getByRole('textbox', { name: 'Write to Bea Booker' })).toHaveValue('Half a senten');
  expect((await stored()).map(({ body }) => body)).toEqual(['Is the meter accurate?', 'It is.']);

  // The message was stored, but its response was lost and its idempotency key has expired. Any page must detect that
  // the message exists.
  let tries = 0;
  await page.route(`**/api/conversations/${id}/messages`, async (route) => {
    await route.fetch();
    await route.abort();
    tries++;
  });
  await write(page, 'Bea Booker', 'Since May.');
  await expect.poll(() => tries).toBe(3);
  const left = () =>
    page.evaluate(() => Object.entries(localStorage).find(([key]) => key.includes(' to send:')));
  const [name, waiting] = (await left())!;
  const [message] = JSON.parse(waiting) as object[];
  const later = { ...message, key: 'another', triedAt: Date.now() - 86_400_000 };
  await page.evaluate(([key, value]) => localStorage.setItem(key!, value!), [name, JSON.stringify([later])]);
  await page.unrouteAll();
  await visit(page, '/about');
  await expect.poll(left).toBeUndefined();
  expect((await stored()).map(({ body }) => body)).toEqual([
    'Is the meter accurate?',
    'It is.',
    'Since May.',
  ]);
});

test('photos that are sent offline are kept after a reload and sent once, and a stranger must click to see them', async ({
  open,
  shop,
  browserErrors,
}) => {
  const { buyer, seller, path, stored } = await startConversation(shop);
  const page = await open(seller, { viewport: { width: 390, height: 844 } });
  await visit(page, path);
  const chosen = main(page).getByRole('list', { name: 'Photos to send' }).getByRole('img');
  await main(page)
    .getByLabel('Add photos')
    .setInputFiles([await makePhoto('#b03020'), await makePhoto()]);
  await transferFiles(main(page).getByRole('textbox', { name: 'Write to Bea Booker' }), 'paste', [
    await makePhoto('#2040a0'),
  ]);
  await expect(chosen).toHaveCount(3);
  await button(page, 'Remove photo 2').click();
  await expect(chosen).toHaveCount(2);
  await page.reload();
  await expect(chosen).toHaveCount(2);
  await page.context().setOffline(true);
  browserErrors.expectFailedRequest('/api/images');
  await button(page, 'Send').click();
  const waiting = messages(page)
    .last()
    .getByRole('img', { name: /not sent yet$/ });
  await expect(waiting).toHaveCount(2);
  // Checks that the images can be decoded.
  for (const picture of await waiting.all())
    await expect.poll(async () => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(800);
  await expect(chosen).toHaveCount(0);
  await expect(main(page).getByText('Will send when you’re online')).toBeVisible();
  await page.context().setOffline(false);
  await page.reload();
  await expect(messages(page)).toHaveText([/Is the meter accurate/, /^You · [^.]+$/], { timeout: 60_000 });
  const sent = await stored();
  expect(sent.map(({ body, photos }) => [body, photos.length])).toEqual([
    ['Is the meter accurate?', 0],
    ['', 2],
  ]);

  const other = await open(buyer);
  const fetched: string[] = [];
  other.on('request', (request) => fetched.push(request.url()));
  await visit(other, path);
  const veiled = messages(other)
    .last()
    .getByRole('button', { name: /^Photo 2 of 2 from Sam Seller: show$/ });
  await expect(veiled).toBeVisible();
  const files = () => fetched.filter((url) => sent[1]!.photos.some(({ base }) => url.includes(base!)));
  expect(files()).toEqual([]);
  await veiled.press('Enter');
  await messages(other)
    .last()
    .getByRole('button', { name: 'Photo 2 of 2 from Sam Seller: full size' })
    .press('Enter');
  const zoom = other.getByRole('dialog', { name: 'Photos from Sam Seller' });
  await expect(zoom.getByRole('img', { name: 'Photo 2 of 2 from Sam Seller' })).toBeVisible();
  expect(files().length).toBeGreaterThan(0);
  expect(await findViolations(other)).toEqual([]);
  await other.keyboard.press('Escape');
  await expect(zoom).toHaveCount(0);
});

test('a message whose response is not the shop’s is kept and sent exactly once', async ({ open, shop }) => {
  const { seller, path, id, stored } = await startConversation(shop);
  const page = await open(seller);
  await visit(page, path);
  await expect(messages(page)).toHaveCount(1);
  await page.clock.install();
  let count = 0;
  await page.route(`**/api/conversations/${id}/messages`, async (route) => {
    count++;
    // The first one arrives, and only its response is lost.
    if (count === 1) await route.fetch();
    await route.fulfill({ status: 200, body: '' });
  });
  await write(page, 'Bea Booker', 'It is.');
  await expect(main(page).getByText('Not sent yet. We’ll keep trying.')).toBeVisible();
  // Safari reports the key that ended a composition after its end.
  const box = main(page).getByRole('textbox', { name: 'Write to Bea Booker' });
  await box.fill('にほ');
  await box.dispatchEvent('keydown', { key: 'Enter', keyCode: 229 });
  await expect(box).toHaveValue('にほ');
  await page.unrouteAll({ behavior: 'wait' });
  await page.reload();
  await expect(messages(page)).toHaveText([/Is the meter accurate/, /^You · .+It is\.$/]);
  expect((await stored()).map(({ body }) => body)).toEqual(['Is the meter accurate?', 'It is.']);
});
