import type { Locale } from './locale.ts';

/** The languages of a shop, by their own names. */
export const languageNames = {
  en: 'English',
  de: 'Deutsch',
  fr: 'Français',
  es: 'Español',
  ja: '日本語',
} as const;

export type Language = keyof typeof languageNames;

export const languages = Object.keys(languageNames) as Language[];

/** A value of `LOCALE`. The texts of the original product and those of tests are derived from the English ones. */
export type LocaleSetting = Language | Locale | undefined;

/** Returns the language that `LOCALE` fixes, or undefined without it. */
export const languageOf = (setting: LocaleSetting): Language | undefined =>
  setting && (languages.find((each) => each === setting) ?? 'en');
