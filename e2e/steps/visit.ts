import type { BrowserContext } from '@playwright/test';
import { expect, type Locator, type Page } from '../fixtures.ts';

/** Opens a page and waits until it is hydrated. */
export async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await waitForHydration(page);
}

/** Delays the requests for an address until the returned function is called. */
export async function holdCall(page: Page, address: string | RegExp): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(address, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

/** Delays the scripts of a page, as on a slow connection, until the returned function is called. */
export const holdScripts = (page: Page) => holdCall(page, /\/assets\/[^/]+\.js$/);

/** Makes pages poll for unread counts, as in browsers whose tabs cannot share a live stream. */
export async function disableLiveStream(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'locks'));
}

/**
 * Opens a page and waits until its requests have ended, which requires `disableLiveStream`.
 * @throws Error if the page could not be rendered, which shows a page with the status 500
 */
export async function visitUntilIdle(page: Page, address: string): Promise<void> {
  await page.goto(address, { waitUntil: 'networkidle' });
  if (await page.locator('main').getByText('500', { exact: true }).isVisible())
    throw new Error(`${address} could not be rendered`);
}

/** Waits until React has hydrated the page; before that, clicks do only what plain HTML does. */
export async function waitForHydration(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    type Root = { stateNode: { current: { memoizedState: { isDehydrated: boolean } } } };
    const key = Object.keys(document).find((name) => name.startsWith('__reactContainer$'));
    const root = key && (document as unknown as Record<string, Root>)[key];
    return root && !root.stateNode.current.memoizedState.isDehydrated;
  });
  await letReactFinish(page);
}

/** Waits for the effects of the last render, which React runs in a separate task. */
export async function letReactFinish(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const { port1, port2 } = new MessageChannel();
    await new Promise((resolve) => {
      port1.addEventListener('message', resolve);
      port1.start();
      port2.postMessage(null);
    });
  });
}

/**
 * Expects an element to be visible without scrolling. Elements with `visibility: hidden` also count as being in the
 * viewport.
 */
export async function expectInSight(part: Locator, ratio?: number): Promise<void> {
  await expect(part).toBeVisible();
  await expect(part).toBeInViewport(ratio === undefined ? {} : { ratio });
}

/** Follows a link of the main navigation, which is inside a menu on mobile. */
export async function goTo(page: Page, label: string): Promise<void> {
  if (page.viewportSize()!.width < 1024) await page.getByRole('button', { name: 'Menu' }).click();
  await mainLink(page, label).click();
}

export function mainLink(page: Page, label: string): Locator {
  return page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: label, exact: true });
}

/** Follows a link of the dashboard menu. The bar of a phone has four pages, and the others are behind More. */
export async function goToDashboardPage(page: Page, label: string): Promise<void> {
  const menu = page.getByRole('navigation', { name: 'Dashboard' });
  // Does not match exactly, because a count may follow the label.
  const link = menu.getByRole('link', { name: label });
  await expect(link.or(menu.getByRole('button', { name: /^More/ })).first()).toBeVisible();
  if (!(await link.isVisible())) await menu.getByRole('button', { name: /^More/ }).click();
  await link.click();
  await expect(page.getByRole('heading', { level: 1, name: label })).toBeVisible();
}

/** Returns the name and the value of each fact in a description list. */
export async function factsIn(part: Locator): Promise<string[][]> {
  const rows = await part.locator('dl > div').all();
  const cells = await Promise.all(rows.map(async (row) => row.locator('dt, dd').allInnerTexts()));
  return cells.map((texts) => texts.map((text) => text.replaceAll(/\s+/g, ' ').trim()));
}

export function toast(page: Page, message: string): Locator {
  return page.getByRole('status').filter({ hasText: message });
}

/** Waits until the toast has been visible at least once. */
export async function seeToast(page: Page, message: string): Promise<void> {
  await catchToast(page, message, false);
}

/** Waits for the toast and dismisses it, so that it does not cover anything. */
export async function dismissToast(page: Page, message: string): Promise<void> {
  await catchToast(page, message, true);
}

/**
 * Finds and clicks a toast inside the page: on a loaded machine, its two seconds may pass between two calls. A
 * dismissed toast fades for a second, so it is marked to distinguish it from a later toast with the same text.
 */
async function catchToast(page: Page, message: string, dismisses: boolean): Promise<void> {
  await page.waitForFunction(
    ([words, clicks]) => {
      const visible = { opacityProperty: true, visibilityProperty: true };
      const strip = [...document.querySelectorAll<HTMLElement>('[role=status]:not([data-dismissed])')].find(
        (each) => each.checkVisibility(visible) && each.innerText.includes(words),
      );
      const button = strip?.querySelector('button');
      if (strip && button && clicks) {
        strip.dataset['dismissed'] = '';
        button.click();
      }
      return Boolean(button);
    },
    [message, dismisses] as const,
    { timeout: 30_000 },
  );
}
