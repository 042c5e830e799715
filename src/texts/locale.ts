const locales = ['en', 'original', 'qps', 'qps-rtl'] as const;
export type Locale = (typeof locales)[number];

/** The locale of the server. In the browser, it is read from the `html` element. */
const configured =
  typeof document === 'undefined' ? process.env['LOCALE'] : document.documentElement.dataset['texts'];

/** Returns the locale of a setting. Translations replace the texts of 'en'. */
export const localeOf = (setting: string | undefined): Locale =>
  locales.find((each) => each === setting) ?? 'en';

/** The shop's locale, which stays the same while a process runs or a page is open. */
export const locale: Locale = localeOf(configured);

/** The direction of the pages. Only the mirrored pseudo-locale runs from right to left. */
export const direction = locale === 'qps-rtl' ? 'rtl' : 'ltr';

/** Begins a text in the direction of the pages: a paragraph takes that of its first letter, or of this mark. */
export const directionMark = direction === 'rtl' ? '\u200F' : '';

/** The type of texts in any language. */
type Translated<T> = T extends string
  ? string
  : T extends (...args: infer A) => infer R
    ? (...args: A) => Translated<R>
    : T extends object
      ? { [K in keyof T]: Translated<T[K]> }
      : T;

/** Returns the texts for the shop's locale. `original` has the texts of the original product where they differ. */
export function inLocale<T extends object>(en: T, original: T = en): Translated<T> {
  const texts = locale === 'original' ? original : en;
  return (locale.startsWith('qps') ? pseudo(texts) : texts) as Translated<T>;
}

/** Returns ⟦Details~~~⟧, which is readable but 40 % longer, to reveal hard-coded texts and tight layouts. */
function bracket(text: string): string {
  const more = Math.max(0, Math.ceil(text.length * 0.4) - 2);
  // The padding has spaces, so that lines can break.
  return `${directionMark}⟦${text}${'~~~~~ '.repeat(more / 6 + 1).slice(0, more)}⟧`;
}

/**
 * Returns a value with all its texts in the pseudo-locale. Paths are unchanged, and functions return text in brackets.
 */
export const pseudo = <T>(value: T): T => translate(value) as T;

function translate(value: unknown): unknown {
  if (typeof value === 'string') return value.startsWith('/') ? value : bracket(value);
  if (typeof value === 'function') return (...args: unknown[]) => translate(value(...args));
  if (Array.isArray(value)) return value.map(translate);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, translate(inner)]));
}
