import { isNamedZone } from '#src/platform/shared/zones.ts';
import type { Page } from '../fixtures.ts';

const attributes = ['alt', 'aria-description', 'aria-label', 'data-label', 'placeholder', 'title'];

/** Matches a text that the pseudo-locale or test data put in brackets, the innermost first. */
const brackets = /⟦[^⟦⟧]*⟧|«[^«»]*»/;
/** Texts that need no translation: dates, addresses (which may break after their @) and ids. */
const noWords =
  /\b([A-Z][a-z]{2}, )?[A-Z][a-z]{2} \d{1,2}(, \d{4})?(, \d{1,2}:\d\d\s[AP]M)?|^\d{1,2}:\d\d\s[AP]M$|^(Mon|Tue|Wed|Thu|Fri|Sat|Sun)$|\S+@\S*|^example\.com$|^[\da-f-]{36}$/g;

/** Returns all texts, tooltips and accessible names of a page. */
export async function textsOfPage(page: Page): Promise<string[]> {
  const pageTexts = await page.evaluate((names) => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts = [document.title];
    while (walker.nextNode())
      if (!walker.currentNode.parentElement?.closest('script, style, noscript'))
        texts.push(walker.currentNode.nodeValue ?? '');
    for (const name of names)
      for (const element of document.querySelectorAll(`[${name}]`))
        texts.push(element.getAttribute(name) ?? '');
    return texts;
  }, attributes);
  return [...new Set(pageTexts)];
}

/** Returns the texts of a page that are not in brackets. */
export async function untranslatedTexts(page: Page): Promise<string[]> {
  return (await textsOfPage(page)).filter(
    (text) => !isZone(text) && /\p{L}{2}/u.test(withoutBrackets(text).replaceAll(noWords, '')),
  );
}

/**
 * Whether a text is an option of a select of time zones, such as Europe/Lisbon (Western European Time). Zones without a
 * slash could be words, such as Japan.
 */
function isZone(text: string): boolean {
  const [id = ''] = text.split(' (', 1);
  return id === 'UTC' || (id.includes('/') && isNamedZone(id.replaceAll(' ', '_')));
}

export function withoutBrackets(text: string): string {
  const left = text.replace(brackets, '');
  return left === text ? text : withoutBrackets(left);
}
