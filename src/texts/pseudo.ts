/** ⟦Details~~~⟧: the text can be read, is 40 % longer, and whatever was not looked up has no brackets. */
function bracket(text: string): string {
  const more = Math.max(0, Math.ceil(text.length * 0.4) - 2);
  // Lines break between the added words, as between those of a language.
  return `⟦${text}${'~~~~~ '.repeat(more / 6 + 1).slice(0, more)}⟧`;
}

/** All texts in a value as the pseudo-locale has them; addresses stay, and functions say what they say in brackets. */
export const pseudo = <T>(value: T): T => translate(value) as T;

function translate(value: unknown): unknown {
  if (typeof value === 'string') return value.startsWith('/') ? value : bracket(value);
  if (typeof value === 'function') return (...given: unknown[]) => translate(value(...given));
  if (Array.isArray(value)) return value.map(translate);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, translate(inner)]));
}
