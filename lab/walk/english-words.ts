import * as english from '#src/texts/all.server.ts';
import { setLanguage } from '#src/texts/languages.server.ts';
import type { Translation } from './languages.ts';
import { withoutBrackets } from './texts.ts';
import { textsOf } from '#test/texts-of.ts';

/** Parts of names of models, French for GB, and a brand that Japanese texts write in another script. */
const shared: Record<Translation, string> = { de: 'Auto', fr: 'Auto Go', es: 'Auto', ja: 'Auto Sony' };

const wordsOf = (text: string): string[] => text.toLowerCase().match(/\p{L}{2,}/gu) ?? [];

/** Addresses, paths, environment variables, and codes in backticks or quotes. */
const noWords = /\S+[@/_]\S*|`[^`]*`|\b[A-Z]{2,}\b|\b[\da-f-]{16,}\b|\b\w+\.\w+/g;

const englishWords = textsOf(english).flatMap((text) => wordsOf(text.replaceAll(noWords, '')));

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
  return (text) => wordsOf(withoutBrackets(text).replaceAll(noWords, '')).filter((word) => foreign.has(word));
}
