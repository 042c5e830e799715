/** The languages of a shop, the pseudo-locale, and the mirrored one. */
export const languages = ['en', 'de', 'fr', 'es', 'ja', 'qps', 'qps-rtl'] as const;

export type Language = (typeof languages)[number];
export type Translation = Exclude<Language, 'en' | 'qps' | 'qps-rtl'>;

export const isTranslation = (language: Language): language is Translation =>
  language !== 'en' && !language.startsWith('qps');
