import type { Page } from '@playwright/test';
import { visitUntilIdle } from '#e2e/steps/visit.ts';
import { textsOfPage, withoutBrackets } from '#e2e/steps/untranslated-texts.ts';

/** How long a click may take to open a dialog or to show a message. */
const shownWithinMs = 700;
const shown = '[role=dialog], [role=alertdialog], dialog[open], [popover]:popover-open, [role=alert]';

/**
 * Clicks each button of the page whose label is not in `clicked` yet, and returns the texts that appear: dialogs, menus,
 * and the messages of forms without input. The shop receives none of the changes.
 */
export async function readDialogs(page: Page, clicked: Set<string>): Promise<Set<string>> {
  const texts = new Set<string>();
  const address = page.url();
  await page.route('**/api/**', (route) =>
    route.request().method() === 'GET' ? route.continue() : route.abort('failed'),
  );
  const buttons = page.locator('main button:visible');
  for (;;) {
    const labels = await buttons.evaluateAll((all) =>
      all.map((each) => each.getAttribute('aria-label') ?? each.textContent),
    );
    const words = labels.map((label) => withoutBrackets(label).replaceAll(/\d+/g, ''));
    const place = words.findIndex((label) => !clicked.has(label));
    if (place < 0) break;
    clicked.add(words[place]!);
    await click(page, buttons.nth(place));
    await addTexts(page, texts);
    const sends = page.locator('[role=dialog] button[type=submit], dialog[open] button[type=submit]').last();
    if (await sends.isVisible()) {
      await click(page, sends);
      await addTexts(page, texts);
    }
    await page.keyboard.press('Escape');
    // A button can lead to another page, and a dialog can stay open.
    if (page.url() !== address || (await page.locator('[role=dialog], [role=alertdialog]').count()) > 0)
      await visitUntilIdle(page, address);
  }
  await page.unroute('**/api/**');
  return texts;
}

async function click(page: Page, button: ReturnType<Page['locator']>): Promise<void> {
  // Buttons that are off or covered cannot be clicked.
  await button.click({ timeout: shownWithinMs }).catch(() => undefined);
  await page
    .locator(shown)
    .first()
    .waitFor({ timeout: shownWithinMs })
    .catch(() => undefined);
}

async function addTexts(page: Page, texts: Set<string>): Promise<void> {
  for (const text of await textsOfPage(page)) texts.add(text);
}
