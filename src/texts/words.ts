import { grammar } from './grammar.ts';

/** Formats a number: 1,234. Integers do without `Intl`, whose first use blocks a slow phone for 50 ms. */
export const digits = (value: number): string =>
  Number.isSafeInteger(value)
    ? groupDigits(value)
    : value.toLocaleString(grammar.tag).replaceAll('\u202F', '\u00A0');

const groupDigits = (value: number): string =>
  Math.abs(value) < grammar.grouped
    ? String(value)
    : String(value).replaceAll(/\B(?=(?:\d{3})+$)/g, grammar.numbers.group);

/** The forms of a text for counts. `one`, `few` and others are missing if the language has none or they do not differ. */
type Forms = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string };

const rules = new Map<string, Intl.PluralRules>();

/** Returns the form of a text for a count, with the number in place of `{n}`: 1 item, 1,234 items. */
export function plural(count: number, forms: Forms): string {
  const { tag } = grammar;
  const rule = rules.get(tag) ?? new Intl.PluralRules(tag);
  rules.set(tag, rule);
  return (forms[rule.select(count)] ?? forms.other).replace('{n}', () => digits(count));
}

/** Returns 'a', 'a and b' or 'a, b and c'. */
export const inSentence = (names: readonly string[]): string => grammar.list(names);

export const asSentence = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Begins a text in lower case, to place it inside a sentence. LCD keeps its capitals. */
export const uncapitalize = (text: string): string =>
  text.replace(/^.(?!\p{Lu})/u, (first) => first.toLowerCase());

/** Joins a label and its text, as in 'Decided: returned'. */
export const labeled = (label: string, text: string): string => `${label}${grammar.colon}${text}`;

/** Adds a short note to a text: Thu, Nov 26 (in 3 days). */
export const noted = (text: string, note: string): string => grammar.note(text, note);

/** Joins short texts: box, manual, strap. */
export const listed = (texts: readonly string[]): string => texts.join(grammar.comma);

export const joinSentences = (sentences: readonly string[]): string => sentences.join(grammar.gap);

const collators = new Map<string, Intl.Collator>();

/** Compares names for lists that people read, as the shop's language sorts them; numbers by their value. */
export function compareNames(one: string, other: string): number {
  const { tag } = grammar;
  const collator = collators.get(tag) ?? new Intl.Collator(tag, { numeric: true });
  collators.set(tag, collator);
  return collator.compare(one, other);
}
