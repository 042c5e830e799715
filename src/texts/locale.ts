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

/** ⟦Details~~~⟧: the text can be read, is 40 % longer, and whatever was not looked up has no brackets. */
function bracket(text: string): string {
  const more = Math.max(0, Math.ceil(text.length * 0.4) - 2);
  // Lines break between the added words, as between those of a language.
  return `⟦${text}${'~~~~~ '.repeat(more / 6 + 1).slice(0, more)}⟧`;
}

/** Returns a value with all its texts as the pseudo-locale has them. Paths stay, and functions return text in brackets. */
export const pseudo = <T>(value: T): T => translate(value) as T;

function translate(value: unknown): unknown {
  if (typeof value === 'string') return value.startsWith('/') ? value : bracket(value);
  if (typeof value === 'function') return (...given: unknown[]) => translate(value(...given));
  if (Array.isArray(value)) return value.map(translate);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, translate(inner)]));
}

// Made once: a page of a list writes a hundred numbers.
const english = new Intl.NumberFormat('en-US');

/** A number as pages write it: 1,234. */
export const digits = (value: number): string => english.format(value);

/** A number of things: 1 item, 1,234 items. */
export const some = (count: number, one: string, many: string): string =>
  `${digits(count)} ${count === 1 ? one : many}`;
