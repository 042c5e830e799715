import * as english from '#src/texts/all.server.ts';
import type { Language } from '#src/texts/language-names.ts';
import { withoutBrackets } from '#e2e/steps/untranslated-texts.ts';
import { textsOf } from '#test/texts-of.ts';

export type Translation = Exclude<Language, 'en'>;

const translations = {
  de: () => import('#src/texts/de/all.server.ts'),
  fr: () => import('#src/texts/fr/all.server.ts'),
  es: () => import('#src/texts/es/all.server.ts'),
  ja: () => import('#src/texts/ja/all.server.ts'),
};

/** Names of models, and the short name of Monday in German. */
const shared = 'Auto Mo';

const wordsOf = (text: string): string[] => text.toLowerCase().match(/\p{L}{2,}/gu) ?? [];

/** Addresses, paths, environment variables, and codes in backticks or quotes. */
const noWords = /\S+[@/_]\S*|`[^`]*`|\b[A-Z]{2,}\b|\b[\da-f-]{16,}\b|\b\w+\.\w+/g;

/** Returns a function that finds the words in a text that the English texts have, and those of the language do not. */
export async function englishFinder(language: Translation): Promise<(text: string) => string[]> {
  const own = new Set(textsOf({ ...(await translations[language]()) }).flatMap(wordsOf));
  const known = new Set(wordsOf(shared));
  const foreign = new Set(
    textsOf({ ...english })
      .flatMap((text) => wordsOf(text.replaceAll(noWords, '')))
      .filter((word) => !own.has(word) && !known.has(word)),
  );
  return (text) => wordsOf(withoutBrackets(text).replaceAll(noWords, '')).filter((word) => foreign.has(word));
}
