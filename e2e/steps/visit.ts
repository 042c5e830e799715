import type { BrowserContext } from '@playwright/test';
import { expect, type Locator, type Page } from '../fixtures.ts';

/** Opens a page and waits until it is awake. */
export async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await waitUntilAwake(page);
}

/** Lets no module of a page come, as on a slow line, until what it answers is called. */
export async function holdModules(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(/\/assets\/[^/]+\.js$/, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

/** Has pages ask how much is unread, as in a browser that cannot share a stream among its tabs. */
export async function doWithoutStream(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => Object.defineProperty(navigator, 'locks', { value: undefined }));
}

/** Until React has taken the page over, and listens: what is pressed before does what HTML alone does. */
export async function waitUntilAwake(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    type Root = { stateNode: { current: { memoizedState: { isDehydrated: boolean } } } };
    const key = Object.keys(document).find((name) => name.startsWith('__reactContainer$'));
    const root = key && (document as unknown as Record<string, Root>)[key];
    return root && !root.stateNode.current.memoizedState.isDehydrated;
  });
  await letReactFinish(page);
}

/** Until what follows from what is seen has been done, too: React runs effects in a message of their own. */
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

/** Someone sees it without scrolling. Both are asked, since what has `visibility: hidden` is in the window, too. */
export async function expectInSight(part: Locator, ratio?: number): Promise<void> {
  await expect(part).toBeVisible();
  await expect(part).toBeInViewport(ratio === undefined ? {} : { ratio });
}

/** Follows a link of the main navigation, which phones keep in a menu. */
export async function goTo(page: Page, label: string): Promise<void> {
  if (page.viewportSize()!.width < 1024) await page.getByRole('button', { name: 'Menu' }).click();
  await mainLink(page, label).click();
}

export function mainLink(page: Page, label: string): Locator {
  // How much is unread may stand behind it.
  const name = new RegExp(`^${label}( [\\d,]+ unread)?$`);
  return page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name });
}

/** A place of the dashboard, in its drawer or in the bar of a phone. */
export async function goToRoom(page: Page, label: string): Promise<void> {
  // Not exact: a count may stand behind it.
  await page.getByRole('navigation', { name: 'Dashboard' }).getByRole('link', { name: label }).click();
  await expect(page.getByRole('heading', { level: 1, name: label })).toBeVisible();
}

/** The facts of a page: what each is, and its value. */
export async function factsIn(part: Locator): Promise<string[][]> {
  const rows = await part.locator('dl > div').all();
  const cells = await Promise.all(rows.map(async (row) => row.locator('dt, dd').allInnerTexts()));
  return cells.map((texts) => texts.map((text) => text.replaceAll(/\s+/g, ' ').trim()));
}

export function toast(page: Page, message: string): Locator {
  return page.getByRole('status').filter({ hasText: message });
}

/** Waits until the toast has been visible once. */
export async function seeToast(page: Page, message: string): Promise<void> {
  await catchToast(page, message, false);
}

/** Waits for the toast and dismisses it, so that it covers nothing. */
export async function dismissToast(page: Page, message: string): Promise<void> {
  await catchToast(page, message, true);
}

/**
 * A toast is visible for two seconds, which may pass between two calls on a loaded machine: the page itself looks at each
 * frame, and clicks in the same. A dismissed toast fades for a second: its mark keeps it from being taken for the next one
 * with the same words.
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
