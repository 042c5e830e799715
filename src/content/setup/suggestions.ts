import { languages, type Language } from '#src/texts/language-names.ts';

const euro = 'AT BE BG CY DE EE ES FI FR GR HR IE IT LT LU LV MT NL PT SI SK'.split(' ');
const currencies = new Map([
  ...euro.map((region) => [region, 'EUR'] as const),
  ['AU', 'AUD'],
  ['CA', 'CAD'],
  ['CH', 'CHF'],
  ['GB', 'GBP'],
  ['JP', 'JPY'],
  ['US', 'USD'],
]);

/** Returns the first of the browser's languages that a shop can have. */
export function suggestLanguage(preferred: readonly string[]): Language | undefined {
  const spoken = preferred.map((tag) => tag.split(/[-_@]/, 1).join().toLowerCase());
  return spoken.flatMap((each) => languages.filter((language) => language === each))[0];
}

/** Returns what a shop probably uses, from the language of the browser. The currency is missing for other regions. */
export function suggestSettings(language: string): { units: 'km' | 'mi'; currency: string | undefined } {
  // Some systems name a variant, as in en-US@posix, which is not part of a language tag.
  const { region = '' } = new Intl.Locale(language.split('@', 1).join()).maximize();
  return { units: region === 'US' || region === 'GB' ? 'mi' : 'km', currency: currencies.get(region) };
}
