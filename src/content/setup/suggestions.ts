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

const zones: Partial<Record<Language, string>> = {
  de: 'Europe/Berlin',
  fr: 'Europe/Paris',
  es: 'Europe/Madrid',
  ja: 'Asia/Tokyo',
};

// Some systems name a variant, as in en-US@posix, which is not part of a language tag.
const regionOf = (tag: string) => new Intl.Locale(tag.split('@', 1).join()).maximize().region ?? '';

/**
 * Returns what a shop in a language probably uses: in the region of the browser if it has the language, as in de-CH,
 * otherwise where most people speak it. Currency and time zone are missing if unknown. English is spoken everywhere.
 */
export function suggestSettings(language: Language, browserLanguage: string) {
  const isSpoken = language === 'en' || suggestLanguage([browserLanguage]) === language;
  const home = regionOf(language);
  const region = isSpoken ? regionOf(browserLanguage) : home;
  return {
    units: region === 'US' || region === 'GB' ? ('mi' as const) : ('km' as const),
    currency: currencies.get(region),
    timeZone: region === home ? zones[language] : undefined,
  };
}
