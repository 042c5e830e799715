import { expect, test, type Page } from './fixtures.ts';
import { main, messages, startConversation } from './steps/conversation.ts';
import { visit } from './steps/visit.ts';

const bell = (page: Page) => page.getByRole('banner').getByRole('link', { name: /^Needs your answer/ });

test('the bell and the title of each tab count unread messages', async ({ open, shop }) => {
  const { seller, buyer, path, id, sendMessage } = await startConversation(shop);
  const page = await open(seller);
  let streams = 0;
  page.context().on('request', (request) => {
    if (request.url().endsWith('/api/events')) streams++;
  });
  await visit(page, '/about');
  const tab = await page.context().newPage();
  await visit(tab, '/dashboard/offers');
  const each = async (count: number, tabs = [page, tab]) => {
    for (const of of tabs) {
      // The bell counts conversations, and the title counts messages.
      await expect(bell(of)).toHaveAccessibleName(count > 0 ? 'Needs your answer, 1' : 'Needs your answer');
      await expect(of).toHaveTitle(count > 0 ? new RegExp(`^\\(${count}\\) \\w`) : /^\w/);
    }
  };
  await each(1);
  await sendMessage(buyer, 'I could come on Saturday.');
  await each(2);
  await expect(page.getByText('New message, 2 unread')).toBeAttached();

  // A browser opens at most six HTTP/1.1 connections to a host, so all tabs must share one stream.
  const more = await Promise.all(Array.from({ length: 5 }, () => page.context().newPage()));
  for (const of of more) await visit(of, '/about');
  await sendMessage(buyer, 'Or on Sunday.');
  await each(3, [page, tab, ...more]);
  expect(streams).toBe(1);
  for (const of of more) await of.close();
  await expect(main(tab).getByRole('heading', { level: 1 })).toBeVisible();
  await tab
    .getByRole('navigation', { name: 'Dashboard' })
    .getByRole('link', { name: /^Messages/ })
    .click();
  await main(tab).getByRole('link', { name: 'Bea Booker' }).click();
  await expect(messages(tab)).toHaveCount(3);
  await each(0);
  // The announcement is cleared, so that the same count can be announced again later.
  await expect(page.getByText(/^New message/)).toHaveCount(0);

  // A message in an open conversation must be shown, announced and marked as read.
  const calls: string[] = [];
  tab.on('request', (request) => {
    if (request.url().includes(`/api/conversations/${id}/`)) calls.push(request.method());
  });
  await sendMessage(buyer, 'At noon?');
  await expect(messages(tab).last()).toHaveText(/At noon\?$/);
  const message = tab.getByText('Bea Booker: At noon?');
  await expect(message).toBeAttached();
  await each(0);
  // The message must be fetched before it is marked as read.
  expect(calls.slice(0, 2)).toEqual(['GET', 'PUT']);
  await message.evaluate((element) => element.setAttribute('data-heard', ''));
  await sendMessage(buyer, 'At noon?');
  await expect(messages(tab)).toHaveCount(5);
  await expect(message).not.toHaveAttribute('data-heard');
  await each(0);
  // When the tab with the stream closes, another tab takes over the stream.
  await page.close();
  const other = await tab.context().newPage();
  await visit(other, '/about');
  await sendMessage(buyer, 'At one?');
  await expect(messages(tab).last()).toHaveText(/At one\?$/);
  await expect(other).toHaveTitle(/^\w/);
  await visit(tab, '/about');
  await sendMessage(buyer, 'At two?');
  for (const of of [other, tab]) await expect(of).toHaveTitle(/^\(1\) /);
  await visit(tab, path);
  for (const of of [other, tab]) await expect(of).toHaveTitle(/^\w/);
});
