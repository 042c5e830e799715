import type { Page } from '../fixtures.ts';

const attributes = ['alt', 'aria-description', 'aria-label', 'data-label', 'placeholder', 'title'];

/** Matches texts in brackets of the pseudo-locale or of test data, inner ones first. */
const brackets = /⟦[^⟦⟧]*⟧|«[^«»]*»/;
/** Dates, addresses (which may break after their @) and ids need no translation; grades and log notes are shown as stored. */
const noWords =
  /\b[A-Z][a-z]{2} \d{1,2}, \d{4}(, \d{1,2}:\d\d [AP]M UTC)?|\S+@\S*|^example\.com$|^[\da-f-]{36}$|\b(Excellent|Good|Fair)\b|^by the command line$/g;

/** Returns the texts, tooltips and accessible names of a page that are outside brackets. */
export async function untranslatedTexts(page: Page): Promise<string[]> {
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
  return [...new Set(pageTexts)].filter((text) =>
    /\p{L}{2}/u.test(withoutBrackets(text).replaceAll(noWords, '')),
  );
}

function withoutBrackets(text: string): string {
  const left = text.replace(brackets, '');
  return left === text ? text : withoutBrackets(left);
}
