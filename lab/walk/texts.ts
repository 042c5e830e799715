import { isNamedZone } from '#src/platform/shared/zones.ts';
import type { Page } from '@playwright/test';

const attributes = ['alt', 'aria-description', 'aria-label', 'data-label', 'placeholder', 'title'];

/** Matches a text that the pseudo-locale or test data put in brackets, the innermost first. */
const brackets = /⟦[^⟦⟧]*⟧|«[^«»]*»/;
/** Texts that need no translation: dates, addresses (which may break after their @) and ids. */
const noWords =
  /\b([A-Z][a-z]{2}, )?[A-Z][a-z]{2} \d{1,2}(, \d{4})?(, \d{1,2}:\d\d\s[AP]M)?|^\d{1,2}:\d\d\s[AP]M$|^(Mon|Tue|Wed|Thu|Fri|Sat|Sun)$|\S+@\S*|^example\.com$|^[\da-f-]{36}$/g;

/** Returns all texts, tooltips, accessible names and descriptions for search engines of a page. */
export async function textsOfPage(page: Page): Promise<string[]> {
  const pageTexts = await page.evaluate((names) => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const ofHead = 'meta[name="description"], meta[property="og:title"], meta[property="og:description"]';
    const texts = [document.title];
    for (const each of document.querySelectorAll(ofHead)) texts.push(each.getAttribute('content') ?? '');
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

/** Returns what is not in brackets in a text that the pseudo-locale should have put in them. */
export function unbracketed(text: string): string[] {
  const left = withoutBrackets(text).replaceAll(noWords, '');
  return !isZone(text) && /\p{L}{2}/u.test(left) ? [left] : [];
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
