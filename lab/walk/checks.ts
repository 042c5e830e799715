import type { Page } from '@playwright/test';
import { findViolations } from '#e2e/steps/accessibility.ts';
import { englishFinder, isTranslation, languages, unbracketed, type Language } from './texts.ts';

export type Check = {
  /** The shops in which the walk runs the check, unless `--language` names others. */
  languages: readonly Language[];
  /** Returns what is wrong with what the browser shows. */
  look?: (page: Page) => Promise<string[]>;
  /** Returns a function that returns what is wrong with a text of a page, an email, a push, a problem or a file. */
  read?: (language: Language) => Promise<(text: string) => string[]>;
};

/** The widths of a phone, and of a window of 1280 px at a zoom of 400 %. */
const narrow = [390, 320];

async function findOverflow(page: Page): Promise<string[]> {
  const size = page.viewportSize()!;
  const found: string[] = [];
  for (const width of narrow) {
    await page.setViewportSize({ ...size, width });
    const used = await page.evaluate(() => document.documentElement.scrollWidth);
    if (used > width) found.push(`${used} px wide in a window of ${width} px`);
  }
  await page.setViewportSize(size);
  return found;
}

/** Short months end with a period in some languages, and so does a sentence. */
const doubledPeriod = /(?<!\.)\.\.(?!\.)/g;

/** Returns a function that finds English words and doubled periods. */
async function translationReader(language: Language): Promise<(text: string) => string[]> {
  if (!isTranslation(language)) return () => [];
  const find = await englishFinder(language);
  return (text) => [...find(text), ...(text.match(doubledPeriod) ?? [])];
}

/** The checks of a walk. Those without a function are in files of their own, because they need more than one page. */
export const checks = {
  axe: { languages: ['en'], look: findViolations },
  widths: { languages: ['en', 'qps'], look: findOverflow },
  console: { languages: languages.filter((each) => each !== 'qps-rtl') },
  html: { languages: ['en'] },
  language: { languages: languages.filter(isTranslation), read: translationReader },
  untranslated: { languages: ['qps'], read: async () => unbracketed },
  mirrored: { languages: ['qps-rtl'] },
} satisfies Record<string, Check>;

export type CheckName = keyof typeof checks;
