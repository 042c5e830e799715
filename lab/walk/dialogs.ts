import type { Locator, Page } from '@playwright/test';
import { visitUntilIdle } from '#e2e/steps/visit.ts';
import { withoutBrackets } from './texts.ts';

/** How long a click may take to open a dialog or a menu. */
const shownWithinMs = 700;
const dialogs = '[role=dialog], [role=alertdialog], dialog[open]';
const shown = `${dialogs}, [popover]:popover-open`;

/**
 * Clicks each button of the page whose label is not in `clicked` yet, and calls `look` for what it shows: dialogs, menus,
 * and the messages of forms that were sent without input. The shop receives none of the changes.
 */
export async function visitDialogs(
  page: Page,
  clicked: Set<string>,
  look: (button: string, hasAppeared: boolean) => Promise<void>,
): Promise<void> {
  const address = page.url();
  await page.route('**/api/**', (route) =>
    route.request().method() === 'GET' ? route.continue() : route.abort('failed'),
  );
  const buttons = page.locator('main button:visible, main .menu button');
  for (;;) {
    const labels = await buttons.evaluateAll((all) =>
      all.map((each) => each.getAttribute('aria-label') ?? each.textContent),
    );
    const words = labels.map((label) => withoutBrackets(label).replaceAll(/\d+/g, ''));
    const place = words.findIndex((label) => !clicked.has(label));
    if (place < 0) break;
    clicked.add(words[place]!);
    await look(labels[place]!, await click(page, buttons.nth(place)));
    const sends = page.locator(`:is(${dialogs}) button[type=submit]`).last();
    if (await sends.isVisible()) await look(`${labels[place]!}, sent`, await click(page, sends));
    await page.keyboard.press('Escape');
    // A button can lead to another page, and a dialog can stay open.
    if (page.url() !== address || (await page.locator(dialogs).count()) > 0)
      await visitUntilIdle(page, address);
  }
  await page.unroute('**/api/**');
}

/** Clicks a button, and returns whether a dialog or menu is open. Buttons that are off or covered cannot be clicked. */
async function click(page: Page, button: Locator): Promise<boolean> {
  if (await button.isVisible()) await button.click({ timeout: shownWithinMs }).catch(() => undefined);
  // The dialog of a button in a menu opens also while the menu is closed.
  else await button.evaluate((each: HTMLElement) => each.click());
  return page
    .locator(shown)
    .first()
    .waitFor({ timeout: shownWithinMs })
    .then(
      () => true,
      () => false,
    );
}
