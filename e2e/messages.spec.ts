import type { Conversation } from '#src/conversations/contract.ts';
import { withPictures } from './browser.ts';
import { expect, test } from './fixtures.ts';
import { findViolations } from './steps/axe.ts';
import { rowOf } from './steps/booking.ts';
import { hand, takePhotograph } from './steps/photographs.ts';
import { button, main, messages, talk, write } from './steps/talk.ts';
import { dismissToast, expectInSight, visit } from './steps/visit.ts';

// A photograph that waits is looked at.
test.use({ launchOptions: withPictures });

test(
  'a visitor asks, signs in, and finds the message as it was; its seller answers',
  { tag: '@both' },
  async ({ page, open, shop, isMobile }) => {
    const item = await shop.putUp();
    const account = await shop.enrol('Buyer', 'Bea Booker');
    await visit(page, item.path);
    await main(page).getByRole('link', { name: 'Ask the seller' }).click();
    const dialog = page.getByRole('dialog', { name: 'Ask the seller' });
    await dialog.getByLabel('Your message').fill('Is the meter accurate?\nI am at bea@example.com');
    await expect(dialog.getByText(/looks as if it had an e-mail address\./)).toBeVisible();
    await dialog.getByLabel('Your message').fill('Is the meter accurate?\nI could come on Saturday.');
    await expect(dialog.getByText(/looks as if it had/)).toHaveCount(0);
    await dialog.getByRole('button', { name: 'Sign in and send' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Login' })).toBeVisible();
    await page.getByLabel('E-mail').fill(account.email);
    await page.getByLabel('Password', { exact: true }).fill(account.password);
    await main(page).getByRole('button', { name: 'Login' }).click();

    await expect(dialog.getByLabel('Your message')).toHaveValue(
      'Is the meter accurate?\nI could come on Saturday.',
    );
    await dialog.getByRole('button', { name: 'Send', exact: true }).click();
    await dismissToast(page, 'Sent. The answer comes to your messages.');

    const seller = await open(item.seller);
    await visit(seller, '/dashboard/messages');
    const row = main(seller).getByRole('article');
    await expect(row.getByText('Is the meter accurate? I could come on Saturday.')).toBeVisible();
    await expect(row.getByText('1 new')).toBeVisible();
    await row.getByRole('link', { name: 'Bea Booker' }).click();
    await expect(messages(seller)).toHaveText([
      /^Bea Booker · .+Is the meter accurate\?\nI could come on Saturday\.$/s,
    ]);
    const field = main(seller).getByRole('textbox', { name: 'Write to Bea Booker' });
    await expectInSight(field);
    if (isMobile) {
      // The keyboard of a phone covers half of the page, which stays as high as it was.
      await seller.evaluate(() => {
        Object.defineProperty(visualViewport!, 'height', { value: innerHeight / 2 });
        visualViewport!.dispatchEvent(new Event('resize'));
      });
      const bottom = async () => field.evaluate((element) => element.getBoundingClientRect().bottom);
      await expect.poll(bottom).toBeLessThanOrEqual(844 / 2);
    }
    await write(seller, 'Bea Booker', 'Within a third of a stop.');
    await expect(messages(seller)).toHaveText([/Saturday/, /^You · .+Within a third of a stop\.$/]);
    await main(seller).getByRole('link', { name: 'All messages' }).click();
    await expect(row.getByText('You: Within a third of a stop.')).toBeVisible();
    await expect(row.getByText(/ new$/)).toHaveCount(0);

    await main(page).getByRole('link', { name: 'Go on with your conversation' }).click();
    await expect(messages(page)).toHaveText([
      /^You · .+Saturday\.$/s,
      /^Sam Seller · .+Within a third of a stop\.$/,
    ]);

    // Whoever writes before the page knows of the conversation writes on, and finds there what they leave.
    const held = Promise.withResolvers<void>();
    await page.route('**/api/conversations?*listing=*', async (route) => {
      await held.promise;
      await route.continue();
    });
    await visit(page, item.path);
    await main(page).getByRole('link', { name: 'Ask the seller' }).click();
    await dialog.getByLabel('Your message').fill('And the shutter?');
    const known = page.waitForResponse(/\/conversations\?.*listing=/);
    held.resolve();
    await known;
    await dialog.getByRole('button', { name: 'Not now' }).click();
    await main(page).getByRole('link', { name: 'Go on with your conversation' }).click();
    await expect(main(page).getByRole('textbox', { name: 'Write to Sam Seller' })).toHaveValue(
      'And the shutter?',
    );
  },
);

test('what was written without a network waits, survives a reload, and is sent once', async ({
  open,
  shop,
  faults,
}) => {
  const { seller, path, id, stored } = await talk(shop);
  const page = await open(seller);
  await visit(page, path);
  const unread = async () =>
    (await shop.call<Conversation>('GET', `/conversations/${id}`, { bearer: seller.token })).body.unread;
  await expect.poll(unread).toBe(0);
  await page.context().setOffline(true);
  faults.expectCut(`/api/conversations/${id}/messages`);
  for (const rest of ['', '/read']) faults.allowCut(`/api/conversations/${id}${rest}`);
  await write(page, 'Bea Booker', 'It is.');
  await expect(main(page).getByText('Is sent as soon as there is a connection')).toBeVisible();
  await main(page).getByRole('textbox', { name: 'Write to Bea Booker' }).fill('Half a senten');
  await page.context().setOffline(false);
  await visit(page, path);
  await expect(messages(page)).toHaveText([/Is the meter accurate/, /^You · .+It is\.$/]);
  await expect(main(page).getByRole('textbox', { name: 'Write to Bea Booker' })).toHaveValue('Half a senten');
  expect((await stored()).map(({ body }) => body)).toEqual(['Is the meter accurate?', 'It is.']);

  // The server has it, the answer is lost, and a day later the server has forgotten its key: any page finds that out.
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

test('photographs wait for a network through a reload, are sent once, and a stranger sees them when they ask', async ({
  open,
  shop,
  faults,
}) => {
  const { buyer, seller, path, stored } = await talk(shop);
  const page = await open(seller, { viewport: { width: 390, height: 844 } });
  await visit(page, path);
  const chosen = main(page).getByRole('list', { name: 'Photographs to send' }).getByRole('img');
  await main(page)
    .getByLabel('Add photographs')
    .setInputFiles([await takePhotograph('#b03020'), await takePhotograph()]);
  await hand(main(page).getByRole('textbox', { name: 'Write to Bea Booker' }), 'paste', [
    await takePhotograph('#2040a0'),
  ]);
  await expect(chosen).toHaveCount(3);
  await button(page, 'Take photograph 2 out').click();
  await expect(chosen).toHaveCount(2);
  await page.reload();
  await expect(chosen).toHaveCount(2);
  await page.context().setOffline(true);
  faults.expectCut('/api/images');
  await button(page, 'Send').click();
  const waiting = messages(page)
    .last()
    .getByRole('img', { name: /not sent yet$/ });
  await expect(waiting).toHaveCount(2);
  // They are seen, not only named.
  for (const picture of await waiting.all())
    await expect.poll(async () => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(800);
  await expect(chosen).toHaveCount(0);
  await expect(main(page).getByText('Is sent as soon as there is a connection')).toBeVisible();
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
    .getByRole('button', { name: /^Photograph 2 of 2 from Sam Seller: show it$/ });
  await expect(veiled).toBeVisible();
  const files = () => fetched.filter((url) => sent[1]!.photos.some(({ base }) => url.includes(base!)));
  expect(files()).toEqual([]);
  await veiled.press('Enter');
  await messages(other)
    .last()
    .getByRole('button', { name: 'Photograph 2 of 2 from Sam Seller: full size' })
    .press('Enter');
  const zoom = other.getByRole('dialog', { name: 'Photographs from Sam Seller' });
  await expect(zoom.getByRole('img', { name: 'Photograph 2 of 2 from Sam Seller' })).toBeVisible();
  expect(files().length).toBeGreaterThan(0);
  expect(await findViolations(other)).toEqual([]);
  await other.keyboard.press('Escape');
  await expect(zoom).toHaveCount(0);
});

test('a message is reported by keys; an admin reads it with those before it, and upholds it', async ({
  open,
  shop,
  server,
}) => {
  const { seller, buyer, path, say } = await talk(shop, 'Pay me by gift card.');
  await say(buyer, 'Two of 100 each.');
  const page = await open(seller);
  await visit(page, path);
  await messages(page)
    .last()
    .getByRole('button', { name: 'Report this message of Bea Booker' })
    .press('Enter');
  const dialog = page.getByRole('dialog', { name: 'A message of Bea Booker' });
  await dialog.getByLabel('What is wrong?').selectOption('Wants to cheat me');
  await dialog.getByLabel('Tell us more').fill('Gift cards!');
  expect(await findViolations(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Send the report' }).press('Enter');
  await dismissToast(page, 'Thank you. An admin will look at it.');

  const admin = await open(await shop.admin(server.stateDir));
  await visit(admin, '/dashboard/admin/reports?state=open&sort=date');
  await rowOf(admin, 'Reported Items', 'A message of Bea Booker').getByRole('button').click();
  const view = admin.getByRole('dialog', { name: 'A message of Bea Booker' });
  await expect(view.getByText('Gift cards!')).toBeVisible();
  await expect(view.getByRole('listitem')).toHaveText([/Pay me by gift card\.$/, /Two of 100 each\.$/]);
  await expect(view.getByRole('link', { name: 'To the page of Bea Booker, to suspend them' })).toBeVisible();
  expect(await findViolations(admin)).toEqual([]);
  await view.getByRole('button', { name: 'Uphold the report' }).click();
  await admin
    .getByRole('dialog', { name: 'Uphold what was reported of Bea Booker?' })
    .getByRole('button', { name: 'Uphold' })
    .click();
  await dismissToast(admin, 'Report upheld');
});

test('what warns of itself says so to who reads it, and what the server refuses stays', async ({
  open,
  shop,
  faults,
}) => {
  const { buyer, seller, blockPath, path, id, say } = await talk(shop);
  await say(seller, 'Write to me: sam@example.com');
  const page = await open(buyer);
  await visit(page, path);
  await expect(messages(page).last()).toContainText('Take care');
  await expect(messages(page).last()).toContainText('It has an e-mail address.');
  await shop.call('PUT', blockPath, { bearer: seller.token, body: {} });
  faults.expectRefusal(403, `/api/conversations/${id}/messages`);
  await write(page, 'Sam Seller', 'Why not here?');
  await expect(main(page).getByRole('alert')).toContainText('Not sent: The two of you do not trade');
  await shop.call('DELETE', blockPath, { bearer: seller.token });
  await button(page, 'Try again').click();
  await expect(messages(page).last()).toHaveText(/^You · .+Why not here\?$/);

  // A first try that is still at work is no refusal, and what waits is tried again without a word from the network.
  faults.expectRefusal(409, `/api/conversations/${id}/messages`);
  const atWork = { status: 409, headers: { 'retry-after': '1' }, json: {} };
  await page.route(`**/api/conversations/${id}/messages`, (route) => route.fulfill(atWork), { times: 1 });
  await page.clock.install();
  const refused = page.waitForResponse((response) => response.status() === 409);
  await write(page, 'Sam Seller', 'Still there?');
  await refused;
  await expect(main(page).getByText('Is sent as soon as there is a connection')).toBeVisible();
  await page.clock.fastForward(15_000);
  await expect(messages(page).last()).toHaveText(/^You · .+Still there\?$/);
});

test('a long conversation opens at its end, and grows upwards without moving what is read', async ({
  open,
  shop,
}) => {
  const { buyer, seller, path, say } = await talk(shop, 'Message 1');
  for (let number = 2; number <= 70; number++) await say(number % 2 ? buyer : seller, `Message ${number}`);
  const page = await open(buyer);
  await visit(page, path);
  await expectInSight(messages(page).getByText('Message 70', { exact: true }));
  await expect(messages(page)).toHaveCount(50);
  const region = main(page).getByRole('region', { name: 'Messages' });
  await region.evaluate((element) => element.scrollTo(0, 0));
  const topOf = async () => (await messages(page).getByText('Message 21', { exact: true }).boundingBox())!.y;
  const before = await topOf();
  await button(page, 'Show earlier messages').click();
  await expect(messages(page)).toHaveCount(70);
  // The button above is gone, and with it its own height.
  expect(Math.abs((await topOf()) - before)).toBeLessThan(64);
  await expect(messages(page).first()).toContainText('Message 1');
});

test('an order is dealt with in the conversation, and ends with a block where that is said', async ({
  open,
  shop,
  faults,
}) => {
  const { item, buyer, seller, blockPath, path } = await talk(shop);
  const { body: order } = await shop.call<{ _id: string }>('POST', '/orders', {
    bearer: buyer.token,
    body: { listing: item.id, phone: '+351 555 0100', location: 'Porto' },
  });
  const page = await open(seller);
  await visit(page, path);
  await expect(messages(page).last()).toHaveText(/^Requested · Bea Booker · .+See the order$/);
  await button(page, 'Say yes').click();
  await dismissToast(page, 'Accepted. The buyer is told how to reach you.');
  await expect(messages(page).last()).toHaveText(/^Accepted · You · .+See the order$/);
  await button(page, 'Block Bea Booker').click();
  const dialog = page.getByRole('alertdialog', { name: 'Block Bea Booker?' });
  faults.expectRefusal(409, `/api${blockPath}`);
  await dialog.getByRole('button', { name: 'Block', exact: true }).click();
  await expect(dialog.getByRole('alert')).toContainText('There is an open order between you.');
  await dialog.getByRole('button', { name: 'Call it off and block' }).click();
  await dismissToast(page, 'Blocked');
  await expect(main(page).getByText(/^You have blocked Bea Booker/)).toBeVisible();
  const { body: ended } = await shop.call<{ stage: string }>('GET', `/orders/${order._id}`, {
    bearer: seller.token,
  });
  expect(ended.stage).toBe('cancelled');
  await visit(page, '/dashboard/profile');
  await button(page, 'Unblock Bea Booker').click();
  await expect(main(page).getByText('You have blocked nobody.')).toBeVisible();
});

test('a conversation is read and written by keys alone, and has no violations', async ({ open, shop }) => {
  const { seller, path } = await talk(shop);
  const page = await open(seller);
  await visit(page, path);
  await expect(messages(page)).toHaveCount(1);
  const field = main(page).getByRole('textbox', { name: 'Write to Bea Booker' });
  await field.focus();
  await page.keyboard.type('It is.');
  await page.keyboard.press('Shift+Enter');
  await page.keyboard.type('Since May.');
  await page.keyboard.press('Enter');
  await expect(messages(page).last()).toHaveText(/^You · .+It is\.\nSince May\.$/s);
  await expect(field).toBeFocused();
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 844 });
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      expect(await findViolations(page)).toEqual([]);
    }
  }
});
