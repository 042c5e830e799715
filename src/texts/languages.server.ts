import * as english from './all.server.ts';
import type { Grammar } from './grammar.ts';
import type { Language } from './language-names.ts';
import { replaceTexts, type Translation } from './translation.ts';

type Texts = typeof english;

/** Only the shop's language is loaded. */
export const translations: Record<
  Exclude<Language, 'en'>,
  () => Promise<Translation<Texts> & { grammar: Grammar }>
> = {
  de: () => import('./de/all.server.ts'),
  fr: () => import('./fr/all.server.ts'),
  es: () => import('./es/all.server.ts'),
  ja: () => import('./ja/all.server.ts'),
};

/** A copy, because bundlers define the exports of a module as getters. */
const tables: Texts = { ...english };
/** The English texts, which a change of the language replaces in `tables`. */
const originals = replaceTexts({}, tables);

let wanted: Language = 'en';

/**
 * Replaces the texts of the process by those of a language. The tables stay the same objects, so that reading a text
 * costs as much as with one language. Of several calls at once, the last one decides.
 */
export async function setLanguage(language: Language): Promise<void> {
  wanted = language;
  const texts = language === 'en' ? {} : await translations[language]();
  if (language !== wanted || language === tables.grammar.language) return;
  replaceTexts(tables, originals);
  replaceTexts(tables, { ...texts });
}
