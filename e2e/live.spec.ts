import { expect, test, type Page } from './fixtures.ts';
import { main, messages, talk } from './steps/talk.ts';
import { visit } from './steps/visit.ts';

const mark = (page: Page) => page.getByRole('navigation', { name: 'Main' }).getByText(/ unread$/);

test('what is unread stands in the header and the title of every tab, until it is read in one', async ({
  open,
  shop,
}) => {
  const { seller, buyer, path, id, say } = await talk(shop);
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
      await expect(mark(of)).toHaveText(count > 0 ? [` ${count} unread`] : []);
      await expect(of).toHaveTitle(count > 0 ? new RegExp(`^\\(${count}\\) \\w`) : /^\w/);
    }
  };
  await each(1);
  await say(buyer, 'I could come on Saturday.');
  await each(2);
  await expect(page.getByText('A new message has come: 2 are unread')).toBeAttached();

  // Over HTTP/1.1 a browser opens six connections to a shop: seven tabs with a stream each would leave none.
  const more = await Promise.all(Array.from({ length: 5 }, () => page.context().newPage()));
  for (const of of more) await visit(of, '/about');
  await say(buyer, 'Or on Sunday.');
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
  // As many once more are said once more.
  await expect(page.getByText(/^A new message has come/)).toHaveCount(0);

  // What comes while the conversation is open is shown, said, and read by that.
  const calls: string[] = [];
  tab.on('request', (request) => {
    if (request.url().includes(`/api/conversations/${id}/`)) calls.push(request.method());
  });
  await say(buyer, 'At noon?');
  await expect(messages(tab).last()).toHaveText(/At noon\?$/);
  const said = tab.getByText('Bea Booker: At noon?');
  await expect(said).toBeAttached();
  await each(0);
  // Not before it was there to be read.
  expect(calls.slice(0, 2)).toEqual(['GET', 'PUT']);
  await said.evaluate((element) => element.setAttribute('data-heard', ''));
  await say(buyer, 'At noon?');
  await expect(messages(tab)).toHaveCount(5);
  await expect(said).not.toHaveAttribute('data-heard');
  await each(0);
  // The tab that held the stream is gone.
  await page.close();
  const other = await tab.context().newPage();
  await visit(other, '/about');
  await say(buyer, 'At one?');
  await expect(messages(tab).last()).toHaveText(/At one\?$/);
  await expect(other).toHaveTitle(/^\w/);
  await visit(tab, '/about');
  await say(buyer, 'At two?');
  for (const of of [other, tab]) await expect(of).toHaveTitle(/^\(1\) /);
  await visit(tab, path);
  for (const of of [other, tab]) await expect(of).toHaveTitle(/^\w/);
});
