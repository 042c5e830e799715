import * as english from './all.server.ts';
import type { Language } from './language-names.ts';

type Texts = typeof english;

/** A translation that lacks a text doesn't compile. Only the shop's language is loaded. */
const translations: Record<Language, () => Promise<Texts>> = {
  en: () => Promise.resolve(originals),
  de: () => import('./de/all.server.ts'),
  fr: () => import('./fr/all.server.ts'),
  es: () => import('./es/all.server.ts'),
  ja: () => import('./ja/all.server.ts'),
};

let current: Language = 'en';
/** A copy, because bundlers define the exports of a module as getters. */
const tables: Texts = { ...english };
const originals = copy(tables) as Texts;

/**
 * Replaces the texts of the process by those of a language. The tables stay the same objects, so that reading a text
 * costs as much as with one language.
 */
export async function setLanguage(language: Language): Promise<void> {
  if (language === current) return;
  current = language;
  replaceTexts(tables, { ...(await translations[language]()) });
}

/** Copies tables with their getters, which are not called. */
function copy(value: object): object {
  const entries = Object.entries(Object.getOwnPropertyDescriptors(value));
  return Object.defineProperties(
    {},
    Object.fromEntries(
      entries.map(([key, found]) => [
        key,
        isTable(found.value) ? { ...found, value: copy(found.value) } : found,
      ]),
    ),
  );
}

function replaceTexts(into: object, texts: object): void {
  for (const [key, found] of Object.entries(Object.getOwnPropertyDescriptors(texts))) {
    const before: unknown = Object.getOwnPropertyDescriptor(into, key)?.value;
    if (isTable(before) && isTable(found.value)) replaceTexts(before, found.value);
    else Object.defineProperty(into, key, { ...found, configurable: true });
  }
}

function isTable(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
