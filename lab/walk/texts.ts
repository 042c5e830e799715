import type { Page } from '@playwright/test';
import { isNamedZone } from '#src/platform/shared/zones.ts';
import * as english from '#src/texts/all.server.ts';
import { setLanguage } from '#src/texts/languages.server.ts';
import { textsOf } from '#test/texts-of.ts';

/** The languages of a shop, the pseudo-locale, and the mirrored one. */
export const languages = ['en', 'de', 'fr', 'es', 'ja', 'qps', 'qps-rtl'] as const;

export type Language = (typeof languages)[number];
export type Translation = Exclude<Language, 'en' | 'qps' | 'qps-rtl'>;

export const isTranslation = (language: Language): language is Translation =>
  language !== 'en' && !language.startsWith('qps');

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

/** Parts of names of models, French for GB, and a brand that Japanese texts write in another script. */
const shared: Record<Translation, string> = { de: 'Auto', fr: 'Auto Go', es: 'Auto', ja: 'Auto Sony' };

const wordsOf = (text: string): string[] => text.toLowerCase().match(/\p{L}{2,}/gu) ?? [];

/** Addresses, paths, environment variables, codes in backticks or quotes, and codes of handovers such as JRHA-W9PM. */
const noEnglish = /\S+[@/_]\S*|\b[\dA-Z]{4}-[\dA-Z]{4}\b|`[^`]*`|\b[A-Z]{2,}\b|\b[\da-f-]{16,}\b|\b\w+\.\w+/g;

const englishWords = textsOf(english).flatMap((text) => wordsOf(text.replaceAll(noEnglish, '')));

/** Returns the days of a year, because short names of days and months can be English words, such as dim in French. */
function daysIn(language: Translation): string[] {
  const { format } = new Intl.DateTimeFormat(language, { weekday: 'short', month: 'short' });
  return Array.from({ length: 365 }, (_, day) => format(Date.UTC(2026, 0, 1 + day)));
}

/** Returns a function that finds the words in a text that the English texts have, and those of the language do not. */
export async function englishFinder(language: Translation): Promise<(text: string) => string[]> {
  await setLanguage(language);
  const own = new Set([...textsOf(english), ...daysIn(language), shared[language]].flatMap(wordsOf));
  const foreign = new Set(englishWords.filter((word) => !own.has(word)));
  return (text) =>
    wordsOf(withoutBrackets(text).replaceAll(noEnglish, '')).filter((word) => foreign.has(word));
}
