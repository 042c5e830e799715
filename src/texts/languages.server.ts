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

/** A copy, because bundlers define the exports of a module as getters. */
const tables: Texts = { ...english };
/** The English texts, which a change of the language replaces in `tables`. */
const originals = replaceTexts({}, tables) as Texts;

let wanted: Language = 'en';

/**
 * Replaces the texts of the process by those of a language. The tables stay the same objects, so that reading a text
 * costs as much as with one language. Of several calls at once, the last one decides.
 */
export async function setLanguage(language: Language): Promise<void> {
  wanted = language;
  const texts = await translations[language]();
  if (language === wanted && language !== tables.grammar.language) replaceTexts(tables, { ...texts });
}

/** Getters are replaced without calling them. No table is shared, because the next change writes into it. */
function replaceTexts(into: object, texts: object): object {
  for (const [key, found] of Object.entries(Object.getOwnPropertyDescriptors(texts))) {
    if (isTable(found.value)) {
      const before: unknown = Object.getOwnPropertyDescriptor(into, key)?.value;
      found.value = replaceTexts(isTable(before) ? before : {}, found.value);
    }
    Object.defineProperty(into, key, { ...found, configurable: true });
  }
  return into;
}

function isTable(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
