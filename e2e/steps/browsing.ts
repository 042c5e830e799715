import { expect, type Page } from '../fixtures.ts';
import { kinds } from '../shop.ts';
import { kindNames } from './items.ts';
import { itemsOn } from './lists.ts';
import { goTo, mainLink, visit } from './visit.ts';

/** Expects that the main navigation shows a visitor every public section, and follows its links. */
export async function expectNavigation(page: Page, isMobile: boolean): Promise<void> {
  await visit(page, '/');
  const login = page.getByRole('banner').getByRole('link', { name: 'Login', exact: true });
  await expect(login).toHaveAttribute('href', '/login');
  if (isMobile) await page.getByRole('button', { name: 'Menu' }).click();
  const links = page.getByRole('navigation', { name: 'Main' }).getByRole('link');
  const shown = links.evaluateAll((all) => all.map((link) => [link.textContent, link.getAttribute('href')]));
  expect(await shown).toEqual([
    ['Home', '/'],
    ['Cameras', '/cameras'],
    ['Lens', '/lens'],
    ['Accessories', '/accessories'],
    ['Blogs', '/blogs'],
    ['Will it fit?', '/fit'],
    ['How we grade', '/grading'],
  ]);
  if (isMobile) await page.keyboard.press('Escape');
  for (const kind of kinds) {
    await goTo(page, kindNames[kind].nav);
    await expect(page.getByRole('heading', { level: 1, name: kindNames[kind].section })).toBeVisible();
  }
  await goTo(page, 'Blogs');
  await expect(page.getByRole('heading', { level: 1, name: /^Blogs \(\d+\)$/ })).toBeVisible();
  await goTo(page, 'Home');
  await expect(page).toHaveURL('/');
  await expect(mainLink(page, 'Dashboard')).toBeHidden();
}

/** Expects that a list has a link to its next page, which has a link back to the first page. */
export async function expectNextPage(page: Page, path: string): Promise<void> {
  await visit(page, path);
  const first = await itemsOn(page);
  expect(first).toHaveLength(24);
  await page.getByRole('link', { name: 'Next page' }).click();
  await expect(page).toHaveURL(/\?cursor=/);
  await expect(page.getByRole('link', { name: 'First page' })).toBeVisible();
  for (const turn of ['by the link', 'by the address']) {
    const second = await itemsOn(page);
    expect(second.length, turn).toBeGreaterThan(0);
    expect(
      second.filter((item) => first.includes(item)),
      turn,
    ).toEqual([]);
    // The count must cover both pages; it can be higher, because parallel tests list items.
    if (path !== '/blogs') {
      const [count] = /\d+/.exec(await page.getByText(/^\d+ items$/).innerText())!;
      expect(Number(count), turn).toBeGreaterThanOrEqual(first.length + second.length);
    }
    await page.reload();
  }
  await page.getByRole('link', { name: 'First page' }).click();
  await expect(page).toHaveURL(path);
}
