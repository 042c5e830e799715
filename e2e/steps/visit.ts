import { expect, type Locator, type Page } from '../fixtures.ts';

/** Opens a page and waits until it is awake. */
export async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await waitUntilAwake(page);
}

/** Until React has taken the page over: what is pressed before does what HTML alone does. */
export async function waitUntilAwake(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    type Root = { stateNode: { current: { memoizedState: { isDehydrated: boolean } } } };
    const key = Object.keys(document).find((name) => name.startsWith('__reactContainer$'));
    const root = key && (document as unknown as Record<string, Root>)[key];
    return root && !root.stateNode.current.memoizedState.isDehydrated;
  });
}

/** Follows a link of the main navigation, which phones keep in a menu. */
export async function goTo(page: Page, label: string): Promise<void> {
  if (page.viewportSize()!.width < 1024) await page.getByRole('button', { name: 'Menu' }).click();
  await mainLink(page, label).click();
}

export function mainLink(page: Page, label: string): Locator {
  return page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: label, exact: true });
}

/** A place of the dashboard, in its drawer or in the bar of a phone. */
export async function goToRoom(page: Page, label: string): Promise<void> {
  // Not exact: a count may stand behind it.
  await page.getByRole('navigation', { name: 'Dashboard' }).getByRole('link', { name: label }).click();
  await expect(page.getByRole('heading', { level: 1, name: label })).toBeVisible();
}

export function toast(page: Page, message: string): Locator {
  return page.getByRole('status').filter({ hasText: message });
}

/** Reads a toast and takes it away, so that it covers nothing. */
export async function dismissToast(page: Page, message: string): Promise<void> {
  const strip = toast(page, message);
  await strip.getByRole('button', { name: 'Dismiss' }).click();
  // It fades for a second: the next one with the same words must not be taken for it.
  await expect(strip).toHaveCount(0);
}
