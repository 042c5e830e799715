import { pseudo } from './pseudo.ts';

const locales = ['en', 'original', 'qps'] as const;
export type Locale = (typeof locales)[number];

/** What the server was started with; pages carry it in their first tag. */
const given =
  typeof document === 'undefined' ? process.env['LOCALE'] : document.documentElement.dataset['texts'];

/** The shop's locale, the same for as long as a process runs or a page is open. */
export const locale: Locale = locales.find((each) => each === given) ?? 'en';

/** The texts of a module in the shop's locale; `original` where the original product says something else. */
export function inLocale<T extends object>(en: T, original: T = en): T {
  if (locale === 'qps') return pseudo(en);
  return locale === 'original' ? original : en;
}
